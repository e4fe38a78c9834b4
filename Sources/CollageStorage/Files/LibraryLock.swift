#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The sole right to write to a library; the kernel gives it back when the process ends.
struct LibraryLock: ~Copyable {
  private let descriptor: Int32

  /// How often a lock that is taken is asked for again, every hundredth of a second. A process that
  /// starts another one shares the lock with it for an instant, also while it gives it back.
  private static let retryCount = 20

  /// Takes the lock, or refuses after a fifth of a second.
  init(path: String) throws(StorageError) {
    let descriptor = retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0 else { throw .writing(path, errno: errno) }
    var retriesLeft = Self.retryCount
    while retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) != 0 {
      let code = errno
      if code == EWOULDBLOCK, retriesLeft > 0 {
        retriesLeft -= 1
        usleep(10_000)
        continue
      }
      close(descriptor)
      throw code == EWOULDBLOCK ? .locked(path: path) : .writing(path, errno: code)
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}
