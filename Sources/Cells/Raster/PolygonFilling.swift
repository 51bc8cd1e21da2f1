/// A place on a grid, in cells as fractions.
public struct CellPoint: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Coverage {
  /// What lies inside of closed lines, going by how often they wind around it.
  /// - Parameters:
  ///   - limit: The cells there are.
  ///   - isEvenOdd: Whether an even number of times is outside.
  public init(inside lines: [[CellPoint]], within limit: CellRect, isEvenOdd: Bool = false) {
    guard let bounds = Self.bounds(of: lines, within: limit) else {
      self.init(bounds: CellRect(column: limit.column, row: limit.row, columns: 0, rows: 0))
      return
    }
    self.init(bounds: bounds)
    cover(inside: lines, isEvenOdd: isEvenOdd)
  }

  /// The cells around all points of the lines; nil where there are none.
  static func bounds(of lines: [[CellPoint]], within limit: CellRect) -> CellRect? {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for point in lines.joined() {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    left = max(left, Double(limit.column))
    top = max(top, Double(limit.row))
    right = min(right, Double(limit.endColumn))
    bottom = min(bottom, Double(limit.endRow))
    guard left <= right, top <= bottom else { return nil }
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return CellRect(
      column: column, row: row, columns: Int(right.rounded(.up)) - column,
      rows: Int(bottom.rounded(.up)) - row)
  }

  /// A place where a line of eighths is crossed.
  private struct Crossing {
    var line: Int
    var x: Double
    var winding: Int
  }

  /// Covers what lies inside of closed lines too: of each eighth whether its middle does.
  mutating func cover(inside lines: [[CellPoint]], isEvenOdd: Bool = false) {
    var crossings: [Crossing] = []
    for line in lines {
      guard var from = line.last else { continue }
      for to in line {
        cross(from, to, into: &crossings)
        from = to
      }
    }
    crossings.sort { ($0.line, $0.x) < ($1.line, $1.x) }
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding = isEvenOdd ? 1 - winding : winding + crossing.winding
      guard winding != 0 else { continue }
      guard crossing.line == next.line else {
        winding = 0
        continue
      }
      let start = Int((crossing.x * 8 - 0.5).rounded(.up))
      let end = Int((next.x * 8 - 0.5).rounded(.up))
      if start < end { cover(line: crossing.line, start..<end) }
    }
  }

  /// Where an edge crosses the middles of lines of eighths.
  private func cross(_ from: CellPoint, _ to: CellPoint, into crossings: inout [Crossing]) {
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    let first = max(Int((upper.y * 8 - 0.5).rounded(.up)), bounds.row << 3)
    let end = min(Int((lower.y * 8 - 0.5).rounded(.up)), bounds.endRow << 3)
    guard first < end else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let (least, most) = (Double(bounds.column) - 1, Double(bounds.endColumn) + 1)
    for line in first..<end {
      let x = upper.x + ((Double(line) + 0.5) / 8 - upper.y) * slope
      crossings.append(
        Crossing(line: line, x: min(max(x, least), most), winding: from.y < to.y ? 1 : -1))
    }
  }

  // MARK: Strokes

  /// A thin line along others, whose corners and ends are not told apart.
  /// - Parameters:
  ///   - half: Half of its width, in columns and in rows.
  ///   - limit: The cells there are.
  public init(
    along lines: [[CellPoint]], half: (columns: Double, rows: Double), within limit: CellRect
  ) {
    // Widths are divided by, and counted in cells.
    func clamped(_ half: Double) -> Double { min(max(half, 0.001), 10_000) }
    let half = (columns: clamped(half.columns), rows: clamped(half.rows))
    let margin = CellRect(
      column: limit.column - Int(half.columns + 1), row: limit.row - Int(half.rows + 1),
      columns: limit.columns + 2 * Int(half.columns + 1),
      rows: limit.rows + 2 * Int(half.rows + 1))
    guard let inner = Self.bounds(of: lines, within: margin) else {
      self.init(bounds: CellRect(column: limit.column, row: limit.row, columns: 0, rows: 0))
      return
    }
    let reach = (columns: Int(half.columns + 1), rows: Int(half.rows + 1))
    let grown = CellRect(
      column: inner.column - reach.columns, row: inner.row - reach.rows,
      columns: inner.columns + 2 * reach.columns, rows: inner.rows + 2 * reach.rows)
    self.init(bounds: grown.intersection(limit))
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) { cover(from, to, half) }
    }
  }

  /// Covers a straight piece of a line, never thinner than an eighth.
  private mutating func cover(
    _ from: CellPoint, _ to: CellPoint, _ half: (columns: Double, rows: Double)
  ) {
    // In units in which the line is equally wide in all directions.
    let (dx, dy) = ((to.x - from.x) / half.columns, (to.y - from.y) / half.rows)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let (normalX, normalY) = (-dy / length, dx / length)
    var (x, y) = (normalX * half.columns, normalY * half.rows)
    let thickness = max(abs(x), abs(y))
    if thickness < Self.thinnest {
      let factor = Self.thinnest / thickness
      (x, y) = (x * factor, y * factor)
    }
    cover(inside: [
      [
        CellPoint(x: from.x + x, y: from.y + y), CellPoint(x: to.x + x, y: to.y + y),
        CellPoint(x: to.x - x, y: to.y - y), CellPoint(x: from.x - x, y: from.y - y),
      ]
    ])
  }

  /// Half of an eighth, a little more so that rounding leaves no hole.
  private static let thinnest = 0.0626
}
