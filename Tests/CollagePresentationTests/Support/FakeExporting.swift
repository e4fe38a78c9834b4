import CollageDocument
import CollagePresentation
import Foundation
import Synchronization

/// Stands in for what writes pictures: it is held up at a turnstile and remembers what it was asked.
final class FakeExporting: Sendable {
  struct Failure: Error, Hashable {}

  let turnstile = Turnstile()
  private let seen = Mutex<[PictureRequest]>([])
  private let failing = Mutex(false)

  /// What was asked for, written or estimated.
  var requests: [PictureRequest] { seen.withLock { $0 } }

  /// Lets everything fail from now on.
  func fail() {
    failing.withLock { $0 = true }
  }

  /// It finds one photo that cannot be shown, and takes each pixel for a byte.
  var exporting: PictureExporting {
    PictureExporting(
      export: { [self] document, request, _, progress in
        progress(0.5)
        try await answer(request)
        progress(1)
        return document.photoFileNames.map { fileName in
          UnshownPhoto(name: document.originalName(ofPhoto: fileName), error: Failure())
        }
      },
      estimate: { [self] _, request in
        try await answer(request)
        return request.size.width * request.size.height
      },
      maximumSide: { $0 == .webp ? 16_383 : 100_000 })
  }

  private func answer(_ request: PictureRequest) async throws {
    seen.withLock { $0.append(request) }
    try await turnstile.wait()
    if failing.withLock({ $0 }) { throw Failure() }
  }
}
