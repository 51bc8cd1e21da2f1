import SwiftSyntax

/// The first stage: generates the constraints of an expression. Each family of expressions has a
/// file of its own; only `generate` distinguishes the kinds.
extension ConstraintSystem {
  /// How deep expressions may be nested.
  static let nestingLimit = 200

  /// The type of an expression, with the constraints that its parts bring.
  mutating func type(of syntax: ExprSyntax) -> SwiftType {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else {
      problem = .tooDeep
      return .hole(.broken)
    }
    let type = writtenType(syntax).map { .metatype(filled($0)) } ?? generate(syntax)
    types[Place(syntax)] = type
    return type
  }

  private mutating func generate(_ syntax: ExprSyntax) -> SwiftType {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: literal(.integer)
    case .floatLiteralExpr: literal(.float)
    case .booleanLiteralExpr: literal(.boolean)
    case .nilLiteralExpr: literal(.null)
    case .stringLiteralExpr(let text): literal(text)
    case .simpleStringLiteralExpr: literal(.string)
    case .regexLiteralExpr(let regex):
      declarations.known(.regex, [declarations.output(of: regex)])
    case .arrayExpr(let list): literal(list)
    case .dictionaryExpr(let list): literal(list)
    case .macroExpansionExpr(let macro): self.macro(macro)
    case .tupleExpr(let tuple): self.tuple(tuple)
    case .declReferenceExpr(let name): reference(name)
    case .superExpr: superclass
    case .typeExpr(let written): .metatype(filled(resolve(written.type)))
    case .genericSpecializationExpr(let written): type(of: written.expression)
    case .memberAccessExpr(let access): member(access)
    case .keyPathExpr(let path): keyPath(path)
    case .functionCallExpr(let call): self.call(call)
    case .subscriptCallExpr(let call): element(call)
    case .prefixOperatorExpr(let prefix):
      operation(prefix.operator, [prefix.expression], .prefix)
    case .postfixOperatorExpr(let postfix):
      operation(postfix.operator, [postfix.expression], .postfix)
    case .infixOperatorExpr(let infix): self.infix(infix)
    case .inOutExpr(let place): type(of: place.expression)
    case .ternaryExpr(let ternary): choice(ternary)
    case .ifExpr, .switchExpr: branches(syntax)
    case .closureExpr(let closure): self.closure(closure)
    case .forceUnwrapExpr(let force): object(of: force.expression)
    case .optionalChainingExpr(let chain): object(of: chain.expression)
    case .tryExpr(let attempt): self.attempt(attempt)
    case .awaitExpr(let wait): type(of: wait.expression)
    case .consumeExpr(let inner): type(of: inner.expression)
    case .copyExpr(let inner): type(of: inner.expression)
    case .borrowExpr(let inner): type(of: inner.expression)
    case .unsafeExpr(let inner): type(of: inner.expression)
    case .asExpr(let conversion): self.conversion(conversion)
    case .isExpr(let test): self.test(test)
    case .discardAssignmentExpr: variable()
    case .packExpansionExpr(let expansion): .expansion(type(of: expansion.repetitionPattern))
    case .packElementExpr(let element): type(of: element.pack)
    case .sequenceExpr(let sequence): ordered(sequence)
    // Parts of other expressions, unfolded sequences, and code that doesn't parse.
    default: .hole(.broken)
    }
  }

  private mutating func ordered(_ sequence: SequenceExprSyntax) -> SwiftType {
    let folded = declarations.inOrder(sequence)
    return folded.is(SequenceExprSyntax.self) ? .hole(.broken) : type(of: folded)
  }

  /// Adds the enclosing statement's constraints to an expression: an optional to unwrap, or
  /// elements.
  mutating func ask(_ type: SwiftType, where syntax: ExprSyntax) {
    guard let parent = syntax.parent else { return }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true {
      add(.object(type, variable()))
    } else if let loop = parent.as(ForStmtSyntax.self), loop.awaitKeyword == nil,
      loop.sequence.id == syntax.id
    {
      add(.conforms(type, declarations.known(.sequence)))
    }
  }

  // MARK: Small ones

  private mutating func tuple(_ tuple: TupleExprSyntax) -> SwiftType {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil,
      !only.expression.is(PackExpansionExprSyntax.self)
    {
      return type(of: only.expression)
    }
    return .tuple(
      tuple.elements.map {
        SwiftType.TupleElement(label: $0.label?.text, type: type(of: $0.expression))
      })
  }

  private mutating func choice(_ ternary: TernaryExprSyntax) -> SwiftType {
    add(.converts(type(of: ternary.condition), declarations.known(.bool)))
    let parts = [type(of: ternary.thenExpression), type(of: ternary.elseExpression)]
    let result = variable()
    for part in parts { add(.converts(part, result)) }
    return result
  }

  private mutating func branches(_ syntax: ExprSyntax) -> SwiftType {
    let result = variable()
    add(.branches(syntax, result, scopes))
    return result
  }

  private mutating func closure(_ closure: ClosureExprSyntax) -> SwiftType {
    let result = variable()
    add(.closure(Closure(syntax: closure, scopes: scopes), result))
    return result
  }

  private mutating func object(of syntax: ExprSyntax) -> SwiftType {
    let result = variable()
    add(.object(type(of: syntax), result))
    return result
  }

  /// `try?` yields an optional, but not a nested one (SE-0230).
  private mutating func attempt(_ attempt: TryExprSyntax) -> SwiftType {
    let inner = type(of: attempt.expression)
    guard attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return inner }
    return flattened(inner)
  }

  /// An optional of a value, or the value if it is one.
  mutating func flattened(_ type: SwiftType) -> SwiftType {
    let result = declarations.optional(of: variable())
    add(.converts(type, result))
    return result
  }

  private mutating func conversion(_ syntax: AsExprSyntax) -> SwiftType {
    let value = type(of: syntax.expression)
    let wanted = filled(resolve(syntax.type))
    switch syntax.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: return declarations.optional(of: wanted)
    case .exclamationMark: return wanted
    default:
      add(.coerces(value, wanted))
      return wanted
    }
  }

  private mutating func test(_ test: IsExprSyntax) -> SwiftType {
    _ = type(of: test.expression)
    return declarations.known(.bool)
  }

  private var superclass: SwiftType {
    guard case .nominal(let own, _)? = selfType.map({ $0.instance ?? $0 }),
      let parent = own.inheritance.first?.type, parent.nominal?.kind == .classType
    else { return .hole(.missing) }
    return selfType?.instance == nil ? parent : .metatype(parent)
  }
}
