import Cells
import LayoutSolver

/// One outline of the picture: a node, with the wrappers around it that cover the same cells.
struct CanvasBox {
  /// From the outermost to the innermost.
  var nodes: [NodeID]
  var cells: CellRect
  /// How many boxes are around it, for its colour.
  var depth: Int
  /// Whether the negotiation had placed it at the moment shown.
  var isPlaced: Bool
}

/// Chooses what to outline: neutral wrappers share the box of what they wrap, so that the picture
/// has a box for every place and not for every modifier.
struct CanvasBoxes {
  let result: LayoutResult
  let scale: CellScale
  let moment: TraceMoment?

  /// Every box in the order of painting, what is below first.
  func all() -> [CanvasBox] {
    var boxes: [CanvasBox] = []
    // A list instead of recursion: trees may be deeper than the stack.
    var pending = result.root.map { [(id: $0, depth: 0)] } ?? []
    while let (id, depth) = pending.popLast() {
      guard let (box, last) = box(of: id, depth: depth) else {
        // A view answers before those around it do.
        pending += result.node(id).children.reversed().map { ($0, depth) }
        continue
      }
      boxes.append(box)
      for child in Self.paintOrder(of: last, in: result).reversed() {
        pending.append((child, depth + 1))
      }
    }
    return boxes
  }

  /// The node's box, and the innermost node that shares it.
  private func box(of id: NodeID, depth: Int) -> (CanvasBox, PlacedNode)? {
    guard let rect = visibleFrame(id) else { return nil }
    var box = CanvasBox(
      nodes: [id], cells: scale.cells(rect.frame), depth: depth, isPlaced: rect.isPlaced)
    var last = result.node(id)
    while let child = onlyChild(of: last), let inner = visibleFrame(child),
      inner.isPlaced == box.isPlaced, scale.cells(inner.frame) == box.cells
    {
      box.nodes.append(child)
      last = result.node(child)
    }
    return (box, last)
  }

  private func onlyChild(of node: PlacedNode) -> NodeID? {
    node.children.count == 1 ? node.children[0] : nil
  }

  /// Nil for what isn't to be seen at the moment shown.
  private func visibleFrame(_ id: NodeID) -> (frame: Rect, isPlaced: Bool)? {
    let node = result.node(id)
    guard let moment else { return node.isPlaced ? (node.frame, true) : nil }
    switch moment.state(of: id) {
    case .unasked: return nil
    case .measured(let size):
      return (Rect(origin: node.frame.origin, size: size), false)
    case .placed: return node.isPlaced ? (node.frame, true) : nil
    }
  }

  /// A node's subviews, the one painted first in front: a background before what it is behind.
  static func paintOrder(of node: PlacedNode, in result: LayoutResult) -> [NodeID] {
    let children = node.name == "background" ? Array(node.children.reversed()) : node.children
    let indices = children.map { result.node($0).zIndex }
    guard Set(indices).count > 1 else { return children }
    return zip(children, indices).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }
}
