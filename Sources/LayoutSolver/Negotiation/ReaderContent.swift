/// Content that can only be made once its surroundings are placed.
extension Solver {
  /// Makes a reader's content and sets it as the reader's subviews.
  func buildContent(of index: Int, _ content: Int) {
    let reader = payloads.readers[content]
    let context = BuildContext(
      environment: payloads.environments[Int(reader.scope.environment)],
      identity: reader.scope.identity)
    let view = reader.content(PlacedProxy(placed: placed, node: index), context)
    var builder = TreeBuilder(solver: self)
    var scope = reader.scope.stepping("content")
    scope.orientation = nil
    grow(index, to: builder.build(view, scope))
  }

  /// Gives a node that is being placed its subviews.
  func grow(_ index: Int, to members: [Int32]) {
    let node = nodes[index]
    grown.append((index, node.firstChild, node.childCount))
    TreeBuilder(solver: self).adopt(members, into: index)
    reserveRoom()
    placed.reserve(nodes.count)
    collectSpaces()
  }

  /// Puts a view into the insets of the safe area that it touches.
  func placeExtended(
    _ child: Int, at origin: Point, _ proposal: Proposal, _ size: Size, in parent: Bounds,
    rightToLeft: Bool, edges: Edge.Set = .all, ignoring regions: SafeAreaRegions = .all
  ) {
    let x = rightToLeft ? parent.size.width - (origin.x + size.width) : origin.x
    let rect = Rect(
      origin: Point(x: parent.origin.x + x, y: parent.origin.y + origin.y), size: size)
    let grown = placed.extended(
      rect, edges: edges, ignoring: regions, in: Int(parent.context.safeArea))
    if grown == rect {
      place(
        child,
        in: Bounds(
          origin: rect.origin, size: size, proposal: proposal, context: parent.context))
      return
    }
    let offer = Proposal(
      (proposal.width + (grown.width - rect.width)),
      (proposal.height + (grown.height - rect.height)))
    place(
      child,
      in: Bounds(
        origin: grown.origin, size: sizeForPlacing(child, offer), proposal: offer,
        context: parent.context))
  }

  /// Drops the nodes made after `mark`.
  func rewind(to mark: Payloads.Mark, children childCount: Int) {
    for entry in grown.reversed() where entry.node < mark.nodes {
      node(entry.node).pointee.firstChild = entry.firstChild
      node(entry.node).pointee.childCount = entry.childCount
    }
    grown = []
    relativeContainers = [:]
    insetRooms = [:]
    matchedSources = [:]
    waitingMatches = []
    nodes.truncate(to: mark.nodes)
    children.truncate(to: childCount)
    slots.truncate(to: childCount)
    payloads.rewind(to: mark)
  }

  /// Adds nodes that make named spaces to the placed tree: those it doesn't know yet.
  func collectSpaces() {
    for space in payloads.spaces.dropFirst(placed.spaces.count) {
      placed.spaces[space.node] = space.name
    }
  }
}
