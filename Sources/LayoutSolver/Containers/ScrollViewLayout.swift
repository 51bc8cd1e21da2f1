/// `ScrollView`.
///
/// Proposes: nothing along the axes it scrolls; what it is offered along the others.
/// Reports: along its axes what it is offered, the content's length where nothing is; along the
/// others the content's length, even if that is more or less than what is offered.
/// Places: the content at its top leading corner, unscrolled.
struct ScrollViewLayout: UnaryLayout, BitwiseCopyable {
  var horizontal: Bool
  var vertical: Bool

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    guard solver.node(node).pointee.childCount > 0 else { return emptySize(proposal) }
    solver.setRelativeContainer(proposal, of: node)
    let content = solver.size(of: solver.onlyChild(of: node), childProposal(proposal))
    solver.explain(.scrollView, (content.width, content.height))
    return Size(
      width: horizontal && !proposal.width.isNaN ? proposal.width : content.width,
      height: vertical && !proposal.height.isNaN ? proposal.height : content.height)
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = childProposal(proposal)
    return UnaryArrangement(proposal: offer, size: solver.sizeForPlacing(child, offer))
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    guard solver.node(node).pointee.childCount > 0 else { return }
    solver.setRelativeContainer(Proposal(bounds.size), of: node)
    let child = solver.onlyChild(of: node)
    let it = arrange(child, bounds.proposal, bounds.size, node, solver)
    solver.placeChild(
      child, at: it.origin, it.proposal, it.size, in: bounds,
      rightToLeft: solver.isRightToLeft(node))
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double { .nan }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { .ordinary }

  private func emptySize(_ proposal: Proposal) -> Size {
    Size(
      width: horizontal ? proposal.width.orZero : 0, height: vertical ? proposal.height.orZero : 0)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
  }
}
