import Cells

/// Where the parts of the screen are: the ladder of layouts from wide to tiny.
///
/// From 120 columns three columns, from 64 two, from 50 the canvas above one panel, below that the
/// canvas or a panel alone over one row of status; under 20 by 6 nothing but a line of advice.
/// A wider window never has a narrower canvas, and within a column panels get rows by what they
/// hold.
struct ScreenLayout {
  enum Rung: Equatable { case three, two, stacked, single, tooSmall }

  static let smallest = (columns: 20, rows: 6)
  /// Of a panel with its title.
  static let fewestRows = 3
  private static let fewestColumns = 16

  let rung: Rung
  /// The canvas without its title; empty while a panel covers it.
  private(set) var canvas = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  /// The panels to be seen with the rows of their contents, a row for the title above each.
  private(set) var panels: [(panel: Panel, content: CellRect)] = []
  /// The lines between columns of panels, with their rows.
  private(set) var dividers: [(line: Splitter, rect: CellRect)] = []
  /// The titles that are the lines between panels of a column.
  private(set) var titles: [(line: Splitter, rect: CellRect)] = []
  /// For errors and notices, above the hints.
  private(set) var messages: CellRect
  /// The last row.
  let hints: CellRect
  /// Whether the canvas has a row with its name and scale above it.
  private(set) var canvasTitle: CellRect?
  private let columns: Int
  private let rows: Int
  /// The rows that panels need for all they hold.
  private let wanted: [Panel: Int]
  private let splits: Splits

  init(
    columns: Int, rows: Int, focus: Panel, sidePanel: Panel, messageRows: Int,
    wanted: [Panel: Int] = [:], splits: Splits = Splits()
  ) {
    self.columns = columns
    self.rows = rows
    self.wanted = wanted
    self.splits = splits
    rung = Self.rung(columns: columns, rows: rows)
    hints = CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)
    let messageRows = rung == .single ? 0 : min(messageRows, max(rows / 4, 1))
    messages = CellRect(
      column: 0, row: rows - 1 - messageRows, columns: columns, rows: messageRows)
    let height = rows - 1 - messageRows
    let side = focus == .canvas ? sidePanel : focus
    switch rung {
    case .three: layThree(height, focus: focus)
    case .two: layTwo(height, side)
    case .stacked: layStacked(height, side)
    case .single: laySingle(height, focus)
    case .tooSmall: break
    }
  }

  private static func rung(columns: Int, rows: Int) -> Rung {
    if columns < smallest.columns || rows < smallest.rows { return .tooSmall }
    if rows < 14 || columns < 50 { return .single }
    if columns >= 120 && rows >= 20 { return .three }
    return columns >= 64 ? .two : .stacked
  }

  /// The cells that a container gets that follows the window: those of the canvas, but never more
  /// than in a larger window.
  var windowCells: (columns: Int, rows: Int) {
    switch rung {
    case .three, .two: (canvas.columns, rows - 2)
    case .stacked, .single: (min(columns, Self.narrowCanvas), rows - 2)
    case .tooSmall: (0, 0)
    }
  }

  // MARK: The rungs

  /// Of the canvas where two columns begin, and where three do.
  private static let narrowCanvas = 36
  private static let wideCanvas = 54

  private mutating func layThree(_ height: Int, focus: Panel) {
    let canvas = Self.wideCanvas + (columns - 120) * 7 / 10
    let sides = columns - canvas - 4
    var left = splits.left ?? sides * 9 / 20
    left = min(max(left, Self.fewestColumns), columns - 2 * Self.fewestColumns - 4)
    var right = splits.right ?? sides - sides * 9 / 20
    right = min(max(right, Self.fewestColumns), columns - left - Self.fewestColumns - 4)
    // Code is wide: the figures give way to it, and the canvas keeps its size.
    let isSource = focus == .source && splits == Splits()
    if isSource { left += right + 1 }
    stack(leftPanels(height, focus: focus), column: 0, columns: left)
    addDivider(.left, left, height)
    let end = isSource ? columns : columns - right - 1
    placeCanvas(
      column: left + 1, row: 0, columns: end - left - 1, rows: height, margins: (1, 1))
    if isSource { return }
    stack(
      share(height, [.proxy, .trace], last: .trace), column: columns - right, columns: right)
    addDivider(.right, end, height)
  }

  /// Findings have few rows and the tree many; the source gets what they leave, and at least two
  /// fifths.
  private func leftPanels(_ height: Int, focus: Panel) -> [(Panel, Int)] {
    let most = focus == .findings ? height / 2 : max(height / 5, Self.fewestRows)
    let findings = limited(.findings, height, most: most)
    let rest = height - findings
    let share = focus == .source ? rest / 2 : rest * 3 / 5
    let tree = limited(.tree, rest, most: share)
    return [(.tree, tree), (.source, rest - tree), (.findings, findings)]
  }

  private mutating func layTwo(_ height: Int, _ side: Panel) {
    let standard =
      columns - min(columns / 2 + 4, max(columns - 38, Self.narrowCanvas), Self.wideCanvas) - 2
    let right = min(
      max(splits.right ?? standard, Self.fewestColumns), columns - Self.fewestColumns - 2)
    stack(sidePanels(height, side), column: columns - right, columns: right)
    placeCanvas(column: 0, row: 0, columns: columns - right - 1, rows: height, margins: (0, 1))
    addDivider(.right, columns - right - 1, height)
  }

  /// The tree comes first, and Geometry below it where both have room; any other panel has the
  /// column, below the tree in a high one.
  private func sidePanels(_ height: Int, _ side: Panel) -> [(Panel, Int)] {
    let fewest = 12
    guard [.tree, .proxy].contains(side) else {
      return height >= 36 ? share(height, [.tree, side], last: side) : [(side, height)]
    }
    let proxy = splits.rows[.tree].map { height - $0 } ?? (wanted[.proxy] ?? 0) + 1
    guard height - proxy >= fewest else { return [(side, height)] }
    return [(.tree, height - max(proxy, 1)), (.proxy, max(proxy, 1))]
  }

  private mutating func layStacked(_ height: Int, _ side: Panel) {
    let lower = min(max(splits.rows[.canvas].map { height - $0 } ?? height * 2 / 5, 6), height - 4)
    placeCanvas(column: 0, row: 0, columns: columns, rows: height - lower)
    add(side, row: height - lower, rows: lower, column: 0, columns: columns)
    titles.append(
      (.below(.canvas), CellRect(column: 0, row: height - lower, columns: columns, rows: 1)))
  }

  private mutating func laySingle(_ height: Int, _ focus: Panel) {
    if focus != .canvas { add(focus, row: 0, rows: height, column: 0, columns: columns) }
    // Out of sight, the canvas keeps its size, so that nothing reflows behind a panel.
    canvas = CellRect(column: 0, row: 0, columns: columns, rows: height)
  }

  // MARK: Rows

  /// As many rows as a panel holds or the user gave it, its title included.
  private func limited(_ panel: Panel, _ height: Int, most: Int) -> Int {
    let rows = splits.rows[panel] ?? min((wanted[panel] ?? most) + 1, most)
    return min(max(rows, Self.fewestRows), max(height - Self.fewestRows, 0))
  }

  /// Two panels below each other: the first has the rows it needs, at most half; the last the rest.
  private func share(_ height: Int, _ panels: [Panel], last: Panel) -> [(Panel, Int)] {
    var left = height
    var shares: [(Panel, Int)] = []
    for panel in panels where panel != last {
      let rows = limited(panel, left, most: max(left / 2, Self.fewestRows))
      shares.append((panel, rows))
      left -= rows
    }
    return shares + [(last, left)]
  }

  private mutating func stack(_ parts: [(Panel, Int)], column: Int, columns: Int) {
    var row = 0
    var above: Panel?
    for (panel, rows) in parts where rows > 0 {
      add(panel, row: row, rows: rows, column: column, columns: columns)
      if let above {
        let title = CellRect(column: column, row: row, columns: columns, rows: 1)
        titles.append((.below(above), title))
      }
      above = panel
      row += rows
    }
  }

  private mutating func add(
    _ panel: Panel, row: Int, rows: Int, column: Int, columns: Int
  ) {
    panels.append(
      (panel, CellRect(column: column, row: row + 1, columns: columns, rows: rows - 1)))
  }

  private mutating func addDivider(_ line: Splitter, _ column: Int, _ height: Int) {
    dividers.append((line, CellRect(column: column, row: 0, columns: 1, rows: height)))
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

  /// The contents of a panel, if it is to be seen.
  func place(of panel: Panel) -> CellRect? { panels.first { $0.panel == panel }?.content }

  /// Whether the canvas is to be seen.
  var showsCanvas: Bool { rung != .tooSmall && (rung != .single || panels.isEmpty) }
}
