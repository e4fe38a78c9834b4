/// What went wrong while reading a photo or writing a picture. The cases carry facts; the words
/// for people are chosen elsewhere.
public enum VipsKitError: Error, Equatable, Sendable {
  /// libvips itself could not be started.
  case libraryUnavailable(reason: String)

  /// The file has no bytes.
  case emptyFile(path: String)

  /// The file could not be opened or read; `reason` is the system's.
  case unreadable(path: String, reason: String)

  /// The content is no photo, or one of a kind that cannot be decoded; `detail` names the kind
  /// as far as it is known.
  case unsupportedFormat(path: String, detail: String)

  /// The header promises more pixels than ``PhotoDecoder/maximumPixelCount``.
  case tooManyPixels(path: String, width: Int, height: Int, limit: Int)

  /// The content contradicts itself or ends too early; `reason` is the decoder's.
  case damaged(path: String, reason: String)

  /// The picture is wider or higher than the file format can say.
  case pictureTooLarge(format: String, width: Int, height: Int, limit: Int)

  /// The picture could not be written; nothing was left behind, and an older file of that name
  /// is untouched.
  case writeFailed(path: String, reason: String)

  /// The caller asked to stop.
  case cancelled
}
