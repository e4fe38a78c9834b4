import AdwaitaKit
import CAdw

extension GtkToggleButton {
  /// Shows a picture, and says what it is.
  func show(_ icon: String, _ label: String) {
    (cast() as GtkButton).setIconName(icon)
    setAccessibleLabel(label)
    setTooltip(label)
  }
}

/// One of a few values that are best told by pictures, each a button.
@MainActor
final class ToggleField<Value: Equatable> {
  let widget: GtkWidget
  private let buttons: [(value: Value, button: GtkToggleButton)]

  /// A value with its picture and what it is called.
  struct Choice {
    let value: Value
    let icon: String
    let label: String
  }

  init(_ title: String, _ choices: [Choice], set: @escaping @MainActor (Value) -> Void) {
    let box = GtkBox(.horizontal, spacing: 0)
    box.addStyles("linked")
    box.align(vertically: .center)
    buttons = choices.map { choice in
      let button = GtkToggleButton()
      button.show(choice.icon, choice.label)
      button.on("clicked") { set(choice.value) }
      box.append(button.widget)
      return (choice.value, button)
    }
    widget = InspectorRow.labelled(title, box.widget)
  }

  /// Shows a value, or none where there are several.
  func show(_ value: Value?) {
    for (own, button) in buttons { button.setActive(own == value) }
  }
}
