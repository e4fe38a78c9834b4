public import CollageDocument
public import Foundation

/// Writes pictures; the platform's renderer stands behind it. No closure keeps its caller's thread.
public struct PictureExporting: Sendable {
  /// Writes a picture of a document, whole or not at all, and tells its progress from 0 to 1.
  ///
  /// Gives the photos that placeholders stand for. Throws `CancellationError` when the task is
  /// cancelled, else why there is no file.
  public var export:
    @Sendable (
      _ document: EditorDocument, _ request: PictureRequest, _ file: URL,
      _ progress: @escaping @Sendable (Double) -> Void
    ) async throws -> [UnshownPhoto]

  /// About how many bytes the file will have. Throws when the task is cancelled, or why that cannot
  /// be told.
  public var estimate:
    @Sendable (_ document: EditorDocument, _ request: PictureRequest) async throws -> Int

  /// The longest side in pixels that a file of a kind can have.
  public var maximumSide: @Sendable (_ kind: PictureKind) -> Int

  /// A way to write pictures.
  public init(
    export:
      @escaping @Sendable (
        EditorDocument, PictureRequest, URL, @escaping @Sendable (Double) -> Void
      ) async throws -> [UnshownPhoto],
    estimate: @escaping @Sendable (EditorDocument, PictureRequest) async throws -> Int,
    maximumSide: @escaping @Sendable (PictureKind) -> Int
  ) {
    self.export = export
    self.estimate = estimate
    self.maximumSide = maximumSide
  }
}

/// A picture that can be written: choices whose size is known.
public struct PictureRequest: Hashable, Sendable {
  /// The kind of file.
  public var kind: PictureKind
  /// In pixels.
  public var size: PictureSize
  /// 1–100, for kinds that have a quality.
  public var quality: Int
  /// The resolution for printing.
  public var dotsPerInch: Double
  /// Whether the file says when the newest of its photos was taken.
  public var keepsDate: Bool
  /// The project's title, for kinds of files that say it.
  public var title: String

  /// A picture of `size`.
  public init(
    kind: PictureKind, size: PictureSize, quality: Int, dotsPerInch: Double, keepsDate: Bool,
    title: String
  ) {
    self.kind = kind
    self.size = size
    self.quality = quality
    self.dotsPerInch = dotsPerInch
    self.keepsDate = keepsDate
    self.title = title
  }
}

/// A photo that a placeholder stands for in a picture.
public struct UnshownPhoto: Sendable {
  /// What the user knows the photo by.
  public var name: String
  /// Why it does not show.
  public var error: any Error

  /// A photo and why it does not show.
  public init(name: String, error: any Error) {
    self.name = name
    self.error = error
  }
}

extension EditorDocument {
  /// What a photo of the document was called where it came from, else its name in the library.
  public func originalName(ofPhoto fileName: String) -> String {
    var photos = layers.compactMap(\.photo)
    if case .photo(let photo) = background { photos.append(photo) }
    return photos.first { $0.fileName == fileName }?.originalName ?? fileName
  }
}
