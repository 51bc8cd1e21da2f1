import LayoutSolver
import Numbers

/// Widths of the container in a line, with marks where the layout changes: `205 ──┴ 331 ──▲───
/// 512`. A press on it sets the container's width to that of the place, and on a mark exactly to
/// the mark's.
struct WidthAxis: Equatable {
  let range: ClosedRange<Double>
  /// The present one.
  let width: Double
  /// Of the line, without the numbers at its ends.
  let columns: Int
  let breakpoints: [Double]
  /// The line's first column on the screen.
  var column = 0

  private func place(of width: Double) -> Int {
    let share = (width - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(max(Int(clamped: (share * Double(columns - 1)).rounded()), 0), columns - 1)
  }

  /// The width for a column of the screen, in whole points; beside the line, that of its end.
  func width(at column: Int) -> Double {
    let place = min(max(column - self.column, 0), columns - 1)
    if let mark = breakpoints.first(where: { self.place(of: $0) == place }) { return mark }
    let share = Double(place) / Double(columns - 1)
    return (range.lowerBound + share * (range.upperBound - range.lowerBound)).rounded()
  }

  // MARK: As text

  /// The columns before the line.
  func lead(_ words: PointWords) -> Int { words.text(range.lowerBound).count + 1 }

  func text(_ words: PointWords, unicode: Bool) -> String {
    let blank = Character(unicode ? "─" : "-")
    var line = Array(repeating: blank, count: columns)
    for breakpoint in breakpoints { line[place(of: breakpoint)] = unicode ? "┴" : "+" }
    line[place(of: width)] = unicode ? "▲" : "^"
    // Numbers beside the marks as far as there is room, the nearest first.
    for breakpoint in breakpoints.sorted(by: { abs($0 - width) < abs($1 - width) }) {
      let label = Array(words.text(breakpoint))
      let mark = place(of: breakpoint)
      let start = [mark + 1, mark - label.count].first { start in
        start >= 0 && start + label.count <= columns
          && line[start..<start + label.count].allSatisfy { $0 == blank }
      }
      guard let start else { continue }
      line.replaceSubrange(start..<start + label.count, with: label)
    }
    return "\(words.text(range.lowerBound)) \(String(line)) \(words.text(range.upperBound))"
  }
}
