import Cells

/// How much work a picture may be: a scene can lay ten thousand gradients over each other, and a key
/// is to have its picture soon all the same.
struct PaintBudget {
  /// A cell filled with a gradient costs as much as so many filled with one colour.
  static let blended = 12

  /// Cells that are left to be filled with one colour.
  private var left = 20_000_000

  var isSpent: Bool { left <= 0 }

  /// Setting a text costs as much as filling a cell for each byte of it, shown or not: one letter may
  /// have any number of marks.
  mutating func spend(lines: [String]) {
    left -= lines.reduce(0) { $0 + $1.utf8.count }
  }

  /// An outline costs as much as so many cells for each of its points: every one is an edge, which
  /// crosses lines of cells.
  mutating func spend(points: Int, each price: Int = edge) { left -= points * price }

  /// What a point of an outline costs that is filled or drawn as a hairline.
  static let edge = 8
  /// What a point costs around which a wide stroke makes an outline of its own.
  static let strokedPoint = 100

  mutating func spend(cells: CellRect, each price: Int = 1) {
    left -= (cells.columns * cells.rows + 16) * price
  }
}
