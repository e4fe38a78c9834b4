// CairoKit: first file to come.
