/// What the pointer looks like, so that it tells what a press would do.
public enum PointerShape: Hashable, Sendable, CaseIterable {
  /// A press selects what it hits, or begins a rubber band.
  case standard
  /// A drag moves a layer, or the photo behind its frame.
  case move
  /// A drag moves an edge or a corner to the left and right.
  case resizeLeftRight
  /// A drag moves an edge or a corner up and down.
  case resizeUpDown
  /// A drag moves an edge or a corner between top left and bottom right.
  case resizeTopLeftBottomRight
  /// A drag moves an edge or a corner between bottom left and top right.
  case resizeTopRightBottomLeft
  /// A drag turns the selection.
  case rotate
  /// A press goes to words that are being typed.
  case text
  /// A rubber band is being drawn.
  case crosshair
}
