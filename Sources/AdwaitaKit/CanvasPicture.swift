public import CAdw
public import CollageGeometry

/// Pixels that a canvas draws again and again at one place, in the way that suits its renderer.
///
/// Graphics hardware draws from a texture. Of that, GSK 4.8's software renderer makes a copy in each
/// frame, pixel by pixel through floating-point numbers; cairo draws from the pixels as they are. As
/// the node of a picture is always the same one, GSK finds out that nothing has changed there.
@MainActor
public final class CanvasPicture {
  private let rect: CanvasRect
  private let cairoPicture: CairoPicture
  private let makeTexture: @MainActor () -> GdkTexture
  private var nodes: [CanvasRenderer: GskRenderNode] = [:]

  /// Pixels as those of ``CairoPicture``, over a rectangle.
  public init(
    width: Int, height: Int, stride: Int, pixels: UnsafeRawBufferPointer,
    keptBy owner: some AnyObject & Sendable, in rect: CanvasRect
  ) {
    self.rect = rect
    cairoPicture = CairoPicture(
      width: width, height: height, stride: stride, pixels: pixels, keptBy: owner)
    makeTexture = {
      .premultipliedBGRA(
        width: width, height: height, stride: stride, pixels: pixels, keptBy: owner)
    }
  }

  /// How the picture is drawn by a renderer; nil where it covers nothing.
  func node(for renderer: CanvasRenderer) -> GskRenderNode? {
    if let node = nodes[renderer] { return node }
    let snapshot = GdkSnapshot()
    switch renderer {
    case .hardware: snapshot.draw(makeTexture(), in: rect)
    case .software: snapshot.draw(cairoPicture, in: rect)
    }
    nodes[renderer] = snapshot.toNode()
    return nodes[renderer]
  }
}

/// What draws a window.
public enum CanvasRenderer: Sendable {
  /// The graphics hardware, or what stands in for it.
  case hardware
  /// Cairo.
  case software
}

extension CanvasWidget {
  /// What draws the canvas, once it is shown.
  public var renderer: CanvasRenderer {
    guard let renderer = widget.native?.renderer else { return .hardware }
    return renderer.withPointer { cglib_is_a($0, gsk_cairo_renderer_get_type()) }
      ? .software : .hardware
  }
}

extension GdkSnapshot {
  /// Draws a picture where it lies.
  @MainActor public func draw(_ picture: CanvasPicture, for renderer: CanvasRenderer) {
    if let node = picture.node(for: renderer) { appendNode(node) }
  }

  @MainActor fileprivate func draw(_ picture: CairoPicture, in rect: CanvasRect) {
    var bounds = rect.graphene
    guard let context = appendCairo(&bounds) else { return }
    picture.draw(in: rect, on: context)
    cairo_destroy(context)
  }
}
