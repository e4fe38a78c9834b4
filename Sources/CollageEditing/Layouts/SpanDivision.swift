/// Cuts a length into parts with gaps between them.
enum SpanDivision {
  /// A part of a length.
  struct Span: Hashable {
    var start: Double
    var length: Double
  }

  /// The distance of the lines on which edges lie: 2⁻¹⁶ canvas units.
  ///
  /// Double adds, subtracts and halves multiples of it without rounding. So parts without a gap share
  /// their edge to the last bit, also once a frame is kept as centre and size, and show no seam.
  static let step = 0x1p-16

  /// The nearest multiple of `step`.
  static func rounded(_ value: Double) -> Double {
    (value / step).rounded() * step
  }

  /// The parts of `whole`, in proportion to `shares`, with `gap` between them.
  ///
  /// - Parameters:
  ///   - shares: At least one, each above 0.
  ///   - gap: A multiple of `step` that leaves room for the parts.
  static func parts(of whole: Span, shares: [Double], gap: Double) -> [Span] {
    let room = whole.length - gap * Double(shares.count - 1)
    let total = shares.reduce(0, +)
    let end = whole.start + whole.length
    var sum = 0.0
    var start = whole.start
    return shares.enumerated().map { index, share in
      sum += share
      let isLast = index == shares.count - 1
      let cut = whole.start + rounded(room * (sum / total)) + gap * Double(index)
      defer { start = cut + gap }
      return Span(start: start, length: (isLast ? end : cut) - start)
    }
  }
}
