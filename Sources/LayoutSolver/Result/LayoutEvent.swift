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
/// event and its `end` were made while it was answered.
public struct LayoutEvent: Sendable {
  public var index: Int
  public var phase: LayoutPhase
  public var node: NodeID
  /// The call during which this one was made.
  public var parent: Int?
  public var depth: Int
  public var proposal: ProposedViewSize
  /// The size reported; for `place`, the size of the placed view.
  public var answer: Size
  /// For `place`: the view's origin in the container's space.
  public var position: Point?
  /// One past the last event made while this one was answered.
  public var end: Int
  /// Whether the answer came from memory, without asking the view again.
  public var isRepeat: Bool
  /// The rule that gave the answer, and its operands.
  public var rule: LayoutRule
  public var operands: [Double]
}
