import AdwaitaKit
import CollageDocument
import CollagePresentation
import MessageCatalog

/// The menus of the editor.
@MainActor
enum EditorMenus {
  /// The menu of the window.
  static var main: [MenuContent] {
    [
      .group(.renameProject, .exportBundle),
      .group(.saveToPictures, .copyPicture, .print),
      .group(.paste, .selectAll),
      .group(.zoomIn, .zoomOut, .zoomToFit),
      .group(.preferences, .shortcuts, .help, .about),
    ]
  }

  /// How photos can be arranged.
  static var arrange: [MenuContent] {
    [
      .group(.arrangeGrid, .arrangeRows, .arrangeColumns, .arrangeFreely),
      .group(.shuffle),
    ]
  }

  /// The menu about what is selected, or about the page where nothing is.
  static func context(for model: EditorViewModel) -> [MenuContent] {
    guard !model.selection.isEmpty else {
      return [
        .group(.addPhotos, .addText, .paste), .group(.selectAll),
        .submenu(label: tr("Arrange"), arrange),
      ]
    }
    var entries: [MenuContent] = [
      .group(.cut, .copy, .paste, .pasteStyle, .duplicate, .delete),
      .submenu(
        label: tr("Order"),
        [.group(.bringToFront, .bringForward, .sendBackward, .sendToBack)]),
      .submenu(label: tr("Align"), [alignment, distribution]),
    ]
    if model.selectedLayers.contains(where: { $0.photo != nil }) {
      entries.append(
        .submenu(
          label: tr("Photo"),
          [
            .group(.editContent, .replacePhoto, .swapPhotos),
            .group(.flipHorizontally, .flipVertically),
          ]))
    }
    return entries + [.group(.lock, .hide)]
  }

  /// The menu about what is selected in the list of layers.
  static func layerList(for model: EditorViewModel) -> [MenuContent] {
    context(for: model) + [.group(.renameLayer)]
  }

  private static var alignment: MenuContent {
    .group(.alignLeft, .alignCenter, .alignRight, .alignTop, .alignMiddle, .alignBottom)
  }

  private static var distribution: MenuContent {
    .group(.distributeHorizontally, .distributeVertically)
  }
}
