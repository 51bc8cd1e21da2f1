/// `ViewThatFits`.
///
/// Proposes: nothing along the axes it checks, to learn each subview's ideal size there; to the
/// chosen one, what it is offered.
/// Reports: the size of the first subview whose ideal size fits, else of the last.
/// Places: the chosen one; the others aren't shown.
struct ViewThatFitsLayout: BuiltInLayout, BitwiseCopyable {
  var horizontal: Bool
  var vertical: Bool

  var name: String { "ViewThatFits" }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    guard let chosen = choice(proposal, node, solver) else { return .zero }
    let size = solver.size(of: solver.child(chosen, of: node), proposal)
    solver.explain(.viewThatFits, Operands(chosen: Double(chosen)))
    return size
  }

  struct Operands: RuleOperands {
    /// The position of the subview that is shown.
    var chosen: Double
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let chosen = solver.unrecorded { choice(bounds.proposal, node, solver) }
    guard let chosen else { return }
    solver.placeChild(
      solver.child(chosen, of: node), at: Point(), bounds.proposal, bounds.size, in: bounds,
      rightToLeft: solver.isRightToLeft(node))
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    let chosen = solver.unrecorded { choice(proposal, node, solver) }
    guard let chosen else { return .nan }
    return solver.explicit(guide, of: solver.child(chosen, of: node), proposal, size)
  }

  /// The position of the subview that is shown; nil without any.
  private func choice(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Int? {
    let count = Int(solver.node(node).pointee.childCount)
    guard count > 0 else { return nil }
    let offer = Proposal(
      horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
    for position in 0..<count - 1 {
      let ideal = solver.size(of: solver.child(position, of: node), offer)
      let fitsWidth = !horizontal || proposal.width.isNaN || ideal.width <= proposal.width
      let fitsHeight = !vertical || proposal.height.isNaN || ideal.height <= proposal.height
      if fitsWidth && fitsHeight { return position }
    }
    return count - 1
  }
}
