// The time of day, some days later: FAULT_DAYS says how many. What a program does after a month is
// seen at once.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long days_later(void) {
  const char *days = getenv("FAULT_DAYS");
  return days ? atol(days) * 86400 : 0;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = (int)syscall(SYS_clock_gettime, clock, time);
  if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += days_later();
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  int result = (int)syscall(SYS_gettimeofday, time, zone);
  if (result == 0) time->tv_sec += days_later();
  return result;
}
