#define _GNU_SOURCE
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifndef THIS_ARCHITECTURE

int csandbox_filter_calls(bool *filtered) {
  *filtered = false;
  return 0;
}

#else

/// Calls that decoding, memory, threads and the channel need.
static const int allowed[] = {
    SYS_read, SYS_readv, SYS_pread64, SYS_write, SYS_writev, SYS_lseek, SYS_fstat, SYS_newfstatat,
    SYS_close, SYS_dup, SYS_fadvise64, SYS_recvmsg, SYS_sendmsg, SYS_ppoll, SYS_munmap,
    SYS_mremap, SYS_madvise, SYS_brk, SYS_futex, SYS_sched_yield, SYS_sched_getaffinity,
    SYS_set_robust_list, SYS_rseq, SYS_membarrier, SYS_gettid, SYS_getpid, SYS_rt_sigaction,
    SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_restart_syscall, SYS_clock_gettime,
    SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_getrandom,
    SYS_getrusage, SYS_sysinfo, SYS_uname, SYS_exit, SYS_exit_group,
#ifdef SYS_poll
    SYS_poll,
#endif
};

/// Calls that libraries make in passing and can do without: they fail, and nothing else happens.
static const struct {
  int call;
  int error;
} refused[] = {
    {SYS_openat, EACCES}, {SYS_readlinkat, EACCES}, {SYS_faccessat, EACCES},
    {SYS_faccessat2, EACCES}, {SYS_statx, ENOSYS},
    // Its flags lie in memory, where no filter can see them; the C library then uses clone.
    {SYS_clone3, ENOSYS}, {SYS_ioctl, ENOTTY},
#ifdef SYS_open
    {SYS_open, EACCES}, {SYS_access, EACCES}, {SYS_readlink, EACCES}, {SYS_stat, EACCES},
#endif
};

/// A call that is allowed where some bits of an argument have one of the values; otherwise it fails.
struct condition {
  int call;
  int argument;
  uint32_t mask;
  int value_count;
  uint32_t values[5];
  int error;
};

// MARK: Writing the filter

/// Longer than all rules together.
enum { CAPACITY = 256 };

struct program {
  struct sock_filter lines[CAPACITY];
  unsigned short count;
};

static void add(struct program *program, struct sock_filter line) {
  program->lines[program->count++] = line;
}

static void add_answer(struct program *program, uint32_t answer) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, answer));
}

static void add_load(struct program *program, size_t offset) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

/// Goes on with the next line where the number loaded last is `value`, else after `skipped` lines.
static void add_test(struct program *program, uint32_t value, uint8_t skipped) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skipped));
}

static uint32_t failing_with(int error) {
  return SECCOMP_RET_ERRNO | ((uint32_t)error & SECCOMP_RET_DATA);
}

/// Both processors are little-endian: the lower half of an argument comes first.
static size_t argument_offset(int argument) {
  return offsetof(struct seccomp_data, args) + sizeof(uint64_t) * (size_t)argument;
}

static void add_condition(struct program *program, const struct condition *condition) {
  add_test(program, (uint32_t)condition->call, (uint8_t)(3 + 2 * condition->value_count));
  add_load(program, argument_offset(condition->argument));
  add(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, condition->mask));
  for (int i = 0; i < condition->value_count; i++) {
    add_test(program, condition->values[i], 1);
    add_answer(program, SECCOMP_RET_ALLOW);
  }
  add_answer(program, failing_with(condition->error));
}

/// Limits may be read, which tells how large a stack is, but not set.
static void add_reading_limits(struct program *program) {
  size_t new_limit = argument_offset(2);
  add_test(program, SYS_prlimit64, 6);
  add_load(program, new_limit);
  add_test(program, 0, 3);
  add_load(program, new_limit + sizeof(uint32_t));
  add_test(program, 0, 1);
  add_answer(program, SECCOMP_RET_ALLOW);
  add_answer(program, failing_with(EPERM));
}

static void add_conditions(struct program *program) {
  const struct condition conditions[] = {
      // Memory that can be written never becomes code.
      {SYS_mmap, 2, PROT_EXEC, 1, {0}, EACCES},
      {SYS_mprotect, 2, PROT_EXEC, 1, {0}, EACCES},
      // Threads, but no processes.
      {SYS_clone, 0, CLONE_THREAD, 1, {CLONE_THREAD}, EPERM},
      // A process may end itself, and no other.
      {SYS_tgkill, 0, UINT32_MAX, 1, {(uint32_t)getpid()}, EPERM},
      {SYS_prctl, 0, UINT32_MAX, 1, {PR_SET_NAME}, EPERM},
      // Nothing that would send signals to other processes.
      {SYS_fcntl, 1, UINT32_MAX, 5,
       {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL}, EPERM},
  };
  for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++) {
    add_condition(program, &conditions[i]);
  }
  add_reading_limits(program);
}

static void add_rules(struct program *program) {
  add_load(program, offsetof(struct seccomp_data, arch));
  add_test(program, THIS_ARCHITECTURE, 1);
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JA, 1, 0, 0));
  add_answer(program, SECCOMP_RET_KILL_PROCESS);
  add_load(program, offsetof(struct seccomp_data, nr));
  for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++) {
    add_test(program, (uint32_t)allowed[i], 1);
    add_answer(program, SECCOMP_RET_ALLOW);
  }
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    add_test(program, (uint32_t)refused[i].call, 1);
    add_answer(program, failing_with(refused[i].error));
  }
  add_conditions(program);
  add_answer(program, SECCOMP_RET_KILL_PROCESS);
}

int csandbox_filter_calls(bool *filtered) {
  struct program program = {.count = 0};
  add_rules(&program);
  struct sock_fprog filter = {.len = program.count, .filter = program.lines};
  // Threads that libraries have started already are held to it as well.
  long result =
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter);
  *filtered = result == 0;
  if (result > 0) return ESRCH;
  // These two say that the kernel was built without filters.
  return result == 0 || errno == ENOSYS || errno == EINVAL ? 0 : errno;
}

#endif
