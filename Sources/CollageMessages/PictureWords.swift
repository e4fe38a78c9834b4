import CairoRendering
import CollagePresentation
import CollageStorage
import MessageCatalog
import VipsKit

func words(for error: VipsKitError) -> String {
  guard let path = error.path, !path.isEmpty else { return reason(for: error) }
  return tr("{path}: {problem}", ["path": path, "problem": reason(for: error)])
}

/// What is wrong with a picture file, without its name. A photo that is not in the library yet has
/// the problems of one that is.
private func reason(for error: VipsKitError) -> String {
  switch error {
  case .libraryUnavailable(let reason):
    tr("the picture library does not start: {reason}", ["reason": reason])
  case .emptyFile: words(for: PhotoProblem.empty)
  case .unreadable(_, let reason): tr("it cannot be read: {reason}", ["reason": reason])
  case .unsupportedFormat(_, let detail): words(for: PhotoProblem.unsupported(detail: detail))
  case .tooManyPixels(_, let width, let height, let limit):
    words(for: PhotoProblem.tooManyPixels(width: width, height: height, limit: limit))
  case .damaged(_, let reason): words(for: PhotoProblem.damaged(reason: reason))
  case .pictureTooLarge(let format, let width, let height, let limit):
    pictureTooLarge(format, width, height, limit)
  case .writeFailed(_, let reason): tr("it cannot be written: {reason}", ["reason": reason])
  case .cancelled: tr("interrupted")
  }
}

extension VipsKitError {
  /// The file that the error is about.
  fileprivate var path: String? {
    switch self {
    case .emptyFile(let path), .unreadable(let path, _), .unsupportedFormat(let path, _),
      .tooManyPixels(let path, _, _, _), .damaged(let path, _), .writeFailed(let path, _):
      path
    case .libraryUnavailable, .pictureTooLarge, .cancelled: nil
    }
  }
}

func words(for error: ExportError) -> String {
  switch error {
  case .cancelled: tr("interrupted")
  case .invalidSize(let width, let height, _):
    tr("{size} is no size for a picture", ["size": "\(width)x\(height)"])
  case .pictureTooLarge(let format, let width, let height, let limit):
    pictureTooLarge(format, width, height, limit)
  case .writeFailed(let path, let reason):
    words(for: VipsKitError.writeFailed(path: path, reason: reason))
  case .drawingFailed(let reason): tr("drawing failed: {reason}", ["reason": reason])
  }
}

func words(for problem: ExportProblem) -> String {
  switch problem {
  case .noPixels(let size):
    tr("{size} is no size for a picture", ["size": "\(size.width)x\(size.height)"])
  case .sizeDoesNotFitCanvas(let size, _):
    tr("{size} pixels would distort the collage", ["size": "\(size.width)x\(size.height)"])
  case .pictureTooLarge(let size, let limit):
    tr(
      "{size} pixels are too many for a picture; {limit} a side are possible",
      ["size": "\(size.width)x\(size.height)", "limit": limit])
  }
}

private func pictureTooLarge(_ format: String, _ width: Int, _ height: Int, _ limit: Int) -> String
{
  tr(
    "{width}x{height} pixels are more than {format} can hold; {limit} a side are possible",
    ["width": width, "height": height, "format": format, "limit": limit])
}
