import Cells
import LayoutSolver

extension Playground {
  /// The view tree: nesting, names, what tells a node from its like, and its size.
  func treeContent() -> PanelContent {
    let rows = treeRows
    return PanelContent(count: rows.count, current: selection.flatMap(rows.firstIndex)) {
      [self] row in
      treeLine(rows[row])
    }
  }

  private func treeLine(_ id: NodeID) -> StyledLine {
    guard let node = result?.node(id) else { return StyledLine() }
    let mark = node.children.isEmpty ? "  " : isFolded(id) ? "▸ " : "▾ "
    var line = StyledLine(String(repeating: "  ", count: min(node.depth, 20)) + mark, theme.faint)
    if let owner = node.owner { line.add("\(owner) ", theme.faint) }
    line.add(node.name, theme.title)
    if !node.detail.isEmpty { line.add(" \(node.detail)") }
    if let identifier = node.identifier { line.add(" #\(identifier)", theme.key) }
    if node.tap != nil { line.add(" ⏎", theme.key) }
    let size = node.isPlaced ? CanvasLabels.short(node.size) : "left out"
    line.trailing = StyledLine.Span(text: size, style: theme.faint)
    return line
  }
}
