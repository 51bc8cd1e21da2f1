/// The second half of the negotiation: from the root down, every view gets its place.
extension Solver {
  /// Places a node at `bounds.origin` with the size it answered to `bounds.proposal`.
  func place(_ index: Int, in bounds: Bounds) {
    var bounds = bounds
    if !(bounds.origin.x.isFinite && bounds.origin.y.isFinite) {
      bounds.origin = Point(
        x: bounds.origin.x.isFinite ? bounds.origin.x : 0,
        y: bounds.origin.y.isFinite ? bounds.origin.y : 0)
    }
    placed.place(index, parent: nodes.base[index].parent, bounds)
    if isRecording { log.begin(index, .place) }
    if nodes.base[index].flags.contains(.isBordered) {
      _ = explicit(.horizontalCenter, of: index, bounds.proposal, bounds.size)
      _ = explicit(.verticalCenter, of: index, bounds.proposal, bounds.size)
    }
    nodes.base[index].layout.answer(PlaceQuestion(bounds: bounds, node: index, solver: self))
    if isRecording { log.endPlacement() }
  }

  /// Places a subview at `origin` in its parent's own space, counted from the leading edge.
  @inline(__always)
  func placeChild(
    _ child: Int, at origin: Point, _ proposal: Proposal, _ size: Size, in parent: Bounds,
    rightToLeft: Bool, context: PlacementContext? = nil
  ) {
    let x = rightToLeft ? parent.size.width - (origin.x + size.width) : origin.x
    place(
      child,
      in: Bounds(
        origin: Point(
          x: parent.origin.x + (x.isFinite ? x : 0),
          y: parent.origin.y + (origin.y.isFinite ? origin.y : 0)), size: size,
        proposal: proposal, context: context ?? parent.context))
  }

  @inline(__always)
  func isRightToLeft(_ index: Int) -> Bool { nodes.base[index].flags.contains(.rightToLeft) }
}
