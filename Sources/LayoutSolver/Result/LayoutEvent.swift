/// What a call of the negotiation was for.
public enum LayoutPhase: String, Hashable, Sendable, CaseIterable {
  /// A proposal of 0 along a stack's axis, to learn the minimum.
  case minProbe
  /// A proposal of infinity along a stack's axis, to learn the maximum.
  case maxProbe
  /// A proposal of nil on both axes.
  case ideal
  case size
  case place
}

/// One call of the negotiation. Events are in the order in which calls begin; those between an
/// event and its `end` are part of it.
public struct LayoutEvent: Sendable {
  // A layout may have millions: whole numbers would take twice the room.
  private let ownIndex: Int32
  private let nodeIndex: Int32
  private let parentIndex: Int32
  private let depthIndex: Int32
  private let endIndex: Int32
  public let phase: LayoutPhase
  /// The rule that gave the answer, and its operands.
  public let rule: LayoutRule
  public let operands: [Double]
  private let proposed: Proposal
  /// The size reported; for `place`, the size of the placed view.
  public let answer: Size
  /// NaN for none.
  private let origin: Point

  init(
    _ index: Int, _ phase: LayoutPhase, _ node: NodeID, parent: Int?, depth: Int, end: Int,
    proposal: Proposal, answer: Size, position: Point?, _ rule: LayoutRule, operands: [Double]
  ) {
    func short(_ number: Int) -> Int32 { Int32(truncatingIfNeeded: number) }
    (ownIndex, nodeIndex, parentIndex) = (short(index), short(node.index), short(parent ?? -1))
    (depthIndex, endIndex) = (short(depth), short(end))
    (self.phase, self.rule, self.operands) = (phase, rule, operands)
    (proposed, self.answer) = (proposal, answer)
    origin = position ?? Point(x: .nan, y: .nan)
  }

  public var index: Int { Int(ownIndex) }
  public var node: NodeID { NodeID(Int(nodeIndex)) }
  /// The call during which this one was made.
  public var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
  public var depth: Int { Int(depthIndex) }
  public var proposal: ProposedViewSize { proposed.viewSize }
  /// For `place`: the view's origin in the container's space.
  public var position: Point? { origin.x.isNaN ? nil : origin }
  /// One past the last event that is part of this one.
  public var end: Int { Int(endIndex) }
  /// Whether the answer came from memory, without asking the view again.
  public var isRepeat: Bool { rule == .memory }
}
