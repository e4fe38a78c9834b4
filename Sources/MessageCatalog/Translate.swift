import CIntl

/// A message in the user's language, its gaps filled.
///
///     tr("cannot read {file}: {reason}", ["file": path, "reason": reason])
///
/// The message is a literal, so that `Tools/update-translations` finds it and a search does too.
public func tr(
  _ message: StaticString, _ values: KeyValuePairs<String, any CustomStringConvertible> = [:]
) -> String {
  MessageTemplate.fill(translation(of: message.description), table(values))
}

/// A message that counts something; `{count}` is filled as well.
///
///     tr("{count} photo added", plural: "{count} photos added", count: photos.count)
public func tr(
  _ one: StaticString, plural: StaticString, count: Int,
  _ values: KeyValuePairs<String, any CustomStringConvertible> = [:]
) -> String {
  var table = table(values)
  table["count"] = String(count)
  return MessageTemplate.fill(
    translation(of: one.description, plural: plural.description, count: count), table)
}

private func table(
  _ values: KeyValuePairs<String, any CustomStringConvertible>
) -> [String: String] {
  Dictionary(values.map { ($0.key, $0.value.description) }, uniquingKeysWith: { _, last in last })
}

private func translation(of message: String) -> String {
  // The empty message is the catalogue's header.
  if message.isEmpty { return "" }
  // gettext may return the very pointer it was given, so the result is copied inside the scope.
  return message.withCString { key in gettext(key).map { String(cString: $0) } ?? message }
}

private func translation(of one: String, plural: String, count: Int) -> String {
  one.withCString { one in
    plural.withCString { plural in
      let text = ngettext(one, plural, count.magnitude)
      return String(cString: UnsafePointer(text ?? UnsafeMutablePointer(mutating: plural)))
    }
  }
}
