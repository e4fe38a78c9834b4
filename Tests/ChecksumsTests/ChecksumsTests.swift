// Checksums tests to come.
