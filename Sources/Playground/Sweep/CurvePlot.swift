import Cells

/// A function drawn into rows of characters: in braille, two by four dots a cell, where the
/// terminal has Unicode.
struct CurvePlot {
  var columns: Int
  var rows: Int
  var unicode: Bool
  /// What the first column and the last one stand for.
  var domain: ClosedRange<Double>
  /// What the lowest row and the highest one stand for.
  var range: ClosedRange<Double>

  private var dotsAcross: Int { unicode ? 2 : 1 }
  private var dotsDown: Int { unicode ? 4 : 1 }

  /// The rows from top to bottom.
  func lines(_ value: (Double) -> Double) -> [String] {
    var dots = Array(repeating: Array(repeating: UInt32(0), count: columns), count: rows)
    var last: Int?
    for x in 0..<columns * dotsAcross {
      let y = dot(of: value(position(of: x)))
      // A jump is drawn as a line, so that it is seen as one.
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
    return last - Int((min(max(share, 0), 1) * Double(last)).rounded())
  }

  /// The column of a place in the domain.
  func column(of value: Double) -> Int {
    let extent = domain.upperBound - domain.lowerBound
    guard extent > 0 else { return 0 }
    let share = min(max((value - domain.lowerBound) / extent, 0), 1)
    return Int((share * Double(columns - 1)).rounded())
  }

  private func set(_ x: Int, _ y: Int, in dots: inout [[UInt32]]) {
    let bit = unicode ? Self.braille[y % dotsDown][x % dotsAcross] : 1
    dots[y / dotsDown][x / dotsAcross] |= bit
  }

  private func character(_ dots: UInt32) -> Character {
    guard dots != 0 else { return " " }
    guard unicode else { return "*" }
    return Unicode.Scalar(0x2800 + dots).map(Character.init) ?? " "
  }

  /// The bit of each dot in Unicode's braille patterns, by row and column.
  private static let braille: [[UInt32]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]
}
