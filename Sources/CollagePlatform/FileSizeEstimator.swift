import CairoRendering
import CollageDocument
import CollagePresentation
import Foundation
import VipsKit

/// Tells about how large a picture's file will be, by writing it smaller.
struct FileSizeEstimator {
  private let document: EditorDocument
  private let photos: PhotoFiles
  private let isCancelled: @Sendable () -> Bool

  /// The longer side of the larger of the pictures that are written for an estimate, in pixels. Up to
  /// here an estimate is exact.
  private static let sampleSide = 1024

  init(
    _ document: EditorDocument, photos: PhotoFiles, isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.document = document
    self.photos = photos
    self.isCancelled = isCancelled
  }

  /// How much less than with other pixels a file grows with pixels by which photos are enlarged; found
  /// by trying. A PDF holds photos no finer than they are.
  private static func enlargingShare(_ kind: PictureKind) -> Double {
    kind == .pdf ? 0 : 0.8
  }

  /// About how many bytes the file will have.
  ///
  /// The size grows with a power of the picture's side, which two small pictures tell: the larger a
  /// picture, the less there is to say about each of its pixels. For collages of photos of 8 to 20
  /// megapixels in pictures of 2000 to 8000 pixels it was within 21 % of the file.
  func byteCount(of request: PictureRequest) throws -> Int {
    let side = request.size.longerSide
    guard side > Self.sampleSide else { return try bytes(of: request, longerSide: side) }
    let small = Double(try bytes(of: request, longerSide: Self.sampleSide / 2))
    let large = Double(try bytes(of: request, longerSide: Self.sampleSide))
    let power = min(max(log2(large / small), 0), 2)
    let growth = Double(side) / Double(Self.sampleSide)
    let sharpening = sharpening(to: request.size)
    let enlarging = growth / sharpening
    return Int(
      large * pow(sharpening, power)
        * pow(enlarging, power * Self.enlargingShare(request.kind)))
  }

  /// By how much longer the sides of photos become, from the larger sample to a picture of `size`,
  /// before they are enlarged beyond the pixels that they have; the mean of all photos.
  private func sharpening(to size: PictureSize) -> Double {
    let growth = Double(size.longerSide) / Double(Self.sampleSide)
    let parts = document.photoResolutions(in: size).map { photo in
      min(max(photo.pixelsPerPixel, 1 / growth), 1) * growth
    }
    return parts.isEmpty ? growth : parts.reduce(0, +) / Double(parts.count)
  }

  private func bytes(of request: PictureRequest, longerSide: Int) throws -> Int {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "jogakbo-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    // What cannot be removed is the system's to clean up, as everything in its temporary folder.
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "picture")
    var settings = ExportSettings(request, of: document, photos: photos)
    settings.size = request.size.scaled(toLongerSide: longerSide)
    _ = try PictureExporter(document, photos: photos).export(
      to: file, settings: settings, isCancelled: isCancelled)
    return try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}

extension PictureSize {
  fileprivate func scaled(toLongerSide side: Int) -> PixelSize {
    func scaled(_ length: Int) -> Int {
      max(1, Int((Double(length) * Double(side) / Double(longerSide)).rounded()))
    }
    return PixelSize(width: scaled(width), height: scaled(height))
  }
}
