import CollageDocument
import CollageEditing
import CollageGeometry

extension CanvasFormat {
  private static let named: [String: CanvasFormat] = [
    "square": .square, "landscape": .landscape, "portrait": .portrait, "story": .story,
  ]

  /// Nil for a form that no canvas can have.
  init?(jsonValue: JSONValue) {
    guard let fields = jsonValue.object, let kind = fields["kind"]?.string else { return nil }
    let sides = fields["width"]?.number.flatMap { width in
      fields["height"]?.number.map { (width: width, height: $0) }
    }
    switch (kind, sides) {
    case ("custom", let sides?):
      self = .custom(CanvasSize(width: sides.width, height: sides.height))
    case ("paper", let sides?):
      self = .paper(widthInMillimetres: sides.width, heightInMillimetres: sides.height)
    default:
      guard let format = Self.named[kind] else { return nil }
      self = format
    }
    do {
      _ = try canvasSize()
    } catch {
      return nil
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .square, .landscape, .portrait, .story:
      .object(["kind": Self.named.first { $0.value == self }.map { .string($0.key) } ?? .null])
    case .custom(let size): Self.jsonValue("custom", size.width, size.height)
    case .paper(let width, let height): Self.jsonValue("paper", width, height)
    }
  }

  private static func jsonValue(_ kind: String, _ width: Double, _ height: Double) -> JSONValue {
    .object(["kind": .string(kind), "width": .number(width), "height": .number(height)])
  }
}
