import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import TestSupport
import Testing

@testable import CollagePresentation

/// One gesture is one step and one record; a gesture that is cancelled or changes nothing is none.
@MainActor @Suite struct GestureStepTests {
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    var photo = EditorLayer.photo(x: 500, y: 600)
    photo.photo?.crop.zoom = 3
    fixture = try await EditorFixture([photo, .text("sea", x: 500)])
  }

  @Test(arguments: GestureKind.allCases)
  func `a gesture is one step and one record`(kind: GestureKind) async throws {
    let before = model.document
    kind.begin(model)
    kind.change(model, 1)
    kind.change(model, 2)
    #expect(model.editor.isInGesture)
    #expect(model.stepCount == 0)
    kind.end(model)
    #expect(!model.editor.isInGesture)
    #expect(model.document != before)
    #expect(model.stepCount == 1)
    #expect(model.editor.undoName == kind.editName)
    #expect(try await fixture.recordCount() == 1)
    try await fixture.requireDurable()
    model.undo()
    #expect(model.document == before)
    #expect(try await fixture.recordCount() == 2)
  }

  @Test(arguments: GestureKind.allCases)
  func `a gesture that ends where it began is no step`(kind: GestureKind) async throws {
    let before = model.document
    kind.begin(model)
    kind.change(model, 1)
    kind.change(model, 0)
    kind.end(model)
    #expect(model.document == before)
    #expect(model.stepCount == 0)
    #expect(!model.editor.isInGesture)
    #expect(try await fixture.recordCount() == 0)
  }

  @Test(arguments: GestureKind.allCases)
  func `Escape takes a gesture back, and what comes late is harmless`(
    kind: GestureKind
  ) async throws {
    let before = model.document
    kind.begin(model)
    kind.change(model, 1)
    model.escape()
    #expect(model.document == before)
    #expect(!model.editor.isInGesture)
    if kind != .adjusting {
      kind.change(model, 2)
      kind.end(model)
    }
    #expect(model.document == before)
    #expect(model.stepCount == 0)
    #expect(model.allowsEditing)
    #expect(try await fixture.recordCount() == 0)
  }

  @Test(arguments: GestureKind.allCases.filter { $0 != .adjusting })
  func `commands, undo and redo wait while a gesture runs`(kind: GestureKind) async throws {
    model.select([model.document.layers[0].id])
    model.nudge(CanvasPoint(x: 3, y: 0))
    model.nudge(CanvasPoint(x: 0, y: 40), at: .now.advanced(by: .seconds(9)))
    model.undo()
    model.deselectAll()
    let (before, history) = (model.document, model.editor.history)
    kind.begin(model)
    kind.change(model, 1)
    let during = model.document
    #expect(!model.canUndo && !model.canRedo && !model.allowsEditing)
    model.undo()
    model.redo()
    model.selectAll()
    if !kind.isTyping {
      model.removeSelection()
      model.duplicateSelection()
      #expect(!model.addText(TextContent(text: "no")))
      model.arrange(LayoutOptions(style: .grid))
      #expect(model.cutSelection() == nil)
      #expect(model.document == during)
      model.escape()
      #expect(model.document == before)
      #expect(model.editor.history == history)
      model.redo()
      #expect(model.document != before)
    }
  }

  @Test(arguments: GestureKind.allCases)
  func `closing takes a gesture back but keeps typed words`(kind: GestureKind) async throws {
    let before = model.document
    kind.begin(model)
    kind.change(model, 1)
    let during = model.document
    #expect(await model.close())
    let isKept = kind.isTyping || kind == .adjusting
    #expect(model.document == (isKept ? during : before))
    try await fixture.requireDurable()
  }
}

/// A gesture on a photo around 500, 600 and a text around 500, 200.
enum GestureKind: CaseIterable {
  case moving, scaling, stretching, turning, pinching, dragThenPinch
  case cropDragging, cropPinching, typing, adjusting

  var isTyping: Bool { self == .typing }

  var editName: EditName {
    switch self {
    case .moving: .move
    case .scaling: .scale
    case .turning: .rotate
    case .pinching, .dragThenPinch: .transform
    case .cropDragging, .cropPinching: .crop
    case .stretching, .typing, .adjusting: .setProperties
    }
  }

  @MainActor func begin(_ model: EditorViewModel) {
    let photo = model.document.layers[0].id
    model.select([photo])
    model.snaps = false
    switch self {
    case .moving: model.pointerPressed(at: at(500, 600))
    case .scaling: model.pointerPressed(at: at(600, 675))
    case .stretching: model.pointerPressed(at: at(600, 600))
    case .turning: model.pointerPressed(at: at(500, 497))
    case .pinching: model.pinchBegan(at: at(500, 600))
    case .dragThenPinch:
      model.drag(from: at(500, 600), to: at(520, 600), device: .touch)
      model.pinchBegan(at: at(520, 600))
    case .cropDragging:
      model.editContent(of: photo)
      model.pointerPressed(at: at(500, 600))
    case .cropPinching:
      model.editContent(of: photo)
      model.pinchBegan(at: at(500, 600))
    case .typing: model.editContent(of: model.document.layers[1].id)
    case .adjusting: break
    }
  }

  /// Changes something by an amount; 0 is as at the beginning.
  @MainActor func change(_ model: EditorViewModel, _ amount: Double) {
    switch self {
    case .moving, .cropDragging: model.pointerMoved(to: at(500 + 20 * amount, 600))
    case .scaling: model.pointerMoved(to: at(600 + 40 * amount, 675 + 30 * amount))
    case .stretching: model.pointerMoved(to: at(600 + 40 * amount, 600))
    case .turning: model.pointerMoved(to: at(500 + 40 * amount, 497), modifiers: .free)
    case .pinching:
      model.pinchChanged(at: at(500 + 30 * amount, 600), scale: 1, rotation: 0)
    // The drag of 20 units before is part of it.
    case .dragThenPinch:
      model.pinchChanged(at: at(500 + 30 * amount, 600), scale: 1, rotation: 0)
    case .cropPinching: model.pinchChanged(at: at(500, 600), scale: 1 + amount, rotation: 0)
    case .typing: model.type(amount == 0 ? "sea" : "seaside \(amount)")
    case .adjusting: model.adjustSelection("opacity") { $0.style.opacity = 1 - amount / 4 }
    }
  }

  @MainActor func end(_ model: EditorViewModel) {
    switch self {
    case .moving, .scaling, .stretching, .turning, .cropDragging:
      model.pointerReleased(at: at(500, 600))
    case .pinching, .dragThenPinch, .cropPinching: model.pinchEnded()
    case .typing: model.finishTyping()
    case .adjusting: model.finishAdjusting()
    }
  }
}
