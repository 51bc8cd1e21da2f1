import SwiftSyntax

extension ConstraintSystem {
  /// A name by itself: of the enclosing code, of `self`, or of the program.
  mutating func reference(_ syntax: DeclReferenceExprSyntax) -> SwiftType {
    let name = syntax.baseName.text.trimmingBackticks
    let place = Place(syntax)
    switch syntax.baseName.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return meaning(declarations.operators(name), place)
    default: break
    }
    note(syntax.argumentNames, place)
    let locals = locals(name)
    if !locals.isEmpty { return meaning(locals, place) }
    if name == "self" { return selfType ?? .hole(.missing) }
    if let selfType, !members(name, of: selfType).isEmpty {
      let result = variable()
      add(.member(selfType, name, result, place))
      return result
    }
    return globals(name, place)
  }

  private mutating func note(_ labels: DeclNameArgumentsSyntax?, _ place: Place) {
    namedLabels[place] = labels?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
  }

  /// The global declarations of a name.
  private mutating func globals(_ name: String, _ place: Place) -> SwiftType {
    let globals = scopes.flatMap { $0.surroundings?.globals(name) ?? [] }
    guard !globals.isEmpty else {
      problem = problem ?? .unknownName(name, place)
      return .hole(.missing)
    }
    return meaning(globals, place)
  }

  /// Whether an expression is a module's name.
  private func isModule(_ syntax: ExprSyntax) -> Bool {
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return locals(name).isEmpty && type(named: name) == nil
      && scopes.contains { $0.surroundings?.isModule(name) == true }
  }

  /// The local declarations of a name.
  private func locals(_ name: String) -> [Declaration] {
    for scope in scopes.reversed() {
      if let found = scope.names[name], !found.isEmpty { return found }
      if let found = scope.surroundings?.locals(name), !found.isEmpty { return found }
    }
    return []
  }

  private mutating func meaning(_ found: [Declaration], _ place: Place) -> SwiftType {
    let result = variable()
    add(.overload(result, found.map { Choice(declaration: $0) }, place))
    return result
  }

  mutating func member(_ access: MemberAccessExprSyntax) -> SwiftType {
    let name = access.declName.baseName.text.trimmingBackticks
    let place = Place(access)
    note(access.declName.argumentNames, place)
    guard let base = access.base else {
      let (chain, result) = (variable(), variable())
      add(.implicitMember(chain, name, result, place))
      implicit[place] = chain
      return closed(ExprSyntax(access), result)
    }
    if isModule(base) { return globals(name, place) }
    var owner = type(of: base)
    if name == "self" { return owner }
    if name == "init", base.isSelf { owner = .metatype(owner.instance ?? owner) }
    let result = variable()
    add(.member(owner, name, result, place))
    return closed(ExprSyntax(access), result)
  }

  // MARK: Chains

  /// Closes a chain: after `?` the whole is an optional, and a chain that begins with `.name` has
  /// the type with that member.
  mutating func closed(_ syntax: ExprSyntax, _ type: SwiftType) -> SwiftType {
    guard !syntax.isLink else { return type }
    var isOptional = false
    var next: ExprSyntax? = syntax
    while let current = next {
      if current.is(OptionalChainingExprSyntax.self) { isOptional = true }
      if let access = current.as(MemberAccessExprSyntax.self), access.base == nil,
        let chain = implicit[Place(access)]
      {
        add(.chain(type, chain))
        return chain
      }
      next = current.linkBefore
    }
    return isOptional ? flattened(type) : type
  }

  // MARK: Written types

  /// The type that an expression writes, if it does: `Box<Int>`, `[String]`, `Int?`.
  func writtenType(_ syntax: ExprSyntax) -> SwiftType? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      guard name.argumentNames == nil else { return nil }
      let text = name.baseName.text.trimmingBackticks
      guard locals(text).isEmpty else { return nil }
      return type(named: text) ?? (text == "Any" ? .any : nil)
    case .genericSpecializationExpr(let written):
      guard case .nominal(let type, _)? = writtenType(written.expression) else { return nil }
      return .nominal(type, type.packed(resolver.types(written.genericArgumentClause)))
    case .memberAccessExpr(let access):
      if let base = access.base, access.declName.baseName.text == "Type" {
        return writtenType(base).map { .metatype($0) }
      }
      if let base = access.base, isModule(base) {
        return type(named: access.declName.baseName.text.trimmingBackticks)
      }
      let name = access.declName.baseName.text.trimmingBackticks
      guard let base = access.base, access.declName.argumentNames == nil,
        let outer = writtenType(base)
      else { return nil }
      if case .parameter(let parameter) = outer { return associatedType(name, of: parameter) }
      guard case .nominal(let owner, let arguments) = outer, let found = owner.type(named: name)
      else { return nil }
      return found.substituting(
        Dictionary(zip(owner.typeParameters, arguments)) { first, _ in first })
    case .typeExpr(let written): return resolve(written.type)
    case .arrayExpr(let list):
      guard list.elements.count == 1, let only = list.elements.first?.expression else { return nil }
      return writtenType(only).map { declarations.known(.array, [$0]) }
    case .dictionaryExpr(let list):
      guard case .elements(let pairs) = list.content, pairs.count == 1, let only = pairs.first,
        let key = writtenType(only.key), let value = writtenType(only.value)
      else { return nil }
      return declarations.known(.dictionary, [key, value])
    case .optionalChainingExpr(let chain):
      return writtenType(chain.expression).map { declarations.optional(of: $0) }
    case .tupleExpr(let tuple):
      let parts = tuple.elements.map { ($0.label?.text, writtenType($0.expression)) }
      guard !parts.isEmpty, parts.allSatisfy({ $0.1 != nil }) else { return nil }
      let elements = parts.compactMap { label, type in
        type.map { SwiftType.TupleElement(label: label, type: $0) }
      }
      return elements.count == 1 ? elements[0].type : .tuple(elements)
    default: return nil
    }
  }

  /// A generic type without written arguments gets a variable for each; a protocol's name is its
  /// existential.
  mutating func filled(_ type: SwiftType) -> SwiftType {
    var open: [(NominalType, [SwiftType])] = []
    _ = type.contains { part in
      if case .nominal(let nominal, let arguments) = part, arguments.isEmpty,
        !nominal.typeParameters.isEmpty
      {
        open.append((nominal, []))
      }
      return false
    }
    if open.isEmpty {
      if case .nominal(let nominal, let arguments) = type, nominal.kind == .protocolType {
        return .existential([.nominal(nominal, arguments)])
      }
      return type
    }
    let fresh = open.map { nominal, _ in nominal.typeParameters.map { _ in variable() } }
    var index = -1
    return type.mapped { part in
      guard case .nominal(let nominal, let arguments) = part, arguments.isEmpty,
        !nominal.typeParameters.isEmpty
      else { return nil }
      index += 1
      return .nominal(nominal, fresh[index])
    }
  }
}

extension ExprSyntax {
  /// Whether it is `self` or `super`.
  fileprivate var isSelf: Bool {
    self.is(SuperExprSyntax.self)
      || self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// Whether it is `self.init` or `super.init`, a call of which initialises the current object.
  var isOwnInitializer: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.tokenKind == .keyword(.`init`) && access.base?.isSelf == true
  }

  /// The link of a chain before this one.
  fileprivate var linkBefore: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): call.calledExpression
    case .subscriptCallExpr(let call): call.calledExpression
    case .forceUnwrapExpr(let force): force.expression
    case .optionalChainingExpr(let chain): chain.expression
    case .postfixOperatorExpr(let postfix): postfix.expression
    case .memberAccessExpr(let access): access.base
    default: nil
    }
  }

  /// Whether a link of the chain that ends with it follows a `?`.
  var isOptionalChain: Bool {
    var next: ExprSyntax? = self
    while let current = next {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      next = current.linkBefore
    }
    return false
  }

  /// Whether the chain continues after it, or an assignment changes it: there an optional chain
  /// means its unwrapped value.
  fileprivate var isLink: Bool {
    guard let parent else { return false }
    if let outer = parent.as(ExprSyntax.self), outer.linkBefore?.id == id { return true }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      return infix.isAssignment && infix.leftOperand.id == id
    }
    return false
  }
}

extension InfixOperatorExprSyntax {
  /// Whether it changes its left operand.
  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    guard let name = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}
