import Cells
import LayoutSolver

/// One selection, shared by all panels.
extension Playground {
  /// The selected node.
  var selectedNode: PlacedNode? {
    guard let result, let selection else { return nil }
    return result.nodes.indices.contains(selection.index) ? result.node(selection) : nil
  }

  /// Keeps what follows the selection in step with it.
  func selectionChanged() {
    guard let node = selectedNode, let result else { return }
    selectedPath = NodePath(of: node.id, in: result)
    if case .node = trace.filter { trace.show(node.id) }
    if let source = node.source { sourceLine = source.line }
    revealSelection()
  }

  func select(_ id: NodeID?) {
    guard let id else { return }
    selection = id
    unfoldAncestors(of: id)
  }

  // MARK: In the tree

  func selectParent() { select(selectedNode?.parent) }
  func selectChild() { select(selectedNode?.children.first) }

  func selectSibling(_ step: Int) {
    guard let result, let node = selectedNode, let parent = node.parent else { return }
    let siblings = result.node(parent).children
    guard let index = siblings.firstIndex(of: node.id) else { return }
    let wanted = min(max(index + step, 0), siblings.count - 1)
    select(siblings[wanted])
  }

  func isFolded(_ id: NodeID) -> Bool {
    guard !folded.isEmpty, let result else { return false }
    return folded.contains(NodePath(of: id, in: result))
  }

  func setFolded(_ isFolded: Bool, _ id: NodeID) {
    guard let result else { return }
    let path = NodePath(of: id, in: result)
    if isFolded { folded.insert(path) } else { folded.remove(path) }
  }

  private func unfoldAncestors(of id: NodeID) {
    guard !folded.isEmpty, let result else { return }
    var parent = result.node(id).parent
    while let ancestor = parent {
      setFolded(false, ancestor)
      parent = result.node(ancestor).parent
    }
  }

  /// The nodes of the tree panel from top to bottom; found once a layout and folding.
  var treeRows: [NodeID] {
    guard let result, let root = result.root else { return [] }
    let state = TreeState(
      layout: layoutCount, folded: folded, isCompact: isTreeCompact,
      selection: isTreeCompact ? selection : nil)
    if let keptTree, keptTree.state == state { return keptTree.rows }
    let closed = Set(folded.compactMap { path in path.node(in: result, exactly: true) })
    var rows: [NodeID] = []
    // A list instead of recursion: trees may be deeper than the stack.
    var pending = [root]
    while let id = pending.popLast() {
      let node = result.node(id)
      let isNeutral = node.children.count == 1 && result.node(node.children[0]).frame == node.frame
      if !(isTreeCompact && isNeutral) || id == selection { rows.append(id) }
      if !closed.contains(id) { pending += node.children.reversed() }
    }
    keptTree = (state, rows)
    return rows
  }

  /// What the rows of the tree depend on.
  struct TreeState: Equatable {
    var layout: Int
    var folded: Set<NodePath>
    var isCompact: Bool
    /// Shown even where it is left out; nil where nothing is.
    var selection: NodeID?
  }

  // MARK: On the canvas

  func selectNeighbour(_ direction: CanvasHits.Direction, _ count: Int) {
    guard let result else { return }
    let hits = CanvasHits(plan: plans.plan(result, scale: scale))
    for _ in 0..<count {
      guard let selection, let next = hits.neighbour(of: selection, direction) else { return }
      select(next)
    }
  }

  /// The deepest node at a cell of the canvas; its parent when that is selected already.
  func click(column: Int, row: Int) {
    guard let result else { return }
    let hits = CanvasHits(plan: plans.plan(result, scale: scale))
    guard let hit = hits.node(column: column, row: row) else { return }
    var chain: [NodeID] = [hit]
    while let parent = result.node(chain[chain.count - 1]).parent { chain.append(parent) }
    if let selection, let index = chain.firstIndex(of: selection), index + 1 < chain.count,
      lastClick == hit
    {
      select(chain[index + 1])
    } else {
      select(hit)
    }
    lastClick = hit
  }
}
