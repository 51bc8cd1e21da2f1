import LayoutSolver

/// Scrolling inside of the scene, which comes before moving its picture.
extension Playground {
  /// Scrolls the innermost scroll view at a point of the container that goes any further that way.
  /// - Returns: Whether there is one.
  func scrollScene(at point: Point, by distance: Point) -> Bool {
    guard let result else { return false }
    let under = result.scrollViews.filter { view in
      result.node(view.node).isPlaced && result.node(view.node).frame.contains(point)
    }
    return scroll(under, by: distance)
  }

  /// The same for the scroll views around the selected view.
  func scrollSelection(by distance: Point) -> Bool {
    guard let result, let selection else { return false }
    var around: Set<NodeID> = []
    var next: NodeID? = selection
    while let id = next {
      around.insert(id)
      next = result.node(id).parent
    }
    return scroll(result.scrollViews.filter { around.contains($0.node) }, by: distance)
  }

  private func scroll(_ views: [ScrolledView], by distance: Point) -> Bool {
    guard let result else { return false }
    let inwards = views.sorted { result.node($0.node).depth > result.node($1.node).depth }
    for view in inwards {
      let wanted = view.clamped(
        Point(x: view.offset.x + distance.x, y: view.offset.y + distance.y))
      guard wanted != view.offset else { continue }
      scene.scroll(view, to: wanted)
      setNeedsLayout()
      message = "\(result.node(view.node).name) scrolled to \(words.text(wanted))"
      return true
    }
    return false
  }
}
