import AdwaitaKit
import CAdw
import MessageCatalog

/// Something that is there or not, with rows about it that show while it is.
@MainActor
final class SwitchField {
  /// The row itself, and those about it.
  let widgets: [GtkWidget]
  private let control = GtkSwitch()
  private let details: [GtkWidget]
  private let row: GtkWidget
  private var changing: SignalConnection?

  init(
    _ title: String, details: [GtkWidget] = [], set: @escaping @MainActor (Bool) -> Void
  ) {
    self.details = details
    control.align(vertically: .center)
    row = Row.labelled(title, control.widget)
    // A click anywhere in the row switches; the row's title becomes the name of the switch.
    (row.cast() as AdwActionRow).setActivatableWidget(control.widget)
    widgets = [row] + details
    let control = control
    changing = control.on("notify::active") { [unowned(unsafe) control] in set(control.active) }
  }

  /// Shows whether it is there; nil where some have it and others do not.
  func show(_ isOn: Bool?) {
    changing?.paused { control.setActive(isOn == true) }
    (row.cast() as AdwActionRow).setSubtitle(isOn == nil ? tr("Mixed") : "")
    details.forEach { $0.setVisible(isOn == true) }
  }
}
