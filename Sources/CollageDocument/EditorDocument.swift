public import CollageGeometry

/// A whole collage: a small plain value from which screen, file and history follow.
public struct EditorDocument: Hashable, Sendable {
  /// The canvas in canvas units.
  public var canvas: CanvasSize
  /// What lies behind all layers.
  public var background: PageBackground
  /// The layers; the array's end is the front.
  public var layers: [EditorLayer]
  /// The version of the file form; that of a newer program is kept.
  var version: Int
  /// Fields of a newer version, kept untouched.
  var unknownFields: [String: JSONValue]

  /// A document; an empty white square of 1000 units unless told.
  public init(
    canvas: CanvasSize = CanvasSize(width: 1000, height: 1000),
    background: PageBackground = .white, layers: [EditorLayer] = []
  ) {
    self.canvas = canvas
    self.background = background
    self.layers = layers
    self.version = Self.currentVersion
    self.unknownFields = [:]
  }

  /// The version of the file form that this program writes; see `docs/FORMAT.md`.
  public static let currentVersion = 1

  /// Whether a newer program wrote the document, so that some of it may not show.
  public var isFromNewerVersion: Bool { version > Self.currentVersion }

  /// The canvas as a rectangle.
  public var bounds: CanvasRect { CanvasRect(origin: .zero, size: canvas) }

  /// The place of a layer in `layers`; nil where there is no such layer.
  public func index(of id: LayerID) -> Int? {
    layers.firstIndex { $0.id == id }
  }

  /// The layer of this identity; setting nil or a layer that is not there has no effect.
  public subscript(id: LayerID) -> EditorLayer? {
    get { layers.first { $0.id == id } }
    set {
      guard let newValue, newValue.id == id, let index = index(of: id) else { return }
      layers[index] = newValue
    }
  }

  /// The names of all photo files that the document shows, each once.
  public var photoFileNames: Set<String> {
    var names = Set(layers.compactMap { $0.photo?.fileName })
    if case .photo(let photo) = background { names.insert(photo.fileName) }
    return names
  }
}
