import LayoutSolver

/// Scrolling inside of the scene, which precedes moving its picture.
extension Playground {
  /// Scrolls the innermost scroll view at a point of the container that can go further in that
  /// direction.
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
    guard let result, let selected = selection.node else { return false }
    var around: Set<NodeID> = []
    var next: NodeID? = selected
    while let id = next {
      around.insert(id)
      next = result.node(id).parent
    }
    return scroll(result.scrollViews.filter { around.contains($0.node) }, by: distance)
  }

  /// Scrolls the scroll views around a view until it is in their sight.
  /// - Returns: Whether one had to.
  func scrollIntoSight(_ id: NodeID) -> Bool {
    guard let result, result.node(id).isPlaced else { return false }
    let frame = result.node(id).frame
    var next = result.node(id).parent
    while let around = next {
      if let view = result.scrollViews.first(where: { $0.node == around }) {
        let outer = result.node(around).frame
        let inContent = Rect(
          x: frame.minX - outer.minX - view.margins.leading + view.offset.x,
          y: frame.minY - outer.minY - view.margins.top + view.offset.y, width: frame.width,
          height: frame.height)
        let wanted = view.offset(showing: inContent, anchor: nil)
        if abs(wanted.x - view.offset.x) > 0.5 || abs(wanted.y - view.offset.y) > 0.5 {
          scene.scroll(view, to: wanted)
          sceneChanged()
          message = "\(result.node(around).name) scrolled to \(words.text(wanted))"
          return true
        }
      }
      next = result.node(around).parent
    }
    return false
  }

  private func scroll(_ views: [ScrolledView], by distance: Point) -> Bool {
    guard let result else { return false }
    let inwards = views.sorted { result.node($0.node).depth > result.node($1.node).depth }
    for view in inwards {
      let wanted = view.clamped(
        Point(x: view.offset.x + distance.x, y: view.offset.y + distance.y))
      guard wanted != view.offset else { continue }
      scene.scroll(view, to: wanted)
      sceneChanged()
      message = "\(result.name(of: view.node).short) scrolled to \(words.text(wanted))"
      return true
    }
    return false
  }
}
