// VipsKit tests to come.
