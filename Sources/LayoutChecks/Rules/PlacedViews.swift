import LayoutSolver

/// The views of a layout as rules look at them.
struct PlacedViews {
  let result: LayoutResult
  let nodes: [PlacedNode]
  /// Those that are placed and not hidden, each before those inside it.
  let shown: [PlacedNode]

  init(_ result: LayoutResult) {
    self.result = result
    nodes = result.nodes
    var shown: [PlacedNode] = []
    var open = [result.root].compactMap(\.self)
    while let id = open.popLast() {
      let node = nodes[id.index]
      guard node.isPlaced, !node.isHidden else { continue }
      shown.append(node)
      open += node.children.reversed()
    }
    self.shown = shown
  }

  func children(of node: PlacedNode) -> [PlacedNode] {
    node.children.map { nodes[$0.index] }.filter { $0.isPlaced && !$0.isHidden }
  }

  func parent(of node: PlacedNode) -> PlacedNode? { node.parent.map { nodes[$0.index] } }

  /// The view that modifiers are of; itself where it is no modifier.
  func content(of node: PlacedNode) -> PlacedNode {
    var node = node
    while node.isModifier, let inside = node.children.first { node = nodes[inside.index] }
    return node
  }

  /// A view's modifiers from the outside in, and the view.
  func chain(_ node: PlacedNode) -> [PlacedNode] {
    var chain = [node]
    while let last = chain.last, last.isModifier, let inside = last.children.first {
      chain.append(nodes[inside.index])
    }
    return chain
  }

  /// The modifiers around a view from the inside out, and what they stand in.
  func around(_ node: PlacedNode) -> (modifiers: [PlacedNode], container: PlacedNode?) {
    var modifiers: [PlacedNode] = []
    var child = node
    while let next = parent(of: child) {
      guard next.isModifier, next.children.first == child.id else { return (modifiers, next) }
      modifiers.append(next)
      child = next
    }
    return (modifiers, nil)
  }

  /// The views shown inside one, itself first.
  func inside(_ node: PlacedNode) -> [PlacedNode] {
    var all: [PlacedNode] = []
    var open = [node]
    while let next = open.popLast() {
      all.append(next)
      open += children(of: next).reversed()
    }
    return all
  }

  func title(_ node: PlacedNode) -> String { result.title(of: node.id) }

  /// `Button "Save"`, by the first of its texts.
  func buttonTitle(_ button: PlacedNode) -> String {
    let text = inside(button).first { !$0.textLines.isEmpty }
    return text.map { "Button \($0.detail)" } ?? "Button"
  }

  /// Its content's title, as that of a view with modifiers.
  func contentTitle(_ node: PlacedNode) -> String { title(content(of: node)) }
}

extension PlacedNode {
  var isHidden: Bool {
    decorations.contains { decoration in
      switch decoration {
      case .hidden, .opacity(0): true
      default: false
      }
    }
  }

  /// Whether it is in the source, rather than a piece of a control or a bar.
  var isWritten: Bool { source != nil && !isPiece }

  var hasLetters: Bool {
    !textLines.isEmpty && textLines.contains { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Whether a button begins with it, whose label is inside.
  var isButton: Bool { views.contains { $0.name == "Button" } }
  var isSymbol: Bool { if case .image(_, isSystem: true) = drawing { true } else { false } }
  var isFill: Bool { if case .fill = drawing { true } else { false } }
  var isImage: Bool { if case .image = drawing { true } else { false } }

  /// Where the letters of each line are.
  var letters: [Rect] {
    let frame = linesFrame
    let height = frame.height / Double(max(textLines.count, 1))
    return lineWidths.enumerated().map { place, width in
      let room = frame.width - width
      let lead =
        switch textAlignment {
        case .leading: 0.0
        case .center: room / 2
        case .trailing: room
        }
      return Rect(
        x: frame.minX + lead, y: frame.minY + Double(place) * height, width: width, height: height)
    }
  }
}

extension Double {
  /// To a tenth of a point, for what is a difference of letters' widths.
  var tenths: String { PointsText.text((self * 10).rounded() / 10) }
}
