/// How far what is on the screen is on the medium.
public enum SaveState: Sendable {
  /// Every step is durable.
  case saved
  /// Steps are on their way.
  case saving
  /// The newest steps are not durable; they are kept, and tried again with the next one.
  case failed(any Error)

  /// Whether every step is durable.
  public var isSaved: Bool {
    if case .saved = self { true } else { false }
  }

  /// Why the newest steps are not durable.
  public var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }
}
