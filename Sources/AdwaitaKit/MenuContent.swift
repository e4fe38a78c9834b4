public import CAdw

/// What a menu shows: a value, of which GTK's menu model is made.
public indirect enum MenuContent: Equatable, Sendable {
  /// Runs an action, such as `win.undo` or `win.set-font::Serif`.
  case item(label: String, action: String)

  /// Opens another menu.
  case submenu(label: String, [MenuContent])

  /// Entries that belong together, between lines; the label may be empty.
  case section(label: String, [MenuContent])
}

extension GMenu {
  /// A menu with this content.
  @MainActor public static func of(_ content: [MenuContent]) -> GMenu {
    let menu = GMenu()
    menu.append(content)
    return menu
  }

  /// Replaces what the menu shows; menus that are open follow.
  @MainActor public func replace(with content: [MenuContent]) {
    removeAll()
    append(content)
  }

  @MainActor private func append(_ content: [MenuContent]) {
    for entry in content {
      switch entry {
      case .item(let label, let action):
        append(label, detailedAction: action)
      case .submenu(let label, let entries):
        appendSubmenu(label, submenu: model(of: entries))
      case .section(let label, let entries):
        appendSection(label.isEmpty ? nil : label, section: model(of: entries))
      }
    }
  }

  @MainActor private func model(of content: [MenuContent]) -> GMenuModel {
    GMenu.of(content).cast()
  }
}
