import Cells

/// A panel's contents: rows made when they come into view, one of them current.
struct PanelContent {
  var count: Int
  /// The row that is selected, or that the selection is in.
  var current: Int?
  /// The last row of the current item, if it has more than one.
  var currentEnd: Int?
  /// Whether all rows of the current item are highlighted, rather than the first.
  var highlightsAll = false
  var line: (Int) -> StyledLine
  /// The same rows if these are visible, for a panel whose rows depend on each other.
  var block: ((Range<Int>) -> PanelContent)?

  init(count: Int, current: Int? = nil, line: @escaping (Int) -> StyledLine) {
    self.count = count
    self.current = current
    self.line = line
  }

  init(_ lines: [StyledLine], current: Int? = nil) {
    self.init(count: lines.count, current: current) { lines[$0] }
  }

  /// Whether a row is highlighted as the current one.
  func highlights(_ row: Int) -> Bool {
    guard let current else { return false }
    return row == current || highlightsAll && (current...(currentEnd ?? current)).contains(row)
  }
}

extension Playground {
  /// What a panel that is this wide shows.
  func content(of panel: Panel, columns: Int) -> PanelContent {
    panel.kind.content(columns: columns, in: self)
  }

  /// Lengths as this terminal can show them.
  var words: PointWords { PointWords(ascii: !terminal.capabilities.unicode) }
}
