import ArchiveKit
import Foundation
import Testing

@Suite struct ZipTests {
  private let folder = TemporaryFolder()

  @Test func `what was written is read back`() throws {
    let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    let files: [(String, [UInt8])] = [
      ("document.json", Array("{}".utf8)), ("photos/a.jpg", large), ("empty", []),
    ]
    try folder.write(files)
    #expect(try folder.read().map(\.0) == files.map(\.0))
    #expect(try folder.read().map(\.1) == files.map(\.1))
  }

  @Test func `equal contents give equal bytes`() throws {
    try folder.write([("a", [1, 2, 3]), ("b", Array(repeating: 5, count: 10_000))])
    let first = try Data(contentsOf: folder.url)
    // The clock of the format counts in steps of two seconds.
    Thread.sleep(forTimeInterval: 2.1)
    try folder.write([("a", [1, 2, 3]), ("b", Array(repeating: 5, count: 10_000))])
    #expect(try Data(contentsOf: folder.url) == first)
  }

  @Test func `an archive that was cut off is refused`() throws {
    try folder.write([("a", Array(repeating: 5, count: 10_000)), ("b", [1])])
    let whole = try Data(contentsOf: folder.url)
    for length in stride(from: 0, to: whole.count - 1, by: 7) {
      try whole.prefix(length).write(to: folder.url)
      #expect(throws: ArchiveError.self) { try folder.read() }
    }
  }

  @Test func `a folder and a device are no archives`() {
    for path in ["/tmp", "/dev/null", "/nonexistent"] {
      #expect(throws: ArchiveError.self) { try TemporaryFolder.read(path) }
    }
  }

  @Test func `names that the caller does not want are skipped or refused`() throws {
    try folder.write([("wanted", [1]), ("other", [2])])
    #expect(try folder.read { $0 == "wanted" ? .read : .skip }.map(\.0) == ["wanted"])
    #expect(throws: ArchiveError.unexpectedEntry(name: "other")) {
      try folder.read { $0 == "wanted" ? .read : .refuse }
    }
  }

  @Test func `content is counted as it is unpacked`() throws {
    try folder.write([("a", Array(repeating: 0, count: 5_000_000))])
    let limits = ZipLimits(entryCount: 10, byteCount: 1_000_000)
    #expect(throws: ArchiveError.tooLarge(limit: 1_000_000)) { try folder.read(limits: limits) }
  }

  @Test func `a small archive may not unpack to a huge one`() throws {
    try folder.write([("a", Array(repeating: 0, count: 70 << 20))])
    let limits = ZipLimits(entryCount: 10, byteCount: 1 << 30)
    #expect(throws: ArchiveError.tooLarge(limit: 64 << 20)) { try folder.read(limits: limits) }
  }

  @Test func `entries are counted`() throws {
    try folder.write((0..<20).map { ("\($0)", []) })
    let limits = ZipLimits(entryCount: 19, byteCount: 1 << 30)
    #expect(throws: ArchiveError.tooManyEntries(limit: 19)) { try folder.read(limits: limits) }
  }
}

@Suite struct HostileZipTests {
  private let folder = TemporaryFolder()

  private func read(_ zip: RawZip) throws -> [(String, [UInt8])] {
    try folder.write(zip)
    return try folder.read()
  }

  @Test func `the archives of these tests are sound but for their lies`() throws {
    #expect(try read(RawZip(.init(name: "a"), .init(name: "b"))).map(\.0) == ["a", "b"])
  }

  @Test(arguments: [
    "../escaped", "a/../../escaped", "/tmp/escaped", "..", ".", "./a", "a/.", "..\\escaped",
    "C:escaped", "line\nbreak", "bell\u{7}",
  ]) func `a name that leads elsewhere is refused`(name: String) {
    let error = #expect(throws: ArchiveError.self) {
      try read(RawZip(.init(name: "ok"), .init(name: name)))
    }
    // libarchive turns some backslashes round, so the name may be another by then.
    guard case .forbiddenName = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [0o120777, 0o020666, 0o060666, 0o140666] as [UInt32])
  func `a link or a device is refused`(mode: UInt32) {
    #expect(throws: ArchiveError.self) {
      try read(RawZip(.init(name: "x", content: Array("/etc/passwd".utf8), mode: mode)))
    }
  }

  @Test(arguments: ["photos/a.jpg", "photos/A.JPG"])
  func `a name may stand once only`(second: String) {
    #expect(throws: ArchiveError.duplicateEntry(name: second)) {
      try read(RawZip(.init(name: "photos/a.jpg"), .init(name: second)))
    }
  }

  @Test func `a wrong check is found`() {
    #expect(throws: ArchiveError.self) {
      try read(RawZip(.init(name: "a", check: 0xDEAD_BEEF)))
    }
  }

  @Test(arguments: [1, 4_000_000_000] as [UInt32])
  func `a wrong size is found`(size: UInt32) {
    #expect(throws: ArchiveError.self) {
      try read(RawZip(.init(name: "a", content: Array(repeating: 7, count: 5_000), size: size)))
    }
  }

  @Test func `an encrypted entry is refused`() {
    #expect(throws: ArchiveError.self) { try read(RawZip(.init(name: "a", flags: 1))) }
  }

  @Test func `damage anywhere is an error or does no harm`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Xorshift(seed)
    let sound = RawZip(.init(name: "a", content: Array(0..<200)), .init(name: "b/c")).bytes
    for _ in 0..<200 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      try Data(bytes).write(to: folder.url)
      do {
        let names = try folder.read().map(\.0)
        #expect(!names.contains { $0.contains("..") || $0.hasPrefix("/") }, "seed \(seed)")
      } catch {
        #expect(error is ArchiveError, "seed \(seed)")
      }
    }
  }
}

/// A generator of George Marsaglia's family, to repeat a run by its seed.
struct Xorshift: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
