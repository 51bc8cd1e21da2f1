/// `ZStack`.
///
/// Proposes: what it is offered; when placed, its own size.
/// Reports: the union of its subviews lined up by their guides; only those of the highest layout
/// priority count.
/// Places: every subview's guides on the common guides of those.
struct ZStackLayout: BuiltInLayout, BitwiseCopyable {
  var alignment: GuidePair

  static var statesValidity: Bool { true }

  var name: String { "ZStack" }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool {
    solver.anySubviewAnswersSingly(node)
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let count = Int(solver.node(node).pointee.childCount)
    if count == 1 {
      let size = solver.size(of: solver.onlyChild(of: node), proposal)
      solver.explain(.singleChildStack)
      return size
    }
    guard count > 0 else {
      solver.valid = .everything
      solver.explain(.emptyStack)
      return .zero
    }
    var valid = ValidProposals.everything
    let highest = highestPriority(node, count, solver)
    var horizontal = Extent()
    var vertical = Extent()
    for position in 0..<count {
      let child = solver.child(position, of: node)
      guard solver.node(child).pointee.priority == highest else { continue }
      let size = solver.size(of: child, proposal)
      valid.formIntersection(solver.valid)
      if solver.asksGuide(alignment.horizontal, of: child)
        || solver.asksGuide(alignment.vertical, of: child)
      {
        valid = .unknown
      }
      horizontal.include(
        solver.guide(alignment.horizontal, of: child, proposal, size), size.width)
      vertical.include(
        solver.guide(alignment.vertical, of: child, proposal, size), size.height)
    }
    solver.valid = valid
    let size = Size(width: horizontal.length, height: vertical.length)
    solver.explain(.zStackUnion, Operands(size: size, priority: highest))
    return size
  }

  struct Operands: RuleOperands {
    var size: Size
    /// The layout priority of the subviews that count.
    var priority: Double
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let count = Int(solver.node(node).pointee.childCount)
    let rightToLeft = solver.isRightToLeft(node)
    if count == 1 {
      solver.placeChild(
        solver.onlyChild(of: node), at: Point(), bounds.proposal, bounds.size, in: bounds,
        rightToLeft: rightToLeft)
      return
    }
    arrange(bounds.size, node, count, solver)
    for position in 0..<count {
      let slot = solver.slot(position, of: node).pointee
      solver.placeChild(
        solver.child(position, of: node), at: slot.origin, slot.proposal, slot.size, in: bounds,
        rightToLeft: rightToLeft)
    }
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    let count = Int(solver.node(node).pointee.childCount)
    if count == 1 {
      return solver.explicit(guide, of: solver.onlyChild(of: node), proposal, size)
    }
    if guide.staysInside { return .nan }
    arrange(size, node, count, solver)
    return solver.combinedSlots(guide, node, count)
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { solver.mergedSpacing(node) }

  /// Fills the slots for the stack's own size.
  private func arrange(_ own: Size, _ node: Int, _ count: Int, _ solver: Solver) {
    let offer = Proposal(own)
    if solver.node(node).pointee.arrangedFor == offer { return }
    let highest = highestPriority(node, count, solver)
    var common = Point(x: -.infinity, y: -.infinity)
    for position in 0..<count {
      let child = solver.child(position, of: node)
      let slot = solver.slot(position, of: node)
      let size = solver.sizeForPlacing(child, offer)
      let guides = Point(
        x: solver.guide(alignment.horizontal, of: child, offer, size).orZero,
        y: solver.guide(alignment.vertical, of: child, offer, size).orZero)
      slot.pointee.size = size
      slot.pointee.proposal = offer
      slot.pointee.origin = guides
      if solver.node(child).pointee.priority == highest {
        common = Point(x: max(common.x, guides.x), y: max(common.y, guides.y))
      }
    }
    for position in 0..<count {
      let slot = solver.slot(position, of: node)
      slot.pointee.origin = Point(
        x: (common.x - slot.pointee.origin.x).orZero,
        y: (common.y - slot.pointee.origin.y).orZero)
    }
    solver.node(node).pointee.arrangedFor = offer
  }

  private func highestPriority(_ node: Int, _ count: Int, _ solver: Solver) -> Double {
    var highest = -Double.infinity
    for position in 0..<count {
      highest = max(highest, solver.node(solver.child(position, of: node)).pointee.priority)
    }
    return highest
  }

  /// How far the subviews reach before and after their common guide.
  private struct Extent {
    private var before = -Double.infinity
    private var after = -Double.infinity
    private var isInfinite = false

    mutating func include(_ guide: Double, _ length: Double) {
      guard guide.isFinite && length.isFinite else {
        isInfinite = true
        return
      }
      before = max(before, guide)
      after = max(after, length - guide)
    }

    var length: Double { isInfinite ? .infinity : before + after }
  }
}
