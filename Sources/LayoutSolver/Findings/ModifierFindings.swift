/// Modifiers without their intended effect at their place, and readers that take too much.
struct ModifierFindings {
  let context: FindingContext

  func findings() -> [LayoutFinding] {
    context.order.flatMap { index -> [LayoutFinding] in
      guard context.isShown(index) else { return [] }
      switch context.layout(index) {
      case .reader: return context.nodes[index].source == nil ? [] : spreading(index)
      case .frame(let it):
        guard context.isWritten(index) else { return [] }
        return largeFrame(index, it) + smallBackground(index, it) + contentOfFrame(index)
      case .flexibleFrame(let it):
        guard context.isWritten(index) else { return [] }
        return narrowBackground(index, it) + contentOfFrame(index)
      case .padding(let it): return context.isWritten(index) ? aroundFullFrame(index, it) : []
      case .secondary(let it): return it.isBackground ? background(index) : []
      default: return []
      }
    }
  }

  // MARK: Frames

  /// The smallest iPhone that runs the current release, in points: iPhone SE.
  private static let smallest = Size(width: 375, height: 667)

  private func largeFrame(_ index: Int, _ frame: FrameLayout) -> [LayoutFinding] {
    let platform = context.solver.environment(of: index).platform
    guard platform.kind == .ios, context.container.width < 500, !context.isOfPreview(index) else {
      return []
    }
    let axes = Axis.allCases.filter { axis in
      let length = axis == .horizontal ? frame.width : frame.height
      return length > Self.smallest[axis] && length <= context.container.size[axis]
        && !context.surroundings[index].scrolls.contains(axis.set)
        && !context.surroundings[index].isInOverlayOrBackground && !isDerived(length, index, axis)
    }
    return axes.prefix(1).map { axis in
      let length = PointsText.text(axis == .horizontal ? frame.width : frame.height)
      return context.finding(
        .note, .largerThanSmallestDevice, index,
        "frame(\(axis.noun): \(length)) is more than an iPhone SE has: "
          + PointsText.text(Self.smallest[axis]),
        "use frame(max\(axis.capitalized): \(length)), which gives way")
    }
  }

  /// Whether a length may follow from the size of the screen or of a reader around, and so may
  /// differ on another device.
  private func isDerived(_ length: Double, _ index: Int, _ axis: Axis) -> Bool {
    if context.solver.payloads.environments[0].reads?.asksForScreen == true { return true }
    return context.ancestors(of: index).contains { ancestor in
      if case .reader = context.layout(ancestor) { return true }
      return abs((context.nodes[ancestor].proposal[axis] ?? .nan) - length) < 0.01
    }
  }

  /// A frame that is smaller than the text in it, or than a picture that can't be scaled.
  private func contentOfFrame(_ index: Int) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard let inside = node.children.first?.index, !context.surroundings[index].isMoved,
      !isClipped(index)
    else { return [] }
    let content = context.nodes[inside]
    for axis in Axis.allCases where node.size[axis] >= 1 {
      let excess = content.size[axis] - node.size[axis]
      guard excess > 2 else { continue }
      if let image = rigidImage(inside) { return [unscaled(image, in: node, along: axis)] }
      guard showsText(inside) else { continue }
      var remedy = "use frame(min\(axis.capitalized):), or let the content shrink"
      if case .flexibleFrame(let frame) = context.layout(index) {
        // Without a maximum it takes no more than it is offered, whatever its least.
        let limits = axis == .horizontal ? frame.horizontal : frame.vertical
        remedy =
          limits.maximum.isFinite
          ? "leave out max\(axis.capitalized), or let the content shrink"
          : "give it more room, such as that of a ScrollView, or let the content shrink"
      }
      let doubt =
        axis == .horizontal ? context.widthDoubt(inside: inside, lacking: excess) : ""
      return [
        context.finding(
          doubt.isEmpty ? .warning : .note, .contentExceedsFrame, index, along: axis,
          "\(context.titles.content(NodeID(inside))) is \(PointsText.text(content.size[axis])) "
            + "\(axis.adjective) and its frame \(PointsText.text(node.size[axis])), so it reaches "
            + "out by \(PointsText.text(excess))\(doubt)",
          remedy)
      ]
    }
    return []
  }

  /// A picture that a frame doesn't scale. The size of a missing one is unknown.
  private func unscaled(
    _ image: Int, in frame: PlacedNode, along axis: Axis
  ) -> LayoutFinding {
    let room = PointsText.text(frame.size)
    let remedy = "put resizable() before the frame, and scaledToFit() after it"
    let title = context.title(image)
    if case .image(let it) = context.layout(image), it.isStandIn {
      return context.finding(
        .note, .imageNotResizable, image, along: axis,
        "\(title) isn't resizable: unless it is \(room) itself, its frame of that size doesn't scale it",
        remedy)
    }
    return context.finding(
      .warning, .imageNotResizable, image, along: axis,
      "\(title) isn't resizable: it stays \(PointsText.text(context.nodes[image].size)) in a frame of "
        + room, remedy)
  }

  private func isClipped(_ index: Int) -> Bool {
    ([index] + context.ancestors(of: index).prefix(4)).contains { around in
      context.nodes[around].decorations.contains { if case .clip = $0 { true } else { false } }
    }
  }

  private func rigidImage(_ index: Int) -> Int? {
    let content = context.content(of: index)
    guard case .image(let it) = context.layout(content), !it.stretchesWidth,
      case .image(_, isSystem: false) = context.nodes[content].drawing,
      context.nodes[content].source != nil
    else { return nil }
    return content
  }

  private func showsText(_ index: Int) -> Bool {
    let inside = context.subtree(of: index)
    return inside.count < 200 && inside.contains(where: context.isText)
  }

  // MARK: Order

  /// A background that covers less than the frame put around it afterwards.
  private func narrowBackground(
    _ index: Int, _ frame: FlexibleFrameLayout
  ) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard let inside = node.children.first?.index, frame.horizontal.maximum == .infinity,
      frame.alignment.horizontal == .horizontalCenter
    else { return [] }
    let content = context.nodes[inside]
    guard node.size.width > content.size.width + 8, content.source != nil,
      let what = colouring(inside), showsText(inside)
    else { return [] }
    return [
      context.finding(
        .note, .narrowBackground, inside,
        "the \(what) covers \(PointsText.text(content.size.width)) of the "
          + "\(PointsText.text(node.size.width)) that frame(maxWidth: .infinity) takes: the frame "
          + "is put around it",
        "if all of it is meant, put the \(what) after the frame")
    ]
  }

  /// A background as small as its symbol or text, with a larger frame around both.
  private func smallBackground(_ index: Int, _ frame: FrameLayout) -> [LayoutFinding] {
    guard let inside = context.nodes[index].children.first?.index, let what = colouring(inside),
      context.isWritten(inside), !frame.width.isNaN, !frame.height.isNaN,
      let content = context.nodes[inside].children.first?.index, isBare(content)
    else { return [] }
    let (size, room) = (context.nodes[inside].size, context.nodes[index].size)
    guard room.width > size.width + 8, room.height > size.height + 8 else { return [] }
    return [
      context.finding(
        .note, .narrowBackground, inside,
        "the \(what) covers \(PointsText.text(size)) of the \(PointsText.text(room)) of its frame: the "
          + "frame is put around it",
        "if all of it is meant, put the \(what) after the frame")
    ]
  }

  /// Whether it is a text or symbol without any room around.
  private func isBare(_ index: Int) -> Bool {
    let node = context.nodes[index]
    if node.isModifier {
      switch context.layout(index) {
      case .padding, .frame, .flexibleFrame: return false
      default: return node.children.first.map { isBare($0.index) } ?? false
      }
    }
    if case .image(_, isSystem: true) = node.drawing { return true }
    return context.isText(index)
  }

  /// A padding around a frame that has all that the padding is offered.
  private func aroundFullFrame(_ index: Int, _ padding: PaddingLayout) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard let inside = node.children.first?.index, case .frame(let frame) = context.layout(inside),
      context.isWritten(inside), !context.surroundings[index].isMoved
    else { return [] }
    for axis in Axis.allCases {
      let length = axis == .horizontal ? frame.width : frame.height
      let added = node.size[axis] - context.nodes[inside].size[axis]
      guard let offer = node.proposal[axis], abs(offer - length) < 0.5, added > 2,
        !context.surroundings[index].scrolls.contains(axis.set)
      else { continue }
      return [
        context.finding(
          .warning, .paddingAroundFullFrame, index,
          "padding makes \(context.titles.content(NodeID(inside))) "
            + "\(PointsText.text(node.size[axis])) \(axis.adjective) where \(PointsText.text(offer)) are "
            + "offered: \(context.titles.place("frame(\(axis.noun): \(PointsText.text(length)))", of: NodeID(inside))), "
            + "has all of them already",
          "put the padding before the frame, or use frame(max\(axis.capitalized): .infinity)")
      ]
    }
    return []
  }

  /// What makes a view's area visible; nil for nothing.
  private func colouring(_ index: Int) -> String? {
    let node = context.nodes[index]
    if node.decorations.contains(where: \.isBorder) { return "border" }
    guard case .secondary(let it) = context.layout(index), it.isBackground,
      let behind = node.children.dropFirst().first
    else { return nil }
    switch context.nodes[behind.index].drawing {
    case .fill(.rectangle, _), .fill(.roundedRectangle, _): return "background"
    default: return nil
    }
  }

  /// A background behind a view that was clipped to a rounded shape, or moved, before it.
  private func background(_ index: Int) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard node.source != nil, let inside = node.children.first?.index,
      let behind = node.children.dropFirst().first?.index,
      case .fill(.rectangle, _) = context.nodes[behind].drawing
    else { return [] }
    let content = context.nodes[inside]
    if case .offset(let it) = context.layout(inside), it.x != 0 || it.y != 0 {
      return [
        context.finding(
          .note, .backgroundStays, index,
          "the background stays where \(context.titles.content(NodeID(inside))) was: offset moves "
            + "what is drawn by \(PointsText.text(it.x)), \(PointsText.text(it.y)) and not its frame",
          "put the offset after the background")
      ]
    }
    let isRounded = content.decorations.contains { decoration in
      guard case .clip(let shape) = decoration else { return false }
      return shape.outline != .rectangle
    }
    guard isRounded, !node.decorations.contains(where: \.isClip), isUncoloured(inside) else {
      return []
    }
    return [
      context.finding(
        .warning, .clipBeforeBackground, index,
        "the background has square corners: \(context.titles.content(NodeID(inside))) is clipped "
          + "before the background is put behind it",
        "put the clip after the background, or use background(_:in:) with the shape")
    ]
  }

  /// Whether clipping a view changes nothing, since it has no area of its own.
  private func isUncoloured(_ index: Int) -> Bool {
    let inside = context.subtree(of: index)
    return inside.count < 50
      && inside.allSatisfy { part in
        switch context.nodes[part].drawing {
        case .none, .text: true
        default: false
        }
      }
  }

  // MARK: Readers

  /// A reader that takes a stack's room for content that needs less of it.
  private func spreading(_ index: Int) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard let parent = node.parent?.index, case .stack(let stack) = context.layout(parent),
      context.nodes[parent].children.count > 1, node.proposal[stack.axis] != nil
    else { return [] }
    let ends = context.subtree(of: index).dropFirst().filter(context.isShown)
      .filter { context.nodes[$0].children.isEmpty }
      .map { context.nodes[$0].frame.origin[stack.axis] + context.nodes[$0].size[stack.axis] }
    guard let end = ends.max() else { return [] }
    let used = end - node.frame.origin[stack.axis]
    // Content as long as the reader is meant to be positioned within all of it.
    let isFilled = node.children.contains {
      context.nodes[$0.index].size[stack.axis] > node.size[stack.axis] * 0.9
    }
    guard !isFilled, used >= 0, used < node.size[stack.axis] * 0.6,
      node.size[stack.axis] - used > 40
    else { return [] }
    return [
      context.finding(
        .note, .readerSpreads, index,
        "GeometryReader takes all \(PointsText.text(node.size[stack.axis])) points of "
          + "\(stack.axis.noun) that \(context.title(parent)) offers it, and its content "
          + PointsText.text(used),
        "read the size in a background or with onGeometryChange, or give the reader a "
          + "\(stack.axis.noun)")
    ]
  }
}

extension Decoration {
  var isClip: Bool {
    if case .clip = self { return true }
    return false
  }
}
