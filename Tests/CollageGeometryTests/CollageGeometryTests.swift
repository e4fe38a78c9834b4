// CollageGeometry tests to come.
