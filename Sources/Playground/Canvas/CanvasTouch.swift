import LayoutSolver

/// Finds the view that SwiftUI gives a touch to.
///
/// The touch goes to what is in front where something is drawn, or where a content shape says so,
/// and from there outwards to the first view that can be pressed. What is hidden, transparent or
/// allows no hit testing takes none, nor does the part of a container that nothing is drawn in; what
/// is drawn outside of its container's frame does, and what a clip hides does too, unless it lies
/// outside of a scroll view. What `disabled` keeps from being pressed still keeps touches from what
/// is behind it, and leaves them to the views around it.
struct CanvasTouch {
  let result: LayoutResult

  struct Target {
    /// The view whose action runs; nil where none can.
    var pressed: PlacedNode?
    /// What the touch fell on.
    var touched: PlacedNode
    /// The innermost view around it that would be pressed if it weren't disabled.
    var disabled: PlacedNode?
  }

  /// What takes a touch at a point of the container; nil where nothing does.
  func target(at point: Point) -> Target? {
    for id in paintOrder().reversed() {
      let node = result.node(id)
      guard node.isPlaced, takesTouch(node, at: point), result.touchObstacle(of: node) == nil,
        isOpenToTouches(node, at: point)
      else { continue }
      return target(from: node)
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

  private func takesTouch(_ node: PlacedNode, at point: Point) -> Bool {
    // Its content shape is looked at together with those around.
    if node.decorations.contains(where: \.isContentShape) { return true }
    switch node.drawing {
    case .fill(let outline, let style):
      return style.isTouchable && PlacedShape(outline, of: node, in: result).contains(point)
    case .stroke(let outline, let style, let line):
      // The area inside a line lets touches through.
      let shape = PlacedShape(strokeOf: outline, line, of: node, in: result)
      return style.isTouchable && shape.isNear(point, within: line.lineWidth / 2)
    case .text, .image, .control, .canvas, .placeholder: return isInside(node, point)
    case .none: return node.isScrollView && isInside(node, point)
    }
  }

  private func isInside(_ node: PlacedNode, _ point: Point) -> Bool {
    result.point(point, in: node.id).map { Rect(size: node.size).contains($0) } ?? false
  }

  /// Whether no view around keeps a touch at this point from it.
  private func isOpenToTouches(_ node: PlacedNode, at point: Point) -> Bool {
    var next: PlacedNode? = node
    while let open = next {
      if open.isScrollView, !open.frame.contains(point) { return false }
      for case .contentShape(let shape) in open.decorations
      where !PlacedShape(shape, of: open, in: result).contains(point) {
        return false
      }
      next = open.parent.map { result.node($0) }
    }
    return true
  }

  /// The views to be pressed by a touch of a view, from there outwards.
  func target(from touched: PlacedNode) -> Target {
    var target = Target(pressed: nil, touched: touched)
    var next: PlacedNode? = touched
    while let open = next {
      if open.tap != nil {
        target.pressed = open
        return target
      }
      if open.isDisabled { target.disabled = target.disabled ?? open }
      next = open.parent.map { result.node($0) }
    }
    return target
  }
}

/// What keeps every touch from a view, wherever it falls.
enum TouchObstacle: String {
  case hidden = "is hidden and takes no touches"
  case transparent = "is transparent and takes no touches"
  case ignoresTouches = "allows no hit testing"
}

extension LayoutResult {
  /// What a view, or one around it, has that keeps touches from it; nil where nothing has.
  func touchObstacle(of node: PlacedNode) -> TouchObstacle? {
    var next: PlacedNode? = node
    while let open = next {
      for decoration in open.decorations {
        switch decoration {
        case .hidden: return .hidden
        case .ignoresTouches: return .ignoresTouches
        case .opacity(let part) where part <= 0: return .transparent
        default: break
        }
      }
      next = open.parent.map { self.node($0) }
    }
    return nil
  }
}

extension Decoration {
  fileprivate var isContentShape: Bool {
    if case .contentShape = self { return true }
    return false
  }
}

extension ShapeStyle? {
  /// Whether any of it can be seen, be it ever so faint.
  fileprivate var isTouchable: Bool { map { $0.colors.contains { $0.opaqueness > 0 } } ?? true }
}

extension Playground {
  /// Presses what a touch at a point of the container goes to, if anything.
  func touch(_ point: Point) {
    guard let result, let target = CanvasTouch(result: result).target(at: point) else { return }
    press(target)
  }

  /// Presses the selected view or the nearest one around it that can be pressed.
  func press() {
    guard let result, let node = selectedNode else { return }
    let target = CanvasTouch(result: result).target(from: node)
    press(target)
    if target.pressed == nil, target.disabled == nil { message = "Nothing here can be pressed" }
  }

  private func press(_ target: CanvasTouch.Target) {
    func name(_ node: PlacedNode) -> String { result?.name(of: node.id).short ?? node.name }
    if let node = target.pressed ?? target.disabled,
      let obstacle = result?.touchObstacle(of: node)
    {
      message = "\(name(node)) \(obstacle.rawValue)"
      return
    }
    guard let pressed = target.pressed, let tap = pressed.tap else {
      if let disabled = target.disabled { message = "\(name(disabled)) is disabled" }
      return
    }
    // The views may be gone afterwards, as a sheet's are that is closed.
    let touched = target.touched.id == pressed.id ? "" : " by its \(name(target.touched))"
    let disabled = target.disabled.map { "; \(name($0)) inside is disabled" } ?? ""
    let words = "Pressed \(name(pressed))\(touched)\(disabled)"
    tap()
    sceneChanged()
    message = words
  }
}
