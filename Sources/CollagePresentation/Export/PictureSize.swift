/// A width and a height of a picture file in pixels.
public struct PictureSize: Hashable, Sendable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// The size `width` × `height`.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The longer side in pixels.
  public var longerSide: Int { max(width, height) }
}
