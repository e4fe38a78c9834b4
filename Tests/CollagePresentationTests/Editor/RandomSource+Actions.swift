import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation
import TestSupport

@testable import CollagePresentation

/// Anything that a user or a window can do to an editor, in any order.
extension RandomSource {
  /// Does one thing.
  @MainActor mutating func act(on model: EditorViewModel) {
    switch integer(in: 0...9) {
    case 0...4: usePointer(on: model)
    case 5: pinch(on: model)
    case 6: adjust(model)
    case 7: select(on: model)
    default: command(model)
    }
  }

  /// A place in the view, more often one at which there is something; now and then none at all.
  @MainActor private mutating func place(in model: EditorViewModel) -> ScreenPoint {
    let viewport = model.viewport
    switch integer(in: 0...19) {
    case 0: return ScreenPoint(x: element(of: [.nan, .infinity, -1e300]), y: 0)
    case 1...6:
      guard let frame = model.selectionFrame, !frame.handles.isEmpty else { break }
      return frame.place(of: element(of: frame.handles), in: viewport)
    case 7...13:
      guard !model.document.layers.isEmpty else { break }
      return viewport.screenPoint(of: element(of: model.document.layers).placement.center)
    default: break
    }
    return ScreenPoint(
      x: number(in: -50...viewport.view.width + 50),
      y: number(in: -50...viewport.view.height + 50))
  }

  private mutating func modifiers() -> InputModifiers {
    element(of: [[], [], .constrain, .swap, .free, [.constrain, .free]])
  }

  @MainActor private mutating func usePointer(on model: EditorViewModel) {
    let (point, modifiers) = (place(in: model), modifiers())
    let device = element(of: [PointerDevice.mouse, .mouse, .touch])
    switch integer(in: 0...15) {
    case 0...3: model.pointerPressed(at: point, modifiers: modifiers, device: device)
    case 4...9: model.pointerMoved(to: point, modifiers: modifiers)
    case 10...11: model.pointerReleased(at: point, modifiers: modifiers)
    case 12: model.pointerCancelled()
    case 13: model.doubleClicked(at: point)
    case 14: model.secondaryClicked(at: point)
    default:
      model.hover(at: maybe { _ in point })
      _ = model.cursor(at: point, modifiers: modifiers)
    }
  }

  @MainActor private mutating func pinch(on model: EditorViewModel) {
    let point = place(in: model)
    switch integer(in: 0...6) {
    case 0...1: model.pinchBegan(at: point)
    case 2...3:
      model.pinchChanged(
        at: point, scale: element(of: [0, 0.5, 1.3, 40, .nan]), rotation: number(in: -4...4),
        modifiers: modifiers())
    case 4: model.pinchEnded()
    case 5: model.pinchCancelled()
    default:
      let offset = ScreenPoint(x: number(in: -90...90), y: number(in: -90...90))
      model.scrolled(by: offset, at: point, zooms: chance(1, in: 2))
    }
  }

  @MainActor private mutating func adjust(_ model: EditorViewModel) {
    let id = model.document.layers.isEmpty ? LayerID() : element(of: model.document.layers).id
    let value = element(of: [0, 0.5, 1, 30, -5, .nan])
    switch integer(in: 0...8) {
    case 0: model.adjustSelection("opacity") { $0.style.opacity = value }
    case 1: model.adjustSelection("radius") { $0.style.cornerRadius = value }
    case 2: model.adjustSelectedTexts("size") { $0.fontSize = value }
    case 3: model.adjustCropZoom(of: id, by: value)
    case 4: model.adjustCropPan(of: id, by: CanvasPoint(x: value, y: 3))
    case 5: model.adjustBackground(background())
    case 6:
      model.adjust("canvas", as: .canvas) { document in
        let canvas = document.canvas
        try document.resizeCanvas(
          to: CanvasSize(width: canvas.width + value, height: canvas.height))
      }
    case 7: model.finishAdjusting()
    default: model.cancelAdjusting()
    }
  }

  @MainActor private mutating func select(on model: EditorViewModel) {
    let ids = model.document.layers.map(\.id) + [LayerID()]
    switch integer(in: 0...7) {
    case 0: model.selectAll()
    case 1: model.deselectAll()
    case 2: model.selectNext(backwards: chance(1, in: 2))
    case 3: model.toggleSelection(of: element(of: ids))
    case 4: model.select(some(of: ids))
    case 5: model.editContent(of: element(of: ids))
    case 6: model.leaveMode()
    default: model.escape()
    }
  }

  @MainActor private mutating func command(_ model: EditorViewModel) {
    let commands: [@MainActor (inout RandomSource, EditorViewModel) -> Void] =
      chance(1, in: 3) ? Self.layerCommands : Self.selectionCommands
    element(of: commands)(&self, model)
  }

  private static let selectionCommands: [@MainActor (inout RandomSource, EditorViewModel) -> Void] =
    [
      { _, model in model.undo() }, { _, model in model.undo() },
      { _, model in model.redo() },
      { random, model in
        model.nudge(CanvasPoint(x: random.number(in: -10...10), y: .zero))
      },
      { random, model in model.rotate(by: random.number(in: -4...4)) },
      { random, model in model.scale(by: random.number(in: -0.5...3)) },
      { random, model in
        model.reorder(to: random.element(of: [.front, .back, .forward, .backward]))
      },
      { random, model in model.align(random.element(of: LayerAlignment.allCases)) },
      { random, model in model.distribute(along: random.element(of: LayoutAxis.allCases)) },
      { random, model in if random.chance(1, in: 3) { model.removeSelection() } },
      { random, model in if random.chance(1, in: 2) { model.duplicateSelection() } },
      { _, model in model.flipSelection(horizontally: true, vertically: false) },
      { _, model in model.swapSelectedPhotos() },
      { _, model in if let copied = model.copiedLayers { model.paste(styleOf: copied) } },
      { random, model in
        if random.chance(1, in: 3), let copied = model.cutSelection() {
          model.paste(layers: copied)
        }
      },
      { random, model in model.setSelectionHidden(random.chance(1, in: 4)) },
      { random, model in model.setSelectionLocked(random.chance(1, in: 4)) },
    ]

  private static let layerCommands: [@MainActor (inout RandomSource, EditorViewModel) -> Void] = [
    { random, model in model.addText(random.textContent()) },
    { _, model in model.addText(TextContent(text: "")) },
    { random, model in model.type(random.text(0...8)) },
    { _, model in model.finishTyping() },
    { _, model in model.cancelTyping() },
    { random, model in
      model.arrange(LayoutOptions(style: random.element(of: LayoutStyle.allCases)))
    },
    { random, model in model.resizeCanvas(to: random.document(layers: 0...0).canvas) },
    { random, model in model.viewport.zoom(by: random.number(in: 0.3...3)) },
    { random, model in
      guard let layer = model.document.layers.last else { return }
      model.rename(layer.id, to: random.text(0...6))
      model.setHidden(random.chance(1, in: 4), of: layer.id)
      model.setLocked(random.chance(1, in: 4), of: layer.id)
      model.resetCrop(of: layer.id)
      model.reorder(layer.id, toIndex: random.integer(in: -1...4))
    },
  ]
}
