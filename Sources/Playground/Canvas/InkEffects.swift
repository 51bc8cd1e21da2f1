import LayoutSolver

/// What the views around a node do to what it draws.
struct InkEffects {
  /// 0 to 1.
  var opacity = 1.0
  /// Nothing is drawn outside of any of them.
  var clips: [PlacedShape] = []
  /// What it throws onto what is behind, the outermost view's first.
  var shadows: [Shadow] = []

  var isVisible: Bool { opacity > 0.05 }

  /// The effects on every node of a result.
  /// - Complexity: the number of nodes.
  static func all(in result: LayoutResult) -> [InkEffects] {
    let nodes = result.nodes
    var effects = [InkEffects?](repeating: nil, count: nodes.count)
    for index in nodes.indices {
      // Parents may come after their subviews, so each way up is followed to what is known.
      var chain: [Int] = []
      var next: Int? = index
      while let open = next, effects[open] == nil {
        chain.append(open)
        next = nodes[open].parent?.index
      }
      for open in chain.reversed() {
        let outer = nodes[open].parent.flatMap { effects[$0.index] } ?? InkEffects()
        effects[open] =
          nodes[open].decorations.isEmpty ? outer : outer.applying(nodes[open], in: result)
      }
    }
    return effects.map { $0 ?? InkEffects() }
  }

  private func applying(_ node: PlacedNode, in result: LayoutResult) -> InkEffects {
    var effects = self
    for decoration in node.decorations {
      switch decoration {
      case .opacity(let part): effects.opacity *= min(max(part, 0), 1)
      case .hidden: effects.opacity = 0
      case .clip(let shape):
        if node.isPlaced { effects.clips.append(PlacedShape(shape, of: node, in: result)) }
      case .shadow(let shadow): effects.shadows.append(shadow)
      case .border, .contentShape, .ignoresTouches: break
      }
    }
    return effects
  }
}
