/// What `LazyStackLayout` and `LazyGridLayout` share: lines of which only the visible ones are made
/// and placed, and sections whose headers and footers may be pinned.
///
/// Measuring fills one screen, beginning at the container's start, and on to what the scroll view
/// around was scrolled to; placing takes the lines that reach into the visible part of the scroll
/// view, or of the container of everything outside of one.
protocol LazyContainer: BuiltInLayout {
  associatedtype Measuring: LazyLineMeasuring
  var axis: Axis { get }
  /// Index of the members in the tree's table.
  var content: Int32 { get }
  /// Which parts of a section are pinned, a `PinnedViews`.
  var pinned: UInt8 { get }

  /// How lines are measured for an offer of `across` points, NaN for none.
  func measuring(across: Double, _ node: Int, _ solver: Solver) -> Measuring
  /// Puts the line's members where they belong.
  func place(
    _ line: LazyLine, _ nodes: [Int], _ measuring: Measuring, in bounds: Bounds, _ solver: Solver)
}

extension LazyContainer {
  func lines(across: Double, _ node: Int, _ solver: Solver) -> LazyLines<Measuring> {
    LazyLines(
      node, solver.payloads.lazyContents[Int(content)], measuring(across: across, node, solver),
      solver)
  }

  /// The lines measured for sizing.
  func measuredLines(across: Double, _ node: Int, _ solver: Solver) -> LazyLines<Measuring> {
    let lines = linesUpToSight(across: across, node, solver)
    solver.takeLazyMembers(of: node, content)
    return lines
  }

  /// The lines of one screen, and on to the scroll offset of the scroll view around.
  func linesUpToSight(across: Double, _ node: Int, _ solver: Solver) -> LazyLines<Measuring> {
    var lines = lines(across: across, node, solver)
    let screen = solver.rootContainer[axis]
    lines.measure(screen: screen, upTo: screen + solver.scrolledBy(node, axis))
    return lines
  }

  /// The lines of the placed container that are in sight.
  func linesInSight(_ node: Int, _ solver: Solver) -> (lines: [LazyLine], measuring: Measuring) {
    let place = solver.placed.places[node]
    let bounds = Bounds(
      origin: place.origin, size: place.size, proposal: place.proposal,
      context: PlacementContext())
    let scroll = solver.placed.home(of: .scrollView(axis: nil), around: node)
    let sight = along(
      scroll.map { solver.placed.rect($0) } ?? Rect(size: solver.placed.container.size), bounds,
      node, solver)
    var lines = lines(across: place.size[axis.other], node, solver)
    let found = solver.unrecorded { lines.lines(from: sight.lowerBound, to: sight.upperBound) }
    return (found, lines.measuring)
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    var lines = lines(across: bounds.size[axis.other], node, solver)
    let viewport = solver.placed.viewports[Int(bounds.context.viewport)]
    let sight = along(viewport.visible, bounds, node, solver)
    var placed = lines.lines(from: sight.lowerBound, to: sight.upperBound)
    if bounds.context.viewport > 0 {
      pin(&placed, lines, to: along(viewport.frame, bounds, node, solver), solver)
    }
    placed.sort { $0.members.lowerBound < $1.members.lowerBound }
    let nodes = placed.map { line in line.members.compactMap(lines.node) }
    solver.grow(node, to: nodes.joined().map { Int32(truncatingIfNeeded: $0) })
    for (line, nodes) in zip(placed, nodes) {
      place(line, nodes, lines.measuring, in: bounds, solver)
    }
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    guard let first = lines(across: .nan, node, solver).node(0) else { return .zero }
    return solver.spacing(of: first)
  }

  /// A rectangle's stretch along the container's axis, from the container's start; nothing but its
  /// start where the rectangle has less than no length.
  private func along(
    _ rect: Rect, _ bounds: Bounds, _ node: Int, _ solver: Solver
  ) -> ClosedRange<Double> {
    func stretch(from start: Double, to end: Double) -> ClosedRange<Double> {
      start.orZero...max(start.orZero, end.orZero)
    }
    if axis == .vertical {
      return stretch(from: rect.minY - bounds.origin.y, to: rect.maxY - bounds.origin.y)
    }
    let end = bounds.origin.x + bounds.size.width
    return solver.isRightToLeft(node)
      ? stretch(from: end - rect.maxX, to: end - rect.minX)
      : stretch(from: rect.minX - bounds.origin.x, to: rect.maxX - bounds.origin.x)
  }

  // MARK: Sections

  /// Moves the header of the section at the sight's start there, and the footer of the one at its
  /// end, but not out of their sections.
  private func pin(
    _ placed: inout [LazyLine], _ lines: LazyLines<Measuring>, to sight: ClosedRange<Double>,
    _ solver: Solver
  ) {
    let pinned = PinnedViews(rawValue: Int(pinned))
    let rows = placed.filter { $0.section > 0 }
    if pinned.contains(.sectionHeaders),
      let first = rows.first(where: { $0.end > sight.lowerBound }),
      var header = lines.part(.header, of: first.section, in: placed)
    {
      let end = rows.last { $0.section == first.section }?.end ?? first.end
      header.start = max(header.start, min(sight.lowerBound, end - header.length))
      put(header, into: &placed, lines, solver)
    }
    if pinned.contains(.sectionFooters),
      let last = rows.last(where: { $0.start < sight.upperBound }),
      var footer = lines.part(.footer, of: last.section, in: placed)
    {
      let start = rows.first { $0.section == last.section }?.start ?? last.start
      footer.start = min(footer.start, max(sight.upperBound - footer.length, start))
      put(footer, into: &placed, lines, solver)
    }
  }

  /// Replaces the line of the same members, or adds it; it is drawn over the others.
  private func put(
    _ line: LazyLine, into placed: inout [LazyLine], _ lines: LazyLines<Measuring>, _ solver: Solver
  ) {
    placed.removeAll { $0.members == line.members }
    placed.append(line)
    for node in line.members.compactMap(lines.node) {
      solver.payloads.label(node) { $0.zIndex = max($0.zIndex, 1) }
    }
  }
}

extension Solver {
  /// How far the scroll view around a node is scrolled along an axis, as far as that is known
  /// before its content is measured: infinitely where it begins at its end.
  func scrolledBy(_ index: Int, _ axis: Axis) -> Double {
    var node = index
    while node >= 0 {
      if case .scroll(let scroll) = nodes.base[node].layout, scroll.scrolls(axis) {
        let state = payloads.scrolls[Int(scroll.state)]
        if let offset = scrollOffsets[state.identity] { return max(offset[axis], 0) }
        return (state.anchors.initialOffset?[axis] ?? 0) > 0 ? .infinity : 0
      }
      node = Int(nodes.base[node].parent)
    }
    return 0
  }

  /// Makes all members made so far the lazy container's subviews until it is placed; then those in
  /// sight are.
  func takeLazyMembers(of index: Int, _ content: Int32) {
    let content = payloads.lazyContents[Int(content)]
    guard content.hasNewMembers else { return }
    let members = content.takeMembers()
    // It rewrites its entries when it has more.
    guard children.count + members.count <= childLimit else { return }
    grow(index, to: members)
  }

  /// Reserves memory for all possible nodes: a lazy container makes nodes while others are being
  /// asked for their sizes, which must not move.
  func reserveRoom() {
    guard !payloads.lazyContents.isEmpty else { return }
    nodes.reserve(nodeLimit + 2 * TreeBuilder.depthLimit)
    children.reserve(childLimit)
    slots.reserve(childLimit)
  }
}
