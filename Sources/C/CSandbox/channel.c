#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/// Room for the control message with one descriptor, aligned as its header.
union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
};

static const uint64_t nanoseconds = 1000000000;

uint64_t csandbox_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * nanoseconds + (uint64_t)time.tv_nsec;
}

int csandbox_send(int channel, const void *bytes, size_t count, int descriptor) {
  struct iovec content = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1};
  union control control = {0};
  if (descriptor >= 0) {
    message.msg_control = &control;
    message.msg_controllen = sizeof control;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  }
  // That the other side is gone is an answer, and no signal.
  while (sendmsg(channel, &message, MSG_NOSIGNAL) < 0) {
    if (errno != EINTR) return errno;
  }
  return 0;
}

/// Waits until there is something to receive. Looks once at least.
static int await(int channel, uint64_t deadline) {
  for (;;) {
    uint64_t now = csandbox_now();
    uint64_t left = deadline > now ? deadline - now : 0;
    struct timespec time = {.tv_sec = (time_t)(left / nanoseconds),
                            .tv_nsec = (long)(left % nanoseconds)};
    struct pollfd source = {.fd = channel, .events = POLLIN};
    int ready = ppoll(&source, 1, deadline ? &time : NULL, NULL);
    if (ready > 0) return 0;
    if (ready < 0 && errno != EINTR) return errno;
    if (deadline && csandbox_now() >= deadline) return ETIMEDOUT;
  }
}

static int received_descriptor(struct msghdr *message) {
  int descriptor = -1;
  struct cmsghdr *header = CMSG_FIRSTHDR(message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len >= CMSG_LEN(sizeof descriptor)) {
    memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  }
  return descriptor;
}

int csandbox_receive(int channel, void *bytes, size_t capacity, uint64_t deadline, size_t *count,
                     int *descriptor) {
  int failure = await(channel, deadline);
  if (failure) return failure;
  struct iovec content = {.iov_base = bytes, .iov_len = capacity};
  struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1};
  union control control = {0};
  // Without room for a descriptor the system closes those that come.
  if (descriptor) {
    message.msg_control = &control;
    message.msg_controllen = CMSG_LEN(sizeof *descriptor);
  }
  ssize_t received;
  do {
    received = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  } while (received < 0 && errno == EINTR);
  // A side that ended with something unread resets the connection.
  if (received < 0 && errno != ECONNRESET) return errno;
  *count = received < 0 ? 0 : (size_t)received;
  if (descriptor) *descriptor = received < 0 ? -1 : received_descriptor(&message);
  return 0;
}
