/// What a look at a photo's content says.
public struct PhotoDescription: Hashable, Sendable {
  /// The usual ending of the format's files, e.g. `jpg`: one to five letters or digits in lower case.
  public var fileExtension: String
  /// The upright photo's width in pixels.
  public var pixelWidth: Int
  /// The upright photo's height in pixels.
  public var pixelHeight: Int

  /// A description.
  public init(fileExtension: String, pixelWidth: Int, pixelHeight: Int) {
    self.fileExtension = fileExtension
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// Recognizes photos by their content; the platform's picture library stands behind it.
public struct PhotoInspector: Sendable {
  /// Describes the file at a path whose name says nothing; throws a `PhotoProblem` where it is no
  /// photo, and a `StorageError` where it cannot be read.
  public var inspect: @Sendable (_ path: String) throws -> PhotoDescription

  /// An inspector.
  public init(inspect: @escaping @Sendable (_ path: String) throws -> PhotoDescription) {
    self.inspect = inspect
  }
}
