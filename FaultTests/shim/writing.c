// Writing, cutting and syncing of open files.
#define _GNU_SOURCE
#include "shim.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// Where a write without a place of its own goes.
enum { AT_PRESENT_PLACE = -1 };

static ssize_t write_now(int descriptor, const void *bytes, size_t count, off_t place) {
  if (place == AT_PRESENT_PLACE) return syscall(SYS_write, descriptor, bytes, count);
  return syscall(SYS_pwrite64, descriptor, bytes, count, place);
}

static off_t present_place(int descriptor) {
  int appends = (fcntl(descriptor, F_GETFL) & O_APPEND) != 0;
  return lseek(descriptor, 0, appends ? SEEK_END : SEEK_CUR);
}

static ssize_t write_watched(
    int descriptor, const char *path, const void *bytes, size_t count, off_t place) {
  switch (judge(KIND_WRITE, path)) {
    case VERDICT_FAIL: return -1;
    case VERDICT_PRETEND: return (ssize_t)count;
    case VERDICT_CUT: count = count > 1 ? count / 2 : count; break;
    case VERDICT_DO: break;
  }
  off_t offset = place == AT_PRESENT_PLACE ? present_place(descriptor) : place;
  ssize_t written = write_now(descriptor, bytes, count, place);
  if (written <= 0) return written;
  record(&(struct operation){
      .kind = KIND_WRITE, .path = path, .inode = inode_of(descriptor),
      .offset = (uint64_t)offset, .bytes = bytes, .count = (size_t)written});
  return written;
}

static ssize_t write_anywhere(int descriptor, const void *bytes, size_t count, off_t place) {
  char path[PATH_SIZE];
  begin_operation();
  ssize_t written;
  if (watched_descriptor(descriptor, path)) {
    written = write_watched(descriptor, path, bytes, count, place);
  } else {
    written = write_now(descriptor, bytes, count, place);
    // What the program says, among what it does: an acknowledgement has its place there.
    if (descriptor == STDOUT_FILENO && written > 0) {
      record(&(struct operation){.kind = KIND_OUTPUT, .bytes = bytes, .count = (size_t)written});
    }
  }
  end_operation();
  return written;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  return write_anywhere(descriptor, bytes, count, AT_PRESENT_PLACE);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t place) {
  return write_anywhere(descriptor, bytes, count, place);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t place) {
  return write_anywhere(descriptor, bytes, count, place);
}

// One write after the other: each is an operation that may fail.
static ssize_t write_parts(int descriptor, const struct iovec *parts, int count, off_t place) {
  ssize_t total = 0;
  for (int index = 0; index < count; index++) {
    off_t here = place == AT_PRESENT_PLACE ? place : place + total;
    ssize_t written =
        write_anywhere(descriptor, parts[index].iov_base, parts[index].iov_len, here);
    if (written < 0) return total > 0 ? total : -1;
    total += written;
    if ((size_t)written < parts[index].iov_len) break;
  }
  return total;
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  return write_parts(descriptor, parts, count, AT_PRESENT_PLACE);
}

ssize_t pwritev(int descriptor, const struct iovec *parts, int count, off_t place) {
  return write_parts(descriptor, parts, count, place);
}

ssize_t pwritev64(int descriptor, const struct iovec *parts, int count, off64_t place) {
  return write_parts(descriptor, parts, count, place);
}

// Into watched files bytes are copied by hand, so that each of them passes the record.
ssize_t sendfile(int target, int source, off_t *place, size_t count) {
  char path[PATH_SIZE], bytes[1 << 16];
  if (!watched_descriptor(target, path)) {
    return syscall(SYS_sendfile, target, source, place, count);
  }
  size_t wanted = count < sizeof bytes ? count : sizeof bytes;
  ssize_t length =
      place ? pread(source, bytes, wanted, *place) : read(source, bytes, wanted);
  if (length <= 0) return length;
  ssize_t written = write_anywhere(target, bytes, (size_t)length, AT_PRESENT_PLACE);
  if (written > 0 && place) *place += written;
  return written;
}

ssize_t sendfile64(int target, int source, off64_t *place, size_t count) {
  return sendfile(target, source, place, count);
}

// The way back to read and write is what every caller must have.
ssize_t copy_file_range(
    int source, off64_t *from, int target, off64_t *to, size_t count, unsigned flags) {
  char path[PATH_SIZE];
  if (watched_descriptor(target, path)) {
    errno = EXDEV;
    return -1;
  }
  return syscall(SYS_copy_file_range, source, from, target, to, count, flags);
}

static int is_folder(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
}

static int sync_anywhere(int descriptor, long call) {
  char path[PATH_SIZE];
  begin_operation();
  int result = 0;
  if (!watched_descriptor(descriptor, path)) {
    result = (int)syscall(call, descriptor);
  } else {
    enum kind kind = is_folder(descriptor) ? KIND_SYNC_FOLDER : KIND_SYNC;
    enum verdict verdict = judge(kind, path);
    if (verdict == VERDICT_FAIL) result = -1;
    if (verdict == VERDICT_DO || verdict == VERDICT_CUT) {
      result = (int)syscall(call, descriptor);
      if (result == 0) {
        record(&(struct operation){
            .kind = kind, .path = path, .inode = inode_of(descriptor)});
      }
    }
  }
  end_operation();
  return result;
}

int fsync(int descriptor) { return sync_anywhere(descriptor, SYS_fsync); }

int fdatasync(int descriptor) { return sync_anywhere(descriptor, SYS_fdatasync); }

int ftruncate(int descriptor, off_t length) {
  char path[PATH_SIZE];
  begin_operation();
  int is_watched = watched_descriptor(descriptor, path);
  enum verdict verdict = is_watched ? judge(KIND_TRUNCATE, path) : VERDICT_DO;
  int result = verdict == VERDICT_FAIL ? -1 : 0;
  if (verdict == VERDICT_DO || verdict == VERDICT_CUT) {
    result = (int)syscall(SYS_ftruncate, descriptor, length);
    if (result == 0 && is_watched) {
      record(&(struct operation){
          .kind = KIND_TRUNCATE, .path = path, .inode = inode_of(descriptor),
          .offset = (uint64_t)length});
    }
  }
  end_operation();
  return result;
}

int ftruncate64(int descriptor, off64_t length) { return ftruncate(descriptor, length); }
