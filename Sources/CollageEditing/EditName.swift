/// What an edit does, as history and log name it. The words for it are made elsewhere.
///
/// It is open, not an enum, so that a history of a newer version stays readable.
public struct EditName: RawRepresentable, Hashable, Sendable {
  /// The name in the log; never changed once released.
  public let rawValue: String

  /// A name read from a log.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Photos were added.
  public static let addPhotos = EditName(rawValue: "add-photos")
  /// A text was added.
  public static let addText = EditName(rawValue: "add-text")
  /// Layers were moved.
  public static let move = EditName(rawValue: "move")
  /// Layers were made larger or smaller.
  public static let scale = EditName(rawValue: "scale")
  /// Layers were turned.
  public static let rotate = EditName(rawValue: "rotate")
  /// Layers were moved, scaled and turned in one gesture.
  public static let transform = EditName(rawValue: "transform")
  /// Layers were removed.
  public static let remove = EditName(rawValue: "remove")
  /// Layers were copied.
  public static let duplicate = EditName(rawValue: "duplicate")
  /// Copied layers were put in.
  public static let paste = EditName(rawValue: "paste")
  /// A style was put on layers.
  public static let pasteStyle = EditName(rawValue: "paste-style")
  /// Layers came to lie before or behind others.
  public static let reorder = EditName(rawValue: "reorder")
  /// Properties of layers were set.
  public static let setProperties = EditName(rawValue: "set")
  /// Another part of a photo was chosen.
  public static let crop = EditName(rawValue: "crop")
  /// A photo was mirrored.
  public static let flip = EditName(rawValue: "flip")
  /// A photo took the place of another in its frame.
  public static let replacePhoto = EditName(rawValue: "replace-photo")
  /// Two photos changed their frames.
  public static let swapPhotos = EditName(rawValue: "swap-photos")
  /// Photos were dealt out anew among their frames.
  public static let shuffle = EditName(rawValue: "shuffle")
  /// Missing photos were found again.
  public static let relink = EditName(rawValue: "relink")
  /// A state that the log had lost was brought back.
  public static let recover = EditName(rawValue: "recover")
  /// Layers were lined up.
  public static let align = EditName(rawValue: "align")
  /// Layers were spaced evenly.
  public static let distribute = EditName(rawValue: "distribute")
  /// Photos were arranged by a layout.
  public static let layout = EditName(rawValue: "layout")
  /// The background was changed.
  public static let background = EditName(rawValue: "background")
  /// The canvas was resized.
  public static let canvas = EditName(rawValue: "canvas")
}
