// Naming and removing of files and folders.
#define _GNU_SOURCE
#include "shim.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Does a call that changes names, unless it is to fail. `is_watched` says whether it is counted.
#define CHANGE_NAMES(operation_kind, is_watched, old_path, later_path, call)                    \
  do {                                                                                          \
    enum verdict verdict = (is_watched) ? judge(operation_kind, old_path) : VERDICT_DO;          \
    int result = verdict == VERDICT_FAIL ? -1 : 0;                                               \
    if (verdict == VERDICT_DO || verdict == VERDICT_CUT) {                                       \
      result = (int)(call);                                                                     \
      if (result == 0 && (is_watched)) {                                                         \
        record(&(struct operation){                                                             \
            .kind = operation_kind, .path = old_path, .new_path = later_path});                 \
      }                                                                                         \
    }                                                                                           \
    end_operation();                                                                            \
    return result;                                                                              \
  } while (0)

// The calls that give another name take the same arguments.
static int give_name(enum kind kind, long call, int from, const char *name, int to,
                     const char *new_name, unsigned flags) {
  char path[PATH_SIZE], new_path[PATH_SIZE];
  begin_operation();
  int is_watched = watched_path(from, name, path) && watched_path(to, new_name, new_path);
  CHANGE_NAMES(kind, is_watched, path, new_path,
               syscall(call, from, name, to, new_name, flags));
}

int renameat2(int from, const char *name, int to, const char *new_name, unsigned flags) {
  return give_name(KIND_RENAME, SYS_renameat2, from, name, to, new_name, flags);
}

int renameat(int from, const char *name, int to, const char *new_name) {
  return renameat2(from, name, to, new_name, 0);
}

int rename(const char *name, const char *new_name) {
  return renameat2(AT_FDCWD, name, AT_FDCWD, new_name, 0);
}

int linkat(int from, const char *name, int to, const char *new_name, int flags) {
  return give_name(KIND_LINK, SYS_linkat, from, name, to, new_name, (unsigned)flags);
}

int link(const char *name, const char *new_name) {
  return linkat(AT_FDCWD, name, AT_FDCWD, new_name, 0);
}

int unlinkat(int folder, const char *name, int flags) {
  char path[PATH_SIZE];
  struct stat status;
  begin_operation();
  // That there is nothing to remove is no operation.
  int is_watched = watched_path(folder, name, path)
                   && fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0;
  enum kind kind = flags & AT_REMOVEDIR ? KIND_REMOVE_FOLDER : KIND_UNLINK;
  CHANGE_NAMES(kind, is_watched, path, NULL, syscall(SYS_unlinkat, folder, name, flags));
}

int unlink(const char *name) { return unlinkat(AT_FDCWD, name, 0); }

int rmdir(const char *name) { return unlinkat(AT_FDCWD, name, AT_REMOVEDIR); }

int remove(const char *name) {
  struct stat status;
  int is_folder = lstat(name, &status) == 0 && S_ISDIR(status.st_mode);
  return unlinkat(AT_FDCWD, name, is_folder ? AT_REMOVEDIR : 0);
}

int mkdirat(int folder, const char *name, mode_t mode) {
  char path[PATH_SIZE];
  struct stat status;
  begin_operation();
  int is_watched = watched_path(folder, name, path)
                   && fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0;
  CHANGE_NAMES(KIND_MAKE_FOLDER, is_watched, path, NULL,
               syscall(SYS_mkdirat, folder, name, mode));
}

int mkdir(const char *name, mode_t mode) { return mkdirat(AT_FDCWD, name, mode); }
