import AdwaitaKit
import CAdw
import CairoRendering
import CollageDocument
import CollageGeometry
import VipsKit

/// Has the document painted in the background, and keeps what the canvas shows of it.
///
/// While a newer state waits, an older one that is being painted is given up; what is on the screen
/// stays there until the newer one is ready.
@MainActor
final class CanvasPainter {
  /// A piece of the picture, ready to be shown.
  struct ShownPiece {
    var piece: ScreenPiece
    var picture: CanvasPicture
  }

  /// What is shown now; nil until the first picture is ready.
  private(set) var composition: ScreenComposition?
  /// Its pieces from back to front.
  private(set) var pieces: [ShownPiece] = []
  /// Called when there is something new to show.
  var onChange: (@MainActor () -> Void)?

  private let composer: ScreenComposer
  private var waiting: ScreenRequest?
  private var worker: Task<Void, Never>?
  private var painting: Task<Void, Never>?

  init(composer: ScreenComposer) {
    self.composer = composer
  }

  /// Asks for a state to be painted.
  func paint(_ request: ScreenRequest) {
    waiting = request
    // What is shown is soft still: the newer state is worth more than sharp photos of this one.
    if composition?.isSoft == true { painting?.cancel() }
    guard worker == nil else { return }
    worker = Task { await work() }
  }

  /// Gives up what is being painted.
  func stop() {
    waiting = nil
    worker?.cancel()
    painting?.cancel()
  }

  private func work() async {
    // Without a suspension after the last look: a request that comes then starts anew.
    defer { worker = nil }
    while let request = waiting, !Task.isCancelled {
      waiting = nil
      await paintNow(request)
    }
  }

  /// Paints a request, and shows what there is of it while photos are being decoded.
  private func paintNow(_ request: ScreenRequest) async {
    let (composer, previous) = (composer, composition)
    let (steps, continuation) = AsyncThrowingStream.makeStream(of: ScreenComposition.self)
    let work = Task.detached(priority: .userInitiated) {
      do {
        let result = try composer.composeProgressively(
          request, reusing: previous, isCancelled: { Task.isCancelled },
          show: { continuation.yield($0) })
        continuation.yield(result)
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    painting = work
    do {
      for try await composition in steps {
        show(composition)
        // Sharp photos can wait until the hand is still.
        if waiting != nil { work.cancel() }
      }
    } catch {
      // Given up, or no memory: what is shown stays, and the next change asks again.
    }
    painting = nil
  }

  private func show(_ result: ScreenComposition) {
    let shown = Dictionary(
      pieces.map { (PieceKey($0.piece), $0.picture) }, uniquingKeysWith: { first, _ in first })
    composition = result
    pieces = result.pieces.map { piece in
      ShownPiece(piece: piece, picture: shown[PieceKey(piece)] ?? .showing(piece))
    }
    onChange?()
  }
}

/// What makes a piece look as it does: its pixels, and where they were painted.
private struct PieceKey: Hashable {
  let pixels: ObjectIdentifier
  let area: PixelArea

  init(_ piece: ScreenPiece) {
    pixels = ObjectIdentifier(piece.pixels)
    area = piece.area
  }
}

extension CanvasPicture {
  fileprivate static func showing(_ piece: ScreenPiece) -> CanvasPicture {
    let pixels = piece.pixels
    return pixels.withUnsafeBytes { bytes in
      CanvasPicture(
        width: pixels.width, height: pixels.height, stride: pixels.stride, pixels: bytes,
        keptBy: pixels, in: piece.area.rect)
    }
  }
}

extension GdkTexture {
  /// A texture of decoded or painted pixels, without a copy.
  @MainActor static func showing(_ pixels: PixelBuffer) -> GdkTexture {
    pixels.withUnsafeBytes { bytes in
      GdkTexture.premultipliedBGRA(
        width: pixels.width, height: pixels.height, stride: pixels.stride, pixels: bytes,
        keptBy: pixels)
    }
  }
}
