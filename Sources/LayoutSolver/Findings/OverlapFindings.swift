/// Views drawn over each other unintentionally.
struct OverlapFindings {
  let context: FindingContext

  /// Less is no overlap that anyone sees, in points.
  private static let threshold = 3.0
  /// With more views than that, examining pairs takes too long.
  private static let mostViews = 600

  func findings() -> [LayoutFinding] {
    let views = context.order.filter(isLookedAt)
    guard views.count <= Self.mostViews else { return [] }
    let shown = views.map { (index: $0, area: area($0)) }
      .filter { $0.area.width > Self.threshold && $0.area.height > Self.threshold }
      .sorted { $0.area.minX < $1.area.minX }
    var found: [LayoutFinding] = []
    for (place, one) in shown.enumerated() {
      for other in shown[(place + 1)...] {
        if other.area.minX >= one.area.maxX - Self.threshold { break }
        guard let common = one.area.intersection(other.area), common.width > Self.threshold,
          common.height > Self.threshold
        else { continue }
        let lower = context.surroundings[one.index].position
        let isFirstBelow = lower < context.surroundings[other.index].position
        let (below, above) =
          isFirstBelow ? (one.index, other.index) : (other.index, one.index)
        if let finding = finding(below, above, common) { found.append(finding) }
      }
    }
    return found
  }

  private func isLookedAt(_ index: Int) -> Bool {
    guard context.isShown(index), context.nodes[index].source != nil else { return false }
    let around = context.surroundings[index]
    guard !around.isMoved || around.offset >= 0, !around.isLifted else { return false }
    return context.isText(index)
  }

  /// Its visible area.
  private func area(_ index: Int) -> Rect {
    context.surroundings[index].sight?.intersection(context.nodes[index].frame) ?? .zero
  }

  private func finding(_ below: Int, _ above: Int, _ common: Rect) -> LayoutFinding? {
    guard context.nodes[below].detail != context.nodes[above].detail,
      let (meeting, isStack) = meeting(below, above), !isCovered(below, by: above, common),
      !scrollsAway(below, from: above)
    else { return nil }
    let offsets = Set([below, above].map { context.surroundings[$0].offset }).subtracting([-1])
    if let offset = offsets.first {
      return isStack && offsets.count == 1
        ? moved(below, above, by: offset, in: meeting) : nil
    }
    let size = PointsText.text(
      Size(width: (common.width * 10).rounded() / 10, height: (common.height * 10).rounded() / 10))
    var finding = context.finding(
      .warning, isStack ? .overlap : .textOverText, above,
      "\(context.title(above)) is drawn over \(context.title(below)): \(size) points of both, in "
        + context.titles.content(NodeID(meeting)),
      isStack
        ? "one of them is larger than the room it was given: let it shrink, wrap or push the other"
        : "place them apart, by an alignment or a padding, or put them into a stack")
    finding.other = NodeID(below)
    return finding
  }

  /// A text that `offset` moves over a neighbour in a stack.
  private func moved(
    _ below: Int, _ above: Int, by offset: Int, in stack: Int
  ) -> LayoutFinding? {
    let (mover, other) = context.isInside(above, of: offset) ? (above, below) : (below, above)
    guard context.isInside(offset, of: stack), case .offset(let it) = context.layout(offset) else {
      return nil
    }
    return context.finding(
      .note, .offsetOverlap, offset,
      "\(context.title(mover)) is moved by \(PointsText.text(Point(x: it.x, y: it.y))) onto "
        + "\(context.title(other)): offset moves what is drawn and leaves its room where it was",
      "use padding, or a spacing of \(context.titles.content(NodeID(stack))), which make room")
  }

  /// The innermost view around both, and whether it puts its subviews one after the other; nil where
  /// they are laid over each other on purpose, by a guide, a negative spacing or a scene's layout.
  private func meeting(_ one: Int, _ other: Int) -> (Int, isStack: Bool)? {
    let outer = context.ancestors(of: one)
    guard let meeting = outer.first(where: { context.isInside(other, of: $0) }) else { return nil }
    let isGuided = [one, other].contains { index in
      ([index] + context.ancestors(of: index)).prefix { $0 != meeting }.contains { between in
        switch context.layout(between) {
        case .alignmentGuide, .custom: return true
        case .secondary: return context.surroundings[index].isInOverlayOrBackground
        default: return context.nodes[between].zIndex != 0
        }
      }
    }
    guard !isGuided else { return nil }
    switch context.layout(meeting) {
    case .stack(let it): return it.gap < 0 ? nil : (meeting, true)
    case .lazyStack(let it): return it.gap < 0 ? nil : (meeting, true)
    case .grid, .lazyGrid: return (meeting, true)
    case .zStack, .secondary, .reader: return (meeting, false)
    default: return nil
    }
  }

  /// Whether the lower text is scrolled out from under a button that floats over the lower part of what
  /// scrolls. Whether the end can be reached is another rule's.
  private func scrollsAway(_ below: Int, from above: Int) -> Bool {
    let scroll = context.ancestors(of: below).first { index in
      if case .scroll(let it) = context.layout(index) { it.vertical } else { false }
    }
    guard let scroll, !context.isInside(above, of: scroll),
      context.ancestors(of: above).contains(where: { context.nodes[$0].isButton })
    else { return false }
    return context.nodes[above].frame.midY > context.nodes[scroll].frame.midY
  }

  /// Whether something opaque is drawn between the two, as with a card on another one.
  private func isCovered(_ below: Int, by above: Int, _ common: Rect) -> Bool {
    let between =
      context.surroundings[below].position + 1..<context.surroundings[above].position
    return context.order[between].contains { index in
      let node = context.nodes[index]
      switch node.drawing {
      case .fill(_, let style):
        guard style?.colors.allSatisfy(\.isSolid) ?? true else { return false }
      case .image, .control, .canvas, .placeholder: break
      default: return false
      }
      return context.isShown(index) && node.frame.covers(common)
    }
  }
}

extension Color {
  /// Whether it is opaque, or hides what is below it as a material does.
  fileprivate var isSolid: Bool {
    switch self {
    case .opacity(_, let part): part >= 0.8
    case .named(let name): name != .clear
    case .provided(let color, _), .shade(let color, _): color.isSolid
    default: true
    }
  }
}

extension Rect {
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX + 1 && minY <= other.minY + 1 && maxX >= other.maxX - 1
      && maxY >= other.maxY - 1
  }
}
