/// The steps that lead an older file form to the present one.
///
/// A step is frozen once a version with it was released: its fixture in `Fixtures/documents` and
/// the test that opens it stay. A new form is a new case at the end.
enum DocumentMigration: CaseIterable {
  /// The folder project: `items` with `photoId`, `centerX`, `centerY`; `backgroundColor`.
  case folderProject
  /// The first editor document: no `version`; photo layers carry the fields of text.
  case unversionedDocument

  /// Brings `fields` to the present form; the version to keep, which a newer program may have set.
  static func migrate(_ fields: inout [String: JSONValue]) -> Int {
    if let version = fields.removeValue(forKey: "version")?.integer, version >= 1 { return version }
    for step in allCases { step.apply(to: &fields) }
    return EditorDocument.currentVersion
  }

  private func apply(to fields: inout [String: JSONValue]) {
    switch self {
    case .folderProject: Self.migrateFolderProject(&fields)
    case .unversionedDocument: Self.migrateUnversionedDocument(&fields)
    }
  }

  private static func migrateFolderProject(_ fields: inout [String: JSONValue]) {
    guard fields["layers"] == nil, let items = fields.removeValue(forKey: "items")?.array else {
      return
    }
    fields["background"] = fields.removeValue(forKey: "backgroundColor")
    fields["layers"] = .array(
      items.map { item in
        guard var layer = item.object else { return item }
        layer["kind"] = "photo"
        layer["x"] = layer.removeValue(forKey: "centerX")
        layer["y"] = layer.removeValue(forKey: "centerY")
        if let photo = layer.removeValue(forKey: "photoId")?.string {
          layer["id"] = .string(LayerID(derivedFrom: photo).description)
          if layer["fileName"] == nil { layer["fileName"] = .string(photo + ".jpg") }
        }
        return .object(layer)
      })
  }

  private static func migrateUnversionedDocument(_ fields: inout [String: JSONValue]) {
    guard let layers = fields["layers"]?.array else { return }
    fields["layers"] = .array(
      layers.map { value in
        guard var layer = value.object, layer["kind"] == "photo" else { return value }
        for name in ["fontSize", "textColor"] { layer[name] = nil }
        return .object(layer)
      })
  }
}
