import AdwaitaKit
import CAdw
import Testing

extension DisplayTests {
  @MainActor
  struct SignalTests {
    init() { TestDisplay.start }

    @Test func `a handler hears its signal until it is disconnected`() {
      let button = GtkButton(label: "Add")
      var count = 0
      let connection = button.on("clicked") { count += 1 }
      button.emit("clicked")
      connection.paused { button.emit("clicked") }
      #expect(count == 1)
      connection.disconnect()
      connection.disconnect()
      button.emit("clicked")
      #expect(count == 1)
    }

    @Test func `a handler takes objects and flags`() async throws {
      let list = GtkListBox()
      let row = GtkListBoxRow()
      list.append(row.widget)
      var activated: GtkListBoxRow?
      list.on("row-activated") { (row: GtkListBoxRow) in activated = row }
      let window = try await TestWindow(showing: list.widget)
      row.emit("activate")
      #expect(activated?.isSame(as: row) == true)
      var old: [UInt32] = []
      row.on("state-flags-changed") { (flags: UInt32) in old.append(flags) }
      let flags = row.widget.stateFlags.rawValue
      row.isSensitive = false
      #expect(flags != 0)
      // A change that this one causes, the loss of the focus, is told before it.
      #expect(old.last == flags)
      withExtendedLifetime(window) {}
    }

    @Test func `an answer is given to who asks`() {
      let window = GtkWindow()
      window.answer("close-request") { true }
      window.present()
      window.close()
      #expect(window.widget.visible)
      window.destroy()
    }

    @Test func `widgets, controllers and handlers are freed`() {
      let census = Census()
      func use() {
        for _ in 0..<1000 {
          let witness = Witness(census)
          let button = GtkButton(label: "Add")
          census.watch(button)
          button.on("clicked") { witness.count += 1 }
          let drag = GtkGestureDrag()
          census.watch(drag)
          drag.on("drag-update") { (x: Double, _: Double) in witness.count += Int(x) }
          button.add(drag)
          let box = GtkBox(.horizontal, spacing: 0)
          box.append(button.widget)
          button.emit("clicked")
        }
      }
      use()
      #expect(census.living == 0)
      #expect(census.freedObjects == 2000)
    }
  }
}
