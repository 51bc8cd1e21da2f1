/// Thrown by evaluation. It never leaves the interpreter's thread, though errors must be
/// `Sendable`.
public enum ScriptFailure: Error, @unchecked Sendable {
  /// A value thrown by the scene's own `throw`, not caught by it.
  case thrown(Value, at: SourceLocation?)
  /// A run-time trap, or a limit reached.
  case trap(Diagnostic)
  /// A sleep: what follows it happens later than the picture.
  case suspended

  /// A trap with a message in the runtime's wording; the interpreter adds place and call stack.
  public static func trap(_ message: String, identifier: DiagnosticID = .trap) -> ScriptFailure {
    .trap(Diagnostic(severity: .error, identifier: identifier, message: message))
  }
}
