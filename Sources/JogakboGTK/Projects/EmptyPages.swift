import AdwaitaKit
import CAdw
import MessageCatalog

/// What shows where there are no projects to show.
@MainActor
enum EmptyPages {
  /// There is no project yet: how to begin.
  static func firstStart(isReadOnly: Bool) -> GtkWidget {
    let page = AdwStatusPage()
    page.setIconName("image-x-generic-symbolic")
    if isReadOnly {
      page.setTitle(tr("No Collages"))
      return page.widget
    }
    page.setTitle(tr("Make Your First Collage"))
    page.setDescription(
      tr("Drop photos here, or choose them. The originals stay as they are."))
    let buttons = GtkBox(.vertical, spacing: 12)
    buttons.align(horizontally: .center)
    buttons.append(button(tr("Choose Photos…"), .newFromPhotos, isSuggested: true))
    buttons.append(button(tr("Begin with an Empty Page"), .newProject))
    buttons.append(button(tr("Import a Bundle…"), .importProjects))
    page.setChild(buttons.widget)
    return page.widget
  }

  /// No project has the title that is searched for.
  static func nothingFound() -> GtkWidget {
    let page = AdwStatusPage()
    page.setIconName("system-search-symbolic")
    page.setTitle(tr("No Collage Found"))
    page.setDescription(tr("None has a title like this."))
    return page.widget
  }

  private static func button(
    _ label: String, _ action: AppAction, isSuggested: Bool = false
  ) -> GtkWidget {
    let button = GtkButton(label: label)
    (button.cast() as GtkActionable).setActionName(action.detailedName)
    button.addStyles("pill")
    if isSuggested { button.addStyles("suggested-action") }
    return button.widget
  }
}
