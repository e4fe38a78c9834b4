import AdwaitaKit
import CAdw
import CollagePlatform
import CollageStorage
import VipsKit

/// Gets thumbnails for the grid, one after the other in the background; what can be seen comes first.
@MainActor
final class ProjectThumbnails {
  /// A thumbnail that a picture shows, or waits for.
  struct Request: Hashable {
    let project: ProjectID
    let revision: Int
  }

  /// How many thumbnails are kept, of up to 1 MB each on a screen with two device pixels a pixel.
  private static let keptCount = 100

  private let make: @Sendable (ProjectSummary) async throws -> PixelBuffer
  /// What the pictures are seen through.
  private unowned(unsafe) let view: GtkWidget
  /// Those that were made last, in their order: cards are used again whenever the list changes.
  private var kept: [(request: Request, texture: GdkTexture)] = []
  private var waiting: [(project: ProjectSummary, picture: ThumbnailPicture)] = []
  private var worker: Task<Void, Never>?

  /// - Parameters:
  ///   - view: What the pictures are seen through.
  ///   - make: Makes the thumbnail of a project.
  init(
    in view: GtkWidget, make: @escaping @Sendable (ProjectSummary) async throws -> PixelBuffer
  ) {
    self.view = view
    self.make = make
  }

  /// Shows the thumbnail of a project as soon as it is there; what shows before stays until then.
  func show(_ project: ProjectSummary, in picture: ThumbnailPicture) {
    let request = Request(project)
    guard picture.request != request else { return }
    picture.request = request
    if let texture = kept.first(where: { $0.request == request })?.texture {
      picture.show(texture)
      return
    }
    waiting.append((project, picture))
    guard worker == nil else { return }
    worker = Task { await work() }
  }

  /// Has the thumbnail of a project made anew when it is shown the next time.
  func forget(_ project: ProjectID) {
    kept.removeAll { $0.request.project == project }
  }

  /// Ends what goes on in the background.
  func stop() {
    waiting = []
    worker?.cancel()
  }

  private func work() async {
    // Without a suspension after the last look: a request that comes then starts anew.
    defer { worker = nil }
    while !Task.isCancelled, let (project, picture) = next() {
      let texture = await texture(of: project)
      if let texture { keep(texture, of: project) }
      if picture.shows(project) { picture.show(texture) }
    }
  }

  private func keep(_ texture: GdkTexture, of project: ProjectSummary) {
    forget(project.id)
    kept.append((Request(project), texture))
    if kept.count > Self.keptCount { kept.removeFirst() }
  }

  /// The request whose picture is nearest to what can be seen.
  private func next() -> (ProjectSummary, ThumbnailPicture)? {
    // The cards of others show something else by now.
    waiting.removeAll { !$0.picture.shows($0.project) }
    let nearest = waiting.indices.min {
      distance(of: waiting[$0].picture) < distance(of: waiting[$1].picture)
    }
    return nearest.map { waiting.remove(at: $0) }
  }

  /// How far a picture is from what can be seen, in pixels; 0 where it can.
  private func distance(of picture: ThumbnailPicture) -> Double {
    var bounds = graphene_rect_t()
    guard picture.widget.computeBounds(view, outBounds: &bounds) else { return .infinity }
    let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
    return max(0, -bottom, top - Double(view.height))
  }

  private func texture(of project: ProjectSummary) async -> GdkTexture? {
    let (make, isSharp) = (make, view.scaleFactor > 1)
    // A project whose thumbnail cannot be made shows a neutral picture; why it cannot be made is told
    // when it is opened.
    let pixels = try? await Task.detached(priority: .utility) {
      let pixels = try await make(project)
      return isSharp ? pixels : pixels.halved()
    }.value
    return pixels.map { GdkTexture.showing($0) }
  }
}

extension ProjectThumbnails.Request {
  init(_ project: ProjectSummary) {
    self.init(project: project.id, revision: project.editCount)
  }
}

extension ThumbnailPicture {
  fileprivate func shows(_ project: ProjectSummary) -> Bool {
    request == ProjectThumbnails.Request(project)
  }
}
