/// Fills a row of lengths, too many to lay each out, by laying out only a few.
///
/// If a layout has the same outcome at two lengths, either everything in between is where the
/// straight line from one to the other predicts, or something appeared and disappeared on the way.
/// The length in the middle decides: if it has the same outcome and is on the line, so are those in
/// between; otherwise both halves are searched. A row that bends everywhere, as with texts that
/// wrap anew at each word, is laid out every few points.
package struct LengthSearch<Outcome: Equatable> {
  /// The layout at one length.
  package struct Look {
    package var outcome: Outcome
    /// The positions of everything that is placed, in points.
    package var positions: [Double]

    package init(outcome: Outcome, positions: [Double]) {
      self.outcome = outcome
      self.positions = positions
    }
  }

  /// Over this distance a straight line isn't trusted: no stretch of half of it is skipped.
  private static var longest: Int { 32 }
  /// Two lengths with one outcome that are this near to each other have no other outcome between
  /// them.
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

  /// Returns true if the middle is on the line to within a point, which allows for rounding to
  /// pixels.
  private static func isStraight(_ a: Look, _ middle: Look, _ b: Look, _ share: Double) -> Bool {
    guard a.positions.count == b.positions.count, a.positions.count == middle.positions.count
    else { return false }
    return middle.positions.indices.allSatisfy { place in
      let (start, end) = (a.positions[place], b.positions[place])
      return abs(start + (end - start) * share - middle.positions[place]) <= 1
    }
  }
}
