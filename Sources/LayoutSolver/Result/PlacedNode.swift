/// A node as it was placed.
public struct PlacedNode {
  public var id: NodeID
  public var parent: NodeID?
  public var children: [NodeID]
  /// 0 for the root.
  public var depth: Int
  /// As in SwiftUI: `VStack`, `Text`, `frame`, `padding`.
  public var name: String
  /// The few words that tell it from its like: a text's string, a frame's numbers, a colour.
  public var detail: String
  /// The scene's own view whose body begins with this node, e.g. `ContentView`.
  public var owner: String?
  public var identifier: String?
  public var source: SourceRange?
  /// What it was proposed when it was placed.
  public var proposal: ProposedViewSize
  public var size: Size
  /// In the container's space, transforms included (the bounding box of a rotated view).
  public var frame: Rect
  public var drawing: Drawing
  public var decorations: [Decoration]
  /// What a shape draws in the node's own space where that isn't its drawing's outline.
  public var outline: ShapePath?
  /// What is drawn into a canvas, from back to front; empty for other views. A scene's closure
  /// draws after the layout that placed it.
  public var marks: [CanvasMark] { isPlaced ? draw?(size) ?? [] : [] }
  var draw: ((Size) -> [CanvasMark])?
  /// The lines of a text as wrapped and truncated; empty for other views.
  public var textLines: [String]
  /// How the lines of a text stand, from left to right whatever the direction: leading is left.
  public var textAlignment: TextAlignment
  /// Drawn over siblings with a smaller one.
  public var zIndex: Double
  /// False for a subview that its layout measured but left out (`ViewThatFits`).
  public var isPlaced: Bool
  /// What pressing it does; nil where that is nothing, or `disabled`.
  public var tap: (() -> Void)?
  /// Whether `disabled` keeps it from being pressed.
  public var isDisabled: Bool
}

/// Puts the nodes of a finished layout into words.
struct NodeWriter {
  private let solver: Solver
  private let placed: PlacedTree

  init(_ solver: Solver, _ placed: PlacedTree) {
    self.solver = solver
    self.placed = placed
  }

  func nodes() -> [PlacedNode] {
    var depths = [Int](repeating: -1, count: solver.nodes.count)
    return (0..<solver.nodes.count).map { index in node(index, depth(of: index, &depths)) }
  }

  private func node(_ index: Int, _ depth: Int) -> PlacedNode {
    let node = solver.nodes[index]
    let label = solver.payloads.label(of: index)
    let figure = figure(of: node.layout)
    let place = placed.places[index]
    let isPlaced = placed.isPlaced(index)
    let words = node.layout.words
    return PlacedNode(
      id: NodeID(index), parent: node.parent < 0 ? nil : NodeID(Int(node.parent)),
      children: (0..<Int(node.childCount)).map { NodeID(solver.child($0, of: index)) },
      depth: depth, name: label?.name ?? figure?.name ?? words.name,
      detail: figure?.detail ?? words.detail, owner: label?.owner,
      identifier: label?.identifier, source: source(of: node),
      proposal: place.proposal.viewSize, size: place.size,
      frame: placed.frame(index, in: .global), drawing: figure?.drawing ?? .none,
      decorations: label?.decorations ?? [],
      outline: isPlaced ? label?.outline?(Rect(size: place.size)) : nil,
      draw: label?.marks,
      textLines: isPlaced ? lines(of: node.layout, place.proposal) : [],
      textAlignment: alignment(of: node),
      zIndex: label?.zIndex ?? 0, isPlaced: isPlaced,
      tap: label?.isDisabled == true ? nil : label?.tap, isDisabled: label?.isDisabled ?? false)
  }

  /// Parents may come after their subviews (an implicit stack), so depths are followed upwards.
  private func depth(of index: Int, _ depths: inout [Int]) -> Int {
    var chain: [Int] = []
    var node = index
    while node >= 0 && depths[node] < 0 {
      chain.append(node)
      node = Int(solver.nodes[node].parent)
    }
    var depth = node < 0 ? -1 : depths[node]
    for node in chain.reversed() {
      depth += 1
      depths[node] = depth
    }
    return depths[index]
  }

  private func source(of node: Node) -> SourceRange? {
    node.source < 0 ? nil : solver.payloads.sources[Int(node.source)]
  }

  private func figure(of layout: NodeLayout) -> Payloads.Figure? {
    switch layout {
    case .text(let leaf): solver.payloads.figures[Int(leaf.figure)]
    case .shape(let leaf): solver.payloads.figures[Int(leaf.figure)]
    case .image(let leaf): solver.payloads.figures[Int(leaf.figure)]
    default: nil
    }
  }

  private func alignment(of node: Node) -> TextAlignment {
    guard case .text = node.layout else { return .leading }
    let environment = solver.payloads.environments[Int(node.environment)]
    guard environment.layoutDirection == .rightToLeft else {
      return environment.multilineTextAlignment
    }
    return switch environment.multilineTextAlignment {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }

  private func lines(of layout: NodeLayout, _ proposal: Proposal) -> [String] {
    guard case .text(let leaf) = layout, !proposal.isZero else { return [] }
    return solver.payloads.texts[Int(leaf.text)].layout(
      width: proposal.width.orNil, height: proposal.height.orNil
    ).lines
  }
}

extension Payloads.Label {
  var tap: (() -> Void)? {
    for case .tap(let action) in actions { return action }
    return nil
  }
}

extension NodeLayout {
  /// Its name in SwiftUI and the numbers that tell it from its like.
  var words: (name: String, detail: String) {
    let text: (Double) -> String = { PointsText.text($0) }
    switch self {
    case .text: return ("Text", "")
    case .shape: return ("Shape", "")
    case .spacer(let it):
      return ("Spacer", it.minimum == ViewSpacing.standard ? "" : "minLength \(text(it.minimum))")
    case .divider: return ("Divider", "")
    case .image: return ("Image", "")
    case .stack(let it):
      return (
        it.axis == .horizontal ? "HStack" : "VStack",
        it.gap.isNaN ? "" : "spacing \(text(it.gap))"
      )
    case .zStack: return ("ZStack", "")
    case .reader: return ("GeometryReader", "")
    case .frame(let it):
      return (
        "frame",
        [("width", it.width), ("height", it.height)].filter { !$0.1.isNaN }
          .map { "\($0.0) \(text($0.1))" }.joined(separator: ", ")
      )
    case .flexibleFrame(let it):
      let limits = [
        ("minWidth", it.horizontal.minimum), ("idealWidth", it.horizontal.ideal),
        ("maxWidth", it.horizontal.maximum), ("minHeight", it.vertical.minimum),
        ("idealHeight", it.vertical.ideal), ("maxHeight", it.vertical.maximum),
      ]
      return (
        "frame",
        limits.filter { !$0.1.isNaN }.map { "\($0.0) \(text($0.1))" }
          .joined(separator: ", ")
      )
    case .padding(let it): return ("padding", it.detail)
    case .fixedSize(let it):
      let axes = it.horizontal == it.vertical ? "" : it.horizontal ? "horizontal" : "vertical"
      return ("fixedSize", axes)
    case .aspectRatio(let it):
      return (
        "aspectRatio",
        (it.ratio.isNaN ? "" : "\(text(it.ratio)) ") + (it.fills ? "fill" : "fit")
      )
    case .position(let it): return ("position", PointsText.text(it.point))
    case .offset(let it): return ("offset", PointsText.text(Point(x: it.x, y: it.y)))
    case .transform: return ("transformEffect", "")
    case .visualEffect: return ("visualEffect", "")
    case .passThrough: return ("modifier", "")
    case .alignmentGuide: return ("alignmentGuide", "")
    case .secondary(let it): return (it.isBackground ? "background" : "overlay", "")
    case .lazyStack(let it):
      return (
        it.axis == .horizontal ? "LazyHStack" : "LazyVStack",
        it.gap.isNaN ? "" : "spacing \(text(it.gap))"
      )
    case .lazyGrid(let it):
      return (
        it.axis == .horizontal ? "LazyHGrid" : "LazyVGrid",
        it.gap.isNaN ? "" : "spacing \(text(it.gap))"
      )
    case .grid: return ("Grid", "")
    case .scroll(let it):
      return ("ScrollView", it.horizontal ? (it.vertical ? "both axes" : "horizontal") : "")
    case .viewThatFits: return ("ViewThatFits", "")
    case .ignoresSafeArea: return ("ignoresSafeArea", "")
    case .safeAreaInset: return ("safeAreaInset", "")
    case .safeAreaPadding(let it): return ("safeAreaPadding", it.insets.detail)
    case .relativeFrame: return ("containerRelativeFrame", "")
    case .preference: return ("overlayPreferenceValue", "")
    case .custom: return ("Layout", "")
    }
  }
}

extension PaddingLayout {
  fileprivate var detail: String {
    if top == bottom && leading == trailing && top == leading { return PointsText.text(top) }
    let edges = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    return edges.filter { $0.1 != 0 }.map { "\($0.0) \(PointsText.text($0.1))" }
      .joined(separator: ", ")
  }
}
