import MessageCatalog

/// What there is to say about the process that decodes foreign photos.
public enum SandboxWords {
  /// That the kernel cannot filter the system calls of the process.
  public static var missingFilter: String {
    tr("photos are decoded without a filter of system calls, which this system does not have")
  }
}
