import CollagePresentation

extension AppAction {
  /// Whether the action can be done in an editor that can carry out some commands.
  func isAvailableInEditor(with commands: Set<EditorCommand>) -> Bool {
    isAboutTheView || command.map(commands.contains) == true
  }

  /// Whether the action shows or writes the collage, and leaves it as it is.
  private var isAboutTheView: Bool {
    switch self {
    case .zoomIn, .zoomOut, .zoomToFit, .toggleSidebar, .export, .saveToPictures, .copyPicture,
      .print, .exportBundle:
      true
    default: false
    }
  }

  /// The command of the editor that the action gives.
  private var command: EditorCommand? {
    switch self {
    case .undo: .undo
    case .redo: .redo
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .pasteStyle: .pasteStyle
    case .duplicate: .duplicate
    case .delete: .remove
    case .selectAll: .selectAll
    case .deselect: .deselect
    case .addPhotos, .addText, .addEmoji: .add
    case .renameProject, .changeBackground, .chooseBackground: .changePage
    case .locatePhotos: .locatePhotos
    default: commandOnLayers
    }
  }

  private var commandOnLayers: EditorCommand? {
    switch self {
    case .bringForward, .bringToFront: .bringForward
    case .sendBackward, .sendToBack: .sendBackward
    case .editContent: .editContent
    case .replacePhoto: .replacePhoto
    case .swapPhotos: .swapPhotos
    case .flipHorizontally, .flipVertically: .flip
    case .rotateClockwise, .rotateCounterclockwise, .enlarge, .shrink: .transform
    case .lock: .lock
    case .hide: .hide
    case .renameLayer: .rename
    case .alignLeft, .alignCenter, .alignRight, .alignTop, .alignMiddle, .alignBottom: .align
    case .distributeHorizontally, .distributeVertically: .distribute
    case .arrangeGrid, .arrangeRows, .arrangeColumns, .arrangeFreely, .shuffle: .arrange
    default: nil
    }
  }
}
