import CollageDocument
import CollageEditing
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct LayerListTests {
  private let layers: [EditorLayer] = [
    .photo(x: 100, y: 500), .photo(x: 300, y: 500), .text("sea", x: 500), .photo(x: 700, y: 500),
  ]
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture(layers)
  }

  private var order: [Int] {
    model.document.layers.compactMap { layer in layers.firstIndex { $0.id == layer.id } }
  }

  @Test func `a drag takes the whole selection along, unless it begins beside it`() {
    model.select([layers[3].id, layers[0].id])
    #expect(model.dragged(from: layers[0].id) == [layers[0].id, layers[3].id])
    #expect(model.dragged(from: layers[1].id) == [layers[1].id])
  }

  @Test func `dropped layers come to lie beside another one, as one step`() {
    model.reorder([layers[0].id, layers[3].id], to: .inFront(of: layers[1].id))
    #expect(order == [1, 0, 3, 2])
    model.reorder([layers[2].id], to: .behind(layers[1].id))
    #expect(order == [2, 1, 0, 3])
    #expect(model.stepCount == 2)
    model.reorder([layers[2].id], to: .behind(layers[2].id))
    #expect(model.stepCount == 2, "it lies there already")
  }

  @Test func `a locked layer is moved in the list`() {
    model.setLocked(true, of: layers[0].id)
    model.reorder([layers[0].id], to: .front)
    #expect(order == [1, 2, 3, 0])
  }
}
