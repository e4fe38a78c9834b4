// CollageDocument tests to come.
