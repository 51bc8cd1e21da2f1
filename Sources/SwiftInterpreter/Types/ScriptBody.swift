import SwiftSyntax

/// A function's body as written, lowered when first called.
final class ScriptBody {
  unowned let declaration: FunctionDeclaration
  let statements: CodeBlockItemListSyntax
  let scope: LexicalScope
  /// The result builder of the declaration it is given, its own.
  let builder: (FunctionDeclaration) -> SwiftType?
  /// Within an observer, assignments to the property itself don't observe again.
  var observedProperty: String?
  private var lowered: Code?

  init(
    declaration: FunctionDeclaration, statements: CodeBlockItemListSyntax, scope: LexicalScope,
    builder: @escaping (FunctionDeclaration) -> SwiftType?
  ) {
    self.declaration = declaration
    self.statements = statements
    self.scope = scope
    self.builder = builder
    if scope.isChecked {
      scope.program.pendingBodies.append { [weak self] in _ = self?.code }
    }
  }

  var code: Code {
    if let lowered { return lowered }
    let code = Code(name: declaration.signature, machine: scope.program.machine)
    // A function may call itself, so the code is known before it is filled.
    lowered = code
    scope.program.lower(self, into: code)
    return code
  }
}
