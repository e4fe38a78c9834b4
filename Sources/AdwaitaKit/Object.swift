public import CAdw

/// A GObject class, which Swift sees as a counted reference.
///
/// Class hierarchies of C are unknown to Swift. ``cast(to:)`` sees an object as another of its
/// classes or interfaces.
public protocol Object: SignalValue {
  /// What GObject's type system calls the class.
  @MainActor static var gType: GType { get }
}

/// A class of GTK's widgets.
public protocol Widget: Object {}

extension Object {
  /// Lends the instance as C's untyped pointer. Only this call keeps it alive: the compiler does not
  /// know that the pointer is the object, and may release that after its last visible use.
  public func withPointer<Result>(_ body: (gpointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(address) }
  }

  /// Where the instance is, which tells objects apart while they live.
  var address: gpointer { unsafeBitCast(self, to: gpointer.self) }

  /// The same object seen as another of its classes or interfaces. To ask for one that it does not
  /// have is a mistake in the program, which a debug build stops at.
  @MainActor public func cast<T: Object>(to type: T.Type = T.self) -> T {
    assert(self.is(T.self), "not a \(T.self): \(self)")
    return withPointer { unsafeBitCast($0, to: T.self) }
  }

  /// Whether the object is of a class, or has an interface.
  @MainActor public func `is`<T: Object>(_ type: T.Type) -> Bool {
    withPointer { cglib_is_a($0, T.gType) }
  }

  /// The same object seen as another class, if it is of that.
  @MainActor public func ifIs<T: Object>(_ type: T.Type) -> T? {
    self.is(T.self) ? withPointer { unsafeBitCast($0, to: T.self) } : nil
  }

  /// Whether both are the same object.
  public func isSame(as other: some Object) -> Bool { address == other.address }
}

extension Widget {
  /// The same widget, as the functions of C take it.
  @MainActor public var widget: GtkWidget { cast() }
}
