import Checksums
import Testing

@Suite struct ChecksumsTests {
  // FIPS 180-4, the examples of the NIST.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func `a hash is that of the standard`(text: String, expected: String) {
    #expect(ContentHasher.hash(of: Array(text.utf8)).description == expected)
  }

  @Test(arguments: [1, 63, 64, 65, 1000])
  func `a hash does not depend on the pieces`(piece: Int) {
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var hasher = ContentHasher()
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(start + piece, bytes.count)].withUnsafeBytes { hasher.update($0) }
    }
    #expect(hasher.finish() == ContentHasher.hash(of: bytes))
  }

  @Test func `a hash reads back from its digits`() {
    let hash = ContentHasher.hash(of: [1, 2, 3])
    #expect(ContentHash(hex: hash.description) == hash)
  }

  @Test(arguments: [
    "", "abc", String(repeating: "g", count: 64), String(repeating: "A", count: 64),
    String(repeating: "a", count: 63), String(repeating: "a", count: 65),
    String(repeating: "a", count: 63) + "é",
  ]) func `what is not 64 digits in lower case is no hash`(text: String) {
    #expect(ContentHash(hex: text) == nil)
  }

  // The check value of CRC-32/ISO-HDLC.
  @Test func `the check is that of zip`() {
    #expect(CRC32.of("123456789".utf8) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }

  @Test func `the check does not depend on how the bytes lie in memory`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * $0) }
    var pieces = CRC32()
    pieces.update(bytes[..<300])
    pieces.update(bytes[300...].lazy.map { $0 })
    #expect(pieces.value == CRC32.of(bytes))
  }

  @Test func `every flipped bit changes the check`() {
    let bytes = Array("a row of the log".utf8)
    let check = CRC32.of(bytes)
    for bit in 0..<bytes.count * 8 {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(CRC32.of(damaged) != check)
    }
  }
}
