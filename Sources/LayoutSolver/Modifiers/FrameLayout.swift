/// `frame(width:height:alignment:)`.
///
/// Proposes: its own lengths; on an axis without one, what it is offered.
/// Reports: its own lengths, without asking the subview if it has both; else the subview's.
/// Places: by the alignment, its own default guide against the subview's.
struct FrameLayout: UnaryLayout, BitwiseCopyable {
  /// NaN where the frame doesn't set it.
  var width: Double
  var height: Double
  var alignment: GuidePair

  static var statesValidity: Bool { true }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    if !width.isNaN && !height.isNaN {
      solver.valid = .everything
      solver.explain(.fixedFrame, (width, height))
      return Size(width: width, height: height)
    }
    let inner = solver.size(of: solver.onlyChild(of: node), childProposal(proposal))
    if !width.isNaN {
      solver.valid = solver.valid.atLeast(proposal.height, along: .vertical)
      solver.valid.width = .everything
    }
    if !height.isNaN {
      solver.valid = solver.valid.atLeast(proposal.width, along: .horizontal)
      solver.valid.height = .everything
    }
    solver.explain(.fixedFrame, (width, height, inner.width, inner.height))
    return Size(
      width: width.isNaN ? inner.width : width, height: height.isNaN ? inner.height : height)
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = childProposal(proposal)
    let inner = solver.sizeForPlacing(child, offer)
    return UnaryArrangement(
      proposal: offer, size: inner,
      origin: solver.aligned(alignment, in: size, child, offer, inner))
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    var spacing = solver.spacing(of: solver.onlyChild(of: node))
    if !width.isNaN { spacing.resetToOrdinary(.horizontal) }
    if !height.isNaN { spacing.resetToOrdinary(.vertical) }
    return spacing
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width.isNaN ? proposal.width : width, height.isNaN ? proposal.height : height)
  }
}
