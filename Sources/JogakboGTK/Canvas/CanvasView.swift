import AdwaitaKit
import CAdw
import CairoRendering
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import VipsKit

/// The collage on the screen, with its selection: draws the model and hands it what the user does.
@MainActor
final class CanvasView {
  let canvas = CanvasWidget()
  let model: EditorViewModel
  /// The layers as a screen reader and the keyboard know them.
  let items: CanvasItems<LayerID>
  /// Where the pointer is.
  let hover = HoverPoint()
  /// Called when the context menu is asked for.
  var onMenu: (@MainActor (ScreenPoint) -> Void)?
  private let photos: PhotoPixelCache
  private let painter: CanvasPainter
  private var shownPhotoGeneration = 0
  private let bindings = StateBindings()

  init(_ model: EditorViewModel, composer: ScreenComposer, photos: PhotoPixelCache) {
    self.model = model
    self.photos = photos
    painter = CanvasPainter(composer: composer)
    items = CanvasItems(of: canvas)
    let (canvas, painter) = (canvas, painter)
    canvas.onDraw { [weak self] snapshot, _ in self?.draw(snapshot) }
    canvas.onResize { size in
      model.viewport.view = ScreenSize(width: size.width, height: size.height)
    }
    painter.onChange = { [weak canvas] in canvas?.redraw() }
    canvas.widget.on("notify::scale-factor") { [weak self] in self?.requestPicture() }
    canvas.widget.addStyles("collage-canvas")
    addInput()
    addKeys()
    addAccessibility()
    bindings.add { [weak self] in self?.requestPicture() }
    bindings.add { [weak self] in self?.redraw() }
    bindings.add { [weak self] in self?.updateAccessibleLayers() }
  }

  /// Lets the keys go to the canvas.
  func grabFocus() {
    _ = canvas.widget.grabFocus()
  }

  /// Ends what goes on in the background, before the view goes.
  func close() {
    bindings.cancel()
    painter.stop()
  }

  // MARK: The picture

  /// Draws the present state, and notes what the view shows of it besides the picture.
  private func redraw() {
    _ = (model.document, model.viewport, model.selection, model.photoGeneration)
    _ = (model.mode, model.guides, model.marquee, model.swapTarget, model.hoveredLayer)
    canvas.redraw()
  }

  /// Asks for the picture of the present state, and notes what it depends on. What is drawn over it,
  /// such as the outline under the pointer, is none of that: nothing is composed for it.
  private func requestPicture() {
    if model.photoGeneration != shownPhotoGeneration {
      // Files of photos came back: why they could not be shown is not true any more.
      photos.forgetAll()
      shownPhotoGeneration = model.photoGeneration
    }
    guard model.viewport.view.width > 1 else { return }
    painter.paint(
      ScreenRequest(
        model.document, viewport: screenViewport, hotLayers: model.selection,
        isInGesture: model.editor.isInGesture))
  }

  private var screenViewport: ScreenViewport {
    let viewport = model.viewport
    let pixels = Double(canvas.scaleFactor)
    let map = viewport.canvasToView
    return ScreenViewport(
      canvas: viewport.canvas, scale: viewport.scale * pixels,
      offset: CanvasPoint(x: map.tx * pixels, y: map.ty * pixels),
      view: PixelSize(
        width: Int((viewport.view.width * pixels).rounded()),
        height: Int((viewport.view.height * pixels).rounded())))
  }

  // MARK: Drawing

  /// What is seen before the first picture is ready.
  private static let paper = GdkRGBA(red: 1, green: 1, blue: 1)

  private func draw(_ snapshot: GdkSnapshot) {
    drawPage(snapshot)
    CanvasDecorations(model: model, accent: canvas.widget.textColor).draw(snapshot)
  }

  private func drawPage(_ snapshot: GdkSnapshot) {
    let page = pageRect
    snapshot.fill(page, with: Self.paper)
    guard let composition = painter.composition else { return }
    let renderer = canvas.renderer
    snapshot.clipped(to: page) {
      snapshot.mapped(by: pictureToView(composition)) {
        for shown in painter.pieces {
          guard let motion = shown.piece.motion(in: model.document) else { continue }
          snapshot.mapped(by: motion) {
            snapshot.draw(shown.picture, for: renderer)
          }
        }
      }
    }
  }

  /// Where the canvas of the document lies, on whole device pixels as it is painted.
  private var pageRect: CanvasRect {
    let (viewport, pixels) = (screenViewport, Double(canvas.scaleFactor))
    return CanvasRect(
      x: -Double(viewport.visible.minX) / pixels, y: -Double(viewport.visible.minY) / pixels,
      width: Double(viewport.picture.width) / pixels,
      height: Double(viewport.picture.height) / pixels)
  }

  /// From pixels of a painted picture to the view as it is now; pixel to pixel where the picture was
  /// painted for it.
  private func pictureToView(_ composition: ScreenComposition) -> AffineMap {
    let page = pageRect
    let picture = composition.viewport.picture
    return AffineMap.scale(
      x: page.width / Double(picture.width), y: page.height / Double(picture.height)
    ).followed(by: .translation(page.origin))
  }
}
