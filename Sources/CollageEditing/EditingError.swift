public import CollageDocument

/// Why an edit was refused. The document is then as it was before.
public enum EditingError: Error, Hashable, Sendable {
  /// There is no such layer.
  case unknownLayer(LayerID)
  /// The edit needs a layer of another kind, e.g. a photo.
  case wrongKindOfLayer(LayerID)
  /// The document would hold more layers than it may.
  case tooManyLayers(limit: Int)
  /// A text layer would have nothing to see.
  case blankText
  /// A text would be longer than it may.
  case textTooLong(length: Int, limit: Int)
  /// Fields that are unknown, or whose values the document cannot hold.
  case badFields([DocumentNote])
  /// A number that is not finite or lies outside what the edit can do.
  case outOfRange(name: String, value: Double)
  /// A logged change does not fit the document that it is applied to.
  case changeDoesNotFit
  /// Bytes of a log that are no change.
  case unreadableChange
  /// A gesture is running; it must end first.
  case gestureInProgress
}
