/// What leaves a view less width than it needs: a frame around it, or who stands beside it.
struct Crowding {
  /// Among more views beside it none is to blame.
  private static let mostNeighbours = 200

  let context: FindingContext

  /// The same for a text that is cut to one line or broken inside a word.
  func words(_ index: Int, _ fit: TextFit) -> String {
    guard let has = context.nodes[index].proposal.width else { return "" }
    var needs = fit.brokenWord?.width ?? 0
    if case .lineLimit(1)? = fit.cut { needs = max(needs, fit.unwrapped.width) }
    return needs > has ? words(index, lacking: needs - has) : ""
  }

  /// `; beside it Spacer keeps 280`; empty where no one thing is to blame.
  /// - Parameter shortfall: what the view lacks, in points.
  func words(_ index: Int, lacking shortfall: Double) -> String {
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
      default: child = parent
      }
    }
    return ""
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
    let overflow = Overflow(context: context)
    let kept = others.map { (view: $0, least: overflow.least($0, .horizontal)) }
      .filter { $0.least > shortfall }
    guard let longest = kept.max(by: { $0.least < $1.least }) else { return nil }
    return overflow.culprit(longest.view, .horizontal)?.reason
      ?? "\(context.titles.content(NodeID(longest.view))) keeps \(PointsText.text(longest.least))"
  }
}
