/// Something about the layout a person would want to know: a frame rule broken, an overflow.
public struct LayoutFinding: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable { case error, warning, note }
  public var severity: Severity
  /// A short stable identifier, e.g. `invalid-frame`.
  public var rule: String
  public var message: String
  /// What to do about it, in a few words.
  public var remedy: String?
  public var node: NodeID?

  public init(
    severity: Severity, rule: String, message: String, remedy: String? = nil, node: NodeID?
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.remedy = remedy
    self.node = node
  }
}
