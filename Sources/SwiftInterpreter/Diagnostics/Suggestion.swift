/// Finds the name that somebody may have meant.
public enum Suggestion {
  /// The nearest name by edits, none where all are far.
  public static func nearest(
    to name: String, among names: some Swift.Sequence<String>
  ) -> String? {
    let limit = max(1, min(3, name.count / 3))
    var best: (name: String, distance: Int)?
    let written = Array(name.lowercased())
    for candidate in names.sorted() where abs(candidate.count - name.count) <= limit {
      let distance = distance(written, Array(candidate.lowercased()), limit: limit)
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// Edits between two names, neighbours swapped counted as one; more than `limit` where far.
  private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var current = [i] + [Int](repeating: 0, count: b.count)
      var rowBest = i
      for j in 1...b.count {
        var cost = min(
          last[j] + 1, current[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        current[j] = cost
        rowBest = min(rowBest, cost)
      }
      if rowBest > limit { return rowBest }
      (beforeLast, last) = (last, current)
    }
    return last[b.count]
  }
}
