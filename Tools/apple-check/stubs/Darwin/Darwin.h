// Written for type-checking, after the manual pages of macOS (sections 2, 3 and 5) and POSIX.
// It holds what the portable modules call, in the shapes of iOS; a shape that differs from
// Linux is marked. Nothing here is ever linked.
#pragma once

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

// Types. On Linux mode_t, nlink_t and dev_t are wider, and DIR is opaque.
typedef int64_t off_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int32_t pid_t;
typedef long ssize_t;
typedef long time_t;
typedef int32_t suseconds_t;
typedef unsigned int useconds_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};

// On Linux the times are called st_atim, st_mtim and st_ctim.
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags;
  uint32_t st_gen;
};

struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};

typedef struct {
  int dd_fd;
} DIR;

struct flock {
  off_t l_start;
  off_t l_len;
  pid_t l_pid;
  short l_type;
  short l_whence;
};

// Files. open, openat and fcntl take a variable number of arguments: see Darwin.swift.
int close(int fd);
int dup(int fd);
int flock(int fd, int operation);
int fsync(int fd);
int ftruncate(int fd, off_t length);
off_t lseek(int fd, off_t offset, int whence);
ssize_t pread(int fd, void *buffer, size_t count, off_t offset);
ssize_t pwrite(int fd, const void *buffer, size_t count, off_t offset);
ssize_t read(int fd, void *buffer, size_t count);
ssize_t write(int fd, const void *buffer, size_t count);
int isatty(int fd);

int fstat(int fd, struct stat *buffer);
int fstatat(int fd, const char *path, struct stat *buffer, int flag);
int lstat(const char *path, struct stat *buffer);
int stat(const char *path, struct stat *buffer);

int access(const char *path, int mode);
int chmod(const char *path, mode_t mode);
int fchmod(int fd, mode_t mode);
int link(const char *from, const char *to);
int linkat(int from_fd, const char *from, int to_fd, const char *to, int flag);
int mkdir(const char *path, mode_t mode);
int mkdirat(int fd, const char *path, mode_t mode);
char *mkdtemp(char *template_path);
int mkstemp(char *template_path);
int rename(const char *from, const char *to);
int renameat(int from_fd, const char *from, int to_fd, const char *to);
int rmdir(const char *path);
int symlink(const char *from, const char *to);
int unlink(const char *path);
int unlinkat(int fd, const char *path, int flag);
char *realpath(const char *path, char *resolved);

int closedir(DIR *directory);
int dirfd(DIR *directory);
DIR *fdopendir(int fd);
DIR *opendir(const char *path);
struct dirent *readdir(DIR *directory);

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000

#define AT_FDCWD (-2)
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080

#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1

#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8

#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4

#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10

#define NAME_MAX 255
#define PATH_MAX 1024

// Memory and strings. On Linux strerror never gives a null pointer either.
void free(void *pointer);
void *malloc(size_t size);
int memcmp(const void *first, const void *second, size_t count);
void *memcpy(void *destination, const void *source, size_t count);
void *memset(void *destination, int byte, size_t count);
char *getenv(const char *name);
int strcmp(const char *first, const char *second);
char *strerror(int number);
size_t strlen(const char *text);

// The process and the clock.
pid_t getpid(void);
uid_t getuid(void);
uid_t geteuid(void);
time_t time(time_t *result);
int usleep(useconds_t microseconds);
_Noreturn void abort(void);
_Noreturn void exit(int status);

// Numbers.
double acos(double x);
double asin(double x);
double atan(double x);
double atan2(double y, double x);
double cbrt(double x);
double ceil(double x);
double copysign(double x, double y);
double cos(double x);
double exp(double x);
double exp2(double x);
double fabs(double x);
double floor(double x);
double fmax(double x, double y);
double fmin(double x, double y);
double fmod(double x, double y);
double hypot(double x, double y);
double log(double x);
double log10(double x);
double log2(double x);
double pow(double x, double y);
double remainder(double x, double y);
double rint(double x);
double round(double x);
double sin(double x);
double sqrt(double x);
double tan(double x);
double tanh(double x);
double trunc(double x);

// Errors: a few are numbered as on Linux, most are not.
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define ERANGE 34
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
