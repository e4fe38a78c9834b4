extension PageBackground {
  /// The JSON form: a colour as text, everything else as an object with a `kind`.
  public var jsonValue: JSONValue {
    switch self {
    case .color(let color): .string(color.hex)
    case .gradient(let gradient): .object(gradient.fields)
    case .pattern(let pattern): .object(pattern.fields)
    case .photo(let photo): .object(photo.fields.merging(["kind": "photo"]) { $1 })
    }
  }

  /// Reads a background and repairs what is out of bounds; white where it is none.
  ///
  /// - Parameters:
  ///   - value: The JSON form.
  ///   - notes: What was repaired is added here.
  public init(jsonValue value: JSONValue, notes: inout [DocumentNote]) {
    // The field is read as the only one of an object, so that notes name it.
    var reader = FieldReader(["background": value])
    self = Self.read(from: &reader)
    notes += reader.notes
  }

  static func read(from reader: inout FieldReader) -> PageBackground {
    if reader.remaining["background"]?.string != nil {
      return .color(reader.optionalColor("background") ?? .white)
    }
    return reader.object("background", read(fields:)) ?? .white
  }

  private static func read(fields reader: inout FieldReader) -> PageBackground {
    let kind = reader.optionalText("kind", limit: DocumentLimits.nameLength) ?? ""
    if let gradient = GradientFill.Kind(rawValue: kind) {
      return .gradient(GradientFill(kind: gradient, reading: &reader))
    }
    if let pattern = PatternFill.Kind(rawValue: kind) {
      return .pattern(PatternFill(kind: pattern, reading: &reader))
    }
    if kind == "photo" { return .photo(PhotoContent(reading: &reader)) }
    reader.note(.unknownWord(kind), "kind")
    return .white
  }
}

extension GradientFill {
  fileprivate var fields: [String: JSONValue] {
    [
      "kind": .string(kind.rawValue), "angle": .number(angle),
      "stops": .array(
        stops.map {
          .object(["position": .number($0.position), "color": .string($0.color.hex)])
        }),
    ]
  }

  fileprivate init(kind: Kind, reading reader: inout FieldReader) {
    let angle = reader.number("angle", in: DocumentLimits.rotation, default: .pi / 2)
    let stops = Self.stops(reading: &reader)
    self.init(kind: kind, angle: angle, stops: stops)
  }

  private static func stops(reading reader: inout FieldReader) -> [Stop] {
    let limits = DocumentLimits.gradientStops
    let values = reader.take("stops")?.array ?? []
    if values.count > limits.upperBound { reader.note(.tooLong(limit: limits.upperBound), "stops") }
    var stops: [Stop] = []
    for (index, value) in values.prefix(limits.upperBound).enumerated() {
      var stop = FieldReader(value.object ?? [:], path: reader.fieldPath("stops[\(index)]"))
      stops.append(
        Stop(
          position: stop.requiredNumber("position", in: 0...1, fallback: 0),
          color: stop.optionalColor("color") ?? .white))
      reader.add(stop.notes)
    }
    guard stops.count >= limits.lowerBound else {
      reader.note(.missing, "stops")
      return GradientFill(from: .white, to: .black).stops
    }
    return stops.sorted { $0.position < $1.position }
  }
}

extension PatternFill {
  fileprivate var fields: [String: JSONValue] {
    [
      "kind": .string(kind.rawValue), "foreground": .string(foreground.hex),
      "background": .string(background.hex), "spacing": .number(spacing),
    ]
  }

  fileprivate init(kind: Kind, reading reader: inout FieldReader) {
    self.init(
      kind: kind,
      foreground: reader.optionalColor("foreground") ?? .black,
      background: reader.optionalColor("background") ?? .white,
      spacing: reader.number("spacing", in: DocumentLimits.patternSpacing, default: 40))
  }
}
