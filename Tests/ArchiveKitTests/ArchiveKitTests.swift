// ArchiveKit tests to come.
