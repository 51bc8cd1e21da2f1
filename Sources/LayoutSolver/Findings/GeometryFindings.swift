/// The findings about a finished layout.
struct GeometryFindings {
  let nodes: [PlacedNode]
  let events: [LayoutEvent]
  let solver: Solver

  /// Differences below this don't matter, in points.
  private static let threshold = 0.5

  /// Nobody reads more than that.
  private static let mostFindings = 200

  func all() -> [LayoutFinding] {
    let context = FindingContext(nodes: nodes, solver: solver)
    let all =
      largerThanContainer(context)
      + nodes.indices.filter { nodes[$0].isPlaced }.flatMap { findings(about: $0, context) }
      + TextFindings(context: context).findings() + ReachFindings(context: context).findings()
      + OverlapFindings(context: context).findings()
      + SpillFindings(context: context).findings()
      + OfferFindings(context: context).findings()
      + ModifierFindings(context: context).findings()
      + ControlFindings(context: context).findings() + TouchFindings(context: context).findings()
      + unusedRoom()
      + PictureFindings(context: context).findings() + EdgeFindings(context: context).findings()
      + AlignmentFindings(context: context).findings() + ColumnFindings(context: context).findings()
      + RoomFindings(context: context).findings()
      + SystemFindings(context: context).findings()
      + HiddenValues(nodes: nodes, solver: solver).findings()
      + nodes.notesOnUndrawnModifiers() + nodes.notesOnLayers()
      + nodes.notesOnUndrawnShadows()
    let causes = FindingCauses(context: context)
    return causes.folded(Array(once(all).prefix(Self.mostFindings)))
  }

  /// A finding in several rows of a `ForEach` is reported once, for the worst of them, with their
  /// number.
  private struct Place: Hashable {
    var rule: FindingRule
    var source: SourceRange?
    /// Without a source, every view is its own place.
    var node: NodeID?
  }

  private func once(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    if findings.count == 1, var only = findings.first {
      only.places = [only.node].compactMap(\.self)
      only.count = 1
      return [only]
    }
    var order: [Place] = []
    var known: [Place: [LayoutFinding]] = [:]
    for finding in findings {
      let source = finding.source ?? finding.node.flatMap { nodes[$0.index].source }
      let place = Place(
        rule: finding.rule, source: source, node: source == nil ? finding.node : nil)
      if known[place] == nil { order.append(place) }
      known[place, default: []].append(finding)
    }
    return order.compactMap { place in
      let all = known[place] ?? []
      guard var worst = all.min(by: { $0.severity < $1.severity }) else { return nil }
      worst.places = all.compactMap(\.node)
      worst.count = Set(all.map(\.node)).count
      if worst.count > 1 { worst.message += ", \(worst.count) times" }
      return worst
    }
  }

  /// The root may be larger than its offer, and then extends on both sides.
  private func largerThanContainer(_ context: FindingContext) -> [LayoutFinding] {
    guard let root = nodes.first(where: { $0.parent == nil && $0.isPlaced }) else { return [] }
    return (hasFrameOfPreview(root.id.index, context) ? [] : larger(root, "scene", context))
      + context.order.flatMap { index in
        page(in: index).map { larger($0, "page", context) } ?? []
      }
  }

  /// Whether a preview gives the scene a length.
  private func hasFrameOfPreview(_ root: Int, _ context: FindingContext) -> Bool {
    var current = root
    while context.isOfPreview(current) {
      switch context.layout(current) {
      case .frame, .flexibleFrame: return true
      default: break
      }
      guard let inside = nodes[current].children.first else { return false }
      current = inside.index
    }
    return false
  }

  /// The content of a bar, a tab view or a column, which has its room.
  private func page(in index: Int) -> PlacedNode? {
    guard nodes[index].isPiece, case .flexibleFrame(let it) = solver.nodes[index].layout,
      it.horizontal.minimum == 0, it.horizontal.maximum == .infinity,
      it.vertical.maximum == .infinity,
      let page = nodes[index].children.first.map({ nodes[$0.index] }), page.isPlaced, !page.isPiece
    else { return nil }
    return page
  }

  private func larger(
    _ node: PlacedNode, _ what: String, _ context: FindingContext
  ) -> [LayoutFinding] {
    let too = Axis.allCases.filter { axis in
      // A stack that overflows is reported itself, with its sum.
      if case .stack(let stack) = solver.nodes[node.id.index].layout, stack.axis == axis,
        node.children.count > 1
      {
        return false
      }
      return exceeds(node, axis)
    }
    guard !too.isEmpty else { return [] }
    let words = too.map { axis in
      "\(PointsText.text(node.size[axis])) points \(axis.adjective) where "
        + "\(PointsText.text(node.proposal[axis] ?? 0)) are offered"
    }
    let overflow = Overflow(context: context)
    let culprit = too.lazy.compactMap { overflow.culprit(node.id.index, $0) }.first
    let doubt =
      too == [.horizontal]
      ? context.widthDoubt(
        inside: node.id.index, lacking: node.size.width - (node.proposal.width ?? 0)) : ""
    return [
      context.finding(
        doubt.isEmpty ? .warning : .note, .largerThanContainer, node.id.index,
        along: too.count == 1 ? too.first : nil,
        "the \(what) is \(words.joined(separator: " and ")), so it reaches out on both sides"
          + (culprit.map { "; \($0.reason)" } ?? "") + doubt,
        "let it scroll, shrink or wrap: fixed sizes and fixedSize don't give way")
    ]
  }

  private func findings(about index: Int, _ context: FindingContext) -> [LayoutFinding] {
    switch solver.nodes[index].layout {
    case .reader: squeezed(nodes[index])
    case .stack(let stack): overflow(nodes[index], along: stack.axis, context)
    case .position: greedy(nodes[index])
    case .lazyGrid: changedTracks(nodes[index])
    default: []
    }
  }

  /// A reader without an offer on an axis is 10 points there, whatever it contains.
  private func squeezed(_ node: PlacedNode) -> [LayoutFinding] {
    [(Axis.horizontal, "width"), (.vertical, "height")].compactMap { axis, word in
      guard node.proposal[axis] == nil || isMeasuredInCell(node, axis) else { return nil }
      let place = around(node, axis).map { " in \($0)" } ?? ""
      return LayoutFinding(
        severity: .note, rule: .readerSqueezed,
        message: "GeometryReader is offered no \(word)\(place) and takes 10 points",
        remedy: "give it a \(word) with frame, or read the size in a background", node: node.id)
    }
  }

  /// Whether a grid measured it without an offer, so that its line is 10 points.
  private func isMeasuredInCell(_ node: PlacedNode, _ axis: Axis) -> Bool {
    var parent = node.parent
    while let id = parent, solver.nodes[id.index].layout.isTransparent {
      parent = nodes[id.index].parent
    }
    guard let parent, node.size[axis] == 10 else { return false }
    switch solver.nodes[parent.index].layout {
    case .lazyGrid(let grid): return grid.axis == axis
    case .grid: return axis == .vertical
    default: return false
    }
  }

  /// The container that offers nothing along an axis, by its name.
  private func around(_ node: PlacedNode, _ axis: Axis) -> String? {
    var next = node.parent
    while let parent = next {
      let around = nodes[parent.index]
      switch solver.nodes[parent.index].layout {
      case .scroll(let scroll) where scroll.scrolls(axis): return "a \(around.name)"
      case .lazyGrid, .grid: return "a cell of \(around.name)"
      case .lazyStack(let stack) where stack.axis == axis: return "a \(around.name)"
      case .fixedSize: return "fixedSize"
      default: next = around.parent
      }
    }
    return nil
  }

  private func overflow(
    _ node: PlacedNode, along axis: Axis, _ context: FindingContext
  ) -> [LayoutFinding] {
    guard let offer = node.proposal[axis], exceeds(node, axis), node.children.count > 1,
      !isTakenIn(node, axis), !isPaged(node, axis)
    else { return [] }
    let (needs, has) = (PointsText.text(node.size[axis]), PointsText.text(offer))
    let sum = PointsText.sum(
      node.children.map { nodes[$0.index].size[axis] },
      gaps: solver.layoutGaps(of: node.id.index).reduce(0) { $0 + $1.length })
    let culprit = Overflow(context: context).culprit(node.id.index, axis)
    let limit = Crowding(context: context).limit(around: node.id.index, axis)
    let doubt =
      axis == .vertical
      ? "" : context.widthDoubt(inside: node.id.index, lacking: node.size[axis] - offer)
    return [
      context.finding(
        doubt.isEmpty ? .warning : .note, .overflow, node.id.index, along: axis,
        "\(context.title(node.id.index)) is \(PointsText.text(node.size[axis] - offer)) "
          + "too \(axis.adjective): it needs \(needs) of the \(has) it is offered, \(sum)"
          + (culprit.map { "; \($0.reason)" } ?? "")
          + (limit.map { "; it is in \($0.place)" } ?? "") + doubt,
        "let a subview shrink, wrap or scroll, or choose with ViewThatFits")
    ]
  }

  private func exceeds(_ node: PlacedNode, _ axis: Axis) -> Bool {
    node.proposal[axis].map { node.size[axis] > $0 + Self.threshold } ?? false
  }

  /// Whether a stack along the same axis has room beyond its even share: a share is only what a
  /// stack tries first.
  private func isTakenIn(_ node: PlacedNode, _ axis: Axis) -> Bool {
    var next = node.parent
    while let id = next {
      let around = nodes[id.index]
      if !exceeds(around, axis) {
        if case .stack(let stack) = solver.nodes[id.index].layout { return stack.axis == axis }
        return false
      }
      next = around.parent
    }
    return false
  }

  /// Whether a frame shows a part of it and an offset moves it along, as in pages and carousels:
  /// the rest comes into sight that way. An offset of zero is one that changes.
  private func isPaged(_ node: PlacedNode, _ axis: Axis) -> Bool {
    var isFramed = false
    var next = node.parent
    while let id = next, nodes[id.index].isModifier {
      switch solver.nodes[id.index].layout {
      case .frame(let it) where !(axis == .horizontal ? it.width : it.height).isNaN: isFramed = true
      case .offset(let it) where isFramed:
        let (along, across) = axis == .horizontal ? (it.x, it.y) : (it.y, it.x)
        if along != 0 || across == 0 { return true }
      default: break
      }
      next = nodes[id.index].parent
    }
    return false
  }

  private func greedy(_ node: PlacedNode) -> [LayoutFinding] {
    guard let parent = node.parent, isStack(nodes[parent.index]) else { return [] }
    return [
      LayoutFinding(
        severity: .note, rule: .greedyPosition,
        message: "position takes all the room its stack offers it, \(PointsText.text(node.size)), "
          + "not that of its content",
        remedy: "move it with offset, or put it into an overlay", node: node.id)
    ]
  }

  private func changedTracks(_ node: PlacedNode) -> [LayoutFinding] {
    guard let passes = solver.trackPasses(of: node.id.index), passes.differ else { return [] }
    func words(_ lengths: [Double]) -> String {
      lengths.map { PointsText.text($0) }.joined(separator: ", ")
    }
    return [
      LayoutFinding(
        severity: .note, rule: .tracksChange,
        message: "measured in \(PointsText.text(passes.offered)) its tracks are "
          + "\(words(passes.measured)), placed in \(PointsText.text(passes.reported)) they are "
          + words(passes.placed),
        remedy: "let the minimums and gaps of its tracks fit what it is offered", node: node.id)
    ]
  }

  /// Stacks that leave room although a subview would have taken more.
  private func unusedRoom() -> [LayoutFinding] {
    events.compactMap { event in
      guard let shares = StackShares(event)?.shares, event.node.index < nodes.count else {
        return nil
      }
      let node = nodes[event.node.index]
      // A control's pieces aren't the scene's to change.
      guard node.isPlaced, !node.isPiece, node.proposal == event.proposal, event.phase != .place
      else {
        return nil
      }
      guard case .stack(let stack) = solver.nodes[event.node.index].layout,
        let offer = event.proposal[stack.axis], offer.isFinite
      else { return nil }
      let left = offer - event.answer[stack.axis]
      let couldGrow = shares.contains { $0.maximum > $0.answer + Self.threshold }
      guard left > Self.threshold && couldGrow else { return nil }
      let taken = PointsText.sum(shares.map(\.answer))
      return LayoutFinding(
        severity: .note, rule: .unusedRoom,
        message:
          "\(PointsText.text(left)) of \(PointsText.text(offer)) points stay unused (\(taken)) "
          + "although a subview could take more: it was served before it was known that others "
          + "would leave room",
        remedy: "give the subview that should grow a higher layoutPriority", node: node.id)
    }
  }

  private func isStack(_ node: PlacedNode) -> Bool {
    if case .stack = solver.nodes[node.id.index].layout { return node.children.count > 1 }
    return false
  }
}
