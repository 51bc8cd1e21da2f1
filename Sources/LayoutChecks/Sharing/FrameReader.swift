import SwiftSyntax

/// Reads a file without the code in its functions, accessors and previews: what is left is what other
/// files can know of it.
final class FrameReader: SyntaxVisitor {
  private var hash = SHA256()

  static func digest(of tree: SourceFileSyntax, _ text: String) -> String {
    let reader = FrameReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    // Directives stand in comments, which may be anywhere.
    for line in text.split(separator: "\n") where line.contains("reflow:") {
      reader.hash.add(part: String(line))
    }
    return reader.hash.finish()
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    hash.add(part: token.text)
    return .skipChildren
  }

  override func visit(_ body: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    passOver(body, isCode: isOfDeclaration(body))
  }

  override func visit(_ block: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    passOver(block, isCode: block.accessors.is(CodeBlockItemListSyntax.self))
  }

  override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    passOver(closure, isCode: closure.parent?.is(MacroExpansionDeclSyntax.self) == true)
  }

  private func isOfDeclaration(_ body: CodeBlockSyntax) -> Bool {
    guard let parent = body.parent else { return false }
    return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
      || parent.is(DeinitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
  }

  private func passOver(_ code: some SyntaxProtocol, isCode: Bool) -> SyntaxVisitorContinueKind {
    if isCode { hash.add(part: "{}") }
    return isCode ? .skipChildren : .visitChildren
  }
}
