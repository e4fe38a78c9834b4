import CollageGeometry
public import Foundation

extension EditorDocument {
  /// The JSON form, described in `docs/FORMAT.md`.
  public var jsonValue: JSONValue {
    var fields = unknownFields
    fields["version"] = .number(Double(version))
    fields["canvasWidth"] = .number(canvas.width)
    fields["canvasHeight"] = .number(canvas.height)
    fields["background"] = background.jsonValue
    fields["layers"] = .array(layers.map { .object($0.fields) })
    return .object(fields)
  }

  /// The bytes of a document file; equal documents give equal bytes.
  public var data: Data { Data(jsonValue.prettyBytes) }

  /// Reads a document of any version, migrates it, and repairs what is out of bounds.
  ///
  /// - Parameters:
  ///   - data: The bytes of a document file.
  ///   - notes: What was repaired is added here.
  /// - Throws: `DocumentError` where it is no document at all.
  public init(data: Data, notes: inout [DocumentNote]) throws(DocumentError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.parse(data, depthLimit: DocumentLimits.nesting)
    } catch {
      throw .json(error)
    }
    try self.init(jsonValue: value, notes: &notes)
  }

  /// Reads a document of any version from its JSON form.
  ///
  /// - Throws: `DocumentError.notADocument`, `DocumentError.tooManyLayers`.
  public init(jsonValue: JSONValue, notes: inout [DocumentNote]) throws(DocumentError) {
    guard var fields = jsonValue.object else { throw .notADocument }
    let version = DocumentMigration.migrate(&fields)
    guard let layerValues = fields["layers"]?.array else { throw .notADocument }
    let limit = DocumentLimits.layerCount
    guard layerValues.count <= limit else {
      throw .tooManyLayers(count: layerValues.count, limit: limit)
    }
    fields["layers"] = nil

    var reader = FieldReader(fields)
    let sides = DocumentLimits.canvasSide
    let canvas = CanvasSize(
      width: reader.number("canvasWidth", in: sides, default: 1000),
      height: reader.number("canvasHeight", in: sides, default: 1000))
    self.init(canvas: canvas, background: PageBackground.read(from: &reader))
    self.version = version
    unknownFields = reader.remaining
    notes += reader.notes
    layers = Self.layers(layerValues, canvas: canvas, notes: &notes)
  }

  private static func layers(
    _ values: [JSONValue], canvas: CanvasSize, notes: inout [DocumentNote]
  ) -> [EditorLayer] {
    var seen: Set<LayerID> = []
    var layers: [EditorLayer] = []
    for (index, value) in values.enumerated() {
      let path = "layers[\(index)]"
      guard let fields = value.object else {
        notes.append(DocumentNote(field: path, problem: .notALayer))
        continue
      }
      var layer = EditorLayer(fields: fields, path: path, canvas: canvas, notes: &notes)
      if !seen.insert(layer.id).inserted {
        notes.append(DocumentNote(field: "\(path).id", problem: .duplicateIdentity))
        layer = layer.copy()
        seen.insert(layer.id)
      }
      layers.append(layer)
    }
    return layers
  }
}
