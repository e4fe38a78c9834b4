// What the parts of the shim share. README.md in the folder above says what it is for.
#ifndef JOGAKBO_SHIM_H
#define JOGAKBO_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The kinds of operations on files. The numbers stand in records: harness/record.py has them too.
enum kind {
  KIND_CREATE = 1,
  KIND_WRITE,
  KIND_TRUNCATE,
  KIND_SYNC,
  KIND_SYNC_FOLDER,
  KIND_RENAME,
  KIND_LINK,
  KIND_UNLINK,
  KIND_MAKE_FOLDER,
  KIND_REMOVE_FOLDER,
  KIND_OUTPUT,
  KIND_OPEN,
  KIND_READ,
};

// What happens to an operation.
enum verdict {
  // It is done and recorded.
  VERDICT_DO,
  // It fails with an error, and nothing is done.
  VERDICT_FAIL,
  // Half of it is done.
  VERDICT_CUT,
  // It is said to be done.
  VERDICT_PRETEND,
};

// One operation, with paths relative to the watched folder.
struct operation {
  enum kind kind;
  const char *path;
  const char *new_path;
  uint64_t inode;
  uint64_t offset;
  const void *bytes;
  size_t count;
};

// Longest path that is handled, with its end.
enum { PATH_SIZE = 4096 };

// Counts an operation and decides what happens to it; sets errno for one that fails. It does not
// return where the process is to end here.
enum verdict judge(enum kind kind, const char *path);

// Whether opening and reading count.
int counts_reads(void);

// Appends an operation that was done to the record, where there is one.
void record(const struct operation *operation);

// Finds where below the watched folder a path leads; returns 0 where it leads elsewhere.
int watched_path(int folder, const char *path, char *relative);

// The same for an open descriptor.
int watched_descriptor(int descriptor, char *relative);

// The number by which the file system knows an open file.
uint64_t inode_of(int descriptor);

// Operations are judged, done and recorded one at a time, in one order.
void begin_operation(void);
void end_operation(void);

#endif
