import MessageCatalog

/// What the help explains, a page each.
enum HelpTopic: String, CaseIterable {
  case beginning, moving, layouts, photos, saving, export, keyboard, commandLine

  var title: String {
    switch self {
    case .beginning: tr("First Steps")
    case .moving: tr("Moving and Turning")
    case .layouts: tr("Layouts")
    case .photos: tr("Cropping and Missing Photos")
    case .saving: tr("Saving and Undo")
    case .export: tr("Saving a Picture")
    case .keyboard: tr("Keyboard")
    case .commandLine: tr("Command Line")
    }
  }

  /// The picture beside the title.
  var iconName: String {
    switch self {
    case .beginning: "starred-symbolic"
    case .moving: "object-rotate-right-symbolic"
    case .layouts: "view-grid-symbolic"
    case .photos: "image-x-generic-symbolic"
    case .saving: "document-save-symbolic"
    case .export: "document-send-symbolic"
    case .keyboard: "input-keyboard-symbolic"
    case .commandLine: "utilities-terminal-symbolic"
    }
  }
}

/// A part of a topic: some sentences, and what one does one by one.
struct HelpSection {
  let title: String
  let text: String
  let items: [HelpItem]

  init(_ title: String, _ text: String = "", _ items: [HelpItem] = []) {
    self.title = title
    self.text = text
    self.items = items
  }
}

/// What one does, and what comes of it.
struct HelpItem {
  let title: String
  let text: String

  init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
