import AdwaitaKit
import CAdw
import CollageGeometry
import Foundation
import Testing

extension DisplayTests {
  @MainActor
  struct DialogTests {
    init() { TestDisplay.start }

    private static let question = MessageDialog(
      heading: "Delete?",
      answers: [
        .init("cancel", label: "_Cancel"),
        .init("delete", label: "_Delete", look: .destructive),
      ], closeAnswer: "cancel")

    @Test func `a dialog returns the answer that was pressed`() async throws {
      let window = try await TestWindow(showing: GtkLabel("behind").widget)
      let answer = Task { await Self.question.ask(over: window.window) }
      let dialog = try await AdwMessageDialog.opened(over: window.window)
      #expect(String(dialog.heading) == "Delete?")
      #expect(dialog.getResponseAppearance("delete") == .destructive)
      dialog.response("delete")
      #expect(await answer.value == "delete")
    }

    @Test func `a dialog returns the answer whose button was pressed`() async throws {
      let window = try await TestWindow(showing: GtkLabel("behind").widget)
      let answer = Task { await Self.question.ask(over: window.window) }
      let dialog = try await AdwMessageDialog.opened(over: window.window)
      let button = try #require(dialog.widget.button(labelled: "_Delete"))
      button.emit("clicked")
      #expect(await answer.value == "delete")
    }

    @Test func `closing a dialog is its closing answer`() async throws {
      let window = try await TestWindow(showing: GtkLabel("behind").widget)
      let answer = Task { await Self.question.ask(over: window.window) }
      let dialog = try await AdwMessageDialog.opened(over: window.window)
      (dialog.cast() as GtkWindow).close()
      #expect(await answer.value == "cancel")
    }

    @Test func `a dialog whose window goes away is answered as if closed`() async throws {
      let window = GtkWindow()
      window.present()
      let answer = Task { await Self.question.ask(over: window) }
      let dialog = try await AdwMessageDialog.opened(over: window)
      (dialog.cast() as GtkWindow).destroy()
      #expect(await answer.value == "cancel")
      window.destroy()
    }

    @Test func `a toast tells how it went away`() async throws {
      let overlay = AdwToastOverlay()
      overlay.setChild(GtkLabel("below").widget)
      let window = try await TestWindow(showing: overlay.widget)
      var pressed: [Bool] = []
      let toast = overlay.show("Deleted <b>", button: "Undo") { pressed.append($0) }
      #expect(String(toast.title) == "Deleted &lt;b&gt;")
      toast.dismiss()
      try await TestDisplay.run { pressed.count == 1 && overlay.widget.buttons.isEmpty }
      overlay.show("Deleted", button: "Undo") { pressed.append($0) }
      overlay.widget.buttons.first { String($0.label) == "Undo" }?.emit("clicked")
      try await TestDisplay.run { pressed.count == 2 }
      #expect(pressed == [false, true])
      withExtendedLifetime(window) {}
    }
  }
}

extension GtkWidget {
  /// All buttons in a widget.
  @MainActor fileprivate var buttons: [GtkButton] {
    children.flatMap { child in child.ifIs(GtkButton.self).map { [$0] } ?? child.buttons }
  }
}

extension GtkWidget {
  /// The first button with a label in the widget.
  @MainActor fileprivate func button(labelled label: String) -> GtkButton? {
    if let button = ifIs(GtkButton.self), String(button.label) == label { return button }
    return children.lazy.compactMap { $0.button(labelled: label) }.first
  }
}

extension AdwMessageDialog {
  /// The dialog over a window, as soon as it is there.
  @MainActor fileprivate static func opened(over window: GtkWindow) async throws -> AdwMessageDialog
  {
    func dialog() -> AdwMessageDialog? {
      let windows = GtkWindow.toplevels
      return (0..<(windows?.nItems ?? 0)).lazy.compactMap { windows?.getObject($0) }
        .compactMap { $0.ifIs(AdwMessageDialog.self) }
        .first { ($0.cast() as GtkWindow).transientFor?.isSame(as: window) == true }
    }
    try await TestDisplay.run { dialog()?.widget.mapped == true }
    return try #require(dialog())
  }
}
