import AdwaitaKit
import CAdw
import MessageCatalog

/// One of several values.
@MainActor
final class ChoiceField<Value: Equatable> {
  let widget: GtkWidget
  private let row = AdwComboRow()
  private let values: [Value]
  private var changing: SignalConnection?

  /// - Parameter choices: The values with what they are called.
  init(
    _ title: String, _ choices: [(value: Value, label: String)],
    set: @escaping @MainActor (Value) -> Void
  ) {
    let values = choices.map(\.value)
    self.values = values
    (row.cast() as AdwPreferencesRow).setTitle(title.escapedAsMarkup)
    row.setModel(GtkStringList.of(choices.map(\.label)).cast())
    widget = row.widget
    let row = row
    changing = row.on("notify::selected") { [unowned(unsafe) row] in
      let index = Int(row.selected)
      if values.indices.contains(index) { set(values[index]) }
    }
  }

  /// Shows a value; nothing where there are several, or none of those that can be chosen.
  func show(_ value: Value?) {
    let index = value.flatMap { values.firstIndex(of: $0) }
    let position = index.map { guint($0) } ?? GTK_INVALID_LIST_POSITION
    guard row.selected != position else { return }
    changing?.paused { row.setSelected(position) }
  }
}
