public import Foundation

/// The identity of a layer: the same through every edit, undo and file.
public struct LayerID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The identifier as a file has it.
  public let rawValue: UUID

  /// Wraps an identifier read from a file.
  public init(_ rawValue: UUID) {
    self.rawValue = rawValue
  }

  /// A new identity that nothing else has.
  public init() {
    self.init(UUID())
  }

  /// Reads the text form of a UUID; nil for anything else.
  public init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    self.init(uuid)
  }

  /// The UUID in upper case, as it stands in files.
  public var description: String { rawValue.uuidString }

  /// Any fixed order, for deterministic output.
  public static func < (a: LayerID, b: LayerID) -> Bool { a.description < b.description }
}

extension LayerID {
  /// The same identity every time for the same `name`, for files whose layers had none.
  ///
  /// Two rounds of FNV-1a fill a UUID of version 8 (RFC 9562: custom).
  init(derivedFrom name: String) {
    func hash(_ seed: UInt64) -> UInt64 {
      name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    let high = hash(0xCBF2_9CE4_8422_2325) & ~0xF000 | 0x8000
    let low = hash(0x8422_2325_CBF2_9CE4) & ~(0xC << 60) | 0x8 << 60
    let digits = [high, low].map { word in
      let text = String(word, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var text = ""
    for (position, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(position) { text += "-" }
      text.append(digit)
    }
    self = LayerID(text) ?? LayerID()
  }
}
