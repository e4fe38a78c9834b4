public import CollageDocument
public import Foundation
public import VipsKit

/// Photos wherever they lie, by the names that a document has for them.
public struct PhotoFiles: PhotoPixelSource {
  /// Where the file of this name lies; nil for a name that leads nowhere.
  private let path: @Sendable (_ fileName: String) -> String?
  private let check: @Sendable (_ fileName: String) throws -> Void

  /// Photos whose files `path` knows.
  ///
  /// - Parameters:
  ///   - path: Where a file lies; nil for a name that leads nowhere.
  ///   - check: Asked before the pixels of a file are read; throws where it is not what it was.
  public init(
    path: @escaping @Sendable (_ fileName: String) -> String?,
    check: @escaping @Sendable (_ fileName: String) throws -> Void = { _ in }
  ) {
    self.path = path
    self.check = check
  }

  /// The upright size of a photo, from its header.
  public func size(ofPhoto fileName: String) -> PixelSize? {
    // Why it cannot be read is reported when its pixels are asked for.
    try? PhotoDecoder.facts(ofFileAt: requiredPath(fileName)).size
  }

  /// The upright photo at a size that covers what is asked for.
  ///
  /// - Throws: `VipsKitError`, or what the check throws.
  public func pixels(ofPhoto fileName: String, covering size: PixelSize) throws -> PixelBuffer {
    let path = try requiredPath(fileName)
    try check(fileName)
    return try PhotoDecoder.pixels(ofFileAt: path, covering: size)
  }

  private func requiredPath(_ fileName: String) throws(VipsKitError) -> String {
    guard let path = path(fileName) else {
      throw .unreadable(path: fileName, reason: String(cString: strerror(ENOENT)))
    }
    return path
  }

  /// When the newest of a document's photos was taken: the date that its picture keeps.
  public func latestCaptureDate(in document: EditorDocument) -> Date? {
    document.photoFileNames.compactMap { name in
      // A photo that cannot be read is reported when it is drawn.
      (try? PhotoDecoder.facts(ofFileAt: requiredPath(name)))?.captureDate
    }.max().flatMap(Date.init(exif:))
  }
}

extension Date {
  /// Reads `YYYY:MM:DD HH:MM:SS`, the camera's local time (EXIF 2.3).
  init?(exif text: String) {
    let numbers = text.split { $0 == ":" || $0 == " " }.compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5])
    guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return nil }
    self = date
  }
}
