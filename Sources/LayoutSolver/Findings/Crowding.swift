/// The reason why a view has less width than it needs: a frame around it, or its neighbours.
struct Crowding {
  /// Among more neighbours none is blamed.
  private static let mostNeighbours = 200

  let context: FindingContext

  /// The same for a text that is cut, or broken inside a word.
  func words(_ index: Int, _ fit: TextFit) -> String {
    if fit.isCutByHeight {
      return limit(around: index, .vertical).map { "; it is in \($0.place)" }
        ?? overlay(around: index)
    }
    guard let has = context.nodes[index].proposal.width else { return "" }
    var needs = fit.brokenWord?.width ?? 0
    if case .lineLimit(1)? = fit.cut { needs = max(needs, fit.unwrapped.width) }
    return needs > has ? words(index, lacking: needs - has) : ""
  }

  /// A frame that gives a view less than it needs.
  struct Limit {
    var node: Int
    /// `frame(width: 130)`
    var words: String
    /// `frame(width: 130), line 14`
    var place: String
    var length: Double
    /// The ideal length of its content, in points.
    var needs: Double
    /// Whether it contains something else, too.
    var isShared: Bool
  }

  /// The innermost frame around that is shorter than its content's ideal, though it has room to be
  /// longer.
  func limit(around index: Int, _ axis: Axis) -> Limit? {
    var (child, isShared) = (index, false)
    for parent in context.ancestors(of: index) {
      let node = context.nodes[parent]
      var length = Double.nan
      var label = ""
      switch context.layout(parent) {
      case .frame(let it):
        length = axis == .horizontal ? it.width : it.height
        label = axis.noun
      case .flexibleFrame(let it):
        let limits = axis == .horizontal ? it.horizontal : it.vertical
        if limits.maximum.isFinite, abs(node.size[axis] - limits.maximum) < 0.01 {
          length = limits.maximum
        }
        label = "max\(axis.capitalized)"
      case .stack(let it): isShared = isShared || it.axis == axis && node.children.count > 1
      case .scroll(let it) where it.scrolls(axis): return nil
      case .lazyGrid, .grid, .custom, .reader: return nil
      default: break
      }
      if !length.isNaN, context.isWritten(parent), length < node.proposal[axis] ?? .infinity {
        let offer = Proposal(
          .nan, across: context.nodes[child].proposal[axis.other] ?? .nan, axis: axis)
        let needs = context.answer(child, offer)[axis]
        // Among others it is blamed only if there is room for all of them around it.
        if needs > length + 0.5, !isShared || needs <= room(around: parent, axis) {
          let words = "frame(\(label): \(PointsText.text(length)))"
          return Limit(
            node: parent, words: words, place: context.titles.place(words, of: NodeID(parent)),
            length: length, needs: needs, isShared: isShared)
        }
      }
      child = parent
    }
    return nil
  }

  /// The most that is offered around a view, to itself or to its container.
  private func room(around index: Int, _ axis: Axis) -> Double {
    ([index] + context.ancestors(of: index)).map { context.nodes[$0].proposal[axis] ?? .infinity }
      .max() ?? .infinity
  }

  /// Texts that a frame around several views cuts, reported under the frame.
  func frames(cutting texts: [LayoutFinding]) -> [LayoutFinding] {
    var all: [LayoutFinding] = []
    var known: Set<Int> = []
    for text in texts {
      guard let node = text.cause?.index, known.insert(node).inserted,
        let index = text.node?.index,
        let limit = Axis.allCases.lazy.compactMap({ limit(around: index, $0) })
          .first(where: { $0.node == node })
      else { continue }
      let axis: Axis = limit.words.lowercased().contains("width") ? .horizontal : .vertical
      let flexible = "frame(min\(axis.capitalized): \(PointsText.text(limit.length)))"
      all.append(
        context.finding(
          .note, .frameCuts, node,
          "\(limit.words) is too \(axis == .horizontal ? "narrow" : "low") for what is in it, which "
            + "needs \(PointsText.text(limit.needs))",
          "use \(flexible), or leave the frame out"))
    }
    return all
  }

  /// `; beside it Spacer keeps 280`; empty where no single thing is to blame.
  /// - Parameter shortfall: what the view lacks, in points.
  func words(_ index: Int, lacking shortfall: Double) -> String {
    if let limit = limit(around: index, .horizontal) { return "; it is in \(limit.place)" }
    var child = index
    for parent in context.ancestors(of: index) {
      switch context.layout(parent) {
      case .stack(let it) where it.axis == .horizontal && context.nodes[parent].children.count > 1:
        return neighbour(of: child, in: parent, shortfall).map { "; beside it \($0)" } ?? ""
      case .frame(let it) where !it.width.isNaN:
        let place = context.titles.place(
          "frame(width: \(PointsText.text(it.width)))", of: NodeID(parent))
        return context.isWritten(parent) ? "; it is in \(place)" : ""
      case .scroll, .lazyGrid, .grid, .custom, .reader: return ""
      case .secondary where context.nodes[parent].children.first?.index != child:
        return overlay(around: index)
      default: child = parent
      }
    }
    return ""
  }

  /// `; overlay offers it the 36×36 of Circle`, where it is in an overlay or background.
  private func overlay(around index: Int) -> String {
    var child = index
    for parent in context.ancestors(of: index) {
      if case .secondary = context.layout(parent), let first = context.nodes[parent].children.first,
        first.index != child, context.isWritten(parent)
      {
        return "; \(context.nodes[parent].name) offers it the "
          + "\(PointsText.text(context.nodes[first.index].size)) of \(context.titles.content(first))"
      }
      guard context.nodes[parent].isModifier else { return "" }
      child = parent
    }
    return ""
  }

  /// Spacers that keep as much as is lacking.
  private func spacers(in stack: Int, _ shortfall: Double) -> String? {
    let kept = context.nodes[stack].children.map(\.index).filter { child in
      guard context.nodes[child].isPlaced, case .spacer(let it) = context.layout(child) else {
        return false
      }
      return it.minimum > 0 && context.nodes[child].size.width < it.minimum + 0.5
    }.map { context.nodes[$0].size.width }
    guard let each = kept.first, kept.reduce(0, +) >= shortfall else { return nil }
    let length = PointsText.text(each)
    return kept.count == 1
      ? "Spacer keeps \(length), which Spacer(minLength: 0) gives up"
      : "\(kept.count) spacers keep \(length) each, which Spacer(minLength: 0) gives up"
  }

  private func neighbour(of child: Int, in stack: Int, _ shortfall: Double) -> String? {
    let children = context.nodes[stack].children
    guard children.count <= Self.mostNeighbours else { return nil }
    let others = children.map(\.index).filter { other in
      other != child && context.nodes[other].isPlaced
        && context.nodes[other].size.width > shortfall
    }
    let own = context.solver.nodes[child].priority
    if let first = others.first(where: { context.solver.nodes[$0].priority > own }) {
      let priority = PointsText.text(context.solver.nodes[first].priority)
      return "\(context.titles.content(NodeID(first))) is served first (layoutPriority \(priority))"
    }
    if let spacers = spacers(in: stack, shortfall) { return spacers }
    let overflow = Overflow(context: context)
    let kept = others.map { (view: $0, least: overflow.least($0, .horizontal)) }
      .filter { $0.least > shortfall }
    guard let longest = kept.max(by: { $0.least < $1.least }) else { return nil }
    return overflow.culprit(longest.view, .horizontal)?.reason
      ?? "\(context.titles.content(NodeID(longest.view))) keeps \(PointsText.text(longest.least))"
  }
}
