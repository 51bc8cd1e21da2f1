import Cells

/// Where the parts of the screen are: the ladder of layouts from wide to tiny.
///
/// From 120 columns three columns, from 80 two, from 50 the canvas above one panel, below that the
/// canvas or a panel alone over one row of status; under 20 by 6 nothing but a line of advice.
struct ScreenLayout {
  enum Rung: Equatable { case three, two, stacked, single, tooSmall }

  static let smallest = (columns: 20, rows: 6)

  let rung: Rung
  /// The canvas without its title; empty while a panel covers it.
  private(set) var canvas = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  /// The panels to be seen with the rows of their contents, a row for the title above each.
  private(set) var panels: [(panel: Panel, content: CellRect)] = []
  /// The columns of the lines between columns of panels, with their rows.
  private(set) var dividers: [CellRect] = []
  /// For errors and notices, above the hints.
  private(set) var messages: CellRect
  /// The last row.
  let hints: CellRect
  /// Whether the canvas has a row with its name and scale above it.
  private(set) var canvasTitle: CellRect?

  init(columns: Int, rows: Int, focus: Panel, sidePanel: Panel, messageRows: Int) {
    rung = Self.rung(columns: columns, rows: rows)
    hints = CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)
    let messageRows = rung == .single ? 0 : min(messageRows, max(rows / 4, 1))
    messages = CellRect(
      column: 0, row: rows - 1 - messageRows, columns: columns, rows: messageRows)
    let height = rows - 1 - messageRows
    let side = focus == .canvas ? sidePanel : focus
    switch rung {
    case .three: layThree(columns, height, focus: focus)
    case .two: layTwo(columns, height, side)
    case .stacked: layStacked(columns, height, side)
    case .single: laySingle(columns, height, focus)
    case .tooSmall: break
    }
  }

  private static func rung(columns: Int, rows: Int) -> Rung {
    if columns < smallest.columns || rows < smallest.rows { return .tooSmall }
    if rows < 14 || columns < 50 { return .single }
    if columns >= 120 && rows >= 20 { return .three }
    return columns >= 80 ? .two : .stacked
  }

  // MARK: The rungs

  private mutating func layThree(_ columns: Int, _ height: Int, focus: Panel) {
    let left = min(max(columns / 5, 28), 40)
    let right = min(max(columns / 4, 42), 56)
    let findings = focus == .findings ? height / 3 : min(7, height / 5)
    let source = (height - findings) * 2 / 5
    stack(
      [(.tree, height - source - findings), (.source, source), (.findings, findings)],
      column: 0, columns: left)
    let proxy = min(18, height / 2)
    stack(
      [(.proxy, proxy), (.trace, height - proxy)], column: columns - right, columns: right)
    placeCanvas(
      column: left + 1, row: 0, columns: columns - left - right - 2, rows: height, margins: (1, 1))
    dividers = [left, columns - right - 1].map {
      CellRect(column: $0, row: 0, columns: 1, rows: height)
    }
  }

  private mutating func layTwo(_ columns: Int, _ height: Int, _ side: Panel) {
    let right = min(max(columns * 2 / 5, 36), 48)
    if height >= 32 {
      let lower: Panel = side == .proxy ? .tree : side
      let proxy = 16
      stack(
        [(.proxy, proxy), (lower, height - proxy)], column: columns - right, columns: right)
    } else {
      stack([(side, height)], column: columns - right, columns: right)
    }
    placeCanvas(column: 0, row: 0, columns: columns - right - 1, rows: height, margins: (0, 1))
    dividers = [CellRect(column: columns - right - 1, row: 0, columns: 1, rows: height)]
  }

  private mutating func layStacked(_ columns: Int, _ height: Int, _ side: Panel) {
    let lower = max(height * 2 / 5, 6)
    placeCanvas(column: 0, row: 0, columns: columns, rows: height - lower)
    panels.append(
      (side, CellRect(column: 0, row: height - lower + 1, columns: columns, rows: lower - 1)))
  }

  private mutating func laySingle(_ columns: Int, _ height: Int, _ focus: Panel) {
    if focus == .canvas {
      canvas = CellRect(column: 0, row: 0, columns: columns, rows: height)
    } else {
      panels.append((focus, CellRect(column: 0, row: 1, columns: columns, rows: height - 1)))
      // Out of sight, the canvas keeps its size, so that nothing reflows behind a panel.
      canvas = CellRect(column: 0, row: 0, columns: columns, rows: height)
    }
  }

  private mutating func stack(_ parts: [(Panel, Int)], column: Int, columns: Int) {
    var row = 0
    for (panel, rows) in parts {
      let content = CellRect(column: column, row: row + 1, columns: columns, rows: rows - 1)
      panels.append((panel, content))
      row += rows
    }
  }

  /// - Parameter margins: Blank columns that keep the picture's edges from the lines beside it.
  private mutating func placeCanvas(
    column: Int, row: Int, columns: Int, rows: Int, margins: (left: Int, right: Int) = (0, 0)
  ) {
    canvasTitle = CellRect(column: column, row: row, columns: columns, rows: 1)
    canvas = CellRect(
      column: column + margins.left, row: row + 1,
      columns: columns - margins.left - margins.right, rows: rows - 1)
  }

  /// Whether the canvas is to be seen.
  var showsCanvas: Bool { rung != .tooSmall && (rung != .single || panels.isEmpty) }
}
