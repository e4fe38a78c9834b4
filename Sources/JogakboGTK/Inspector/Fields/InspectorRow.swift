import AdwaitaKit
import CAdw

/// A row of the inspector: what is set on the left, its control on the right.
@MainActor
enum InspectorRow {
  static func labelled(_ title: String, _ controls: GtkWidget...) -> GtkWidget {
    let row = AdwActionRow()
    row.setWords(title)
    controls.forEach { row.addSuffix($0) }
    row.widget.setFocusable(false)
    return row.widget
  }

  /// A row that is a control as a whole.
  static func plain(_ control: GtkWidget) -> GtkWidget {
    let row = AdwPreferencesRow()
    let list: GtkListBoxRow = row.cast()
    list.setActivatable(false)
    row.widget.setFocusable(false)
    control.setMargins(horizontal: 12, vertical: 8)
    list.setChild(control)
    return row.widget
  }
}

extension AdwPreferencesGroup {
  /// Rows under a heading.
  static func of(_ title: String, _ rows: [GtkWidget]) -> AdwPreferencesGroup {
    let group = AdwPreferencesGroup()
    group.setTitle(title.escapedAsMarkup)
    rows.forEach { group.add($0) }
    return group
  }
}
