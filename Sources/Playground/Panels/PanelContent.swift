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
  /// The one place where panels get their contents.
  func content(of panel: Panel, columns: Int) -> PanelContent {
    switch panel {
    case .canvas: PanelContent([])
    case .tree: treeContent(columns: columns)
    case .proxy: proxyContent(columns: columns)
    case .trace: traceContent(columns: columns)
    case .source: sourceContent(columns: columns)
    case .findings: findingsContent(columns: columns)
    }
  }

  /// The effect of a click or Enter on a row of a panel.
  func choose(row: Int, in panel: Panel) {
    switch panel {
    case .canvas, .proxy: break
    case .tree: if treeRows.indices.contains(row) { select(treeRows[row]) }
    case .trace: chooseTraceRow(row)
    case .source: goToSource(line: row + 1)
    case .findings: chooseFinding(findingIndex(ofRow: row))
    }
  }

  /// Lengths as this terminal can show them.
  var words: PointWords { PointWords(ascii: !terminal.capabilities.unicode) }
}
