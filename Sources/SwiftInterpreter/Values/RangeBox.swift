/// A range of any comparable bounds; a missing bound makes it one-sided.
public final class RangeBox {
  public enum Kind: Sendable {
    /// `a..<b`, `a...b`
    case halfOpen, closed
  }

  public let kind: Kind
  public let lower: Value?
  public let upper: Value?

  public init(_ kind: Kind, lower: Value?, upper: Value?) {
    self.kind = kind
    self.lower = lower
    self.upper = upper
  }
}
