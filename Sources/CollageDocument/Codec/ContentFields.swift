import CollageGeometry

extension PhotoContent {
  var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = ["fileName": .string(fileName)]
    fields["originalName"] = originalName.map(JSONValue.string)
    fields["pixelWidth"] = pixelSize.map { .number($0.width) }
    fields["pixelHeight"] = pixelSize.map { .number($0.height) }
    if crop.zoom != 1 { fields["cropZoom"] = .number(crop.zoom) }
    if crop.panX != 0 { fields["cropPanX"] = .number(crop.panX) }
    if crop.panY != 0 { fields["cropPanY"] = .number(crop.panY) }
    fields["flipHorizontal"] = isFlippedHorizontally ? true : nil
    fields["flipVertical"] = isFlippedVertically ? true : nil
    return fields
  }

  init(reading reader: inout FieldReader) {
    let names = DocumentLimits.nameLength
    self.init(
      fileName: Self.fileName(reading: &reader),
      originalName: reader.optionalText("originalName", limit: names),
      pixelSize: Self.pixelSize(reading: &reader),
      crop: PhotoCrop(
        zoom: reader.number("cropZoom", in: DocumentLimits.cropZoom, default: 1),
        panX: reader.number("cropPanX", in: DocumentLimits.cropPan, default: 0),
        panY: reader.number("cropPanY", in: DocumentLimits.cropPan, default: 0)),
      isFlippedHorizontally: reader.bool("flipHorizontal"),
      isFlippedVertically: reader.bool("flipVertical"))
  }

  /// The name of the file; empty, with a note, where it is absent or reaches out of the folder.
  private static func fileName(reading reader: inout FieldReader) -> String {
    guard let name = reader.optionalText("fileName", limit: DocumentLimits.nameLength) else {
      reader.note(.missing, "fileName")
      return ""
    }
    guard name.isEmpty || isSafeFileName(name) else {
      reader.note(.unknownWord(name), "fileName")
      return ""
    }
    return name
  }

  private static func pixelSize(reading reader: inout FieldReader) -> CanvasSize? {
    let sides = DocumentLimits.photoSide
    let names = ["pixelWidth", "pixelHeight"]
    let absent = names.filter { !reader.has($0) }
    if absent.count == 1 { reader.note(.missing, absent[0]) }
    let found = names.compactMap { reader.optionalNumber($0, in: sides, fallback: 1) }
    return found.count == 2 ? CanvasSize(width: found[0], height: found[1]) : nil
  }

  /// Whether a name is a plain file name: a document must not reach outside its photo folder.
  public static func isSafeFileName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 0x20 }
  }
}

extension TextContent {
  var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = [
      "text": .string(text), "fontSize": .number(fontSize), "textColor": .string(color.hex),
    ]
    if fontFamily != Self.defaultFontFamily { fields["fontFamily"] = .string(fontFamily) }
    if fontWeight != 400 { fields["fontWeight"] = .number(fontWeight) }
    if isItalic { fields["italic"] = true }
    if alignment != .center { fields["alignment"] = .string(alignment.rawValue) }
    fields["textBackground"] = background.map { .string($0.hex) }
    fields["language"] = language.map(JSONValue.string)
    return fields
  }

  init(reading reader: inout FieldReader) {
    let names = DocumentLimits.nameLength
    let text = reader.optionalText("text", limit: DocumentLimits.textLength)
    if text == nil { reader.note(.missing, "text") }
    self.init(
      text: text ?? "",
      fontFamily: reader.optionalText("fontFamily", limit: names) ?? Self.defaultFontFamily,
      fontSize: reader.number("fontSize", in: DocumentLimits.fontSize, default: 48),
      fontWeight: reader.number("fontWeight", in: DocumentLimits.fontWeight, default: 400),
      isItalic: reader.bool("italic"),
      color: reader.optionalColor("textColor") ?? .black,
      alignment: reader.word("alignment", default: TextAlignment.center),
      background: reader.optionalColor("textBackground"),
      language: reader.optionalText("language", limit: names))
  }
}
