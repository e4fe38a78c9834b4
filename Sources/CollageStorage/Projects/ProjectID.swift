public import Foundation

/// The identity of a project in its library.
public struct ProjectID: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as it is stored.
  public let rawValue: UUID

  /// A new identity that nothing else has.
  public init() {
    rawValue = UUID()
  }

  /// Reads the text form of a UUID; nil for anything else.
  public init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    rawValue = uuid
  }

  /// The UUID in lower case.
  public var description: String { rawValue.uuidString.lowercased() }
}
