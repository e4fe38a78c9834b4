import CollageStorage
import VipsKit

extension PhotoProblem {
  /// What a decoder says about a file.
  init(_ error: VipsKitError) {
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
