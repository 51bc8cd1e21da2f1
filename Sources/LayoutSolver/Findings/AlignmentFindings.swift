/// Alignments and guides that move nothing, or the wrong way.
struct AlignmentFindings {
  let context: FindingContext

  func findings() -> [LayoutFinding] {
    context.order.flatMap { index -> [LayoutFinding] in
      guard context.isShown(index), context.isWritten(index) else { return [] }
      switch context.layout(index) {
      case .alignmentGuide(let it):
        return [unread(index, it) ?? displacing(index, it)].compactMap { $0 }
      default: return []
      }
    }
  }

  // MARK: Guides

  /// A guide that nothing around lines up by.
  private func unread(_ index: Int, _ own: AlignmentGuideLayout) -> LayoutFinding? {
    guard own.guide.isBuiltIn, !own.guide.isSeparator else { return nil }
    var child = index
    for ancestor in context.ancestors(of: index) {
      let isAlone = context.nodes[ancestor].children.count < 2
      switch context.layout(ancestor) {
      // Its closure may read an inner view's guide, and so may a custom layout.
      case .alignmentGuide, .custom, .grid, .lazyGrid, .viewThatFits: return nil
      case .stack(let it):
        if it.guide == own.guide || isAlone { return nil }
        if !own.guide.staysInside { break }
        return unread(index, own, ancestor, it.guide, along: it.axis)
      case .lazyStack(let it):
        if it.guide == own.guide { return nil }
        return unread(index, own, ancestor, it.guide, along: it.axis)
      case .zStack(let it):
        if isAlone || it.alignment.has(own.guide) || !own.guide.staysInside { return nil }
        return unread(index, own, ancestor, it.alignment.guide(own.guide.axis), along: nil)
      case .secondary(let it):
        if it.alignment.has(own.guide) { return nil }
        let isSecond = context.nodes[ancestor].children.first?.index != child
        if isSecond {
          return unread(index, own, ancestor, it.alignment.guide(own.guide.axis), along: nil)
        }
      case .frame, .flexibleFrame, .safeAreaInset, .scroll, .reader: return nil
      default: break
      }
      child = ancestor
    }
    return nil
  }

  private func unread(
    _ index: Int, _ own: AlignmentGuideLayout, _ container: Int, _ guide: Guide, along axis: Axis?
  ) -> LayoutFinding {
    let title = context.titles.content(NodeID(container))
    let isOfOtherAxis = guide.axis != own.guide.axis
    let why =
      isOfOtherAxis
      ? "\(title) lines up its subviews by \(guide.name), a guide of the other axis"
      : "\(title) lines up its subviews by \(guide.name)"
    return context.finding(
      .warning, .guideWithoutEffect, index,
      "alignmentGuide(.\(own.guide.name)) moves nothing: \(why)",
      isOfOtherAxis && axis != nil
        ? "move it with padding or offset, or set a guide that \(title) lines up by"
        : "set its guide .\(guide.name), or give \(title) the alignment .\(own.guide.name)")
  }

  /// A guide that moves a view beside those that it lies over.
  private func displacing(_ index: Int, _ own: AlignmentGuideLayout) -> LayoutFinding? {
    var child = index
    for ancestor in context.ancestors(of: index) {
      if case .zStack(let it) = context.layout(ancestor) {
        guard it.alignment.has(own.guide) else { return nil }
        return displacing(index, own, child, in: ancestor)
      }
      guard context.nodes[ancestor].isModifier else { return nil }
      child = ancestor
    }
    return nil
  }

  private func displacing(
    _ index: Int, _ own: AlignmentGuideLayout, _ child: Int, in stack: Int
  ) -> LayoutFinding? {
    let axis = own.guide.axis
    let others = context.nodes[stack].children.map(\.index)
      .filter { $0 != child && context.nodes[$0].isPlaced }.map { context.nodes[$0].frame }
    guard let start = others.map({ $0.origin[axis] }).min(),
      let end = others.map({ $0.origin[axis] + $0.size[axis] }).max()
    else { return nil }
    let frame = context.nodes[child].frame
    let (first, last) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
    let gap = max(start - last, first - end)
    let length = context.nodes[stack].size[axis]
    guard gap > 2, length > end - start + 2 else { return nil }
    return context.finding(
      .warning, .guideDisplaces, index,
      "alignmentGuide(.\(own.guide.name)) puts \(context.titles.content(NodeID(index))) "
        + "\(PointsText.text(gap)) points beside what it lies over, and "
        + "\(context.titles.content(NodeID(stack))) grows from \(PointsText.text(end - start)) to "
        + "\(PointsText.text(length)) \(axis.adjective)",
      "turn the sign: a larger value moves the view towards the "
        + "\(axis == .horizontal ? "leading edge" : "top"), a smaller one the other way")
  }
}

extension GuidePair {
  func has(_ guide: Guide) -> Bool { horizontal == guide || vertical == guide }
  func guide(_ axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }
}
