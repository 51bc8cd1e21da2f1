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
  /// The innermost of its nodes.
  var inner: NodeID
  /// Its nodes with borders.
  var bordered: [NodeID] = []
}

/// Chooses what to outline: neutral wrappers share the box of what they wrap, so that the picture
/// has a box for every place and not for every modifier.
struct CanvasBoxes {
  private let root: NodeID?
  private let nodes: [PlacedNode]
  private let scale: CellScale
  private let moment: TraceMoment?

  init(result: LayoutResult, scale: CellScale, moment: TraceMoment?) {
    root = result.root
    nodes = result.nodes
    self.scale = scale
    self.moment = moment
  }

  /// Every box in the order of painting, what is below first.
  func all() -> [CanvasBox] {
    var boxes: [CanvasBox] = []
    // A list instead of recursion: trees may be deeper than the stack.
    var pending = root.map { [(id: $0, depth: 0)] } ?? []
    while let (id, depth) = pending.popLast() {
      guard let box = box(of: id, depth: depth) else {
        // A view answers before those around it do.
        for child in nodes[id.index].children.reversed() { pending.append((child, depth)) }
        continue
      }
      boxes.append(box)
      for child in Self.paintOrder(of: box.inner, in: nodes).reversed() {
        pending.append((child, depth + 1))
      }
    }
    return boxes
  }

  /// The node's box with all nodes that share it.
  private func box(of id: NodeID, depth: Int) -> CanvasBox? {
    guard let rect = visibleFrame(id) else { return nil }
    var box = CanvasBox(
      nodes: [id], cells: scale.cells(rect.frame), depth: depth, isPlaced: rect.isPlaced, inner: id)
    while let child = onlyChild(of: box.inner), let inner = visibleFrame(child),
      inner.isPlaced == box.isPlaced, scale.cells(inner.frame) == box.cells
    {
      box.nodes.append(child)
      box.inner = child
    }
    for node in box.nodes { noteLines(of: node, in: &box) }
    return box
  }

  private func noteLines(of id: NodeID, in box: inout CanvasBox) {
    for case .border(_, let width) in nodes[id.index].decorations where width > 0 {
      box.bordered.append(id)
      return
    }
  }

  private func onlyChild(of id: NodeID) -> NodeID? {
    nodes[id.index].children.count == 1 ? nodes[id.index].children[0] : nil
  }

  /// Nil for what isn't to be seen at the moment shown.
  private func visibleFrame(_ id: NodeID) -> (frame: Rect, isPlaced: Bool)? {
    let (frame, isPlaced) = (nodes[id.index].frame, nodes[id.index].isPlaced)
    guard let moment else { return isPlaced ? (frame, true) : nil }
    switch moment.state(of: id) {
    case .unasked: return nil
    case .measured(let size):
      return (Rect(origin: frame.origin, size: size), false)
    case .placed: return isPlaced ? (frame, true) : nil
    }
  }

  /// A node's subviews, the one painted first in front: a background before what it is behind.
  static func paintOrder(of id: NodeID, in nodes: [PlacedNode]) -> [NodeID] {
    var children = nodes[id.index].children
    guard children.count > 1 else { return children }
    if nodes[id.index].isBackground { children.reverse() }
    let first = nodes[children[0].index].zIndex
    guard children.contains(where: { nodes[$0.index].zIndex != first }) else { return children }
    return children.enumerated().sorted {
      (nodes[$0.element.index].zIndex, $0.offset) < (nodes[$1.element.index].zIndex, $1.offset)
    }.map(\.element)
  }
}
