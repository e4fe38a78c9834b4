import Foundation
import SQLiteKit
import TestSupport
import Testing

/// Whether transactions that SQLite would drop are noticed.
@Suite struct WriteAheadLogTests {
  private let file: TemporaryDatabase
  private let database: Database
  /// How long the log is after each of ten transactions.
  private var ends: [Int] = []

  private static let frameSize = 24 + 4096

  init() throws {
    file = try TemporaryDatabase()
    database = try file.open()
    try database.execute("CREATE TABLE item (value INTEGER)")
    // Of another round, behind what is written now.
    for value in 0..<30 { try database.execute("INSERT INTO item VALUES (?)", [.integer(value)]) }
    try database.execute("PRAGMA wal_checkpoint(RESTART)")
    for value in 0..<10 {
      try database.execute("INSERT INTO item VALUES (?)", [.integer(value)])
      ends.append(32 + (value + 1) * Self.frameSize)
    }
  }

  private func log() throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: file.path + "-wal")))
  }

  /// How many rows SQLite sees with a log in the place of the true one.
  private func rowCount(with log: [UInt8]) throws -> Int {
    let copy = try TemporaryDatabase()
    try Data(contentsOf: URL(fileURLWithPath: file.path))
      .write(to: URL(fileURLWithPath: copy.path))
    try Data(log).write(to: URL(fileURLWithPath: copy.path + "-wal"))
    return try copy.open().query("SELECT count(*) FROM item") { $0.integer(0) }[0]
  }

  @Test func `a sound log misses nothing`() throws {
    let log = try log()
    #expect(log.count > ends[9], "what an older round left is still there")
    #expect(try rowCount(with: log) == 40)
    #expect(WriteAheadLog(log)?.isMissingCommits == false)
  }

  @Test func `damage before the last transaction is noticed wherever it is`() throws {
    let sound = try log()
    for place in stride(from: 0, to: ends[8], by: 331) {
      var log = sound
      log[place] ^= 0x10
      let isComplete = try rowCount(with: log) == 40
      #expect(WriteAheadLog(log)?.isMissingCommits == !isComplete, "byte \(place)")
    }
  }

  @Test func `an end that a power cut tore off is nothing to worry about`() throws {
    let sound = try log()
    for cut in stride(from: ends[8], to: ends[9], by: 997) {
      let torn = Array(sound[..<cut])
      #expect(try rowCount(with: torn) == 39)
      #expect(WriteAheadLog(torn)?.isMissingCommits == false)
    }
    #expect(WriteAheadLog([]) == nil)
    #expect(WriteAheadLog(Array(sound[..<31])) == nil)
  }

  @Test func `any bytes can be looked at`() throws {
    let sound = try log()
    try RandomCases.run(100) { random in
      var log = sound
      for _ in 0..<random.integer(in: 1...40) {
        log[random.integer(in: 0...log.count - 1)] = UInt8(random.integer(in: 0...255))
      }
      log.removeLast(random.integer(in: 0...log.count))
      _ = WriteAheadLog(log)?.isMissingCommits
    }
  }
}
