import CAdw

/// A Swift object as C holds it: a pointer that counts as a reference, until
/// ``releaseHeldReference(_:)`` is called with it.
func heldReference(to object: some AnyObject) -> gpointer {
  Unmanaged.passRetained(object as AnyObject).toOpaque()
}

/// What C calls, on any thread, when it is done with an object that it holds.
func releaseHeldReference(_ reference: gpointer?) {
  reference.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}
