/// `LazyVStack` and `LazyHStack`.
///
/// Proposes: nothing along its axis, what it is offered across it. There is no sharing out, and
/// layout priorities have no effect.
/// Reports: the sum of its subviews and gaps; across, all it is offered.
/// Places: one after another, lined up by their guides against the stack's own.
struct LazyStackLayout: BuiltInLayout, BitwiseCopyable {
  var axis: Axis
  var guide: Guide
  /// NaN for the default spacing.
  var gap: Double

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let offer = childProposal(proposal)
    let cross = axis.other
    var along = 0.0
    var widest = 0.0
    for position in 0..<Int(solver.node(node).pointee.childCount) {
      let size = solver.size(of: solver.child(position, of: node), offer)
      along += size[axis] + (position > 0 ? gap(before: position, node, solver) : 0)
      widest = max(widest, size[cross])
    }
    solver.explain(.lazyStack, (along, widest))
    return Size(
      along, across: proposal[cross].isNaN ? widest : proposal[cross], axis: axis)
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let rightToLeft = solver.isRightToLeft(node)
    var offer = childProposal(bounds.proposal)
    offer[axis.other] = bounds.size[axis.other]
    var along = 0.0
    for position in 0..<Int(solver.node(node).pointee.childCount) {
      let child = solver.child(position, of: node)
      if position > 0 { along += gap(before: position, node, solver) }
      let size = solver.sizeForPlacing(child, offer)
      let across =
        solver.defaultGuide(guide, bounds.size) - solver.guide(guide, of: child, offer, size)
      solver.placeChild(
        child, at: Point(along, across: across.orZero, axis: axis), offer, size, in: bounds,
        rightToLeft: rightToLeft)
      along += size[axis]
    }
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { solver.mergedSpacing(node) }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(.nan, across: proposal[axis.other], axis: axis)
  }

  private func gap(before position: Int, _ node: Int, _ solver: Solver) -> Double {
    if !gap.isNaN { return gap }
    return solver.spacing(of: solver.child(position - 1, of: node))
      .distance(to: solver.spacing(of: solver.child(position, of: node)), along: axis)
  }
}
