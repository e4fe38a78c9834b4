/// Breaks a sequence into rows of nearly equal total weight, keeping the order.
///
/// Minimises the sum of the squares of the rows' totals by dynamic programming (Skiena, "The
/// Algorithm Design Manual", linear partition). Rows of more than three times the mean weight are
/// not tried, so that thousands of weights take a moment only.
struct RowBreaker {
  private let prefix: [Double]

  init(weights: [Double]) {
    prefix = weights.reduce(into: [0]) { sums, weight in sums.append((sums.last ?? 0) + weight) }
  }

  /// The ranges of the rows; none is empty.
  ///
  /// - Parameter rows: From 1 to the number of weights.
  func ranges(_ rows: Int) -> [Range<Int>] {
    let count = prefix.count - 1
    var cost = prefix.map { $0 * $0 }
    var starts: [[Int]] = []
    for row in 1..<rows {
      let (nextCost, start) = addingRow(after: row, to: cost, rows: rows)
      cost = nextCost
      starts.append(start)
    }
    var end = count
    var ranges: [Range<Int>] = []
    for start in starts.reversed() {
      ranges.append(start[end]..<end)
      end = start[end]
    }
    return [0..<end] + ranges.reversed()
  }

  /// For each end, the least cost with one row more, and where that row starts.
  private func addingRow(
    after row: Int, to cost: [Double], rows: Int
  ) -> (cost: [Double], start: [Int]) {
    let count = prefix.count - 1
    let longest = 3 * prefix[count] / Double(rows)
    var next = Array(repeating: Double.infinity, count: count + 1)
    var start = Array(repeating: row, count: count + 1)
    for end in (row + 1)...count {
      for begin in (row..<end).reversed() {
        let total = prefix[end] - prefix[begin]
        if total > longest, next[end].isFinite { break }
        let sum = cost[begin] + total * total
        if sum < next[end] { (next[end], start[end]) = (sum, begin) }
      }
    }
    return (next, start)
  }
}
