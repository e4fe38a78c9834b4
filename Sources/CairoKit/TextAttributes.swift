/// How letters look and how their lines are set.
public struct TextAttributes: Hashable, Sendable {
  /// To which side lines are set, following the direction of the writing.
  public enum Alignment: Sendable {
    /// Left in left-to-right text, right in right-to-left text.
    case start
    /// In the middle.
    case center
    /// Right in left-to-right text, left in right-to-left text.
    case end
  }

  /// Font families, the first that has a character is used; the system's fall-backs follow.
  public var families: [String]
  /// 100–1000; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether the letters slant.
  public var isItalic: Bool
  /// To which side lines are set.
  public var alignment: Alignment
  /// The language as BCP 47; nil for that of the process.
  public var language: String?

  /// The attributes of a whole text.
  public init(
    families: [String], weight: Int = 400, isItalic: Bool = false, alignment: Alignment = .start,
    language: String? = nil
  ) {
    self.families = families
    self.weight = weight
    self.isItalic = isItalic
    self.alignment = alignment
    self.language = language
  }
}
