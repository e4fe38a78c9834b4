// CollageStorage: first file to come.
