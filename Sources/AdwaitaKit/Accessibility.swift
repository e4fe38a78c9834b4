import CAdw

extension Widget {
  /// Names the widget for a screen reader, where it shows no text of its own.
  @MainActor public func setAccessibleLabel(_ label: String) {
    cadw_accessible_set_string(cast(), .label, label)
  }

  /// Says more than the label does.
  @MainActor public func setAccessibleDescription(_ text: String) {
    cadw_accessible_set_string(cast(), .description, text)
  }

  /// The value of a slider or the like in words, such as `45°`.
  @MainActor public func setAccessibleValue(_ text: String) {
    cadw_accessible_set_string(cast(), .valueText, text)
  }

  /// Whether it is selected, for widgets that can be.
  @MainActor public func setAccessibleSelected(_ isSelected: Bool) {
    cadw_accessible_set_state(cast(), .selected, isSelected ? 1 : 0)
  }
}
