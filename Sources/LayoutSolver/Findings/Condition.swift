/// How well a view shows its content, apart from its size.
public enum ViewCondition: String, Hashable, Sendable {
  case fits, overflows, truncated, broken, invisible

  /// As in `truncated 263 to 489`.
  public var words: String {
    switch self {
    case .fits: "fits"
    case .overflows: "too large"
    case .truncated: "truncated"
    case .broken: "a word broken"
    case .invisible: "invisible"
    }
  }
}

extension LayoutResult {
  /// The worst that happens to a view or to a text inside of it.
  public func condition(of id: NodeID) -> ViewCondition {
    guard nodes.indices.contains(id.index), nodes[id.index].isPlaced else { return .invisible }
    return storage.negotiation.asking(storage) { _ in
      let context = storage.findingContext
      let node = nodes[id.index]
      if node.size.width < 1 || node.size.height < 1 { return .invisible }
      let inside = context.subtree(of: id.index).filter {
        context.isText($0) && context.isShown($0)
      }
      let fits = inside.compactMap(context.fit)
      if fits.contains(where: { $0.truncated != nil }) { return .truncated }
      if fits.contains(where: { $0.brokenWord != nil }) { return .broken }
      let overflow = Overflow(context: context)
      let isTooLong = Axis.allCases.contains { axis in
        overflow.excess(id.index, axis) != nil
          && overflow.stackWithRoom(around: id.index, axis) == nil
      }
      return isTooLong ? .overflows : .fits
    }
  }
}
