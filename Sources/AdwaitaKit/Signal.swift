import CAdw

/// A connection of a handler to a signal. It keeps the object.
public struct SignalConnection {
  private let object: GObject
  private let handler: gulong

  init(object: GObject, handler: gulong) {
    self.object = object
    self.handler = handler
  }

  /// Ends the connection and frees the handler.
  @MainActor public func disconnect() {
    object.withPointer { object in
      guard g_signal_handler_is_connected(object, handler) != 0 else { return }
      g_signal_handler_disconnect(object, handler)
    }
  }

  /// Runs a change that the handler is not to hear of, such as one that shows the model's state in
  /// a widget.
  @MainActor public func paused<Result>(during change: () throws -> Result) rethrows -> Result {
    try object.withPointer { object in
      g_signal_handler_block(object, handler)
      defer { g_signal_handler_unblock(object, handler) }
      return try change()
    }
  }
}

extension Object {
  /// Calls `handler` at each emission of a signal, such as `clicked` or `notify::active`.
  ///
  /// The handler takes the signal's arguments without the object itself, and may leave out those
  /// at the end. The object keeps the handler: one that captures its own object, or one that
  /// contains it, keeps both for ever. Capture the model instead.
  @discardableResult @MainActor
  public func on<each Argument: SignalValue>(
    _ signal: String, _ handler: @escaping @MainActor (repeat each Argument) -> Void
  ) -> SignalConnection {
    connect(signal) { values, _ in
      var arguments = SignalArguments(values)
      handler(repeat arguments.next((each Argument).self))
    }
  }

  /// As ``on(_:_:)``, for a signal whose handlers answer whether they took it.
  @discardableResult @MainActor
  public func answer<each Argument: SignalValue>(
    _ signal: String, _ handler: @escaping @MainActor (repeat each Argument) -> Bool
  ) -> SignalConnection {
    connect(signal) { values, result in
      var arguments = SignalArguments(values)
      let answer = handler(repeat arguments.next((each Argument).self))
      if let result { g_value_set_boolean(result, answer ? 1 : 0) }
    }
  }

  /// As ``on(_:_:)``, for a signal whose handlers answer with a number.
  @discardableResult @MainActor
  public func answerNumber<each Argument: SignalValue>(
    _ signal: String, _ handler: @escaping @MainActor (repeat each Argument) -> Int32
  ) -> SignalConnection {
    connect(signal) { values, result in
      var arguments = SignalArguments(values)
      let answer = handler(repeat arguments.next((each Argument).self))
      if let result { g_value_set_int(result, answer) }
    }
  }

  /// Emits a signal that takes no arguments, as the user's action would.
  @MainActor public func emit(_ signal: String) {
    withPointer { cglib_emit($0, signal) }
  }

  @MainActor private func connect(
    _ signal: String, _ call: @escaping SignalHandler.Call
  ) -> SignalConnection {
    let closure = SignalHandler(call).closure()
    let handler = withPointer { g_signal_connect_closure($0, signal, closure, 0) }
    precondition(handler != 0, "\(self) has no signal \(signal)")
    return SignalConnection(object: cast(), handler: handler)
  }
}

/// The arguments of an emission, one after the other.
@MainActor
private struct SignalArguments {
  private let values: UnsafeBufferPointer<GValue>
  /// The first value is the object itself.
  private var position = 0

  init(_ values: UnsafeBufferPointer<GValue>) {
    self.values = values
  }

  mutating func next<T: SignalValue>(_: T.Type) -> T {
    position += 1
    return withUnsafePointer(to: values[position]) { T.taken(from: $0) }
  }
}

/// A Swift closure as a GClosure; one marshaller serves every signal.
private final class SignalHandler {
  typealias Call =
    @MainActor (UnsafeBufferPointer<GValue>, _ result: UnsafeMutablePointer<GValue>?) -> Void

  private let call: Call

  init(_ call: @escaping Call) {
    self.call = call
  }

  /// A closure that owns the handler.
  func closure() -> UnsafeMutablePointer<GClosure> {
    let data = Unmanaged.passRetained(self).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else {
      preconditionFailure("g_closure_new_simple never fails")
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      data.map { Unmanaged<SignalHandler>.fromOpaque($0).release() }
    }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      nonisolated(unsafe) let result = result
      nonisolated(unsafe) let values = UnsafeBufferPointer(start: values, count: Int(count))
      nonisolated(unsafe) let data = closure?.pointee.data
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().call(values, result)
      }
    }
    return closure
  }
}
