import LayoutSolver

/// What the views around a node do to what it draws.
struct InkEffects {
  /// 0 to 1.
  var opacity = 1.0
  /// What is done to all colours, the innermost view's first.
  var colors: [ColorEffect] = []
  /// Nothing is drawn outside of any of them.
  var clips: [PlacedShape] = []
  /// The node whose clip is the last of them, by which what all of them leave is kept; nil where
  /// there are others than those of nodes.
  var clipNode: NodeID?
  /// What it throws onto what is behind, the outermost view's first.
  var shadows: [Shadow] = []

  var isVisible: Bool { opacity > 0.05 }

  /// The same with a share of the opacity, from 0 to 1.
  func faded(to share: Double) -> InkEffects {
    var effects = self
    effects.opacity *= share
    return effects
  }

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
      case .color(let effect): effects.colors.insert(effect, at: 0)
      case .hidden: effects.opacity = 0
      case .clip(let shape):
        guard node.isPlaced else { break }
        let isViewport =
          node.isScrollView && shape.outline == .rectangle && shape.path == nil
        effects.add(
          isViewport ? node.viewport(in: result) : PlacedShape(shape, of: node, in: result),
          node.id)
      case .shadow(let shadow): effects.shadows.append(shadow)
      case .border, .contentShape, .ignoresTouches, .backdrop, .listRow, .withoutEffect:
        break
      }
    }
    return effects
  }

  private mutating func add(_ clip: PlacedShape, _ node: NodeID) {
    clips.append(clip)
    clipNode = node
  }
}

extension PlacedNode {
  /// What a scroll view shows of its content: its frame, and what it reaches of the edges that are
  /// unsafe, where content is seen under bars.
  fileprivate func viewport(in result: LayoutResult) -> PlacedShape {
    let insets = result.safeAreaInsets(of: id)
    let rect = Rect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
    return PlacedShape(.rectangle, in: rect, of: self, in: result)
  }
}
