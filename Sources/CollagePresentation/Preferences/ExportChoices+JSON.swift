import CollageDocument
import Foundation

extension ExportChoices {
  /// Reads fields; what is missing or cannot be read is as in the beginning.
  init(jsonValue: JSONValue) {
    let fields = jsonValue.object ?? [:]
    let defaults = ExportChoices()
    self.init(
      kind: fields["kind"]?.string.flatMap(PictureKind.init) ?? defaults.kind,
      size: fields["size"].flatMap(OutputSize.init(jsonValue:)) ?? defaults.size,
      quality: fields["quality"]?.integer ?? defaults.quality,
      dotsPerInch: fields["dotsPerInch"]?.number ?? defaults.dotsPerInch,
      keepsDate: fields["keepsDate"]?.bool ?? defaults.keepsDate)
  }

  var jsonValue: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "size": size.jsonValue,
      "quality": .number(Double(quality)), "dotsPerInch": .number(dotsPerInch),
      "keepsDate": .bool(keepsDate),
    ])
  }
}

extension OutputSize {
  /// Nil for a size that no picture can have.
  init?(jsonValue: JSONValue) {
    guard let fields = jsonValue.object else { return nil }
    func side(_ name: String) -> Int? {
      fields[name]?.integer.flatMap { Self.sides.contains($0) ? $0 : nil }
    }
    func millimetres(_ name: String) -> Double? {
      fields[name]?.number.flatMap { $0 > 0 ? $0 : nil }
    }
    if let longerSide = side("longerSide") {
      self = .longerSide(longerSide)
    } else if let width = side("width"), let height = side("height") {
      self = .exact(PictureSize(width: width, height: height))
    } else if let width = millimetres("paperWidth"), let height = millimetres("paperHeight") {
      self = .paper(widthInMillimetres: width, heightInMillimetres: height)
    } else {
      return nil
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .longerSide(let side): .object(["longerSide": .number(Double(side))])
    case .exact(let size):
      .object(["width": .number(Double(size.width)), "height": .number(Double(size.height))])
    case .paper(let width, let height):
      .object(["paperWidth": .number(width), "paperHeight": .number(height)])
    }
  }
}

extension ExportPreset {
  /// Nil for what has no name or no choices.
  init?(jsonValue: JSONValue) {
    guard let fields = jsonValue.object, let name = fields["name"]?.string,
      let choices = fields["choices"]
    else { return nil }
    self.init(
      id: fields["id"]?.string.flatMap(UUID.init(uuidString:)) ?? UUID(), name: name,
      choices: ExportChoices(jsonValue: choices))
  }

  var jsonValue: JSONValue {
    .object([
      "id": .string(id.uuidString), "name": .string(name), "choices": choices.jsonValue,
    ])
  }
}
