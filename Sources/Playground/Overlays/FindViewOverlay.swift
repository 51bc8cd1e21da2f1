import LayoutSolver

/// The views that match the typed text, the best first, each with its parent and line.
struct FindViewOverlay: OverlayKind {
  let title = "Find a view"
  let filters = false
  let opensTyping = true

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard let result = app.result else { return [] }
    let theme = app.theme
    let ranked = result.nodes.compactMap { node in
      Self.rank(of: node, result.name(of: node.id), typed).map { (rank: $0, node: node) }
    }
    return ranked.sorted { ($0.rank, $0.node.id) < ($1.rank, $1.node.id) }.map { _, node in
      let name = result.name(of: node.id)
      let line = StyledLine(name.whole.map { "\($0) › " } ?? "", theme.faint)
        .adding(name.word, theme.title).adding(" \(name.detail)")
        .adding(name.identifier.map { " #\($0)" } ?? "", theme.key)
        .adding("  \(place(of: node, in: result, app.words))", theme.faint)
      return Overlay.Entry(line: line) { app in
        app.selection.lastSearch = typed
        app.go(to: node.id)
      }
    }
  }

  /// `in HStack · line 12 · 86×20`
  private func place(
    of node: PlacedNode, in result: LayoutResult, _ words: PointWords
  ) -> String {
    let parts = [
      node.parent.map { "in \(result.name(of: $0).word)" }, node.source.map { "line \($0.line)" },
      node.isPlaced ? words.text(node.size) : "left out",
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// How well a view matches, 0 best: one of its words is the typed text, begins with it, contains
  /// it; or each of the typed words is somewhere. Nil if one isn't.
  private static func rank(of node: PlacedNode, _ name: ViewName, _ typed: String) -> Int? {
    let wanted = typed.lowercased()
    guard !wanted.isEmpty else { return 3 }
    let own = [
      node.identifier, unquoted(name.detail), unquoted(node.detail), name.word, node.name,
      node.owner,
    ].compactMap { $0?.lowercased() }
    if own.contains(wanted) { return 0 }
    if own.contains(where: { $0.hasPrefix(wanted) }) { return 1 }
    if own.contains(where: { $0.contains(wanted) }) { return 2 }
    let all = Playground.searchText(node, name).lowercased()
    return wanted.split(separator: " ").allSatisfy { all.contains($0) } ? 3 : nil
  }

  private static func unquoted(_ detail: String) -> String {
    detail.count >= 2 && detail.hasPrefix("\"") && detail.hasSuffix("\"")
      ? String(detail.dropFirst().dropLast()) : detail
  }
}
