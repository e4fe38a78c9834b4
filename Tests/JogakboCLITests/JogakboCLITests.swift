// JogakboCLI tests to come.
