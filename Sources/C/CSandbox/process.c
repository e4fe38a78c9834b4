#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/// What becomes of descriptors in the child.
static int describe_files(posix_spawn_file_actions_t *files, int channel) {
  int failure = posix_spawn_file_actions_addopen(files, 0, "/dev/null", O_RDWR, 0);
  if (!failure) failure = posix_spawn_file_actions_adddup2(files, 0, 1);
  if (!failure) failure = posix_spawn_file_actions_adddup2(files, 0, 2);
  if (!failure) failure = posix_spawn_file_actions_adddup2(files, channel, CSANDBOX_CHANNEL);
  if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(files, CSANDBOX_CHANNEL + 1);
  // A folder that a process works in cannot be unmounted.
  if (!failure) failure = posix_spawn_file_actions_addchdir_np(files, "/");
  return failure;
}

/// No signal is blocked or ignored, and none that a terminal sends to the parent's group arrives.
static int describe_process(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  int failure = posix_spawnattr_setsigmask(attributes, &none);
  if (!failure) failure = posix_spawnattr_setsigdefault(attributes, &all);
  if (!failure) failure = posix_spawnattr_setpgroup(attributes, 0);
  if (failure) return failure;
  return posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
}

static int spawn(const char *program, const char *name, char *const environment[], int channel,
                 pid_t *process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  int failure = posix_spawn_file_actions_init(&files);
  if (failure) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (!failure) {
    failure = describe_files(&files, channel);
    if (!failure) failure = describe_process(&attributes);
    char *const arguments[] = {(char *)name, NULL};
    if (!failure) {
      failure = posix_spawn(process, program, &files, &attributes, arguments, environment);
    }
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&files);
  return failure;
}

int csandbox_start(const char *program, const char *name, char *const environment[],
                   pid_t *process, int *channel) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends)) return errno;
  int failure = spawn(program, name, environment, ends[1], process);
  close(ends[1]);
  if (failure) {
    close(ends[0]);
  } else {
    *channel = ends[0];
  }
  return failure;
}

int csandbox_end(pid_t process) {
  // A signal changes nothing for a process that is ending already, and its number is not given to
  // another before its status is taken.
  kill(process, SIGKILL);
  int status;
  while (waitpid(process, &status, 0) < 0) {
    // Where signals of children are ignored, the system takes the status itself.
    if (errno != EINTR) return 0;
  }
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
