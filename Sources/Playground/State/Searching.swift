import Cells
import LayoutSolver

/// Searching: views by their names and texts, and text in the source.
extension Playground {
  /// Searches the focused panel.
  func openFind() { openOverlay(panels.focus.kind.search) }

  /// Goes to the next view, or line, that matches the last search.
  func findNext(_ step: Int) { panels.focus.kind.findNext(step, in: self) }

  // MARK: Views

  /// A view's search text: its name, its kind in layout, and the scene's view that contains it.
  static func searchText(_ node: PlacedNode, _ name: ViewName) -> String {
    ([name.full, node.name, node.detail, node.owner ?? ""] + node.views.map(\.name))
      .joined(separator: " ")
  }

  /// Goes to the next view that matches the last search.
  func findNextView(_ step: Int) {
    guard let result, !selection.lastSearch.isEmpty else {
      message = "Look for something first, with \(keyMap.key("find"))"
      return
    }
    let words = selection.lastSearch.lowercased().split(separator: " ")
    let found = result.nodes.filter { node in
      let text = Self.searchText(node, result.name(of: node.id)).lowercased()
      return words.allSatisfy { text.contains($0) }
    }.map(\.id)
    guard !found.isEmpty else {
      message = "No view matches \(selection.lastSearch)"
      return
    }
    let current = selection.node ?? NodeID(-1)
    let position = found.firstIndex { $0 >= current } ?? 0
    let isOn = found[position] == current
    let wanted = step > 0 ? position + (isOn ? step : step - 1) : position + step
    go(to: found[(wanted % found.count + found.count) % found.count])
  }

  /// Selects a view and brings it into sight: scroll views around it scroll, the picture moves; a
  /// message says if it can't be seen.
  func go(to id: NodeID) {
    select(id)
    canvas.pan = nil
    if scrollIntoSight(id) { return }
    guard let node = selectedNode, let result else { return }
    let container = Rect(size: result.container.size)
    if !node.isPlaced {
      message = "\(node.name) was measured and left out: the canvas shows nothing of it"
    } else if node.frame.intersection(container) == nil {
      message = "\(node.name) lies outside of the container, at \(words.text(node.frame.origin))"
    }
  }

  // MARK: Source

  /// Goes to the next line with the text last looked for.
  func findNextText(_ step: Int) {
    let wanted = source.lastSearch.lowercased()
    let found = sourceLines.indices.filter { sourceLines[$0].lowercased().contains(wanted) }
    guard !wanted.isEmpty, !found.isEmpty else {
      message =
        wanted.isEmpty
        ? "Look for something first, with \(keyMap.key("find"))"
        : "No line has \(source.lastSearch)"
      return
    }
    let current = source.line - 1
    let position = found.firstIndex { $0 >= current } ?? 0
    let isOn = found[position] == current
    let wantedPlace = step > 0 ? position + (isOn ? step : step - 1) : position + step
    goToSource(line: found[(wantedPlace % found.count + found.count) % found.count] + 1)
  }
}
