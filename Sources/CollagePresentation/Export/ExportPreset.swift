public import CollageDocument
public import Foundation

/// Choices that every user has. Their names are made elsewhere.
public enum BuiltInExportPreset: String, CaseIterable, Sendable {
  /// As many pixels as the photos have, without loss.
  case fullQualityPNG = "full-quality-png"
  /// A JPEG of 2048 pixels, for the web and for messages.
  case webJPEG = "web-jpeg"
  /// A JPEG that fills a sheet of paper at 300 dpi; A4 where no other paper was chosen before.
  case print300 = "print-300"

  /// What the preset chooses for a document.
  ///
  /// - Parameter current: What was chosen before; what the preset says nothing about stays.
  public func choices(for document: EditorDocument, current: ExportChoices) -> ExportChoices {
    var choices = current
    switch self {
    case .fullQualityPNG:
      choices.kind = .png
      choices.size = .longerSide(document.fullQualityLongerSide)
    case .webJPEG:
      choices.kind = .jpeg
      choices.size = .longerSide(2048)
      choices.quality = 85
    case .print300:
      choices.kind = .jpeg
      choices.quality = 95
      choices.dotsPerInch = 300
      if case .paper = current.size { break }
      choices.size = .paper(widthInMillimetres: 210, heightInMillimetres: 297)
    }
    return choices
  }
}

/// Choices that the user keeps under a name.
public struct ExportPreset: Hashable, Sendable, Identifiable {
  /// The same for as long as the preset is kept.
  public let id: UUID
  /// Given by the user.
  public var name: String
  /// What was chosen.
  public var choices: ExportChoices

  /// A preset.
  public init(id: UUID = UUID(), name: String, choices: ExportChoices) {
    self.id = id
    self.name = name
    self.choices = choices
  }
}
