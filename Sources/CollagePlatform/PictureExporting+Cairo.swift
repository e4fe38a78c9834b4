public import CairoRendering
import CollageDocument
public import CollagePresentation
public import VipsKit

extension PictureExporting {
  /// Pictures through cairo and libvips.
  ///
  /// - Parameter photos: The originals.
  public static func cairo(photos: PhotoFiles) -> PictureExporting {
    PictureExporting(
      export: { document, request, file, progress in
        try await onOwnThread { isCancelled in
          let settings = ExportSettings(request, of: document, photos: photos)
          do {
            let report = try PictureExporter(document, photos: photos).export(
              to: file, settings: settings, progress: progress, isCancelled: isCancelled)
            return report.unreadablePhotos.map { photo in
              UnshownPhoto(
                name: document.originalName(ofPhoto: photo.fileName), error: photo.reason)
            }
          } catch ExportError.cancelled {
            throw CancellationError()
          }
        }
      },
      estimate: { document, request in
        try await onOwnThread { isCancelled in
          try FileSizeEstimator(document, photos: photos, isCancelled: isCancelled)
            .byteCount(of: request)
        }
      },
      maximumSide: { kind in
        ExportFormat(kind, quality: 100).maximumSide
      })
  }
}

extension PixelSize {
  /// The size of a picture file.
  public init(_ size: PictureSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension ExportFormat {
  init(_ kind: PictureKind, quality: Int) {
    switch kind {
    case .png: self = .pixels(.png)
    case .jpeg: self = .pixels(.jpeg(quality: quality))
    case .webp: self = .pixels(.webp(quality: quality))
    case .tiff: self = .pixels(.tiff)
    case .pdf: self = .pdf
    }
  }

  fileprivate var maximumSide: Int {
    switch self {
    case .pixels(let format): min(format.maximumSideLength, OutputSize.sides.upperBound)
    case .pdf: OutputSize.sides.upperBound
    }
  }
}

extension ExportSettings {
  init(_ request: PictureRequest, of document: EditorDocument, photos: PhotoFiles) {
    self.init(
      format: ExportFormat(request.kind, quality: request.quality), size: PixelSize(request.size),
      dotsPerInch: request.dotsPerInch, title: request.title,
      creationDate: request.keepsDate ? photos.latestCaptureDate(in: document) : nil)
  }
}
