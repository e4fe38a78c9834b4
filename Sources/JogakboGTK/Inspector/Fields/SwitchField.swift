import AdwaitaKit
import CAdw
import MessageCatalog

/// Something that is there or not, with rows about it that show while it is.
@MainActor
final class SwitchField {
  /// The row itself, and those about it.
  let widgets: [GtkWidget]
  private let row: SwitchRow
  private let details: [GtkWidget]
  private var isShowing = false

  /// - Parameter set: Gets each choice of the user.
  init(_ title: String, details: [GtkWidget] = [], set: @escaping @MainActor (Bool) -> Void) {
    row = SwitchRow(title)
    self.details = details
    widgets = [row.row.widget] + details
    row.onChange { [weak self] isOn in
      if self?.isShowing == false { set(isOn) }
    }
  }

  /// Shows whether it is there; nil where some have it and others do not.
  func show(_ isOn: Bool?) {
    isShowing = true
    row.isOn = isOn == true
    isShowing = false
    row.row.setSubtitle(isOn == nil ? tr("Mixed") : "")
    details.forEach { $0.setVisible(isOn == true) }
  }
}
