import SwiftSyntax

/// A function's body as written, lowered when first called.
final class ScriptBody {
  unowned let declaration: FunctionDeclaration
  private(set) var statements: CodeBlockItemListSyntax
  let scope: LexicalScope
  /// The declaration's own result builder.
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
      scope.program.note(self)
      scope.program.pendingBodies.append { [weak self] in self?.lowerFirst() }
    }
  }

  /// A body's statements with their lowered code.
  struct Version {
    fileprivate let statements: CodeBlockItemListSyntax
    fileprivate let lowered: Code?
  }

  /// Whether lowering it reported something elsewhere: of a default argument that only it uses, or
  /// an alias that only it names.
  private(set) var tellsOfOthers = false

  private func lowerFirst() {
    let written = statements
    if lowered == nil { statements = scope.program.passing(written, of: scope.file) }
    defer { statements = written }
    tellsOfOthers = scope.program.tellsOfOthers { code.extent }
  }

  /// Whether it fails with an error that was found while loading.
  var isBroken: Bool { lowered?.isBroken ?? false }

  /// The body's present state, to return to it.
  var version: Version {
    get { Version(statements: statements, lowered: lowered) }
    set { (statements, lowered) = (newValue.statements, newValue.lowered) }
  }

  /// Lowers the same statements again.
  func relower() { replace(by: statements) }

  /// Puts other statements in place of the body's, and lowers them.
  func replace(by other: CodeBlockItemListSyntax) {
    version = Version(statements: other, lowered: nil)
    _ = code
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
