import CAdw

extension Object {
  /// Registers a subclass whose objects have the size of this class's own; what they need of Swift is
  /// an ``ObjectAssociation``.
  ///
  /// - Parameters:
  ///   - name: A name that no class of the process has. It can be registered once.
  ///   - setUp: Overrides functions in the structure of the new class, which it gets.
  /// - Returns: The type of the new class.
  @MainActor static func registerSubclass(_ name: String, setUp: GClassInitFunc) -> GType {
    var parent = GTypeQuery()
    g_type_query(gType, &parent)
    return g_type_register_static_simple(
      gType, name, parent.class_size, setUp, parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }
}
