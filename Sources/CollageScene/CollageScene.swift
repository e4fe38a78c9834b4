// CollageScene: first file to come.
