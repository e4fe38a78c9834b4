/// Takes the known fields out of a JSON object, brings each within its bounds, and notes what was
/// not right. What is left at the end are the fields of a newer version.
struct FieldReader {
  /// The fields that nobody asked for yet.
  private(set) var remaining: [String: JSONValue]
  /// What was repaired so far.
  private(set) var notes: [DocumentNote] = []
  private let path: String

  /// - Parameter path: Where the object stands, for the notes; empty for the document itself.
  init(_ fields: [String: JSONValue], path: String = "") {
    self.remaining = fields
    self.path = path
  }

  mutating func note(_ problem: DocumentNote.Problem, _ name: String) {
    notes.append(DocumentNote(field: fieldPath(name), problem: problem))
  }

  mutating func add(_ more: [DocumentNote]) {
    notes += more
  }

  func fieldPath(_ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  /// Whether a field is there; `null` counts as absent.
  func has(_ name: String) -> Bool {
    remaining[name] ?? .null != .null
  }

  /// Takes a field as it is; `null` counts as absent.
  mutating func take(_ name: String) -> JSONValue? {
    let value = remaining.removeValue(forKey: name)
    return value == .null ? nil : value
  }

  /// Takes a field and reads it; absent is nil, and what cannot be read is nil with a note.
  private mutating func take<Value>(
    _ name: String, _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = take(name) else { return nil }
    let result = read(value)
    if result == nil { note(.wrongKind, name) }
    return result
  }

  /// A number within `range`; nil where the field is absent.
  mutating func optionalNumber(
    _ name: String, in range: ClosedRange<Double>, fallback: Double
  ) -> Double? {
    take(name, \.number).map { clamp($0, in: range, fallback: fallback, name) }
  }

  /// A number within `range`; the default where the field is absent.
  mutating func number(
    _ name: String, in range: ClosedRange<Double>, default fallback: Double
  ) -> Double {
    optionalNumber(name, in: range, fallback: fallback) ?? fallback
  }

  /// A number that the object must have; noted and replaced where it is absent.
  mutating func requiredNumber(
    _ name: String, in range: ClosedRange<Double>, fallback: Double
  ) -> Double {
    guard has(name) else {
      note(.missing, name)
      return fallback
    }
    return number(name, in: range, default: fallback)
  }

  /// A turn in radians, brought within half a turn either way. That is no repair and gives no note.
  mutating func turn(_ name: String, default fallback: Double) -> Double {
    let largest = Double.greatestFiniteMagnitude
    let turn = number(name, in: -largest...largest, default: fallback)
    return LayerPlacement.normalized(rotation: turn)
  }

  private mutating func clamp(
    _ found: Double, in range: ClosedRange<Double>, fallback: Double, _ name: String
  ) -> Double {
    let used = range.clamp(found, fallback: fallback)
    if used != found { note(.outOfRange(found: found, used: used), name) }
    return used
  }

  mutating func bool(_ name: String) -> Bool {
    take(name, \.bool) ?? false
  }

  /// A text without NUL of at most `limit` scalars; nil where the field is absent.
  mutating func optionalText(_ name: String, limit: Int) -> String? {
    guard let text = take(name, \.string)?.withoutNUL else { return nil }
    guard text.unicodeScalars.count > limit else { return text }
    note(.tooLong(limit: limit), name)
    return text.prefix(scalars: limit)
  }

  mutating func optionalColor(_ name: String) -> SRGBColor? {
    guard let text = take(name, \.string) else { return nil }
    guard let color = SRGBColor(hex: text) else {
      note(.unknownWord(text), name)
      return nil
    }
    return color
  }

  /// One of the words of an enum; the default where the field is absent or no such word.
  mutating func word<Word: RawRepresentable<String>>(_ name: String, default fallback: Word) -> Word
  {
    guard let text = take(name, \.string) else { return fallback }
    guard let word = Word(rawValue: text) else {
      note(.unknownWord(text), name)
      return fallback
    }
    return word
  }

  /// Reads an object in a field of its own; nil where the field is absent.
  mutating func object<Value>(
    _ name: String, _ read: (inout FieldReader) -> Value
  ) -> Value? {
    guard let fields = take(name, \.object) else { return nil }
    var reader = FieldReader(fields, path: fieldPath(name))
    let value = read(&reader)
    add(reader.notes)
    return value
  }
}
