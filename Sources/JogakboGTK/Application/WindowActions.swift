import AdwaitaKit
import CAdw

/// Every ``AppAction`` as an action of the window, which menus, buttons and keys call by name.
@MainActor
final class WindowActions {
  /// Does an action.
  var perform: (@MainActor (AppAction) -> Void)?
  private var handles: [AppAction: ActionHandle] = [:]

  /// Adds the actions to a window, and their keys to the application.
  init(of window: AdwApplicationWindow, application: AdwApplication) {
    for action in AppAction.allCases {
      handles[action] = window.addAction(action.rawValue) { [weak self] in
        self?.perform?(action)
      }
      application.setShortcuts(action.accelerators, for: action.detailedName)
    }
  }

  /// Says which actions can be done now; what calls others is greyed.
  func enable(_ actions: Set<AppAction>) {
    for (action, handle) in handles { handle.isEnabled = actions.contains(action) }
  }
}

extension MenuContent {
  /// An entry that does an action.
  static func action(_ action: AppAction) -> MenuContent {
    .item(label: action.label, action: action.detailedName)
  }

  /// Entries between lines.
  static func group(_ actions: AppAction...) -> MenuContent {
    .section(label: "", actions.map(MenuContent.action))
  }
}

extension GtkButton {
  /// A button with a picture that does an action; its tooltip says what, and by which key.
  @MainActor static func icon(_ icon: String, _ action: AppAction) -> GtkButton {
    let button = GtkButton(iconName: icon)
    button.setAction(action)
    return button
  }

  /// Lets the button do an action, and names it for a screen reader.
  @MainActor func setAction(_ action: AppAction) {
    (cast() as GtkActionable).setActionName(action.detailedName)
    setAccessibleLabel(action.label)
    setTooltip(action.tooltip)
  }
}

extension AppAction {
  /// The label with the first of its keys, as the user's keyboard has them.
  @MainActor var tooltip: String {
    guard let shownAccelerator else { return label }
    return "\(label) (\(KeyLabel.of(shownAccelerator)))"
  }
}
