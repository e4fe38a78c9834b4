import AdwaitaKit
import CAdw
import CollagePresentation
import MessageCatalog

/// Shows what is going on and takes long, with the button that stops it.
@MainActor
final class ActivityBar {
  let widget: GtkWidget
  private let bindings = StateBindings()

  init(_ list: ProjectListViewModel) {
    let label = GtkLabel("")
    label.setXalign(0)
    let progress = GtkProgressBar()
    progress.align(vertically: .center)
    progress.expand(horizontally: true)
    let button = GtkButton(label: tr("Cancel"))
    button.on("clicked") { list.activity?.cancel() }
    let row = GtkBox(.horizontal, spacing: 12)
    row.setMargins(horizontal: 12, vertical: 6)
    row.append(label.widget)
    row.append(progress.widget)
    row.append(button.widget)
    let revealer = GtkRevealer()
    revealer.setChild(row.widget)
    widget = revealer.widget
    bindings.add {
      revealer.setRevealChild(list.activity != nil)
      guard let activity = list.activity else { return }
      label.setText(activity.kind.words)
      progress.setFraction(activity.fraction)
      progress.setAccessibleLabel(activity.kind.words)
    }
  }

  func close() {
    bindings.cancel()
  }
}
