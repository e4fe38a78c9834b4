import MessageCatalog

/// Everything that can be done in the app: the one list that menus, buttons, keys and the window of
/// shortcuts are made from.
///
/// The raw value is the action's name in GTK and never shown.
enum AppAction: String, CaseIterable {
  // The app
  case preferences, help, shortcuts, about, quit
  // Projects
  case newProject = "new-project"
  case newFromPhotos = "new-from-photos"
  case importProjects = "import-projects"
  case showDeleted = "show-deleted"
  case search
  case openProject = "open-project"
  case closeProject = "close-project"
  case renameProject = "rename-project"
  case exportBundle = "export-bundle"
  // Editing
  case undo, redo, cut, copy, paste, duplicate, delete
  case pasteStyle = "paste-style"
  case selectAll = "select-all"
  case deselect
  // Adding
  case addPhotos = "add-photos"
  case addText = "add-text"
  case addEmoji = "add-emoji"
  // Layers
  case bringForward = "bring-forward"
  case sendBackward = "send-backward"
  case bringToFront = "bring-to-front"
  case sendToBack = "send-to-back"
  case editContent = "edit-content"
  case replacePhoto = "replace-photo"
  case swapPhotos = "swap-photos"
  case locatePhotos = "locate-photos"
  case flipHorizontally = "flip-horizontally"
  case flipVertically = "flip-vertically"
  case rotateClockwise = "rotate-clockwise"
  case rotateCounterclockwise = "rotate-counterclockwise"
  case enlarge, shrink
  case lock, hide
  case renameLayer = "rename-layer"
  // Lining up
  case alignLeft = "align-left"
  case alignCenter = "align-center"
  case alignRight = "align-right"
  case alignTop = "align-top"
  case alignMiddle = "align-middle"
  case alignBottom = "align-bottom"
  case distributeHorizontally = "distribute-horizontally"
  case distributeVertically = "distribute-vertically"
  // Arranging
  case arrangeGrid = "arrange-grid"
  case arrangeRows = "arrange-rows"
  case arrangeColumns = "arrange-columns"
  case arrangeFreely = "arrange-freely"
  case shuffle
  case changeBackground = "change-background"
  case chooseBackground = "choose-background"
  // The view
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case zoomToFit = "zoom-to-fit"
  case toggleSidebar = "toggle-sidebar"
  // The picture
  case export
  case saveToPictures = "save-to-pictures"
  case copyPicture = "copy-picture"
  case print

  /// The name with the window in front, as menus and buttons refer to it.
  var detailedName: String { "win.\(rawValue)" }

  /// What the action is called in menus and tooltips.
  var label: String {
    switch self {
    case .preferences: tr("Preferences")
    case .help: tr("Help")
    case .shortcuts: tr("Keyboard Shortcuts")
    case .about: tr("About Jogakbo")
    case .quit: tr("Quit")
    case .newProject: tr("New Collage")
    case .newFromPhotos: tr("New Collage from Photos…")
    case .importProjects: tr("Import…")
    case .showDeleted: tr("Recently Deleted")
    case .search: tr("Search")
    case .openProject: tr("Open")
    case .closeProject: tr("My Collages")
    case .renameProject: tr("Rename…")
    case .exportBundle: tr("Export as Bundle…")
    case .undo: tr("Undo")
    case .redo: tr("Redo")
    case .cut: tr("Cut")
    case .copy: tr("Copy")
    case .paste: tr("Paste")
    case .duplicate: tr("Duplicate")
    case .delete: tr("Delete")
    case .pasteStyle: tr("Paste Style")
    case .selectAll: tr("Select All")
    case .deselect: tr("Deselect")
    case .addPhotos: tr("Add Photos")
    case .addText: tr("Add Text")
    case .addEmoji: tr("Add Emoji")
    case .bringForward: tr("Bring Forward")
    case .sendBackward: tr("Send Backward")
    case .bringToFront: tr("Bring to Front")
    case .sendToBack: tr("Send to Back")
    case .editContent: tr("Crop or Edit Text")
    case .replacePhoto: tr("Replace Photo…")
    case .swapPhotos: tr("Swap Photos")
    case .locatePhotos: tr("Locate Missing Photos…")
    case .flipHorizontally: tr("Mirror Left to Right")
    case .flipVertically: tr("Mirror Top to Bottom")
    case .rotateClockwise: tr("Rotate Clockwise")
    case .rotateCounterclockwise: tr("Rotate Counterclockwise")
    case .enlarge: tr("Enlarge")
    case .shrink: tr("Shrink")
    case .lock: tr("Lock")
    case .hide: tr("Hide")
    case .renameLayer: tr("Rename Layer")
    case .alignLeft: tr("Align Left")
    case .alignCenter: tr("Align Centre")
    case .alignRight: tr("Align Right")
    case .alignTop: tr("Align Top")
    case .alignMiddle: tr("Align Middle")
    case .alignBottom: tr("Align Bottom")
    case .distributeHorizontally: tr("Distribute Horizontally")
    case .distributeVertically: tr("Distribute Vertically")
    case .arrangeGrid: tr("Grid")
    case .arrangeRows: tr("Rows")
    case .arrangeColumns: tr("Columns")
    case .arrangeFreely: tr("Scattered")
    case .shuffle: tr("Shuffle")
    case .changeBackground: tr("Background")
    case .chooseBackground: tr("Choose Background Photo…")
    case .zoomIn: tr("Zoom In")
    case .zoomOut: tr("Zoom Out")
    case .zoomToFit: tr("Fit to Window")
    case .toggleSidebar: tr("Sidebar")
    case .export: tr("Export…")
    case .saveToPictures: tr("Save to Pictures")
    case .copyPicture: tr("Copy as Picture")
    case .print: tr("Print…")
    }
  }

  /// The keys, in GTK's notation; the first one is shown.
  ///
  /// They work everywhere in the window, so none is a key that a text field needs; those are in
  /// ``canvasAccelerators``.
  var accelerators: [String] {
    switch self {
    case .preferences: ["<Control>comma"]
    case .help: ["F1"]
    case .shortcuts: ["<Control>question", "<Control>slash"]
    case .quit: ["<Control>q"]
    case .newProject: ["<Control>n"]
    case .newFromPhotos: ["<Control><Shift>n"]
    case .importProjects: ["<Control>o"]
    case .search: ["<Control>f"]
    case .closeProject: ["<Control>w", "<Alt>Left"]
    case .renameProject: ["F2"]
    case .undo: ["<Control>z"]
    case .redo: ["<Control><Shift>z", "<Control>y"]
    case .duplicate: ["<Control>d"]
    case .pasteStyle: ["<Control><Shift>v"]
    case .deselect: ["<Control><Shift>a"]
    case .addPhotos: ["<Control>i"]
    case .addText: ["<Control>t"]
    case .addEmoji: ["<Control><Shift>e"]
    case .bringForward: ["<Control>bracketright"]
    case .sendBackward: ["<Control>bracketleft"]
    case .bringToFront: ["<Control><Shift>bracketright", "<Control>braceright"]
    case .sendToBack: ["<Control><Shift>bracketleft", "<Control>braceleft"]
    case .flipHorizontally: ["<Control><Shift>h"]
    case .flipVertically: ["<Control><Shift>j"]
    case .rotateClockwise: ["<Control>period"]
    case .rotateCounterclockwise: ["<Control><Shift>period", "<Control>greater"]
    case .lock: ["<Control>l"]
    case .hide: ["<Control>h"]
    case .shuffle: ["<Control>r"]
    case .zoomIn: ["<Control>plus", "<Control>equal", "<Control>KP_Add"]
    case .zoomOut: ["<Control>minus", "<Control>KP_Subtract"]
    case .zoomToFit: ["<Control>0", "<Control>KP_0"]
    case .toggleSidebar: ["F9"]
    case .export: ["<Control>e"]
    case .saveToPictures: ["<Control>s"]
    case .copyPicture: ["<Control><Shift>c"]
    case .print: ["<Control>p"]
    default: []
    }
  }
}
