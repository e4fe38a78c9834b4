extension String {
  /// The text on one line of a terminal, with its writing direction kept to itself: a title with a
  /// direction override must not turn the rest of the line round (UAX #9, isolates).
  public var isolated: String {
    let line = String(
      UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    guard line.unicodeScalars.contains(where: \.changesDirection) else { return line }
    // What the text opens and does not close is closed here, so that the isolate ends.
    let opened = line.unicodeScalars.filter(\.changesDirection).count
    let closing = String(repeating: "\u{202C}\u{2069}", count: opened)
    return "\u{2068}\(line)\(closing)\u{2069}"
  }
}

extension Unicode.Scalar {
  fileprivate var changesDirection: Bool {
    switch self {
    case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}": true
    default: false
    }
  }
}
