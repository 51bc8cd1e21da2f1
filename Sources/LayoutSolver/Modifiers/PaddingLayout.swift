/// `padding`.
///
/// Proposes: what it is offered less its insets, never below 0.
/// Reports: the subview's size and its insets.
/// Places: at its top and leading inset.
struct PaddingLayout: UnaryLayout, BitwiseCopyable {
  var top: Double
  var leading: Double
  var bottom: Double
  var trailing: Double

  static var statesValidity: Bool { true }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), childProposal(proposal))
    solver.valid.width = solver.valid.width.before(taking: leading + trailing)
    solver.valid.height = solver.valid.height.before(taking: top + bottom)
    solver.explain(.padding, (inner.width, inner.height, top, leading, bottom, trailing))
    return Size(
      width: inner.width + (leading + trailing), height: inner.height + (top + bottom))
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = childProposal(proposal)
    return UnaryArrangement(
      proposal: offer, size: solver.sizeForPlacing(child, offer),
      origin: Point(x: leading, y: top))
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    var spacing = solver.spacing(of: solver.onlyChild(of: node))
    if top != 0 { spacing.resetToOrdinary(.top) }
    if leading != 0 { spacing.resetToOrdinary(.leading) }
    if bottom != 0 { spacing.resetToOrdinary(.bottom) }
    if trailing != 0 { spacing.resetToOrdinary(.trailing) }
    return spacing
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    proposal.inset(by: leading + trailing, top + bottom)
  }
}
