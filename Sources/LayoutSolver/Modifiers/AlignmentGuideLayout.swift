/// `alignmentGuide`: sets one guide; everything else shows through.
///
/// Its closure sees the dimensions of the view inside, guides set further in included.
struct AlignmentGuideLayout: UnaryLayout, BitwiseCopyable {
  var guide: Guide
  /// Index of the closure in the tree's table.
  var closure: Int32

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), proposal)
    solver.explain(.alignmentGuide)
    return inner
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    UnaryArrangement(proposal: proposal, size: size)
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    let child = solver.onlyChild(of: node)
    guard guide == self.guide else {
      return solver.explicit(guide, of: child, proposal, size)
    }
    let value = solver.payloads.guideClosures[Int(closure)](
      solver.dimensions(of: child, proposal, size))
    return value.isFinite ? value : 0
  }
}
