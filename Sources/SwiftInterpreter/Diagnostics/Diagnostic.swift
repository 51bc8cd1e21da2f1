/// A problem of a scene: what, where, and what to do about it.
public struct Diagnostic: Hashable, Codable, Sendable {
  public enum Severity: String, Hashable, Codable, Sendable {
    case error, warning, note
  }

  public var severity: Severity
  /// What it is about.
  public var identifier: DiagnosticID
  /// In the compiler's style: lower case, single quotes, no full stop.
  public var message: String
  /// Nil where the problem belongs to no place in a file.
  public var location: SourceLocation?
  /// What to do about it, or nil where the message suffices.
  public var remedy: String?
  /// What is said once in a program, of the first place that has it; nil where each place is told.
  var topic: String?
  /// Whether it is a consequence of another reported problem and disappears with it.
  public var isConsequence: Bool
  /// The scene's calls from the innermost outwards, where the program trapped.
  public var callStack: [StackEntry]

  public struct StackEntry: Hashable, Codable, Sendable {
    /// The function as Swift writes it, such as `arrange(_:in:)`.
    public var function: String
    public var location: SourceLocation

    public init(function: String, location: SourceLocation) {
      self.function = function
      self.location = location
    }
  }

  public init(
    severity: Severity, identifier: DiagnosticID, message: String, location: SourceLocation? = nil,
    remedy: String? = nil, isConsequence: Bool = false, callStack: [StackEntry] = []
  ) {
    self.severity = severity
    self.identifier = identifier
    self.message = message
    self.location = location
    self.remedy = remedy
    self.isConsequence = isConsequence
    self.callStack = callStack
  }
}
