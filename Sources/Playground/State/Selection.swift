import Cells
import LayoutSolver

/// The selected view, and the questions to it.
struct Selection {
  /// In the latest layout.
  fileprivate(set) var node: NodeID?
  /// Finds it again in the next one.
  fileprivate(set) var path: NodePath?
  /// Whether the user has cleared it.
  fileprivate(set) var isOff = false
  /// The view that gaps are measured from.
  var marked: NodePath?
  /// A further proposal to any selected view, besides 0, nil and infinity.
  var asked: ProposedViewSize?
  /// Its answers.
  var answers: GeometryAnswers?
  /// Whether explanations name their rules, with their certainty and source.
  var showsCertainty = false
  /// The last search for views.
  var lastSearch = ""

  /// Selects the view at a path once there is a layout.
  mutating func wish(_ path: NodePath?) { self.path = path }

  /// Selects nothing, for another scene.
  mutating func startOver() {
    node = nil
    path = nil
    isOff = false
  }
}

/// One selection, shared by all panels.
extension Playground {
  /// The selected node.
  var selectedNode: PlacedNode? {
    guard let result, let id = selection.node else { return nil }
    return result.nodes.indices.contains(id.index) ? result.node(id) : nil
  }

  /// Selects a node, and keeps what follows the selection in step with it.
  func setSelection(_ id: NodeID?) {
    selection.node = id
    source.openedFile = nil
    guard let node = selectedNode, let result else { return }
    selection.path = NodePath(of: node.id, in: result)
    selection.isOff = false
    if case .node = trace.filter { trace.show(node.id) }
    if let lines = writtenLines(of: node.id) { source.line = lines.lowerBound + 1 }
    revealSelection()
  }

  /// Selects a node and shows its row in the tree.
  func select(_ id: NodeID?) {
    guard let id else { return }
    setSelection(id)
    unfoldRows(around: id)
  }

  /// Selects nothing until something is selected again.
  func deselect() {
    setSelection(nil)
    selection.path = nil
    selection.isOff = true
  }

  /// Whether the selected view is invisible in the picture.
  var isSelectionHidden: Bool {
    guard let result, let id = selection.node, trace.cursor == nil else { return false }
    let plan = canvas.plans.plan(result, scale: scale)
    guard let box = plan.box(of: id) else { return true }
    return !plan.isSeen(box)
  }

  // MARK: In the tree

  func selectParent() { select(selectedNode.flatMap { parent(of: $0.id) }) }
  /// Without a selection, the outermost view.
  func selectChild() {
    select(selectedNode.map { children(of: $0.id).first } ?? result?.firstWritten)
  }

  func selectSibling(_ step: Int) {
    guard let id = selection.node, let parent = parent(of: id) else { return }
    let siblings = children(of: parent)
    guard let index = siblings.firstIndex(of: id) else { return }
    let wanted = min(max(index + step, 0), siblings.count - 1)
    select(siblings[wanted])
  }

  /// Whether a view's pieces are skipped.
  private var skipsPieces: Bool { tree.form == .written }

  /// The parent node, in the present form of the tree.
  private func parent(of id: NodeID) -> NodeID? {
    guard let result, let parent = result.node(id).parent else { return nil }
    return skipsPieces ? result.written(parent) : parent
  }

  /// The nodes inside, as the tree has them.
  private func children(of id: NodeID) -> [NodeID] {
    guard let result else { return [] }
    let all = result.node(id).children
    guard skipsPieces else { return all }
    var found: [NodeID] = []
    var pending = Array(all.reversed())
    while let child = pending.popLast() {
      let node = result.node(child)
      if node.isHidden { pending += node.children.reversed() } else { found.append(child) }
    }
    return found
  }

  // MARK: On the canvas

  func selectNeighbour(_ direction: CanvasHits.Direction, _ count: Int) {
    guard let result else { return }
    let hits = CanvasHits(plan: canvas.plans.plan(result, scale: scale))
    for _ in 0..<count {
      guard let id = selection.node, let next = hits.neighbour(of: id, direction) else { return }
      select(next)
    }
  }

  /// The deepest node at a cell of the canvas; its parent when that is selected already.
  func click(column: Int, row: Int) {
    guard let result else { return }
    let hits = CanvasHits(plan: canvas.plans.plan(result, scale: scale))
    guard let touched = hits.node(column: column, row: row) else { return }
    let hit = skipsPieces ? result.written(touched) : touched
    var chain: [NodeID] = [hit]
    while let parent = parent(of: chain[chain.count - 1]) { chain.append(parent) }
    if let id = selection.node, let index = chain.firstIndex(of: id), index + 1 < chain.count,
      mouse.lastClick == hit
    {
      select(chain[index + 1])
    } else {
      select(hit)
    }
    mouse.lastClick = hit
  }
}

extension LayoutResult {
  /// The outermost view of the source; the root if there is none.
  var firstWritten: NodeID? {
    var next = root
    while let id = next, node(id).isHidden, let child = node(id).children.first { next = child }
    return next.flatMap { node($0).isHidden ? root : $0 }
  }
}
