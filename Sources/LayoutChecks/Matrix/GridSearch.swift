/// Fills a grid whose axes are ordered by laying out only a few of its points.
///
/// Along an ordered axis, changes happen at thresholds. A part of the grid whose corners and centre
/// are alike is taken to be the same everywhere; any other part is halved until it is. Finding a
/// threshold in one axis takes a number of layouts that grows with the logarithm of the axis'
/// values.
package struct GridSearch<Outcome: Equatable> {
  private let probe: (_ column: Int, _ row: Int) -> Outcome
  private var known: [Outcome?]
  private let columns: Int
  private let rows: Int

  package init(columns: Int, rows: Int, probe: @escaping (_ column: Int, _ row: Int) -> Outcome) {
    self.columns = columns
    self.rows = rows
    self.probe = probe
    known = Array(repeating: nil, count: columns * rows)
  }

  /// The outcome at each point, a row after the other.
  package mutating func filled() -> [Outcome] {
    guard columns > 0, rows > 0 else { return [] }
    fill(0...columns - 1, 0...rows - 1)
    return known.compactMap(\.self)
  }

  private mutating func outcome(_ column: Int, _ row: Int) -> Outcome {
    let place = row * columns + column
    if let outcome = known[place] { return outcome }
    let outcome = probe(column, row)
    known[place] = outcome
    return outcome
  }

  private mutating func fill(_ width: ClosedRange<Int>, _ height: ClosedRange<Int>) {
    let first = outcome(width.lowerBound, height.lowerBound)
    let corners = [
      outcome(width.upperBound, height.lowerBound), outcome(width.lowerBound, height.upperBound),
      outcome(width.upperBound, height.upperBound),
    ]
    guard width.count > 2 || height.count > 2 else { return }
    let column = (width.lowerBound + width.upperBound) / 2
    let row = (height.lowerBound + height.upperBound) / 2
    if corners.allSatisfy({ $0 == first }), outcome(column, row) == first {
      for row in height {
        for column in width { known[row * columns + column] = first }
      }
      return
    }
    if width.count >= height.count {
      fill(width.lowerBound...column, height)
      fill(column...width.upperBound, height)
    } else {
      fill(width, height.lowerBound...row)
      fill(width, row...height.upperBound)
    }
  }
}
