import CairoKit
import CollageGeometry
import Foundation
import VipsKit

extension SceneRenderer {
  /// Points to an inch, the unit of PDF.
  private static let pointsPerInch = 72.0

  /// Writes the scene as a PDF of one page.
  func writePage(
    to path: String, settings: ExportSettings, progress: (Double) -> Void,
    isCancelled: () -> Bool
  ) throws {
    let file = try ReplacementFile(replacing: path)
    let output = PDFFile(descriptor: file.descriptor)
    do {
      try writePage(to: output, settings: settings, progress: progress, isCancelled: isCancelled)
    } catch let error as CairoError {
      guard let failure = output.failure else { throw error }
      throw ExportError.writeFailed(path: path, reason: String(cString: strerror(failure)))
    }
    try file.commit()
    progress(1)
  }

  private func writePage(
    to output: PDFFile, settings: ExportSettings, progress: (Double) -> Void,
    isCancelled: () -> Bool
  ) throws {
    let pointsPerPixel = Self.pointsPerInch / settings.dotsPerInch
    let surface = try CairoSurface(
      pdfTo: output, width: Double(size.width) * pointsPerPixel,
      height: Double(size.height) * pointsPerPixel)
    surface.describe(settings)
    do {
      try paintPage(on: surface, scale: pointsPerPixel) { finished in
        if isCancelled() { throw ExportError.cancelled }
        progress(finished)
      }
    } catch {
      // A surface that goes away later would write into a closed file. What is written now is
      // thrown away, and so is the reason why that may fail.
      try? surface.finish()
      throw error
    }
    try surface.finish()
  }

  private func paintPage(
    on surface: CairoSurface, scale: Double, afterItem: (_ finished: Double) throws -> Void
  ) throws {
    let context = CairoContext(drawingOn: surface)
    context.concatenate(CairoMatrix(.scale(x: scale, y: scale)))
    let page = PixelArea(size)
    context.addRectangle(page.rect)
    context.clip()
    try afterItem(0)
    for place in items.indices {
      try paint(page, items: place..<place + 1, in: context, as: .page)
      // The last step is writing the file.
      try afterItem(Double(place + 1) / Double(items.count + 1))
    }
    try context.checkStatus()
  }
}

extension CairoSurface {
  fileprivate func describe(_ settings: ExportSettings) {
    set(.creator, to: "Jogakbo")
    if let title = settings.title { set(.title, to: title) }
    if let date = settings.creationDate { set(.creationDate, to: date.ISO8601Format()) }
  }
}
