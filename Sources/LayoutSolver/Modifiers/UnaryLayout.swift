/// A modifier: one subview, offered something and put somewhere.
///
/// The subview's proposal and place decide everything else: its own place, and the guides that show
/// through.
protocol UnaryLayout: BuiltInLayout {
  /// The subview's proposal, size and origin in the modifier's space, once the modifier itself got
  /// `size` for `proposal`.
  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement
}

struct UnaryArrangement {
  var proposal: Proposal
  var size: Size
  var origin = Point()
}

extension UnaryLayout {
  static var isModifier: Bool { true }
  static var hidesPriority: Bool { true }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let child = solver.onlyChild(of: node)
    let it = arrange(child, bounds.proposal, bounds.size, node, solver)
    solver.placeChild(
      child, at: it.origin, it.proposal, it.size, in: bounds,
      rightToLeft: solver.isRightToLeft(node))
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    let child = solver.onlyChild(of: node)
    let it = arrange(child, proposal, size, node, solver)
    let value = solver.explicit(guide, of: child, it.proposal, it.size)
    return value + (guide.axis == .horizontal ? it.origin.x : it.origin.y)
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    solver.spacing(of: solver.onlyChild(of: node))
  }
}

extension Solver {
  /// Where a subview goes so that its guides meet the guides of a frame of this size.
  func aligned(
    _ pair: GuidePair, in size: Size, _ child: Int, _ proposal: Proposal, _ childSize: Size
  ) -> Point {
    aligned(
      pair, on: Point(x: defaultGuide(pair.horizontal, size), y: defaultGuide(pair.vertical, size)),
      child, proposal, childSize)
  }

  /// Where a subview goes so that its guides meet two lines.
  @inline(__always)
  func aligned(
    _ pair: GuidePair, on lines: Point, _ child: Int, _ proposal: Proposal, _ childSize: Size
  ) -> Point {
    Point(
      x: (lines.x - guide(pair.horizontal, of: child, proposal, childSize)).orZero,
      y: (lines.y - guide(pair.vertical, of: child, proposal, childSize)).orZero)
  }

  /// A subview of one size in the middle of another.
  @inline(__always)
  static func centred(_ inner: Size, in outer: Size) -> Point {
    let x = (outer.width - inner.width) / 2
    let y = (outer.height - inner.height) / 2
    return Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
