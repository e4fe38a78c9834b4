/// Sentences with named gaps: `{count} photos in {folder}`.
enum MessageTemplate {
  /// Fills the gaps that are known and leaves every other brace as it stands.
  ///
  /// Values are never searched for gaps, and no text whatever can make this fail: a translation is
  /// data, unlike a format handed to printf.
  static func fill(_ template: String, _ values: [String: String]) -> String {
    guard !values.isEmpty else { return template }
    var filled = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      let name = rest[rest.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}", let value = values[String(name)]
      {
        filled += value
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        filled += "{"
        rest = rest[rest.index(after: open)...]
      }
    }
    return filled + rest
  }
}
