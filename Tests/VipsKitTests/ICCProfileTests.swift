import CVips
import Testing

@testable import VipsKit

struct ICCProfileTests {
  @Test(arguments: [("srgb", true), ("p3", false), ("cmyk", false)])
  func `only sRGB is taken for sRGB`(name: String, isSRGB: Bool) throws {
    try VipsLibrary.start()
    #expect(try ICCProfile(Self.builtIn(name)).isSRGB == isSRGB)
  }

  @Test func `a profile cut anywhere is not sRGB and no danger`() throws {
    try VipsLibrary.start()
    let whole = try Self.builtIn("srgb")
    for count in stride(from: 0, to: whole.count / 2, by: 7) {
      #expect(!ICCProfile(Array(whole.prefix(count))).isSRGB)
    }
  }

  private static func builtIn(_ name: String) throws -> [UInt8] {
    var blob: UnsafeMutablePointer<VipsBlob>?
    try #require(cvips_builtin_profile(name, &blob) == 0)
    let profile = try #require(blob)
    defer { vips_area_unref(&profile.pointee.area) }
    var count = 0
    return [UInt8](UnsafeRawBufferPointer(start: vips_blob_get(profile, &count), count: count))
  }
}
