/// The cyclic redundancy check of zip, PNG and Ethernet (ISO-HDLC, polynomial 0x04C11DB7 reflected).
///
/// It finds damage, not forgery.
public struct CRC32: Sendable {
  private var state: UInt32 = 0xFFFF_FFFF

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  /// The check of no bytes.
  public init() {}

  /// Goes on with more bytes.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    // Byte by byte, a sequence of another module's choice takes ten times as long.
    if bytes.withContiguousStorageIfAvailable({ update(buffer: $0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { update(buffer: $0) }
    }
  }

  private mutating func update(buffer: UnsafeBufferPointer<UInt8>) {
    Self.table.withUnsafeBufferPointer { table in
      for byte in buffer {
        state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
      }
    }
  }

  /// The check of all bytes so far.
  public var value: UInt32 { ~state }

  /// The check of `bytes`.
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var check = CRC32()
    check.update(bytes)
    return check.value
  }
}
