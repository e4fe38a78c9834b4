public import CollageDocument

/// A project that came from outside, and what was not in order with it.
public struct ImportedProject: Hashable, Sendable {
  /// The new project.
  public var id: ProjectID
  /// What was repaired in the document.
  public var notes: [DocumentNote]
  /// Photos that are missing or damaged, and history that was left out.
  public var findings: [StorageFinding]
}
