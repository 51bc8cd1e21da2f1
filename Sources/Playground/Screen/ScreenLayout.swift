import Cells

/// Where the parts of the screen are: the ladder of layouts from wide to tiny.
///
/// The widest windows have panels on both sides of the canvas, narrower ones on the right, and in
/// those that are narrower still a panel with the keys lies over the canvas; under 20 by 6 there is
/// nothing but a line of advice. Within a rung every column and row more of the window is one more of
/// the canvas, whichever panel has the keys, and within a column panels get rows by what they hold.
struct ScreenLayout {
  enum Rung: String, Codable { case three, two, single, tooSmall }

  static let smallest = (columns: 20, rows: 6)
  /// Of a window with panels beside the canvas, and with a title over it.
  static let fewestRowsOfPanels = 12
  /// Of a panel with its title.
  static let fewestRows = 3

  let rung: Rung
  /// The canvas without its title. In a narrow window a panel may lie over it.
  private(set) var canvas = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  /// The panels to be seen with the rows of their contents, a row for the title above each.
  private(set) var panels: [(panel: Panel, content: CellRect)] = []
  /// The lines between columns of panels, with their rows.
  private(set) var dividers: [(line: Splitter, rect: CellRect)] = []
  /// The titles that are the lines between panels of a column.
  private(set) var titles: [(line: Splitter, rect: CellRect)] = []
  /// The row above the hints, which says what the picture shows.
  let caption: CellRect
  /// The last row.
  let hints: CellRect
  /// The row with the canvas's name and scale above it; nil where there is none.
  private(set) var canvasTitle: CellRect?
  private let columns: Int
  private let rows: Int
  private let shares: WindowColumns
  /// The rows that panels need for all they hold.
  private let wanted: [Panel: Int]
  private let splits: Splits

  /// - Parameter isAlone: Whether the canvas is shown without panels and titles.
  init(
    columns: Int, rows: Int, focus: Panel, sidePanel: Panel, shares: WindowColumns,
    wanted: [Panel: Int] = [:], splits: Splits = Splits(), isAlone: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.shares = shares
    self.wanted = wanted
    self.splits = splits
    let rung = shares.rung(columns: columns, rows: rows)
    self.rung = isAlone && rung != .tooSmall ? .single : rung
    hints = CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)
    caption = CellRect(column: 0, row: rows - 2, columns: columns, rows: 1)
    let height = rows - 2
    let side = focus == .canvas ? sidePanel : focus
    switch self.rung {
    case .three: layThree(height, focus: focus)
    case .two: layTwo(height, side)
    case .single: laySingle(height, isAlone ? .canvas : focus, isTitled: !isAlone)
    case .tooSmall: break
    }
  }

  /// The cells of a container that is the canvas.
  var containerCells: (columns: Int, rows: Int) { (canvas.columns, canvas.rows) }

  // MARK: The rungs

  private mutating func layThree(_ height: Int, focus: Panel) {
    let (left, right) = (shares.left, shares.right)
    let wide = focus.kind.room?.isWide == true ? focus : nil
    func panels(_ column: PanelRoom.Column) -> [Panel] {
      Panel.all.filter { $0.kind.room?.column == column && $0 != wide }
    }
    stack(share(height, panels(.left)), column: 0, columns: left)
    addDivider(.left, left, height)
    placeCanvas(
      column: left + 1, columns: columns - left - right - 2, rows: height, margins: (1, 1))
    addDivider(.right, columns - right - 1, height)
    stack(
      share(height, wide.map { [$0] } ?? panels(.right)), column: columns - right, columns: right)
  }

  private mutating func layTwo(_ height: Int, _ side: Panel) {
    let right = shares.right
    placeCanvas(column: 0, columns: columns - right - 1, rows: height, margins: (0, 1))
    addDivider(.right, columns - right - 1, height)
    stack(sidePanels(height, side), column: columns - right, columns: right)
  }

  /// The tree comes first, and Geometry below it where both have room; any other panel has the
  /// column, below the tree in a high one.
  private func sidePanels(_ height: Int, _ side: Panel) -> [(Panel, Int)] {
    let fewest = 12
    guard [.tree, .geometry].contains(side) else {
      guard height >= 36 else { return [(side, height)] }
      let tree = limited(.tree, height, percent: 50)
      return [(.tree, tree), (side, height - tree)]
    }
    let geometry = splits.rows[.tree].map { height - $0 } ?? (wanted[.geometry] ?? 0) + 1
    guard height - geometry >= fewest else { return [(side, height)] }
    return [(.tree, height - max(geometry, 1)), (.geometry, max(geometry, 1))]
  }

  /// A panel covers the lower part of the canvas where that leaves enough of it to be of use.
  private mutating func laySingle(_ height: Int, _ focus: Panel, isTitled: Bool) {
    if isTitled, rows >= Self.fewestRowsOfPanels {
      placeCanvas(column: 0, columns: columns, rows: height)
    } else {
      canvas = CellRect(column: 0, row: 0, columns: columns, rows: height)
    }
    guard focus != .canvas else { return }
    guard columns >= 50, height >= Self.fewestRowsOfPanels else {
      return add(focus, row: 0, rows: height, column: 0, columns: columns)
    }
    let lower = min(max(splits.rows[.canvas].map { height - $0 } ?? height * 2 / 5, 6), height - 4)
    add(focus, row: height - lower, rows: lower, column: 0, columns: columns)
    let title = CellRect(column: 0, row: height - lower, columns: columns, rows: 1)
    titles.append((.between(.canvas, focus), title))
  }

  // MARK: Rows

  /// As many rows as a panel holds or the user gave it, its title included, and at most this
  /// percentage of the rows there are.
  private func limited(_ panel: Panel, _ height: Int, percent: Int) -> Int {
    let most = height * percent / 100
    let rows = splits.rows[panel] ?? min((wanted[panel] ?? most) + 1, most)
    return min(max(rows, Self.fewestRows), max(height - Self.fewestRows, 0))
  }

  /// Panels below each other, from the lowest on: each has the rows it needs, as far as its room
  /// goes, and the one that is as high as the others leave it, or else the first, has the rest.
  private func share(_ height: Int, _ panels: [Panel]) -> [(Panel, Int)] {
    let last = panels.first { $0.kind.room?.most == nil } ?? panels.first
    var left = height
    var rows: [Panel: Int] = [:]
    for panel in panels.reversed() where panel != last {
      rows[panel] = limited(panel, left, percent: panel.kind.room?.most ?? 0)
      left -= rows[panel] ?? 0
    }
    return panels.map { ($0, rows[$0] ?? left) }
  }

  private mutating func stack(_ parts: [(Panel, Int)], column: Int, columns: Int) {
    var row = 0
    var above: Panel?
    for (panel, rows) in parts where rows > 0 {
      add(panel, row: row, rows: rows, column: column, columns: columns)
      if let above {
        let title = CellRect(column: column, row: row, columns: columns, rows: 1)
        titles.append((.between(above, panel), title))
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
    column: Int, columns: Int, rows: Int, margins: (left: Int, right: Int) = (0, 0)
  ) {
    canvasTitle = CellRect(column: column, row: 0, columns: columns, rows: 1)
    canvas = CellRect(
      column: column + margins.left, row: 1,
      columns: columns - margins.left - margins.right, rows: rows - 1)
  }

  /// The contents of a panel, if it is to be seen.
  func place(of panel: Panel) -> CellRect? { panels.first { $0.panel == panel }?.content }

  /// Whether the canvas is to be seen, all of it or what a panel over it leaves.
  var showsCanvas: Bool {
    rung != .tooSmall && !(rung == .single && panels.contains { $0.content.row == 1 })
  }
}
