#define _GNU_SOURCE
#include "CSandbox.h"

#include "filter.h"

#include <errno.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <time.h>

static int limit(int resource, uint64_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit)) return errno;
  // A stricter limit of the surroundings stays.
  rlim_t hard = limit.rlim_max < value ? limit.rlim_max : value;
  limit.rlim_cur = limit.rlim_max = hard;
  return setrlimit(resource, &limit) ? errno : 0;
}

/// The soft limit alone, so that the parent can extend the time for each file.
static int limit_time(pid_t process, uint64_t seconds) {
  struct rlimit limit;
  if (prlimit(process, RLIMIT_CPU, NULL, &limit)) return errno;
  limit.rlim_cur = limit.rlim_max < seconds ? limit.rlim_max : seconds;
  return prlimit(process, RLIMIT_CPU, &limit, NULL) ? errno : 0;
}

int csandbox_confine(const struct csandbox_limits *limits, bool *filtered) {
  int failure = limit(RLIMIT_AS, limits->address_space);
  if (!failure) failure = limit(RLIMIT_NOFILE, limits->descriptors);
  if (!failure) failure = limit(RLIMIT_CORE, 0);
  if (!failure) failure = limit(RLIMIT_FSIZE, 0);
  if (!failure) failure = limit_time(0, limits->processor_seconds);
  if (failure) return failure;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return errno;
  // Nor may another program of the user look into it.
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)) return errno;
  return csandbox_filter_calls(filtered);
}

int csandbox_extend_time(pid_t process, uint64_t seconds) {
  clockid_t clock;
  int failure = clock_getcpuclockid(process, &clock);
  if (failure) return failure;
  struct timespec used;
  if (clock_gettime(clock, &used)) return errno;
  // The second that has begun is not counted.
  return limit_time(process, (uint64_t)used.tv_sec + 1 + seconds);
}
