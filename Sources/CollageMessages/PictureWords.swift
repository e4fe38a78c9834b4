import CairoRendering
import MessageCatalog
import VipsKit

func words(for error: VipsKitError) -> String {
  switch error {
  case .libraryUnavailable(let reason):
    tr("the picture library does not start: {reason}", ["reason": reason])
  case .emptyFile(let path): tr("{path}: the file is empty", ["path": path])
  case .unreadable(let path, let reason):
    tr("{path}: it cannot be read: {reason}", ["path": path, "reason": reason])
  case .unsupportedFormat(let path, let detail):
    tr("{path}: this kind of file is not supported: {detail}", ["path": path, "detail": detail])
  case .tooManyPixels(let path, let width, let height, let limit):
    tr(
      "{path}: {width}x{height} pixels are more than {limit} megapixels",
      ["path": path, "width": width, "height": height, "limit": limit / 1_000_000])
  case .damaged(let path, let reason):
    tr("{path}: the file is damaged: {reason}", ["path": path, "reason": reason])
  case .pictureTooLarge(let format, let width, let height, let limit):
    pictureTooLarge(format, width, height, limit)
  case .writeFailed(let path, let reason):
    tr("{path}: it cannot be written: {reason}", ["path": path, "reason": reason])
  case .cancelled: tr("interrupted")
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
    tr("{path}: it cannot be written: {reason}", ["path": path, "reason": reason])
  case .drawingFailed(let reason): tr("drawing failed: {reason}", ["reason": reason])
  }
}

private func pictureTooLarge(_ format: String, _ width: Int, _ height: Int, _ limit: Int) -> String
{
  tr(
    "{width}x{height} pixels are more than {format} can hold; {limit} a side are possible",
    ["width": width, "height": height, "format": format, "limit": limit])
}
