import CollageGeometry

extension LayerStyle {
  var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    if opacity != 1 { fields["opacity"] = .number(opacity) }
    if cornerRadius != 0 { fields["cornerRadius"] = .number(cornerRadius) }
    fields["border"] = border.map { .object($0.fields) }
    fields["shadow"] = shadow.map { .object($0.fields) }
    return fields
  }

  init(reading reader: inout FieldReader) {
    self.init(
      opacity: reader.number("opacity", in: DocumentLimits.opacity, default: 1),
      cornerRadius: reader.number("cornerRadius", in: DocumentLimits.styleLength, default: 0),
      border: reader.object("border") { LayerBorder(reading: &$0) },
      shadow: reader.object("shadow") { LayerShadow(reading: &$0) })
  }
}

extension LayerBorder {
  fileprivate var fields: [String: JSONValue] {
    unknownFields.merging(["width": .number(width), "color": .string(color.hex)]) { $1 }
  }

  fileprivate init(reading reader: inout FieldReader) {
    self.init(
      width: reader.number("width", in: DocumentLimits.styleLength, default: 0),
      color: reader.optionalColor("color") ?? .white)
    unknownFields = reader.remaining
  }
}

extension LayerShadow {
  fileprivate var fields: [String: JSONValue] {
    unknownFields.merging([
      "dx": .number(offset.x), "dy": .number(offset.y), "blur": .number(blur),
      "color": .string(color.hex),
    ]) { $1 }
  }

  fileprivate init(reading reader: inout FieldReader) {
    let soft = LayerShadow.soft
    let offsets = DocumentLimits.shadowOffset
    self.init(
      offset: CanvasPoint(
        x: reader.number("dx", in: offsets, default: soft.offset.x),
        y: reader.number("dy", in: offsets, default: soft.offset.y)),
      blur: reader.number("blur", in: DocumentLimits.styleLength, default: soft.blur),
      color: reader.optionalColor("color") ?? soft.color)
    unknownFields = reader.remaining
  }
}
