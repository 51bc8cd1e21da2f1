import Cells
import LayoutSolver

/// How many points a cell stands for, and the only place where points become cells.
///
/// Cells are about twice as tall as wide, so a row stands for twice the points of a column.
///
/// The policy: columns and rows of a picture are *lines*, at every multiple of the scale. An edge
/// goes to the line nearest to it, halves away from zero, whatever the view's size is; so edges
/// that coincide in points are drawn once, in the same cells, and a picture of a container of
/// `n` columns' width is `n + 1` columns wide. Nothing of this flows back into layout.
public struct CellScale: Hashable, Sendable {
  /// Points a column; more than 0.
  public let pointsPerColumn: Double

  public init(pointsPerColumn: Double) {
    self.pointsPerColumn = pointsPerColumn.isFinite ? max(pointsPerColumn, 0.5) : 8
  }

  /// Points a row.
  public var pointsPerRow: Double { pointsPerColumn * 2 }

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

  /// The cells a container's picture takes.
  public func cells(_ size: Size) -> (columns: Int, rows: Int) {
    (column(size.width) + 1, row(size.height) + 1)
  }

  /// The container whose picture fills so many cells.
  public func container(columns: Int, rows: Int) -> Size {
    Size(
      width: Double(max(columns - 1, 0)) * pointsPerColumn,
      height: Double(max(rows - 1, 0)) * pointsPerRow)
  }

  func column(_ x: Double) -> Int { Self.line(x / pointsPerColumn) }
  func row(_ y: Double) -> Int { Self.line(y / pointsPerRow) }

  /// The cells from a rectangle's first edge to its last, both included.
  func cells(_ rect: Rect) -> CellRect {
    let left = column(rect.minX)
    let top = row(rect.minY)
    return CellRect(
      column: left, row: top, columns: column(rect.maxX) - left + 1,
      rows: row(rect.maxY) - top + 1)
  }

  /// The point in the middle of a cell.
  func point(column: Double, row: Double) -> Point {
    Point(x: column * pointsPerColumn, y: row * pointsPerRow)
  }

  /// Far outside any picture, but safe to count with.
  private static let farthest = 1e6

  private static func line(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -farthest), farthest).rounded())
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
