import Foundation
import TestSupport

/// A way to damage the files of a library, with a place and content that follow from a seed.
enum GeneratedDamage: String, CaseIterable {
  case flippedBit, flippedBits, zeroedPage, zeroedPages, garbagePage, swappedPages, garbageBytes
  case cutOff, garbageSchema, zeroedHeader, text, empty, missing
  case flippedBitInLog, zeroedFrame

  /// Whether it is the log that is damaged.
  var concernsLog: Bool { self == .flippedBitInLog || self == .zeroedFrame }

  /// The damaged form of a file; nil where it is gone.
  func apply(to sound: [UInt8], _ random: inout RandomSource) -> [UInt8]? {
    var bytes = sound
    switch self {
    case .flippedBit: flipBits(1, of: &bytes, &random)
    case .flippedBits: flipBits(30, of: &bytes, &random)
    case .zeroedPage: overwrite(Self.page(of: bytes, &random), of: &bytes) { 0 }
    case .zeroedPages:
      for _ in 0..<5 { overwrite(Self.page(of: bytes, &random), of: &bytes) { 0 } }
    case .garbagePage:
      overwrite(Self.page(of: bytes, &random), of: &bytes) { UInt8(random.integer(in: 0...255)) }
    case .swappedPages: swapPages(of: &bytes, &random)
    case .garbageBytes:
      let start = random.integer(in: 4096...bytes.count - 512)
      overwrite(start..<start + 512, of: &bytes) { UInt8(random.integer(in: 0...255)) }
    case .cutOff: bytes.removeLast(random.integer(in: 1...bytes.count - 4096))
    case .garbageSchema:
      overwrite(100..<4096, of: &bytes) { UInt8(random.integer(in: 0...255)) }
    case .zeroedHeader: overwrite(0..<100, of: &bytes) { 0 }
    case .text: return Array("My shopping list: milk, eggs, bread.\n".utf8)
    case .empty: return []
    case .missing: return nil
    case .flippedBitInLog:
      // The last transaction cannot be told from one that a power cut tore off.
      let index = random.integer(in: 0...bytes.count - 8 * 4120)
      bytes[index] ^= 1 << UInt8(random.integer(in: 0...7))
    case .zeroedFrame:
      let frame = random.integer(in: 0...(bytes.count - 32) / 4120 - 8)
      overwrite(32 + frame * 4120..<32 + (frame + 1) * 4120, of: &bytes) { 0 }
    }
    return bytes
  }

  private static func page(of bytes: [UInt8], _ random: inout RandomSource) -> Range<Int> {
    let page = random.integer(in: 1...bytes.count / 4096 - 1)
    return page * 4096..<(page + 1) * 4096
  }

  private func flipBits(_ count: Int, of bytes: inout [UInt8], _ random: inout RandomSource) {
    for _ in 0..<count {
      let index = random.integer(in: 100...bytes.count - 1)
      bytes[index] ^= 1 << UInt8(random.integer(in: 0...7))
    }
  }

  private func overwrite(
    _ range: Range<Int>, of bytes: inout [UInt8], with byte: () -> UInt8
  ) {
    for index in range { bytes[index] = byte() }
  }

  private func swapPages(of bytes: inout [UInt8], _ random: inout RandomSource) {
    let one = Self.page(of: bytes, &random)
    let other = Self.page(of: bytes, &random)
    let content = Array(bytes[one])
    bytes.replaceSubrange(one, with: Array(bytes[other]))
    bytes.replaceSubrange(other, with: content)
  }
}
