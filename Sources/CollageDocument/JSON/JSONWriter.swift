/// Spells a value as JSON in one canonical way: names sorted, numbers in their shortest form.
///
/// Equal values give equal bytes, so that "the document is restored to the byte" can be tested.
struct JSONWriter {
  private let isPretty: Bool
  private(set) var bytes: [UInt8] = []

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue, indent: Int = 0) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .number(let number): append(Self.spelling(of: number))
    case .string(let string): writeString(string)
    case .array(let elements):
      writeList(elements, "[", "]", indent: indent) { writer, element in
        writer.write(element, indent: indent + 1)
      }
    case .object(let members):
      // Sorted by bytes: the order of `String` depends on the platform's tables of normalisation.
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      writeList(sorted, "{", "}", indent: indent) { writer, member in
        writer.writeString(member.key)
        writer.append(writer.isPretty ? ": " : ":")
        writer.write(member.value, indent: indent + 1)
      }
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, indent: Int,
    write: (inout JSONWriter, Element) -> Void
  ) {
    append(opening)
    for (position, element) in elements.enumerated() {
      if position > 0 { append(",") }
      writeLineBreak(indent: indent + 1)
      write(&self, element)
    }
    if !elements.isEmpty { writeLineBreak(indent: indent) }
    append(closing)
  }

  private mutating func writeLineBreak(indent: Int) {
    guard isPretty else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
  }

  /// The shortest text that reads back as the same number; JSON has no infinity, so it is `null`.
  private static func spelling(of number: Double) -> String {
    if let integer = Int64(exactly: number), abs(number) < 0x1p53 { return String(integer) }
    return number.isFinite ? number.description : "null"
  }

  private mutating func writeString(_ string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20, 0x7F: append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append("\"")
  }
}

extension JSONValue {
  /// The value on one line.
  public var compactText: String {
    var writer = JSONWriter(isPretty: false)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The value spread over lines, two spaces a level, with a line feed at the end.
  public var prettyText: String { String(decoding: prettyBytes, as: UTF8.self) }

  /// `prettyText` in UTF-8.
  var prettyBytes: [UInt8] {
    var writer = JSONWriter(isPretty: true)
    writer.write(self)
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
