public import CAdw

/// What a menu shows: a value, of which GTK's menu model is made.
public indirect enum MenuContent: Hashable, Sendable {
  /// Runs an action, such as `win.undo` or `win.set-font::Serif`.
  case item(label: String, action: String)

  /// Opens another menu.
  case submenu(label: String, [MenuContent])

  /// Entries that belong together, between lines; the label may be empty.
  case section(label: String, [MenuContent])
}

extension GMenuModel {
  /// A menu with this content, always the same one for the same content: GTK 4.8 forgets to let go
  /// of each section that it has shown.
  @MainActor public static func showing(_ content: [MenuContent]) -> GMenuModel {
    if let known = known[content] { return known }
    let menu = GMenu()
    menu.append(content)
    known[content] = menu.cast()
    return menu.cast()
  }

  @MainActor private static var known: [[MenuContent]: GMenuModel] = [:]
}

extension GMenu {
  @MainActor fileprivate func append(_ content: [MenuContent]) {
    for entry in content {
      switch entry {
      case .item(let label, let action):
        append(label, detailedAction: action)
      case .submenu(let label, let entries):
        appendSubmenu(label, submenu: .showing(entries))
      case .section(let label, let entries):
        appendSection(label.isEmpty ? nil : label, section: .showing(entries))
      }
    }
  }
}
