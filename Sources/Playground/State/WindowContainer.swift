import Cells
import LayoutSolver

/// How large a container is that follows the terminal's window.
///
/// A side never gets shorter when the window gets larger. It takes 6 points a column and 12 a row,
/// at which texts stay legible. Where that would be narrower than a phone, it is one for a while,
/// at up to 8 points a column; where it would be as large as a tablet, the cells get finer first, to
/// no less than 4. The scale is the one at which both sides are in sight.
enum WindowContainer {
  /// The length in points that `columns` steps between columns stand for.
  static func width(columns: Int) -> Double { length(columns, phone: 320, tablet: 600) }

  /// The same for steps between rows.
  static func height(rows: Int) -> Double { length(2 * rows, phone: 272, tablet: 804) }

  private static let legible = 6.0
  private static let coarsest = 8.0
  private static let finest = 4.0

  /// In half rows or columns, which are as large as each other.
  private static func length(_ count: Int, phone: Double, tablet: Double) -> Double {
    let count = Double(max(count, 0))
    return max(finest * count, min(coarsest * count, max(legible * count, phone), tablet))
  }
}
