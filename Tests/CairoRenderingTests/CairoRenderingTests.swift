// CairoRendering tests to come.
