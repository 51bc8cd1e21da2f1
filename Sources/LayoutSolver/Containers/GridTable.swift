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
  }

  /// A grid inside as many grids asks its rows with what its columns were offered rather than with
  /// what they took. Both lengths of every level would make twice as many questions a level.
  private static let exactNesting = 3

  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  let isDeeplyNested: Bool

  /// Reads what the grid's members say of themselves.
  init(_ node: Int, _ alignment: GuidePair, _ solver: Solver) {
    var row = -1
    var current: Int?
    var column = 0
    var wide: [Int] = []
    var columnGuides: [Int: Guide] = [:]
    isDeeplyNested = solver.gridNesting(of: node) >= Self.exactNesting
    for position in 0..<Int(solver.node(node).pointee.childCount) {
      let traits = solver.payloads.traits(of: solver.child(position, of: node))
      if traits?.gridRow == nil || traits?.gridRow != current {
        row += 1
        column = 0
        current = traits?.gridRow
      }
      if current == nil { wide.append(position) }
      let span = max(traits?.gridColumns ?? 1, 1)
      if let guide = traits?.gridColumnAlignment {
        solver.register(guide)
        columnGuides[column] = columnGuides[column] ?? Guide(guide.key)
      }
      var pair = alignment
      if let guide = traits?.gridRowAlignment { pair.vertical = guide }
      cells.append(
        Cell(
          position: position, row: row, column: column, span: span, alignment: pair,
          anchor: traits?.gridAnchor, unsized: traits?.gridUnsizedAxes ?? []))
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
  }

  func columns(offered: Double, gap: Double, _ node: Int, _ solver: Solver) -> GridTracks {
    let gaps = gaps(gap, .horizontal, columnCount, node, solver)
    var tracks = GridTracks.divide(offered, gaps: gaps) { column, offer in
      var longest = 0.0
      for cell in cells where cell.column == column && cell.span == 1 {
        guard !cell.unsized.contains(.horizontal) else { continue }
        let size = solver.size(of: solver.child(cell.position, of: node), Proposal(offer, .nan))
        longest = max(longest, size.width)
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
    in columns: GridTracks, offered: Double, gap: Double, _ node: Int, _ solver: Solver
  ) -> GridTracks {
    let gaps = gaps(gap, .vertical, rowCount, node, solver)
    return GridTracks.divide(offered, gaps: gaps) { row, offer in
      var longest = 0.0
      for cell in cells where cell.row == row && !cell.unsized.contains(.vertical) {
        let width =
          isDeeplyNested && cell.span == 1
          ? columns.offers[cell.column] : columns.length(cell.column, cell.span)
        let size = solver.size(of: solver.child(cell.position, of: node), Proposal(width, offer))
        longest = max(longest, size.height)
      }
      return longest
    }
  }

  /// The gap before each track: the largest distance neighbours across it keep.
  private func gaps(
    _ gap: Double, _ axis: Axis, _ count: Int, _ node: Int, _ solver: Solver
  ) -> [Double] {
    var gaps = [Double](repeating: gap.isNaN ? 0 : gap, count: count)
    if count > 0 { gaps[0] = 0 }
    guard gap.isNaN else { return gaps }
    for far in cells {
      let track = axis == .horizontal ? far.column : far.row
      guard track > 0 else { continue }
      for near in cells where isBefore(near, far, axis) {
        let distance = solver.spacing(of: solver.child(near.position, of: node))
          .distance(to: solver.spacing(of: solver.child(far.position, of: node)), along: axis)
        gaps[track] = max(gaps[track], distance)
      }
    }
    return gaps
  }

  /// Whether `near` lies right before `far`, so that they keep a distance.
  private func isBefore(_ near: Cell, _ far: Cell, _ axis: Axis) -> Bool {
    if axis == .horizontal {
      return near.row == far.row && near.column + near.span == far.column
    }
    return near.row + 1 == far.row && near.column < far.column + far.span
      && far.column < near.column + near.span
  }
}

extension Solver {
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
