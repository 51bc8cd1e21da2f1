/// Fills a row of lengths, too many to look at each, by looking at few.
///
/// Between two lengths at which a layout has the same outcome, everything stands where the straight line
/// from one to the other says, or something came and went on the way. The length in the middle tells: where
/// it has the outcome and lies on the line, so do those between; else both halves are looked at. A row that
/// bends everywhere, as texts do that wrap anew at each word, is looked at every few points.
package struct LengthSearch<Outcome: Equatable> {
  /// What is seen at a length.
  package struct Look {
    package var outcome: Outcome
    /// Of everything that is placed, in points.
    package var positions: [Double]

    package init(outcome: Outcome, positions: [Double]) {
      self.outcome = outcome
      self.positions = positions
    }
  }

  /// So far apart a straight line isn't believed: no stretch of half of it is passed over.
  private static var longest: Int { 32 }
  /// So near to each other lengths with one outcome leave no other between them.
  private static var shortest: Int { 8 }

  private let count: Int
  private let probe: (_ place: Int) -> Look
  private var outcomes: [Outcome?]

  package init(count: Int, probe: @escaping (_ place: Int) -> Look) {
    self.count = count
    self.probe = probe
    outcomes = Array(repeating: nil, count: count)
  }

  /// The outcome at each length.
  package mutating func filled() -> [Outcome] {
    guard count > 0 else { return [] }
    let first = look(0)
    if count > 1 { fill(0, first, count - 1, look(count - 1)) }
    return outcomes.compactMap(\.self)
  }

  private mutating func look(_ place: Int) -> Look {
    let look = probe(place)
    outcomes[place] = look.outcome
    return look
  }

  private mutating func fill(_ low: Int, _ start: Look, _ high: Int, _ end: Look) {
    guard high - low > 1 else { return }
    let place = (low + high) / 2
    let middle = look(place)
    let share = Double(place - low) / Double(high - low)
    let isAlike = start.outcome == middle.outcome && middle.outcome == end.outcome
    if isAlike, high - low <= Self.longest,
      high - low <= Self.shortest || Self.isStraight(start, middle, end, share)
    {
      for place in low + 1..<high { outcomes[place] = middle.outcome }
      return
    }
    fill(low, start, place, middle)
    fill(place, middle, high, end)
  }

  /// Whether the middle lies on the line to a point, which rounding to pixels takes.
  private static func isStraight(_ a: Look, _ middle: Look, _ b: Look, _ share: Double) -> Bool {
    guard a.positions.count == b.positions.count, a.positions.count == middle.positions.count
    else { return false }
    return middle.positions.indices.allSatisfy { place in
      let (start, end) = (a.positions[place], b.positions[place])
      return abs(start + (end - start) * share - middle.positions[place]) <= 1
    }
  }
}
