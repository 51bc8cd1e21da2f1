/// `overlay` and `background`: a primary view, and a secondary one that fits itself to it.
///
/// Proposes: to the primary, what it is offered; to the secondary, the primary's final size.
/// Reports: the primary's size.
/// Places: the secondary by the alignment, its guides against the primary's.
struct SecondaryLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .secondary }
  var alignment: GuidePair
  var isBackground = false
  /// Whether it reaches into the safe area's insets it touches.
  var extendsIntoSafeArea = false

  var name: String { isBackground ? "background" : "overlay" }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool { solver.primaryAnswersSingly(node) }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    placeSubview(in: bounds, node, solver)
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

extension Solver {
  /// Whether the primary view, which comes first, answers each proposal differently; the view
  /// fitted to it isn't asked.
  func primaryAnswersSingly(_ node: Int) -> Bool {
    self.node(onlyChild(of: node)).pointee.flags.contains(.answersSingly)
  }
}

extension Explanation {
  var besides: String {
    "what it is applied to answers \(words(event.answer)); the view beside it is offered that size "
      + "and doesn't count."
  }
}
