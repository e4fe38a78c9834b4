import Foundation

/// As much of an ICC profile as decides how a photo is converted (ICC.1:2022).
struct ICCProfile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The colour model of the pixels, for instance `RGB ` or `GRAY` (7.2).
  var colourSpace: String? { bytes.text(at: 16) }

  /// Whether the profile says what is assumed without one anyway: then the conversion, the
  /// costliest step for a large picture, can be left out. Profiles of sRGB differ in their bytes
  /// and their names, so the numbers are compared.
  var isSRGB: Bool {
    // Tables would take precedence over the numbers below (8.3).
    guard colourSpace == "RGB ", bytes.text(at: 20) == "XYZ ", tag("A2B0") == nil else {
      return false
    }
    return zip(["rXYZ", "gXYZ", "bXYZ"], Self.srgbPrimaries).allSatisfy { name, expected in
      guard let primary = primary(name) else { return false }
      return zip(primary, expected).allSatisfy { abs($0 - $1) < 0.002 }
    } && ["rTRC", "gTRC", "bTRC"].allSatisfy(hasSRGBCurve)
  }

  /// The primaries of sRGB under the profiles' common white, D50.
  private static let srgbPrimaries = [
    [0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141],
  ]

  /// The transfer function of IEC 61966-2-1.
  private static func srgbCurve(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func primary(_ name: String) -> [Double]? {
    guard let offset = tag(name), bytes.text(at: offset) == "XYZ " else { return nil }
    return numbers(3, at: offset + 8)
  }

  private func hasSRGBCurve(_ name: String) -> Bool {
    guard let curve = tag(name).flatMap(curve) else { return false }
    return stride(from: 0.0, through: 1, by: 1.0 / 16).allSatisfy {
      abs(curve($0) - Self.srgbCurve($0)) < 0.002
    }
  }

  /// A tone curve: a table or the formula of sRGB's kind (10.6 and 10.18). Others are not sRGB.
  private func curve(at offset: Int) -> ((Double) -> Double)? {
    switch bytes.text(at: offset) {
    case "curv":
      guard let count = bytes.bigEndianUInt32(at: offset + 8), count > 1,
        Int(count) <= bytes.count / 2
      else { return nil }
      let last = Int(count) - 1
      return { value in
        let index = offset + 12 + Int((value * Double(last)).rounded()) * 2
        return Double(bytes.littleEndianUInt16(at: index)?.byteSwapped ?? 0) / 65535
      }
    case "para":
      guard bytes.littleEndianUInt16(at: offset + 8)?.byteSwapped == 3,
        let values = numbers(5, at: offset + 12)
      else { return nil }
      let (power, scale, shift, slope, limit) =
        (values[0], values[1], values[2], values[3], values[4])
      return { $0 >= limit ? pow(scale * $0 + shift, power) : slope * $0 }
    default:
      return nil
    }
  }

  /// Where a tag's content begins.
  private func tag(_ name: String) -> Int? {
    guard let count = bytes.bigEndianUInt32(at: 128) else { return nil }
    return (0..<min(Int(count), 100)).lazy.map { 132 + $0 * 12 }
      .first { bytes.hasText(name, at: $0) }
      .flatMap { bytes.bigEndianUInt32(at: $0 + 4) }.map(Int.init)
  }

  /// Signed numbers with 16 bits behind the point.
  private func numbers(_ count: Int, at offset: Int) -> [Double]? {
    let values = (0..<count).compactMap { bytes.bigEndianUInt32(at: offset + $0 * 4) }
    guard values.count == count else { return nil }
    return values.map { Double(Int32(bitPattern: $0)) / 65536 }
  }
}
