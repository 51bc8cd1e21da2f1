/// Views' titles in findings and explanations: by what they show, or by their names.
struct ViewTitles {
  let nodes: [PlacedNode]

  /// Longer texts are named by their beginning.
  private static let mostCharacters = 28
  /// At most this many are examined for it.
  private static let mostScalars = 500

  /// `Text "On my way…"`, `Button "Save"`, `HStack #row`, `background of Text "A"`.
  func title(_ id: NodeID) -> String { title(nodes[id.index], depth: 0) }

  private func title(_ node: PlacedNode, depth: Int) -> String {
    if let identifier = node.identifier { return "\(node.name) #\(identifier)" }
    if node.isButton, let owner = node.owner {
      return text(inside: node.id).map { "\(owner) \($0)" } ?? owner
    }
    if node.isPiece {
      // The pieces of a view have the view's title, as it is written.
      let whole = nodes[ViewNames(nodes).written(node.id).index]
      if let view = whole.isPiece ? whole.views.last : nil {
        let name = ViewNames(nodes).name(of: whole.id)
        let holdsOthers = view.isList || view.fillsItsOffer
        return name.detail.isEmpty || holdsOthers
          ? name.word : "\(name.word) \(Self.short(name.detail))"
      }
      if !whole.isPiece, !whole.isModifier { return title(whole, depth: depth) }
    }
    switch node.layout {
    case .text, .image: return node.detail.isEmpty ? node.name : "\(node.name) \(Self.short(node))"
    default: break
    }
    // A single modifier is named with the view it is applied to, several by that alone.
    guard node.isModifier, let inside = node.children.first, depth < 20 else { return node.name }
    let content = title(nodes[inside.index], depth: depth + 1)
    return depth == 0 ? "\(node.name) of \(content)" : content
  }

  /// The title of the view inside of modifiers.
  func content(_ id: NodeID) -> String { title(nodes[id.index], depth: 1) }

  private static func short(_ node: PlacedNode) -> String { short(node.detail) }

  private static func short(_ detail: String) -> String {
    guard detail.hasPrefix("\"") else { return detail.replacingNewlines }
    // A text may be as long as a book, and so may one of its characters.
    let scalars = detail.unicodeScalars.prefix(mostScalars)
    let beginning = String(scalars).replacingNewlines
    let isWhole = scalars.endIndex == detail.endIndex
    if isWhole, beginning.count <= mostCharacters + 2 { return beginning }
    return beginning.prefix(mostCharacters) + "…\""
  }

  /// The first text shown in a view, in quotation marks.
  func text(inside id: NodeID) -> String? {
    var open = [id]
    var looks = 0
    while let next = open.popLast(), looks < 200 {
      looks += 1
      let node = nodes[next.index]
      if case .text = node.layout, node.detail.utf8.count > 2 { return Self.short(node) }
      open += node.children.reversed()
    }
    return nil
  }

  /// `fixedSize, line 61`: where a modifier ends, and where a view begins.
  func place(_ words: String, of id: NodeID) -> String {
    let node = nodes[id.index]
    guard let source = node.source ?? ViewNames(nodes).source(of: id) else { return words }
    return "\(words), line \(node.isModifier ? source.lastLine : source.line)"
  }
}

extension PlacedNode {
  /// Whether pressing it does something, or would if it weren't disabled.
  var isButton: Bool { tap != nil || isDisabled }
}

extension String {
  fileprivate var replacingNewlines: String { String(map { $0.isNewline ? " " : $0 }) }
}
