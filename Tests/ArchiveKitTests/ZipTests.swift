import ArchiveKit
import Foundation
import TestSupport
import Testing

@Suite struct ZipTests {
  private let archive: ArchiveFile

  init() throws { archive = try ArchiveFile() }

  @Test func `what was written is read back`() throws {
    let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    let files: [(String, [UInt8])] = [
      ("document.json", Array("{}".utf8)), ("photos/a.jpg", large), ("empty", []),
    ]
    try archive.write(files)
    #expect(try archive.read().map(\.0) == files.map(\.0))
    #expect(try archive.read().map(\.1) == files.map(\.1))
  }

  @Test func `equal contents give equal bytes`() throws {
    try archive.write([("a", [1, 2, 3]), ("b", Array(repeating: 5, count: 10_000))])
    let first = try Data(contentsOf: archive.url)
    try archive.write([("a", [1, 2, 3]), ("b", Array(repeating: 5, count: 10_000))])
    #expect(try Data(contentsOf: archive.url) == first)
    // The clock of the format counts in steps of two seconds, so that this does not show everything:
    // the time must be the earliest that the format can say, 1980-01-01 (APPNOTE, 4.4.6).
    #expect(Array(first[10..<14]) == [0, 0, 0x21, 0])
  }

  @Test func `an archive that was cut off is refused`() throws {
    try archive.write([("a", Array(repeating: 5, count: 10_000)), ("b", [1])])
    let whole = try Data(contentsOf: archive.url)
    for length in stride(from: 0, to: whole.count - 1, by: 7) {
      try whole.prefix(length).write(to: archive.url)
      #expect(throws: ArchiveError.self) { try archive.read() }
    }
  }

  @Test(arguments: [("/tmp", EISDIR), ("/dev/null", EINVAL), ("/nonexistent", ENOENT)])
  func `what is no file is no archive, for the system's reason`(path: String, reason: Int32) {
    #expect(throws: ArchiveError.unreadable(path: path, errno: reason)) {
      try ArchiveFile.read(path)
    }
  }

  @Test func `names that the caller does not want are skipped or refused`() throws {
    try archive.write([("wanted", [1]), ("other", [2])])
    #expect(try archive.read { $0 == "wanted" ? .read : .skip }.map(\.0) == ["wanted"])
    #expect(throws: ArchiveError.unexpectedEntry(name: "other")) {
      try archive.read { $0 == "wanted" ? .read : .refuse }
    }
  }

  @Test func `content is counted as it is unpacked`() throws {
    try archive.write([("a", Array(repeating: 0, count: 5_000_000))])
    let limits = ZipLimits(entryCount: 10, byteCount: 1_000_000)
    #expect(throws: ArchiveError.tooLarge(limit: 1_000_000)) { try archive.read(limits: limits) }
  }

  @Test func `a small archive may not unpack to a huge one`() throws {
    try archive.write([("a", Array(repeating: 0, count: 70 << 20))])
    let limits = ZipLimits(entryCount: 10, byteCount: 1 << 30)
    #expect(throws: ArchiveError.tooLarge(limit: 64 << 20)) { try archive.read(limits: limits) }
  }

  @Test func `entries are counted`() throws {
    try archive.write((0..<20).map { ("\($0)", []) })
    let limits = ZipLimits(entryCount: 19, byteCount: 1 << 30)
    #expect(throws: ArchiveError.tooManyEntries(limit: 19)) { try archive.read(limits: limits) }
  }
}

@Suite struct HostileZipTests {
  private let archive: ArchiveFile

  init() throws { archive = try ArchiveFile() }

  private func read(_ zip: RawZip) throws -> [(String, [UInt8])] {
    try archive.write(zip)
    return try archive.read()
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

  @Test func `what libarchive says of damage is one line`() throws {
    let content = Array(repeating: UInt8(7), count: 5_000)
    let sound = RawZip(.init(name: "a", content: content))
    let damaged: [[UInt8]] = [
      Array("PK\u{3}\u{4}nonsense".utf8), Array(sound.bytes.dropLast()),
      RawZip(.init(name: "a", check: 0xDEAD_BEEF)).bytes,
      RawZip(.init(name: "a", content: content, size: 1)).bytes,
      RawZip(.init(name: "a", content: content, size: 4_000_000_000)).bytes,
      RawZip(.init(name: "a", content: content, unpackedSize: 1)).bytes,
    ]
    for bytes in damaged {
      try Data(bytes).write(to: archive.url)
      let error = #expect(throws: ArchiveError.self) { try archive.read() }
      guard case .damaged(let reason) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(!reason.isEmpty && !reason.contains(where: \.isNewline), "\(reason)")
    }
  }

  @Test func `an encrypted entry is refused`() {
    #expect(throws: ArchiveError.self) { try read(RawZip(.init(name: "a", flags: 1))) }
  }

  @Test func `damage anywhere is an error or does no harm`() throws {
    let sound = RawZip(.init(name: "a", content: Array(0..<200)), .init(name: "b/c")).bytes
    try RandomCases.run(200) { random in
      var bytes = sound
      for _ in 0..<random.integer(in: 1...4) {
        bytes[random.integer(in: 0...bytes.count - 1)] = .random(in: 0...255, using: &random)
      }
      try Data(bytes).write(to: archive.url)
      do {
        let names = try archive.read().map(\.0)
        try #require(!names.contains { $0.contains("..") || $0.hasPrefix("/") })
      } catch is ArchiveError {
        // As it should be: anything else that is thrown fails the case.
      }
    }
  }
}
