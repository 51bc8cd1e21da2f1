import Numbers

/// `Grid` with its `GridRow`s.
///
/// Columns are given room as a stack gives it, the least flexible first: a column is as long as its
/// longest cell at what it is offered. Rows then share the height alike. Cells across several
/// columns widen these evenly if they need to; a view outside of rows goes across all columns.
///
/// Proposes: a column's share and no height; a row's share in its column; when placed, the cell.
/// Reports: the columns, rows and gaps.
/// Places: every cell by its alignment in its columns and row; on a text baseline those of a row
/// are placed as in an `HStack`, and the row is as high as that takes.
struct GridLayout: BuiltInLayout, BitwiseCopyable {
  var alignment: GuidePair
  /// Between columns and rows; NaN for the default.
  var horizontalGap: Double
  var verticalGap: Double
  /// Index of the table of cells.
  var table: Int32

  var name: String { "Grid" }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let tracks = resolve(proposal, node, solver)
    let size = Size(width: tracks.columns.total, height: tracks.rows.total)
    solver.explain(
      cells(node, solver).isDeeplyNested ? .nestedGrid : .grid,
      Operands(columns: tracks.columns.lengths, rows: tracks.rows.lengths).all)
    return size
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let rightToLeft = solver.isRightToLeft(node)
    arranged(bounds.proposal, node, solver) { cell in
      solver.placeChild(
        cell.child, at: cell.origin, cell.offer, cell.size, in: bounds, rightToLeft: rightToLeft)
    }
  }

  /// A grid has the baselines of its texts, and a scene's own guides, as a stack has.
  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    if guide.staysInside { return .nan }
    var value = Double.nan
    var count = 0
    arranged(proposal, node, solver) { cell in
      let inner = solver.explicit(guide, of: cell.child, cell.offer, cell.size)
      if inner.isNaN { return }
      let offset = guide.axis == .horizontal ? cell.origin.x : cell.origin.y
      guide.combine(&value, &count, with: inner + offset)
    }
    return value
  }

  /// A cell's view at its place in the grid's space.
  private struct Arranged {
    var child: Int
    var origin: Point
    var offer: Proposal
    var size: Size
  }

  private func arranged(
    _ proposal: Proposal, _ node: Int, _ solver: Solver, _ visit: (Arranged) -> Void
  ) {
    let table = cells(node, solver)
    let tracks = prepared(proposal, node, solver)
    let (lefts, tops) = (tracks.columns.starts, tracks.rows.starts)
    let baselines = table.baselines(tracks, node, solver)
    for cell in table.cells {
      let child = solver.child(cell.position, of: node)
      let area = tracks.area(of: cell)
      let offer = Proposal(area)
      let size = solver.sizeForPlacing(child, offer)
      let inside: Point
      if let anchor = cell.anchor {
        inside = Point(
          x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
      } else if cell.standsOnBaseline {
        let left = solver.defaultGuide(cell.alignment.horizontal, area)
        inside = solver.aligned(
          cell.alignment, on: Point(x: left, y: baselines[cell.row]), child, offer, size)
      } else {
        inside = solver.aligned(cell.alignment, in: area, child, offer, size)
      }
      let origin = Point(
        x: lefts[cell.column] + inside.x.orZero, y: tops[cell.row] + inside.y.orZero)
      visit(Arranged(child: child, origin: origin, offer: offer, size: size))
    }
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { solver.mergedSpacing(node) }

  // MARK: Tracks

  /// The tracks for `proposal`; if others were resolved last, asks again what was asked, without
  /// logging it.
  func prepared(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> GridTable.Tracks {
    if solver.node(node).pointee.arrangedFor == proposal, let tracks = cells(node, solver).tracks {
      return tracks
    }
    return solver.unrecorded { resolve(proposal, node, solver) }
  }

  private func resolve(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> GridTable.Tracks {
    let cells = cells(node, solver)
    let columns = cells.columns(offered: proposal.width, node, solver)
    let rows = cells.rows(in: columns, offered: proposal.height, node, solver)
    let tracks = GridTable.Tracks(columns: columns, rows: rows)
    solver.payloads.gridTables[Int(table)]?.tracks = tracks
    solver.node(node).pointee.arrangedFor = proposal
    return tracks
  }

  /// The cells in rows and columns; worked out once.
  private func cells(_ node: Int, _ solver: Solver) -> GridTable {
    if let table = solver.payloads.gridTables[Int(table)] { return table }
    let made = GridTable(self, node, solver)
    solver.payloads.gridTables[Int(table)] = made
    return made
  }
}

/// Lengths of columns or rows, and the gaps between them.
struct GridTracks {
  var lengths: [Double]
  /// What each track was last offered; NaN for nothing.
  var offers: [Double]
  /// Before each track; 0 before the first.
  var gaps: [Double]

  var total: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// The start of each track.
  var starts: [Double] {
    var (length, gap) = (0.0, 0.0)
    return lengths.indices.map { track in
      gap += gaps[track]
      defer { length += lengths[track] }
      return length + gap
    }
  }

  func length(_ index: Int, _ span: Int) -> Double {
    let end = min(index + span, lengths.count)
    return lengths[index..<end].reduce(0, +) + gaps[(index + 1)..<max(end, index + 1)].reduce(0, +)
  }

  /// Widens `span` tracks evenly until they hold `length`.
  mutating func hold(_ length: Double, _ index: Int, _ span: Int) {
    let end = min(index + span, lengths.count)
    let missing = length - self.length(index, span)
    guard missing > 0, end > index else { return }
    for track in index..<end { lengths[track] += missing / Double(end - index) }
  }

  /// Shares `room` out among tracks, the least flexible first.
  static func divide(
    _ offer: Double, gaps: [Double], _ length: (_ track: Int, _ offer: Double) -> Double
  ) -> GridTracks {
    let count = gaps.count
    var lengths = [Double](repeating: 0, count: count)
    var offers = [Double](repeating: .nan, count: count)
    if offer.isNaN {
      for track in 0..<count { lengths[track] = length(track, .nan) }
      return GridTracks(lengths: lengths, offers: offers, gaps: gaps)
    }
    let least = (0..<count).map { length($0, 0) }
    let flexibility = (0..<count).map { (length($0, .infinity) - least[$0]).orZero }
    let order = (0..<count).sorted { a, b in
      if flexibility[a] == .infinity && flexibility[b] == .infinity && least[a] != least[b] {
        return least[a] > least[b]
      }
      return flexibility[a] != flexibility[b] ? flexibility[a] < flexibility[b] : a < b
    }
    var room = offer - gaps.reduce(0, +)
    for (served, track) in order.enumerated() {
      offers[track] = max((room / Double(count - served)).orZero, 0)
      lengths[track] = length(track, offers[track])
      let rest = room - lengths[track]
      if !rest.isNaN { room = rest }
    }
    return GridTracks(lengths: lengths, offers: offers, gaps: gaps)
  }
}

extension GridLayout {
  /// The lengths of its tracks; in an event, the number of columns comes first.
  struct Operands {
    var columns: [Double]
    var rows: [Double]

    var all: [Double] { [Double(columns.count)] + columns + rows }
  }
}

extension GridLayout.Operands {
  init?(_ event: LayoutEvent) {
    guard let count = event.operands.first.map(Int.init(clamped:)), event.operands.count > count
    else {
      return nil
    }
    columns = Array(event.operands[1..<1 + count])
    rows = Array(event.operands[(1 + count)...])
  }
}
