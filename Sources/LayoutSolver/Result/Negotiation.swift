// STUB: the solver's author replaces this file's contents; the declared surface is the contract.

/// How much of a negotiation is kept.
public enum Recording: Hashable, Sendable { case off, on }

/// One scene being laid out: the tree built from its description, its memory and its event log.
public final class Negotiation {
  public init(
    root: View, environment: EnvironmentValues = EnvironmentValues(), container: LayoutContainer,
    recording: Recording = .on
  ) { fatalError("stub") }

  public var container: LayoutContainer { fatalError("stub") }
  /// Lays the tree out in `container`; the tree is kept, the readers' content is made anew.
  public func layout(in container: LayoutContainer) -> LayoutResult { fatalError("stub") }
  /// Lays the tree out in the container it was made with.
  public func layout() -> LayoutResult { fatalError("stub") }
}

/// A finished layout pass.
public struct LayoutResult {
  public var container: LayoutContainer { fatalError("stub") }
  public var nodes: [PlacedNode] { fatalError("stub") }
  /// Nil only when the scene has no view at all.
  public var root: NodeID? { fatalError("stub") }
  public var events: [LayoutEvent] { fatalError("stub") }
  public var findings: [LayoutFinding] { fatalError("stub") }

  public func node(_ id: NodeID) -> PlacedNode { fatalError("stub") }
  public func node(identifier: String) -> PlacedNode? { fatalError("stub") }
  /// What the node answers to a proposal, asked anew without leaving a trace.
  public func size(of id: NodeID, for proposal: ProposedViewSize) -> Size { fatalError("stub") }
  public func frame(of id: NodeID, in space: CoordinateSpace) -> Rect { fatalError("stub") }
  /// How far the container's unsafe edges reach into the node.
  public func safeAreaInsets(of id: NodeID) -> EdgeInsets { fatalError("stub") }
  /// The named spaces around the node, innermost first.
  public func namedSpaces(around id: NodeID) -> [AnyHashable] { fatalError("stub") }
  public func proxy(of id: NodeID) -> any GeometryProxy { fatalError("stub") }
  /// The event that decided the node's size, for "why this size?".
  public func decidingEvent(of id: NodeID) -> LayoutEvent? { fatalError("stub") }
  /// That size in a sentence and a sum.
  public func explanation(of id: NodeID) -> String { fatalError("stub") }
}

/// Something about the layout a person would want to know: a frame rule broken, an overflow.
public struct LayoutFinding: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable { case warning, note }
  public var severity: Severity
  /// A short stable identifier, e.g. `invalid-frame`.
  public var rule: String
  public var message: String
  public var node: NodeID?

  public init(severity: Severity, rule: String, message: String, node: NodeID?) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.node = node
  }
}
