import Cells
import LayoutSolver

/// Finds nodes by where they are in the picture.
struct CanvasHits {
  let plan: CanvasPlan

  /// The topmost deepest node at a cell, counted from the container's corner; nil outside all.
  func node(column: Int, row: Int) -> NodeID? {
    let hits = plan.boxes.filter { $0.cells.contains(column: column, row: row) }
    let deepest = hits.enumerated().max {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    return deepest?.element.inner
  }

  enum Direction { case left, right, up, down }

  /// The box next to a node in a direction: the nearest whose middle lies that way, distance
  /// across counting double.
  func neighbour(of id: NodeID, _ direction: Direction) -> NodeID? {
    guard let home = plan.box(of: id).map({ plan.boxes[$0] }) else { return nil }
    let middle = plan.result.node(id).frame
    let candidates = plan.boxes.compactMap { box -> (NodeID, Double)? in
      guard box.inner != home.inner else { return nil }
      let frame = plan.result.node(box.inner).frame
      let dx = frame.midX - middle.midX
      let dy = frame.midY - middle.midY
      let (along, across): (Double, Double) =
        switch direction {
        case .left: (-dx, dy)
        case .right: (dx, dy)
        case .up: (-dy, dx)
        case .down: (dy, dx)
        }
      guard along > 0.5 else { return nil }
      let nesting = Double(abs(box.depth - home.depth)) * 40
      return (box.inner, along + 2 * abs(across) + nesting)
    }
    return candidates.min { $0.1 < $1.1 }?.0
  }
}
