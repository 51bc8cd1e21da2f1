import LayoutSolver

/// Over which lengths of the container a view fits, is truncated, or can't be seen.
struct ConditionStretches {
  struct Stretch: Equatable {
    var start: Double
    var end: Double
    var condition: ViewCondition
  }

  /// How close a border is found, in points.
  private static let resolution = 0.5

  private(set) var all: [Stretch] = []

  /// - Parameters:
  ///   - known: The conditions found so far, by length.
  ///   - measure: The condition at another length.
  init(_ known: [Double: ViewCondition], measure: (Double) -> ViewCondition) {
    for (length, condition) in known.sorted(by: { $0.key < $1.key }) {
      guard let last = all.last else {
        all.append(Stretch(start: length, end: length, condition: condition))
        continue
      }
      if last.condition == condition {
        all[all.count - 1].end = length
      } else {
        let border = Self.border(last.end, length, last.condition, measure)
        all[all.count - 1].end = border
        all.append(Stretch(start: border, end: length, condition: condition))
      }
    }
  }

  /// The end of a condition between two lengths, rounded up to the next that differs.
  private static func border(
    _ low: Double, _ high: Double, _ condition: ViewCondition,
    _ measure: (Double) -> ViewCondition
  ) -> Double {
    var (low, high) = (low, high)
    while high - low > resolution {
      let middle = (low + high) / 2
      if measure(middle) == condition { low = middle } else { high = middle }
    }
    return high
  }

  /// `fits from 489 · truncated 263 to 489 · invisible below 263`
  func sentence(_ points: (Double) -> String) -> String {
    all.enumerated().reversed().map { place, stretch in
      let words = stretch.condition.words
      if all.count == 1 { return "\(words) everywhere" }
      if place == all.count - 1 { return "\(words) from \(points(stretch.start))" }
      if place == 0 { return "\(words) below \(points(stretch.end))" }
      return "\(words) \(points(stretch.start)) to \(points(stretch.end))"
    }.joined(separator: " · ")
  }
}
