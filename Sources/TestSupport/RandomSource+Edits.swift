public import CollageDocument
public import CollageEditing
import CollageGeometry

/// An edit of a document, made up at random.
public struct RandomEdit {
  /// What it is.
  public var name: EditName
  /// Does it. It may be refused.
  public var body: (inout EditorDocument) throws -> Void
}

/// Every command that there is, with random arguments.
extension RandomSource {
  /// An edit of `document`.
  public mutating func edit(of document: EditorDocument) -> RandomEdit {
    let ids = document.layers.map(\.id)
    let makers = ids.isEmpty ? Self.addingEdits : Self.addingEdits + Self.changingEdits
    return element(of: makers)(&self, document)
  }

  private typealias Maker = @Sendable (inout RandomSource, EditorDocument) -> RandomEdit

  private static let addingEdits: [Maker] = [
    { random, _ in
      let photos = random.list(1...3) { $0.photo() }
      return RandomEdit(name: .addPhotos) { $0.addPhotos(photos) }
    },
    { random, document in
      let (content, frame) = (random.textContent(), random.placement(on: document.canvas).frame)
      return RandomEdit(name: .addText) { try $0.addText(content, frame: frame) }
    },
    { random, _ in
      let background = random.background()
      return RandomEdit(name: .background) { $0.background = background }
    },
    { random, _ in
      let canvas = random.document(layers: 0...0).canvas
      return RandomEdit(name: .canvas) { try $0.resizeCanvas(to: canvas) }
    },
    { random, document in
      let pasted = random.list(1...2) { $0.layer(on: document.canvas) }
      return RandomEdit(name: .paste) { $0.paste(pasted) }
    },
    { random, _ in
      let options = LayoutOptions(
        style: random.element(of: LayoutStyle.allCases), spacing: random.number(in: 0...40),
        margin: random.number(in: 0...60), seed: random.next())
      return RandomEdit(name: .layout) { $0.arrangePhotos(options) }
    },
  ]

  private static let changingEdits: [Maker] = [
    { random, document in
      let (ids, offset) = (random.ids(of: document), random.offset())
      return RandomEdit(name: .move) { try $0.move(ids, by: offset) }
    },
    { random, document in
      let (ids, factor) = (random.ids(of: document), random.number(in: 0.3...3))
      return RandomEdit(name: .scale) { try $0.scale(ids, by: factor) }
    },
    { random, document in
      let (ids, turn) = (random.ids(of: document), random.number(in: -10...10))
      return RandomEdit(name: .rotate) { try $0.rotate(ids, by: turn) }
    },
    { random, document in
      let (ids, pivot, offset) = (random.ids(of: document), random.offset(), random.offset())
      let (factor, turn) = (random.number(in: 0.3...3), random.number(in: -10...10))
      return RandomEdit(name: .transform) {
        try $0.transform(ids, about: pivot, moveBy: offset, scaleBy: factor, rotateBy: turn)
      }
    },
    { random, document in
      let ids = random.ids(of: document)
      return RandomEdit(name: .remove) { try $0.remove(ids) }
    },
    { random, document in
      let ids = random.ids(of: document)
      return RandomEdit(name: .duplicate) { try $0.duplicate(ids) }
    },
    { random, document in
      let (ids, style) = (random.ids(of: document), random.style())
      return RandomEdit(name: .pasteStyle) { try $0.applyStyle(style, to: ids) }
    },
    { random, document in
      let ids = random.ids(of: document)
      let index = random.integer(in: 0...document.layers.count - ids.count)
      let order = random.element(
        of: [LayerOrder.front, .back, .forward, .backward, .index(index)])
      return RandomEdit(name: .reorder) { try $0.reorder(ids, to: order) }
    },
    { random, document in
      let (id, fields) = (random.id(of: document), random.settableFields())
      return RandomEdit(name: .setProperties) { try $0.setFields(fields, of: id) }
    },
    { random, document in
      let (id, crop) = (random.id(of: document), random.crop())
      return RandomEdit(name: .crop) { try $0.crop(id, to: crop) }
    },
    { random, document in
      let (id, across) = (random.id(of: document), random.chance(1, in: 2))
      return RandomEdit(name: .flip) { try $0.flip(id, horizontally: across, vertically: !across) }
    },
    { random, document in
      let (id, photo) = (random.id(of: document), random.photo())
      return RandomEdit(name: .replacePhoto) { try $0.replacePhoto(of: id, with: photo) }
    },
    { random, document in
      let (one, other) = (random.id(of: document), random.id(of: document))
      return RandomEdit(name: .swapPhotos) { try $0.swapPhotos(one, other) }
    },
    { random, document in
      let ids = random.ids(of: document)
      let alignment = random.element(of: LayerAlignment.allCases)
      return RandomEdit(name: .align) { try $0.align(ids, alignment) }
    },
    { random, document in
      let ids = random.ids(of: document)
      let axis = random.element(of: LayoutAxis.allCases)
      return RandomEdit(name: .distribute) { try $0.distribute(ids, along: axis) }
    },
  ]

  private mutating func id(of document: EditorDocument) -> LayerID {
    element(of: document.layers).id
  }

  private mutating func ids(of document: EditorDocument) -> [LayerID] {
    some(of: document.layers).map(\.id)
  }

  private mutating func offset() -> CanvasPoint {
    CanvasPoint(x: number(in: -500...500), y: number(in: -500...500))
  }

  private mutating func settableFields() -> [String: JSONValue] {
    let fields: [String: JSONValue] = [
      "x": .number(number(in: 0...10)), "opacity": .number(number(in: 0...1)),
      "rotation": .number(number(in: -9...9)), "name": .string(text(0...5)), "hidden": true,
      "locked": .null, "cornerRadius": .number(number(in: 0...50)), "shadow": .null,
      "border": .object(["width": .number(number(in: 0...20)), "color": "#A0B0C0"]),
    ]
    // In one order on every run: that of a dictionary differs between runs.
    let names = some(of: fields.keys.sorted())
    return fields.filter { names.contains($0.key) }
  }
}
