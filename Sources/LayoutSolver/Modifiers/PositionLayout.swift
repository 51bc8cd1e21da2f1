/// `position`.
///
/// Proposes: when placed, its own size.
/// Reports: all it is offered; where nothing is, the subview's length.
/// Places: the subview's middle at the point.
struct PositionLayout: UnaryLayout, BitwiseCopyable {
  var point: Point

  var name: String { "position" }
  var detail: String { PointsText.text(point) }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    solver.explain(.position, point)
    if !proposal.width.isNaN && !proposal.height.isNaN { return proposal.filled() }
    let inner = solver.size(of: solver.onlyChild(of: node), proposal)
    solver.explain(.position, (point, inner))
    let filled = proposal.filled(from: inner)
    return Size(width: filled.width, height: filled.height)
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = Proposal(size)
    let inner = solver.sizeForPlacing(child, offer)
    return UnaryArrangement(
      proposal: offer, size: inner,
      origin: Point(
        x: (point.x - inner.width / 2).orZero, y: (point.y - inner.height / 2).orZero))
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { .ordinary }
}
