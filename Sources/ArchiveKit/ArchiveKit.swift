// ArchiveKit: first file to come.
