import AdwaitaKit
import CAdw
import CairoRendering
import VipsKit

/// Small pictures of photos, made one after the other in the background.
@MainActor
final class LayerThumbnails {
  private let photos: PhotoPixelCache
  private var made: [String: GdkTexture] = [:]
  private var waiting: [(fileName: String, show: @MainActor (GdkTexture) -> Void)] = []
  private var worker: Task<Void, Never>?

  /// Enough for a screen with two device pixels a pixel.
  private static let size = PixelSize(
    width: 2 * LayerRow.pictureSide, height: 2 * LayerRow.pictureSide)

  init(_ photos: PhotoPixelCache) {
    self.photos = photos
  }

  /// Shows the picture of a photo now, or as soon as it is made. A photo that cannot be read has none.
  func get(_ fileName: String, show: @escaping @MainActor (GdkTexture) -> Void) {
    if let texture = made[fileName] {
      show(texture)
      return
    }
    waiting.append((fileName, show))
    guard worker == nil else { return }
    worker = Task { await work() }
  }

  /// Forgets pictures, and that some could not be made: files have come back.
  func forgetAll() {
    made = [:]
  }

  /// Ends what goes on in the background.
  func stop() {
    waiting = []
    worker?.cancel()
  }

  private func work() async {
    // Without a suspension after the last look: a request that comes then starts anew.
    defer { worker = nil }
    while !waiting.isEmpty, !Task.isCancelled {
      let (fileName, show) = waiting.removeFirst()
      if made[fileName] == nil { made[fileName] = await texture(of: fileName) }
      if let texture = made[fileName] { show(texture) }
    }
  }

  private func texture(of fileName: String) async -> GdkTexture? {
    let (photos, size) = (photos, Self.size)
    // Why there is none shows on the canvas.
    let pixels = await Task.detached(priority: .utility) {
      try? photos.pixels(ofPhoto: fileName, covering: size)
    }.value
    return pixels.map { GdkTexture.showing($0) }
  }
}
