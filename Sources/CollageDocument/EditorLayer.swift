import CollageGeometry

/// One thing on the canvas: a photo or words, with its place and its dress.
public struct EditorLayer: Hashable, Sendable, Identifiable {
  /// The same through every edit.
  public let id: LayerID
  /// Where it lies.
  public var placement: LayerPlacement
  /// How its frame is dressed.
  public var style: LayerStyle
  /// What it shows.
  public var content: LayerContent
  /// A name given by the user; nil where none was.
  @VerbatimText public var name: String?
  /// Whether it is left out of the picture.
  public var isHidden: Bool
  /// Whether it is protected from being selected and changed on the canvas.
  public var isLocked: Bool
  /// Fields of a newer version, kept untouched.
  var unknownFields: [String: JSONValue]

  /// A layer; plain, visible and unlocked unless told.
  public init(
    id: LayerID = LayerID(), placement: LayerPlacement, content: LayerContent,
    style: LayerStyle = .plain, name: String? = nil, isHidden: Bool = false, isLocked: Bool = false
  ) {
    self.id = id
    self.placement = placement
    self.style = style
    self.content = content
    self.name = name
    self.isHidden = isHidden
    self.isLocked = isLocked
    self.unknownFields = [:]
  }

  /// The same layer under another identity.
  public func copy(id: LayerID = LayerID()) -> EditorLayer {
    var copy = EditorLayer(
      id: id, placement: placement, content: content, style: style, name: name,
      isHidden: isHidden, isLocked: isLocked)
    copy.unknownFields = unknownFields
    return copy
  }

  /// Whether it shows in the picture.
  public var isDrawn: Bool {
    if case .unsupported = content { return false }
    return !isHidden && style.opacity > 0
  }

  /// The photo, where the layer is one; setting it on another kind of layer has no effect.
  public var photo: PhotoContent? {
    get {
      guard case .photo(let photo) = content else { return nil }
      return photo
    }
    set {
      guard case .photo = content, let newValue else { return }
      content = .photo(newValue)
    }
  }

  /// The text, where the layer is one; setting it on another kind of layer has no effect.
  public var text: TextContent? {
    get {
      guard case .text(let text) = content else { return nil }
      return text
    }
    set {
      guard case .text = content, let newValue else { return }
      content = .text(newValue)
    }
  }
}

/// What a layer shows.
public enum LayerContent: Hashable, Sendable {
  /// A photo in a frame.
  case photo(PhotoContent)
  /// Words.
  case text(TextContent)
  /// Something of a newer version: kept and saved, not drawn.
  case unsupported(kind: String)
}
