// What is to happen, as the environment says it:
//
//   FAULT_AT       the number of an operation, from 1
//   FAULT_ACTION   what happens there: "kill", "fail" (this one), "stick" (this one and all that
//                  follow), "cut" (half of a write), "pretend" (nothing is done, nothing is said)
//   FAULT_ERROR    the number of the error
//   FAULT_READS    counts and records opening and reading as well
//   FAULT_PRETEND  operations that are only pretended, as "KIND:PREFIX" with a kind's number and
//                  the beginning of a path, with commas between
//
// paths.c, record.c and clock.c have more.
#define _GNU_SOURCE
#include "shim.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
  long at;
  const char *action;
  int error;
  int counts_reads;
  const char *pretended;
} settings;

static long operation_count;
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

__attribute__((constructor)) static void read_settings(void) {
  settings.at = number("FAULT_AT");
  settings.error = (int)number("FAULT_ERROR");
  settings.counts_reads = number("FAULT_READS") != 0;
  const char *action = getenv("FAULT_ACTION");
  settings.action = action ? action : "";
  settings.pretended = getenv("FAULT_PRETEND");
}

int counts_reads(void) { return settings.counts_reads; }

void begin_operation(void) { pthread_mutex_lock(&lock); }

void end_operation(void) {
  // What the caller is told must survive the unlocking.
  int error = errno;
  pthread_mutex_unlock(&lock);
  errno = error;
}

static int is_pretended(enum kind kind, const char *path) {
  for (const char *rule = settings.pretended; rule && *rule;) {
    char *prefix;
    long wanted = strtol(rule, &prefix, 10);
    if (*prefix == ':') prefix++;
    size_t length = strcspn(prefix, ",");
    if (wanted == (long)kind && strncmp(path, prefix, length) == 0) return 1;
    rule = prefix + length + (prefix[length] == ',');
  }
  return 0;
}

// A full disk still lets go of what is on it.
static int is_spared(enum kind kind) {
  int is_full = settings.error == ENOSPC || settings.error == EDQUOT;
  return is_full && (kind == KIND_UNLINK || kind == KIND_TRUNCATE || kind == KIND_REMOVE_FOLDER);
}

enum verdict judge(enum kind kind, const char *path) {
  if (is_pretended(kind, path)) return VERDICT_PRETEND;
  if ((kind == KIND_OPEN || kind == KIND_READ) && !settings.counts_reads) return VERDICT_DO;
  operation_count++;
  if (settings.at == 0 || operation_count < settings.at) return VERDICT_DO;
  int is_here = operation_count == settings.at;
  if (is_here && strcmp(settings.action, "kill") == 0) kill(getpid(), SIGKILL);
  if (is_here && strcmp(settings.action, "pretend") == 0) return VERDICT_PRETEND;
  if (is_here && strcmp(settings.action, "cut") == 0) return VERDICT_CUT;
  int sticks = strcmp(settings.action, "stick") == 0 && (is_here || !is_spared(kind));
  if (!sticks && !(is_here && strcmp(settings.action, "fail") == 0)) return VERDICT_DO;
  errno = settings.error;
  return VERDICT_FAIL;
}
