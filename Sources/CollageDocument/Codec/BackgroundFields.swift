extension PageBackground {
  /// The JSON form: a colour as text, everything else as an object with a `kind`.
  public var jsonValue: JSONValue {
    switch self {
    case .color(let color): .string(color.hex)
    case .gradient(let gradient): .object(gradient.fields)
    case .pattern(let pattern): .object(pattern.fields)
    case .photo(let photo):
      .object(photo.unknownFields.merging(photo.fields) { $1 }.merging(["kind": "photo"]) { $1 })
    case .unsupported(let other):
      .object(other.unknownFields.merging(["kind": .string(other.kind)]) { $1 })
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
    guard let kind = reader.optionalText("kind", limit: DocumentLimits.nameLength) else {
      reader.note(.missing, "kind")
      return .white
    }
    if let gradient = GradientFill.Kind(rawValue: kind) {
      return .gradient(GradientFill(kind: gradient, reading: &reader))
    }
    if let pattern = PatternFill.Kind(rawValue: kind) {
      return .pattern(PatternFill(kind: pattern, reading: &reader))
    }
    guard kind == "photo" else {
      return .unsupported(UnsupportedBackground(kind: kind, unknownFields: reader.remaining))
    }
    var photo = PhotoContent(reading: &reader)
    photo.unknownFields = reader.remaining
    return .photo(photo)
  }
}

extension GradientFill {
  fileprivate var fields: [String: JSONValue] {
    unknownFields.merging([
      "kind": .string(kind.rawValue), "angle": .number(angle),
      "stops": .array(stops.map { .object($0.fields) }),
    ]) { $1 }
  }

  fileprivate init(kind: Kind, reading reader: inout FieldReader) {
    let angle = reader.turn("angle", default: .pi / 2)
    let stops = Self.stops(reading: &reader)
    self.init(kind: kind, angle: angle, stops: stops)
    unknownFields = reader.remaining
  }

  private static func stops(reading reader: inout FieldReader) -> [Stop] {
    let limits = DocumentLimits.gradientStops
    let values = reader.take("stops")?.array ?? []
    if values.count > limits.upperBound { reader.note(.tooLong(limit: limits.upperBound), "stops") }
    var stops: [Stop] = []
    for (index, value) in values.prefix(limits.upperBound).enumerated() {
      var stop = FieldReader(value.object ?? [:], path: reader.fieldPath("stops[\(index)]"))
      stops.append(Stop(reading: &stop))
      reader.add(stop.notes)
    }
    guard stops.count >= limits.lowerBound else {
      reader.note(.missing, "stops")
      return GradientFill(from: .white, to: .black).stops
    }
    return stops.sorted { $0.position < $1.position }
  }
}

extension GradientFill.Stop {
  fileprivate var fields: [String: JSONValue] {
    unknownFields.merging(["position": .number(position), "color": .string(color.hex)]) { $1 }
  }

  fileprivate init(reading reader: inout FieldReader) {
    self.init(
      position: reader.requiredNumber("position", in: 0...1, fallback: 0),
      color: reader.optionalColor("color") ?? .white)
    unknownFields = reader.remaining
  }
}

extension PatternFill {
  fileprivate var fields: [String: JSONValue] {
    unknownFields.merging([
      "kind": .string(kind.rawValue), "foreground": .string(foreground.hex),
      "background": .string(background.hex), "spacing": .number(spacing),
    ]) { $1 }
  }

  fileprivate init(kind: Kind, reading reader: inout FieldReader) {
    self.init(
      kind: kind,
      foreground: reader.optionalColor("foreground") ?? .black,
      background: reader.optionalColor("background") ?? .white,
      spacing: reader.number("spacing", in: DocumentLimits.patternSpacing, default: 40))
    unknownFields = reader.remaining
  }
}
