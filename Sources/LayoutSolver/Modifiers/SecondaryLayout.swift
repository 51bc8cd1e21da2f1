/// `overlay` and `background`: a primary view, and a secondary one that fits itself to it.
///
/// Proposes: to the primary, what it is offered; to the secondary, the primary's final size.
/// Reports: the primary's size.
/// Places: the secondary by the alignment, its guides against the primary's.
struct SecondaryLayout: UnaryLayout, BitwiseCopyable {
  var alignment: GuidePair
  var isBackground = false
  /// Whether it reaches into the safe area's insets it touches.
  var extendsIntoSafeArea = false

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), proposal)
    solver.explain(.secondary)
    return inner
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    UnaryArrangement(proposal: proposal, size: size)
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    solver.placeChild(
      solver.onlyChild(of: node), at: Point(), bounds.proposal, bounds.size, in: bounds,
      rightToLeft: solver.isRightToLeft(node))
    guard solver.node(node).pointee.childCount > 1 else { return }
    placeSecondary(in: bounds, node, solver)
  }

  /// Places the second subview, once the first one has its place.
  func placeSecondary(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let primary = solver.onlyChild(of: node)
    let secondary = solver.child(1, of: node)
    let rightToLeft = solver.isRightToLeft(node)
    let offer = Proposal(bounds.size)
    let size = solver.sizeForPlacing(secondary, offer)
    let origin = Point(
      x: (solver.guide(alignment.horizontal, of: primary, bounds.proposal, bounds.size)
        - solver.guide(alignment.horizontal, of: secondary, offer, size)).orZero,
      y: (solver.guide(alignment.vertical, of: primary, bounds.proposal, bounds.size)
        - solver.guide(alignment.vertical, of: secondary, offer, size)).orZero)
    if extendsIntoSafeArea {
      solver.placeExtended(
        secondary, at: origin, offer, size, in: bounds, rightToLeft: rightToLeft)
    } else {
      solver.placeChild(
        secondary, at: origin, offer, size, in: bounds, rightToLeft: rightToLeft)
    }
  }
}
