// CairoRendering: first file to come.
