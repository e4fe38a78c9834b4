/// Text as roff source.
enum Roff {
  /// Bytes of a source line; mandoc's lint asks for 80 at most.
  private static let lineBytes = 78

  /// Behind a line that ends in anything but ASCII: mandoc's lint takes the end of an escape such as
  /// `\[uC870]` for a bracket of the text.
  static let nothing = "\\&"

  /// Bytes as mandoc counts them: it reads anything but ASCII as an escape such as `\[uC870]`.
  private static func bytes(of line: String) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  /// A text in which nothing is a request, an escape or a macro's name.
  static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq")
    return escaped.split(separator: " ", omittingEmptySubsequences: false)
      .map { isMeaningful($0) ? "\\&" + $0 : String($0) }.joined(separator: " ")
  }

  /// Whether roff would read more in a word than the word: a request at a line's start, or a
  /// delimiter or a two- or three-letter macro among a macro's arguments.
  private static func isMeaningful(_ word: Substring) -> Bool {
    guard let first = word.first else { return false }
    let isMacro = word.count <= 3 && first.isUppercase && word.dropFirst().allSatisfy(\.isLowercase)
    return first == "." || first == "'" || isMacro || word.allSatisfy { "()[],;:?!|".contains($0) }
  }

  /// Paragraphs parted by blank lines; lines that begin with two spaces are shown as they are.
  static func prose(_ text: String) -> [String] {
    var lines: [String] = []
    var isLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") != isLiteral {
        isLiteral.toggle()
        if lines.last == ".Pp" { lines.removeLast() }
        lines.append(isLiteral ? ".Bd -literal -offset indent" : ".Ed")
      }
      if isLiteral {
        lines.append(escaped(String(line.dropFirst(2))))
      } else {
        lines += line.isEmpty ? [".Pp"] : filled(line)
      }
    }
    if isLiteral { lines.append(".Ed") }
    return lines
  }

  /// Breaks a paragraph into short lines, each new sentence on a new one.
  private static func filled(_ text: Substring) -> [String] {
    var lines: [String] = []
    var endsSentence = true
    for word in text.split(separator: " ") {
      let roff = escaped(String(word))
      if !endsSentence, let line = lines.last, bytes(of: line + roff) < lineBytes {
        lines[lines.count - 1] = line + " " + roff
      } else {
        lines.append(roff)
      }
      endsSentence = word.last.map { ".!?".contains($0) } ?? false
    }
    return lines
  }
}
