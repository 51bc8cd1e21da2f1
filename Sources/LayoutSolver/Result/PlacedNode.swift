/// A node as it was placed.
public struct PlacedNode {
  public var id: NodeID
  public var parent: NodeID?
  public var children: [NodeID]
  /// 0 for the root.
  public var depth: Int
  /// As in SwiftUI: `VStack`, `Text`, `frame`, `padding`.
  public var name: String
  /// What distinguishes it from other views of its kind: a text's string, a frame's numbers, a colour.
  public var detail: String { figureDetail ?? layout.detail }
  /// The words of a text, a shape or an image.
  var figureDetail: String?
  let layout: NodeLayout
  /// The views of the source whose bodies begin with this node, the outermost first: `ContentView`,
  /// `NavigationStack`.
  public var views: [WrittenView]
  /// Whether Reflow made it for another view or modifier, and it isn't in the source.
  public var isPiece: Bool
  /// The outermost of its views.
  public var owner: String? { views.first?.name }
  public var identifier: String?
  public var source: SourceRange?
  /// Its proposal when it was placed.
  public var proposal: ProposedViewSize
  public var size: Size
  /// In the container's space, transforms included (the bounding box of a rotated view).
  public var frame: Rect
  public var drawing: Drawing
  public var decorations: [Decoration]
  /// A shape's outline in the node's own space, if it isn't that of its drawing.
  public var outline: ShapePath?
  /// The marks drawn into a canvas, from back to front; empty for other views. A scene's closure
  /// draws after the layout that placed it.
  public var marks: [CanvasMark] { isPlaced ? draw?(size) ?? [] : [] }
  var draw: ((Size) -> [CanvasMark])?
  /// The lines of a text as wrapped and truncated; empty for other views.
  public var textLines: [String]
  /// The width of each of these lines, in points.
  public var lineWidths: [Double]
  /// From a text's top to the baseline of its first line, and of its last, in points.
  public var firstBaseline: Double
  public var lastBaseline: Double
  /// Below 1 where `minimumScaleFactor` made a text smaller.
  public var textScale: Double
  /// How many lines a text has room for at least, as `lineLimit(_:reservesSpace:)` asks; 0 for none.
  public var reservedLines: Int
  /// Whether a text is a single line here whatever it is in the layout, since the scene has more
  /// letters than are examined.
  var linesAreUnknown: Bool
  /// The size of a text's first letter, in points, before `minimumScaleFactor`; nil for other
  /// views.
  public var fontSize: Double?
  /// Whether a text isn't shown in full.
  public var isTruncated: Bool
  /// The physical alignment of a text's lines: leading is left, also in a right-to-left layout.
  public var textAlignment: TextAlignment
  /// How a text's characters look, in their order; empty for other views.
  public var textRuns: [TextRunLook]
  /// Its drawing environment.
  public var look: NodeLook
  /// Drawn over siblings with a smaller one.
  public var zIndex: Double
  /// False for a subview that its layout measured but left out (`ViewThatFits`).
  public var isPlaced: Bool
  /// The action when it is pressed; nil for none, or if it is `disabled`.
  public var tap: (() -> Void)?
  /// Whether `disabled` keeps it from being pressed.
  public var isDisabled: Bool
}

/// The node's kind of layout. Its name doesn't reveal it: a scene's own layout may have any.
extension PlacedNode {
  public var isScrollView: Bool {
    if case .scroll = layout { true } else { false }
  }

  public var isSpacer: Bool {
    if case .spacer = layout { true } else { false }
  }

  /// Whether it is a frame that takes whatever width it is offered.
  public var isStretched: Bool {
    if case .flexibleFrame(let it) = layout { it.horizontal.maximum == .infinity } else { false }
  }

  public var isPadding: Bool {
    if case .padding = layout { true } else { false }
  }

  public var isSafeAreaPadding: Bool {
    if case .safeAreaPadding = layout { true } else { false }
  }

  /// Whether its second subview is behind its first.
  public var isBackground: Bool {
    switch layout {
    case .secondary(let secondary): secondary.isBackground
    case .preference(let reader): reader.isBackground
    default: false
    }
  }

  /// The axis of a stack, lazy ones among them; nil for anything else.
  public var stackAxis: Axis? {
    switch layout {
    case .stack(let stack): stack.axis
    case .lazyStack(let stack): stack.axis
    default: nil
    }
  }

  public var isGrid: Bool {
    if case .grid = layout { true } else { false }
  }

  /// The part of a text's frame with its lines: the upper one if more are reserved.
  public var linesFrame: Rect {
    guard reservedLines > textLines.count else { return frame }
    let height = frame.height * Double(textLines.count) / Double(reservedLines)
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
  }
}

/// Puts the nodes of a finished layout into words.
struct NodeWriter {
  private let solver: Solver
  private let placed: PlacedTree
  /// The letters broken into lines so far.
  private var letters = 0

  init(_ solver: Solver, _ placed: PlacedTree) {
    self.solver = solver
    self.placed = placed
  }

  mutating func nodes() -> [PlacedNode] {
    var depths = [Int](repeating: -1, count: solver.nodes.count)
    var nodes: [PlacedNode] = []
    nodes.reserveCapacity(solver.nodes.count)
    for index in 0..<solver.nodes.count {
      nodes.append(node(index, depth(of: index, &depths)))
    }
    return nodes
  }

  private mutating func node(_ index: Int, _ depth: Int) -> PlacedNode {
    let node = solver.nodes[index]
    let label = solver.payloads.label(of: index)
    let figure = figure(of: node.layout)
    let place = placed.places[index]
    let isPlaced = placed.isPlaced(index)
    let text = isPlaced ? text(of: node.layout, place.proposal) : nil
    return PlacedNode(
      id: NodeID(index), parent: node.parent < 0 ? nil : NodeID(Int(node.parent)),
      children: (0..<Int(node.childCount)).map { NodeID(solver.child($0, of: index)) },
      depth: depth, name: label?.name ?? figure?.name ?? node.layout.name,
      figureDetail: text?.isUnknown == true
        ? figure?.detail.beginning : figure?.detail.text, layout: node.layout,
      views: label?.views ?? [],
      isPiece: node.flags.contains(.isPiece), identifier: label?.identifier,
      source: source(of: node),
      proposal: place.proposal.viewSize, size: place.size,
      frame: placed.frame(index, in: .global), drawing: drawing(of: node, figure),
      decorations: decorations(label, isPlaced ? place.size : nil),
      outline: isPlaced ? label?.outline?(Rect(size: place.size)) : nil,
      draw: label?.marks,
      textLines: text?.layout.lines ?? [], lineWidths: text?.layout.lineWidths ?? [],
      firstBaseline: text?.layout.firstBaseline ?? 0, lastBaseline: text?.layout.lastBaseline ?? 0,
      textScale: text?.layout.scale ?? 1,
      reservedLines: text == nil ? 0 : environment(of: node).reservedLines,
      linesAreUnknown: text?.isUnknown ?? false,
      fontSize: fontSize(of: node.layout), isTruncated: text?.layout.isTruncated ?? false,
      textAlignment: alignment(of: node),
      textRuns: runs(of: node), look: look(of: node),
      zIndex: label?.zIndex ?? 0, isPlaced: isPlaced,
      tap: label?.isDisabled == true ? nil : label?.tap, isDisabled: label?.isDisabled ?? false)
  }

  /// A label's decorations with their shapes drawn, for a view that was placed with a size.
  private func decorations(_ label: Payloads.Label?, _ size: Size?) -> [Decoration] {
    guard let label else { return [] }
    guard let size, solver.payloads.drawsShapes else { return label.decorations }
    return label.decorations.map { $0.drawn(in: size) }
  }

  /// Parents may come after their subviews (an implicit stack), so depths are followed upwards to a
  /// known one.
  private func depth(of index: Int, _ depths: inout [Int]) -> Int {
    var depth = 0
    var node = index
    while node >= 0, depths[node] < 0 {
      depth += 1
      node = Int(solver.nodes[node].parent)
    }
    depth += node < 0 ? -1 : depths[node]
    node = index
    while node >= 0, depths[node] < 0 {
      depths[node] = depth
      depth -= 1
      node = Int(solver.nodes[node].parent)
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

  private func drawing(of node: Node, _ figure: Payloads.Figure?) -> Drawing {
    if case .divider = node.layout { return .fill(.rectangle, .color(.system(.separator))) }
    return figure?.drawing ?? .none
  }

  private func environment(of node: Node) -> EnvironmentValues {
    solver.payloads.environments[Int(node.environment)]
  }

  private func look(of node: Node) -> NodeLook {
    let environment = environment(of: node)
    var look = NodeLook(environment)
    switch node.layout {
    case .text, .image:
      let font = SystemFont(environment)
      look.fontSize = font.size
      look.font = DrawnFont(font, environment)
      if case .image(let leaf) = node.layout {
        (look.pictureFilling, look.pictureSize) = (leaf.filling, leaf.natural)
        let levels = environment.foregroundLevels
        look.symbolMode =
          leaf.filling.symbolMode ?? environment.symbolMode
          ?? (levels.isEmpty ? .monochrome : .palette)
        look.symbolStyles = levels.map(environment.resolved)
        if !leaf.stretchesWidth {
          look.symbolRoom = SymbolSizes.room(around: leaf.natural, font.size, environment)
        }
      }
    default: break
    }
    return look
  }

  private func runs(of node: Node) -> [TextRunLook] {
    guard case .text(let leaf) = node.layout else { return [] }
    let environment = environment(of: node)
    return solver.payloads.texts[Int(leaf.text)].runs.map { TextRunLook($0, in: environment) }
  }

  private func alignment(of node: Node) -> TextAlignment {
    guard case .text = node.layout else { return .leading }
    let environment = solver.payloads.environments[Int(node.environment)]
    guard environment.direction == .rightToLeft else {
      return environment.multilineTextAlignment
    }
    return switch environment.multilineTextAlignment {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }

  private func fontSize(of layout: NodeLayout) -> Double? {
    guard case .text(let leaf) = layout else { return nil }
    return solver.payloads.texts[Int(leaf.text)].fontSize
  }

  private mutating func text(
    of layout: NodeLayout, _ proposal: Proposal
  ) -> (layout: TextLayout, isUnknown: Bool)? {
    guard case .text(let leaf) = layout, !proposal.isZero else { return nil }
    let text = solver.payloads.texts[Int(leaf.text)]
    letters += text.letters
    guard letters <= solver.mostLetters else { return (text.unbroken, true) }
    return (text.layout(width: proposal.width.orNil, height: proposal.height.orNil), false)
  }
}

extension Payloads.Label {
  var tap: (() -> Void)? {
    for case (.tap(let action), _) in actions { return action }
    return nil
  }
}
