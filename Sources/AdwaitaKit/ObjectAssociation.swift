import CAdw

/// A Swift object that objects of GLib keep under a key for as long as they live.
///
/// What GTK calls in a subclass gets the object alone, and finds there what it is about.
@MainActor
struct ObjectAssociation<Value: AnyObject> {
  private let key: String

  /// - Parameter key: Tells this association from all others of an object.
  init(_ key: String) {
    self.key = key
  }

  /// What the object keeps; nil where it was given nothing.
  func value(of object: some Object) -> Value? {
    (object.cast() as GObject).getData(key).map {
      Unmanaged<Value>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Gives the object something to keep, in the place of what it kept before.
  func set(_ value: Value, of object: some Object) {
    g_object_set_data_full(
      object.cast(), key, heldReference(to: value), releaseHeldReference)
  }
}
