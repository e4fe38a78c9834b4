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

  /// Options; the defaults keep 1,000 steps, and deleted projects for 30 days.
  public init(
    inspector: PhotoInspector, now: @escaping @Sendable () -> Date = { Date() },
    historyLimit: Int = 1_000, deletionGrace: TimeInterval = 30 * 86_400
  ) {
    self.inspector = inspector
    self.now = now
    self.historyLimit = max(1, historyLimit)
    self.deletionGrace = deletionGrace
  }
}
