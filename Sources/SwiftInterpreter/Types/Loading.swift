import SwiftSyntax

extension Program {
  /// Lowers all that was put off, and what that brings in turn.
  func lowerPendingBodies() {
    constraintsLeft = Checking.limitOfAll
    while !pendingBodies.isEmpty {
      let bodies = pendingBodies
      pendingBodies = []
      for lower in bodies {
        lower()
        forgetOrderedSequences()
      }
    }
    passingTree = nil
  }

  /// The same code in a tree that is let go of when the bodies beside it are lowered. A tree grows
  /// as it is walked through and never shrinks, and bodies are most of it; a large app's would take
  /// as much memory as its source as parsed.
  func passing(
    _ statements: CodeBlockItemListSyntax, of file: SourceFile
  ) -> CodeBlockItemListSyntax {
    guard sizeOfScene > PassingTree.smallest else { return statements }
    if passingTree?.file !== file || passingTree?.isUsedUp == true {
      passingTree = PassingTree(of: file)
    }
    return passingTree?.node(like: statements) ?? statements
  }

  /// Lowers a freestanding macro's arguments and closure.
  func expand(_ expansion: PendingExpansion) -> Interpreter.MacroExpansion {
    let file = expansion.scope.file
    let site = site(expansion.syntax, in: file)
    let location =
      location(site)
      ?? SourceLocation(file: file.name, line: 1, column: 1, offset: 0, length: 0)
    let arguments = expansion.arguments
    let declarations = declarationMacros(expansion.name)
    var fitting: (FunctionDeclaration, [Range<Int>])?
    for declaration in declarations where fitting == nil {
      fitting = ArgumentMatching.match(declaration.parameters, arguments).map { (declaration, $0) }
    }
    guard let (declaration, matched) = fitting else {
      if let first = declarations.first {
        report(
          .error, .arguments, ArgumentMatching.complaint(first, arguments),
          at: site)
      }
      return Interpreter.MacroExpansion(
        name: expansion.name, arguments: [:], location: location, site: site)
    }
    let code = Code(name: expansion.name, machine: machine)
    let scope = LexicalScope(program: self, file: file, parent: expansion.scope)
    let context = FunctionContext(
      code: code, parent: nil, scope: scope, returnType: .unknown)
    context.isBuilderPosition = true
    let lowerer = Lowerer(program: self, context: context)
    var bindings = Bindings()
    let bound = lowerer.bind(
      declaration, matched, arguments, &bindings, expecting: .unknown, at: expansion.syntax)
    var nodes: [Expression?] = []
    for argument in bound {
      switch argument {
      case .value(let node), .place(let node): nodes.append(node)
      case .variadic(let elements): nodes.append(ArrayLiteral(elements, machine: machine))
      case .omitted: nodes.append(nil)
      }
    }
    code.expression = TupleLiteral(nodes.map { $0 ?? Constant(.void) }, labels: [])
    var none: [Value] = []
    var values: [String: Value] = [:]
    // Only literals and closures, which are made here and called later.
    if case .tuple(let box)? = try? machine.run(code, captures: [], &none) {
      for (parameter, (value, node)) in zip(declaration.parameters, zip(box.elements, nodes))
      where node != nil {
        values[parameter.name] = value
      }
    }
    return Interpreter.MacroExpansion(
      name: expansion.name, arguments: values, location: location, site: site)
  }

  /// Lowers the statements outside of declarations.
  func lowerTopLevelCode() {
    guard let (_, outer) = topLevelCode.first else { return }
    let code = Code(name: "top-level code", machine: machine)
    let scope = LexicalScope(program: self, file: outer.file, parent: outer)
    let context = FunctionContext(code: code, parent: nil, scope: scope, returnType: .void)
    let lowerer = Lowerer(program: self, context: context)
    code.body = lowerer.lowerStatements(topLevelCode.map(\.0))
    topLevelCode = []
    mainCode = code
  }

  /// Runs them.
  func runTopLevelCode() throws {
    guard let mainCode else { return }
    var none: [Value] = []
    _ = try machine.run(mainCode, captures: [], &none)
  }
}

/// A file's tree once more, to be walked through for a while.
struct PassingTree {
  /// Scenes with less text, in bytes, are lowered from their files' own trees.
  static let smallest = 256 << 10
  /// How much text is lowered from one tree.
  private static let limit = 32 << 10

  let file: SourceFile
  private let syntax: SourceFileSyntax
  private var used = 0

  init?(of file: SourceFile) {
    // A root by itself has no copy: its nodes are equal to the file's, but for their memory.
    let around = UnexpectedNodesSyntax([Syntax(file.syntax)])
    guard let syntax = around.first?.detached.as(SourceFileSyntax.self) else { return nil }
    (self.file, self.syntax) = (file, syntax)
  }

  var isUsedUp: Bool { used > Self.limit }

  mutating func node(like statements: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax? {
    used += statements.totalLength.utf8Length
    return syntax.node(at: statements.id)?.as(CodeBlockItemListSyntax.self)
  }
}
