import AdwaitaKit
import CAdw

/// The place of a thumbnail: the picture, or a neutral one where there is none.
@MainActor
final class ThumbnailPicture {
  let widget: GtkWidget
  /// What is shown, or is going to be.
  var request: ProjectThumbnails.Request?
  /// The title beside it says what it shows.
  private let picture: GtkPicture = cadw_widget_new(GtkPicture.gType, .presentation).cast()
  private let missing = GtkImage(iconName: "image-missing-symbolic")

  init() {
    picture.setContentFit(.contain)
    picture.addStyles("thumbnail")
    missing.setPixelSize(32)
    missing.addStyles("dim-label")
    missing.isVisible = false
    // The frame alone has a size: pictures of all forms lie in places of one form.
    let frame = GtkBox(.vertical, spacing: 0)
    frame.addStyles("thumbnail-frame")
    let overlay = GtkOverlay()
    overlay.setChild(frame.widget)
    overlay.addOverlay(picture.widget)
    overlay.addOverlay(missing.widget)
    widget = overlay.widget
  }

  /// Shows nothing.
  func clear() {
    request = nil
    picture.setPaintable(nil)
    set(isMissing: false)
  }

  /// Shows a thumbnail; nil for one that could not be made.
  func show(_ texture: GdkTexture?) {
    picture.setPaintable(texture?.cast())
    set(isMissing: texture == nil)
  }

  private func set(isMissing: Bool) {
    picture.isVisible = !isMissing
    missing.isVisible = isMissing
  }
}
