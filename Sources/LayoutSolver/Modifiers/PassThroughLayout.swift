/// A modifier that leaves layout alone: `layoutPriority`, `coordinateSpace`, one Reflow doesn't
/// know.
///
/// Proposes, reports, places: as if it weren't there.
struct PassThroughLayout: UnaryLayout, BitwiseCopyable {
  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), proposal)
    solver.explain(.passThrough)
    return inner
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    UnaryArrangement(proposal: proposal, size: size)
  }
}

/// `offset`: the view is drawn elsewhere, with its whole inside; layout around it doesn't notice.
struct OffsetLayout: UnaryLayout, BitwiseCopyable {
  var x: Double
  var y: Double

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), proposal)
    solver.explain(.offset, (x, y))
    return inner
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    UnaryArrangement(proposal: proposal, size: size)
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    solver.placeChild(
      solver.onlyChild(of: node), at: Point(x: x.orZero, y: y.orZero), bounds.proposal,
      bounds.size, in: bounds, rightToLeft: solver.isRightToLeft(node))
  }
}

/// `scaleEffect`, `rotationEffect`, `transformEffect`: the inside is transformed when it is drawn
/// and when a frame is asked for in a space outside; layout around it doesn't notice.
struct TransformLayout: UnaryLayout, BitwiseCopyable {
  /// The columns of the matrix; the translation comes last.
  var matrix: Affine
  /// Fixed while the rest turns around it, as a part of the size.
  var anchor: UnitPoint

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), proposal)
    solver.explain(.transform)
    return inner
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    UnaryArrangement(proposal: proposal, size: size)
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let fixed = Point(
      x: bounds.origin.x + bounds.size.width * anchor.x,
      y: bounds.origin.y + bounds.size.height * anchor.y)
    var context = bounds.context
    context.transform = solver.placed.add(
      matrix.around(fixed), inside: bounds.context.transform)
    solver.placeChild(
      solver.onlyChild(of: node), at: Point(), bounds.proposal, bounds.size, in: bounds,
      rightToLeft: solver.isRightToLeft(node), context: context)
  }
}
