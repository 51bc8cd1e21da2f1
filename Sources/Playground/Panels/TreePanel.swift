import Cells
import LayoutSolver

extension Panel {
  static let tree = Panel(TreePanel())
}

/// The view tree: nesting, names, details, and sizes.
private struct TreePanel: PanelKind {
  let title = "View tree"
  let also = "hierarchy outline structure"
  let room: PanelRoom? = PanelRoom(column: .left, most: 60)

  var hints: [(id: String, text: String)] {
    [
      ("move.down", "rows"), ("move.left", "fold"), ("tree.form", "as laid out"),
      ("tree.fold", "fold all"), ("why", "why?"), ("find", "find"),
    ]
  }

  func content(columns: Int, in app: Playground) -> PanelContent {
    app.treeContent(columns: columns)
  }

  func choose(row: Int, in app: Playground) {
    if let row = app.treeRows[safe: row] { app.select(row) }
  }

  func press(in app: Playground) { app.toggleTreeRow() }
  func move(rows: Int, in app: Playground) { app.moveInTree(rows: rows) }
  func move(columns: Int, in app: Playground) { app.moveInTree(columns: columns) }
}

extension Playground {
  fileprivate func treeContent(columns: Int) -> PanelContent {
    guard let result, let (outline, rows) = treeRowsInSight else { return PanelContent([]) }
    return PanelContent(count: rows.count, current: treePosition) { [self] row in
      treeLine(rows[row], in: outline, of: result, columns: columns)
    }
  }

  /// A name takes precedence over the size, which is left out if there isn't room for both.
  private func treeLine(
    _ index: Int, in outline: TreeOutline, of result: LayoutResult, columns: Int
  ) -> StyledLine {
    let row = outline.rows[index]
    let node = result.node(row.node)
    var line = StyledLine(Self.indent(row.depth, columns: columns), theme.faint)
    line.add(mark(of: row, hasInside: outline.hasInside(index)), theme.faint)
    if let view = row.view {
      line.add(node.views[view].name, theme.title)
    } else {
      let name = result.name(of: row.node)
      line.add(name.word, row.kind == .view ? theme.title : theme.faint)
      if !name.detail.isEmpty { line.add(" \(name.detail)") }
      if let identifier = name.identifier { line.add(" #\(identifier)", theme.key) }
    }
    if node.tap != nil, row.kind == .view, result.touchObstacle(of: node) == nil {
      line.add(" ⏎", theme.key)
    }
    if row.kind == .view {
      for modifier in node.modifiersWithoutEffect { line.add(" -\(modifier.name)", theme.faint) }
    }
    if let size = size(of: row, in: result),
      TextWidth.of(line.text) + TextWidth.of(size) < columns
    {
      line.trailing = StyledLine.Span(text: size, style: theme.faint)
    }
    return line
  }

  /// Whether a row can be unfolded; a modifier begins as in the source.
  private func mark(of row: TreeRow, hasInside: Bool) -> String {
    let fold = hasInside ? isFolded(row) ? "▸" : "▾" : " "
    return fold + (row.kind == .modifier && tree.form == .written ? "." : " ")
  }

  /// Nil for a modifier that doesn't change the size.
  private func size(of row: TreeRow, in result: LayoutResult) -> String? {
    let node = result.node(row.node)
    guard node.isPlaced else { return "left out" }
    if row.kind == .modifier, tree.form == .written, let inside = node.children.first,
      result.node(inside).size == node.size
    {
      return nil
    }
    return CanvasLabels.short(node.size)
  }

  /// Two columns a level, or one in a narrow panel; beyond a third of the panel, the level as a
  /// number.
  static func indent(_ depth: Int, columns: Int) -> String {
    let step = columns < 36 ? 1 : 2
    let deepest = max(columns / 3 / step, 4)
    guard depth > deepest else { return String(repeating: " ", count: step * depth) }
    let number = "⋯\(depth)"
    return number + String(repeating: " ", count: max(step * deepest - number.count, 1))
  }
}
