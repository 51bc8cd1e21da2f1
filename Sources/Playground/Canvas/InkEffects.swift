import LayoutSolver
import Pixels

/// What the views around a node do to what it draws.
struct InkEffects {
  /// 0 to 1.
  var opacity = 1.0
  /// What is done to all colours, the innermost view's first.
  var colors: [ColorEffect] = []
  /// The innermost clip around it: nothing is drawn outside of that, nor of those around it.
  var clip: ClipID?
  /// What a canvas is clipped by while a mark is drawn into it.
  var markClips: [PlacedShape] = []
  /// The innermost layer it is in, where the picture has any.
  var layer: LayerID?
  /// What it throws onto what is behind, the outermost view's first.
  var shadows: [CastShadow] = []

  /// A shadow of all that is inside of a view together.
  struct CastShadow {
    let shadow: Shadow
    /// Tells it from others.
    let id: Int
    /// The innermost clip around the view: those inside bound what throws it, not the shadow.
    let clip: ClipID?
  }

  var isVisible: Bool { opacity > 0.05 }

  /// The same with a share of the opacity, from 0 to 1.
  func faded(to share: Double) -> InkEffects {
    var effects = self
    effects.opacity *= share
    return effects
  }
}

/// What the views around do to each node's ink.
struct InkSurroundings {
  /// By node.
  private(set) var effects: [InkEffects] = []
  private(set) var clips = Clips()
  private(set) var layers = InkLayers()
  private var shadowCount = 0
  private let hasEffects: Bool

  /// - Parameter hasEffects: whether what a view shows can be blurred, or blended otherwise than by its
  ///   opacity.
  /// - Complexity: the number of nodes.
  init(_ result: LayoutResult, hasEffects: Bool) {
    self.hasEffects = hasEffects
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
          nodes[open].decorations.isEmpty ? outer : apply(nodes[open], to: outer, in: result)
      }
    }
    self.effects = effects.map { $0 ?? InkEffects() }
  }

  subscript(node: NodeID) -> InkEffects { effects[node.index] }

  private mutating func apply(
    _ node: PlacedNode, to outer: InkEffects, in result: LayoutResult
  ) -> InkEffects {
    var effects = outer
    for decoration in node.decorations {
      switch decoration {
      case .opacity(let part):
        let part = min(max(part, 0), 1)
        var faded = effects
        faded.opacity *= part
        if !node.children.isEmpty, part < 1, faded.isVisible {
          effects.layer = layers.add(.opacity(part), clip: effects.clip, within: effects.layer)
        } else {
          effects = faded
        }
      case .layer(let effect, _):
        guard hasEffects else { break }
        effects.layer = layers.add(Artwork.Layer(effect), clip: effects.clip, within: effects.layer)
      case .color(let effect): effects.colors.insert(effect, at: 0)
      case .hidden: effects.opacity = 0
      case .clip(let shape):
        guard node.isPlaced else { break }
        let isViewport =
          node.isScrollView && shape.outline == .rectangle && shape.path == nil
        effects.clip = clips.add(
          isViewport ? node.viewport(in: result) : PlacedShape(shape, of: node, in: result),
          within: effects.clip)
      case .shadow(let shadow):
        effects.shadows.append(
          InkEffects.CastShadow(shadow: shadow, id: shadowCount, clip: effects.clip))
        shadowCount += 1
      case .border, .contentShape, .containerShape, .ignoresTouches, .takesTouchesWhereDrawn,
        .backdrop, .listRow, .withoutEffect:
        break
      }
    }
    return effects
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
