// CollageEditing: first file to come.
