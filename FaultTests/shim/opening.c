// Opening and reading of files.
#define _GNU_SOURCE
#include "shim.h"

#include <fcntl.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int open_watched(int folder, const char *name, int flags, mode_t mode, const char *path) {
  struct stat status;
  int exists = fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0;
  int creates = (flags & O_CREAT) && !exists;
  int empties = (flags & O_TRUNC) && exists;
  enum kind kind = creates ? KIND_CREATE : empties ? KIND_TRUNCATE : KIND_OPEN;
  // A descriptor cannot be pretended.
  if (judge(kind, path) == VERDICT_FAIL) return -1;
  int descriptor = (int)syscall(SYS_openat, folder, name, flags, mode);
  if (descriptor >= 0 && (kind != KIND_OPEN || counts_reads())) {
    record(&(struct operation){.kind = kind, .path = path, .inode = inode_of(descriptor)});
  }
  return descriptor;
}

static int open_anywhere(int folder, const char *name, int flags, mode_t mode) {
  char path[PATH_SIZE];
  begin_operation();
  int descriptor = watched_path(folder, name, path)
                       ? open_watched(folder, name, flags, mode, path)
                       : (int)syscall(SYS_openat, folder, name, flags, mode);
  end_operation();
  return descriptor;
}

// The mode is there only where a file may be made.
#define READ_MODE(flags)                     \
  mode_t mode = 0;                           \
  if ((flags) & (O_CREAT | O_TMPFILE)) {     \
    va_list arguments;                       \
    va_start(arguments, flags);              \
    mode = (mode_t)va_arg(arguments, int);   \
    va_end(arguments);                       \
  }

int open(const char *name, int flags, ...) {
  READ_MODE(flags)
  return open_anywhere(AT_FDCWD, name, flags, mode);
}

int open64(const char *name, int flags, ...) {
  READ_MODE(flags)
  return open_anywhere(AT_FDCWD, name, flags | O_LARGEFILE, mode);
}

int openat(int folder, const char *name, int flags, ...) {
  READ_MODE(flags)
  return open_anywhere(folder, name, flags, mode);
}

int openat64(int folder, const char *name, int flags, ...) {
  READ_MODE(flags)
  return open_anywhere(folder, name, flags | O_LARGEFILE, mode);
}

int creat(const char *name, mode_t mode) {
  return open_anywhere(AT_FDCWD, name, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

int creat64(const char *name, mode_t mode) { return creat(name, mode); }

static ssize_t read_anywhere(int descriptor, void *bytes, size_t count, off_t place) {
  char path[PATH_SIZE];
  begin_operation();
  int is_watched = watched_descriptor(descriptor, path);
  int fails = is_watched && judge(KIND_READ, path) == VERDICT_FAIL;
  if (is_watched && !fails && counts_reads()) {
    record(&(struct operation){.kind = KIND_READ, .path = path});
  }
  end_operation();
  if (fails) return -1;
  if (place < 0) return syscall(SYS_read, descriptor, bytes, count);
  return syscall(SYS_pread64, descriptor, bytes, count, place);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  return read_anywhere(descriptor, bytes, count, -1);
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t place) {
  return read_anywhere(descriptor, bytes, count, place);
}

ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t place) {
  return read_anywhere(descriptor, bytes, count, place);
}
