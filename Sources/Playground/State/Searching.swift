import Cells
import LayoutSolver

/// What is looked for: views by their names and texts, and text in the source.
extension Playground {
  /// Looks in what the panel with the keys shows.
  func openFind() {
    overlay = Overlay(focus == .source ? .findText : .find, isTyping: true)
  }

  // MARK: Views

  /// The views that match what is typed, the most exact first, each with its parent and line.
  func findEntries(_ typed: String) -> [Overlay.Entry] {
    guard let result else { return [] }
    let ranked = result.nodes.compactMap { node in
      Self.rank(of: node, result.name(of: node.id), typed).map { (rank: $0, node: node) }
    }
    return ranked.sorted { ($0.rank, $0.node.id) < ($1.rank, $1.node.id) }.map { _, node in
      let name = result.name(of: node.id)
      let line = StyledLine(name.whole.map { "\($0) › " } ?? "", theme.faint)
        .adding(name.word, theme.title).adding(" \(name.detail)")
        .adding(name.identifier.map { " #\($0)" } ?? "", theme.key)
        .adding("  \(place(of: node, in: result))", theme.faint)
      return Overlay.Entry(line: line, search: Self.searchText(node, name)) { $0.go(to: node.id) }
    }
  }

  /// `in HStack · line 12 · 86×20`
  private func place(of node: PlacedNode, in result: LayoutResult) -> String {
    let parts = [
      node.parent.map { "in \(result.name(of: $0).word)" }, node.source.map { "line \($0.line)" },
      node.isPlaced ? words.text(node.size) : "left out",
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// How well a view matches, 0 best: one of its words is what is typed, begins with it, has it; or
  /// each of the words typed is somewhere. Nil where one isn't.
  private static func rank(
    of node: PlacedNode, _ name: ViewName, _ typed: String
  ) -> Int? {
    let wanted = typed.lowercased()
    guard !wanted.isEmpty else { return 3 }
    let own = [
      node.identifier, unquoted(name.detail), unquoted(node.detail), name.word, node.name,
      node.owner,
    ].compactMap { $0?.lowercased() }
    if own.contains(wanted) { return 0 }
    if own.contains(where: { $0.hasPrefix(wanted) }) { return 1 }
    if own.contains(where: { $0.contains(wanted) }) { return 2 }
    let all = searchText(node, name).lowercased()
    return wanted.split(separator: " ").allSatisfy { all.contains($0) } ? 3 : nil
  }

  private static func unquoted(_ detail: String) -> String {
    detail.count >= 2 && detail.hasPrefix("\"") && detail.hasSuffix("\"")
      ? String(detail.dropFirst().dropLast()) : detail
  }

  /// Selects a view and brings it into sight: scroll views around it scroll, the picture moves; one
  /// that is nowhere to be seen is said to be.
  func go(to id: NodeID) {
    select(id)
    pan = nil
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

  /// The lines of the file shown that have the text typed.
  func findTextEntries(_ typed: String) -> [Overlay.Entry] {
    let wanted = typed.lowercased()
    return sourceLines.enumerated().compactMap { index, text in
      guard !wanted.isEmpty, text.lowercased().contains(wanted) else { return nil }
      let line = StyledLine("\(index + 1) ", theme.faint)
        .adding(String(text.drop(while: \.isWhitespace)))
      return Overlay.Entry(line: line, search: String(text)) { $0.goToSource(line: index + 1) }
    }
  }

  /// Goes to the next line with the text last looked for.
  func findNextText(_ step: Int) {
    let wanted = lastTextSearch.lowercased()
    let found = sourceLines.indices.filter { sourceLines[$0].lowercased().contains(wanted) }
    guard !wanted.isEmpty, !found.isEmpty else {
      message =
        wanted.isEmpty
        ? "Look for something first, with \(keyMap.key("find"))" : "No line has \(lastTextSearch)"
      return
    }
    let current = sourceLine - 1
    let position = found.firstIndex { $0 >= current } ?? 0
    let isOn = found[position] == current
    let wantedPlace = step > 0 ? position + (isOn ? step : step - 1) : position + step
    goToSource(line: found[(wantedPlace % found.count + found.count) % found.count] + 1)
  }
}

extension Rect {
  /// What two rectangles have in common; nil where that is nothing.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
