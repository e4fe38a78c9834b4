import AdwaitaKit
import CAdw
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import Foundation

/// What is drawn over the picture and is no part of it: selection, handles, guides, rubber band.
@MainActor
struct CanvasDecorations {
  let model: EditorViewModel
  /// The accent colour of the style.
  let accent: GdkRGBA

  private static let white = GdkRGBA(red: 1, green: 1, blue: 1)
  /// Seen on any picture, together with a line of the accent colour.
  private static let halo = GdkRGBA(red: 1, green: 1, blue: 1, opacity: 0.7)
  private static let guide = GdkRGBA(red: 0.9, green: 0.1, blue: 0.55)

  func draw(_ snapshot: GdkSnapshot) {
    if case .cropping(let id) = model.mode, let layer = model.document[id] {
      drawCropping(of: layer, on: snapshot)
    } else {
      drawHover(snapshot)
      drawSelection(snapshot)
    }
    drawGuides(snapshot)
    if let target = model.swapTarget, let layer = model.document[target] {
      outline(layer.placement.outline, width: 4, on: snapshot)
    }
    if let band = model.marquee { drawBand(band, on: snapshot) }
  }

  // MARK: Selection

  /// What a click would select.
  private func drawHover(_ snapshot: GdkSnapshot) {
    guard let id = model.hoveredLayer, !model.selection.contains(id), !model.editor.isInGesture,
      let layer = model.document[id]
    else { return }
    outline(layer.placement.outline, width: 1, on: snapshot)
  }

  private func drawSelection(_ snapshot: GdkSnapshot) {
    guard let frame = model.selectionFrame else { return }
    if model.selection.count > 1 {
      for layer in model.selectedLayers {
        outline(layer.placement.outline, width: 1, on: snapshot)
      }
    }
    outline(frame.outline, width: 2, on: snapshot)
    // While something is dragged, handles would only hide it.
    guard !model.editor.isInGesture else { return }
    drawKnobStem(of: frame, on: snapshot)
    for handle in frame.handles { draw(handle, of: frame, on: snapshot) }
  }

  private func drawKnobStem(of frame: SelectionFrame, on snapshot: GdkSnapshot) {
    guard frame.handles.contains(.rotation) else { return }
    let half = frame.outline.size.height / 2
    let edge = frame.outline.localToCanvas.apply(to: CanvasPoint(x: 0, y: -half))
    let start = place(of: edge)
    let end = CanvasPoint(frame.place(of: .rotation, in: model.viewport))
    snapshot.line(from: start, to: end, with: accent, width: 2)
  }

  private func draw(
    _ handle: SelectionFrame.Handle, of frame: SelectionFrame, on snapshot: GdkSnapshot
  ) {
    let center = CanvasPoint(frame.place(of: handle, in: model.viewport))
    let turn = AffineMap.rotation(frame.outline.rotation).followed(by: .translation(center))
    let size =
      switch handle {
      case .top, .bottom: CanvasSize(width: 16, height: 8)
      case .left, .right: CanvasSize(width: 8, height: 16)
      default: CanvasSize(width: 12, height: 12)
      }
    let rect = CanvasRect(center: .zero, size: size)
    let radius = min(size.width, size.height) / 2
    snapshot.mapped(by: turn) {
      snapshot.fill(rect, with: Self.white, cornerRadius: radius)
      snapshot.outline(rect, with: accent, width: 2, cornerRadius: radius)
    }
  }

  // MARK: Cropping

  /// Darkens everything but the frame of the photo that is being cropped.
  private func drawCropping(of layer: EditorLayer, on snapshot: GdkSnapshot) {
    let view = model.viewport.view
    let dim = GdkRGBA(red: 0, green: 0, blue: 0, opacity: 0.5)
    let frame = layer.placement.outline
    let map = frame.localToCanvas.followed(by: model.viewport.canvasToView)
    let reach = 2 * (view.width + view.height) / model.viewport.scale
    let (half, far) = (frame.size * 0.5, reach)
    snapshot.clipped(to: CanvasRect(x: 0, y: 0, width: view.width, height: view.height)) {
      snapshot.mapped(by: map) {
        for rect in [
          CanvasRect(x: -far, y: -far, width: 2 * far, height: far - half.height),
          CanvasRect(x: -far, y: half.height, width: 2 * far, height: far - half.height),
          CanvasRect(
            x: -far, y: -half.height, width: far - half.width, height: frame.size.height),
          CanvasRect(
            x: half.width, y: -half.height, width: far - half.width, height: frame.size.height),
        ] where rect.width > 0 && rect.height > 0 {
          snapshot.fill(rect, with: dim)
        }
      }
    }
    drawThirds(of: frame, on: snapshot)
    outline(frame, width: 2, on: snapshot)
  }

  private func drawThirds(of frame: RotatedRect, on snapshot: GdkSnapshot) {
    let map = frame.localToCanvas
    func line(_ start: CanvasPoint, _ end: CanvasPoint) {
      snapshot.line(
        from: place(of: map.apply(to: start)), to: place(of: map.apply(to: end)),
        with: Self.halo, width: 1)
    }
    let (width, height) = (frame.size.width, frame.size.height)
    for third in [-1.0 / 6, 1.0 / 6] {
      line(
        CanvasPoint(x: width * third, y: -height / 2),
        CanvasPoint(x: width * third, y: height / 2))
      line(
        CanvasPoint(x: -width / 2, y: height * third),
        CanvasPoint(x: width / 2, y: height * third))
    }
  }

  // MARK: Lines

  private func drawGuides(_ snapshot: GdkSnapshot) {
    let view = model.viewport.view
    if let x = model.guides.upright {
      let place = place(of: CanvasPoint(x: x, y: 0)).x
      snapshot.fill(
        CanvasRect(x: place - 0.5, y: 0, width: 1, height: view.height), with: Self.guide)
    }
    if let y = model.guides.level {
      let place = place(of: CanvasPoint(x: 0, y: y)).y
      snapshot.fill(
        CanvasRect(x: 0, y: place - 0.5, width: view.width, height: 1), with: Self.guide)
    }
  }

  private func drawBand(_ band: CanvasRect, on snapshot: GdkSnapshot) {
    guard
      let rect = CanvasRect.bounding([
        place(of: band.origin), place(of: CanvasPoint(x: band.maxX, y: band.maxY)),
      ])
    else { return }
    var fill = accent
    fill.alpha = 0.15
    snapshot.fill(rect, with: fill)
    snapshot.outline(rect, with: accent, width: 1)
  }

  private func outline(_ outline: RotatedRect, width: Double, on snapshot: GdkSnapshot) {
    let scale = model.viewport.scale
    let center = place(of: outline.center)
    let turn = AffineMap.rotation(outline.rotation).followed(by: .translation(center))
    let rect = CanvasRect(center: .zero, size: outline.size * scale)
    snapshot.mapped(by: turn) {
      snapshot.outline(rect.outset(by: width / 2 + 1), with: Self.halo, width: width + 2)
      snapshot.outline(rect.outset(by: width / 2), with: accent, width: width)
    }
  }

  private func place(of point: CanvasPoint) -> CanvasPoint {
    model.viewport.canvasToView.apply(to: point)
  }
}

extension CanvasPoint {
  /// A point of the view as GTK's drawing takes it.
  init(_ point: ScreenPoint) {
    self.init(x: point.x, y: point.y)
  }
}
