import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene
import Foundation
import TestSupport
import Testing
import VipsKit

@testable import CairoRendering

/// Strings that are known to break layout.
@Suite(.enabled(if: TextCase.isAvailable)) struct TextCaseTests {
  private static let canvas = CanvasSize(width: 700, height: 600)
  private static let frame = CanvasRect(x: 50, y: 50, width: 600, height: 500)

  private static func document(_ text: String) -> EditorDocument {
    .showing(
      .text(
        TextContent(text: TextContent.storable(text), fontSize: 32, alignment: .start), frame),
      canvas: canvas)
  }

  private static func fit(_ text: String) -> FittedText {
    let content = TextContent(text: TextContent.storable(text), fontSize: 32).settable
    return TextShaper().fit(TextDrawing(content: content, frame: frame))
  }

  private static func text(_ id: String) throws -> String {
    try #require(TextCase.all.first { $0.id == id }).text
  }

  private static func ink(_ id: String) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    try #require(try document(text(id)).picture().extent(otherThan: .white))
  }

  @Test(arguments: TextCase.all)
  func `a text is drawn inside its frame`(_ testCase: TextCase) throws {
    let picture = try Self.document(testCase.text).picture()
    let ink = picture.extent(otherThan: .white)
    #expect((ink == nil) == TextContent.isBlank(testCase.text))
    if let ink {
      #expect(ink.x.lowerBound >= 50 && ink.x.upperBound < 650)
      #expect(ink.y.lowerBound >= 50 && ink.y.upperBound < 550)
    }
  }

  @Test(arguments: TextCase.all)
  func `a text is set without boxes, in a moment`(_ testCase: TextCase) {
    let seconds = secondsOfWork {
      let fitted = Self.fit(testCase.text)
      if testCase.unknownGlyphCount == 0 { #expect(fitted.text.unknownGlyphCount == 0) }
    }
    #expect(seconds < 1)
  }

  @Test(arguments: ["rtl-hebrew-mixed", "rtl-arabic-joining"])
  func `text in right-to-left writing starts at the right`(id: String) throws {
    let ink = try Self.ink(id)
    #expect(ink.x.upperBound > 630)
    #expect(ink.x.lowerBound > 60)
  }

  @Test(arguments: ["bidi-neutral-edge", "korean-nfc", "bidi-controls"])
  func `other text starts at the left`(id: String) throws {
    #expect(try Self.ink(id).x.lowerBound < 70)
  }

  @Test func `every kind of line break breaks the line once`() throws {
    #expect(Self.fit(try Self.text("newline-mix")).text.lineCount == 7)
    #expect(Self.fit(try Self.text("vertical-tab-ff")).text.lineCount == 3)
  }

  @Test(arguments: [("korean-nfc", "korean-nfd")])
  func `composed and decomposed letters look the same`(composed: String, decomposed: String) throws
  {
    let a = try Self.document(Self.text(composed)).picture()
    let b = try Self.document(Self.text(decomposed)).picture()
    let differing = a.places { _ in true }.filter { a[$0.x, $0.y].distance(to: b[$0.x, $0.y]) > 16 }
    #expect(differing.isEmpty)
  }

  @Test func `what follows a NUL is still there`() throws {
    let whole = Self.fit(try Self.text("nul")).text.size.width
    #expect(whole > Self.fit("before").text.size.width + Self.fit("after").text.size.width * 0.9)
  }

  @Test func `text without ink takes no part of a line`() throws {
    let zeroWidth = Self.fit(try Self.text("zero-width")).text.size.width
    // A soft hyphen and the like may leave a hair.
    #expect(abs(zeroWidth - Self.fit("zerowidth").text.size.width) < 3)
  }

  @Test func `a page keeps all texts as text`() throws {
    let folder = try TemporaryFolder()
    for testCase in TextCase.all {
      let file = folder.file("\(testCase.id).pdf")
      _ = try PictureExporter(Self.document(testCase.text), photos: DrawnPhotos()).export(
        to: file,
        settings: ExportSettings(format: .pdf, size: PixelSize(width: 700, height: 600)))
      guard let words = Self.expectedWords[testCase.id], let text = try PDFTool.text(of: file)
      else { continue }
      #expect(text.contains(words), "\(testCase.id): \(text)")
    }
  }

  private static let expectedWords = [
    "korean-nfc": "사진 콜라주 편집기", "nul": "after", "bidi-neutral-edge": "English first",
    "cjk-mixed-punct": "写真", "markup-injection": "<b>bold</b> &", "long-word": "Donaudampf",
    "invalid-utf8-file": "end", "lone-surrogate-high": "end", "newline-mix": "CRLF",
  ]
}

/// A string and what is known about it.
struct TextCase: Sendable, CustomTestStringConvertible {
  var id: String
  var text: String
  /// How many characters the fonts of the baseline lack; nil where it is not known.
  var unknownGlyphCount: Int?

  var testDescription: String { id }

  static var isAvailable: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// All cases; none where the corpus is absent.
  static let all: [TextCase] = {
    guard let data = try? Data(contentsOf: file), let value = try? JSONValue(parsing: data),
      case .object(let root) = value, case .array(let cases)? = root["cases"]
    else { return [] }
    return cases.compactMap(TextCase.init)
  }()

  private static let file = TestFolders.corpus.appending(path: "text-cases.json")

  private init?(_ value: JSONValue) {
    guard case .object(let fields) = value, let id = fields["id"]?.string else { return nil }
    self.id = id
    text = fields["bytes_hex"]?.string.map(Self.decoding) ?? fields["text"]?.string ?? ""
    if case .object(let baseline)? = fields["debian12_pango"] {
      unknownGlyphCount = baseline["unknown_glyphs"]?.integer
    }
  }

  /// Bytes that are no text, read as a program reads them that replaces what is broken.
  private static func decoding(hex: String) -> String {
    let digits = hex.compactMap(\.hexDigitValue).map(UInt8.init)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
      digits[$0] << 4 | digits[$0 + 1]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
