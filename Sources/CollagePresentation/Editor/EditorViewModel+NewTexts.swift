public import CollageDocument
import CollageGeometry

/// What new texts look like.
extension EditorViewModel {
  /// The part of the canvas's shorter side that an emoji takes.
  private static let emojiShare = 0.16

  /// A text as another one would be expected to look: as the selected one, else as the foremost of the
  /// collage, so that its texts match.
  public var proposedText: TextContent {
    let texts = document.layers.compactMap(\.text)
    var text = selectedLayer?.text ?? texts.last { !$0.isEmoji } ?? TextContent(text: "")
    text.text = ""
    return text
  }

  /// Adds an emoji as a text of its own, large enough to be a sticker, and selects it.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  public func addEmoji(_ emoji: String) -> Bool {
    let side = min(document.canvas.width, document.canvas.height)
    let size = DocumentLimits.fontSize.clamp(side * Self.emojiShare, fallback: side)
    return addText(TextContent(text: emoji, fontSize: size))
  }
}

extension TextContent {
  /// Whether nothing but pictures is in it.
  var isEmoji: Bool {
    !text.isEmpty
      && text.allSatisfy { character in
        character.unicodeScalars.contains {
          // A digit is an emoji of Unicode's; it becomes a picture with U+FE0F only.
          $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
        }
      }
  }
}
