import Numbers

/// `LazyVGrid` and `LazyHGrid`.
///
/// The tracks (columns of a vertical grid) are resolved from the length offered across the axis:
/// fixed ones first, then the others in order, each offered an equal share of what is left. They
/// are resolved a second time when the grid is placed, from the length it reported; where minima
/// overflowed, the tracks differ then, as SwiftUI's do.
///
/// Proposes: the track's length and nothing along the axis; when placed, the line's length too.
/// Reports: across, all it is offered or the sum of the tracks if that is more; the sum of the
/// lines.
/// Places: cells line by line, each aligned in its cell; the tracks lined up in the grid by its
/// alignment.
struct LazyGridLayout: LazyContainer, BitwiseCopyable {
  /// The axis along which lines follow each other: vertical for `LazyVGrid`.
  var axis: Axis
  /// Index of the tracks in the tree's table.
  var tracks: Int32
  /// Across the axis, for tracks without an alignment of their own.
  var guide: Guide
  /// Between lines; NaN for the default.
  var gap: Double
  var content: Int32
  var pinned: UInt8

  var name: String { axis == .horizontal ? "LazyHGrid" : "LazyVGrid" }
  var detail: String { PointsText.spacing(gap) }

  struct Track {
    var start: Double
    var length: Double
    var alignment: GuidePair
  }

  /// A line has a member in every track; a section's header or footer has a line to itself.
  struct Measuring: LazyLineMeasuring {
    let grid: LazyGridLayout
    let tracks: [Track]
    /// The grid's length across its axis.
    let across: Double
    let solver: Solver
    var membersPerLine: Int { max(tracks.count, 1) }

    /// The tracks of the line's members.
    func tracks(of line: LazyLine) -> [Track] {
      guard line.role != .row, let first = tracks.first else { return tracks }
      return [Track(start: 0, length: across, alignment: first.alignment)]
    }

    func length(of line: LazyLine, _ nodes: [Int]) -> Double {
      zip(nodes, tracks(of: line)).reduce(0) { longest, cell in
        let offer = Proposal(.nan, across: cell.1.length, axis: grid.axis)
        return max(longest, solver.size(of: cell.0, offer)[grid.axis])
      }
    }

    func gap(after node: Int, before next: Int) -> Double {
      grid.gap.isNaN ? ViewSpacing.standard : grid.gap
    }
  }

  func measuring(across: Double, _ node: Int, _ solver: Solver) -> Measuring {
    let (tracks, total) = resolve(across, solver)
    let whole = across.isNaN ? total : max(across, total)
    let inset =
      (solver.defaultGuide(guide, Size(0, across: whole, axis: axis))
      - solver.defaultGuide(guide, Size(0, across: total, axis: axis))).orZero
    return Measuring(
      grid: self,
      tracks: tracks.map {
        Track(start: $0.start + inset, length: $0.length, alignment: $0.alignment)
      }, across: whole, solver: solver)
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let lines = measuredLines(across: proposal[axis.other], node, solver)
    guard !lines.measuring.tracks.isEmpty else { return .zero }
    solver.explain(
      lines.isEstimated ? .estimatedLazyGrid : .lazyGrid,
      Operands(
        total: lines.total, measured: Double(lines.measuredCount),
        estimated: Double(lines.estimatedCount), tracks: lines.measuring.tracks.map(\.length)
      ).all)
    return Size(lines.total, across: lines.measuring.across, axis: axis)
  }

  func place(
    _ line: LazyLine, _ nodes: [Int], _ measuring: Measuring, in bounds: Bounds, _ solver: Solver
  ) {
    for (child, track) in zip(nodes, measuring.tracks(of: line)) {
      let offer = Proposal(line.length, across: track.length, axis: axis)
      let size = solver.sizeForPlacing(child, offer)
      let cell = Size(line.length, across: track.length, axis: axis)
      let inside = solver.aligned(track.alignment, in: cell, child, offer, size)
      let corner = Point(line.start, across: track.start, axis: axis)
      solver.placeChild(
        child, at: Point(x: corner.x + inside.x, y: corner.y + inside.y), offer, size,
        in: bounds, rightToLeft: solver.isRightToLeft(Int(solver.node(child).pointee.parent)))
    }
  }

  /// The positions of its columns and rows, once it is placed: those in sight.
  func lines(in size: Size, _ node: Int, _ solver: Solver) -> GridLines {
    let lines = linesInSight(node, solver)
    let along = lines.lines.map { ClosedRange(between: $0.start, and: $0.end) }
    let across = lines.measuring.tracks.map {
      ClosedRange(between: $0.start, and: $0.start + max($0.length, 0))
    }
    return axis == .vertical
      ? GridLines(columns: across, rows: along) : GridLines(columns: along, rows: across)
  }

  /// The tracks in `length` points and their total.
  private func resolve(_ length: Double, _ solver: Solver) -> (tracks: [Track], total: Double) {
    let items = solver.payloads.tracks[Int(tracks)]
    let total = length.isNaN ? items.reduce(0) { $0 + $1.least } : length
    var left = total - items.dropLast().reduce(0) { $0 + $1.gap }
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
    }
    var tracks: [Track] = []
    var start = 0.0
    var end = 0.0
    for item in items {
      var lengths: [Double] = []
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let minimum, let maximum):
        let length = max(min(left / Double(flexible), maximum), minimum)
        lengths = [length]
        left -= length
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let room = left / Double(flexible)
        let count = Self.count(of: minimum, in: room, item.gap)
        let each = min((room - item.gap * Double(count - 1)) / Double(count), maximum)
        lengths = [Double](repeating: max(each.orZero, 0), count: count)
        left -= room
        flexible -= 1
      }
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: item.alignment(guide, axis)))
        end = start + length
        start = end + item.gap
      }
    }
    // Thousands of columns take as long as thousands of answers.
    if tracks.count > 1_000 { solver.looksAroundNext() }
    return (tracks, end)
  }

  /// How many tracks of at least `minimum` fit; bounded, as nobody could distinguish so many.
  private static func count(of minimum: Double, in room: Double, _ gap: Double) -> Int {
    let count = ((room + gap) / (minimum + gap)).rounded(.down)
    guard count.isFinite && count > 1 else { return 1 }
    return Int(clamped: min(count, 10_000))
  }
}

/// A grid's track as the solver keeps it.
struct GridTrack {
  var size: GridItem.Size
  var gap: Double
  var horizontal: Guide?
  var vertical: Guide?

  /// Its length where nothing is offered: its own or its minimum.
  var least: Double {
    switch size {
    case .fixed(let length): length + gap
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum + gap
    }
  }

  func alignment(_ guide: Guide, _ axis: Axis) -> GuidePair {
    GuidePair(
      horizontal: horizontal ?? (axis == .vertical ? guide : .horizontalCenter),
      vertical: vertical ?? (axis == .horizontal ? guide : .verticalCenter))
  }
}

extension LazyGridLayout {
  /// Its length along its axis, how many lines were measured and estimated, and its tracks.
  struct Operands {
    var total: Double
    var measured: Double
    var estimated: Double
    var tracks: [Double]

    var all: [Double] { [total, measured, estimated] + tracks }
  }
}

extension LazyGridLayout.Operands {
  init?(_ event: LayoutEvent) {
    let operands = event.operands
    guard operands.count >= 3 else { return nil }
    (total, measured, estimated) = (operands[0], operands[1], operands[2])
    tracks = Array(operands[3...])
  }
}
