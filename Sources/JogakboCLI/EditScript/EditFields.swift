import CollageDocument
import CollageEditing

/// The fields of a line of edits, taken one by one; what is left at the end was not asked for.
struct EditFields {
  private(set) var remaining: [String: JSONValue]

  init(_ fields: [String: JSONValue]) {
    remaining = fields
  }

  private mutating func take<Value>(
    _ name: String, _ read: (JSONValue) -> Value?
  ) throws(CommandError) -> Value? {
    guard let value = remaining.removeValue(forKey: name) else { return nil }
    guard let result = read(value) else { throw .notAnEdit(.badField(name)) }
    return result
  }

  private static func required<Value>(_ value: Value?, _ name: String) throws(CommandError) -> Value
  {
    guard let value else { throw .notAnEdit(.badField(name)) }
    return value
  }

  mutating func optionalNumber(_ name: String) throws(CommandError) -> Double? {
    try take(name, \.number)
  }

  mutating func number(_ name: String) throws(CommandError) -> Double {
    try Self.required(take(name, \.number), name)
  }

  mutating func optionalInteger(_ name: String) throws(CommandError) -> Int? {
    try take(name, \.integer)
  }

  mutating func optionalBool(_ name: String) throws(CommandError) -> Bool? {
    try take(name, \.bool)
  }

  mutating func string(_ name: String) throws(CommandError) -> String {
    try Self.required(take(name, \.string), name)
  }

  mutating func word<Word: RawRepresentable<String>>(
    _ name: String
  ) throws(CommandError) -> Word {
    try Self.required(take(name) { $0.string.flatMap(Word.init) }, name)
  }

  /// The layer that a field names.
  mutating func layer(
    _ name: String = "layer", in document: EditorDocument
  ) throws(CommandError) -> LayerID {
    try document.layer(named: string(name))
  }

  /// The layers that `layers` names, or the one of `layer`.
  mutating func layers(in document: EditorDocument) throws(CommandError) -> [LayerID] {
    guard let values = try take("layers", \.array) else { return [try layer(in: document)] }
    var ids: [LayerID] = []
    for value in values {
      let name = try Self.required(value.string, "layers")
      ids.append(try document.layer(named: name))
    }
    return ids
  }

  /// Where layers are to be brought; a number is one of `places`, counted from the back from 1.
  mutating func order(within places: ClosedRange<Int>) throws(CommandError) -> LayerOrder {
    try Self.required(
      take("to") { value in
        switch value {
        case "front": .front
        case "back": .back
        case "forward": .forward
        case "backward": .backward
        default: value.integer.flatMap { places.contains($0) ? .index($0 - 1) : nil }
        }
      }, "to")
  }

  /// A length such as a layout takes on the command line.
  mutating func optionalNumber(
    _ name: String, in range: ClosedRange<Double>
  ) throws(CommandError) -> Double? {
    try take(name) { $0.number.flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A colour as the command line takes it.
  mutating func optionalColor(_ name: String) throws(CommandError) -> SRGBColor? {
    try take(name) { $0.string.flatMap(SRGBColor.init(commandLine:)) }
  }

  /// Everything that is left, as properties of a layer or a background.
  mutating func takeRest() -> [String: JSONValue] {
    defer { remaining = [:] }
    return remaining
  }

  /// Refuses fields that nothing asked for: a misspelt one would silently do nothing.
  func requireNoMore() throws(CommandError) {
    if let name = remaining.keys.min() { throw .notAnEdit(.badField(name)) }
  }
}

extension EditorDocument {
  /// The layer named by its identifier, or by `#N`, its place from the back, from 1.
  func layer(named name: String) throws(CommandError) -> LayerID {
    if let id = LayerID(name), index(of: id) != nil { return id }
    guard name.first == "#", let place = Int(name.dropFirst()), layers.indices.contains(place - 1)
    else { throw .noSuchLayer(name) }
    return layers[place - 1].id
  }
}
