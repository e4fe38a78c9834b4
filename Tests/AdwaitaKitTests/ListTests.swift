import AdwaitaKit
import CAdw
import Testing

extension DisplayTests {
  @MainActor
  struct ListTests {
    init() { TestDisplay.start }

    @Test(
      arguments: [
        ([], ["a"]), (["a", "b", "c"], ["a", "c"]), (["a", "b"], ["a", "x", "b"]),
        (["a", "b", "c"], ["c", "a", "b"]), (["a"], []), (["a", "a"], ["a", "a", "a"]),
      ] as [([String], [String])])
    func `a list becomes another one`(old: [String], new: [String]) {
      let list = GtkStringList.of(old)
      var changes = 0
      list.on("items-changed") { changes += 1 }
      list.replace(with: new)
      #expect(list.strings == new)
      list.replace(with: new)
      #expect(changes == 1)
    }

    @Test func `a grid shows a cell for each item`() async throws {
      let list = GtkStringList.of(["one", "two"])
      let factory = GtkSignalListItemFactory.cells {
        let label = GtkLabel("")
        return (cell: label, widget: label.widget)
      } show: { label, id in
        label.setText(id)
      }
      let grid = GtkGridView(GtkNoSelection(list.cast()).cast(), factory: factory.cast())
      let window = try await TestWindow(showing: grid.widget)
      let shown = grid.widget.children.compactMap { $0.firstChild?.ifIs(GtkLabel.self) }
        .map { String($0.text) }
      #expect(shown.sorted() == ["one", "two"])
      withExtendedLifetime(window) {}
    }
  }
}
