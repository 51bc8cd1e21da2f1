/// Views that take room for nothing, or are put around the wrong thing.
struct RoomFindings {
  let context: FindingContext

  func findings() -> [LayoutFinding] {
    context.order.flatMap { index -> [LayoutFinding] in
      guard context.isShown(index) else { return [] }
      if context.nodes[index].views.contains(where: \.isTabAccessory) { return accessory(index) }
      switch context.layout(index) {
      case .stack(let it):
        return emptySubviews(index) + squeezedAway(index, it.axis)
          + (it.axis == .horizontal ? [wrapped(index)].compactMap { $0 } : [])
      case .custom: return beyondOwnSize(index)
      case .flexibleFrame, .frame: return asksOtherwise(index)
      case .secondary(let it):
        guard context.isWritten(index) else { return [] }
        return it.isBackground ? rowBackground(index) : overlayOnFrame(index, it)
      case .padding(let it): return context.isWritten(index) ? paddedScroll(index, it) : []
      default: return []
      }
    }
  }

  // MARK: Empty

  /// A tab view's accessory that is there and shows nothing.
  private func accessory(_ index: Int) -> [LayoutFinding] {
    let inside = context.subtree(of: index).filter { !context.nodes[$0].isPiece }
    guard inside.allSatisfy({ context.nodes[$0].size == .zero }) else { return [] }
    var finding = context.finding(
      .warning, .emptyTakesRoom, index,
      "tabViewBottomAccessory shows nothing and keeps "
        + "\(PointsText.text(context.nodes[index].size.height)) points above the tab bar, so that the "
        + "page ends there",
      "leave out the modifier where there is nothing to show, or use its isEnabled")
    finding.source =
      context.nodes[index].views.lazy.filter(\.isTabAccessory)
      .compactMap(\.source).first
    return [finding]
  }

  /// Empty stacks between others, with gaps around them.
  private func emptySubviews(_ index: Int) -> [LayoutFinding] {
    let gaps = context.solver.layoutGaps(of: index)
    return context.nodes[index].children.compactMap { child in
      let node = context.nodes[child.index]
      guard node.isPlaced, node.size == .zero, node.source != nil, isEmptyStack(child.index),
        let gap = gaps.last(where: { $0.first == child || $0.second == child })?.length, gap > 2
      else { return nil }
      let title = context.titles.content(child)
      return context.finding(
        .note, .emptyTakesRoom, child.index,
        "\(title) is empty and still has a gap of \(PointsText.text(gap)) in \(context.title(index))",
        "put it into an if, so that it is left out where it has nothing to show")
    }
  }

  /// Areas and pictures that are invisible, since their neighbours leave no room.
  private func squeezedAway(_ index: Int, _ axis: Axis) -> [LayoutFinding] {
    let stack = context.nodes[index]
    guard stack.children.count > 1, stack.size[axis] > 1, stack.size[axis.other] > 1 else {
      return []
    }
    return stack.children.compactMap { child in
      let node = context.nodes[child.index]
      guard node.isPlaced, node.size[axis] < 0.5, let offer = node.proposal[axis], offer < 0.5,
        let shown = area(in: child.index)
      else { return nil }
      return context.finding(
        .warning, .squeezedView, shown,
        "\(context.title(shown)) is squeezed to nothing: those beside it in \(context.title(index)) leave "
          + "it \(PointsText.text(offer)) of \(axis.noun)",
        "give it a least \(axis.noun) with frame(min\(axis.capitalized):), or let the others give way"
      )
    }
  }

  /// The longest text that is called short.
  private static let mostLetters = 26

  /// A text that a row breaks into lines, though a Spacer says that there was to be room: a short one, or
  /// one that becomes three lines beside one of a single line.
  private func wrapped(_ row: Int) -> LayoutFinding? {
    let children = context.nodes[row].children.map(\.index).filter { context.nodes[$0].isPlaced }
    guard children.contains(where: { context.nodes[$0].isSpacer }),
      context.solver.environment(of: row).dynamicTypeSize < .accessibility1
    else {
      return nil
    }
    let texts = children.compactMap { child -> (index: Int, fit: TextFit)? in
      guard let text = text(in: child), let fit = context.fit(of: text), fit.truncated == nil,
        fit.brokenWord == nil
      else { return nil }
      return (text, fit)
    }
    let hasLine = texts.contains { $0.fit.lines == 1 }
    let broken = texts.filter { text, fit in
      guard fit.lines > 1, fit.unwrapped.height < fit.size.height - 1 else { return false }
      let isShort =
        context.nodes[text].detail.count <= Self.mostLetters + 2
        && fit.unwrapped.width < context.nodes[row].size.width * 0.5
      return isShort || fit.lines > 2 && hasLine
    }
    guard let (text, fit) = broken.min(by: { $0.fit.unwrapped.width < $1.fit.unwrapped.width }),
      let has = context.nodes[text].proposal.width
    else { return nil }
    let needs = fit.unwrapped.width
    return context.finding(
      .note, .wrapsInRow, text, along: .horizontal,
      "\(context.title(text)) wraps onto \(fit.lines) lines: on one it needs "
        + "\(PointsText.text(needs)) points and has \(PointsText.text(has)), since "
        + "\(context.titles.content(NodeID(row))) is full"
        + Crowding(context: context).words(text, lacking: needs - has)
        + context.widthDoubt(inside: text, lacking: needs - has),
      "keep it on one line with fixedSize or lineLimit(1), or let what is beside it give way")
  }

  /// A written text right inside modifiers.
  private func text(in index: Int) -> Int? {
    let content = context.content(of: index)
    return context.isText(content) && context.isWritten(content) && context.isShown(content)
      ? content : nil
  }

  /// A written area or picture right inside modifiers, that nothing but its room makes small.
  private func area(in index: Int) -> Int? {
    var current = index
    for _ in 0..<50 {
      let node = context.nodes[current]
      switch context.layout(current) {
      case .frame, .flexibleFrame, .relativeFrame: return nil
      default: break
      }
      if node.children.isEmpty {
        if case .divider = context.layout(current) { return nil }
        switch node.drawing {
        case .fill(_, let style) where style?.colors != [.named(.clear)] && style != nil: break
        case .image(_, isSystem: false): break
        default: return nil
        }
        return context.isWritten(current) && context.isShown(current) ? current : nil
      }
      guard node.isModifier, let inside = node.children.first else { return nil }
      current = inside.index
    }
    return nil
  }

  private func isEmptyStack(_ index: Int) -> Bool {
    var current = index
    for _ in 0..<20 {
      let node = context.nodes[current]
      switch context.layout(current) {
      case .stack, .zStack, .lazyStack, .grid:
        if node.children.isEmpty { return !node.isPiece }
      default: if !node.isModifier { return false }
      }
      guard node.children.count == 1, let next = node.children.first else { return false }
      current = next.index
    }
    return false
  }

  // MARK: Layouts that measure one way and place another

  /// A scene's layout that puts subviews beyond the size it answered.
  private func beyondOwnSize(_ index: Int) -> [LayoutFinding] {
    guard context.isWritten(index), isOwnLayout(index) else { return [] }
    let node = context.nodes[index]
    let frames = node.children.map(\.index).filter { context.isShown($0) }
      .map { context.nodes[$0].frame }.filter { $0.width > 0 && $0.height > 0 }
    for axis in Axis.allCases {
      guard let start = frames.map({ $0.origin[axis] }).min(),
        let end = frames.map({ $0.origin[axis] + $0.size[axis] }).max()
      else { continue }
      let excess = max(
        end - node.frame.origin[axis] - node.frame.size[axis], node.frame.origin[axis] - start)
      guard excess > 2 else { continue }
      return [
        context.finding(
          .warning, .layoutExceedsSize, index,
          "\(context.title(index)) answers \(PointsText.text(node.size)) and puts its subviews "
            + "\(PointsText.text(excess)) beyond its \(axis.noun)",
          "let sizeThatFits and placeSubviews go by the same width and height: the bounds it is "
            + "placed in")
      ]
    }
    return []
  }

  private func isOwnLayout(_ index: Int) -> Bool {
    guard case .custom(let it) = context.layout(index) else { return false }
    return context.solver.payloads.hosts[Int(it.host)].rule == .customLayout
  }

  /// A frame that measured its content without an offer and then gave it a length, by which it
  /// became larger the other way.
  private func asksOtherwise(_ index: Int) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard context.isWritten(index),
      let inside = node.children.first.map({ context.nodes[$0.index] }),
      inside.isPlaced
    else { return [] }
    for axis in Axis.allCases {
      let excess = inside.size[axis] - node.size[axis]
      guard excess > 2, node.proposal[axis.other] == nil, let given = inside.proposal[axis.other],
        node.size[axis] >= 1
      else { continue }
      let asked = context.answer(
        inside.id.index, Proposal(node.proposal[axis] ?? .nan, across: .nan, axis: axis))
      guard abs(asked[axis] - node.size[axis]) < 1 else { continue }
      let name = context.titles.content(inside.id)
      return [
        context.finding(
          .warning, .frameAsksOtherwise, index,
          "frame asks \(name) without a \(axis.other.noun), is as \(axis.adjective) as it answers, "
            + "\(PointsText.text(node.size[axis])), and gives it \(PointsText.text(given)) of "
            + "\(axis.other.noun), where it is \(PointsText.text(inside.size[axis])) \(axis.adjective)",
          "let the frame set both: add max\(axis.capitalized): .infinity, or a \(axis.other.noun) "
            + "instead of the maximum")
      ]
    }
    return []
  }

  // MARK: Around the wrong thing

  /// A background of a list's row, which ends at the row's insets.
  private func rowBackground(_ index: Int) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard let behind = node.children.dropFirst().first?.index,
      case .fill(.rectangle, let style) = context.nodes[behind].drawing,
      style?.colors != [.named(.clear)], !isClipped(index), let insets = node.parent?.index,
      case .padding = context.layout(insets), context.nodes[insets].isPiece,
      let row = context.nodes[insets].parent?.index, context.nodes[row].isPiece,
      let list = context.ancestors(of: row).first(where: {
        context.nodes[$0].views.contains(where: \.isList)
      })
    else { return [] }
    let room = context.nodes[row].size.width
    // A tag's background isn't meant to be the row's.
    guard room - node.size.width > 2, node.size.width > room * 0.6 else { return [] }
    return [
      context.finding(
        .note, .rowBackground, index,
        "the background covers \(PointsText.text(node.size.width)) of the "
          + "\(PointsText.text(room)) points of its row: \(context.title(list)) keeps insets around "
          + "what a row holds",
        "use listRowBackground, or listRowInsets(EdgeInsets()) with a padding of its own")
    ]
  }

  /// Whether it is a card of its own, clipped to a shape.
  private func isClipped(_ index: Int) -> Bool {
    ([index] + context.ancestors(of: index).prefix { context.nodes[$0].isModifier })
      .contains { context.nodes[$0].decorations.contains(where: \.isClip) }
  }

  /// An overlay at an edge of a frame that is wider than its content.
  private func overlayOnFrame(_ index: Int, _ overlay: SecondaryLayout) -> [LayoutFinding] {
    let node = context.nodes[index]
    guard node.children.count == 2, let frame = node.children.first?.index,
      case .flexibleFrame(let it) = context.layout(frame), context.isWritten(frame),
      let inside = context.nodes[frame].children.first?.index
    else { return [] }
    let above = context.nodes[node.children[1].index]
    let content = context.nodes[inside]
    for axis in Axis.allCases {
      let guide = overlay.alignment.guide(axis)
      let limits = axis == .horizontal ? it.horizontal : it.vertical
      guard guide != .horizontalCenter, guide != .verticalCenter, limits.maximum == .infinity,
        content.decorations.isEmpty == false || !content.isModifier || isShape(inside),
        above.size.width <= 48, above.size.height <= 48, content.size[axis] > 1,
        content.size[axis] <= 160
      else { continue }
      let apart = max(
        content.frame.origin[axis] - above.frame.origin[axis] - above.frame.size[axis],
        above.frame.origin[axis] - content.frame.origin[axis] - content.frame.size[axis])
      guard apart > 8 else { continue }
      return [
        context.finding(
          .note, .overlayOnFrame, index,
          "\(context.titles.content(above.id)) stands \(PointsText.text(apart)) points beside "
            + "\(context.titles.content(content.id)): the overlay is put on a frame that is "
            + "\(PointsText.text(node.size[axis])) \(axis.adjective)",
          "put the overlay before the frame")
      ]
    }
    return []
  }

  private func isShape(_ index: Int) -> Bool {
    let inside = context.subtree(of: index)
    return inside.count < 20
      && inside.contains { part in
        switch context.nodes[part].drawing {
        case .fill, .image, .stroke: true
        default: false
        }
      }
  }

  /// Padding around a scroll view along its axis, so that content is cut off before the edge.
  private func paddedScroll(_ index: Int, _ padding: PaddingLayout) -> [LayoutFinding] {
    guard let inside = context.nodes[index].children.first?.index,
      case .scroll(let it) = context.layout(inside), it.horizontal != it.vertical,
      context.isWritten(inside), padding.leading > 2 || padding.trailing > 2,
      let scroll = context.solver.placed.scrolls[Int32(truncatingIfNeeded: inside)],
      context.nodes[index].frame.width >= context.container.width - 1
    else { return [] }
    let axis: Axis = it.horizontal ? .horizontal : .vertical
    guard scroll.contentSize[axis] > scroll.size[axis] + 2 else { return [] }
    let effect =
      it.horizontal ? "what scrolls is cut off there" : "its indicator stands beside the edge"
    return [
      context.finding(
        .note, .paddedScroll, index,
        "padding keeps \(context.title(inside)) \(PointsText.text(max(padding.leading, padding.trailing))) "
          + "points from the screen's edges, and \(effect)",
        "put the padding around what is in the ScrollView, or use contentMargins")
    ]
  }
}

extension WrittenView {
  /// Whether it is the accessory above a tab view's bar.
  var isTabAccessory: Bool { isBuiltIn && name == "tabViewBottomAccessory" }
}
