import Numbers

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
  /// The inside of closed lines, by how often they wind around a point.
  /// - Parameters:
  ///   - lines: Their corners, in cells; each is closed from its last corner to its first.
  ///   - limit: The cells of the picture.
  ///   - isEvenOdd: Whether points with an even winding number are outside.
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
    let (column, row) = (Int(clamped: left.rounded(.down)), Int(clamped: top.rounded(.down)))
    return CellRect(
      column: column, row: row, columns: Int(clamped: right.rounded(.up)) - column,
      rows: Int(clamped: bottom.rounded(.up)) - row)
  }

  /// Covers what lies inside of closed lines too: of each eighth whether its middle does.
  /// - Complexity: O(*e* log *e* + *c*) in time for *e* edges that cross *c* lines of eighths, O(*e*)
  ///   in memory: a line is filled before the next is looked at.
  mutating func cover(inside lines: [[CellPoint]], isEvenOdd: Bool = false) {
    var edges = edges(of: lines)
    edges.sort { $0.lines.lowerBound < $1.lines.lowerBound }
    guard var line = edges.first?.lines.lowerBound else { return }
    var row = WindingRow(columns: bounds.column - 1...bounds.endColumn + 1, isEvenOdd: isEvenOdd)
    var (next, crossing): (Int, [FilledEdge]) = (0, [])
    while next < edges.count || !crossing.isEmpty {
      while next < edges.count, edges[next].lines.lowerBound <= line {
        crossing.append(edges[next])
        next += 1
      }
      row.forEachRun(between: crossing, at: line) { cover(line: line, $0) }
      line += 1
      crossing.removeAll { $0.lines.upperBound <= line }
    }
  }

  /// The edges of closed lines that cross the middle of a row of eighths within the bounds.
  private func edges(of lines: [[CellPoint]]) -> [FilledEdge] {
    var edges: [FilledEdge] = []
    let rows = bounds.row << 3..<max(bounds.endRow, bounds.row) << 3
    for line in lines {
      guard var from = line.last else { continue }
      for to in line {
        if let edge = FilledEdge(from, to, within: rows) { edges.append(edge) }
        from = to
      }
    }
    return edges
  }

  // MARK: Strokes

  /// A thin stroke, without a style of corners and ends.
  /// - Parameters:
  ///   - lines: The corners of the lines that it follows, in cells.
  ///   - half: Half of its width, in columns and in rows.
  ///   - limit: The cells of the picture.
  public init(
    along lines: [[CellPoint]], half: (columns: Double, rows: Double), within limit: CellRect
  ) {
    // Widths are divided by, and counted in cells.
    func clamped(_ half: Double) -> Double { min(max(half, 0.001), 10_000) }
    let half = (columns: clamped(half.columns), rows: clamped(half.rows))
    let margin = CellRect(
      column: limit.column - Int(clamped: half.columns + 1),
      row: limit.row - Int(clamped: half.rows + 1),
      columns: limit.columns + 2 * Int(clamped: half.columns + 1),
      rows: limit.rows + 2 * Int(clamped: half.rows + 1))
    guard let inner = Self.bounds(of: lines, within: margin) else {
      self.init(bounds: CellRect(column: limit.column, row: limit.row, columns: 0, rows: 0))
      return
    }
    let reach = (columns: Int(clamped: half.columns + 1), rows: Int(clamped: half.rows + 1))
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
    // In units in which the line has the same width in all directions.
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

  /// Half of an eighth, and a little more so that rounding leaves no hole.
  private static let thinnest = 0.0626
}
