#ifndef JOGAKBO_CSANDBOX_H
#define JOGAKBO_CSANDBOX_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// What a process that handles foreign files may do, and how it is spoken to. In C, because filters of
// system calls, control messages and the numbers of calls are made of macros. Functions that can
// fail return 0 or a number of errno.

// MARK: Limits

struct csandbox_limits {
  /// Bytes of address space.
  uint64_t address_space;
  /// Seconds of processor time from the start of the process.
  uint64_t processor_seconds;
  /// Descriptors that may be open.
  uint64_t descriptors;
};

/// Limits this process for good. Where the kernel cannot filter system calls, or the processor is
/// none that the filter knows, `filtered` is false and all other limits hold.
int csandbox_confine(const struct csandbox_limits *limits, bool *filtered);

/// Lets another process run for so many more seconds of processor time.
int csandbox_extend_time(pid_t process, uint64_t seconds);

// MARK: Processes

/// The descriptor of the channel in a process that was started here.
enum { CSANDBOX_CHANNEL = 3 };

/// Starts a program with one argument, its name, and a channel as its only descriptor beside
/// standard streams that lead nowhere. It is in a process group of its own.
int csandbox_start(const char *program, const char *name, char *const environment[],
                   pid_t *process, int *channel);

/// Ends a child whether it has ended already or not, and takes its status off the system.
///
/// - Returns: The signal that ended it, 0 where it ended by itself.
int csandbox_end(pid_t process);

// MARK: Channels

/// Sends one message, and a descriptor with it where there is one (-1: none).
int csandbox_send(int channel, const void *bytes, size_t count, int descriptor);

/// Waits for a message up to a moment of the monotonic clock in nanoseconds (0: for ever). `count`
/// is 0 where the other side is gone. A descriptor that comes with it is the caller's (-1: none);
/// where `descriptor` is null, it is closed.
///
/// - Returns: ETIMEDOUT where none came in time.
int csandbox_receive(int channel, void *bytes, size_t capacity, uint64_t deadline, size_t *count,
                     int *descriptor);

/// The monotonic clock in nanoseconds.
uint64_t csandbox_now(void);

#endif
