import Foundation

/// How long something takes, again and again.
struct Measurement {
  /// Seconds on the clock.
  private(set) var wall: [Double] = []
  /// Seconds of all threads, in user and system mode.
  private(set) var cpu: [Double] = []

  /// Runs `body` once more and returns what it makes.
  mutating func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (wallStart, cpuStart) = (Self.now(CLOCK_MONOTONIC), Self.now(CLOCK_PROCESS_CPUTIME_ID))
    let result = try body()
    wall.append(Self.now(CLOCK_MONOTONIC) - wallStart)
    cpu.append(Self.now(CLOCK_PROCESS_CPUTIME_ID) - cpuStart)
    return result
  }

  /// The row of a table: the median and the 95th percentile of both, in milliseconds.
  func row(_ name: String) -> String {
    let cells = [wall, cpu].flatMap { [Self.quantile(0.5, of: $0), Self.quantile(0.95, of: $0)] }
    return "| \(name) | " + cells.map { String(format: "%.1f", $0 * 1000) }.joined(separator: " | ")
      + " |"
  }

  /// The head of such a table.
  static let head = """
    | | wall ms | 95 % | CPU ms | 95 % |
    |---|---|---|---|---|
    """

  private static func quantile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[Int((Double(sorted.count - 1) * part).rounded())]
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
