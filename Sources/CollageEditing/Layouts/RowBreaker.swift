/// Breaks a sequence into rows of nearly equal total weight, keeping the order.
///
/// Minimises the sum of the squares of the rows' deviations from a wanted weight by dynamic
/// programming, as TeX breaks lines (Knuth, Plass: "Breaking Paragraphs into Lines", 1981).
struct RowBreaker {
  private let prefix: [Double]

  init(weights: [Double]) {
    prefix = weights.reduce(into: [0]) { sums, weight in sums.append((sums.last ?? 0) + weight) }
  }

  /// The ranges of about `rows` rows; none is empty.
  ///
  /// - Parameter rows: Above 0.
  func ranges(about rows: Int) -> [Range<Int>] {
    let starts = bestStarts(wanted: prefix[prefix.count - 1] / Double(rows))
    var end = prefix.count - 1
    var ranges: [Range<Int>] = []
    while end > 0 {
      ranges.append(starts[end]..<end)
      end = starts[end]
    }
    return ranges.reversed()
  }

  /// For each end, where the last row starts if the rows up to there are as near to `wanted` as
  /// possible.
  private func bestStarts(wanted: Double) -> [Int] {
    var cost = [0.0]
    var starts = [0]
    for end in prefix.indices.dropFirst() {
      var best = (cost: Double.infinity, start: end - 1)
      for start in (0..<end).reversed() {
        let excess = prefix[end] - prefix[start] - wanted
        // From here on rows only grow heavier than any that an optimum has.
        if excess > 2 * wanted, best.cost.isFinite { break }
        let total = cost[start] + excess * excess
        if total < best.cost { best = (total, start) }
      }
      cost.append(best.cost)
      starts.append(best.start)
    }
    return starts
  }
}
