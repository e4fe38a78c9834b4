/// Finds the word that was probably meant.
enum Suggestion {
  /// The candidate nearest to a word: one that it begins, else one at most a third of its letters
  /// (and at least one) away; nil when none is that near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    // A word of a pasted megabyte is no slip of the fingers, and the distance is quadratic.
    guard !word.isEmpty, word.count <= 64 else { return nil }
    if word.count >= 2, let longer = candidates.first(where: { $0.hasPrefix(word) }) {
      return longer
    }
    let ranked = candidates.map { (word: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, word.count / 3)
    else { return nil }
    return best.word
  }

  /// Letters to insert, delete, replace or swap with their neighbour to get from one to the other.
  ///
  /// The optimal string alignment distance (restricted Damerau–Levenshtein).
  static func distance(_ one: String, _ other: String) -> Int {
    let a = Array(one)
    let b = Array(other)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var best = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
