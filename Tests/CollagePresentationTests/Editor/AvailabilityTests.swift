import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct AvailabilityTests {
  private let layers = [
    EditorLayer.photo("a", x: 200, y: 210), .photo("b", x: 500, y: 580),
    .photo("c", x: 780, y: 360), .text("sea", x: 420),
  ]

  private func model(selecting indices: Int...) async throws -> EditorViewModel {
    let model = try await EditorFixture(layers).model
    model.select(indices.map { layers[$0].id })
    return model
  }

  @Test func `without a selection there is what needs none`() async throws {
    let model = try await model()
    #expect(model.availability == [.selectAll, .add, .paste, .changePage, .arrange])
    #expect(
      try await EditorFixture().model.availability == [.add, .paste, .changePage])
  }

  @Test func `what needs a number of photos is there for that number`() async throws {
    let one = try await model(selecting: 0).availability
    #expect(one.isSuperset(of: [.editContent, .replacePhoto, .flip, .align, .bringForward]))
    #expect(one.isDisjoint(with: [.swapPhotos, .distribute, .sendBackward, .undo]))
    let two = try await model(selecting: 0, 1).availability
    #expect(two.isSuperset(of: [.swapPhotos, .flip]))
    #expect(two.isDisjoint(with: [.editContent, .replacePhoto, .distribute]))
    let text = try await model(selecting: 3).availability
    #expect(text.contains(.editContent))
    #expect(text.isDisjoint(with: [.replacePhoto, .flip, .bringForward]))
    #expect(try await model(selecting: 0, 1, 2).availability.contains(.distribute))
  }

  @Test func `locked layers can be copied and freed`() async throws {
    let model = try await model(selecting: 0)
    model.setLocked(true, of: layers[0].id)
    #expect(
      model.availability == [
        .undo, .selectAll, .deselect, .copy, .duplicate, .hide, .lock, .rename, .add, .paste,
        .changePage, .arrange,
      ])
  }

  @Test func `undo and redo are there when there is something to do`() async throws {
    let model = try await model(selecting: 0)
    model.nudge(CanvasPoint(x: 1, y: 0))
    #expect(model.availability.contains(.undo) && !model.availability.contains(.redo))
    model.undo()
    #expect(!model.availability.contains(.undo) && model.availability.contains(.redo))
  }

  @Test func `while a gesture runs there is only selecting and copying`() async throws {
    let model = try await model(selecting: 1)
    model.drag(from: at(500, 580), to: at(520, 560))
    #expect(model.availability == [.copy, .selectAll, .deselect])
  }

  @Test func `who only looks can select and copy`() async throws {
    let fixture = try await EditorFixture(layers)
    let observer = try fixture.observer()
    let model = EditorViewModel(
      try await observer.open(fixture.model.id), library: observer,
      textMeasurer: FakeTextMeasurer())
    model.selectAll()
    #expect(model.availability == [.copy, .selectAll, .deselect])
  }

  @Test func `lost photos can be looked for`() async throws {
    let fixture = try await EditorFixture()
    await fixture.model.addPhotos(at: [try fixture.files.makePhoto("sea")])
    #expect(!fixture.model.availability.contains(.locatePhotos))
    let name = try #require(fixture.model.document.layers[0].photo?.fileName)
    try fixture.files.folder.write("library/photos/" + name, [])
    await fixture.model.findLostPhotos()
    #expect(fixture.model.availability.contains(.locatePhotos))
  }

  @Test func `a command that is there does something, one that is not does nothing`() async throws {
    for selected in [[], [0], [3], [0, 1], [1, 3], [0, 1, 2, 3]] {
      for isLocked in [false, true] {
        for command in EditorCommand.allCases {
          guard let perform = command.perform else { continue }
          let model = try await EditorFixture(layers).model
          if isLocked { model.setLocked(true, of: layers[0].id) }
          model.select(selected.map { layers[$0].id })
          let (before, mode) = (model.document, model.mode)
          let isAvailable = model.availability.contains(command)
          perform(model)
          let didSomething = model.document != before || model.mode != mode
          #expect(
            didSomething == isAvailable, "\(command) on \(selected), locked: \(isLocked)")
          if case .refused(let error)? = model.notice {
            Issue.record("\(command) on \(selected) was refused: \(error)")
          }
        }
      }
    }
  }
}

extension EditorCommand {
  /// Gives the command; nil where it changes no document, or only one that was changed before.
  @MainActor fileprivate var perform: ((EditorViewModel) -> Void)? {
    switch self {
    case .undo: { $0.undo() }
    case .redo: { $0.redo() }
    case .add: { $0.addText(TextContent(text: "sand")) }
    case .changePage: { $0.adjustBackground(.color(.black)) }
    case .cut: { _ = $0.cutSelection() }
    case .duplicate: { $0.duplicateSelection() }
    case .remove: { $0.removeSelection() }
    case .transform: { $0.rotate(by: 1) }
    case .setProperties: { $0.adjustSelection("opacity") { $0.style.opacity = 0.5 } }
    case .bringForward: { $0.reorder(to: .forward) }
    case .sendBackward: { $0.reorder(to: .backward) }
    case .align: { $0.align(.left) }
    case .distribute: { $0.distribute(along: .horizontal) }
    case .flip: { $0.flipSelection(horizontally: true, vertically: false) }
    case .swapPhotos: { $0.swapSelectedPhotos() }
    case .editContent:
      { model in
        if let layer = model.selectedLayer { model.editContent(of: layer.id) }
      }
    case .hide: { $0.setSelectionHidden(true) }
    case .lock:
      { model in
        model.setSelectionLocked(!model.isSelectionLocked)
      }
    case .rename:
      { model in
        if let layer = model.selectedLayer { model.rename(layer.id, to: "Dunes") }
      }
    case .arrange: { $0.arrange(LayoutOptions(style: .grid)) }
    case .paste, .selectAll, .deselect, .copy, .pasteStyle, .replacePhoto, .locatePhotos: nil
    }
  }
}
