// CollageStorage tests to come.
