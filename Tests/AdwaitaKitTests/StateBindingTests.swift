import AdwaitaKit
import CAdw
import Observation
import Testing

extension DisplayTests {
  @MainActor
  struct StateBindingTests {
    init() { TestDisplay.start }

    @Observable @MainActor
    final class Model {
      var title = "one"
      var unread = 0
    }

    @Test func `many changes make one application, of the last state`() async throws {
      let model = Model()
      let label = GtkLabel("")
      var runs = 0
      let binding = StateBinding {
        label.setText(model.title)
        runs += 1
      }
      #expect(String(label.text) == "one")
      for number in 0...100 { model.title = "\(number)" }
      model.unread += 1
      try await TestDisplay.run { String(label.text) == "100" }
      #expect(runs == 2)
      binding.cancel()
    }

    @Test func `a cancelled binding applies nothing and holds nothing`() async throws {
      let census = Census()
      let model = Model()
      let bindings = StateBindings()
      var seen = ""
      do {
        let witness = Witness(census)
        bindings.add {
          witness.count += 1
          seen = model.title
        }
      }
      model.title = "two"
      bindings.cancel()
      var isLater = false
      Task { isLater = true }
      try await TestDisplay.run { isLater }
      #expect(seen == "one")
      #expect(census.living == 0)
    }
  }
}
