/// `overlayPreferenceValue` and `backgroundPreferenceValue`: an overlay or background that is made
/// of what the view inside handed up, once that is placed.
///
/// Proposes, reports, places: as an overlay.
struct PreferenceLayout: UnaryLayout, BitwiseCopyable {
  var alignment: GuidePair
  var isBackground: Bool
  /// Index of the content's closure in the tree's table.
  var content: Int32

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
    solver.placePreferenceContent(Int(content), alignment, of: node, in: bounds)
  }
}
