import Cells
import LayoutSolver
import Numbers

/// Which pictures of a row of variants are visible, at their common scale.
struct MatrixArrangement: Equatable {
  /// Positions of the visible ones.
  private(set) var shown: Range<Int>
  private(set) var scale: CellScale

  /// Between two pictures.
  static let gap = 2
  /// A finer scale adds nothing to a picture.
  private static let finest = 4.0
  /// How much coarser the scale may get, for one picture more.
  private static let patience = 1.15

  /// - Parameters:
  ///   - sizes: of the containers, in points.
  ///   - columns: for pictures, their borders included.
  ///   - rows: for pictures, without borders.
  ///   - first: the first one in sight, unless `current` is out of sight then.
  init(_ sizes: [Size], columns: Int, rows: Int, current: Int, first: Int) {
    var start = min(max(first, 0), current)
    var fitting = Self.fitting(sizes[start...], columns: columns, rows: rows)
    while start + fitting.count <= current {
      start += 1
      fitting = Self.fitting(sizes[start...], columns: columns, rows: rows)
    }
    shown = start..<start + fitting.count
    scale = fitting.scale
  }

  /// The cells of a picture with its border. Less than half a cell at the far edges is left out, so
  /// that screens fill their frames.
  func cells(_ size: Size) -> (columns: Int, rows: Int) {
    let columns = Int(clamped: (size.width / scale.pointsPerColumn).rounded())
    let rows = Int(clamped: (size.height / scale.pointsPerRow).rounded())
    return (max(columns, Self.fewest) + 2, max(rows, 1) + 2)
  }

  /// Names have to be legible.
  private static let fewest = 12

  /// How many of the first fit, and the scale at which all of each is seen.
  private static func fitting(
    _ sizes: ArraySlice<Size>, columns: Int, rows: Int
  ) -> (count: Int, scale: CellScale) {
    var best: (count: Int, scale: CellScale)?
    for count in 1...max(sizes.count, 1) {
      let chosen = sizes.prefix(count)
      let tallest = chosen.map(\.height).max() ?? 0
      let whole = max(tallest / Double(2 * max(rows, 1)), finest)
      // Each picture has a border, and may be rounded up by half a column.
      let free = columns - (count - 1) * gap - count * 2 - (count + 1) / 2
      let width = chosen.reduce(0) { $0 + max($1.width, whole * Double(fewest)) }
      let wide = free > 0 ? width / Double(free) : .infinity
      guard best == nil || wide <= whole * patience else { break }
      let points = (max(whole, wide.isFinite ? wide : 0) * 10).rounded(.up) / 10
      best = (count, CellScale(pointsPerColumn: points))
    }
    return best ?? (1, CellScale(pointsPerColumn: finest))
  }
}
