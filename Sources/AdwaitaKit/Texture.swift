public import CAdw
public import Foundation

extension GdkTexture {
  /// Pixels as GTK draws them, without a copy.
  ///
  /// - Parameters:
  ///   - pixels: 8 bits a channel, premultiplied, in the byte order B, G, R, A; `stride` bytes a
  ///     row, `height` rows. They must stay as they are for as long as `owner` lives.
  ///   - owner: What keeps the pixels; the texture keeps it, and releases it on any thread.
  @MainActor public static func premultipliedBGRA(
    width: Int, height: Int, stride: Int, pixels: UnsafeRawBufferPointer,
    keptBy owner: some AnyObject & Sendable
  ) -> GdkTexture {
    precondition(pixels.count >= stride * height, "rows are missing")
    let bytes = GBytes.kept(pixels, by: owner)
    let texture = GdkMemoryTexture(
      Int32(width), height: Int32(height), format: .b8g8r8a8Premultiplied, bytes: bytes,
      stride: gsize(stride))
    return texture.cast()
  }
}

extension GBytes {
  /// A copy of the data.
  static func copying(_ data: Data) -> GBytes {
    data.withUnsafeBytes { GBytes($0.baseAddress, size: gsize($0.count)) }
  }

  /// A copy of the bytes.
  public var data: Data {
    var size: gsize = 0
    guard let start = getData(&size) else { return Data() }
    return Data(bytes: start, count: Int(size))
  }

  /// The bytes themselves, which live as long as their owner.
  static func kept(_ bytes: UnsafeRawBufferPointer, by owner: some AnyObject & Sendable) -> GBytes {
    cglib_bytes_kept(
      bytes.baseAddress, gsize(bytes.count), releaseHeldReference, heldReference(to: owner))
  }
}
