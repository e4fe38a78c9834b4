import Observation

/// Shows observable state in widgets: applies it now, and again after each change of whatever
/// `apply` read, until the binding is cancelled or released.
///
/// Many changes in a row make one application, in the main loop's next round.
@MainActor
public final class StateBinding {
  private var apply: (@MainActor () -> Void)?

  /// Applies at once.
  public init(_ apply: @escaping @MainActor () -> Void) {
    self.apply = apply
    run()
  }

  /// Ends it; `apply` and what it holds are released.
  public func cancel() {
    apply = nil
  }

  private func run() {
    guard let apply else { return }
    withObservationTracking(apply) { [weak self] in
      // This runs before the change: the new state is there when the task runs.
      Task { @MainActor in self?.run() }
    }
  }
}

/// The bindings of one window or page, which end together.
@MainActor
public final class StateBindings {
  private var bindings: [StateBinding] = []

  /// No bindings yet.
  public init() {}

  /// Adds one, which applies at once.
  public func add(_ apply: @escaping @MainActor () -> Void) {
    bindings.append(StateBinding(apply))
  }

  /// Ends all.
  public func cancel() {
    bindings.forEach { $0.cancel() }
    bindings = []
  }
}
