#ifndef JOGAKBO_CSANDBOX_FILTER_H
#define JOGAKBO_CSANDBOX_FILTER_H

#include <stdbool.h>

/// Ends this process when any of its threads makes a system call that decoders have no need for.
int csandbox_filter_calls(bool *filtered);

#endif
