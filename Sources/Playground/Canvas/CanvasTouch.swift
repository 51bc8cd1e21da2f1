import LayoutSolver

/// Finds the view that SwiftUI gives a touch to.
///
/// The touch goes to what is in front where something is drawn, and from there outwards to the
/// first view that can be pressed. What is hidden or transparent takes none, nor does the part of a
/// container that nothing is drawn in; what is drawn outside of its container's frame does, and
/// what a clip hides does too, unless it lies outside of a scroll view.
struct CanvasTouch {
  let result: LayoutResult

  /// The view to be pressed at a point of the container, and what the touch fell on.
  func target(at point: Point) -> (pressed: PlacedNode, touched: PlacedNode)? {
    let effects = InkEffects.all(in: result)
    let order = paintOrder()
    for id in order.reversed() {
      let node = result.node(id)
      guard node.isPlaced, effects[id.index].isVisible, takesTouches(node),
        contains(point, node), isInsideScrollViews(point, node)
      else { continue }
      if let pressed = pressable(around: node) { return (pressed, node) }
      // What can't be pressed itself still keeps the touch from what is behind it.
      return nil
    }
    return nil
  }

  /// From back to front.
  private func paintOrder() -> [NodeID] {
    var order: [NodeID] = []
    // A list instead of recursion: trees may be deeper than the stack.
    var pending = result.root.map { [$0] } ?? []
    while let id = pending.popLast() {
      order.append(id)
      pending += CanvasBoxes.paintOrder(of: id, in: result.nodes).reversed()
    }
    return order
  }

  private func takesTouches(_ node: PlacedNode) -> Bool {
    switch node.drawing {
    case .fill(_, let colors): colors.contains { $0.opaqueness > 0 }
    case .stroke(_, let color, _): (color?.opaqueness ?? 1) > 0
    case .text, .image, .control, .placeholder: true
    case .none: false
    }
  }

  private func contains(_ point: Point, _ node: PlacedNode) -> Bool {
    guard let local = result.point(point, in: node.id), Rect(size: node.size).contains(local)
    else { return false }
    guard case .fill(let outline, _) = node.drawing else { return true }
    return PlacedShape(outline, of: node, in: result).contains(point)
  }

  private func isInsideScrollViews(_ point: Point, _ node: PlacedNode) -> Bool {
    var next = node.parent
    while let id = next {
      let parent = result.node(id)
      if parent.name == "ScrollView", !parent.frame.contains(point) { return false }
      next = parent.parent
    }
    return true
  }

  private func pressable(around node: PlacedNode) -> PlacedNode? {
    var next: PlacedNode? = node
    while let open = next {
      if open.tap != nil { return open }
      next = open.parent.map { result.node($0) }
    }
    return nil
  }
}

extension Playground {
  /// Presses what a touch at a point of the container goes to, if anything.
  func touch(_ point: Point) {
    guard let result, let target = CanvasTouch(result: result).target(at: point),
      let tap = target.pressed.tap
    else { return }
    tap()
    setNeedsLayout()
    let touched = target.touched.id == target.pressed.id ? "" : " by its \(target.touched.name)"
    message = "Pressed \(target.pressed.name)\(touched)"
  }
}
