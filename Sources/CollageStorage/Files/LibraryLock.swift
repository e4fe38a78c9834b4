#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The sole right to write to a library; the kernel gives it back when the process ends.
struct LibraryLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the lock, or refuses at once.
  init(path: String) throws(StorageError) {
    let descriptor = retrying { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0 else { throw .writing(path, errno: errno) }
    guard retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EWOULDBLOCK ? .locked(path: path) : .writing(path, errno: code)
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}
