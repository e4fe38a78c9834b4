import AdwaitaKit
import CAdw
import CollageMessages
import MessageCatalog

/// The window of all shortcuts, which can be searched.
@MainActor
enum ShortcutsWindow {
  /// Rows that fit below one another on an ordinary screen.
  private static let rowsPerColumn = 15

  static func present(over parent: GtkWindow) {
    let builder = GtkBuilder(interface, length: -1)
    guard let window = builder.getObject("window")?.ifIs(GtkWindow.self) else {
      preconditionFailure("the description of the window has a window")
    }
    window.setTitle(tr("Keyboard Shortcuts"))
    window.setTransientFor(parent)
    window.setModal(true)
    window.present()
  }

  /// GTK 4.8 makes such windows out of descriptions only.
  private static var interface: String {
    element(
      "interface",
      object(
        "GtkShortcutsWindow", id: "window", [],
        ShortcutSection.all.map { section in
          object(
            "GtkShortcutsSection",
            [
              ("section-name", section.id), ("title", section.title),
              ("max-height", String(rowsPerColumn)),
            ], section.groups.map(object(for:)))
        }))
  }

  private static func object(for group: ShortcutGroup) -> String {
    object(
      "GtkShortcutsGroup", [("title", group.title)],
      group.entries.map { entry in
        object("GtkShortcutsShortcut", [("title", entry.title)] + entry.way.properties, [])
      })
  }

  private static func object(
    _ type: String, id: String? = nil, _ properties: [(name: String, value: String)],
    _ children: [String]
  ) -> String {
    let properties = properties.map { property in
      "<property name=\"\(property.name)\">\(property.value.escapedAsMarkup)</property>"
    }
    let children = children.map { element("child", $0) }
    let id = id.map { " id=\"\($0)\"" } ?? ""
    return "<object class=\"\(type)\"\(id)>\((properties + children).joined())</object>"
  }

  private static func element(_ name: String, _ content: String) -> String {
    "<\(name)>\(content)</\(name)>"
  }
}

extension ShortcutEntry.Way {
  /// What GTK's description of a shortcut says of it.
  fileprivate var properties: [(name: String, value: String)] {
    switch self {
    case .keys(let keys): [("accelerator", keys.joined(separator: " "))]
    case .pointer(let words): [("shortcut-type", "gesture"), ("subtitle", words)]
    case .gesture(let name): [("shortcut-type", name)]
    }
  }
}
