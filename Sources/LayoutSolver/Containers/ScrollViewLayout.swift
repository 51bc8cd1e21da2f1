/// `ScrollView`.
///
/// Proposes: nothing along the axes it scrolls; what it is offered along the others, less its
/// content's margins.
/// Reports: along its axes what it is offered, the length of its content with the margins where
/// nothing is; along the others that length, even if it is more or less than what is offered.
/// Places: the content inside the margins, as far before their top leading corner as it is scrolled;
/// content shorter than the room there, or by the anchor of `defaultScrollAnchor`; in one of both axes
/// on a Mac in the middle, unless both the release and the SDK are 27 or newer (release note 171755081).
struct ScrollViewLayout: UnaryLayout, BitwiseCopyable {
  var horizontal: Bool
  var vertical: Bool
  /// Index of its place and anchors in the tree's table.
  var state: Int32

  static var isModifier: Bool { false }

  var name: String { "ScrollView" }
  var detail: String { horizontal ? (vertical ? "both axes" : "horizontal") : "" }

  func scrolls(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    guard solver.node(node).pointee.childCount > 0 else { return emptySize(proposal) }
    let margins = solver.payloads.scrolls[Int(state)].margins
    let inside = proposal.inset(by: margins)
    solver.setRelativeContainer(inside, of: node, scrolling: scrolls)
    let content = solver.size(of: solver.onlyChild(of: node), childProposal(inside))
    let width = content.width + margins.leading + margins.trailing
    let height = content.height + margins.top + margins.bottom
    solver.explain(.scrollView, Operands(content: Size(width: width, height: height)))
    return Size(
      width: horizontal && !proposal.width.isNaN ? proposal.width : width,
      height: vertical && !proposal.height.isNaN ? proposal.height : height)
  }

  struct Operands: RuleOperands {
    /// With its margins.
    var content: Size
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let margins = solver.payloads.scrolls[Int(state)].margins
    let offer = childProposal(proposal.inset(by: margins))
    return UnaryArrangement(
      proposal: offer, size: solver.sizeForPlacing(child, offer),
      origin: Point(x: margins.leading, y: margins.top))
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    guard solver.node(node).pointee.childCount > 0 else { return }
    let state = solver.payloads.scrolls[Int(state)]
    let room = Proposal(bounds.size).inset(by: state.margins)
    let size = Size(width: room.width, height: room.height)
    solver.setRelativeContainer(room, of: node, scrolling: scrolls)
    let child = solver.onlyChild(of: node)
    let it = arrange(child, bounds.proposal, bounds.size, node, solver)
    let offset = Point(
      x: offset(.horizontal, it.size, size, node, solver),
      y: offset(.vertical, it.size, size, node, solver))
    var context = bounds.context
    context.viewport = solver.placed.addViewport(
      Rect(origin: bounds.origin, size: bounds.size), safeArea: bounds.context.safeArea)
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    solver.placed.scrolls[Int32(truncatingIfNeeded: node)] = ScrolledView(
      node: NodeID(node), identity: state.identity, axes: axes, offset: offset,
      contentSize: it.size, size: size, margins: state.margins)
    solver.placeChild(
      child, at: Point(x: it.origin.x - offset.x, y: it.origin.y - offset.y), it.proposal,
      it.size, in: bounds,
      rightToLeft: solver.isRightToLeft(node), context: context)
  }

  /// How much of the content lies before the view's start: the scroll offset, else what its anchor
  /// requires; negative where shorter content doesn't begin there.
  private func offset(
    _ axis: Axis, _ content: Size, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    guard scrolls(axis) else { return 0 }
    let state = solver.payloads.scrolls[Int(state)]
    let hidden = (content[axis] - size[axis]).orZero
    guard hidden > 0 else {
      return (state.anchors.alignment?[axis] ?? (centres(node, solver) ? 0.5 : 0)) * hidden
    }
    let wanted =
      solver.scrollOffsets[state.identity]?[axis]
      ?? (state.anchors.initialOffset?[axis] ?? 0) * hidden
    return min(max(wanted.orZero, 0), hidden)
  }

  /// Whether smaller content is centred.
  private func centres(_ node: Int, _ solver: Solver) -> Bool {
    guard horizontal, vertical else { return false }
    let platform = solver.environment(of: node).platform
    return platform.kind == .mac && min(platform.os, platform.sdk) < 27
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double { .nan }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { .ordinary }

  private func emptySize(_ proposal: Proposal) -> Size {
    Size(
      width: horizontal ? proposal.width.orZero : 0, height: vertical ? proposal.height.orZero : 0)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
  }
}

extension Proposal {
  fileprivate func inset(by margins: EdgeInsets) -> Proposal {
    inset(by: margins.leading + margins.trailing, margins.top + margins.bottom)
  }
}
