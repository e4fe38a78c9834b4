public import Foundation

/// What was put together from a library whose database cannot be used.
public struct RecoveryReport: Hashable, Sendable {
  /// Why the database cannot be used.
  public var cause: StorageError
  /// Where the damaged database is kept; nil where there was none, or nothing was written.
  public var keptDatabase: String?
  /// The projects, and what could be had of each.
  public var projects: [RecoveredProject]
}

/// What could be had of one project.
public struct RecoveredProject: Hashable, Sendable, Identifiable {
  /// How good it is.
  public enum Outcome: Hashable, Sendable {
    /// Nothing is known to be lost.
    case whole
    /// The newest state is there, but this many edits before it are not part of the history.
    case lostSteps(Int)
    /// This many edits are lost, and with them the newest state as far as is known.
    case lostEdits(Int)
    /// It is as it was in a backup; what came after that is lost, if anything did.
    case fromBackup
    /// The newest state is there, but no history.
    case documentOnly
    /// There are traces of it, but nothing that can be shown.
    case unreadable
  }

  /// The project.
  public let id: ProjectID
  /// Its title.
  public var title: String
  /// The time of the state that could be had.
  public var updated: Date
  /// How good it is.
  public var outcome: Outcome
}
