import Cells
import Numbers

/// A function drawn into rows of characters: in braille, two by four dots a cell, where the
/// terminal has Unicode.
struct CurvePlot {
  var columns: Int
  var rows: Int
  var unicode: Bool
  /// The lengths of the first and the last column.
  var domain: ClosedRange<Double>
  /// The values of the lowest and the highest row.
  var range: ClosedRange<Double>

  private var dotsAcross: Int { unicode ? Subcells.dotsAcross : 1 }
  private var dotsDown: Int { unicode ? Subcells.dotsDown : 1 }

  /// The rows from top to bottom.
  func lines(_ value: (Double) -> Double) -> [String] {
    var dots = Array(repeating: Array(repeating: Subcells.Dots(), count: columns), count: rows)
    var last: Int?
    for x in 0..<columns * dotsAcross {
      let y = dot(of: value(position(of: x)))
      // A jump is drawn as a line, so that it is visible as one.
      let steps = last.map { min($0, y)...max($0, y) } ?? y...y
      for step in steps { set(x, step, in: &dots) }
      last = y
    }
    return dots.map { row in String(row.map(character)) }
  }

  /// The domain's value at a dot, counted from the left.
  private func position(of dot: Int) -> Double {
    let share = Double(dot) / Double(max(columns * dotsAcross - 1, 1))
    return domain.lowerBound + share * (domain.upperBound - domain.lowerBound)
  }

  /// The dot of a value, counted from the top.
  private func dot(of value: Double) -> Int {
    let last = rows * dotsDown - 1
    let extent = range.upperBound - range.lowerBound
    guard extent > 0, value.isFinite else { return last }
    let share = (value - range.lowerBound) / extent
    return last - Int(clamped: (min(max(share, 0), 1) * Double(last)).rounded())
  }

  /// The column of a place in the domain.
  func column(of value: Double) -> Int {
    let extent = domain.upperBound - domain.lowerBound
    guard extent > 0 else { return 0 }
    let share = min(max((value - domain.lowerBound) / extent, 0), 1)
    return Int(clamped: (share * Double(columns - 1)).rounded())
  }

  private func set(_ x: Int, _ y: Int, in dots: inout [[Subcells.Dots]]) {
    dots[y / dotsDown][x / dotsAcross].insert(Subcells.Dots(x: x % dotsAcross, y: y % dotsDown))
  }

  private func character(_ dots: Subcells.Dots) -> Character {
    unicode || dots.isEmpty ? dots.character : "*"
  }
}
