import AdwaitaKit
import CAdw

/// One of several values.
@MainActor
final class ChoiceField<Value: Equatable> {
  let widget: GtkWidget
  private let row: ChoiceRow
  private let values: [Value]
  private var isShowing = false

  /// - Parameters:
  ///   - choices: The values with what they are called.
  ///   - set: Gets each choice of the user.
  init(
    _ title: String, _ choices: [(value: Value, label: String)],
    set: @escaping @MainActor (Value) -> Void
  ) {
    let values = choices.map(\.value)
    self.values = values
    row = ChoiceRow(title, among: choices.map(\.label))
    widget = row.row.widget
    row.onChange { [weak self] place in
      if self?.isShowing == false { set(values[place]) }
    }
  }

  /// Shows a value; nothing where there are several, or none of those that can be chosen.
  func show(_ value: Value?) {
    isShowing = true
    row.chosen = value.flatMap { values.firstIndex(of: $0) }
    isShowing = false
  }
}
