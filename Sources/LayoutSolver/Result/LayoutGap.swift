/// The room a stack leaves between two neighbours, and by which rule.
public struct LayoutGap: Sendable {
  public enum Reason: Hashable, Sendable {
    /// The stack's own `spacing`.
    case given
    /// Neither of the two has a preference.
    case standard
    /// The larger of the two preferences, or the only one.
    case preferred
    case aboveText, belowText, betweenTexts
  }

  public var first: NodeID
  public var second: NodeID
  /// In points; negative where the stack lets them overlap.
  public var length: Double
  public var reason: Reason
}

extension LayoutGap.Reason {
  /// In a few words, to follow the length.
  public var words: String {
    switch self {
    case .given: "the stack's own spacing"
    case .standard: "the default"
    case .preferred: "what one of them keeps"
    case .aboveText: "above a text"
    case .belowText: "below a text"
    case .betweenTexts: "between texts"
    }
  }
}

extension LayoutResult {
  /// The gaps between the subviews of a stack, in source order; none for anything else.
  public func gaps(of id: NodeID) -> [LayoutGap] {
    storage.negotiation.asking(storage) { $0.layoutGaps(of: id.index) }
  }
}

extension Solver {
  func layoutGaps(of index: Int) -> [LayoutGap] {
    let (axis, given): (Axis, Double)
    switch nodes[index].layout {
    case .stack(let it): (axis, given) = (it.axis, it.gap)
    case .lazyStack(let it): (axis, given) = (it.axis, it.gap)
    default: return []
    }
    let children = (0..<Int(nodes[index].childCount)).map { child($0, of: index) }
    return zip(children, children.dropFirst()).map { near, far in
      let (length, reason) =
        given.isNaN
        ? spacing(of: near).gap(to: spacing(of: far), along: axis) : (given, .given)
      return LayoutGap(first: NodeID(near), second: NodeID(far), length: length, reason: reason)
    }
  }
}
