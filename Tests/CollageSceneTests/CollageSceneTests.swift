// CollageScene tests to come.
