import CVips

/// A JPEG file without its end marker. Cameras and transfers that stop a few bytes early may have
/// lost no pixel; but they may have lost rows as well, and libjpeg makes those up.
struct UnendedJPEG {
  private let bytes: [UInt8]

  private static let endMarker: [UInt8] = [0xFF, 0xD9]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The picture, if every row of it is there; otherwise nil.
  ///
  /// Libvips does not tell whether the last rows were made up. But then they depend on what comes
  /// next, so the file is decoded with two different endings: what is complete ignores both.
  func load(reduction: Int) throws(VipsFailure) -> VipsPicture? {
    let noise = [UInt8](repeating: 0x96, count: 1024)
    let isComplete = try load(ending: [], reduction: 1)
      .hasSameSamples(as: load(ending: noise, reduction: 1))
    return isComplete ? try load(ending: [], reduction: reduction) : nil
  }

  private func load(
    ending: [UInt8], reduction: Int
  ) throws(VipsFailure) -> VipsPicture {
    try PhotoLoader.load(
      PhotoStream(copying: bytes + ending + Self.endMarker), format: .jpeg, reduction: reduction,
      failingOn: VIPS_FAIL_ON_TRUNCATED)
  }
}
