// CollageEditing tests to come.
