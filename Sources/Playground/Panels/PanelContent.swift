import Cells

/// What a panel shows: rows made when they come into view, one of them current.
struct PanelContent {
  var count: Int
  /// The row that is selected, or that the selection is in.
  var current: Int?
  /// The last row of what is current, where that is more than one.
  var currentEnd: Int?
  /// Whether all rows of what is current stand out, and not the first alone.
  var highlightsAll = false
  var line: (Int) -> StyledLine
  /// The same rows where these are the ones in sight, for a panel whose rows look at each other.
  var block: ((Range<Int>) -> PanelContent)?

  init(count: Int, current: Int? = nil, line: @escaping (Int) -> StyledLine) {
    self.count = count
    self.current = current
    self.line = line
  }

  init(_ lines: [StyledLine], current: Int? = nil) {
    self.init(count: lines.count, current: current) { lines[$0] }
  }

  /// Whether a row stands out as the current one.
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

  /// What a click or Enter on a row of a panel does.
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
