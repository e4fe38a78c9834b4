// Checksums: first file to come.
