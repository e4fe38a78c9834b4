/// Spells a value as JSON in one canonical way: names sorted, numbers in their shortest form.
///
/// Equal values give equal bytes, so that "the document is restored to the byte" can be tested.
struct JSONWriter {
  private let isPretty: Bool
  private(set) var text = ""

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue, indent: Int = 0) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += Self.spelling(of: number)
    case .string(let string): writeString(string)
    case .array(let elements):
      writeList(elements, "[", "]", indent: indent) { writer, element in
        writer.write(element, indent: indent + 1)
      }
    case .object(let members):
      // Sorted by scalars: the order of `String` depends on normalisation, and so on the platform.
      let names = members.keys.sorted {
        $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
      }
      writeList(names, "{", "}", indent: indent) { writer, name in
        writer.writeString(name)
        writer.text += writer.isPretty ? ": " : ":"
        writer.write(members[name] ?? .null, indent: indent + 1)
      }
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, indent: Int,
    write: (inout JSONWriter, Element) -> Void
  ) {
    text += opening
    for (position, element) in elements.enumerated() {
      if position > 0 { text += "," }
      writeLineBreak(indent: indent + 1)
      write(&self, element)
    }
    if !elements.isEmpty { writeLineBreak(indent: indent) }
    text += closing
  }

  private mutating func writeLineBreak(indent: Int) {
    guard isPretty else { return }
    text += "\n" + String(repeating: "  ", count: indent)
  }

  /// The shortest text that reads back as the same number; JSON has no infinity, so it is `null`.
  private static func spelling(of number: Double) -> String {
    if let integer = Int64(exactly: number), abs(number) < 0x1p53 { return String(integer) }
    return number.isFinite ? number.description : "null"
  }

  private mutating func writeString(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue {
  /// The value on one line.
  public var compactText: String {
    var writer = JSONWriter(isPretty: false)
    writer.write(self)
    return writer.text
  }

  /// The value spread over lines, two spaces a level, with a line feed at the end.
  public var prettyText: String {
    var writer = JSONWriter(isPretty: true)
    writer.write(self)
    return writer.text + "\n"
  }
}
