#ifndef JOGAKBO_CVIPS_LOADER_H
#define JOGAKBO_CVIPS_LOADER_H

// Loads libvips into the process, before its first function is called. Returns what hindered it, or
// NULL; the text belongs to the system.
const char *cvips_load(void);

#endif
