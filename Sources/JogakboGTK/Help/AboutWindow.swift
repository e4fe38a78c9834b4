import AdwaitaKit
import CAdw
import CollagePlatform
import MessageCatalog

/// Name, version, licence, and what is new.
@MainActor
enum AboutWindow {
  static func present(over parent: GtkWindow) {
    let about = AdwAboutWindow()
    about.setApplicationName(tr("Jogakbo"))
    about.setApplicationIcon(JogakboApplication.identifier)
    about.setDeveloperName(tr("The Jogakbo project"))
    about.setVersion(JogakboVersion.current)
    about.setComments(
      tr("Pieces photos together into a collage, as sharp as the originals, and never loses work."))
    about.setLicenseType(.mpl20)
    about.setCopyright("© 2026 " + tr("The Jogakbo project"))
    about.setReleaseNotesVersion(JogakboVersion.current)
    about.setReleaseNotes(releaseNotes)
    about.addLegalSection(
      tr("Libraries"), copyright: tr("GTK, libadwaita, cairo, Pango, libvips, libarchive, SQLite"),
      licenseType: .custom,
      license: tr("Each is under a licence of its own, the LGPL or a freer one.").escapedAsMarkup)
    let window: GtkWindow = about.cast()
    window.setTransientFor(parent)
    window.setModal(true)
    window.present()
  }

  /// The changelog in short.
  private static var releaseNotes: String {
    let news = [
      tr("Arrange photos in grids, rows and columns, or freely with mouse, fingers or keyboard."),
      tr("Undo goes back a thousand steps, also after a restart."),
      tr("Export PNG, JPEG, WebP, TIFF and PDF at any size, or print."),
      tr("Share a collage with its originals as one file."),
      tr("Find missing photos again."),
      tr("Use it in English or Korean, or from the command line."),
    ]
    return "<ul>" + news.map { "<li>\($0.escapedAsMarkup)</li>" }.joined() + "</ul>"
  }
}
