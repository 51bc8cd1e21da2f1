/// `fixedSize`.
///
/// Proposes: what it is offered, with nothing on the fixed axes, so that the subview is ideal there.
/// Reports: the subview's size.
/// Places: the subview in its middle.
struct FixedSizeLayout: UnaryLayout, BitwiseCopyable {
  var horizontal: Bool
  var vertical: Bool

  static var statesValidity: Bool { true }
  static var hidesPriority: Bool { false }

  var name: String { "fixedSize" }
  var detail: String { horizontal == vertical ? "" : horizontal ? "horizontal" : "vertical" }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool {
    !horizontal && !vertical && solver.anySubviewAnswersSingly(node)
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), childProposal(proposal))
    if horizontal {
      solver.valid = solver.valid.atLeast(proposal.height, along: .vertical)
      solver.valid.width = .everything
    }
    if vertical {
      solver.valid = solver.valid.atLeast(proposal.width, along: .horizontal)
      solver.valid.height = .everything
    }
    solver.explain(.fixedSize, (horizontal ? 1.0 : 0.0, vertical ? 1.0 : 0.0))
    return inner
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = childProposal(proposal)
    let inner = solver.sizeForPlacing(child, offer)
    return UnaryArrangement(
      proposal: offer, size: inner, origin: Solver.centred(inner, in: size))
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
  }
}

extension Explanation {
  var fixedSize: String {
    let offer = calls.last?.proposal ?? event.proposal
    return "its subview is offered \(words(offer)), nothing where the size is fixed, and answers "
      + "\(words(event.answer))."
  }
}
