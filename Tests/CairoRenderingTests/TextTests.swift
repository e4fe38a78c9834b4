import CairoKit
import CollageDocument
import CollageGeometry
import CollageScene
import TestSupport
import Testing
import VipsKit

@testable import CairoRendering

@Suite struct TextTests {
  private let canvas = CanvasSize(width: 400, height: 300)
  private let frame = CanvasRect(x: 50, y: 50, width: 300, height: 200)

  private func picture(
    _ content: TextContent, rotation: Double = 0, scale: Double = 1
  ) throws -> PixelBuffer {
    try EditorDocument.showing(
      .text(content, frame, rotation: rotation), canvas: canvas
    ).picture(scale: scale)
  }

  private func isInk(_ color: TestColor) -> Bool { color.distance(to: .white) > 60 }

  private func fit(_ content: TextContent, in size: CanvasSize) -> FittedText {
    TextShaper().fit(
      TextDrawing(content: content.settable, frame: CanvasRect(origin: .zero, size: size)))
  }

  @Test(arguments: ["a🌍", "abc"], [0.1, 0.01, 0.001])
  func `letters that are too small to see are no error`(text: String, scale: Double) throws {
    let picture = try EditorDocument.showing(
      .text(
        TextContent(text: text, fontSize: 0.1), CanvasRect(x: 100, y: 100, width: 900, height: 900)),
      canvas: CanvasSize(width: 9000, height: 9000)
    ).picture(scale: scale)
    #expect(picture.places(where: isInk).isEmpty)
  }

  @Test(arguments: [false, true], ["gjpqyÅ", "Wfjf", "f", "각각", "한글 Text 漢字"])
  func `a frame made to measure cuts nothing off`(isItalic: Bool, text: String) throws {
    let content = TextContent(text: text, fontSize: 60, isItalic: isItalic)
    let natural = PangoTextMeasurer().frame(for: content, maximumWidth: 1000)
    let wide = CanvasSize(width: 600, height: 200)
    func ink(in frame: CanvasSize) throws -> Int {
      let place = CanvasRect(center: CanvasPoint(x: 300, y: 100), size: frame)
      let document = EditorDocument.showing(.text(content, place), canvas: wide)
      return try document.picture().places(where: isInk).count
    }
    let (cut, free) = try (ink(in: natural), ink(in: wide))
    #expect(free > 0)
    #expect(abs(cut - free) <= free / 50)
  }

  @Test func `lines break alike at every size of output`() throws {
    let content = TextContent(
      text: "The quick brown fox jumps over the lazy dog and away", fontSize: 31)
    let small = try picture(content)
    let large = try picture(content, scale: 4)
    var differences = 0
    for y in stride(from: 0, to: 300, by: 2) {
      for x in stride(from: 0, to: 400, by: 2) {
        let mean = large.meanRed(x: x * 4..<x * 4 + 8, y: y * 4..<y * 4 + 8)
        if abs(mean - small.meanRed(x: x..<x + 2, y: y..<y + 2)) > 25 { differences += 1 }
      }
    }
    #expect(differences == 0)
  }

  @Test(arguments: [
    (TextAlignment.start, "Left", 50...75, 0...250),
    (.center, "Middle", 0...190, 210...400),
    (.end, "Right", 200...400, 320...350),
    (.start, "שלום", 200...400, 320...350),
    (.end, "שלום", 50...75, 0...250),
  ])
  func `alignment follows the direction of the writing`(
    alignment: TextAlignment, text: String, left: ClosedRange<Int>, right: ClosedRange<Int>
  ) throws {
    let content = TextContent(text: text, fontSize: 40, alignment: alignment)
    let ink = try #require(try picture(content).extent(where: isInk))
    #expect(left.contains(ink.x.lowerBound))
    #expect(right.contains(ink.x.upperBound))
  }

  @Test(arguments: [0, 0.5], ["Higher than its frame, if it were set as large as it says."])
  func `text that does not fit is set smaller and stays inside`(
    rotation: Double, text: String
  ) throws {
    let content = TextContent(text: text, fontSize: 90)
    let outline = RotatedRect(
      center: frame.center, size: frame.outset(by: 1).size, rotation: rotation)
    let picture = try picture(content, rotation: rotation)
    let ink = picture.places { $0 != .white }
    #expect(ink.count > 1000)
    let outside = ink.filter {
      !outline.contains(CanvasPoint(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5))
    }
    #expect(outside.isEmpty)
    let fitted = fit(content, in: frame.size)
    #expect(fitted.fontSize < 90)
    #expect(fitted.fontSize > 20)
    #expect(!fitted.text.isEllipsized)
  }

  @Test func `text that fits in no size ends with an ellipsis`() {
    let content = TextContent(text: String(repeating: "never ending ", count: 400), fontSize: 40)
    let fitted = fit(content, in: CanvasSize(width: 100, height: 30))
    #expect(fitted.text.isEllipsized)
    #expect(fitted.fontSize == 5)
    #expect(fitted.text.size.height * fitted.toLayer.meanScale <= 30)
  }

  @Test func `text lies in the middle of its frame`() throws {
    let ink = try #require(
      try picture(TextContent(text: "x—x", fontSize: 40)).extent(where: isInk))
    let middle = (ink.y.lowerBound + ink.y.upperBound) / 2
    #expect(abs(middle - 150) < 12)
  }

  @Test(arguments: [0.1, 5000.0])
  func `the smallest and the largest letters`(size: Double) throws {
    let content = TextContent(text: "A", fontSize: size)
    let natural = PangoTextMeasurer().frame(for: content, maximumWidth: 100_000)
    #expect(natural.isPositive)
    #expect(natural.width < 2 * size + 2)
    let middle = CanvasPoint(x: natural.width / 2, y: natural.height / 2)
    let document = EditorDocument.showing(
      .text(content, CanvasRect(center: middle, size: natural)),
      canvas: CanvasSize(width: max(10, natural.width), height: max(10, natural.height)))
    let picture = try PictureExporter(document, photos: DrawnPhotos())
      .preview(fitting: PixelSize(width: 1000, height: 1000))
    #expect(picture.extent(where: isInk) != nil)
  }

  @Test(arguments: ["", " ", "\n", "\u{200B}\u{200B}", "\u{A0}\u{3000}\t"])
  func `blank text has a frame and no ink`(text: String) throws {
    let content = TextContent(text: text)
    #expect(PangoTextMeasurer().frame(for: content, maximumWidth: 500).isPositive)
    #expect(try picture(content).places(where: isInk).isEmpty)
  }

  @Test(arguments: [-5, 0, 1e-9, 1e12, .infinity, .nan])
  func `any maximum width gives a frame`(width: Double) {
    let size = PangoTextMeasurer().frame(for: TextContent(text: "a b"), maximumWidth: width)
    #expect(size.isPositive)
  }

  @Test func `ten thousand characters take less than a second`() {
    let content = TextContent(
      text: String(String(repeating: "The quick brown fox. ", count: 500).prefix(10_000)),
      fontSize: 48)
    let seconds = secondsOfWork {
      #expect(!fit(content, in: CanvasSize(width: 1000, height: 1000)).text.isEllipsized)
    }
    #expect(seconds < 1)
  }

  @Test(arguments: ["Noto Color Emoji", "noto color emoji, Noto Serif"])
  func `an emoji font does not turn digits into emoji`(family: String) throws {
    let content = TextContent(text: "0123 #*", fontFamily: family, fontSize: 60)
    let coloured = try picture(content).places {
      max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) > 8
    }
    #expect(coloured.isEmpty)
    #expect(fit(content, in: frame.size).text.unknownGlyphCount == 0)
  }

  @Test func `markup is shown, not obeyed`() throws {
    let plain = try picture(TextContent(text: "<b>x</b> &amp;", fontSize: 40))
    let obeyed = try picture(TextContent(text: "x &", fontSize: 40))
    #expect(
      plain.places(where: isInk).count > 2 * obeyed.places(where: isInk).count)
  }

  @Test func `weight, slant and colour show`() throws {
    let content = TextContent(text: "Heavy", fontSize: 60)
    let regular = try picture(content).places(where: isInk).count
    var changed = content
    changed.fontWeight = 700
    #expect(try picture(changed).places(where: isInk).count > regular * 11 / 10)
    changed = content
    changed.isItalic = true
    #expect(
      try picture(changed).withUnsafeBytes { Array($0) }
        != picture(content).withUnsafeBytes { Array($0) })
    changed = content
    changed.color = SRGBColor(red: 255, green: 0, blue: 0)
    #expect(try !picture(changed).places { $0.distance(to: .init(bytes: 0xFFFF_0000)) < 3 }.isEmpty)
  }

  @Test func `the language chooses between forms of one character`() throws {
    let japanese = try picture(TextContent(text: "直骨海", fontSize: 90, language: "ja"))
    let chinese = try picture(TextContent(text: "直骨海", fontSize: 90, language: "zh-Hans"))
    #expect(japanese.withUnsafeBytes { Array($0) } != chinese.withUnsafeBytes { Array($0) })
  }
}
