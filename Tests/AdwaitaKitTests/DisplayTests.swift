import AdwaitaKit
import CAdw
import Glibc
import Testing

/// The tests with real widgets: one at a time, on the main actor, and only where there is a display
/// (`Tools/with-display` gives one).
@Suite(.serialized, .enabled(if: TestDisplay.isThere), .timeLimit(.minutes(1)))
@MainActor
enum DisplayTests {}

/// The display of the tests.
enum TestDisplay {
  /// Whether this process was given one.
  static let isThere = getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil

  /// Starts GTK, once for all tests.
  @MainActor static let start: Void = adw_init()

  /// Runs GLib's main loop, beside the main actor's own, until something has happened.
  @MainActor static func run(until isDone: () -> Bool) async throws {
    while !isDone() {
      while g_main_context_iteration(nil, 0) != 0 {}
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}

/// A window that shows a widget, closed at the end of its life.
@MainActor
final class TestWindow {
  let window = GtkWindow()

  /// Shows the window and waits until it has its size.
  init(showing widget: GtkWidget, width: Int = 300, height: Int = 200) async throws {
    TestDisplay.start
    window.setChild(widget)
    window.setDefaultSize(Int32(width), height: Int32(height))
    window.present()
    try await TestDisplay.run { widget.width > 0 }
  }

  isolated deinit {
    window.destroy()
  }
}

/// Counts what is alive, to find what is never freed.
@MainActor
final class Census {
  private(set) var freedObjects = 0
  fileprivate(set) var living = 0

  /// Counts when an object is freed.
  func watch(_ object: some Object) {
    g_object_weak_ref(
      object.cast(),
      { data, _ in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          data.map { Unmanaged<Census>.fromOpaque($0).takeUnretainedValue().freedObjects += 1 }
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}

/// Something that is counted while it lives.
@MainActor
final class Witness {
  private let census: Census
  var count = 0

  init(_ census: Census) {
    self.census = census
    census.living += 1
  }

  isolated deinit {
    census.living -= 1
  }
}
