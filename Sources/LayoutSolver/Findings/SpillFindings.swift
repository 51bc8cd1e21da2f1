/// Pictures and areas that go beyond their frame, and what they cover there.
struct SpillFindings {
  let context: FindingContext

  /// Less is no overlap that anyone sees, in points.
  private static let threshold = 3.0
  /// With more views than that, examining pairs takes too long.
  private static let mostViews = 600

  func findings() -> [LayoutFinding] {
    let neighbours = context.order.filter { index in
      context.isShown(index) && context.nodes[index].source != nil
        && (context.isText(index) || context.nodes[index].isButton)
        && !context.surroundings[index].isMoved
    }
    guard neighbours.count <= Self.mostViews else { return [] }
    return context.order.flatMap { index -> [LayoutFinding] in
      guard isArea(index), let frame = frame(around: index) else { return [] }
      return [spill(index, frame, neighbours) ?? touches(index, frame, neighbours)]
        .compactMap { $0 }
    } + context.order.compactMap { moved($0, neighbours) } + backdrops()
      + context.order.compactMap { outgrown($0, neighbours) ?? pulled($0, neighbours) }
  }

  private func isArea(_ index: Int) -> Bool {
    context.isShown(index) && context.isWritten(index) && !context.surroundings[index].isMoved
      && isColoured(index)
  }

  private func isColoured(_ index: Int) -> Bool {
    switch context.nodes[index].drawing {
    case .image:
      // What a picture of unknown size covers isn't known.
      if case .image(let it) = context.layout(index) { return !it.isStandIn }
      return true
    case .fill(_, let style): return style?.colors != [.named(.clear)]
    default: return false
    }
  }

  /// The frame that was put around a picture and is smaller.
  private func frame(around index: Int) -> Int? {
    let size = context.nodes[index].size
    for ancestor in context.ancestors(of: index) where context.nodes[ancestor].isModifier {
      let node = context.nodes[ancestor]
      switch context.layout(ancestor) {
      case .frame, .flexibleFrame:
        let isSmaller = Axis.allCases.contains { size[$0] > node.size[$0] + Self.threshold }
        return isSmaller && context.isWritten(ancestor) ? ancestor : nil
      case .aspectRatio, .passThrough: continue
      default: return nil
      }
    }
    return nil
  }

  // MARK: Seen

  private func spill(_ index: Int, _ frame: Int, _ neighbours: [Int]) -> LayoutFinding? {
    guard let seen = context.surroundings[index].sight?.intersection(context.nodes[index].frame)
    else { return nil }
    let covered = neighbours.first { other in
      isUnder(seen, other, frame) && isApart(other, from: frame)
    }
    guard let covered else { return nil }
    let isOver = context.surroundings[covered].position < context.surroundings[index].position
    return context.finding(
      .warning, .spillsOver, index,
      "\(context.title(index)) is \(PointsText.text(context.nodes[index].size)) in a frame of "
        + "\(PointsText.text(context.nodes[frame].size)), and drawn \(isOver ? "over" : "under") "
        + "\(context.title(covered))",
      isRigid(index)
        ? "leave out the frame, give it a minimum alone, or scale it with @ScaledMetric"
        : "put clipped() after the frame, or scaledToFit() before it")
  }

  /// An area that an offset moves over what follows in a stack, where it was free of it.
  private func moved(_ index: Int, _ neighbours: [Int]) -> LayoutFinding? {
    let offset = context.surroundings[index].offset
    guard offset >= 0, context.isShown(index), context.isWritten(index), isColoured(index),
      case .offset(let it) = context.layout(offset),
      let seen = context.surroundings[index].sight?.intersection(context.nodes[index].frame)
    else { return nil }
    let place = context.nodes[index].frame
    // A view moved by more than its size is away on purpose, as at an animation's start.
    guard abs(it.x) < place.width, abs(it.y) < place.height else { return nil }
    let from = Rect(
      x: place.minX - it.x, y: place.minY - it.y, width: place.width, height: place.height)
    let covered = neighbours.first { other in
      guard !context.isInside(other, of: offset),
        let common = seen.intersection(context.nodes[other].frame), common.width > Self.threshold,
        common.height > Self.threshold
      else { return false }
      return from.intersection(context.nodes[other].frame) == nil && isApart(other, from: offset)
    }
    guard let covered else { return nil }
    let isOver = context.surroundings[covered].position < context.surroundings[index].position
    return context.finding(
      .note, .offsetOverlap, offset,
      "\(context.titles.content(NodeID(index))) is moved by "
        + "\(PointsText.text(Point(x: it.x, y: it.y))) \(isOver ? "onto" : "under") "
        + "\(context.title(covered)): offset moves what is drawn and leaves its room where it was",
      "use padding, which makes room")
  }

  /// A text that a negative padding pulls over the edge of an area that a stack puts before or behind it.
  private func pulled(_ index: Int, _ neighbours: [Int]) -> LayoutFinding? {
    guard case .padding(let it) = context.layout(index), context.isWritten(index),
      let least = [it.top, it.leading, it.bottom, it.trailing].min(), least < -Self.threshold
    else { return nil }
    let room = context.nodes[index].frame
    for text in neighbours where context.isText(text) && context.isInside(text, of: index) {
      let place = context.nodes[text].frame
      let area = context.order.first { other in
        guard isColoured(other), context.isShown(other), !context.surroundings[other].isMoved,
          !context.isInside(other, of: index),
          let common = place.intersection(context.nodes[other].frame),
          min(common.width, common.height) > Self.threshold, common != place,
          room.intersection(context.nodes[other].frame) == nil
        else { return false }
        return isApart(other, from: index)
      }
      guard let area, let common = place.intersection(context.nodes[area].frame) else { continue }
      return context.finding(
        .note, .pulledOver, index,
        "padding of \(PointsText.text(least)) pulls \(context.title(text)) "
          + "\(PointsText.text(min(common.width, common.height))) points over the edge of "
          + context.titles.place(context.title(area), of: NodeID(area)),
        "pull it less, or leave the padding out and use a smaller spacing")
    }
    return nil
  }

  /// An area of fixed length at the back of a ZStack, beyond both ends of which the texts go that stand
  /// on it.
  private func outgrown(_ stack: Int, _ neighbours: [Int]) -> LayoutFinding? {
    guard case .zStack = context.layout(stack), context.nodes[stack].children.count > 1,
      let (area, frame, it) = ground(of: stack)
    else { return nil }
    let ground = context.nodes[area].frame
    for axis in Axis.allCases where !(axis == .horizontal ? it.width : it.height).isNaN {
      let standing = neighbours.filter { other in
        let place = context.nodes[other].frame
        return context.isText(other) && context.isInside(other, of: stack)
          && place.origin[axis.other] >= ground.origin[axis.other] - 1
          && place.origin[axis.other] + place.size[axis.other]
            <= ground.origin[axis.other] + ground.size[axis.other] + 1
      }
      let places = standing.map { context.nodes[$0].frame }
      guard let first = standing.first,
        let start = places.map({ $0.origin[axis] }).min(),
        let end = places.map({ $0.origin[axis] + $0.size[axis] }).max()
      else { continue }
      let (before, after) = (
        ground.origin[axis] - start, end - ground.origin[axis] - ground.size[axis]
      )
      guard min(before, after) > Self.threshold, ground.size[axis] > 20 else { continue }
      let others = standing.count == 1 ? "" : " and \(standing.count - 1) more"
      return context.finding(
        .warning, .outgrowsGround, frame, along: axis,
        "frame(\(axis.noun): \(PointsText.text(ground.size[axis]))) keeps "
          + "\(context.titles.content(NodeID(area))) smaller than what stands on it: "
          + "\(context.title(first))\(others) need\(others.isEmpty ? "s" : "") "
          + "\(PointsText.text(end - start)) of \(axis.noun)",
        "let it grow: leave the frame out, or make it a background of what stands on it")
    }
    return nil
  }

  /// The area that a ZStack begins with, and the frame that it is as large as.
  private func ground(of stack: Int) -> (area: Int, frame: Int, FrameLayout)? {
    var next = context.nodes[stack].children.first?.index
    var frame: (Int, FrameLayout)?
    while let index = next {
      if case .frame(let it) = context.layout(index), context.isWritten(index) {
        frame = (index, it)
      }
      guard context.nodes[index].isModifier else {
        guard let frame, isArea(index) else { return nil }
        return (index, frame.0, frame.1)
      }
      next = context.nodes[index].children.first?.index
    }
    return nil
  }

  /// Whether its size is fixed, such as a symbol's, which grows with the type size.
  private func isRigid(_ index: Int) -> Bool {
    if case .image(let it) = context.layout(index) { !it.stretchesWidth } else { false }
  }

  /// Whether an area reaches over a view beside the area's frame.
  private func isUnder(_ area: Rect, _ other: Int, _ frame: Int) -> Bool {
    let place = context.nodes[other].frame
    guard let common = area.intersection(place), common.width > Self.threshold,
      common.height > Self.threshold
    else { return false }
    return context.nodes[frame].frame.intersection(place) == nil
  }

  /// Whether a stack places the two one after the other, so that they weren't meant to overlap.
  private func isApart(_ other: Int, from frame: Int) -> Bool {
    let around = context.ancestors(of: frame)
    guard let meeting = around.first(where: { context.isInside(other, of: $0) }) else {
      return false
    }
    switch context.layout(meeting) {
    case .stack(let it): return !(it.gap < 0)
    case .lazyStack(let it): return !(it.gap < 0)
    case .grid, .lazyGrid: return true
    default: return false
    }
  }

  // MARK: Touched

  /// A clip hides what is drawn, and doesn't change where touches are taken.
  private func touches(_ index: Int, _ frame: Int, _ neighbours: [Int]) -> LayoutFinding? {
    let node = context.nodes[index]
    let around = [index] + context.ancestors(of: index)
    let limits = around.prefix { context.isInside($0, of: frame) || context.nodes[$0].isModifier }
    let isLimited = limits.contains { part in
      context.nodes[part].decorations.contains {
        switch $0 {
        case .contentShape, .ignoresTouches: true
        default: false
        }
      }
    }
    guard !isLimited else { return nil }
    let covered = neighbours.first { other in
      let button = context.nodes[other]
      guard button.isButton, let common = node.frame.intersection(button.frame),
        context.surroundings[other].position < context.surroundings[index].position,
        common.width * common.height > 0.3 * button.size.width * button.size.height
      else { return false }
      return isUnder(node.frame, other, frame) && isApart(other, from: frame)
    }
    guard let covered else { return nil }
    return context.finding(
      .warning, .takesTouches, index,
      "\(context.title(index)) is clipped to \(PointsText.text(context.nodes[frame].size)) and takes "
        + "touches on \(PointsText.text(node.size)): \(context.title(covered)) lies under it",
      "put contentShape(Rectangle()) where it is clipped, or allowsHitTesting(false)")
  }

  // MARK: Edges

  /// Colours behind a page that stop at the safe area.
  private func backdrops() -> [LayoutFinding] {
    context.order.compactMap { index in
      guard context.isShown(index), context.isWritten(index),
        let stack = context.nodes[index].parent?.index, case .zStack = context.layout(stack),
        context.nodes[stack].children.first?.index == index,
        case .fill(.rectangle, let style?) = context.nodes[index].drawing, isSeen(style)
      else { return nil }
      let insets = context.solver.placed.safeAreaInsets(index)
      let frame = context.nodes[index].frame
      let (top, bottom) = (insets.top, insets.bottom)
      guard top + bottom > 1, frame.width >= context.container.width - 1,
        abs(frame.height + top + bottom - context.container.height) <= 1
      else { return nil }
      let edges = [(top, "above"), (bottom, "below")].filter { $0.0 > 1 }
        .map { "\(PointsText.text($0.0)) \($0.1)" }.joined(separator: " and ")
      return context.finding(
        .note, .stopsAtSafeArea, index,
        "\(context.title(index)) stops at the safe area and leaves \(edges) uncovered",
        "give it ignoresSafeArea(), or put it into a background")
    }
  }

  /// Whether a colour can be distinguished from the page behind it, in light and in dark
  /// appearance.
  private func isSeen(_ style: ShapeStyle) -> Bool {
    style.colors.contains { color in
      [ColorScheme.light, .dark].map { ColorAppearance($0) }.allSatisfy { appearance in
        guard let components = color.components(in: appearance) else { return true }
        return components.opacity > 0.5
          && components != Color.system(.systemBackground).components(in: appearance)
      }
    }
  }
}
