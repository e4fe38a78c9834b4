// CommandLineKit: first file to come.
