import SwiftSyntax

/// Code of the scene that another text may have otherwise, while all else stays as it was read.
protocol EditablePart: AnyObject {
  var file: SourceFile { get }
  /// The code with its braces, its equals sign, its attribute or its macro's name.
  var written: Syntax? { get }
  /// Whether it fails with an error that was found while loading.
  var isBroken: Bool { get }
  /// Whether lowering it reported something elsewhere: of a default argument that only it uses, or
  /// an alias that only it names.
  var tellsOfOthers: Bool { get }
  /// What returns it to its present state.
  var restoring: () -> Void { get }
  /// Takes other code, and lowers it.
  /// - Returns: false where other code depends on the difference.
  func replace(by other: Syntax) -> Bool
}

extension ScriptBody: EditablePart {
  var file: SourceFile { scope.file }
  var written: Syntax? { statements.parent }
  var restoring: () -> Void { { [self, version] in self.version = version } }

  func replace(by block: Syntax) -> Bool {
    if let block = block.as(CodeBlockSyntax.self) {
      guard scope.program.propertyLeftUnset(by: block, of: declaration) == nil else {
        return false
      }
      // An observer's old value is read only for an observer that names it.
      guard observedProperty == nil || Self.namesOldValue(block) == Self.namesOldValue(statements)
      else { return false }
      replace(by: block.statements)
      return true
    }
    guard case .getter(let statements)? = block.as(AccessorBlockSyntax.self)?.accessors else {
      return false
    }
    replace(by: statements)
    return true
  }

  static func namesOldValue(_ code: some SyntaxProtocol) -> Bool {
    code.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" }
  }
}

extension PropertyDeclaration {
  /// The type that its initial value has now; unknown where that depends on itself.
  func inferred() -> SwiftType {
    let infer = inferType
    inferType = nil
    defer { inferType = infer }
    return infer?() ?? .unknown
  }
}

/// A property's initial value, of which its type may be inferred.
final class InitialValue: EditablePart {
  private let property: PropertyDeclaration
  private let program: Program
  private(set) var tellsOfOthers = false
  let isBroken = false

  init(of property: PropertyDeclaration, _ program: Program) {
    (self.property, self.program) = (property, program)
  }

  /// Lowers it at the end of loading, so that all problems show.
  func lowerLater() {
    program.pendingBodies.append { [self] in
      tellsOfOthers = program.tellsOfOthers {
        lower()
        return property.initialValue.map { program.site($0.syntax, in: $0.scope.file) } ?? .none
      }
      for wrapper in sequence(first: property.wrapper, next: { $0?.inner }).compactMap(\.self)
      where wrapper.arguments != nil && !tellsOfOthers {
        program.note(WrapperArguments(of: wrapper, around: property, program))
      }
      guard let value = property.initialValue, !(value is PartOfValue) else { return }
      tellsOfOthers = tellsOfOthers || value.tellsOfOthers
      program.note(self)
    }
  }

  private func lower() {
    switch property.implementation {
    case .stored: _ = try? program.storageInitializer(property)
    case .cell: _ = property.initialValue?.expression(expecting: property.declaredType ?? .unknown)
    default: break
    }
  }

  private var value: DefaultValue? { property.initialValue }
  var file: SourceFile { value?.scope.file ?? program.files[0] }
  var written: Syntax? { value?.syntax.parent }

  var restoring: () -> Void {
    let (stored, lazy) = (property.storageDefault, property.lazyCode)
    let (syntax, known) = (value?.syntax, value?.known ?? [])
    return { [property] in
      (property.storageDefault, property.lazyCode) = (stored, lazy)
      if let syntax, let value = property.initialValue {
        (value.syntax, value.known) = (syntax, known)
      }
    }
  }

  func replace(by other: Syntax) -> Bool {
    guard let value, let new = other.as(InitializerClauseSyntax.self)?.value else { return false }
    let isInferred = property.declaredType == nil
    if isInferred, new.is(NilLiteralExprSyntax.self) || new.isEmptyCollection { return false }
    // Nobody may have asked for it yet.
    let problems = program.problems
    let type = property.type
    program.problems = problems
    let expected = value.known.map(\.expected)
    (value.syntax, value.known) = (new, [])
    (property.storageDefault, property.lazyCode) = (nil, nil)
    if isInferred, property.inferred() != type { return false }
    lower()
    for type in expected { _ = value.lowered(as: type) }
    return true
  }
}

/// What a property wrapper is made from besides a value: the arguments of its attribute.
final class WrapperArguments: EditablePart {
  private let wrapper: PropertyDeclaration.Wrapper
  private let property: PropertyDeclaration
  private let program: Program
  let isBroken = false
  let tellsOfOthers = false

  init(
    of wrapper: PropertyDeclaration.Wrapper, around property: PropertyDeclaration,
    _ program: Program
  ) {
    (self.wrapper, self.property, self.program) = (wrapper, property, program)
  }

  var file: SourceFile { property.scope?.file ?? program.files[0] }
  var written: Syntax? { Syntax(wrapper.attribute) }

  var restoring: () -> Void {
    let (attribute, stored) = (wrapper.attribute, property.storageDefault)
    return { [wrapper, property] in
      (wrapper.attribute, property.storageDefault) = (attribute, stored)
    }
  }

  func replace(by other: Syntax) -> Bool {
    guard let other = other.as(AttributeSyntax.self) else { return false }
    let problems = program.problems
    let (type, makesItself) = (property.type, program.wrapperInitializesItself(wrapper))
    program.problems = problems
    (wrapper.attribute, property.storageDefault) = (other, nil)
    guard wrapper.arguments != nil, program.wrapperInitializesItself(wrapper) == makesItself,
      property.declaredType != nil || property.inferred() == type
    else { return false }
    if case .stored = property.implementation { _ = try? program.storageInitializer(property) }
    return true
  }
}

/// A freestanding macro's arguments and closures: a preview.
final class ExpandedMacro: EditablePart {
  private unowned let interpreter: Interpreter
  private var expansion: Program.PendingExpansion
  /// Its place in the interpreter's expansions.
  private let index: Int
  private(set) var tellsOfOthers = false
  let isBroken = false

  init(_ expansion: Program.PendingExpansion, in interpreter: Interpreter) {
    (self.expansion, self.interpreter) = (expansion, interpreter)
    index = interpreter.macroExpansions.count
  }

  func expand() {
    let program = interpreter.program
    tellsOfOthers = program.tellsOfOthers {
      interpreter.macroExpansions.append(program.expand(expansion))
      return program.site(expansion.syntax, in: file)
    }
    program.note(self)
  }

  var file: SourceFile { expansion.scope.file }
  var written: Syntax? { expansion.syntax }

  var restoring: () -> Void {
    let expanded = interpreter.macroExpansions[index]
    return { [self, expansion] in
      self.expansion = expansion
      interpreter.macroExpansions[index] = expanded
    }
  }

  func replace(by other: Syntax) -> Bool {
    if let other = other.as(MacroExpansionExprSyntax.self) {
      expansion = .init(other, in: expansion.scope)
    } else if let other = other.as(MacroExpansionDeclSyntax.self) {
      expansion = .init(other, in: expansion.scope)
    }
    interpreter.macroExpansions[index] = interpreter.asOneRun {
      interpreter.program.expand(expansion)
    }
    return true
  }
}

extension Program.PendingExpansion {
  init(_ syntax: some FreestandingMacroExpansionSyntax, in scope: LexicalScope) {
    var arguments = syntax.arguments.written
    if let closure = syntax.trailingClosure {
      arguments.append(
        WrittenArgument(label: nil, expression: ExprSyntax(closure), isTrailing: true))
    }
    arguments += syntax.additionalTrailingClosures.nodes.map {
      WrittenArgument(
        label: $0.givenLabel, expression: ExprSyntax($0.closure), isTrailing: true)
    }
    self.init(
      name: syntax.macroName.text, arguments: arguments, scope: scope, syntax: Syntax(syntax))
  }
}

extension Program {
  func note(_ part: any EditablePart) { otherParts.append(part) }

  /// All parts of a file of the scene's that were lowered as it was loaded.
  func parts(of file: SourceFile) -> [any EditablePart] {
    checkedBodies(of: file) + otherParts.filter { $0.file === file }
  }

  /// Whether work reports something outside of the code that it is for, whose place it returns.
  func tellsOfOthers(_ lower: () -> Site) -> Bool {
    let known = diagnostics.count
    let extent = lower()
    guard diagnostics.count > known, let own = location(extent) else { return false }
    return diagnostics.dropFirst(known).contains { problem in
      problem.location.map { !own.contains($0) } ?? true
    }
  }
}

/// Where a part's code begins and ends, as it was read.
struct WrittenPart {
  let syntax: Syntax
  /// The token before the code.
  let anchor: TokenSyntax
  let start: AbsolutePosition
  let end: AbsolutePosition

  init?(_ syntax: Syntax?) {
    guard let syntax else { return nil }
    self.syntax = syntax
    let block = syntax.as(CodeBlockSyntax.self).map { ($0.leftBrace, $0.rightBrace) }
    let accessors = syntax.as(AccessorBlockSyntax.self).map { ($0.leftBrace, $0.rightBrace) }
    let arguments = syntax.as(AttributeSyntax.self).flatMap { attribute in
      attribute.leftParen.flatMap { left in attribute.rightParen.map { (left, $0) } }
    }
    let name =
      syntax.as(MacroExpansionExprSyntax.self)?.macroName
      ?? syntax.as(MacroExpansionDeclSyntax.self)?.macroName
    if let (left, right) = block ?? accessors ?? arguments {
      anchor = left
      start = left.endPositionBeforeTrailingTrivia
      end = right.positionAfterSkippingLeadingTrivia
    } else if let clause = syntax.as(InitializerClauseSyntax.self) {
      anchor = clause.equal
      start = clause.value.positionAfterSkippingLeadingTrivia
      end = clause.value.endPositionBeforeTrailingTrivia
    } else if let name {
      anchor = name
      start = name.endPositionBeforeTrailingTrivia
      end = syntax.endPositionBeforeTrailingTrivia
    } else {
      return nil
    }
  }

  /// Whether its code is between braces or parentheses, in which there may be space and comments.
  var isBetweenBraces: Bool {
    [.codeBlock, .accessorBlock, .attribute].contains(syntax.kind)
  }

  /// The declaration with the code: a function, a variable, a macro. None for what is local, or is a
  /// closure's.
  var declaration: Syntax? {
    var node: Syntax? = isBetweenBraces ? syntax.parent : syntax
    while let current = node {
      switch current.kind {
      case .functionDecl, .variableDecl, .subscriptDecl, .initializerDecl, .deinitializerDecl,
        .macroExpansionDecl, .macroExpansionExpr:
        return current
      case .memberBlock, .codeBlock, .closureExpr: return nil
      default: node = current.parent
      }
    }
    return nil
  }

  /// Whether the code contains nothing that the rest of the program depends on: types, macros,
  /// references that don't retain their object.
  var isPlain: Bool { !syntax.children(viewMode: .sourceAccurate).contains(where: Self.finds) }

  private static func finds(in node: Syntax) -> Bool {
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
      .typeAliasDecl, .importDecl, .macroExpansionExpr, .macroExpansionDecl:
      return true
    case .token:
      guard let token = node.as(TokenSyntax.self) else { return false }
      switch token.tokenKind {
      // A variable with the last becomes a property of a type.
      case .keyword(.weak), .keyword(.unowned), .identifier("CodingKeys"),
        .identifier("Previewable"):
        return true
      default: return false
      }
    default: return node.children(viewMode: .sourceAccurate).contains(where: finds)
    }
  }
}
