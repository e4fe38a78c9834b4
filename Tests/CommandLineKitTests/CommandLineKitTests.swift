// CommandLineKit tests to come.
