import SwiftSyntax

/// `#if` in the middle of a chain of modifiers: the branches that don't hold become spaces, so that
/// what is left parses as one chain and every offset stays what it was.
enum PostfixConditions {
  /// The text without the branches that don't hold; nil where it has no such condition.
  static func resolved(
    _ text: String, _ syntax: SourceFileSyntax, _ configuration: Configuration
  ) -> String? {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    guard !finder.conditions.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    func blank(_ range: Range<Int>) {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    for config in finder.conditions {
      let chosen = Platform.activeClause(config, configuration)
      for clause in config.clauses {
        let start = clause.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = clause.endPosition.utf8Offset
        guard clause.id == chosen?.id, let elements = clause.elements else {
          blank(start..<end)
          continue
        }
        blank(start..<elements.position.utf8Offset)
      }
      blank(
        config.poundEndif.positionAfterSkippingLeadingTrivia
          .utf8Offset..<config.poundEndif.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Finder: SyntaxVisitor {
    var conditions: [IfConfigDeclSyntax] = []

    override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
      conditions.append(node.config)
      return .visitChildren
    }
  }
}
