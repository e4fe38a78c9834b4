/// Why bytes are not a document.
public enum DocumentError: Error, Hashable, Sendable {
  /// The bytes are not JSON that we read.
  case json(JSONError)
  /// It is JSON, but it has no list of layers.
  case notADocument
  /// There are more layers than a document may have.
  case tooManyLayers(count: Int, limit: Int)
}

/// Something in a file that was not as it should be, and was repaired while reading.
public struct DocumentNote: Hashable, Sendable {
  /// What was wrong, and what was done.
  public enum Problem: Hashable, Sendable {
    /// The field is not there; its default was taken.
    case missing
    /// The value is of another kind than the field; its default was taken.
    case wrongKind
    /// The number lies outside its bounds; the nearest bound was taken.
    case outOfRange(found: Double, used: Double)
    /// The word is none that the field knows; its default was taken.
    case unknownWord(String)
    /// The text or list is too long and was cut.
    case tooLong(limit: Int)
    /// The identity is taken by an earlier layer; a new one was given.
    case duplicateIdentity
    /// There is no field of this name.
    case unknownField
    /// The element is no layer and was left out.
    case notALayer
  }

  /// The field, as `layers[3].border.width`.
  public var field: String
  /// What was wrong.
  public var problem: Problem

  /// A note on `field`.
  public init(field: String, problem: Problem) {
    self.field = field
    self.problem = problem
  }
}
