// CollageDocument: first file to come.
