/// What can be done in the editor, as far as it depends on its state whether it can be done now.
public enum EditorCommand: Hashable, Sendable, CaseIterable {
  /// Steps are taken back or done again.
  case undo, redo
  /// Photos, texts or pasted layers are added, the background or the canvas is changed.
  case add, paste, changePage
  /// Something is selected.
  case selectAll, deselect
  /// The selection goes to the clipboard.
  case copy, cut
  /// The selection is copied or removed.
  case duplicate, remove
  /// The selection is moved, scaled, turned, or gets other properties.
  case transform, setProperties, pasteStyle
  /// The selection comes before or behind others.
  case bringForward, sendBackward
  /// The selection is lined up with itself, or with the canvas.
  case align
  /// The gaps in the selection are made equal.
  case distribute
  /// The selected photos are mirrored.
  case flip
  /// The two selected photos change places.
  case swapPhotos
  /// The photo or the words of the one selected layer are changed.
  case editContent
  /// The photo of the one selected layer is replaced.
  case replacePhoto
  /// The selection is hidden or shown, locked or freed.
  case hide, lock
  /// The one selected layer gets a name.
  case rename
  /// The photos are arranged by a layout.
  case arrange
  /// Lost photos are looked for.
  case locatePhotos
}
