import CVips
import Synchronization

/// A picture whose pixels libvips asks for when it wants them.
final class PictureSource: Sendable {
  let size: PixelSize
  let keepsAlpha: Bool
  private let progress: @Sendable (Double) -> Void
  private let isCancelled: @Sendable () -> Bool
  private let render: PictureWriter.Render
  private let state = Mutex(State())

  private struct State {
    var finishedPixelCount = 0
    var failure: (any Error)?
  }

  init(
    size: PixelSize, keepsAlpha: Bool,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false },
    render: @escaping PictureWriter.Render
  ) {
    self.size = size
    self.keepsAlpha = keepsAlpha
    self.progress = progress
    self.isCancelled = isCancelled
    self.render = render
  }

  /// The first error of a region; libvips itself can only say that there was one.
  var failure: (any Error)? { state.withLock(\.failure) }

  /// The lazy picture. It must not outlive this source.
  func picture() throws(VipsFailure) -> VipsPicture {
    guard let image = vips_image_new() else { throw .current() }
    let picture = VipsPicture(owning: image)
    vips_image_init_fields(
      image, Int32(clamping: size.width), Int32(clamping: size.height), keepsAlpha ? 4 : 3,
      VIPS_FORMAT_UCHAR, VIPS_CODING_NONE, VIPS_INTERPRETATION_sRGB, 1, 1)
    var noInputs: UnsafeMutablePointer<VipsImage>?
    guard vips_image_pipeline_array(image, VIPS_DEMAND_STYLE_THINSTRIP, &noInputs) == 0,
      vips_image_generate(
        image, { _, _, _ in Unmanaged.passRetained(RegionScratch()).toOpaque() },
        { region, scratch, source, _, _ in generateRegion(region, scratch, source) },
        { scratch, _, _ in releaseScratch(scratch) },
        Unmanaged.passUnretained(self).toOpaque(), nil) == 0
    else { throw .current() }
    return picture
  }

  /// Renders one region into libvips' memory.
  fileprivate func generate(_ region: inout VipsRegion, scratch: RegionScratch) -> Bool {
    do {
      if isCancelled() { throw VipsKitError.cancelled }
      let area = region.valid
      let width = Int(area.width)
      let height = Int(area.height)
      let part = PixelRegion(
        x: Int(area.left), y: Int(area.top), width: width, height: height, bytesPerRow: width * 4)
      let pixels = scratch.cleared(byteCount: part.bytesPerRow * height)
      try render(part, pixels)
      convert(pixels, of: part, to: region)
      report(finished: width * height)
      return true
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      return false
    }
  }

  private func convert(
    _ pixels: UnsafeMutableRawBufferPointer, of part: PixelRegion, to region: VipsRegion
  ) {
    let rows = pixels.bindMemory(to: UInt8.self)
    guard let base = rows.baseAddress, let target = region.data else { return }
    let convertRow = keepsAlpha ? cvips_bgra_to_straight_rgba : cvips_bgra_to_rgb_on_white
    for row in 0..<part.height {
      convertRow(base + row * part.bytesPerRow, target + row * Int(region.bpl), part.width)
    }
  }

  private func report(finished count: Int) {
    // Under the lock, so that the listener never sees the progress go back.
    state.withLock {
      $0.finishedPixelCount += count
      progress(min(Double($0.finishedPixelCount) / Double(size.width * size.height), 1))
    }
  }
}

/// Memory that one thread renders into, region after region: fresh pages for each would cost more
/// than many a region.
private final class RegionScratch {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 16)

  func cleared(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    if memory.count < byteCount {
      memory.deallocate()
      memory = .allocate(byteCount: byteCount, alignment: 16)
    }
    let part = UnsafeMutableRawBufferPointer(rebasing: memory[..<byteCount])
    part.initializeMemory(as: UInt8.self, repeating: 0)
    return part
  }

  deinit {
    memory.deallocate()
  }
}

private func generateRegion(
  _ region: UnsafeMutablePointer<VipsRegion>?, _ scratch: UnsafeMutableRawPointer?,
  _ source: UnsafeMutableRawPointer?
) -> Int32 {
  guard let region, let scratch, let source else { return -1 }
  let memory = Unmanaged<RegionScratch>.fromOpaque(scratch).takeUnretainedValue()
  return Unmanaged<PictureSource>.fromOpaque(source).takeUnretainedValue()
    .generate(&region.pointee, scratch: memory) ? 0 : -1
}

private func releaseScratch(_ scratch: UnsafeMutableRawPointer?) -> Int32 {
  if let scratch { Unmanaged<RegionScratch>.fromOpaque(scratch).release() }
  return 0
}
