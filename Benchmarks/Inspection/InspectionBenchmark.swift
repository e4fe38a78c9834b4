import CollagePlatform
import CollageStorage
import Foundation
import VipsKit

/// What it costs to decode photos in a process of their own, beside decoding them in this one.
struct InspectionBenchmark {
  private let paths: [String]
  private let rounds: Int

  /// A batch of so many photos, taken from `files` in turn.
  init(_ files: [String], count: Int, rounds: Int) {
    paths = (0..<count).map { files[$0 % files.count] }
    self.rounds = rounds
  }

  /// The head of a table of rows.
  static let head = """
    | photo | in this process: wall ms | CPU ms | in its own: wall ms | CPU ms | wall | CPU |
    |---|---|---|---|---|---|---|
    """

  /// Runs both in turn, and says the median for one photo, and how many times the other's it is.
  func row(_ name: String) throws -> String {
    var (here, apart) = ([Cost](), [Cost]())
    for _ in 0..<rounds {
      here.append(try Cost(of: decodeHere))
      apart.append(try Cost(of: decodeApart))
    }
    let (one, other) = (Cost(medianOf: here), Cost(medianOf: apart))
    let milliseconds = [one.wall, one.cpu, other.wall, other.cpu]
      .map { String(format: "%.2f", $0 * 1000 / Double(paths.count)) }
    let ratios = [other.wall / one.wall, other.cpu / one.cpu].map { String(format: "%.2f", $0) }
    return "| \(name) | " + (milliseconds + ratios).joined(separator: " | ") + " |"
  }

  private func decodeHere() throws {
    for path in paths { _ = try PhotoDecoder.inspect(fileAt: path) }
  }

  /// A batch, with the start and the end of its process.
  private func decodeApart() throws {
    let inspector = PhotoInspector.sandboxed { print("without a filter of system calls") }
    for path in paths { _ = try inspector.inspect(path) }
  }
}

/// Seconds of something that may start processes and takes them back before it ends.
struct Cost {
  /// On the clock.
  let wall: Double
  /// Of all threads and processes, in user and system mode.
  let cpu: Double

  init(of body: () throws -> Void) rethrows {
    let (wall, cpu) = (Self.wall(), Self.cpu())
    try body()
    self.wall = Self.wall() - wall
    self.cpu = Self.cpu() - cpu
  }

  init(medianOf costs: [Cost]) {
    wall = costs.map(\.wall).sorted()[costs.count / 2]
    cpu = costs.map(\.cpu).sorted()[costs.count / 2]
  }

  private static func wall() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func cpu() -> Double {
    [RUSAGE_SELF, RUSAGE_CHILDREN].map { cpu(of: __rusage_who_t($0.rawValue)) }.reduce(0, +)
  }

  private static func cpu(of processes: __rusage_who_t) -> Double {
    var usage = rusage()
    getrusage(processes, &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
