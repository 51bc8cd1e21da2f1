import LayoutSolver

/// The tree panel's state: the form of the tree, its folded parts, and the current one of a node's
/// rows.
struct TreeView {
  /// A row that is found again after a layout.
  struct Key: Hashable, Codable {
    var path: NodePath
    /// As in `TreeRow`.
    var view: Int?
  }

  var form = TreeOutline.Form.written
  var folded: Set<Key> = []
  /// The row chosen, which counts while its node is the selected one.
  var chosen: Key?
  private var kept: (source: Source, outline: TreeOutline)?
  private var keptRows: (folded: Set<Key>, rows: [Int])?

  /// The outline's input.
  private struct Source: Equatable {
    var layout: Int
    var form: TreeOutline.Form
    /// Only where the form has a row for it that it wouldn't have else.
    var selection: NodeID?
  }

  /// The rows of a layout, made once a layout and form.
  mutating func outline(
    of result: LayoutResult, layout: Int, selection: NodeID?
  ) -> TreeOutline {
    let source = Source(
      layout: layout, form: form, selection: form == .compact ? selection : nil)
    if let kept, kept.source == source { return kept.outline }
    let outline = TreeOutline(result, form, selection: selection)
    kept = (source, outline)
    keptRows = nil
    return outline
  }

  /// The visible rows, by their index in the outline.
  mutating func visible(in outline: TreeOutline, of result: LayoutResult) -> [Int] {
    if let keptRows, keptRows.folded == folded { return keptRows.rows }
    let closed = Set(folded.compactMap { key in self.row(of: key, in: outline, of: result) })
    var rows: [Int] = []
    var row = 0
    while row < outline.rows.count {
      rows.append(row)
      row = closed.contains(row) ? outline.ends[row] + 1 : row + 1
    }
    keptRows = (folded, rows)
    return rows
  }

  /// The row of a key, if the tree still has it.
  func row(of key: Key, in outline: TreeOutline, of result: LayoutResult) -> Int? {
    guard let node = key.path.node(in: result, exactly: true), let own = outline.row(of: node)
    else { return nil }
    guard let view = key.view else { return outline.rows[own].node == node ? own : nil }
    // Rows for views are above the node's own, with the modifiers in between.
    var row: Int? = own
    while let current = row,
      outline.rows[current].node != node || outline.rows[current].view != view
    {
      row = outline.rows[current].parent
    }
    return row
  }
}

/// The tree and the selection.
extension Playground {
  /// The rows of the tree panel from top to bottom.
  var treeRows: [TreeRow] {
    treeRowsInSight.map { outline, rows in rows.map { outline.rows[$0] } } ?? []
  }

  /// The same as indices of an outline.
  var treeRowsInSight: (outline: TreeOutline, rows: [Int])? {
    guard let outline = treeOutline, let result else { return nil }
    return (outline, tree.visible(in: outline, of: result))
  }

  private var treeOutline: TreeOutline? {
    result.map { tree.outline(of: $0, layout: latest.count, selection: selection.node) }
  }

  /// The current row, by its index in the outline.
  private var currentTreeRow: Int? {
    guard let outline = treeOutline, let result, let selected = selection.node else { return nil }
    if let chosen = tree.chosen, let row = tree.row(of: chosen, in: outline, of: result),
      outline.rows[row].node == selected
    {
      return row
    }
    return outline.row(of: selected)
  }

  /// The same among the visible rows.
  var treePosition: Int? {
    guard let outline = treeOutline, let result, let row = currentTreeRow else { return nil }
    return tree.visible(in: outline, of: result).lastIndex { $0 <= row }
  }

  private func key(of row: TreeRow, in result: LayoutResult) -> TreeView.Key {
    TreeView.Key(path: NodePath(of: row.node, in: result), view: row.view)
  }

  func select(_ row: TreeRow) {
    guard let result else { return }
    tree.chosen = key(of: row, in: result)
    select(row.node)
  }

  // MARK: Moving

  func moveInTree(rows: Int) {
    let all = treeRows
    guard let current = treePosition else { return }
    select(all[min(max(current + rows, 0), all.count - 1)])
  }

  /// Folds or goes to the parent to the left, unfolds or goes inside to the right.
  func moveInTree(columns: Int) {
    guard let outline = treeOutline, let row = currentTreeRow else { return }
    let isOpen = outline.hasInside(row) && !isFolded(outline.rows[row])
    if columns < 0, isOpen {
      setFolded(true, outline.rows[row])
    } else if columns < 0 {
      if let parent = outline.rows[row].parent { select(outline.rows[parent]) }
    } else if isOpen {
      select(outline.rows[row + 1])
    } else {
      setFolded(false, outline.rows[row])
    }
  }

  // MARK: Folding

  func isFolded(_ row: TreeRow) -> Bool {
    guard !tree.folded.isEmpty, let result else { return false }
    return tree.folded.contains(key(of: row, in: result))
  }

  func setFolded(_ isFolded: Bool, _ row: TreeRow) {
    guard let result else { return }
    if isFolded {
      tree.folded.insert(key(of: row, in: result))
    } else {
      tree.folded.remove(key(of: row, in: result))
    }
  }

  /// Folds the current row, or unfolds it.
  func toggleTreeRow() {
    guard let outline = treeOutline, let row = currentTreeRow else { return }
    setFolded(!isFolded(outline.rows[row]), outline.rows[row])
  }

  /// Folds everything below the root's subviews.
  func foldTree() {
    guard let outline = treeOutline, var row = currentTreeRow else { return }
    for (index, row) in outline.rows.enumerated() where row.depth > 0 && outline.hasInside(index) {
      setFolded(true, row)
    }
    while outline.rows[row].depth > 1, let parent = outline.rows[row].parent { row = parent }
    select(outline.rows[row])
  }

  /// Unfolds what hides a node's row.
  func unfoldRows(around id: NodeID) {
    guard !tree.folded.isEmpty, let outline = treeOutline, var row = outline.row(of: id) else {
      return
    }
    if let chosen = currentTreeRow, outline.rows[chosen].node == id { row = chosen }
    while let parent = outline.rows[row].parent {
      setFolded(false, outline.rows[parent])
      row = parent
    }
  }

  /// Switches between the tree as written and as laid out.
  func stepTreeForm() {
    tree.form = tree.form.next
    message = "The tree \(tree.form.words)"
  }
}
