public import CollageDocument

/// What the pointer and the keys act on.
public enum EditorMode: Hashable, Sendable {
  /// Layers are selected, moved, scaled and turned.
  case arranging
  /// The photo of a layer is moved and enlarged behind its frame.
  case cropping(LayerID)
  /// The words of a text are being typed.
  case typing(LayerID)

  /// The layer whose content is being changed; nil while layers are arranged.
  public var layer: LayerID? {
    switch self {
    case .arranging: nil
    case .cropping(let id), .typing(let id): id
    }
  }
}

/// Something to tell in passing; nothing has to be answered.
public enum EditorNotice: Sendable {
  /// Layers were removed; undo brings them back.
  case removed(count: Int)
  /// An edit did not happen.
  case refused(any Error)
  /// Some files are no photos that can be read; the others were added.
  case photosNotAdded([FailedFile])
  /// Lost photos were found again.
  case photosFound(count: Int, stillLost: Int)
  /// There is nothing on the clipboard that can be pasted.
  case nothingToPaste
}

/// A file that was left out while the rest went on.
public struct FailedFile: Sendable {
  /// Where it is.
  public var path: String
  /// Why.
  public var error: any Error

  /// A file and why it was left out.
  public init(path: String, error: any Error) {
    self.path = path
    self.error = error
  }
}

/// Lines that a dragged layer was pulled to.
public struct SnapGuides: Hashable, Sendable {
  /// The x coordinate of an upright line, in canvas units.
  public var upright: Double?
  /// The y coordinate of a level line, in canvas units.
  public var level: Double?

  /// No lines.
  public static let none = SnapGuides()
}
