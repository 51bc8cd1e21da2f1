/// Views that can't be seen or reached.
struct ReachFindings {
  let context: FindingContext

  /// Less may be lost to rounding and shadows, in points.
  private static let threshold = 2.0

  func findings() -> [LayoutFinding] {
    outside() + clipped() + context.order.compactMap(strokeClipped) + nothingVisible()
  }

  // MARK: Outside of the screen

  /// Views beyond an edge of the screen that no scrolling reaches; those of one edge are reported
  /// with the farthest of them, which is the same one whether few or many are.
  private func outside() -> [LayoutFinding] {
    var farthest: [Side: (index: Int, excess: Double, others: Int)] = [:]
    for index in context.order where isAddressed(index) && !context.surroundings[index].isMoved {
      // A button's label counts as the button.
      if context.ancestors(of: index).contains(where: {
        context.nodes[$0].isButton && isAddressed($0)
      }) {
        continue
      }
      guard let (side, excess) = beyond(index) else { continue }
      let known = farthest[side]
      if let known, excess < known.excess + 0.5 {
        farthest[side] = (known.index, known.excess, known.others + 1)
      } else {
        farthest[side] = (index, excess, known.map { $0.others + 1 } ?? 0)
      }
    }
    return farthest.sorted { $0.value.index < $1.value.index }.map { side, found in
      let others = found.others == 0 ? "" : " and \(found.others) more"
      let isOut = found.excess >= context.nodes[found.index].frame.size[side.axis]
      let words =
        isOut
        ? "out of reach beyond the screen's \(side.words)"
        : "cut off by the screen's \(side.words), \(others.isEmpty ? "" : "up to ")"
          + "\(PointsText.text(found.excess)) points beyond it"
      return context.finding(
        .warning, .outOfReach, found.index, along: side.axis,
        "\(context.title(found.index))\(others) \(found.others == 0 ? "is" : "are") \(words), and "
          + "nothing around scrolls",
        "put it into a ScrollView, or let what is around it give way")
    }
  }

  private struct Side: Hashable {
    var axis: Axis
    var isEnd: Bool
    var words: String {
      axis == .horizontal
        ? (isEnd ? "right edge" : "left edge") : isEnd ? "lower edge" : "upper edge"
    }
  }

  private func isAddressed(_ index: Int) -> Bool {
    guard context.isShown(index), context.nodes[index].source != nil else { return false }
    if context.isText(index) { return true }
    guard context.nodes[index].isButton else { return false }
    // A bare colour or shape that is tapped is a ground, not content.
    switch context.nodes[index].drawing {
    case .image, .control: return true
    default:
      return context.nodes[index].views.contains(where: \.isButton)
        || context.subtree(of: index).dropFirst().contains(where: context.hasMeaning)
    }
  }

  /// The edge that a view reaches beyond, and how far.
  private func beyond(_ index: Int) -> (Side, Double)? {
    let frame = context.nodes[index].frame
    guard frame.width > 1, frame.height > 1 else { return nil }
    for axis in Axis.allCases where !context.surroundings[index].scrolls.contains(axis.set) {
      let end = context.container.origin[axis] + context.container.size[axis]
      let after = frame.origin[axis] + frame.size[axis] - end
      let before = context.container.origin[axis] - frame.origin[axis]
      if after > Self.threshold { return (Side(axis: axis, isEnd: true), after) }
      if before > Self.threshold { return (Side(axis: axis, isEnd: false), before) }
    }
    return nil
  }

  // MARK: Clipped

  /// Texts and buttons of which a clip around takes a part away.
  private func clipped() -> [LayoutFinding] {
    context.order.compactMap { index in
      let around = context.surroundings[index]
      guard isAddressed(index), !around.isMoved else { return nil }
      let frame = context.nodes[index].frame
      guard let (clip, axis, excess) = clip(of: index, frame) else { return nil }
      // If the screen ends there as well, being beyond the screen says the same.
      if let (side, beyond) = beyond(index), side.axis == axis, abs(beyond - excess) < 1 {
        return nil
      }
      let limit = Crowding(context: context).limit(around: index, axis)
        .flatMap { context.isInside($0.node, of: clip) ? $0 : nil }
      return context.finding(
        .warning, .clipped, index, along: axis,
        "\(context.title(index)) is clipped by \(context.title(clip)): it reaches "
          + "\(PointsText.text(excess)) points beyond its \(axis.noun)"
          + (limit.map { "; it is in \($0.place)" } ?? ""),
        limit.map {
          "let the frame grow with it: frame(min\(axis.capitalized): \(PointsText.text($0.length)))"
        } ?? "let it wrap or shrink, or let what clips it be larger")
    }
  }

  /// A stroke along an outline, half of whose width lies outside of the view, where it is clipped.
  private func strokeClipped(_ index: Int) -> LayoutFinding? {
    let node = context.nodes[index]
    guard case .stroke(let outline, _, let style) = node.drawing, outline != .path,
      node.outline == nil, style.lineWidth >= 1.5, context.isShown(index), context.isWritten(index),
      !context.surroundings[index].isMoved, node.size.width > 8, node.size.height > 8
    else { return nil }
    let (width, half) = (style.lineWidth, style.lineWidth / 2)
    let drawn = Rect(
      x: node.frame.minX - half, y: node.frame.minY - half, width: node.frame.width + width,
      height: node.frame.height + width)
    // More of it outside is clipped for another reason.
    guard let (clip, _, excess) = clip(of: index, drawn, beyond: half * 0.5), excess < half + 0.5
    else { return nil }
    return context.finding(
      .note, .strokeClipped, index,
      "\(PointsText.text(half)) of the stroke's \(PointsText.text(width)) points lie outside of "
        + "\(node.name), where \(context.titles.content(NodeID(clip))) clips them",
      "use strokeBorder, which draws inside of the shape, or keep \(PointsText.text(half)) points of "
        + "padding around it")
  }

  private func clip(
    of index: Int, _ frame: Rect, beyond threshold: Double = Self.threshold
  ) -> (Int, Axis, Double)? {
    for ancestor in context.ancestors(of: index) {
      let node = context.nodes[ancestor]
      let isClip = node.decorations.contains { if case .clip = $0 { true } else { false } }
      let scrolls: Axis.Set =
        if case .scroll(let it) = context.layout(ancestor) {
          (it.horizontal ? Axis.Set.horizontal : []).union(it.vertical ? .vertical : [])
        } else { [] }
      // Scrolling content becomes visible by scrolling, and so does everything inside of it.
      if !scrolls.isEmpty, !isClip { return nil }
      guard isClip else { continue }
      for axis in Axis.allCases where !scrolls.contains(axis.set) {
        let before = node.frame.origin[axis] - frame.origin[axis]
        let after =
          frame.origin[axis] + frame.size[axis] - node.frame.origin[axis] - node.frame.size[axis]
        let excess = max(before, after)
        if excess > threshold { return (ancestor, axis, excess) }
      }
      if !scrolls.isEmpty { return nil }
    }
    return nil
  }

  // MARK: Nothing

  /// A scene with nothing visible.
  private func nothingVisible() -> [LayoutFinding] {
    guard let root = context.order.first else { return [] }
    let isSeen = context.order.contains { index in
      let node = context.nodes[index]
      // The contents of an image of unknown size are unknown.
      if case .image(_, isSystem: false) = node.drawing, node.size == .zero { return true }
      guard context.isShown(index), node.size.width > 0, node.size.height > 0,
        context.surroundings[index].sight?.intersection(node.frame) != nil
      else { return false }
      switch node.drawing {
      case .none: return node.decorations.contains { $0.isBorder }
      case .text: return context.isText(index)
      case .fill(_, let style): return style?.colors != [.named(.clear)]
      default: return true
      }
    }
    guard !isSeen else { return [] }
    return [
      context.finding(
        .note, .nothingVisible, root,
        "nothing of the scene can be seen: \(context.title(root)) is "
          + "\(PointsText.text(context.nodes[root].size))",
        "give it content or a size, or look at what is hidden, empty or outside of the screen")
    ]
  }
}
