// CollageGeometry: first file to come.
