import Numbers

/// An edge of an area that is filled row by row.
struct FilledEdge {
  /// The rows of eighths whose middles it crosses.
  let lines: Range<Int>
  /// 1 where it leads downwards, -1 where upwards.
  let winding: Int
  private let top: CellPoint
  /// How far it moves to the right for each row downwards, in columns.
  private let slope: Double

  /// - Parameter rows: The rows of eighths that exist. The result is nil where the edge crosses
  ///   none of their middles.
  init?(_ from: CellPoint, _ to: CellPoint, within rows: Range<Int>) {
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    let first = max(Int(clamped: (upper.y * 8 - 0.5).rounded(.up)), rows.lowerBound)
    let end = min(Int(clamped: (lower.y * 8 - 0.5).rounded(.up)), rows.upperBound)
    guard first < end else { return nil }
    lines = first..<end
    winding = from.y < to.y ? 1 : -1
    top = upper
    slope = (lower.x - upper.x) / (lower.y - upper.y)
  }

  /// Where it crosses the middle of a row of eighths, in columns.
  func column(at line: Int) -> Double { top.x + ((Double(line) + 0.5) / 8 - top.y) * slope }
}

/// How often an area's edges wind around each eighth of one line.
struct WindingRow {
  /// Columns beyond these are as good as these.
  private let columns: ClosedRange<Double>
  private let isEvenOdd: Bool
  /// The first eighth counted.
  private let start: Int
  /// Where the few edges of a row cross it.
  private var crossings: [(eighth: Int, winding: Int)] = []
  /// The changes at each eighth; all zero between two lines. Empty until a line has many edges.
  private var changes: [Int32] = []

  /// Up to this many edges are sorted; more are counted at their eighths, which takes as long as
  /// the line is wide.
  private static let few = 32

  init(columns: ClosedRange<Int>, isEvenOdd: Bool) {
    self.columns = Double(columns.lowerBound)...Double(columns.upperBound)
    self.isEvenOdd = isEvenOdd
    start = columns.lowerBound << 3
  }

  /// Calls a function with the eighths of a line that lie inside, from left to right.
  mutating func forEachRun(
    between edges: [FilledEdge], at line: Int, _ body: (Range<Int>) -> Void
  ) {
    if edges.count <= Self.few { sort(edges, line, body) } else { count(edges, line, body) }
  }

  private mutating func sort(_ edges: [FilledEdge], _ line: Int, _ body: (Range<Int>) -> Void) {
    crossings.removeAll(keepingCapacity: true)
    for edge in edges { crossings.append((eighth(of: edge, line), edge.winding)) }
    crossings.sort { $0.eighth < $1.eighth }
    var winding = 0
    for index in crossings.indices.dropLast() {
      winding += crossings[index].winding
      let (start, end) = (crossings[index].eighth, crossings[index + 1].eighth)
      if start < end, isInside(winding) { body(start..<end) }
    }
  }

  private mutating func count(_ edges: [FilledEdge], _ line: Int, _ body: (Range<Int>) -> Void) {
    if changes.isEmpty {
      let end = Int(columns.upperBound) << 3
      changes = [Int32](repeating: 0, count: end - start + 1)
    }
    for edge in edges { changes[eighth(of: edge, line) - start] += Int32(edge.winding) }
    var winding = 0
    var begin: Int?
    for index in changes.indices where changes[index] != 0 {
      winding += Int(changes[index])
      changes[index] = 0
      switch (begin, isInside(winding)) {
      case (nil, true): begin = index
      case (let first?, false):
        body(start + first..<start + index)
        begin = nil
      default: break
      }
    }
  }

  /// Each crossing changes the winding by one, up or down, so an odd number of crossings means an
  /// odd winding.
  private func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding & 1 == 1 : winding != 0 }

  /// The first eighth whose middle isn't left of an edge.
  private func eighth(of edge: FilledEdge, _ line: Int) -> Int {
    let column = min(max(edge.column(at: line), columns.lowerBound), columns.upperBound)
    return Int(clamped: (column * 8 - 0.5).rounded(.up))
  }
}
