import AdwaitaKit
import CAdw
import CairoRendering
import CollageDocument
import MessageCatalog
import VipsKit

/// The collage in small, painted in the background.
@MainActor
final class PicturePreview {
  let widget: GtkWidget
  private let picture = GtkPicture()
  private let painting: Task<Void, Never>

  /// Logical pixels.
  private static let height = 220
  /// Enough for the preview on a dense screen.
  private static let pixels = PixelSize(width: 800, height: 2 * height)

  /// - Parameter photos: Best those that were decoded for the screen.
  init(of document: EditorDocument, photos: any PhotoPixelSource) {
    let picture = picture
    picture.setAlternativeText(tr("Preview"))
    picture.setAccessibleLabel(tr("Preview"))
    picture.widget.setSizeRequest(-1, height: Int32(Self.height))
    picture.setCanShrink(true)
    widget = picture.widget
    painting = Task {
      do {
        let pixels = try await Self.paint(document, photos)
        picture.setPaintable(GdkTexture.showing(pixels).cast())
      } catch {
        // What cannot be drawn is told when the picture is written.
      }
    }
  }

  func close() {
    painting.cancel()
  }

  /// Lets the user drag the picture to another app.
  ///
  /// - Parameter make: Writes the picture in full size, and says where.
  func offer(made make: @escaping FileMaking) {
    widget.setTooltipText(tr("Drag the picture to another app, or to a folder"))
    widget.offerFile(
      icon: { [unowned(unsafe) widget] in GtkWidgetPaintable(widget).cast() }, made: make)
  }

  private static func paint(
    _ document: EditorDocument, _ photos: any PhotoPixelSource
  ) async throws -> PixelBuffer {
    try await Task.detached(priority: .userInitiated) { [pixels] in
      try PictureExporter(document, photos: photos).preview(fitting: pixels)
    }.value
  }
}
