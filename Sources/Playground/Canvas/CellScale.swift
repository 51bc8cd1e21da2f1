import Cells
import LayoutSolver
import Numbers

/// How many points a cell stands for, and the only place where points become cells.
///
/// Cells are about twice as tall as wide, so a row stands for twice the points of a column.
///
/// The policy: a cell is an area. Column `n` reaches from `n` times the scale to `n + 1` times it; a
/// rectangle takes the cells it has a part of, and what is drawn in a cell is drawn to an eighth of
/// it. Nothing of this flows back into layout.
public struct CellScale: Hashable, Sendable {
  /// Points a column; more than 0.
  public let pointsPerColumn: Double

  public init(pointsPerColumn: Double) {
    self.pointsPerColumn = pointsPerColumn.isFinite ? max(pointsPerColumn, 0.5) : 8
  }

  /// The finest scale, to a hundredth of a point, at which a container fits into so many cells.
  init(showing size: Size, columns: Int, rows: Int) {
    let points = max(
      size.width / Double(max(columns, 1)), size.height / Double(max(rows, 1)) / 2, 0.5)
    self.init(pointsPerColumn: (points * 100 - Self.tolerance).rounded(.up) / 100)
  }

  /// Points a row.
  public var pointsPerRow: Double { pointsPerColumn * 2 }

  /// Whether a cell is as small as a pixel or two, so that what is drawn is as it looks.
  var isFine: Bool { pointsPerColumn < 2 }

  /// The scales that zooming goes through, the finest first.
  public static let steps: [CellScale] =
    [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64].map(CellScale.init(pointsPerColumn:))

  /// The finest step at which a container fits into so many cells; the coarsest where none does.
  public static func fitting(_ size: Size, columns: Int, rows: Int) -> CellScale {
    let fits = steps.first { scale in
      let cells = scale.cells(size)
      return cells.columns <= columns && cells.rows <= rows
    }
    return fits ?? steps[steps.count - 1]
  }

  /// The next finer step, or this one where there is none.
  public var finer: CellScale {
    Self.steps.last { $0.pointsPerColumn < pointsPerColumn } ?? self
  }

  /// The next coarser step, or this one where there is none.
  public var coarser: CellScale {
    Self.steps.first { $0.pointsPerColumn > pointsPerColumn } ?? self
  }

  // MARK: Points to cells

  /// The cells a container's picture takes; one at least.
  public func cells(_ size: Size) -> (columns: Int, rows: Int) {
    let cells = cells(Rect(size: size))
    return (cells.columns, cells.rows)
  }

  /// The container whose picture fills so many cells.
  public func container(columns: Int, rows: Int) -> Size {
    Size(
      width: Double(max(columns, 0)) * pointsPerColumn, height: Double(max(rows, 0)) * pointsPerRow)
  }

  /// The cell that a place is in.
  func column(_ x: Double) -> Int { Self.cell(x / pointsPerColumn) }
  func row(_ y: Double) -> Int { Self.cell(y / pointsPerRow) }

  /// The cells a rectangle has a part of; the one it is in where it has no size.
  public func cells(_ rect: Rect) -> CellRect {
    let left = column(rect.minX)
    let top = row(rect.minY)
    return CellRect(
      column: left, row: top, columns: max(Self.end(rect.maxX / pointsPerColumn) - left, 1),
      rows: max(Self.end(rect.maxY / pointsPerRow) - top, 1))
  }

  /// The cells a rectangle has a part of, of the columns those of which it has half.
  func nearestColumns(_ rect: Rect) -> CellRect {
    let cells = cells(rect)
    let left = column(rect.minX + pointsPerColumn / 2)
    return CellRect(
      column: left, row: cells.row, columns: column(rect.maxX + pointsPerColumn / 2) - left,
      rows: cells.rows)
  }

  /// A place among cells, as fractions; one that is farther away than any picture reaches is
  /// brought to where it is safe to count with.
  func place(_ point: Point) -> CellPoint {
    CellPoint(
      x: Self.bounded(point.x / pointsPerColumn), y: Self.bounded(point.y / pointsPerRow))
  }

  /// The point in the middle of a cell.
  func point(column: Double, row: Double) -> Point {
    Point(x: (column + 0.5) * pointsPerColumn, y: (row + 0.5) * pointsPerRow)
  }

  /// Far outside any picture, but safe to count with.
  private static let farthest = 1e6
  /// What sums of floating point numbers leave over.
  private static let tolerance = 1e-6

  private static func bounded(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -farthest), farthest)
  }

  private static func cell(_ value: Double) -> Int {
    Int(clamped: (bounded(value) + tolerance).rounded(.down))
  }

  /// The cell after the last one that something which ends there has a part of.
  private static func end(_ value: Double) -> Int {
    Int(clamped: (bounded(value) - tolerance).rounded(.up))
  }

  /// `1 column = 8 pt, 1 row = 16 pt`.
  public var words: String {
    "1 column = \(PointsText.text(pointsPerColumn)) pt, "
      + "1 row = \(PointsText.text(pointsPerRow)) pt"
  }

  /// `col 8, row 16 pt`.
  var shortWords: String {
    "col \(PointsText.text(pointsPerColumn)), row \(PointsText.text(pointsPerRow)) pt"
  }
}

extension CellScale: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(pointsPerColumn: try decoder.singleValueContainer().decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pointsPerColumn)
  }
}
