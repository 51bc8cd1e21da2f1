/// A grid's cells in rows and columns.
struct GridTable {
  struct Cell {
    /// Among the grid's subviews.
    var position: Int
    var row: Int
    var column: Int
    var span: Int
    var alignment: GuidePair
    var anchor: UnitPoint?
    /// The axes along which it doesn't count.
    var unsized: Axis.Set

    /// Returns true if its text is on one baseline with that of the row's other cells.
    var standsOnBaseline: Bool { anchor == nil && alignment.vertical.isBaseline }
  }

  struct Tracks {
    var columns: GridTracks
    var rows: GridTracks

    /// The room that a cell has.
    func area(of cell: Cell) -> Size {
      Size(width: columns.length(cell.column, cell.span), height: rows.length(cell.row, 1))
    }
  }

  /// A grid nested in as many others asks its rows with what its columns were offered rather than
  /// with what they took. Both lengths at every level would double the questions per level.
  private static let exactNesting = 3
  /// Columns that a grid may have: more would take more memory than any picture is worth.
  private static let mostColumns = 10_000

  private(set) var cells: [Cell] = []
  /// The start of each row's cells, and the end of the last ones.
  private var rowStarts: [Int] = []
  /// The subviews that count in each column and are in no other: their nodes. Beside one another, as a
  /// column's cells are far apart in the table.
  private var nodesOfColumn: [[Int32]] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// Before each column and row; 0 before the first.
  private var columnGaps: [Double] = []
  private var rowGaps: [Double] = []
  let isDeeplyNested: Bool
  /// The tracks for the proposal that the grid was arranged for last.
  var tracks: Tracks?

  /// Reads the grid traits of the grid's members.
  init(_ grid: GridLayout, _ node: Int, _ solver: Solver) {
    var row = -1
    var current: Int?
    var column = 0
    var wide: Set<Int> = []
    var columnGuides: [Int: Guide] = [:]
    isDeeplyNested = solver.gridNesting(of: node) >= Self.exactNesting
    for position in 0..<Int(solver.node(node).pointee.childCount) {
      let traits = solver.gridTraits(of: solver.child(position, of: node))
      if traits.row == nil || traits.row != current {
        row += 1
        column = 0
        current = traits.row
      }
      if current == nil { wide.insert(position) }
      var span = max(traits.columns ?? 1, 1)
      if span > Self.mostColumns - column {
        Self.warnOfColumns(node, solver)
        column = min(column, Self.mostColumns - 1)
        span = Self.mostColumns - column
      }
      if let guide = traits.columnAlignment {
        solver.register(guide)
        columnGuides[column] = columnGuides[column] ?? Guide(guide.key)
      }
      var pair = grid.alignment
      if let guide = traits.rowAlignment { pair.vertical = guide }
      cells.append(
        Cell(
          position: position, row: row, column: column, span: span, alignment: pair,
          anchor: traits.anchor, unsized: traits.unsizedAxes ?? []))
      column += span
      if current != nil { columnCount = max(columnCount, column) }
    }
    rowCount = row + 1
    columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
    for index in cells.indices {
      if wide.contains(cells[index].position) {
        cells[index].span = columnCount
      } else if cells[index].span == 1, let guide = columnGuides[cells[index].column] {
        cells[index].alignment.horizontal = guide
      }
    }
    for (index, cell) in cells.enumerated() {
      if cell.row == rowStarts.count { rowStarts.append(index) }
    }
    rowStarts.append(cells.count)
    nodesOfColumn = Array(repeating: [], count: columnCount)
    for cell in cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
      nodesOfColumn[cell.column].append(
        Int32(truncatingIfNeeded: solver.child(cell.position, of: node)))
    }
    columnGaps = gaps(grid.horizontalGap, .horizontal, columnCount, node, solver)
    rowGaps = gaps(grid.verticalGap, .vertical, rowCount, node, solver)
  }

  private static func warnOfColumns(_ node: Int, _ solver: Solver) {
    solver.find(
      .warning, .gridColumns, "a row has more than \(mostColumns) columns; the rest is one",
      remedy: "let gridCellColumns span the columns that there are", node)
  }

  /// The cells of a row, from left to right.
  private func cells(ofRow row: Int) -> ArraySlice<Cell> {
    cells[rowStarts[row]..<rowStarts[row + 1]]
  }

  func columns(offered: Double, _ node: Int, _ solver: Solver) -> GridTracks {
    var tracks = GridTracks.divide(offered, gaps: columnGaps) { column, offer in
      var longest = 0.0
      for child in nodesOfColumn[column] {
        longest = max(longest, solver.size(of: Int(child), Proposal(offer, .nan)).width)
      }
      return longest
    }
    for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let isWide = cell.span == columnCount
      let room = isWide || offered.isNaN ? offered : tracks.length(cell.column, cell.span)
      let size = solver.size(of: solver.child(cell.position, of: node), Proposal(room, .nan))
      tracks.hold(size.width, cell.column, cell.span)
    }
    return tracks
  }

  func rows(
    in columns: GridTracks, offered: Double, _ node: Int, _ solver: Solver
  ) -> GridTracks {
    GridTracks.divide(offered, gaps: rowGaps) { row, offer in
      var longest = 0.0
      var (above, below) = (0.0, 0.0)
      for cell in cells(ofRow: row) where !cell.unsized.contains(.vertical) {
        let width =
          isDeeplyNested && cell.span == 1
          ? columns.offers[cell.column] : columns.length(cell.column, cell.span)
        let child = solver.child(cell.position, of: node)
        let size = solver.size(of: child, Proposal(width, offer))
        longest = max(longest, size.height)
        guard cell.standsOnBaseline else { continue }
        let baseline = solver.guide(
          cell.alignment.vertical, of: child, Proposal(width, offer), size)
        above = max(above, baseline)
        below = max(below, size.height - baseline)
      }
      return max(longest, above + below)
    }
  }

  /// The text baseline of each row's cells below the row's top; 0 where they share none.
  func baselines(_ tracks: Tracks, _ node: Int, _ solver: Solver) -> [Double] {
    var baselines = [Double](repeating: 0, count: rowCount)
    guard cells.contains(where: \.standsOnBaseline) else { return baselines }
    solver.unrecorded {
      for cell in cells where cell.standsOnBaseline && !cell.unsized.contains(.vertical) {
        let child = solver.child(cell.position, of: node)
        let offer = Proposal(tracks.area(of: cell))
        let size = solver.size(of: child, offer)
        baselines[cell.row] = max(
          baselines[cell.row], solver.guide(cell.alignment.vertical, of: child, offer, size))
      }
    }
    return baselines
  }

  /// The gap before each track: the largest distance neighbours across it keep.
  private func gaps(
    _ gap: Double, _ axis: Axis, _ count: Int, _ node: Int, _ solver: Solver
  ) -> [Double] {
    var gaps = [Double](repeating: gap.isNaN ? 0 : gap, count: count)
    if count > 0 { gaps[0] = 0 }
    guard gap.isNaN else { return gaps }
    func keep(_ near: Cell, _ far: Cell, _ track: Int) {
      let distance = solver.spacing(of: solver.child(near.position, of: node))
        .distance(to: solver.spacing(of: solver.child(far.position, of: node)), along: axis)
      gaps[track] = max(gaps[track], distance)
    }
    // Cells beyond the maximum number of columns are in the last one, without spacing.
    func line(_ row: Int) -> ArraySlice<Cell> { cells(ofRow: row).prefix(Self.mostColumns) }
    for row in 0..<rowCount {
      if axis == .horizontal {
        for (near, far) in zip(line(row), line(row).dropFirst()) { keep(near, far, far.column) }
      } else if row > 0 {
        eachNeighbour(line(row - 1), line(row)) { keep($0, $1, row) }
      }
    }
    return gaps
  }

  /// Calls `body` with every cell of a row and each of the row above that shares a column with it.
  private func eachNeighbour(
    _ above: ArraySlice<Cell>, _ below: ArraySlice<Cell>, _ body: (Cell, Cell) -> Void
  ) {
    var first = above.startIndex
    for far in below {
      while first < above.endIndex, above[first].column + above[first].span <= far.column {
        first += 1
      }
      for near in above[first...] {
        guard near.column < far.column + far.span else { break }
        body(near, far)
      }
    }
  }
}

extension Solver {
  fileprivate func gridTraits(of index: Int) -> Payloads.MemberTraits.Grid {
    let traits = nodes.base[index].traits
    return traits < 0 ? .init() : payloads.memberTraits[Int(traits)].grid
  }

  /// How many grids there are around a node.
  fileprivate func gridNesting(of index: Int) -> Int {
    var count = 0
    var node = Int(nodes.base[index].parent)
    while node >= 0 {
      if case .grid = nodes.base[node].layout { count += 1 }
      node = Int(nodes.base[node].parent)
    }
    return count
  }
}
