/// `matchedGeometryEffect`: the views of a group have the frame of the one that is its source.
///
/// Proposes: when placed, the source's size, should that be matched; else what it is offered.
/// Reports: as if it weren't there, so that the views around leave it its own room.
/// Places: its anchor on the source's, should the position be matched; a view whose source has no
/// place yet waits until the rest of the tree has. Without a source, as if it weren't there.
struct MatchedGeometryLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .matchedGeometry }
  /// Index of the description in the tree's table.
  var description: Int32

  var name: String { "matchedGeometryEffect" }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let description = solver.payloads.matchedGeometries[Int(description)]
    if description.isSource {
      // With several sources the result is undefined, according to Apple.
      if solver.matchedSources[description.group] == nil {
        solver.matchedSources[description.group] = (node, description.anchor)
      }
      placeSubview(in: bounds, node, solver)
    } else if !placeOnSource(in: bounds, node, solver) {
      solver.waitingMatches.append((node, bounds))
    }
  }

  /// - Returns: False where the source has no place.
  private func placeOnSource(in bounds: Bounds, _ node: Int, _ solver: Solver) -> Bool {
    let description = solver.payloads.matchedGeometries[Int(description)]
    guard let source = solver.matchedSources[description.group] else { return false }
    let child = solver.onlyChild(of: node)
    let frame = solver.placed.convert(solver.placed.frame(source.node, in: .global), into: node)
    var (offer, size) = (bounds.proposal, bounds.size)
    if description.properties.contains(.size) {
      offer = Proposal(frame.size)
      size = solver.sizeForPlacing(child, offer)
    }
    let (target, anchor) =
      description.properties.contains(.position)
      ? (frame, source.anchor) : (Rect(size: bounds.size), description.anchor)
    let x = target.minX + target.width * anchor.x - size.width * description.anchor.x
    let y = target.minY + target.height * anchor.y - size.height * description.anchor.y
    solver.place(
      child,
      in: Bounds(
        origin: Point(x: bounds.origin.x + x, y: bounds.origin.y + y), size: size,
        proposal: offer, context: bounds.context))
    return true
  }

  /// Places a view that waited for its source, which it has by now or not at all.
  fileprivate func placeWaiting(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    if !placeOnSource(in: bounds, node, solver) { placeSubview(in: bounds, node, solver) }
  }
}

extension Solver {
  /// Places the views that waited for a source, once the rest of the tree is placed, and those that
  /// wait inside of them.
  func placeWaitingMatches() {
    while !waitingMatches.isEmpty {
      let waiting = waitingMatches
      waitingMatches = []
      for (index, bounds) in waiting {
        guard case .matchedGeometry(let layout) = node(index).pointee.layout else { continue }
        layout.placeWaiting(in: bounds, index, self)
      }
    }
  }
}
