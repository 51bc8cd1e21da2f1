import LayoutSolver

/// A row of the view tree.
struct TreeRow: Equatable {
  enum Kind { case view, modifier, piece }

  var node: NodeID
  /// Which of the node's views the row is for, counted from the outermost; nil for the node itself.
  var view: Int?
  var kind: Kind
  /// 0 for the root.
  var depth: Int
  /// The parent row, by its index in the outline.
  var parent: Int?
}

/// The view tree as rows, none of them folded.
///
/// As written, a view has a row with its modifiers under it, in the order of the source, and then
/// its subviews; a view of the scene's own has one above the first node of its body. A view's
/// pieces have none. As laid out, every node is a row under the node that asks it.
struct TreeOutline {
  enum Form: CaseIterable {
    case written, laidOut
    /// As laid out, without wrappers that have their subview's frame.
    case compact

    var next: Form {
      switch self {
      case .written: .laidOut
      case .laidOut: .compact
      case .compact: .written
      }
    }

    var words: String {
      switch self {
      case .written: "as written"
      case .laidOut: "as laid out"
      case .compact: "compact"
      }
    }
  }

  private(set) var rows: [TreeRow] = []
  /// By row, the last row below it; its own for none.
  private(set) var ends: [Int] = []
  /// By node, its own row; -1 without one.
  private var rowOfNode: [Int32]
  private let nodes: [PlacedNode]

  /// - Parameter selection: Has a row even where it would be left out.
  init(_ result: LayoutResult, _ form: Form, selection: NodeID? = nil) {
    nodes = result.nodes
    rowOfNode = [Int32](repeating: -1, count: nodes.count)
    if let root = result.root {
      switch form {
      case .written: write(root)
      case .laidOut: layOut(root) { _ in true }
      case .compact:
        layOut(root) { [nodes] node in
          let isNeutral =
            node.children.count == 1 && nodes[node.children[0].index].frame == node.frame
          return !isNeutral || node.id == selection
        }
      }
    }
    ends = Array(rows.indices)
    for row in rows.indices.reversed() {
      if let parent = rows[row].parent { ends[parent] = max(ends[parent], ends[row]) }
    }
  }

  /// The row of a node; for a piece without one, that of its view.
  func row(of id: NodeID) -> Int? {
    var next: NodeID? = id
    while let node = next, nodes.indices.contains(node.index) {
      if rowOfNode[node.index] >= 0 { return Int(rowOfNode[node.index]) }
      next = nodes[node.index].parent
    }
    return rows.isEmpty ? nil : 0
  }

  /// Whether a row has rows below it.
  func hasInside(_ row: Int) -> Bool { ends[row] > row }

  // MARK: As it is laid out

  private mutating func layOut(_ root: NodeID, _ isShown: (PlacedNode) -> Bool) {
    // A list instead of recursion: trees may be deeper than the stack.
    var pending: [(id: NodeID, parent: Int?)] = [(root, nil)]
    while let (id, parent) = pending.popLast() {
      let node = nodes[id.index]
      var inside = parent
      if isShown(node) {
        let kind: TreeRow.Kind =
          node.isHidden ? .piece : node.isModifier && !node.isPiece ? .modifier : .view
        inside = add(TreeRow(node: id, kind: kind, depth: node.depth, parent: parent))
        rowOfNode[id.index] = Int32(truncatingIfNeeded: rows.count - 1)
      }
      pending += node.children.reversed().map { ($0, inside) }
    }
  }

  @discardableResult
  private mutating func add(_ row: TreeRow) -> Int {
    rows.append(row)
    return rows.count - 1
  }

  // MARK: As it was written

  /// What is still to be written.
  private enum Pending {
    /// A view with the modifiers applied to it, the outermost first.
    case view(NodeID, modifiers: [NodeID])
    case modifier(NodeID)
    /// A subview, whose pieces have no rows.
    case subview(NodeID)
  }

  private mutating func write(_ root: NodeID) {
    let isPiece = nodes[root.index].isHidden && !nodes[root.index].children.isEmpty
    var pending: [(what: Pending, parent: Int?)] = [
      (isPiece ? .subview(root) : .view(root, modifiers: []), nil)
    ]
    while let (what, parent) = pending.popLast() {
      switch what {
      case .view(let id, let modifiers):
        pending += view(id, modifiers, parent).reversed()
      case .modifier(let id):
        let row = addNode(id, .modifier, parent)
        pending += nodes[id.index].children.dropFirst().reversed().map { (.subview($0), row) }
      case .subview(let id):
        if nodes[id.index].isHidden {
          pending += nodes[id.index].children.reversed().map { (.subview($0), parent) }
        } else {
          pending.append((.view(id, modifiers: []), parent))
        }
      }
    }
  }

  /// The rows of the views that begin with a node, and their contents.
  private mutating func view(
    _ id: NodeID, _ modifiers: [NodeID], _ parent: Int?
  ) -> [(what: Pending, parent: Int?)] {
    let node = nodes[id.index]
    var rest: [(what: Pending, parent: Int?)] = []
    var (parent, modifiers) = (parent, modifiers)
    func note(_ row: Int) {
      rest += modifiers.reversed().map { (.modifier($0), row) }
      modifiers = []
    }
    for index in node.views.indices.dropLast(node.isPiece ? 1 : 0) {
      let row = add(
        TreeRow(node: id, view: index, kind: .view, depth: depth(under: parent), parent: parent))
      note(row)
      parent = row
    }
    if isWrittenModifier(node) {
      var chain = modifiers + [id]
      var inside = node.children[0]
      while isWrittenModifier(nodes[inside.index]), nodes[inside.index].views.isEmpty {
        chain.append(inside)
        inside = nodes[inside.index].children[0]
      }
      return rest + [(.view(inside, modifiers: chain), parent)]
    }
    let row = addNode(id, node.isHidden ? .piece : .view, parent)
    note(row)
    return rest + node.children.map { (.subview($0), row) }
  }

  private func isWrittenModifier(_ node: PlacedNode) -> Bool {
    node.isModifier && !node.isPiece && !node.children.isEmpty
  }

  private mutating func addNode(_ id: NodeID, _ kind: TreeRow.Kind, _ parent: Int?) -> Int {
    let row = add(TreeRow(node: id, kind: kind, depth: depth(under: parent), parent: parent))
    rowOfNode[id.index] = Int32(truncatingIfNeeded: row)
    return row
  }

  private func depth(under parent: Int?) -> Int { parent.map { rows[$0].depth + 1 } ?? 0 }
}
