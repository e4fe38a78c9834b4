import CAdw

extension Widget {
  /// Calls a closure before each frame while the widget shows, until it returns false.
  ///
  /// - Parameter tick: Gets the frame's time in seconds; only differences of it mean something.
  @MainActor public func onEachFrame(_ tick: @escaping @MainActor (_ time: Double) -> Bool) {
    let data = Unmanaged.passRetained(FrameTick(tick)).toOpaque()
    widget.addTickCallback(
      { _, clock, data in
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated {
          guard let clock, let data else { return gboolean(0) }
          let tick = Unmanaged<FrameTick>.fromOpaque(data).takeUnretainedValue()
          return tick.run(Double(clock.frameTime) / 1e6) ? 1 : 0
        }
      }, userData: data, notify: { $0.map { Unmanaged<FrameTick>.fromOpaque($0).release() } })
  }
}

private final class FrameTick {
  let run: @MainActor (Double) -> Bool

  init(_ run: @escaping @MainActor (Double) -> Bool) {
    self.run = run
  }
}
