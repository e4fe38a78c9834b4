// The watched folder: FAULT_FOLDER names it. Without one the shim does nothing.
#define _GNU_SOURCE
#include "shim.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char watched[PATH_SIZE];
static size_t watched_length;

__attribute__((constructor)) static void find_folder(void) {
  const char *folder = getenv("FAULT_FOLDER");
  if (folder && realpath(folder, watched)) watched_length = strlen(watched);
}

static int below_folder(const char *path, char *relative) {
  size_t length = watched_length;
  if (length == 0 || strncmp(path, watched, length) != 0) return 0;
  if (path[length] != '/' && path[length] != '\0') return 0;
  snprintf(relative, PATH_SIZE, "%s", path + length + (path[length] == '/'));
  for (size_t end = strlen(relative); end > 0 && relative[end - 1] == '/'; end--) {
    relative[end - 1] = '\0';
  }
  return 1;
}

int watched_path(int folder, const char *path, char *relative) {
  if (watched_length == 0 || !path) return 0;
  if (path[0] == '/') return below_folder(path, relative);
  char name[64], start[PATH_SIZE], whole[2 * PATH_SIZE];
  if (folder < 0) {
    snprintf(name, sizeof name, "/proc/self/cwd");
  } else {
    snprintf(name, sizeof name, "/proc/self/fd/%d", folder);
  }
  ssize_t length = readlink(name, start, sizeof start - 1);
  if (length < 0) return 0;
  start[length] = '\0';
  snprintf(whole, sizeof whole, "%s/%s", start, path);
  return below_folder(whole, relative);
}

int watched_descriptor(int descriptor, char *relative) {
  if (watched_length == 0 || descriptor < 0) return 0;
  int error = errno;
  char name[64], path[PATH_SIZE];
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(name, path, sizeof path - 1);
  errno = error;
  if (length < 0) return 0;
  path[length] = '\0';
  return below_folder(path, relative);
}

uint64_t inode_of(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 ? status.st_ino : 0;
}
