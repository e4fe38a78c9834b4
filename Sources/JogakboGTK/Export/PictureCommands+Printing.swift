import AdwaitaKit
import CAdw
import CairoRendering
import CollageDocument
import CollageGeometry
import CollageMessages
import CollagePresentation
import MessageCatalog
import VipsKit

extension PictureCommands {
  /// Prints the picture on one page, as large as the paper is.
  func print() async {
    let (document, photos) = (model.document, context.originals)
    do {
      _ = try await printer.print(
        title: model.title, isLandscape: document.canvas.width > document.canvas.height,
        over: window
      ) { width, height in
        let pixels = try await Task.detached(priority: .userInitiated) {
          try PictureExporter(document, photos: photos)
            .preview(fitting: PixelSize(width: width, height: height))
        }.value
        return pixels.withUnsafeBytes { bytes in
          CairoPicture(
            width: pixels.width, height: pixels.height, stride: pixels.stride, pixels: bytes,
            keptBy: pixels)
        }
      }
    } catch {
      toasts.show(tr("Nothing was printed: {reason}", ["reason": words(for: error)]))
    }
  }
}
