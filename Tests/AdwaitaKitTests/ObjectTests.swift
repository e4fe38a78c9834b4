import AdwaitaKit
import CAdw
import Testing

extension DisplayTests {
  @MainActor
  struct ObjectTests {
    init() { TestDisplay.start }

    @Test func `a reference counts as long as Swift holds it`() {
      let census = Census()
      do {
        let toasts = [AdwToast("one"), AdwToast("two")]
        toasts.forEach(census.watch)
        let kept = toasts.map { $0.cast() as GObject }
        withExtendedLifetime(kept) { #expect(census.freedObjects == 0) }
      }
      #expect(census.freedObjects == 2)
    }

    @Test func `an object given to a function that takes it over is still counted`() {
      let census = Census()
      do {
        let overlay = AdwToastOverlay()
        let toast = AdwToast("saved")
        census.watch(toast)
        overlay.addToast(toast)
        #expect(String(toast.title) == "saved")
        let list = GtkStringList.of(["a", "b"])
        census.watch(list)
        let selection = GtkSingleSelection(list.cast())
        census.watch(selection)
        let factory = GtkSignalListItemFactory()
        census.watch(factory)
        let grid = GtkGridView(selection.cast(), factory: factory.cast())
        census.watch(grid)
        #expect((selection.cast() as GListModel).nItems == 2)
      }
      #expect(census.freedObjects == 5)
    }

    @Test func `a cast finds the classes of an object`() {
      let button: GtkWidget = GtkToggleButton(label: "Bold").widget
      #expect(button.is(GtkButton.self))
      #expect(button.ifIs(GtkToggleButton.self) != nil)
      #expect(button.ifIs(GtkLabel.self) == nil)
      let accessible: GtkAccessible = button.cast()
      #expect(accessible.isSame(as: button))
    }

    @Test func `a missing object is nil`() {
      let window = GtkWindow()
      #expect(window.child == nil)
      #expect(GtkLabel(nil).window == nil)
      window.destroy()
    }
  }
}
