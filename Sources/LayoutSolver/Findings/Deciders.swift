/// Which of the views inside decide the size of one.
struct Deciders {
  let context: FindingContext

  /// `: as wide as Text "Title", Divider takes all of the height`; empty for nothing to add.
  func words(_ index: Int) -> String {
    let all = own(index).map { [$0] } ?? byContent(index)
    return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
  }

  /// What a view without content does with its room, where that is often misunderstood.
  private func own(_ index: Int) -> String? {
    let node = context.nodes[index]
    switch context.layout(index) {
    case .image(let it) where !it.stretchesWidth && isRoomy(node):
      if case .image(_, isSystem: true) = node.drawing {
        return "a symbol is as large as its font, whatever it is offered"
      }
      return "an image stays as it is until it is resizable"
    case .frame(let it):
      return placed(in: node, it.alignment, sets: [!it.width.isNaN, !it.height.isNaN])
    case .flexibleFrame(let it):
      return placed(
        in: node, it.alignment,
        sets: [!it.horizontal.maximum.isNaN, !it.vertical.maximum.isNaN])
    case .stack, .zStack: return alignedAlone(index)
    case .reader:
      guard let inside = node.children.first(where: { context.nodes[$0.index].isPlaced }),
        node.children.count == 1, isLarger(node, than: context.nodes[inside.index])
      else { return nil }
      return "its content begins at its top left"
    default: return nil
    }
  }

  /// `HStack, 131 wide, stands in its middle`: content that a frame is often expected to stretch,
  /// or to move.
  /// - Parameter sets: Whether the frame sets its width and its height.
  private func placed(in frame: PlacedNode, _ alignment: GuidePair, sets: [Bool]) -> String? {
    guard let inside = frame.children.first.map({ context.nodes[$0.index] }), inside.isPlaced,
      !frame.isPiece
    else { return nil }
    for (axis, isSet) in zip(Axis.allCases, sets)
    where isSet && inside.size[axis] >= 1 && frame.size[axis] > inside.size[axis] + 1 {
      let guide = axis == .horizontal ? alignment.horizontal : alignment.vertical
      let place =
        switch guide {
        case .leading, .top: "at its \(guide.name) edge"
        case .trailing, .bottom: "at its \(guide.name) edge"
        case .horizontalCenter, .verticalCenter: "in its middle, where alignment would move it"
        default: "by \(guide.name)"
        }
      return "\(context.titles.content(inside.id)), \(PointsText.text(inside.size[axis])) "
        + "\(axis.adjective), stands \(place)"
    }
    return nil
  }

  /// The effect of a stack's alignment on its only subview: none.
  private func alignedAlone(_ index: Int) -> String? {
    let node = context.nodes[index]
    let guides: [Guide] =
      switch context.layout(index) {
      case .stack(let it): [it.guide]
      case .zStack(let it): [it.alignment.horizontal, it.alignment.vertical]
      default: []
      }
    let given = guides.filter { $0 != .horizontalCenter && $0 != .verticalCenter }
    let vain = given.first { (node.proposal[$0.axis] ?? 0) > node.size[$0.axis] + 1 }
    guard let vain, !node.isPiece, node.children.count == 1, let only = node.children.first else {
      return nil
    }
    return "its alignment has nothing to move, since it is as large as "
      + "\(context.titles.content(only)) alone; frame(max\(vain.axis.capitalized): .infinity, "
      + "alignment: .\(vain.name)) would"
  }

  private func isRoomy(_ node: PlacedNode) -> Bool {
    Axis.allCases.allSatisfy { axis in
      node.proposal[axis].map { $0 > node.size[axis] + 1 } ?? false
    }
  }

  private func isLarger(_ node: PlacedNode, than other: PlacedNode) -> Bool {
    Axis.allCases.contains { node.size[$0] > other.size[$0] + 1 }
  }

  /// The axis along which it doesn't take everything comes first: it is the surprising one.
  private func byContent(_ index: Int) -> [String] {
    let outer = context.nodes[index]
    let axes =
      Axis.allCases.filter { !isFilled(outer, $0) } + Axis.allCases.filter { isFilled(outer, $0) }
    return axes.compactMap { axis in
      guard let decider = decider(of: index, axis) else { return sum(of: index, axis) }
      // A view includes the pieces that Reflow builds it from.
      let names = ViewNames(context.nodes)
      guard names.written(NodeID(decider)) != names.written(NodeID(index)) else { return nil }
      let title = context.titles.content(NodeID(decider))
      if isFilled(context.nodes[decider], axis), isFilled(outer, axis) {
        return "\(title) takes all of the \(axis.noun)\(spacer(in: decider, axis))"
      }
      return "as \(axis.adjective) as \(title)"
    }
  }

  /// ` through its Spacer`, where a stack would be shorter without one.
  private func spacer(in stack: Int, _ axis: Axis) -> String {
    guard stackAxis(stack) == axis else { return "" }
    let grows = context.nodes[stack].children.contains { child in
      guard context.nodes[child.index].isPlaced, case .spacer(let it) = context.layout(child.index)
      else { return false }
      return context.nodes[child.index].size[axis] > it.minimum + 1
    }
    return grows ? " through its Spacer" : ""
  }

  private func isFilled(_ node: PlacedNode, _ axis: Axis) -> Bool {
    node.proposal[axis].map { abs($0 - node.size[axis]) < 0.01 } ?? false
  }

  /// What several views inside add up to, where that isn't simply everything offered.
  private func sum(of index: Int, _ axis: Axis) -> String? {
    let node = context.nodes[index]
    let children = node.children.map(\.index).filter { context.nodes[$0].isPlaced }
    guard children.count > 1, !node.isPiece, !isFilled(node, axis) else { return nil }
    let made = "make the \(PointsText.text(node.size[axis])) of \(axis.noun)"
    switch context.layout(index) {
    case .stack(let it) where it.axis == axis:
      let gaps = context.solver.layoutGaps(of: index).reduce(0) { $0 + $1.length }
      let words = gaps == 0 ? "" : " and \(PointsText.text(gaps)) of gaps"
      return "\(children.count) subviews\(words) \(made)"
    case .stack, .zStack:
      let longest = children.map { length($0, axis) }.max() ?? 0
      return longest < node.size[axis] - 0.01
        ? "its subviews, lined up by their guides, \(made)" : nil
    default: return nil
    }
  }

  /// The view inside that decides a view's length along an axis; nil if that is the view itself, or
  /// several of those inside.
  private func decider(of index: Int, _ axis: Axis) -> Int? {
    var (current, isShared) = (index, false)
    for _ in 0..<200 {
      let node = context.nodes[current]
      let children = node.children.map(\.index).filter { context.nodes[$0].isPlaced }
      if let along = stackAxis(current), along == axis, children.count > 1 {
        return isShared && current != index ? current : nil
      }
      switch context.layout(current) {
      case .stack, .lazyStack, .zStack: isShared = isShared || children.count > 1
      case .scroll(let it) where !it.scrolls(axis): isShared = true
      default:
        guard node.isModifier else { return isShared && current != index ? current : nil }
      }
      // A modifier's additional views, such as a background, take their size from it.
      let candidates = node.isModifier ? Array(children.prefix(1)) : children
      guard
        let longest = candidates.max(by: { length($0, axis) < length($1, axis) }),
        length(longest, axis) <= node.size[axis] + 0.01
      else { return nil }
      if length(longest, axis) < node.size[axis] - 0.01 {
        // Guides that aren't in line make a container longer than any subview.
        guard node.isModifier else { return nil }
        guard case .padding = context.layout(current) else { return isShared ? current : nil }
      }
      current = longest
    }
    return nil
  }

  private func length(_ index: Int, _ axis: Axis) -> Double { context.nodes[index].size[axis] }

  private func stackAxis(_ index: Int) -> Axis? {
    switch context.layout(index) {
    case .stack(let it): it.axis
    case .lazyStack(let it): it.axis
    default: nil
    }
  }
}
