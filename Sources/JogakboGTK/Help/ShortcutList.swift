import MessageCatalog

/// What the window of shortcuts shows: keys, and what mouse and fingers do on the canvas.
struct ShortcutSection {
  /// The name that the window's parts know it by; never shown.
  let id: String
  let title: String
  let groups: [ShortcutGroup]
}

/// Shortcuts that belong together.
struct ShortcutGroup {
  let title: String
  let entries: [ShortcutEntry]
}

/// What is done, and how.
struct ShortcutEntry {
  /// How something is done.
  enum Way {
    /// One of these keys, in GTK's notation.
    case keys([String])
    /// A movement of the mouse or of a finger, in words.
    case pointer(String)
    /// A gesture that GTK draws and words itself, by its name in GTK.
    case gesture(String)
  }

  let title: String
  let way: Way
}

extension ShortcutSection {
  /// Everything there is to show.
  static var all: [ShortcutSection] { [keyboard, mouse, touch] }

  private static var keyboard: ShortcutSection {
    ShortcutSection(
      id: "keyboard", title: tr("Keyboard"),
      groups: [
        ShortcutGroup(
          title: tr("Collages"),
          .newProject, .newFromPhotos, .importProjects, .search, .closeProject, .renameProject),
        ShortcutGroup(
          title: tr("Picture"), .export, .saveToPictures, .copyPicture, .print),
        ShortcutGroup(
          title: tr("Editing"),
          .undo, .redo, .cut, .copy, .paste, .pasteStyle, .duplicate, .delete, .selectAll,
          .deselect),
        ShortcutGroup(title: tr("Adding"), .addPhotos, .addText, .addEmoji, .shuffle),
        ShortcutGroup(
          title: tr("Layers"),
          .bringForward, .sendBackward, .bringToFront, .sendToBack, .rotateClockwise,
          .rotateCounterclockwise, .flipHorizontally, .flipVertically, .enlarge, .shrink, .lock,
          .hide),
        ShortcutGroup(title: tr("Canvas"), entries: canvasKeys),
        ShortcutGroup(title: tr("View"), .zoomIn, .zoomOut, .zoomToFit, .toggleSidebar),
        ShortcutGroup(title: tr("General"), .help, .shortcuts, .preferences, .quit),
      ])
  }

  private static var canvasKeys: [ShortcutEntry] {
    let arrows = ["Left", "Right", "Up", "Down"]
    return [
      ShortcutEntry(title: tr("Move a little"), way: .keys(arrows)),
      ShortcutEntry(title: tr("Move further"), way: .keys(arrows.map { "<Shift>" + $0 })),
      ShortcutEntry(title: tr("Crop the photo or edit the text"), way: .keys(["Return"])),
      ShortcutEntry(title: tr("Stop, or deselect"), way: .keys(["Escape"])),
      ShortcutEntry(title: tr("Go to the next layer"), way: .keys(["Tab"])),
      ShortcutEntry(title: tr("Show the menu"), way: .keys(["Menu"])),
    ]
  }

  private static var mouse: ShortcutSection {
    ShortcutSection(
      id: "mouse", title: tr("Mouse"),
      groups: [
        ShortcutGroup(
          title: tr("Selecting"),
          entries: [
            ShortcutEntry(title: tr("Select"), way: .pointer(tr("Click"))),
            ShortcutEntry(title: tr("Add to the selection"), way: .pointer(tr("Shift and click"))),
            ShortcutEntry(
              title: tr("Select several"), way: .pointer(tr("Drag beside the layers"))),
            ShortcutEntry(
              title: tr("Crop the photo or edit the text"), way: .pointer(tr("Double click"))),
            ShortcutEntry(title: tr("Show the menu"), way: .pointer(tr("Click the other button"))),
          ]),
        ShortcutGroup(
          title: tr("Moving and turning"),
          entries: [
            ShortcutEntry(title: tr("Move"), way: .pointer(tr("Drag"))),
            ShortcutEntry(
              title: tr("Move straight, or turn by 15°"), way: .pointer(tr("Shift and drag"))),
            ShortcutEntry(
              title: tr("Move without guides, or resize about the middle"),
              way: .pointer(tr("Alt and drag"))),
            ShortcutEntry(
              title: tr("Swap two photos"), way: .pointer(tr("Ctrl and drag one onto the other"))),
          ]),
        ShortcutGroup(
          title: tr("View"),
          entries: [
            ShortcutEntry(title: tr("Zoom"), way: .pointer(tr("Ctrl and scroll"))),
            ShortcutEntry(title: tr("Look elsewhere"), way: .pointer(tr("Scroll"))),
            ShortcutEntry(
              title: tr("Drag the view"), way: .pointer(tr("Drag with the middle button"))),
          ]),
      ])
  }

  private static var touch: ShortcutSection {
    ShortcutSection(
      id: "touch", title: tr("Touch"),
      groups: [
        ShortcutGroup(
          title: tr("On a layer"),
          entries: [
            ShortcutEntry(title: tr("Move"), way: .pointer(tr("Drag with one finger"))),
            ShortcutEntry(title: tr("Enlarge"), way: .gesture("gesture-stretch")),
            ShortcutEntry(title: tr("Shrink"), way: .gesture("gesture-pinch")),
            ShortcutEntry(
              title: tr("Turn"), way: .gesture("gesture-rotate-clockwise")),
            ShortcutEntry(title: tr("Show the menu"), way: .pointer(tr("Press for a moment"))),
          ]),
        ShortcutGroup(
          title: tr("Beside the layers"),
          entries: [
            ShortcutEntry(title: tr("Look elsewhere"), way: .pointer(tr("Drag with one finger"))),
            ShortcutEntry(title: tr("Zoom"), way: .gesture("gesture-stretch")),
          ]),
      ])
  }
}

extension ShortcutGroup {
  /// Actions by their keys; those without one are left out.
  fileprivate init(title: String, _ actions: AppAction...) {
    self.title = title
    entries = actions.compactMap { action in
      action.shownAccelerator.map { ShortcutEntry(title: action.label, way: .keys([$0])) }
    }
  }
}
