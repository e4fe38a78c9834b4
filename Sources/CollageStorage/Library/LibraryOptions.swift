public import Foundation

/// What a library asks of the outside, and its few settings.
public struct LibraryOptions: Sendable {
  /// Recognizes photos.
  public var inspector: PhotoInspector
  /// The time of day.
  public var now: @Sendable () -> Date
  /// How many steps of undo a project keeps; at least one.
  public var historyLimit: Int
  /// For how long a deleted project can be restored, in seconds.
  public var deletionGrace: TimeInterval
  /// What a project is called whose title is lost with the database.
  public var recoveredTitle: String

  /// Options; the defaults keep 1,000 steps, and deleted projects for 30 days.
  public init(
    inspector: PhotoInspector, now: @escaping @Sendable () -> Date = { Date() },
    historyLimit: Int = 1_000, deletionGrace: TimeInterval = 30 * 86_400,
    recoveredTitle: String = "Recovered"
  ) {
    self.inspector = inspector
    self.now = now
    self.historyLimit = max(1, historyLimit)
    self.deletionGrace = deletionGrace
    self.recoveredTitle = recoveredTitle
  }
}
