/// `LazyVStack` and `LazyHStack`.
///
/// Only the subviews in sight are made. There is no sharing out, and layout priorities have no
/// effect.
///
/// Proposes: nothing along its axis, what it is offered across it.
/// Reports: the sum of its subviews and gaps, those out of sight taken for average; across, all it
/// is offered, and the first subview's length where nothing is.
/// Places: one after another, lined up by their guides against the stack's own.
struct LazyStackLayout: LazyContainer, BitwiseCopyable {
  var axis: Axis
  var guide: Guide
  /// NaN for the default spacing.
  var gap: Double
  var content: Int32
  var pinned: UInt8

  var name: String { axis == .horizontal ? "LazyHStack" : "LazyVStack" }
  var detail: String { PointsText.spacing(gap) }

  /// Each line is one subview.
  struct Measuring: LazyLineMeasuring {
    let stack: LazyStackLayout
    let offer: Proposal
    let solver: Solver
    var membersPerLine: Int { 1 }

    func length(of line: LazyLine, _ nodes: [Int]) -> Double {
      solver.size(of: nodes[0], offer)[stack.axis]
    }

    func gap(after node: Int, before next: Int) -> Double {
      if !stack.gap.isNaN { return stack.gap }
      return solver.spacing(of: node).distance(to: solver.spacing(of: next), along: stack.axis)
    }
  }

  func measuring(across: Double, _ node: Int, _ solver: Solver) -> Measuring {
    Measuring(stack: self, offer: Proposal(.nan, across: across, axis: axis), solver: solver)
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let cross = axis.other
    let lines = measuredLines(across: proposal[cross], node, solver)
    var across = proposal[cross]
    if across.isNaN {
      across = lines.node(0).map { solver.size(of: $0, lines.measuring.offer)[cross] } ?? 0
    }
    solver.explain(
      lines.isEstimated ? .estimatedLazyStack : .lazyStack,
      Operands(
        total: lines.total, across: across, measured: Double(lines.measuredCount),
        estimated: Double(lines.estimatedCount)))
    return Size(lines.total, across: across, axis: axis)
  }

  func place(
    _ line: LazyLine, _ nodes: [Int], _ measuring: Measuring, in bounds: Bounds, _ solver: Solver
  ) {
    for child in nodes {
      let size = solver.sizeForPlacing(child, measuring.offer)
      let across =
        solver.defaultGuide(guide, bounds.size)
        - solver.guide(guide, of: child, measuring.offer, size)
      solver.placeChild(
        child, at: Point(line.start, across: across.orZero, axis: axis), measuring.offer, size,
        in: bounds, rightToLeft: solver.isRightToLeft(Int(solver.node(child).pointee.parent)))
    }
  }
}

extension LazyStackLayout {
  /// Its lengths, and how many subviews were measured and estimated.
  struct Operands: RuleOperands {
    var total: Double
    var across: Double
    var measured: Double
    var estimated: Double
  }
}
