/// The room a stack leaves between two neighbours, and by which rule.
public struct LayoutGap: Sendable {
  public enum Reason: Hashable, Sendable {
    /// The stack's own `spacing`.
    case given
    /// Neither of the two asks for anything.
    case standard
    /// The larger of what the two ask for, or the only one that is asked for.
    case preferred
    case aboveText, belowText, betweenTexts
  }

  public var first: NodeID
  public var second: NodeID
  /// In points; negative where the stack lets them overlap.
  public var length: Double
  public var reason: Reason
}

extension LayoutResult {
  /// The gaps between the subviews of an `HStack` or `VStack`, in source order; none for anything
  /// else.
  public func gaps(of id: NodeID) -> [LayoutGap] {
    storage.negotiation.gaps(of: id, in: storage)
  }
}

extension Negotiation {
  func gaps(of id: NodeID, in storage: LayoutResult.Storage) -> [LayoutGap] {
    if !isLatest(storage) { _ = layout(in: storage.placed.container) }
    guard id.index >= 0 && id.index < solver.nodes.count,
      case .stack(let stack) = solver.nodes[id.index].layout
    else { return [] }
    let count = Int(solver.nodes[id.index].childCount)
    return (0..<max(count - 1, 0)).map { position in
      let (near, far) = (
        solver.child(position, of: id.index), solver.child(position + 1, of: id.index)
      )
      let (length, reason) =
        stack.gap.isNaN
        ? solver.spacing(of: near).gap(to: solver.spacing(of: far), along: stack.axis)
        : (stack.gap, .given)
      return LayoutGap(first: NodeID(near), second: NodeID(far), length: length, reason: reason)
    }
  }
}
