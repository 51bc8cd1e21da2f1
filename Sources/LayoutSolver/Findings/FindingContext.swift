/// What rules need to know of the views in a finished layout.
struct FindingContext {
  let nodes: [PlacedNode]
  let solver: Solver
  let titles: ViewTitles
  let container: Rect
  /// The placed views from the root on, each before those inside it, in drawing order.
  private(set) var order: [Int] = []
  /// By node.
  private(set) var surroundings: [Surroundings]
  /// By node, whether it shows letters.
  private let texts: [Bool]

  /// The effects of outer views on one.
  struct Surroundings {
    /// In `order`; -1 for one that isn't placed.
    var position = -1
    /// By `hidden` or by an opacity of 0.
    var isHidden = false
    /// By `offset`, `position` or a transform: on purpose.
    var isMoved = false
    /// The innermost `offset` around that moves it; -1 for none.
    var offset = -1
    /// Whether a `zIndex` changes what is drawn over what.
    var isLifted = false
    /// Whether it is in the second view of an overlay or background.
    var isInOverlayOrBackground = false
    /// Along which a scroll view around scrolls.
    var scrolls: Axis.Set = []
    /// Its visible part: inside of the container and of what clips it; nil for none.
    var sight: Rect?
  }

  init(nodes: [PlacedNode], solver: Solver) {
    self.nodes = nodes
    self.solver = solver
    titles = ViewTitles(nodes: nodes)
    texts = nodes.indices.map { index in
      guard case .text = solver.nodes[index].layout else { return false }
      return nodes[index].detail.unicodeScalars.contains {
        $0 != "\"" && !$0.properties.isWhitespace
      }
    }
    container = Rect(size: solver.placed.container.size)
    surroundings = Array(repeating: Surroundings(), count: nodes.count)
    order.reserveCapacity(nodes.count)
    guard let root = nodes.firstIndex(where: { $0.parent == nil && $0.isPlaced }) else { return }
    var open = [root]
    surroundings[root].sight = container
    // A list instead of recursion: trees may be deeper than the stack.
    while let index = open.popLast() {
      surroundings[index].position = order.count
      order.append(index)
      open += enter(index).reversed()
    }
  }

  /// Passes a view's effects on to those inside it.
  /// - Returns: Those that are placed, from back to front.
  private mutating func enter(_ index: Int) -> [Int] {
    let node = nodes[index]
    var inner = surroundings[index]
    for decoration in node.decorations {
      switch decoration {
      case .hidden, .opacity(0): inner.isHidden = true
      case .clip: inner.sight = inner.sight?.intersection(node.frame)
      default: break
      }
    }
    surroundings[index].isHidden = inner.isHidden
    inner.isLifted = inner.isLifted || node.zIndex != 0
    var (isBackground, isSecondary) = (false, false)
    switch solver.nodes[index].layout {
    case .offset(let it) where it.x != 0 || it.y != 0:
      if !inner.isMoved { inner.offset = index }
      inner.isMoved = true
    case .position, .transform, .visualEffect: inner.isMoved = true
    case .scroll(let it):
      if it.horizontal { inner.scrolls.insert(.horizontal) }
      if it.vertical { inner.scrolls.insert(.vertical) }
    case .secondary(let it): (isBackground, isSecondary) = (it.isBackground, true)
    default: break
    }
    let children = node.children.map(\.index).filter { nodes[$0].isPlaced }
    for (place, child) in children.enumerated() {
      surroundings[child] = inner
      surroundings[child].isInOverlayOrBackground =
        inner.isInOverlayOrBackground || isSecondary && place > 0
    }
    return isBackground ? children.reversed() : children
  }

  // MARK: Questions

  func layout(_ index: Int) -> NodeLayout { solver.nodes[index].layout }

  func title(_ index: Int) -> String { titles.title(NodeID(index)) }

  /// Whether it is placed, and neither hidden nor transparent.
  func isShown(_ index: Int) -> Bool {
    surroundings[index].position >= 0 && !surroundings[index].isHidden
  }

  /// Whether it is in the source, rather than a piece of a control or a bar.
  func isWritten(_ index: Int) -> Bool { nodes[index].source != nil && !nodes[index].isPiece }

  /// Whether it shows letters.
  func isText(_ index: Int) -> Bool { texts[index] }

  /// Whether a person reads or uses it.
  func hasMeaning(_ index: Int) -> Bool {
    if isText(index) || nodes[index].isButton { return true }
    switch nodes[index].drawing {
    case .image, .control: return true
    default: return false
    }
  }

  /// Whether it is a modifier that a preview puts around a view of the scene's: the app doesn't show the
  /// view with it.
  func isOfPreview(_ index: Int) -> Bool {
    func beginsView(_ index: Int) -> Bool { nodes[index].views.contains { !$0.isBuiltIn } }
    guard !([index] + ancestors(of: index)).contains(where: beginsView) else { return false }
    var current = index
    while nodes[current].isModifier, let inside = nodes[current].children.first {
      current = inside.index
      if beginsView(current) { return true }
    }
    return false
  }

  func isInside(_ index: Int, of outer: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if current == outer { return true }
      next = nodes[current].parent?.index
    }
    return false
  }

  /// The view that modifiers are of; itself where it is no modifier.
  func content(of index: Int) -> Int {
    var current = index
    while nodes[current].isModifier, let inside = nodes[current].children.first {
      current = inside.index
    }
    return current
  }

  /// The views around one, from the inside out.
  func ancestors(of index: Int) -> [Int] {
    var all: [Int] = []
    var next = nodes[index].parent
    while let id = next {
      all.append(id.index)
      next = nodes[id.index].parent
    }
    return all
  }

  /// The views shown inside one, itself first.
  func subtree(of index: Int) -> [Int] {
    var all: [Int] = []
    var open = [index]
    while let next = open.popLast() {
      all.append(next)
      open += nodes[next].children.map(\.index).reversed()
    }
    return all
  }

  /// A view's answer to a proposal, asked without leaving a trace.
  func answer(_ index: Int, _ proposal: Proposal) -> Size {
    solver.unrecorded { solver.size(of: index, proposal) }
  }

  func finding(
    _ severity: LayoutFinding.Severity, _ rule: FindingRule, _ index: Int, along axis: Axis? = nil,
    _ message: String, _ remedy: String
  ) -> LayoutFinding {
    var finding = LayoutFinding(
      severity: severity, rule: rule, message: message, remedy: remedy, node: NodeID(index))
    finding.axis = axis
    return finding
  }
}

extension Rect {
  /// The intersection of two rectangles; nil if it is empty.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Axis {
  /// `wide`, `high`
  var adjective: String { self == .horizontal ? "wide" : "high" }
  /// `width`, `height`
  var noun: String { self == .horizontal ? "width" : "height" }
  /// `Width`, `Height`
  var capitalized: String { self == .horizontal ? "Width" : "Height" }
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
