extension BundleArchiver {
  /// The same archiver, which stops when the task is cancelled and tells its progress.
  ///
  /// - Parameters:
  ///   - progress: Told the finished part, from 0 to 1.
  ///   - byteCount: How many bytes the files of the bundle have, as far as that is known.
  public func reporting(
    _ progress: @escaping @Sendable (Double) -> Void, of byteCount: Int
  ) -> BundleArchiver {
    let archiver = self
    return BundleArchiver(
      write: { file, next in
        let counter = Counter(total: byteCount, progress)
        try archiver.write(file) {
          guard var entry = try next() else { return nil }
          let read = entry.read
          entry.read = { buffer in try counter.count(read(buffer)) }
          return entry
        }
      },
      read: { path, rules, visit in
        let counter = Counter(total: byteCount, progress)
        try archiver.read(path, rules) { name, read in
          // A closure that does not escape may not be handed one that captures another.
          try withoutActuallyEscaping(read) { read in
            try visit(name) { buffer in try counter.count(read(buffer)) }
          }
        }
      })
  }

  private final class Counter {
    private var byteCount = 0
    private let total: Int
    private let progress: (Double) -> Void

    init(total: Int, _ progress: @escaping (Double) -> Void) {
      self.total = total
      self.progress = progress
    }

    func count(_ bytes: Int) throws -> Int {
      try Task.checkCancellation()
      byteCount += bytes
      progress(min(1, Double(byteCount) / Double(max(1, total))))
      return bytes
    }
  }
}
