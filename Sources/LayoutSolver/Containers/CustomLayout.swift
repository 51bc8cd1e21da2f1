/// A scene's own `Layout`, behind the same questions as the built-in ones.
///
/// Proposes, reports, places: what its code says. A subview it leaves unplaced goes to the middle.
struct CustomLayout: BuiltInLayout, BitwiseCopyable {
  /// Index in the tree's table of hosts.
  var host: Int32

  var name: String { "Layout" }
  var flags: NodeFlags { [.hasGuides, .remembers] }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let size = solver.payloads.hosts[Int(host)].sizeThatFits(
      proposal.viewSize, LayoutSubviews(solver: solver, node: node))
    if size.width.isNaN || size.height.isNaN {
      solver.find(
        .warning, .notANumber, "sizeThatFits answered NaN, which counts as 0",
        remedy: "check for a division by 0 or by an infinite proposal", node)
    }
    solver.explain(solver.payloads.hosts[Int(host)].rule)
    return size
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    solver.node(node).pointee.flags.remove(.placedAtOrigin)
    runPlacement(
      Rect(origin: bounds.origin, size: bounds.size), bounds.proposal, node, solver)
    let rightToLeft = solver.isRightToLeft(node)
    for position in 0..<Int(solver.node(node).pointee.childCount) {
      let slot = solver.slot(position, of: node).pointee
      if slot.order < 0 { continue }
      var origin = slot.origin
      if rightToLeft {
        origin.x =
          bounds.origin.x + bounds.size.width - (origin.x - bounds.origin.x + slot.size.width)
      }
      solver.place(
        solver.child(position, of: node),
        in: Bounds(
          origin: origin, size: slot.size, proposal: slot.proposal, context: bounds.context))
    }
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    let value = solver.payloads.hosts[Int(host)].explicitAlignment(
      of: solver.alignmentGuide(guide), Rect(size: size), proposal.viewSize,
      LayoutSubviews(solver: solver, node: node))
    return value.map(\.orZero) ?? .nan
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    solver.payloads.hosts[Int(host)].spacing(LayoutSubviews(solver: solver, node: node))
  }

  /// Places the subviews in bounds at the origin, to learn their guides; once for a proposal.
  func placeAtOrigin(_ size: Size, _ proposal: Proposal, _ node: Int, _ solver: Solver) {
    let known = solver.node(node)
    if known.pointee.flags.contains(.placedAtOrigin) && known.pointee.arrangedFor == proposal {
      return
    }
    runPlacement(Rect(size: size), proposal, node, solver)
    solver.node(node).pointee.arrangedFor = proposal
    solver.node(node).pointee.flags.insert(.placedAtOrigin)
  }

  /// Runs the scene's code to place the subviews; those it leaves out go to the middle of `bounds`.
  private func runPlacement(
    _ bounds: Rect, _ proposal: Proposal, _ node: Int, _ solver: Solver
  ) {
    let count = Int(solver.node(node).pointee.childCount)
    for position in 0..<count { solver.slot(position, of: node).pointee.order = 0 }
    solver.payloads.hosts[Int(host)].placeSubviews(
      bounds, proposal.viewSize, LayoutSubviews(solver: solver, node: node))
    for position in 0..<count where solver.slot(position, of: node).pointee.order == 0 {
      let size = solver.sizeForPlacing(solver.child(position, of: node), proposal)
      let middle = Solver.centred(size, in: bounds.size)
      let slot = solver.slot(position, of: node)
      slot.pointee.size = size
      slot.pointee.proposal = proposal
      slot.pointee.origin = Point(
        x: bounds.origin.x + middle.x, y: bounds.origin.y + middle.y)
    }
  }
}

extension Solver {
  /// The guide as a scene's code names it.
  func alignmentGuide(_ guide: Guide) -> AlignmentGuide {
    AlignmentGuide(guide.key, defaultValue: payloads.guideDefaults[guide.raw])
  }
}
