public import CollageStorage
import VipsKit

extension PhotoInspector {
  /// Recognizes photos through libvips, by decoding each once.
  public static let vips = PhotoInspector { path in
    do throws(VipsKitError) {
      let facts = try PhotoDecoder.inspect(fileAt: path)
      return PhotoDescription(
        fileExtension: facts.format.fileExtension, pixelWidth: facts.width,
        pixelHeight: facts.height)
    } catch {
      throw PhotoProblem(error)
    }
  }
}

extension PhotoProblem {
  fileprivate init(_ error: VipsKitError) {
    switch error {
    case .emptyFile: self = .empty
    case .unsupportedFormat(_, let detail): self = .unsupported(detail: detail)
    case .tooManyPixels(_, let width, let height, let limit):
      self = .tooManyPixels(width: width, height: height, limit: limit)
    case .damaged(_, let reason), .unreadable(_, let reason), .libraryUnavailable(let reason),
      .writeFailed(_, let reason):
      self = .damaged(reason: reason)
    case .pictureTooLarge, .cancelled: self = .damaged(reason: "")
    }
  }
}
