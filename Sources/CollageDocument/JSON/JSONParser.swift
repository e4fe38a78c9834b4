/// Reads JSON (RFC 8259) from bytes that anybody may have written.
///
/// Depth and number of values are bounded while reading, a lone surrogate or a broken UTF-8
/// sequence becomes U+FFFD, of two equal names the last one counts, and a number beyond the range of
/// Double becomes the largest that there is. Foundation's decoder has no such bounds and refuses a
/// whole document for one lone surrogate; see `docs/decisions/0003-own-json-reader.md`.
struct JSONParser {
  /// How deep arrays and objects may be nested.
  static let depthLimit = 64
  /// How many values a text may hold: 10,000 layers with some forty fields each, and some room.
  static let valueLimit = 600_000

  private let bytes: [UInt8]
  private let depthLimit: Int
  private var index = 0
  private var valueCount = 0

  private init(_ bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  /// The value that `bytes` spell, with nothing but white space around it.
  static func parse(
    _ bytes: some Sequence<UInt8>, depthLimit: Int = depthLimit
  ) throws(JSONError) -> JSONValue {
    var parser = JSONParser(Array(bytes), depthLimit: depthLimit)
    parser.skipByteOrderMark()
    let value = try parser.value(depth: 0)
    parser.skipWhiteSpace()
    guard parser.index == parser.bytes.count else { throw parser.malformed }
    return value
  }

  private var malformed: JSONError { .malformed(offset: index) }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func skipWhiteSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard skip(byte) else { throw malformed }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    valueCount += 1
    guard valueCount <= Self.valueLimit else { throw .tooManyValues(limit: Self.valueLimit) }
    skipWhiteSpace()
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func literal(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for byte in word.description.utf8 { try expect(byte) }
    return value
  }

  private func checkDepth(_ depth: Int) throws(JSONError) {
    guard depth < depthLimit else { throw .tooDeep(limit: depthLimit) }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    try checkDepth(depth)
    var members: [String: JSONValue] = [:]
    try list(from: "{", to: "}") { parser throws(JSONError) in
      parser.skipWhiteSpace()
      let name = try parser.string()
      parser.skipWhiteSpace()
      try parser.expect(UInt8(ascii: ":"))
      members[name] = try parser.value(depth: depth + 1)
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    try checkDepth(depth)
    var elements: [JSONValue] = []
    try list(from: "[", to: "]") { parser throws(JSONError) in
      elements.append(try parser.value(depth: depth + 1))
    }
    return .array(elements)
  }

  /// Reads elements that commas part, between an opening and a closing bracket.
  private mutating func list(
    from opening: Unicode.Scalar, to closing: Unicode.Scalar,
    element: (inout JSONParser) throws(JSONError) -> Void
  ) throws(JSONError) {
    try expect(UInt8(ascii: opening))
    skipWhiteSpace()
    if skip(UInt8(ascii: closing)) { return }
    while true {
      try element(&self)
      skipWhiteSpace()
      if skip(UInt8(ascii: closing)) { return }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = index
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text) else { throw malformed }
    // Infinity could not be written again; the bounds of its field catch the largest number.
    let largest = Double.greatestFiniteMagnitude
    return min(max(number, -largest), largest)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte = current, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw malformed }
  }

  private mutating func string() throws(JSONError) -> String {
    try expect(UInt8(ascii: "\""))
    var units: [UInt8] = []
    while true {
      guard let byte = current, byte >= 0x20 else { throw malformed }
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &units)
      default: units.append(byte)
      }
    }
  }

  private mutating func appendEscape(to units: inout [UInt8]) throws(JSONError) {
    guard let byte = current else { throw malformed }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "u"): units.append(contentsOf: Character(try escapedScalar()).utf8)
    default: throw malformed
    }
  }

  /// The scalar of one `\uXXXX`, or of two that form a surrogate pair; U+FFFD for a lone surrogate.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimalUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    if first < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
      let second = try hexadecimalUnit()
      if (0xDC00...0xDFFF).contains(second) {
        let code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
        return Unicode.Scalar(code) ?? "\u{FFFD}"
      }
    }
    index = afterFirst
    return "\u{FFFD}"
  }

  private mutating func hexadecimalUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw malformed
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }
}

extension JSONValue {
  /// Reads JSON text.
  ///
  /// - Throws: `JSONError` where `bytes` are not JSON, or exceed 64 levels or 600,000 values.
  public init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
    self = try JSONParser.parse(bytes)
  }
}
