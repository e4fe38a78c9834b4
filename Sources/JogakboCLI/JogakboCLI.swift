// JogakboCLI: first file to come.
