/// A view that is longer than its offer, and the part of it that doesn't give way.
struct Overflow {
  let context: FindingContext

  /// The view that doesn't shrink, and why: `Text "On my way…" won't shrink (fixedSize, line 61)`.
  struct Culprit {
    var node: Int
    var reason: String
  }

  /// Differences below this don't matter, in points.
  static let threshold = 0.5

  /// By how much the node is longer than its offer; nil if it isn't.
  func excess(_ index: Int, _ axis: Axis) -> Double? {
    let node = context.nodes[index]
    guard let offer = node.proposal[axis] else { return nil }
    let excess = node.size[axis] - offer
    return excess > Self.threshold ? excess : nil
  }

  /// The part that keeps a view from being shorter along an axis; nil if unknown.
  func culprit(_ index: Int, _ axis: Axis) -> Culprit? {
    var current = index
    // Down to the view that decides, and no further than trees are deep.
    for _ in 0..<200 {
      let node = context.nodes[current]
      switch context.layout(current) {
      case .fixedSize(let it) where axis == .horizontal ? it.horizontal : it.vertical:
        return rigid(current, "won't shrink", titles.place("fixedSize", of: NodeID(current)))
      case .frame(let it):
        let length = axis == .horizontal ? it.width : it.height
        if !length.isNaN {
          let words = "frame(\(axis.noun): \(PointsText.text(length)))"
          return rigid(current, "won't shrink", titles.place(words, of: NodeID(current)))
        }
      case .flexibleFrame(let it):
        let least = (axis == .horizontal ? it.horizontal : it.vertical).minimum
        if !least.isNaN, least > 0, node.size[axis] < least + Self.threshold {
          let words = "frame(min\(axis.capitalized): \(PointsText.text(least)))"
          return rigid(current, "won't shrink", titles.place(words, of: NodeID(current)))
        }
      case .relativeFrame(let it)
      where context.solver.payloads.relativeFrames[Int(it.description)].axes.contains(axis.set):
        let whole = PointsText.text(context.solver.relativeContainer(of: current)[axis])
        let around =
          context.ancestors(of: current).first { context.nodes[$0].isScrollView }
          .map(context.title) ?? "the screen"
        let words = titles.place("containerRelativeFrame", of: NodeID(current))
        return rigid(
          current, "takes \(PointsText.text(node.size[axis]))",
          "\(words), goes by the \(whole) of \(around), not by what it stands in")
      case .text:
        return rigid(current, "needs \(PointsText.text(node.size[axis]))", nil)
      case .image(let it):
        guard axis == .horizontal ? !it.stretchesWidth : !it.stretchesHeight else { return nil }
        let words = "its own \(PointsText.text(node.size))"
        return rigid(current, "won't shrink", titles.place(words, of: NodeID(current)))
      case .aspectRatio(let it) where it.fills:
        return rigid(current, "keeps its ratio", titles.place("fill", of: NodeID(current)))
      case .lazyGrid(let it) where it.axis != axis:
        let tracks = context.solver.trackPasses(of: current)?.placed ?? []
        let words = tracks.map { PointsText.text($0) }.joined(separator: " + ")
        let name = axis == .horizontal ? "columns" : "rows"
        return rigid(current, "won't shrink", titles.place("\(name) \(words)", of: NodeID(current)))
      case .scroll(let it) where !it.scrolls(axis):
        guard let content = node.children.first else { return nil }
        current = content.index
        continue
      case .stack, .lazyStack, .zStack, .grid:
        let children = node.children.map(\.index)
        let longest = longestRigid(of: children, axis)
        let gaps = longGaps(current, axis)
        let most = max(2 * (longest.map { length($0, axis) } ?? 0), gaps?.total ?? 0)
        if case .stack(let it) = context.layout(current), it.axis == axis,
          let rows = rows(of: children, axis, longerThan: most)
        {
          return rows
        }
        if let gaps, gaps.total > longest.map({ length($0, axis) }) ?? 0 {
          let words = "spacing \(PointsText.text(gaps.each)) takes \(PointsText.text(gaps.total))"
          return rigid(current, "won't shrink", titles.place(words, of: NodeID(current)))
        }
        guard let longest else { return nil }
        current = longest
        continue
      default: break
      }
      guard node.isModifier, let inside = node.children.first else { return nil }
      current = inside.index
    }
    return nil
  }

  /// A view's answer when nothing is left for it along an axis.
  func least(_ index: Int, _ axis: Axis) -> Double {
    let across = context.nodes[index].proposal[axis.other] ?? .nan
    return context.answer(index, Proposal(0, across: across, axis: axis))[axis]
  }

  private var titles: ViewTitles { context.titles }

  private func length(_ index: Int, _ axis: Axis) -> Double { context.nodes[index].size[axis] }

  /// The gaps that a stack's own `spacing` puts along an axis.
  private func longGaps(_ index: Int, _ axis: Axis) -> (each: Double, total: Double)? {
    guard case .stack(let stack) = context.layout(index), stack.axis == axis, stack.gap > 0 else {
      return nil
    }
    let total = context.solver.layoutGaps(of: index).reduce(0) { $0 + $1.length }
    return (stack.gap, total)
  }

  private func rigid(_ index: Int, _ words: String, _ why: String?) -> Culprit {
    let title = titles.content(NodeID(index))
    return Culprit(
      node: index, reason: "\(title) \(words)" + (why.map { " (\($0))" } ?? ""))
  }

  /// Subviews of one place in the source, as the rows of a `ForEach` are, that need more together than
  /// any other.
  private func rows(of children: [Int], _ axis: Axis, longerThan most: Double) -> Culprit? {
    let placed = children.filter { context.nodes[$0].isPlaced && context.isWritten($0) }
    let alike = Dictionary(grouping: placed) { context.nodes[$0].source }.values
      .filter { $0.count > 2 }
      .max { $0.reduce(0) { $0 + length($1, axis) } < $1.reduce(0) { $0 + length($1, axis) } }
    guard let alike, let first = alike.first else { return nil }
    let total = alike.reduce(0) { $0 + length($1, axis) }
    guard total > most else { return nil }
    let words = "\(alike.count) times, needs \(PointsText.text(total))"
    return Culprit(
      node: first,
      reason: "\(titles.content(NodeID(first))), \(titles.place(words, of: NodeID(first)))")
  }

  /// Of the subviews that got no more than their minimum, the longest.
  private func longestRigid(of children: [Int], _ axis: Axis) -> Int? {
    children
      .filter { child in
        let node = context.nodes[child]
        guard node.isPlaced, node.size[axis] > Self.threshold else { return false }
        return node.size[axis] < least(child, axis) + Self.threshold
      }
      .max { context.nodes[$0].size[axis] < context.nodes[$1].size[axis] }
  }
}
