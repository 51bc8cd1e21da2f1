/// `ignoresSafeArea`.
///
/// Proposes, reports: as if it weren't there.
/// Places: on the edges where it touches the safe area's boundary, the subview is offered the
/// insets beyond it as well and begins there; of the regions that it ignores.
struct IgnoresSafeAreaLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .ignoresSafeArea }
  static var hidesPriority: Bool { true }
  var name: String { "ignoresSafeArea" }
  var edges: UInt8
  var regions: UInt8

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    solver.placeExtended(
      solver.onlyChild(of: node), at: Point(), bounds.proposal, bounds.size, in: bounds,
      rightToLeft: solver.isRightToLeft(node), edges: Edge.Set(rawValue: Int(edges)),
      ignoring: SafeAreaRegions(rawValue: Int(regions)))
  }
}

/// `safeAreaPadding`: insets that the view inside sees as its safe area.
///
/// Proposes, reports, places: as padding.
struct SafeAreaPaddingLayout: UnaryLayout, BitwiseCopyable {
  var insets: PaddingLayout

  var name: String { "safeAreaPadding" }
  var detail: String { insets.detail }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let size = insets.sizeThatFits(proposal, node, solver)
    solver.explain(.safeAreaPadding, insets)
    return size
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement { insets.arrange(child, proposal, size, node, solver) }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let child = solver.onlyChild(of: node)
    let it = arrange(child, bounds.proposal, bounds.size, node, solver)
    let rightToLeft = solver.isRightToLeft(node)
    let rect = Rect(
      x: bounds.origin.x + (rightToLeft ? insets.trailing : insets.leading),
      y: bounds.origin.y + insets.top, width: it.size.width, height: it.size.height)
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(rightToLeft ? .trailing : .leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(rightToLeft ? .leading : .trailing) }
    solver.placeChild(
      child, at: it.origin, it.proposal, it.size, in: bounds, rightToLeft: rightToLeft,
      context: solver.context(inside: bounds, keeping: rect, edges: edges, isScreen: true))
  }
}

/// The safe area of a container with bars, such as a NavigationStack or a TabView: UIKit lays it
/// out in the safe area of the screen.
///
/// Proposes, reports: as if it weren't there.
/// Places: where it reaches beyond the safe area, within it; since iOS 26 where it ends at a
/// `safeAreaInset` of the scene's, at the screen's own edge (reported as feedback-assistant/reports
/// 824).
struct KeepsToSafeAreaLayout: TransparentLayout, BitwiseCopyable {
  /// Whether it is a window of its own, as a sheet.
  var isWindow: Bool

  static var rule: LayoutRule { .bars }
  var name: String { "safeArea" }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let child = solver.onlyChild(of: node)
    let rect = Rect(origin: bounds.origin, size: bounds.size)
    let area = solver.placed.safeAreas[Int(bounds.context.safeArea)]
    let isOnScreen = !isWindow && solver.environment(of: node).platform.os >= 26
    // Scrolling content doesn't change the safe area.
    let target =
      bounds.context.viewport != 0
      ? rect : solver.placed.kept(rect, to: isOnScreen ? area.screen : area.safe, of: area)
    var context = bounds.context
    if isWindow {
      context.safeArea = solver.placed.add(
        PlacedTree.SafeArea(
          outer: rect, safe: target, screen: target,
          bottom: max(target.maxY, min(rect.maxY, area.bottom))))
    } else if isOnScreen, target != rect, area.screen != area.safe {
      context.safeArea = solver.placed.add(
        PlacedTree.SafeArea(
          outer: area.outer, safe: area.screen, screen: area.screen, bottom: area.bottom))
    }
    let offer = Proposal(
      bounds.proposal.width + target.width - rect.width,
      bounds.proposal.height + target.height - rect.height)
    solver.place(
      child,
      in: Bounds(
        origin: target.origin, size: solver.sizeForPlacing(child, offer), proposal: offer,
        context: context))
  }
}

/// `safeAreaInset`: a bar along an edge; the view inside gets the rest, and the bar's room as its
/// safe area.
///
/// Proposes: to the bar, what the view leaves of the offer at its least; to the view, the rest.
/// Reports: both and the gap along the edge's axis, the larger across it.
/// Places: the bar at its edge, the view at the other one. A lower bar of the screen's stays where it is
/// when the keyboard comes up, which lies over it; the view gets what that leaves.
struct SafeAreaInsetLayout: BuiltInLayout, BitwiseCopyable {
  var edge: Edge
  /// Across the edge.
  var guide: Guide
  /// NaN for the default.
  var gap: Double
  /// Whether it is one of the screen's own bars.
  var isScreen = false

  static var isModifier: Bool { true }
  static var hidesPriority: Bool { true }
  var name: String { isScreen ? "bar" : "safeAreaInset" }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let it = arrange(proposal, node, solver)
    solver.explain(.safeAreaInset, Operands(bar: it.bar[axis], gap: it.gap, view: it.view[axis]))
    return Size(
      it.bar[axis] + it.gap + it.view[axis],
      across: max(it.bar[axis.other], it.view[axis.other]), axis: axis)
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    var offer = bounds.proposal
    if offer[axis.other].isNaN { offer[axis.other] = bounds.size[axis.other] }
    var it = solver.unrecorded { arrange(offer, node, solver) }
    let view = solver.onlyChild(of: node)
    let rightToLeft = solver.isRightToLeft(node)
    let whole = Rect(origin: bounds.origin, size: bounds.size)
    let overlap =
      isScreen && edge == .bottom
      ? solver.placed.keyboardOverlap(whole, in: Int(bounds.context.safeArea)) : 0
    let reserved = max(it.bar[axis] + it.gap - overlap, 0)
    if overlap > 0 {
      it.viewOffer.height = max((offer.height - reserved).orZero, 0)
      it.view = solver.sizeForPlacing(view, it.viewOffer)
    }
    let isFirst = edge == .top || edge == .leading
    let across = (bounds.size[axis.other] - it.view[axis.other]) / 2
    let start = isFirst ? reserved : bounds.size[axis] - reserved - it.view[axis]
    let origin = Point(start, across: across.orZero, axis: axis)
    let x = rightToLeft ? bounds.size.width - (origin.x + it.view.width) : origin.x
    let rect = Rect(
      origin: Point(x: bounds.origin.x + x, y: bounds.origin.y + origin.y), size: it.view)
    solver.placeChild(
      view, at: origin, it.viewOffer, it.view, in: bounds, rightToLeft: rightToLeft,
      context: solver.context(
        inside: bounds, keeping: rect, edges: physicalEdge(rightToLeft), isScreen: isScreen,
        bottom: overlap > 0 ? whole.maxY + overlap - it.bar.height - it.gap : nil))
    guard solver.node(node).pointee.childCount > 1 else { return }
    let bar = solver.child(1, of: node)
    let viewGuide =
      solver.guide(guide, of: view, it.viewOffer, it.view)
      + (guide.axis == .horizontal ? origin.x : origin.y)
    let barAcross = viewGuide - solver.guide(guide, of: bar, it.barOffer, it.bar)
    let barStart = isFirst ? 0 : bounds.size[axis] - it.bar[axis] + overlap
    solver.placeChild(
      bar, at: Point(barStart, across: barAcross.orZero, axis: axis), it.barOffer, it.bar,
      in: bounds, rightToLeft: rightToLeft)
  }

  /// Lengths along the edge's axis.
  struct Operands: RuleOperands {
    var bar: Double
    var gap: Double
    var view: Double
  }

  private struct Arrangement {
    var bar = Size.zero
    var barOffer = Proposal.unspecified
    var view = Size.zero
    var viewOffer = Proposal.unspecified
    var gap = 0.0
  }

  private func arrange(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Arrangement {
    var it = Arrangement()
    let view = solver.onlyChild(of: node)
    it.viewOffer = proposal
    guard solver.node(node).pointee.childCount > 1 else {
      it.view = solver.size(of: view, proposal)
      return it
    }
    let bar = solver.child(1, of: node)
    it.gap =
      gap.isNaN
      ? solver.spacing(of: view).distance(to: solver.spacing(of: bar), along: axis) : gap
    it.barOffer = proposal
    if proposal[axis].isNaN {
      it.bar = solver.size(of: bar, proposal)
      it.view = solver.size(of: view, proposal)
      return it
    }
    let room = max(proposal[axis] - it.gap, 0)
    let least = solver.size(
      of: view, Proposal(0, across: proposal[axis.other], axis: axis), .minProbe)
    it.barOffer[axis] = max((room - least[axis]).orZero, 0)
    it.bar = solver.size(of: bar, it.barOffer)
    it.viewOffer[axis] = max((proposal[axis] - (it.bar[axis] + it.gap)).orZero, 0)
    if solver.hasRelativeFrames {
      solver.insetRooms[node] = (axis, it.viewOffer[axis], it.bar[axis] + it.gap)
    }
    it.view = solver.size(of: view, it.viewOffer)
    return it
  }

  private func physicalEdge(_ rightToLeft: Bool) -> Edge.Set {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: rightToLeft ? .trailing : .leading
    case .trailing: rightToLeft ? .leading : .trailing
    }
  }
}

extension Solver {
  /// The context of a view that got `rect` of `bounds`, the rest on `edges` being its safe area's
  /// insets; where `bounds` touched the safe area already, both add up.
  /// - Parameters:
  ///   - isScreen: Whether the insets are the screen's own, as those of its bars.
  ///   - bottom: Its end without the keyboard, if that isn't the end of `rect`.
  func context(
    inside bounds: Bounds, keeping rect: Rect, edges: Edge.Set, isScreen: Bool,
    bottom: Double? = nil
  ) -> PlacementContext {
    let whole = Rect(origin: bounds.origin, size: bounds.size)
    let old = placed.safeAreas[Int(bounds.context.safeArea)]
    let touched = placed.insets(of: whole, in: Int(bounds.context.safeArea))
    var safe = Sides(old.safe)
    var outer = Sides(old.outer)
    if edges.contains(.top) {
      safe.top = rect.minY
      if touched.top == 0 { outer.top = whole.minY }
    }
    if edges.contains(.leading) {
      safe.left = rect.minX
      if touched.leading == 0 { outer.left = whole.minX }
    }
    if edges.contains(.bottom) {
      safe.bottom = rect.maxY
      if touched.bottom == 0 { outer.bottom = whole.maxY }
    }
    if edges.contains(.trailing) {
      safe.right = rect.maxX
      if touched.trailing == 0 { outer.right = whole.maxX }
    }
    var context = bounds.context
    context.safeArea = placed.add(
      PlacedTree.SafeArea(
        outer: outer.rect, safe: safe.rect, screen: isScreen ? safe.rect : old.screen,
        bottom: bottom ?? (edges.contains(.bottom) ? rect.maxY : old.bottom)))
    return context
  }

  private struct Sides {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double

    init(_ rect: Rect) {
      (top, left, bottom, right) = (rect.minY, rect.minX, rect.maxY, rect.maxX)
    }

    var rect: Rect { Rect(x: left, y: top, width: right - left, height: bottom - top) }
  }
}

extension Explanation {
  var safeAreaPadding: String {
    event.operands(as: PaddingLayout.self).map(padding) ?? bySentence
  }

  var safeAreaInset: String {
    guard let operands = event.operands(as: SafeAreaInsetLayout.Operands.self) else {
      return bySentence
    }
    return "bar, gap and view, \(sum([operands.bar, operands.gap, operands.view])) "
      + "\(words(event.answer))."
  }
}
