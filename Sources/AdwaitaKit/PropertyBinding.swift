import CAdw

extension Object {
  /// Keeps a property of another object at the value of one of this, for as long as both live.
  ///
  /// - Parameters:
  ///   - name: This object's property, as C calls it, such as `folded`.
  ///   - otherName: The other's.
  @MainActor public func bindProperty(
    _ name: String, to other: some Object, _ otherName: String
  ) {
    other.withPointer { target in
      _ = (cast() as GObject).bindProperty(
        name, target: target, targetProperty: otherName, flags: G_BINDING_SYNC_CREATE)
    }
  }
}
