import CSandbox

/// What a process may take that handles foreign files.
public struct SandboxLimits: Sendable {
  /// Bytes of address space, with the program and its libraries.
  public var addressSpace: UInt64

  /// Seconds of processor time. The parent can extend it: ``SandboxedProcess/extendTime(by:)``.
  public var processorSeconds: UInt64

  /// How many descriptors may be open.
  public var descriptorCount: UInt64

  /// Limits.
  public init(addressSpace: UInt64, processorSeconds: UInt64, descriptorCount: UInt64) {
    self.addressSpace = addressSpace
    self.processorSeconds = processorSeconds
    self.descriptorCount = descriptorCount
  }

  /// Holds this process to the limits from now on, with all of its threads.
  ///
  /// It can then open, write and execute no file, start no process, reach no network and signal no
  /// other process; it leaves no core dump, and gains no privilege. A call of the system that no
  /// decoder needs ends it.
  ///
  /// - Returns: Whether calls of the system are filtered. Where the kernel cannot do that, the limits
  ///   on memory, time and descriptors hold alone.
  /// - Throws: `SandboxError.notConfined`
  public func confineThisProcess() throws(SandboxError) -> Bool {
    var limits = csandbox_limits(
      address_space: addressSpace, processor_seconds: processorSeconds,
      descriptors: descriptorCount)
    var isFiltered = false
    let failure = csandbox_confine(&limits, &isFiltered)
    guard failure == 0 else { throw .notConfined(errno: failure) }
    return isFiltered
  }
}
