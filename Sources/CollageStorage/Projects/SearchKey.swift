import Foundation

/// A title without what a person who searches does not mind: case, accents, width, composition.
struct SearchKey: Hashable {
  private let text: String

  init(_ title: String) {
    text =
      title.decomposedStringWithCompatibilityMapping
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .precomposedStringWithCompatibilityMapping
  }

  func contains(_ other: SearchKey) -> Bool {
    other.text.isEmpty || text.range(of: other.text, options: .literal) != nil
  }

  func hasPrefix(_ other: SearchKey) -> Bool {
    text.unicodeScalars.starts(with: other.text.unicodeScalars)
  }
}
