import LayoutSolver

/// Where a text stands in its frame.
///
/// A frame is as wide as its text in points, but the text in cells is narrower or wider than that, so
/// each line needs an edge to stand at. A paragraph has one by `multilineTextAlignment`; a single line
/// stands where what is around it puts it, since that is how it is seen to be aligned: the figures at
/// the end of rows below each other at their ends, a button's title in its middle.
struct LineAlignment {
  private let result: LayoutResult

  init(_ result: LayoutResult) { self.result = result }

  func alignment(of node: PlacedNode) -> TextAlignment {
    let natural: TextAlignment = node.look.isRightToLeft ? .trailing : .leading
    // What aligns the lines of a paragraph to each other leaves a single one where it is.
    guard node.textLines.count == 1 else { return node.textAlignment }
    return edge(of: node) ?? natural
  }

  /// Lengths that are taken to be equal, in points.
  private static let tolerance = 1.0

  /// The edge that the first view around with room to spare puts a text at; nil where it says nothing.
  private func edge(of node: PlacedNode) -> TextAlignment? {
    var inner = node
    while let id = inner.parent {
      let around = result.node(id)
      if let edge = edge(of: inner, in: around) { return edge }
      // In the middle of something that is seen, such as a button's capsule.
      if around.isFilled, isCentred(node, in: around) { return .center }
      // What a background is given to is placed before it: its own edges say the same.
      inner = around
    }
    return nil
  }

  private func edge(of inner: PlacedNode, in around: PlacedNode) -> TextAlignment? {
    let left = inner.frame.minX - around.frame.minX
    let right = around.frame.maxX - inner.frame.maxX
    if around.stackAxis == .vertical, let edge = edge(inColumn: around) { return edge }
    guard max(left, right) > 2 * Self.tolerance, !around.isPadding else { return nil }
    if around.children.count > 1, around.stackAxis == .horizontal {
      return edge(of: inner, inRow: around)
    }
    if isCentred(inner, in: around) { return .center }
    if abs(left) <= Self.tolerance { return .leading }
    return abs(right) <= Self.tolerance ? .trailing : nil
  }

  /// Where a column's subviews are aligned to each other, the widest among them too; nil where all
  /// are as wide, which says nothing.
  private func edge(inColumn column: PlacedNode) -> TextAlignment? {
    let frames = column.children.map { result.node($0).frame }.filter { $0.width > 0 }
    guard let first = frames.first, frames.count > 1,
      frames.contains(where: { abs($0.width - first.width) > 2 * Self.tolerance })
    else { return nil }
    func agree(_ place: (Rect) -> Double) -> Bool {
      frames.allSatisfy { abs(place($0) - place(first)) <= Self.tolerance }
    }
    if agree(\.minX) { return .leading }
    if agree(\.midX) { return .center }
    return agree(\.maxX) ? .trailing : nil
  }

  /// Beside others it stands away from the spacer next to it, in the middle between two.
  private func edge(of inner: PlacedNode, inRow row: PlacedNode) -> TextAlignment? {
    guard let place = row.children.firstIndex(of: inner.id) else { return nil }
    func isSpacer(_ index: Int) -> Bool {
      guard row.children.indices.contains(index) else { return false }
      let node = result.node(row.children[index])
      return node.isSpacer || leavesRoom(node)
    }
    let step = row.look.isRightToLeft ? -1 : 1
    switch (isSpacer(place - step), isSpacer(place + step)) {
    case (true, true): return .center
    case (true, false): return .trailing
    case (false, true): return .leading
    case (false, false): return nil
    }
  }

  /// Whether a frame that takes all the room there is has pushed what is beside it away from its content.
  private func leavesRoom(_ node: PlacedNode) -> Bool {
    guard node.isStretched, let content = node.children.first else { return false }
    return result.node(content).frame.width + 4 * Self.tolerance < node.frame.width
  }

  private func isCentred(_ node: PlacedNode, in around: PlacedNode) -> Bool {
    let left = node.frame.minX - around.frame.minX
    let right = around.frame.maxX - node.frame.maxX
    return left > Self.tolerance && abs(left - right) <= 2 * Self.tolerance
  }
}

extension PlacedNode {
  /// Whether something is drawn behind all of it.
  fileprivate var isFilled: Bool {
    isBackground
      || decorations.contains { if case .backdrop = $0 { true } else { false } }
  }
}
