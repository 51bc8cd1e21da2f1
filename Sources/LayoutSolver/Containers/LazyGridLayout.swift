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
struct LazyGridLayout: BuiltInLayout, BitwiseCopyable {
  /// The axis along which lines follow each other: vertical for `LazyVGrid`.
  var axis: Axis
  /// Index of the tracks in the tree's table.
  var tracks: Int32
  /// Across the axis, for tracks without an alignment of their own.
  var guide: Guide
  /// Between lines; NaN for the default.
  var gap: Double

  struct Track {
    var start: Double
    var length: Double
    var alignment: GuidePair
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let offer = proposal[axis.other]
    let (tracks, total) = resolve(offer, solver)
    let across = offer.isNaN ? total : max(offer, total)
    let lines = lines(of: tracks, node, solver)
    let along = lines.reduce(0, +) + lineGap * Double(max(lines.count - 1, 0))
    solver.explain(.lazyGrid, tracks.map(\.length))
    return Size(along, across: across, axis: axis)
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let rightToLeft = solver.isRightToLeft(node)
    let (tracks, total) = resolve(bounds.size[axis.other], solver)
    let start =
      (solver.defaultGuide(guide, bounds.size)
      - solver.defaultGuide(guide, Size(0, across: total, axis: axis))).orZero
    let lines = lines(of: tracks, node, solver)
    var along = 0.0
    for (line, length) in lines.enumerated() {
      for (column, track) in tracks.enumerated() {
        let position = line * tracks.count + column
        guard position < Int(solver.node(node).pointee.childCount) else { break }
        let child = solver.child(position, of: node)
        let offer = Proposal(length, across: track.length, axis: axis)
        let size = solver.sizeForPlacing(child, offer)
        let cell = Size(length, across: track.length, axis: axis)
        let inside = solver.aligned(track.alignment, in: cell, child, offer, size)
        let corner = Point(along, across: start + track.start, axis: axis)
        solver.placeChild(
          child, at: Point(x: corner.x + inside.x, y: corner.y + inside.y), offer, size,
          in: bounds, rightToLeft: rightToLeft)
      }
      along += length + lineGap
    }
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { solver.mergedSpacing(node) }

  private var lineGap: Double { gap.isNaN ? ViewSpacing.standard : gap }

  /// Where its columns and rows are in a grid of this size.
  func lines(in size: Size, _ node: Int, _ solver: Solver) -> GridLines {
    let (tracks, _) = resolve(size[axis.other], solver)
    var start = 0.0
    let lines = lines(of: tracks, node, solver).map { length in
      defer { start += length + lineGap }
      return start...start + length
    }
    let across = tracks.map { $0.start...$0.start + max($0.length, 0) }
    return axis == .vertical
      ? GridLines(columns: across, rows: lines) : GridLines(columns: lines, rows: across)
  }

  /// The length of each line: its longest cell, offered its track.
  private func lines(of tracks: [Track], _ node: Int, _ solver: Solver) -> [Double] {
    guard !tracks.isEmpty else { return [] }
    let count = Int(solver.node(node).pointee.childCount)
    return stride(from: 0, to: count, by: tracks.count).map { first in
      var longest = 0.0
      for position in first..<min(first + tracks.count, count) {
        let offer = Proposal(
          .nan, across: tracks[position - first].length, axis: axis)
        longest = max(longest, solver.size(of: solver.child(position, of: node), offer)[axis])
      }
      return longest
    }
  }

  /// The tracks in `length` points and what they take up.
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
    return (tracks, end)
  }

  /// How many tracks of at least `minimum` fit; bounded, as nobody could tell so many apart.
  private static func count(of minimum: Double, in room: Double, _ gap: Double) -> Int {
    let count = ((room + gap) / (minimum + gap)).rounded(.down)
    guard count.isFinite && count > 1 else { return 1 }
    return Int(min(count, 10_000))
  }
}

/// A grid's track as the solver keeps it.
struct GridTrack {
  var size: GridItem.Size
  var gap: Double
  var horizontal: Guide?
  var vertical: Guide?

  /// What it takes where nothing is offered: its own or its least length.
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
