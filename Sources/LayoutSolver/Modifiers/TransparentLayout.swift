/// A modifier that is transparent in the negotiation; its effect applies when it is placed.
protocol TransparentLayout: UnaryLayout {
  /// The rule by which its size is its subview's.
  static var rule: LayoutRule { get }
}

extension TransparentLayout {
  /// Its answer is valid for the same proposals as its subview's.
  static var statesValidity: Bool { true }
  static var isTransparent: Bool { true }
  static var hidesPriority: Bool { false }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool {
    solver.anySubviewAnswersSingly(node)
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), proposal)
    solver.explain(Self.rule)
    return inner
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    UnaryArrangement(proposal: proposal, size: size)
  }

  /// Places the subview where the modifier is, moved by an offset or inside a transform.
  func placeSubview(
    at origin: Point = Point(), in bounds: Bounds, transform: Int32? = nil, _ node: Int,
    _ solver: Solver
  ) {
    var context = bounds.context
    if let transform { context.transform = transform }
    solver.placeChild(
      solver.onlyChild(of: node), at: origin, bounds.proposal, bounds.size, in: bounds,
      rightToLeft: solver.isRightToLeft(node), context: context)
  }
}
