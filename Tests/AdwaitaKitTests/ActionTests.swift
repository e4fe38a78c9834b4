import AdwaitaKit
import CAdw
import CollageGeometry
import Testing

extension DisplayTests {
  @MainActor
  struct ActionTests {
    init() { TestDisplay.start }

    @Test func `an action runs only while it is enabled`() {
      let group = GSimpleActionGroup()
      var runs = 0
      let undo = group.addAction("undo") { runs += 1 }
      group.activateAction("undo")
      undo.isEnabled = false
      group.activateAction("undo")
      #expect(runs == 1)
      #expect(!undo.isEnabled)
    }

    @Test func `a toggle asks, and shows what it is set to`() {
      let group = GSimpleActionGroup()
      var asked: [Bool] = []
      let snapping = group.addToggle("snapping", isOn: false) { asked.append($0) }
      group.activateAction("snapping")
      #expect(asked == [true])
      #expect(!snapping.isOn)
      snapping.isOn = true
      group.activateAction("snapping")
      #expect(asked == [true, false])
      #expect(snapping.isOn)
    }

    @Test func `an action with a parameter gets it from a button`() async throws {
      let group = GSimpleActionGroup()
      var fonts: [String] = []
      group.addAction("font") { (name: String) in fonts.append(name) }
      let button = GtkButton(label: "Serif")
      (button.cast() as GtkActionable).setDetailedActionName("win.font::Serif")
      button.widget.insertActionGroup("win", group: group.cast())
      let window = try await TestWindow(showing: button.widget)
      button.emit("clicked")
      #expect(fonts == ["Serif"])
      withExtendedLifetime(window) {}
    }

    @Test func `a menu that is closed is freed`() async throws {
      let census = Census()
      let button = GtkButton(label: "Layer")
      let window = try await TestWindow(showing: button.widget)
      button.showMenu([.item(label: "Delete", action: "win.delete")], at: .zero)
      func close() {
        for popover in button.children.compactMap({ $0.ifIs(GtkPopover.self) }) {
          census.watch(popover)
          popover.popdown()
        }
      }
      close()
      try await TestDisplay.run { census.freedObjects == 1 }
      #expect(button.children.compactMap { $0.ifIs(GtkPopover.self) }.isEmpty)
      withExtendedLifetime(window) {}
    }

    @Test func `a menu has the sections and submenus of its content`() {
      let menu = GMenuModel.showing([
        .item(label: "Undo", action: "win.undo"),
        .section(label: "", [.item(label: "Cut", action: "win.cut")]),
        .submenu(label: "Order", [.item(label: "Bring forward", action: "win.forward")]),
      ])
      #expect(menu.nItems == 3)
      let section = menu.getItemLink(1, link: "section")
      #expect(section?.nItems == 1)
      #expect(menu.getItemLink(2, link: "submenu") != nil)
      let action = section?.getItemAttributeValue(0, attribute: "action", expectedType: nil)
      #expect(action.map { String($0.getString(nil)) } == "win.cut")
    }

    @Test func `menus of the same content share what GTK may keep of them`() {
      let content: [MenuContent] = [
        .section(label: "", [.item(label: "Cut", action: "win.cut")])
      ]
      let menu = GMenuModel.showing(content)
      let buttons = [GtkMenuButton(), GtkMenuButton()]
      buttons.forEach { $0.setMenu(content) }
      #expect(buttons[0].menuModel?.isSame(as: menu) == true)
      #expect(buttons[1].menuModel?.isSame(as: menu) == true)
      #expect(!GMenuModel.showing([]).isSame(as: menu))
    }
  }
}
