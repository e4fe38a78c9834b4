public import CollageDocument

/// What a view is to show.
public struct ScreenRequest: Sendable {
  /// What is shown.
  public var document: EditorDocument
  /// How it is shown.
  public var viewport: ScreenViewport
  /// The layers that are about to move or change: each run of neighbours among them gets a piece
  /// of its own.
  public var hotLayers: Set<LayerID>
  /// Whether a gesture is under way. What it moves, turns and scales as a whole is then not painted
  /// anew but shown by a map; see ``ScreenPiece/motion(in:)``.
  public var isInGesture: Bool

  /// A request; nothing is hot and no gesture under way unless told.
  public init(
    _ document: EditorDocument, viewport: ScreenViewport, hotLayers: Set<LayerID> = [],
    isInGesture: Bool = false
  ) {
    self.document = document
    self.viewport = viewport
    self.hotLayers = hotLayers
    self.isInGesture = isInGesture
  }
}
