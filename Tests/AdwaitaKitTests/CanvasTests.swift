import AdwaitaKit
import CAdw
import CollageGeometry
import Testing

extension DisplayTests {
  @MainActor
  struct CanvasTests {
    init() { TestDisplay.start }

    @Test func `a canvas is told its size and then draws`() async throws {
      let canvas = CanvasWidget()
      var sizes: [CanvasSize] = []
      var drawn: [CanvasSize] = []
      canvas.onResize { sizes.append($0) }
      canvas.onDraw { _, size in drawn.append(size) }
      let window = try await TestWindow(showing: canvas.widget, width: 320, height: 240)
      try await TestDisplay.run { !drawn.isEmpty }
      #expect(canvas.size.width == 320)
      #expect(sizes.last == canvas.size)
      #expect(drawn.last == canvas.size)
      withExtendedLifetime(window) {}
    }

    @Test func `each item is a child at its place, in order, with its role`() async throws {
      let canvas = CanvasWidget()
      let items = CanvasItems<String>(of: canvas)
      let photo = CanvasItem(
        kind: .picture, label: "Photo 1", size: CanvasSize(width: 40, height: 30),
        map: .translation(CanvasPoint(x: 100, y: 50)))
      let words = CanvasItem(
        kind: .words, label: "Summer", size: CanvasSize(width: 60, height: 20),
        map: .rotation(.pi / 2).followed(by: .translation(CanvasPoint(x: 80, y: 10))))
      items.update([("a", photo), ("b", words)])
      let window = try await TestWindow(showing: canvas.widget)
      #expect(
        canvas.widget.children.map(\.bounds) == [
          CanvasRect(x: 100, y: 50, width: 40, height: 30),
          CanvasRect(x: 60, y: 10, width: 20, height: 60),
        ])
      #expect(canvas.widget.children.map(\.role) == [.img, .label])
      items.update([("b", words), ("a", photo)])
      #expect(canvas.widget.children.map(\.role) == [.label, .img])
      items.update([("a", photo)])
      #expect(canvas.widget.children.map(\.role) == [.img])
      withExtendedLifetime(window) {}
    }

    @Test func `the focus goes through the items`() async throws {
      let canvas = CanvasWidget()
      let items = CanvasItems<Int>(of: canvas)
      var focused: [Int] = []
      items.onFocus { focused.append($0) }
      let item = CanvasItem(
        kind: .picture, label: "Photo", size: CanvasSize(width: 40, height: 30), map: .identity)
      items.update([(1, item), (2, item)])
      let window = try await TestWindow(showing: canvas.widget)
      _ = canvas.widget.grabFocus()
      #expect(items.focused == nil)
      for _ in 0..<2 { _ = window.window.widget.childFocus(.tabForward) }
      #expect(items.focused == 2)
      items.focus(1)
      #expect(items.focused == 1)
      #expect(focused == [1, 2, 1])
    }

    @Test func `a canvas, its closures and its items are freed with its window`() async throws {
      let census = Census()
      func use() async throws {
        let witness = Witness(census)
        let canvas = CanvasWidget()
        census.watch(canvas.widget)
        canvas.onDraw { _, _ in witness.count += 1 }
        let items = CanvasItems<Int>(of: canvas)
        let item = CanvasItem(
          kind: .picture, label: "Photo", size: CanvasSize(width: 40, height: 30), map: .identity)
        items.update([(1, item)])
        canvas.widget.children.forEach(census.watch)
        let window = try await TestWindow(showing: canvas.widget)
        withExtendedLifetime(window) {}
      }
      try await use()
      try await TestDisplay.run { census.freedObjects == 2 }
      #expect(census.living == 0)
    }
  }
}

extension GtkWidget {
  /// Where a widget lies in its parent, with turns.
  @MainActor fileprivate var bounds: CanvasRect {
    var rect = graphene_rect_t()
    guard let parent, computeBounds(parent, outBounds: &rect) else {
      return CanvasRect(x: 0, y: 0, width: 0, height: 0)
    }
    return CanvasRect(
      x: Double(rect.origin.x.rounded()), y: Double(rect.origin.y.rounded()),
      width: Double(rect.size.width.rounded()), height: Double(rect.size.height.rounded()))
  }

  @MainActor fileprivate var role: GtkAccessibleRole {
    (cast() as GtkAccessible).accessibleRole
  }
}
