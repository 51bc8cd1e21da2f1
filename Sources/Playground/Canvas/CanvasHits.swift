import Cells
import LayoutSolver

/// Finds nodes by where they are in the picture.
struct CanvasHits {
  let result: LayoutResult
  let scale: CellScale

  /// The topmost deepest node at a cell, counted from the container's corner; nil outside all.
  func node(column: Int, row: Int) -> NodeID? {
    let boxes = CanvasBoxes(result: result, scale: scale, moment: nil).all()
    let hits = boxes.filter { $0.cells.contains(column: column, row: row) }
    let deepest = hits.enumerated().max {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    return deepest?.element.nodes.last
  }

  enum Direction { case left, right, up, down }

  /// The box next to a node in a direction: the nearest whose middle lies that way, distance
  /// across counting double.
  func neighbour(of id: NodeID, _ direction: Direction) -> NodeID? {
    let boxes = CanvasBoxes(result: result, scale: scale, moment: nil).all()
    guard let home = boxes.first(where: { $0.nodes.contains(id) }) else { return nil }
    let middle = result.node(id).frame
    let candidates = boxes.compactMap { box -> (NodeID, Double)? in
      guard let last = box.nodes.last, box.nodes != home.nodes else { return nil }
      let frame = result.node(last).frame
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
      return (last, along + 2 * abs(across) + nesting)
    }
    return candidates.min { $0.1 < $1.1 }?.0
  }
}
