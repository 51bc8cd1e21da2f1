/// `HStack` and `VStack`.
///
/// Along its axis the room left after the gaps is shared out: the least flexible subview is served
/// first and offered an equal share of what is left, and so on; a higher layout priority is served
/// before, less the minimum of everything below it. How flexible a subview is, is asked by offering
/// 0 and infinity. Offered nothing, a stack offers nothing and asks no such questions.
///
/// Proposes: along the axis, the share; across it, what the stack is offered.
/// Reports: the sum of the subviews and gaps; across, the union of the subviews aligned.
/// Places: one after another from the start; the sharing is done once more, with the stack's own
/// length across the axis where nothing was offered.
struct StackLayout: BuiltInLayout, BitwiseCopyable {
  var axis: Axis
  /// The guide that aligns the subviews, across the axis.
  var guide: Guide
  /// NaN for the default spacing.
  var gap: Double

  static var statesValidity: Bool { true }

  var name: String { axis == .horizontal ? "HStack" : "VStack" }
  var detail: String { PointsText.spacing(gap) }

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
    return arrange(proposal, node, count, solver)
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
    let offer = placingProposal(bounds.proposal, bounds.size)
    prepare(offer, node, count, solver)
    let rest = bounds
    for position in 0..<count {
      let slot = solver.slot(position, of: node).pointee
      solver.placeChild(
        solver.child(position, of: node), at: slot.origin, slot.proposal, slot.size, in: rest,
        rightToLeft: rightToLeft)
    }
  }

  /// The subviews' values in the stack's space become one; edges and centres stay inside.
  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    let count = Int(solver.node(node).pointee.childCount)
    if count == 1 {
      return solver.explicit(guide, of: solver.onlyChild(of: node), proposal, size)
    }
    if guide.staysInside { return .nan }
    prepare(placingProposal(proposal, size), node, count, solver)
    return solver.combinedSlots(guide, node, count)
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    let count = Int(solver.node(node).pointee.childCount)
    if count == 1 { return solver.spacing(of: solver.onlyChild(of: node)) }
    var spacing = count == 0 ? ViewSpacing.zero : ViewSpacing()
    for position in 0..<count {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if position == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
      if position == count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      spacing.formUnion(
        solver.spacing(of: solver.child(position, of: node)), edges: edges)
    }
    return spacing
  }

  // MARK: Sharing out

  /// The proposal for sharing when the stack is placed: a missing length across the axis becomes
  /// the stack's own.
  func placingProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
    var offer = proposal
    if offer[axis.other].isNaN { offer[axis.other] = size[axis.other] }
    return offer
  }

  /// Makes the slots hold the arrangement for `proposal`; asks again what was asked, without
  /// logging it.
  private func prepare(_ proposal: Proposal, _ node: Int, _ count: Int, _ solver: Solver) {
    if solver.node(node).pointee.arrangedFor == proposal { return }
    if solver.record(of: node, proposal) != nil {
      _ = solver.unrecorded { arrange(proposal, node, count, solver) }
    } else {
      _ = arrange(proposal, node, count, solver)
    }
  }

  private func arrange(
    _ proposal: Proposal, _ node: Int, _ count: Int, _ solver: Solver
  ) -> Size {
    guard count > 0 else {
      solver.valid = .everything
      solver.explain(.emptyStack)
      return .zero
    }
    let gaps = gaps(node, count, solver)
    guard solver.looksForRanges(node) else {
      var validity = NoValidity()
      let size = arrange(proposal, gaps, node, count, solver, noting: &validity)
      solver.valid = .unknown
      return size
    }
    var validity = StackValidity(axis: axis)
    let size = arrange(proposal, gaps, node, count, solver, noting: &validity)
    // Guides that subviews set may depend on what these are offered.
    solver.valid = solver.asksGuide(guide, of: node) ? .unknown : validity.valid
    return size
  }

  private func arrange<V: ServedValidity>(
    _ proposal: Proposal, _ gaps: Double, _ node: Int, _ count: Int, _ solver: Solver,
    noting validity: inout V
  ) -> Size {
    if proposal[axis].isNaN {
      serveIdeally(proposal, gaps, node, count, solver, noting: &validity)
    } else {
      serve(proposal, gaps, node, count, solver, noting: &validity)
    }
    return lineUp(proposal, gaps, node, count, solver)
  }

  /// The gap before each subview into its slot; their sum.
  func gaps(_ node: Int, _ count: Int, _ solver: Solver) -> Double {
    if !gap.isNaN { return gap * Double(count - 1) }
    let first = solver.slot(0, of: node)
    if !solver.node(node).pointee.flags.contains(.knowsGaps) {
      var previous = solver.spacing(of: solver.child(0, of: node))
      for position in 1..<count {
        let next = solver.spacing(of: solver.child(position, of: node))
        first[position].gap = previous.distance(to: next, along: axis)
        previous = next
      }
      solver.node(node).pointee.flags.insert(.knowsGaps)
    }
    var sum = 0.0
    for position in 1..<count { sum += first[position].gap }
    return sum
  }

  /// Nothing is offered along the axis: every subview has its ideal length, in source order.
  private func serveIdeally<V: ServedValidity>(
    _ proposal: Proposal, _ gaps: Double, _ node: Int, _ count: Int, _ solver: Solver,
    noting validity: inout V
  ) {
    let first = solver.slot(0, of: node)
    for position in 0..<count {
      let slot = first + position
      slot.pointee.proposal = proposal
      slot.pointee.size = solver.size(of: solver.child(position, of: node), proposal)
      validity.noteIdeal(solver)
    }
    validity.finishIdeal()
    solver.explain(.stackIdeal, of: node, gaps)
  }

  /// Shares out what is offered along the axis.
  private func serve<V: ServedValidity>(
    _ proposal: Proposal, _ gaps: Double, _ node: Int, _ count: Int, _ solver: Solver,
    noting validity: inout V
  ) {
    let first = solver.slot(0, of: node)
    let firstChild = solver.children.base + Int(solver.node(node).pointee.firstChild)
    let division = StackDivision<V>(
      axis: axis, across: proposal[axis.other], count: count, slots: first,
      children: firstChild, node: node, solver: solver)
    let isEven = solver.node(node).pointee.flags.contains(.hasEvenPriorities)
    if !division.begin() { division.sort(isEven: isEven) }
    division.serve(proposal[axis], gaps: gaps, isEven: isEven, noting: &validity)
    solver.explain(.stackDivision, of: node)
  }

  /// Places the subviews one after another, aligned by their guides, and returns the stack's size.
  private func lineUp(
    _ proposal: Proposal, _ gaps: Double, _ node: Int, _ count: Int, _ solver: Solver
  ) -> Size {
    let first = solver.slot(0, of: node)
    let cross = axis.other
    var lower = 0.0
    var upper = 0.0
    for position in 0..<count {
      let slot = first + position
      let value = solver.guide(
        guide, of: solver.child(position, of: node), slot.pointee.proposal, slot.pointee.size)
      let before = value.isFinite ? -value : 0
      slot.pointee.origin = Point(0, across: before, axis: axis)
      lower = min(lower, before)
      upper = max(upper, slot.pointee.size[cross] + before)
    }
    var along = 0.0
    for position in 0..<count {
      let slot = first + position
      if position > 0 { along += gap.isNaN ? slot.pointee.gap : gap }
      let before = axis == .horizontal ? slot.pointee.origin.y : slot.pointee.origin.x
      slot.pointee.origin = Point(along, across: before - lower, axis: axis)
      along += slot.pointee.size[axis]
    }
    solver.node(node).pointee.arrangedFor = proposal
    return Size(along, across: upper - lower, axis: axis)
  }
}

extension Solver {
  /// The explicit values of a container's arranged subviews, in its space, made one.
  func combinedSlots(_ guide: Guide, _ node: Int, _ count: Int) -> Double {
    var value = Double.nan
    var found = 0
    for position in 0..<count {
      let slot = slot(position, of: node).pointee
      let inner = explicit(guide, of: child(position, of: node), slot.proposal, slot.size)
      if inner.isNaN { continue }
      let offset = guide.axis == .horizontal ? slot.origin.x : slot.origin.y
      guide.combine(&value, &found, with: inner + offset)
    }
    return value
  }
}
