// The record of operations, in the file that FAULT_RECORD names: for each a header, two paths and
// the bytes, in the order in which they were done. harness/record.py reads it.
#define _GNU_SOURCE
#include "shim.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct header {
  uint32_t kind;
  uint32_t path_length;
  uint32_t new_path_length;
  uint32_t byte_count;
  uint64_t inode;
  uint64_t offset;
};

static int descriptor = -1;

__attribute__((constructor)) static void open_record(void) {
  const char *path = getenv("FAULT_RECORD");
  if (!path) return;
  // Past the interposed functions, as all of this file.
  int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC;
  descriptor = (int)syscall(SYS_openat, AT_FDCWD, path, flags, 0600);
  // A record that is not written would look like a program that does nothing.
  if (descriptor < 0) abort();
}

void record(const struct operation *operation) {
  if (descriptor < 0) return;
  const char *path = operation->path ? operation->path : "";
  const char *new_path = operation->new_path ? operation->new_path : "";
  struct header header = {
      .kind = operation->kind,
      .path_length = (uint32_t)strlen(path),
      .new_path_length = (uint32_t)strlen(new_path),
      .byte_count = (uint32_t)operation->count,
      .inode = operation->inode,
      .offset = operation->offset,
  };
  const struct iovec parts[] = {
      {&header, sizeof header},
      {(void *)path, header.path_length},
      {(void *)new_path, header.new_path_length},
      {(void *)operation->bytes, header.byte_count},
  };
  size_t total = sizeof header + header.path_length + header.new_path_length + header.byte_count;
  if (syscall(SYS_writev, descriptor, parts, 4) != (long)total) abort();
}
