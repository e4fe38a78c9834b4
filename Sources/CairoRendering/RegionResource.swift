import Synchronization

/// Something costly that several regions of a picture are painted with: made for the first of
/// them, while the others wait, and let go after the last.
///
/// A region that needs it after that, for whatever reason, makes it again.
final class RegionResource<Value: Sendable>: Sendable {
  fileprivate struct State {
    var value: Value?
    var remainingPixelCount: Int
  }

  private let state: Mutex<State>
  private let make: @Sendable () throws -> Value

  /// - Parameter pixelCount: How many pixels will be painted with it, counted once for each time
  ///   that a pixel is painted over.
  init(pixelCount: Int, make: @escaping @Sendable () throws -> Value) {
    state = Mutex(State(remainingPixelCount: pixelCount))
    self.make = make
  }

  /// The value, made now unless it is there.
  func value() throws -> Value {
    try state.withLock { try $0.value(make) }
  }

  /// Makes the value unless it is there or somebody else is at it.
  func prepare() throws {
    _ = try state.withLockIfAvailable { try $0.value(make) }
  }

  /// Notes that pixels are done.
  func finish(pixelCount: Int) {
    state.withLock { state in
      state.remainingPixelCount -= pixelCount
      if state.remainingPixelCount <= 0 { state.value = nil }
    }
  }
}

extension RegionResource.State {
  fileprivate mutating func value(_ make: () throws -> Value) throws -> Value {
    if let value { return value }
    let made = try make()
    value = made
    return made
  }
}
