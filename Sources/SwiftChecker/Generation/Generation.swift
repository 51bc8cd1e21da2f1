import SwiftSyntax

/// Where an expression stands, by its bytes.
public struct Place: Hashable, Sendable {
  public let offset: Int
  public let end: Int

  public init(offset: Int, end: Int) { (self.offset, self.end) = (offset, end) }

  init(_ node: some SyntaxProtocol) {
    offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    end = node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// The names of a piece of code, and what is said of generic parameters there.
struct Scope {
  var names: [String: [Declaration]] = [:]
  var types: [String: SwiftType] = [:]
  var assumptions: [GenericParameter: [NominalType]] = [:]
  /// What `self` is.
  var selfType: SwiftType?
}

/// A closure as it is written, with the names it sees.
struct Closure {
  let syntax: ClosureExprSyntax
  let scopes: [Scope]
  var place: Place { Place(syntax) }
}

/// Writes down what must hold of the types in an expression, each kind of expression in a file of its
/// family; `type(of:)` alone tells the kinds apart.
extension ConstraintSystem {
  /// The type of an expression, with the constraints that its parts bring.
  mutating func type(of syntax: ExprSyntax) -> SwiftType {
    let type = generate(syntax)
    types[Place(syntax)] = type
    return type
  }

  private mutating func generate(_ syntax: ExprSyntax) -> SwiftType {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return literal(.integer)
    case .floatLiteralExpr: return literal(.float)
    case .booleanLiteralExpr: return literal(.boolean)
    case .nilLiteralExpr: return literal(.null)
    case .stringLiteralExpr(let text): return literal(text)
    case .arrayExpr(let list):
      if list.elements.count == 1, let only = list.elements.first?.expression,
        let element = resolvedType(only)
      {
        return .metatype(.nominal(declarations.type(.array), [element]))
      }
      return literal(list)
    case .dictionaryExpr(let list): return literal(list)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return type(of: only.expression)
      }
      return .tuple(
        tuple.elements.map {
          SwiftType.TupleElement(label: $0.label?.text, type: type(of: $0.expression))
        })
    case .declReferenceExpr(let name): return reference(name)
    case .genericSpecializationExpr(let written):
      guard let type = resolvedType(written.expression)?.nominal else { return .hole(.broken) }
      let arguments = written.genericArgumentClause.arguments.compactMap { argument -> SwiftType? in
        if case .type(let inner) = argument.argument { resolve(inner) } else { nil }
      }
      return .metatype(.nominal(type, arguments))
    case .memberAccessExpr(let access): return member(access)
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call):
      let base = type(of: call.calledExpression)
      let element = variable()
      add(.member(base, "subscript", element, Place(call)))
      let result = variable()
      add(.applies(element, arguments(call.arguments), result, Place(call)))
      return result
    case .prefixOperatorExpr(let prefix):
      return operation(prefix.operator, [prefix.expression], "prefix")
    case .postfixOperatorExpr(let postfix):
      return operation(postfix.operator, [postfix.expression], "postfix")
    case .infixOperatorExpr(let infix): return self.infix(infix)
    case .ternaryExpr(let ternary):
      add(.converts(type(of: ternary.condition), .nominal(declarations.type(.bool), [])))
      let then = type(of: ternary.thenExpression)
      let other = type(of: ternary.elseExpression)
      return join([then, other])
    case .forceUnwrapExpr(let force):
      let result = variable()
      add(.object(type(of: force.expression), result))
      return result
    case .optionalChainingExpr(let chain):
      let result = variable()
      add(.object(type(of: chain.expression), result))
      return result
    case .tryExpr(let attempt):
      let inner = type(of: attempt.expression)
      return attempt.questionOrExclamationMark?.text == "?"
        ? .nominal(declarations.type(.optional), [inner]) : inner
    case .awaitExpr(let wait): return type(of: wait.expression)
    case .asExpr(let conversion): return self.conversion(conversion)
    case .isExpr(let test):
      _ = type(of: test.expression)
      return .nominal(declarations.type(.bool), [])
    case .closureExpr(let closure):
      let result = variable()
      add(.closure(Closure(syntax: closure, scopes: scopes), result))
      return result
    case .ifExpr, .switchExpr:
      let result = variable()
      add(.branches(syntax, result))
      return result
    case .keyPathExpr(let path): return keyPath(path)
    default: return .hole(.broken)
    }
  }

  /// A key path is one of its root and its value, or a function from one to the other.
  private mutating func keyPath(_ path: KeyPathExprSyntax) -> SwiftType {
    let root = path.root.map { resolve($0) } ?? variable()
    var value = root
    for component in path.components {
      switch component.component {
      case .property(let property):
        let next = variable()
        add(.member(value, property.declName.baseName.text, next, Place(component)))
        value = next
      case .subscript(let element):
        let (callee, next) = (variable(), variable())
        add(.member(value, "subscript", callee, Place(component)))
        add(.applies(callee, arguments(element.arguments), next, Place(component)))
        value = next
      case .optional:
        let next = variable()
        add(.object(value, next))
        value = next
      default: return .hole(.broken)
      }
    }
    let result = variable()
    let function = SwiftType.function(
      SwiftType.FunctionType(parameters: [.init(type: root)], result: value))
    var ways: [[Constraint]] = [[.equal(result, function), .costs(.functionConversion)]]
    for name in ["WritableKeyPath", "KeyPath"] {
      if let type = declarations.nominal(name) {
        ways.insert([.equal(result, .nominal(type, [root, value]))], at: 0)
      }
    }
    add(.either(ways))
    return result
  }

  // MARK: Literals

  private mutating func literal(_ kind: LiteralKind) -> SwiftType {
    let result = variable()
    add(.literal(result, kind))
    return result
  }

  private mutating func literal(_ text: StringLiteralExprSyntax) -> SwiftType {
    var isPlain = true
    for segment in text.segments {
      guard case .expressionSegment(let part) = segment else { continue }
      isPlain = false
      for expression in part.expressions { _ = type(of: expression.expression) }
    }
    return literal(isPlain ? .string : .interpolation)
  }

  private mutating func literal(_ list: ArrayExprSyntax) -> SwiftType {
    let (result, element) = (literal(.array), variable())
    add(.associated(result, "ArrayLiteralElement", element))
    for part in list.elements { add(.converts(type(of: part.expression), element)) }
    return result
  }

  private mutating func literal(_ list: DictionaryExprSyntax) -> SwiftType {
    let result = literal(.dictionary)
    let (key, value) = (variable(), variable())
    add(.associated(result, "Key", key))
    add(.associated(result, "Value", value))
    if case .elements(let elements) = list.content {
      for part in elements {
        add(.converts(type(of: part.key), key))
        add(.converts(type(of: part.value), value))
      }
    }
    return result
  }

  /// The type that values of all of these become.
  mutating func join(_ parts: [SwiftType]) -> SwiftType {
    let result = variable()
    for part in parts { add(.converts(part, result)) }
    return result
  }

  // MARK: Names

  private mutating func reference(_ syntax: DeclReferenceExprSyntax) -> SwiftType {
    let name = syntax.baseName.text
    for scope in scopes.reversed() {
      if let found = scope.names[name], !found.isEmpty {
        return meaning(found, Place(syntax))
      }
    }
    if name == "self", let own = scopes.last(where: { $0.selfType != nil })?.selfType { return own }
    if let type = resolvedType(ExprSyntax(syntax)) { return .metatype(filled(type, syntax)) }
    var found = declarations.functions(name)
    if case .binaryOperator = syntax.baseName.tokenKind { found = declarations.operators(name) }
    if case .prefixOperator = syntax.baseName.tokenKind { found = declarations.operators(name) }
    return found.isEmpty ? .hole(.missing) : meaning(found, Place(syntax))
  }

  /// A generic type whose arguments aren't written has a variable for each.
  private mutating func filled(_ type: SwiftType, _ syntax: DeclReferenceExprSyntax) -> SwiftType {
    guard case .nominal(let nominal, let arguments) = type, arguments.isEmpty else { return type }
    return .nominal(nominal, nominal.typeParameters.map { _ in variable() })
  }

  private mutating func meaning(_ found: [Declaration], _ place: Place) -> SwiftType {
    let result = variable()
    add(.overload(result, found.map { Choice(declaration: $0) }, place))
    return result
  }

  private mutating func member(_ access: MemberAccessExprSyntax) -> SwiftType {
    let name = access.declName.baseName.text
    let result = variable()
    guard let base = access.base else {
      let chain = variable()
      add(.implicitMember(chain, name, result, Place(access)))
      // The whole chain is of the type that has the member.
      implicit[Place(access)] = chain
      return isContinued(access) ? result : close(chain, result)
    }
    if let type = resolvedType(ExprSyntax(access)) { return .metatype(type) }
    add(.member(type(of: base), name, result, Place(access)))
    return closeChain(ExprSyntax(access), result)
  }

  private func isContinued(_ syntax: some ExprSyntaxProtocol) -> Bool {
    switch syntax.parent?.as(SyntaxEnum.self) {
    case .functionCallExpr(let call)?: call.calledExpression.id == ExprSyntax(syntax).id
    case .memberAccessExpr(let outer)?: outer.base?.id == ExprSyntax(syntax).id
    case .forceUnwrapExpr?, .optionalChainingExpr?: true
    default: false
    }
  }

  /// The type of a chain that begins with `.name` is that of its end, or an optional of it.
  private mutating func close(_ chain: SwiftType, _ end: SwiftType) -> SwiftType {
    add(.either([[.equal(end, chain)], [.object(chain, end)]]))
    return chain
  }

  /// At the end of a chain that begins with `.name` the chain's type is the whole's; after `?` the whole is
  /// an optional.
  private mutating func closeChain(_ syntax: ExprSyntax, _ type: SwiftType) -> SwiftType {
    guard !isContinued(syntax) else { return type }
    var root: ExprSyntax? = syntax
    var isOptional = false
    while let current = root {
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): root = call.calledExpression
      case .subscriptCallExpr(let call): root = call.calledExpression
      case .forceUnwrapExpr(let force): root = force.expression
      case .optionalChainingExpr(let chain):
        isOptional = true
        root = chain.expression
      case .memberAccessExpr(let access):
        if access.base == nil, let chain = implicit[Place(access)] {
          return close(chain, type)
        }
        root = access.base
      default: root = nil
      }
    }
    guard isOptional else { return type }
    // A chain that gives an optional gives no optional of one.
    let object = variable()
    let result = SwiftType.nominal(declarations.type(.optional), [object])
    add(.converts(type, result))
    return result
  }

  // MARK: Calls

  private mutating func call(_ call: FunctionCallExprSyntax) -> SwiftType {
    let callee = type(of: call.calledExpression)
    var given = arguments(call.arguments)
    if let closure = call.trailingClosure {
      given.append(
        Constraint.Argument(label: nil, type: type(of: ExprSyntax(closure)), isTrailing: true))
    }
    for other in call.additionalTrailingClosures {
      given.append(
        Constraint.Argument(label: other.label.text, type: type(of: ExprSyntax(other.closure))))
    }
    let result = variable()
    add(.applies(callee, given, result, Place(call)))
    return closeChain(ExprSyntax(call), result)
  }

  private mutating func arguments(_ list: LabeledExprListSyntax) -> [Constraint.Argument] {
    list.map { Constraint.Argument(label: $0.label?.text, type: type(of: $0.expression)) }
  }

  private mutating func infix(_ infix: InfixOperatorExprSyntax) -> SwiftType {
    if let name = infix.operator.as(BinaryOperatorExprSyntax.self) {
      return operation(name.operator, [infix.leftOperand, infix.rightOperand], "infix")
    }
    if infix.operator.is(AssignmentExprSyntax.self) {
      let target = type(of: infix.leftOperand)
      add(.converts(type(of: infix.rightOperand), target))
      return .void
    }
    return .hole(.broken)
  }

  private mutating func operation(
    _ name: TokenSyntax, _ operands: [ExprSyntax], _ fixity: String
  ) -> SwiftType {
    let found = declarations.operators(name.text).filter {
      guard case .function(let function) = $0.type else { return false }
      return function.parameters.count == operands.count
    }
    let callee = variable()
    add(.overload(callee, found.map { Choice(declaration: $0) }, Place(name)))
    let given = operands.map { Constraint.Argument(label: nil, type: type(of: $0)) }
    let result = variable()
    add(.applies(callee, given, result, Place(name)))
    return result
  }

  private mutating func conversion(_ syntax: AsExprSyntax) -> SwiftType {
    let value = type(of: syntax.expression)
    let wanted = resolve(syntax.type)
    switch syntax.questionOrExclamationMark?.text {
    case "?": return .nominal(declarations.type(.optional), [wanted])
    case "!": return wanted
    default:
      add(.converts(value, wanted))
      return wanted
    }
  }

  // MARK: Types

  /// The type that an expression writes, if it does.
  func resolvedType(_ syntax: ExprSyntax) -> SwiftType? {
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
      !scopes.contains(where: { $0.names[name] != nil })
    else { return nil }
    return named(name).map { type in
      guard let nominal = type.nominal, type.arguments.isEmpty, !nominal.typeParameters.isEmpty
      else { return type }
      return type
    }
  }

  func named(_ name: String) -> SwiftType? {
    for scope in scopes.reversed() { if let type = scope.types[name] { return type } }
    if name == "Any" { return .any }
    return declarations.nominal(name).map { .nominal($0, []) }
  }

  func resolve(_ syntax: TypeSyntax) -> SwiftType {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      guard let found = named(type.name.text) else { return .hole(.missing) }
      let arguments =
        type.genericArgumentClause?.arguments.compactMap { argument -> SwiftType? in
          if case .type(let written) = argument.argument { resolve(written) } else { nil }
        } ?? []
      guard case .nominal(let nominal, _) = found else { return found }
      return nominal.kind == .protocolType ? .existential([nominal]) : .nominal(nominal, arguments)
    case .optionalType(let type):
      return .nominal(declarations.type(.optional), [resolve(type.wrappedType)])
    case .arrayType(let type): return .nominal(declarations.type(.array), [resolve(type.element)])
    case .dictionaryType(let type):
      return .nominal(declarations.type(.dictionary), [resolve(type.key), resolve(type.value)])
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first { return resolve(only.type) }
      return .tuple(
        type.elements.map {
          SwiftType.TupleElement(label: $0.firstName?.text, type: resolve($0.type))
        })
    case .functionType(let type):
      return .function(
        SwiftType.FunctionType(
          parameters: type.parameters.map { parameter in
            let attributed = parameter.type.as(AttributedTypeSyntax.self)
            return SwiftType.FunctionType.Parameter(
              type: resolve(parameter.type),
              isInout: attributed?.specifiers.trimmedDescription == "inout")
          }, result: resolve(type.returnClause.type),
          isThrowing: type.effectSpecifiers?.throwsClause != nil,
          isAsync: type.effectSpecifiers?.asyncSpecifier != nil))
    case .attributedType(let type): return resolve(type.baseType)
    case .someOrAnyType(let type): return resolve(type.constraint)
    case .metatypeType(let type): return .metatype(resolve(type.baseType))
    case .memberType(let type):
      let base = resolve(type.baseType)
      if case .parameter(let parameter) = base {
        return .parameter(parameter.member(type.name.text))
      }
      return base.nominal?.types[type.name.text] ?? .hole(.missing)
    default: return .hole(.broken)
    }
  }
}
