import AdwaitaKit
import CAdw
import MessageCatalog

/// What shows over the list of projects while photos are dragged over it.
@MainActor
final class DropHint {
  let widget: GtkWidget

  init() {
    let label = GtkLabel(tr("Drop photos to make a collage of them"))
    label.setWrap(true)
    label.setJustify(.center)
    label.addStyles("title-2")
    label.expand(horizontally: true, vertically: true)
    let frame = GtkBox(.vertical, spacing: 0)
    frame.append(label.widget)
    frame.addStyles("drop-hint")
    frame.widget.setCanTarget(false)
    frame.isVisible = false
    widget = frame.widget
  }
}
