import CVips

extension VipsPicture {
  /// Converts a picture without alpha to 8-bit sRGB. The embedded profile decides; where there is
  /// none, the picture is what its colour model usually is: sRGB, or a common offset print CMYK.
  func inSRGB() throws(VipsFailure) -> VipsPicture {
    do throws(VipsFailure) {
      if let converted = try convertedByEmbeddedProfile() { return converted }
    } catch {
      // A broken profile says nothing about the pixels: they are shown as if it were not there.
    }
    switch interpretation {
    case VIPS_INTERPRETATION_CMYK:
      return try applying(cvips_builtin_cmyk_to_srgb)
    case VIPS_INTERPRETATION_sRGB where format == VIPS_FORMAT_UCHAR && bands == 3:
      return self
    default:
      return try applying(cvips_to_srgb)
    }
  }

  private func convertedByEmbeddedProfile() throws(VipsFailure) -> VipsPicture? {
    guard let profile = blob(VIPS_META_ICC_NAME).map(ICCProfile.init), !profile.isSRGB else {
      return nil
    }
    switch (profile.colourSpace, bands) {
    case ("RGB ", 3), ("GRAY", 1), ("CMYK", 4):
      return try applying(cvips_embedded_profile_to_srgb)
    case ("RGB ", 1):
      return try applying(cvips_to_srgb).applying(cvips_embedded_profile_to_srgb)
    case ("GRAY", 3):
      // Some decoders give a grey picture as three equal bands.
      let grey = format == VIPS_FORMAT_USHORT ? VIPS_INTERPRETATION_GREY16 : VIPS_INTERPRETATION_B_W
      return try extractingBands(0..<1).tagged(grey).applying(cvips_embedded_profile_to_srgb)
    default:
      return nil
    }
  }
}
