public import CollageStorage
import Glibc

extension PhotoInspector {
  /// Recognizes photos by having each decoded in a process that can do nothing else.
  ///
  /// - Parameters:
  ///   - program: A program that begins with ``InspectionWorker/runIfAsked()``, by default this one.
  ///   - onMissingFilter: Called once where the kernel cannot filter system calls, so that only the
  ///     other limits hold.
  public static func sandboxed(
    program: String = "/proc/self/exe", onMissingFilter: @escaping @Sendable () -> Void
  ) -> PhotoInspector {
    let workers = InspectionWorkers(program: program, onMissingFilter: onMissingFilter)
    return PhotoInspector { path in
      // Non-blocking, or opening a pipe that nobody writes to would wait for ever.
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { throw StorageError.notReadable(path: path, errno: errno) }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0 else {
        throw StorageError.notReadable(path: path, errno: errno)
      }
      guard status.st_mode & S_IFMT == S_IFREG else { throw PhotoProblem.notAFile }
      return try workers.describe(file)
    }
  }
}
