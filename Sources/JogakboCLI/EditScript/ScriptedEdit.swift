import CairoRendering
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import CollageStorage
import CommandLineKit
import Foundation

/// One line of `edit`: a verb and its fields.
struct ScriptedEdit {
  private let verb: EditVerb
  private var fields: EditFields

  static var help: String { EditVerb.help }

  /// Reads `{"edit":"move","layer":"#1","dx":10,"dy":0}`.
  init(line: Data) throws(CommandError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: line)
    } catch {
      throw .notAnEdit(.notJSON(error))
    }
    guard var fields = value.object, let name = fields.removeValue(forKey: "edit")?.string else {
      throw .notAnEdit(.notAnObject)
    }
    guard let verb = EditVerb(rawValue: name) else { throw .notAnEdit(.unknownEdit(name)) }
    self.verb = verb
    self.fields = EditFields(fields)
  }

  /// Does the edit; it is durable when this returns.
  func perform(on session: ProjectSession) throws {
    var fields = fields
    switch verb {
    case .undo:
      try fields.requireNoMore()
      guard try session.undo() != nil else { throw CommandError.nothingToUndo }
    case .redo:
      try fields.requireNoMore()
      guard try session.redo() != nil else { throw CommandError.nothingToRedo }
    case .addPhoto, .replacePhoto, .background:
      try performWithPhoto(&fields, on: session)
    case .move, .scale, .rotate, .transform, .align, .distribute, .layout, .canvas:
      try performPlacement(&fields, on: session)
    case .addText, .set, .remove, .duplicate, .order, .crop, .flip, .swap, .style:
      try performOnLayer(&fields, on: session)
    }
  }

  // MARK: Photos

  private func performWithPhoto(
    _ fields: inout EditFields, on session: ProjectSession
  ) throws {
    switch verb {
    case .background:
      let background = try background(&fields, library: session.library)
      try session.edit(.background) { try $0.setBackground(background) }
    case .replacePhoto:
      let layer = try fields.layer(in: session.document)
      let photo = try importPhoto(&fields, into: session.library)
      try session.edit(.replacePhoto) { try $0.replacePhoto(of: layer, with: photo) }
    default:
      let photo = try importPhoto(&fields, into: session.library)
      try session.edit(.addPhotos) { $0.addPhotos([photo]) }
    }
  }

  private func importPhoto(
    _ fields: inout EditFields, into library: Library
  ) throws -> PhotoContent {
    let path = try fields.string("path")
    try fields.requireNoMore()
    do {
      return try library.importPhoto(from: path).content
    } catch let error as StorageError where error.concernsOnePhoto(path) {
      throw CommandError.unusablePhoto(error)
    }
  }

  /// Properties as they are, unless they name a photo that the library has not.
  private func photoChecked(
    _ properties: [String: JSONValue], in library: Library
  ) throws(CommandError) -> [String: JSONValue] {
    guard let name = properties["fileName"]?.string, let path = library.path(ofPhoto: name),
      !FileManager.default.fileExists(atPath: path)
    else { return properties }
    throw .unusablePhoto(.notReadable(path: name, errno: ENOENT))
  }

  private func background(_ fields: inout EditFields, library: Library) throws -> JSONValue {
    if fields.remaining["path"] != nil {
      return PageBackground.photo(try importPhoto(&fields, into: library)).jsonValue
    }
    guard let color = try fields.optionalColor("color") else {
      return .object(try photoChecked(fields.takeRest(), in: library))
    }
    try fields.requireNoMore()
    return .string(color.hex)
  }

  // MARK: Placement

  private func performPlacement(
    _ fields: inout EditFields, on session: ProjectSession
  ) throws {
    let document = session.document
    switch verb {
    case .move: try move(&fields, on: session)
    case .scale:
      let (layers, factor) = (try fields.layers(in: document), try fields.number("by"))
      try edit(.scale, session, fields) { try $0.scale(layers, by: factor) }
    case .rotate:
      let (layers, angle) = (try fields.layers(in: document), try fields.number("by"))
      try edit(.rotate, session, fields) { try $0.rotate(layers, by: angle) }
    case .transform: try transform(&fields, on: session)
    case .align:
      let layers = try fields.layers(in: document)
      let alignment: LayerAlignment = try fields.word("to")
      try edit(.align, session, fields) { try $0.align(layers, alignment) }
    case .distribute:
      let layers = try fields.layers(in: document)
      let axis: LayoutAxis = try fields.word("along")
      try edit(.distribute, session, fields) { try $0.distribute(layers, along: axis) }
    case .canvas:
      let size = CanvasSize(
        width: try fields.number("width"), height: try fields.number("height"))
      try edit(.canvas, session, fields) { try $0.resizeCanvas(to: size) }
    default: try layout(&fields, on: session)
    }
  }

  private func move(_ fields: inout EditFields, on session: ProjectSession) throws {
    let layers = try fields.layers(in: session.document)
    let offset = CanvasPoint(x: try fields.number("dx"), y: try fields.number("dy"))
    let key = try fields.optionalInteger("burst").map {
      AmendmentKey(name: .move, layers: layers, burst: $0)
    }
    try edit(.move, session, fields, amending: key) { try $0.move(layers, by: offset) }
  }

  private func transform(_ fields: inout EditFields, on session: ProjectSession) throws {
    let layers = try fields.layers(in: session.document)
    let offset = CanvasPoint(
      x: try fields.optionalNumber("dx") ?? 0, y: try fields.optionalNumber("dy") ?? 0)
    let factor = try fields.optionalNumber("scale") ?? 1
    let angle = try fields.optionalNumber("rotate") ?? 0
    try edit(.transform, session, fields) { document in
      let pivot = document.boundingBox(of: try document.layers(layers))?.center
      try document.transform(
        layers, about: pivot ?? document.bounds.center, moveBy: offset, scaleBy: factor,
        rotateBy: angle)
    }
  }

  private func layout(_ fields: inout EditFields, on session: ProjectSession) throws {
    var options = LayoutOptions(style: try fields.word("layout"))
    let lengths = LayoutMeasures.lengths
    if let spacing = try fields.optionalNumber("spacing", in: lengths) { options.spacing = spacing }
    if let margin = try fields.optionalNumber("margin", in: lengths) { options.margin = margin }
    if let seed = try fields.optionalInteger("seed") {
      options.seed = UInt64(bitPattern: Int64(seed))
    }
    let chosen = options
    try edit(.layout, session, fields) { $0.arrangePhotos(chosen) }
  }

  // MARK: Layers

  private func performOnLayer(
    _ fields: inout EditFields, on session: ProjectSession
  ) throws {
    let document = session.document
    switch verb {
    case .addText: try addText(&fields, on: session)
    case .set:
      let layer = try fields.layer(in: document)
      let properties = try photoChecked(fields.takeRest(), in: session.library)
      try edit(.setProperties, session, fields) { try $0.setFields(properties, of: layer) }
    case .remove:
      let layers = try fields.layers(in: document)
      try edit(.remove, session, fields) { try $0.remove(layers) }
    case .duplicate:
      let layers = try fields.layers(in: document)
      try edit(.duplicate, session, fields) { _ = try $0.duplicate(layers) }
    case .order:
      let layers = try fields.layers(in: document)
      let order = try fields.order(within: 1...max(document.layers.count, 1))
      try edit(.reorder, session, fields) { try $0.reorder(layers, to: order) }
    case .swap:
      let one = try fields.layer(in: document)
      let other = try fields.layer("with", in: document)
      try edit(.swapPhotos, session, fields) { try $0.swapPhotos(one, other) }
    case .style:
      let layers = try fields.layers(in: document)
      let source = try fields.layer("from", in: document)
      try edit(.pasteStyle, session, fields) { document in
        if let style = document[source]?.style { try document.applyStyle(style, to: layers) }
      }
    default: try changePhoto(&fields, on: session)
    }
  }

  private func addText(_ fields: inout EditFields, on session: ProjectSession) throws {
    let content = TextContent(text: try fields.string("text"))
    let properties = fields.takeRest()
    try edit(.addText, session, fields) { document in
      let id = try document.addText(content, measuredBy: PangoTextMeasurer())
      guard !properties.isEmpty else { return }
      try document.setFields(properties, of: id)
      // Another font or size takes another frame, unless the line says which.
      if properties["width"] == nil, properties["height"] == nil {
        document.fitTextFrame(of: id, measuredBy: PangoTextMeasurer())
      }
    }
  }

  private func changePhoto(_ fields: inout EditFields, on session: ProjectSession) throws {
    let layer = try fields.layer(in: session.document)
    if verb == .flip {
      let horizontally = try fields.optionalBool("horizontal") ?? false
      let vertically = try fields.optionalBool("vertical") ?? false
      try edit(.flip, session, fields) {
        try $0.flip(layer, horizontally: horizontally, vertically: vertically)
      }
      return
    }
    var crop = session.document[layer]?.photo?.crop ?? .centered
    if let zoom = try fields.optionalNumber("zoom") { crop.zoom = zoom }
    if let pan = try fields.optionalNumber("panX") { crop.panX = pan }
    if let pan = try fields.optionalNumber("panY") { crop.panY = pan }
    let chosen = crop
    try edit(.crop, session, fields) { try $0.crop(layer, to: chosen) }
  }

  /// Edits once every field of the line has been asked for.
  private func edit(
    _ name: EditName, _ session: ProjectSession, _ fields: EditFields,
    amending key: AmendmentKey? = nil, _ body: (inout EditorDocument) throws -> Void
  ) throws {
    try fields.requireNoMore()
    try session.edit(name, amending: key, body)
  }
}
