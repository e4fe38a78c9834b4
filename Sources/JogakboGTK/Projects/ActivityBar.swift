import AdwaitaKit
import CAdw
import CollagePresentation
import MessageCatalog

/// Shows what is going on and takes long, with the button that stops it.
@MainActor
final class ActivityBar {
  let widget: GtkWidget
  private let progress = ProgressBar(cancelLabel: tr("Cancel"))
  private let bindings = StateBindings()

  init(_ list: ProjectListViewModel) {
    let label = GtkLabel("")
    label.setXalign(0)
    label.setMargins(horizontal: 12, vertical: 0)
    let column = GtkBox(.vertical, spacing: 0)
    column.append(label.widget)
    column.append(progress.widget)
    widget = column.widget
    progress.onCancel = { list.activity?.cancel() }
    bindings.add { [progress, column] in
      column.isVisible = list.activity != nil
      progress.fraction = list.activity?.fraction
      if let activity = list.activity { label.setText(activity.kind.words) }
    }
  }

  func close() {
    bindings.cancel()
  }
}
