import Foundation

/// Runs a property test over random cases that can be repeated.
public enum RandomCases {
  /// Runs `body` for `count` seeds in a row and stops at the first that fails.
  ///
  /// The first seed is 1, or that of the environment variable `JOGAKBO_SEED`: with the seed that a
  /// failure prints, the failing case is the first. `JOGAKBO_CASES` multiplies the count, to look
  /// further than a run of all tests has time for. Check with `try #require`, so that a failure is
  /// thrown and gets its seed.
  ///
  /// - Throws: `FailedCase`
  public static func run(
    _ count: Int, _ body: (inout RandomSource) throws -> Void
  ) throws(FailedCase) {
    for seed in seeds(count) {
      var random = RandomSource(seed: seed)
      do {
        try body(&random)
      } catch {
        throw FailedCase(seed: seed, reason: error)
      }
    }
  }

  /// The same for a `body` that waits.
  ///
  /// - Throws: `FailedCase`
  public static func run(
    _ count: Int, isolation: isolated (any Actor)? = #isolation,
    _ body: (inout RandomSource) async throws -> Void
  ) async throws(FailedCase) {
    for seed in seeds(count) {
      var random = RandomSource(seed: seed)
      do {
        try await body(&random)
      } catch {
        throw FailedCase(seed: seed, reason: error)
      }
    }
  }

  private static func seeds(_ count: Int) -> [UInt64] {
    let (first, factor) = (number("JOGAKBO_SEED") ?? 1, number("JOGAKBO_CASES") ?? 1)
    return (0..<UInt64(count) * factor).map { first &+ $0 }
  }

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
  }
}

/// A random case that failed; its description says how to repeat it.
public struct FailedCase: Error, CustomStringConvertible {
  /// The seed of the case.
  public let seed: UInt64
  /// What the case threw.
  public let reason: any Error

  /// How to repeat the case, and why it failed.
  public var description: String { "JOGAKBO_SEED=\(seed) repeats this case: \(reason)" }
}
