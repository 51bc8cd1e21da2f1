import SwiftSyntax

extension Program {
  /// Reports the message of `#warning("…")` or `#error("…")`.
  /// - Returns: whether the macro is one of the two.
  func reportsWhatIsWritten(
    by macro: some FreestandingMacroExpansionSyntax, in file: SourceFile
  ) -> Bool {
    let (severity, id): (Diagnostic.Severity, DiagnosticID)
    switch macro.macroName.text {
    case "warning": (severity, id) = (.warning, .writtenWarning)
    case "error": (severity, id) = (.error, .writtenError)
    default: return false
    }
    let text = macro.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    report(severity, id, text?.representedLiteralValue ?? "", at: site(macro, in: file))
    return true
  }

  /// Whether a statement is one of these macros, which has no other effect.
  func isWrittenDiagnostic(_ item: CodeBlockItemSyntax, in file: SourceFile) -> Bool {
    switch item.item {
    case .expr(let expression):
      expression.as(MacroExpansionExprSyntax.self).map { reportsWhatIsWritten(by: $0, in: file) }
        ?? false
    case .decl(let declaration):
      declaration.as(MacroExpansionDeclSyntax.self).map { reportsWhatIsWritten(by: $0, in: file) }
        ?? false
    case .stmt: false
    }
  }
}
