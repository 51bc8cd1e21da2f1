import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Syntax errors as the parser names them.
enum SyntaxProblems {
  static func find(in file: SourceFile) -> [Diagnostic] {
    guard file.syntax.hasError else { return [] }
    let spacing = EqualSignSpacing()
    let syntax = spacing.rewrite(file.syntax)
    return spacing.problems(in: file)
      + ParseDiagnosticsGenerator.diagnostics(for: syntax).map { problem in
        if problem.message.hasPrefix("unexpected code '...'") {
          return Diagnostic(
            severity: .warning, identifier: .leftOut,
            message: "'...' stands for code that was left out; nothing is done in its place",
            location: file.location(offset: problem.position.utf8Offset, length: 3),
            remedy: "write the code, or take the dots away")
        }
        // Swift 5's language mode, which most projects are in, only warns of it.
        let isTolerated = problem.message.hasPrefix("extraneous whitespace before '('")
        return Diagnostic(
          severity: problem.diagMessage.severity == .error && !isTolerated ? .error : .warning,
          identifier: .syntax, message: problem.message,
          location: file.location(
            offset: problem.position.utf8Offset,
            length: max(1, problem.node.trimmedLength.utf8Length)),
          remedy: problem.fixIts.first?.message.message)
      }
  }
}

/// Removes the lexer's complaint about the space around a `=` from the parser's diagnostics: its
/// fix-it stops the process where there is a space on both sides and the lexer missed one, as after
/// a byte order mark.
private final class EqualSignSpacing: SyntaxRewriter {
  private var offsets: [Int] = []

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides else {
      return token
    }
    offsets.append(token.positionAfterSkippingLeadingTrivia.utf8Offset)
    return TokenSyntax(
      token.tokenKind, leadingTrivia: token.leadingTrivia, trailingTrivia: token.trailingTrivia,
      presence: token.presence)
  }

  func problems(in file: SourceFile) -> [Diagnostic] {
    offsets.map { offset in
      Diagnostic(
        severity: .error, identifier: .syntax,
        message: "'=' must have consistent whitespace on both sides",
        location: file.location(offset: offset, length: 1), remedy: "insert whitespace")
    }
  }
}
