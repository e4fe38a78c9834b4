// TestSupport: first file to come.
