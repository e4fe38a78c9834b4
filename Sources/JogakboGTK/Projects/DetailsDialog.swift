import AdwaitaKit
import CAdw
import MessageCatalog

/// Tells what does not fit into a toast, such as why each of many files was left out.
@MainActor
enum DetailsDialog {
  /// Shows lines of text, and returns when the user has read them.
  static func show(_ heading: String, _ lines: [String], over window: GtkWindow) async {
    let dialog = MessageDialog(
      heading: heading, body: lines.count == 1 ? lines[0] : "",
      answers: [MessageDialog.Answer("ok", label: tr("OK"))], closeAnswer: "ok",
      defaultAnswer: "ok")
    _ = await dialog.ask(over: window, content: lines.count > 1 ? list(of: lines) : nil)
  }

  private static func list(of lines: [String]) -> GtkWidget {
    let column = GtkBox(.vertical, spacing: 9)
    for line in lines {
      let label = GtkLabel(line)
      label.setWrap(true)
      label.setWrapMode(PANGO_WRAP_WORD_CHAR)
      label.setXalign(0)
      column.append(label.widget)
    }
    let scroller = GtkScrolledWindow()
    scroller.setChild(column.widget)
    scroller.setPolicy(.never, vscrollbarPolicy: .automatic)
    scroller.setPropagateNaturalHeight(true)
    scroller.setMaxContentHeight(300)
    return scroller.widget
  }
}
