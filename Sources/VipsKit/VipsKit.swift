// VipsKit: first file to come.
