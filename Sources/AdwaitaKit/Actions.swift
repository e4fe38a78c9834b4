public import CAdw
import Glibc

/// An action of the application or of a window: what menus, buttons and shortcuts call by name.
@MainActor
public struct ActionHandle {
  /// GIO's action.
  public let action: GSimpleAction

  /// Whether it can be done now; what calls it is greyed otherwise.
  public var isEnabled: Bool {
    get { (action.cast() as GAction).enabled }
    nonmutating set { action.setEnabled(newValue) }
  }

  /// For an action that is on or off: which of the two shows.
  public var isOn: Bool {
    get { (action.cast() as GAction).state.map { $0.boolean } ?? false }
    nonmutating set { action.setState(GVariant(boolean: newValue)) }
  }
}

extension Object {
  /// Adds an action to an application, a window or a group of actions.
  ///
  /// - Parameters:
  ///   - name: Without the prefix `app.` or `win.` of those who call it.
  ///   - run: Keeps nothing that contains the action: see ``Object/on(_:_:)``.
  @discardableResult @MainActor
  public func addAction(_ name: String, run: @escaping @MainActor () -> Void) -> ActionHandle {
    add(GSimpleAction(name, parameterType: nil), run)
  }

  /// Adds an action that is on or off. `run` gets what the user asks for; what shows changes only
  /// when ``ActionHandle/isOn`` is set.
  @discardableResult @MainActor
  public func addToggle(
    _ name: String, isOn: Bool, run: @escaping @MainActor (_ isOn: Bool) -> Void
  ) -> ActionHandle {
    let state = GVariant(boolean: isOn)
    let action = GSimpleAction(name, parameterType: nil, state: state)
    action.on("change-state") { (asked: Bool) in run(asked) }
    (cast() as GActionMap).addAction(action.cast())
    return ActionHandle(action: action)
  }

  /// Adds an action with a parameter that is a string: `win.add-font::Serif`.
  @discardableResult @MainActor
  public func addAction(
    _ name: String, run: @escaping @MainActor (_ parameter: String) -> Void
  ) -> ActionHandle {
    let action = GSimpleAction(name, parameterType: cglib_variant_type_string())
    action.on("activate") { (parameter: String) in run(parameter) }
    (cast() as GActionMap).addAction(action.cast())
    return ActionHandle(action: action)
  }

  /// Runs an action of this application, window or group, if it is enabled.
  @MainActor public func activateAction(_ name: String) {
    (cast() as GActionGroup).activateAction(name, parameter: nil)
  }

  @MainActor private func add(
    _ action: GSimpleAction, _ run: @escaping @MainActor () -> Void
  ) -> ActionHandle {
    action.on("activate") { run() }
    (cast() as GActionMap).addAction(action.cast())
    return ActionHandle(action: action)
  }
}

extension AdwApplication {
  /// Sets the shortcuts of an action, such as `<Control>z` for `win.undo`.
  @MainActor public func setShortcuts(_ shortcuts: [String], for action: String) {
    let strings = shortcuts.map { strdup($0) }
    defer { strings.forEach { free($0) } }
    var list = strings.map { UnsafePointer($0) } + [nil]
    (cast() as GtkApplication).setAccelsForAction(action, accels: &list)
  }
}
