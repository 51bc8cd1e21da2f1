/// Views without an offer along an axis, which can't do there what they are for.
struct OfferFindings {
  let context: FindingContext

  func findings() -> [LayoutFinding] {
    context.order.flatMap { index -> [LayoutFinding] in
      guard context.isShown(index) else { return [] }
      if let screen = context.nodes[index].views.first(where: \.fillsItsOffer),
        let found = self.screen(index, screen)
      {
        return [found]
      }
      switch context.layout(index) {
      case .spacer(let it): return spacer(index, it)
      case .flexibleFrame(let it): return context.isWritten(index) ? maximum(index, it) : []
      case .shape(let it): return context.isWritten(index) ? shape(index, it) : []
      case .scroll(let it): return scroll(index, it)
      default: return []
      }
    }
  }

  /// The innermost view around that offers nothing along an axis, and its name.
  private func withholder(
    around index: Int, _ axis: Axis
  ) -> (index: Int, title: String, isScroll: Bool)? {
    for ancestor in context.ancestors(of: index) {
      switch context.layout(ancestor) {
      case .scroll(let it) where it.scrolls(axis):
        return (ancestor, context.title(ancestor), true)
      case .fixedSize(let it) where axis == .horizontal ? it.horizontal : it.vertical:
        let line = context.nodes[ancestor].source.map { " of line \($0.lastLine)" } ?? ""
        return (ancestor, "fixedSize\(line)", false)
      default: break
      }
    }
    return nil
  }

  private func spacer(_ index: Int, _ spacer: SpacerLeaf) -> [LayoutFinding] {
    // A length of its own was intended there.
    guard let axis = spacer.orientation, context.nodes[index].source != nil,
      spacer.minimum == ViewSpacing.standard,
      let stack = context.nodes[index].parent, context.nodes[stack.index].children.count > 1,
      // At the end of what scrolls it pushes nothing, unless one at the beginning does.
      context.nodes[stack.index].children.last?.index != index
        || context.nodes[stack.index].children.first.map({ isSpacer($0.index) }) == true,
      context.nodes[stack.index].proposal[axis] == nil,
      let around = withholder(around: index, axis), around.isScroll,
      !hasLeast(stack.index, axis, in: around.index)
    else { return [] }
    return [
      context.finding(
        .note, .spacerCantGrow, index,
        "Spacer can't grow: \(around.title) offers \(context.title(stack.index)) no "
          + "\(axis.noun), so it keeps its least, \(PointsText.text(context.nodes[index].size[axis]))",
        "give the stack frame(min\(axis.capitalized):), or take the room from a padding")
    ]
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .spacer = context.layout(index) { true } else { false }
  }

  /// Whether a frame between two views has a minimum, by which its content grows where there is
  /// room.
  private func hasLeast(_ inside: Int, _ axis: Axis, in outer: Int) -> Bool {
    context.ancestors(of: inside).prefix { $0 != outer }.contains { ancestor in
      guard case .flexibleFrame(let it) = context.layout(ancestor) else { return false }
      return (axis == .horizontal ? it.horizontal : it.vertical).minimum > 0
    }
  }

  private func maximum(_ index: Int, _ frame: FlexibleFrameLayout) -> [LayoutFinding] {
    let node = context.nodes[index]
    let wanted = Axis.allCases.filter { axis in
      (axis == .horizontal ? frame.horizontal : frame.vertical).maximum == .infinity
    }
    let vain = wanted.filter {
      node.proposal[$0] == nil && withholder(around: index, $0) != nil
    }
    // Of both maxima, the effective one was intended.
    guard let axis = vain.first, vain == wanted, let around = withholder(around: index, axis) else {
      return []
    }
    return [
      context.finding(
        .note, .frameWithoutEffect, index,
        "frame(max\(axis.capitalized): .infinity) can't have effect: \(around.title) "
          + "offers no \(axis.noun), so it is as \(axis.adjective) as its content, "
          + PointsText.text(node.size[axis]),
        around.isScroll
          ? "use containerRelativeFrame, or a length of its own" : "leave out one of the two")
    ]
  }

  /// A shape or colour has no size of its own: without an offer it takes 10 points.
  private func shape(_ index: Int, _ shape: ShapeLeaf) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard shape.rule == .fill || shape.rule == .square else { return [] }
    return Axis.allCases.filter { axis in
      node.proposal[axis] == nil && node.size[axis] == 10 && withholder(around: index, axis) != nil
    }.prefix(1).map { axis in
      let place = withholder(around: index, axis)?.title ?? ""
      return context.finding(
        .note, .shapeSqueezed, index,
        "\(context.title(index)) is offered no \(axis.noun) by \(place) and takes 10 points",
        "give it a \(axis.noun) with frame, or a shape with aspectRatio")
    }
  }

  /// A view that is as large as its offer, without an offer from the scroll view around. Its size
  /// is then unknown: users report that it is invisible.
  private func screen(_ index: Int, _ screen: WrittenView) -> LayoutFinding? {
    let node = context.nodes[index]
    for axis in Axis.allCases where node.proposal[axis] == nil {
      guard let around = withholder(around: index, axis), around.isScroll else { continue }
      let needs = context.nodes[index].size[axis]
      // A view without a length of its own takes 10 points.
      return unseen(
        index, screen, axis, around.title,
        "nothing of what it holds" + (needs > 10 ? ", which needs \(PointsText.text(needs))" : ""),
        screen.source)
    }
    return nil
  }

  /// Warns that a device may show nothing of a view.
  private func unseen(
    _ index: Int, _ view: WrittenView, _ axis: Axis, _ around: String, _ what: String,
    _ source: SourceRange?
  ) -> LayoutFinding {
    var finding = context.finding(
      .warning, .scrollInScroll, index,
      "\(view.name) is offered no \(axis.noun) by \(around): on a device it may show \(what)",
      "leave out what scrolls around it, or give it a \(axis.noun) with frame")
    finding.source = source?.beginning
    return finding
  }

  /// Nested scrolling in the same direction: the inner view is as long as its content.
  private func scroll(_ index: Int, _ scroll: ScrollViewLayout) -> [LayoutFinding] {
    let node = context.nodes[index]
    let list = node.views.first { $0.isList }
    guard let axis = Axis.allCases.first(where: { scroll.scrolls($0) && node.proposal[$0] == nil }),
      let around = withholder(around: index, axis), around.isScroll, !node.isPiece || list != nil
    else { return [] }
    if let list {
      let source = node.views.lazy.compactMap(\.source).first
      return [
        unseen(
          index, list, axis, around.title,
          "none of its rows, which need \(PointsText.text(node.size[axis]))", source)
      ]
    }
    return [
      context.finding(
        .note, .scrollInScroll, index,
        "ScrollView never scrolls: \(around.title) around it offers it no \(axis.noun), so it is as "
          + "\(axis.adjective) as its content, \(PointsText.text(node.size[axis]))",
        "leave out one of the two, or give it a \(axis.noun) with frame")
    ]
  }
}
