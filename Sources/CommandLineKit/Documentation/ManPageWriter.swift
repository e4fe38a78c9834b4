/// Writes the manual page.
struct ManPageWriter {
  let program: CommandDescription
  let manual: Manual
  var page: String { "" }
}
