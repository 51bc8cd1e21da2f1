/// `alignmentGuide`: sets one guide; everything else shows through.
///
/// Its closure sees the dimensions of the view inside, guides set further in included.
struct AlignmentGuideLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .alignmentGuide }
  var name: String { "alignmentGuide" }
  var flags: NodeFlags { [.hasGuides, .remembers] }

  var guide: Guide
  /// Index of the closure in the tree's table.
  var closure: Int32

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
