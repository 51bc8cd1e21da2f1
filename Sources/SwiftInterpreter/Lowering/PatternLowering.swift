import SwiftSyntax

extension Lowerer {
  func lowerConditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.nodes.map { element in
      switch element.condition {
      case .expression(let expression): return .boolean(lowerCondition(expression))
      case .availability(let availability):
        return .boolean(
          Constant(.bool(Platform.isAvailable(availability, program.configuration))))
      case .optionalBinding(let binding): return lowerBinding(binding)
      case .matchingPattern(let matching):
        let subject = asNil(
          lower(matching.initializer.value, expecting: .unknown), where: [matching.pattern])
        return .matching(
          lowerPattern(matching.pattern, matching: subject.type, binds: false), subject.node)
      }
    }
  }

  /// Whether `#available` conditions alone decide a branch, and how. The branch that can't run may
  /// use missing names.
  func decided(_ list: ConditionElementListSyntax) -> Bool? {
    var areAll = true
    for element in list.nodes {
      guard case .availability(let availability) = element.condition else {
        areAll = false
        continue
      }
      if !Platform.isAvailable(availability, program.configuration) { return false }
    }
    return areAll ? true : nil
  }

  /// Whether a value is made from a foreign one that may be nil: `Double(item.value)`.
  private func isMadeOfForeign(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    return typeExpression(call.calledExpression) != nil
      && call.arguments.nodes.contains { isForeign($0.expression) }
  }

  /// Whether an expression is a framework's value, or a member of one.
  func isForeign(_ syntax: ExprSyntax) -> Bool {
    if quickType(syntax).wrapped.isStandIn { return true }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access):
      return access.base.map { isForeign($0) || foreignType($0) != nil } == true
    case .optionalChainingExpr(let chain): return isForeign(chain.expression)
    case .forceUnwrapExpr(let unwrapped): return isForeign(unwrapped.expression)
    case .functionCallExpr(let call): return isForeign(call.calledExpression)
    case .subscriptCallExpr(let call): return isForeign(call.calledExpression)
    default: return false
    }
  }

  private func lowerBinding(_ binding: OptionalBindingConditionSyntax) -> Condition {
    let declared = binding.typeAnnotation.map { resolveType($0.type) }
    var value: Lowered
    if let initializer = binding.initializer {
      let wanted = declared.map { builtin.optional($0) } ?? .unknown
      value = lower(initializer.value, expecting: wanted)
    } else if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      value = lower(named: name)
    } else {
      value = Lowered(Constant(.none), .unknown)
    }
    value = asNil(value)
    if !value.type.isOptional, let made = binding.initializer?.value, isMadeOfForeign(made) {
      value = Lowered(Constant(.none), builtin.optional(value.type))
    }
    // With a written type, `if let row: Row = make()`, the value is wrapped.
    if value.type.isConcrete, !value.type.isOptional, declared == nil {
      report(
        .optional,
        "initializer for conditional binding must have Optional type, not '\(value.type)'",
        at: binding.initializer.map { Syntax($0.value) } ?? Syntax(binding.pattern))
    }
    let type = declared ?? value.type.wrapped
    let isLet = binding.bindingSpecifier.text == "let"
    return .binding(
      lowerPattern(binding.pattern, matching: type, binds: true, isLet: isLet), value.node)
  }

  /// `if let name`: the name's own value.
  private func lower(named pattern: IdentifierPatternSyntax) -> Lowered {
    let name = pattern.identifier.plainText
    if let variable = context.resolve(name) {
      if variable.isComputed {
        return Lowered(localComputed(variable, at: pattern), variable.type)
      }
      return Lowered(variable.place(), variable.type)
    }
    if name == "self" { return selfReference(at: pattern) }
    if let member = implicitSelfMember(name, at: pattern, expecting: .unknown) { return member }
    if let variable = program.globalVariable(name, from: file) {
      return access(variable, receiver: nil, bindings: Bindings(), at: pattern)
    }
    return unknownName(name, at: pattern)
  }

  func lowerCaseItems(
    _ clause: SwitchCaseSyntax, matching type: SwiftType
  ) -> [(pattern: Pattern, filter: Expression?)] {
    guard case .case(let label) = clause.label else { return [(WildcardPattern(), nil)] }
    // Alternatives bind the same names, so they share slots.
    var shared: [String: Variable] = [:]
    return label.caseItems.nodes.map { item in
      sharedBindings = shared
      let pattern = lowerPattern(item.pattern, matching: type, binds: false)
      shared = sharedBindings ?? [:]
      sharedBindings = nil
      return (pattern, item.whereClause.map { lowerCondition($0.condition) })
    }
  }

  /// Lowers a pattern; with `binds`, a bare name is a new variable, as within `let`.
  func lowerPattern(
    _ syntax: PatternSyntax, matching type: SwiftType, binds: Bool, isLet: Bool = true
  ) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name):
      return bind(name.identifier.plainText, type, isLet)
    case .wildcardPattern: return WildcardPattern()
    case .valueBindingPattern(let binding):
      return lowerPattern(
        binding.pattern, matching: type, binds: true,
        isLet: binding.bindingSpecifier.text == "let")
    case .tuplePattern(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return lowerPattern(only.pattern, matching: type, binds: binds, isLet: isLet)
      }
      if binds, let reason = tuple.refusal(of: type) { report(.pattern, reason, at: syntax) }
      let types = elementTypes(type, tuple.elements.count)
      return TuplePattern(
        zip(tuple.elements.nodes, types).map {
          lowerPattern($0.pattern, matching: $1, binds: binds, isLet: isLet)
        })
    case .isTypePattern(let test):
      return TypePattern(castTarget(resolveType(test.type)), nil, machine: machine)
    case .expressionPattern(let pattern):
      return lowerPattern(
        expression: pattern.expression, matching: type, binds: binds, isLet: isLet)
    case .missingPattern: return WildcardPattern()
    }
  }

  private func bind(_ name: String, _ type: SwiftType, _ isLet: Bool) -> Pattern {
    if name == "_" { return WildcardPattern() }
    if let known = sharedBindings?[name] { return BindingPattern(known.use()) }
    let variable = context.declare(name, type: type, isLet: isLet)
    sharedBindings?[name] = variable
    return BindingPattern(variable.use())
  }

  func elementTypes(_ type: SwiftType, _ count: Int) -> [SwiftType] {
    if case .tuple(let elements) = type, elements.count == count { return elements.map(\.type) }
    // A part of a framework's value is another one.
    if type.isStandIn { return Array(repeating: type, count: count) }
    return Array(repeating: .unknown, count: count)
  }

  private func lowerPattern(
    expression written: ExprSyntax, matching type: SwiftType, binds: Bool, isLet: Bool
  ) -> Pattern {
    let expression = program.inOrder(written)
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let pattern):
      return lowerPattern(pattern.pattern, matching: type, binds: binds, isLet: isLet)
    case .discardAssignmentExpr: return WildcardPattern()
    case .declReferenceExpr(let name) where binds && context.localType(name.baseName.text) == nil:
      return bind(name.baseName.plainText, type, isLet)
    case .optionalChainingExpr(let optional):
      return OptionalPattern(
        lowerPattern(
          expression: optional.expression, matching: type.wrapped, binds: binds, isLet: isLet))
    case .nilLiteralExpr: return NilPattern()
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return lowerPattern(
          expression: only.expression, matching: type, binds: binds, isLet: isLet)
      }
      let types = elementTypes(type, tuple.elements.count)
      return TuplePattern(
        zip(tuple.elements.nodes, types).map {
          lowerPattern(expression: $0.expression, matching: $1, binds: binds, isLet: isLet)
        })
    case .asExpr(let cast):
      let wanted = resolveType(cast.type)
      let inner = lowerPattern(
        expression: cast.expression, matching: wanted, binds: binds, isLet: isLet)
      return TypePattern(castTarget(wanted), inner, machine: machine)
    case .isExpr(let test):
      return TypePattern(castTarget(resolveType(test.type)), nil, machine: machine)
    case .declReferenceExpr(let reference):
      if let owner = enumeration(declaring: reference, matching: type) {
        return casePattern(
          reference.baseName.plainText, of: owner, payload: nil, binds: binds, isLet: isLet)
      }
    case .memberAccessExpr(let access):
      if let pattern = casePattern(access, payload: nil, type, binds: binds, isLet: isLet) {
        return pattern
      }
    case .functionCallExpr(let call):
      if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
        let owner = enumeration(declaring: reference, matching: type)
      {
        return casePattern(
          reference.baseName.plainText, of: owner, payload: call.arguments, binds: binds,
          isLet: isLet)
      }
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let pattern = casePattern(
          access, payload: call.arguments, type, binds: binds, isLet: isLet)
      {
        return pattern
      }
    default: break
    }
    return expressionPattern(expression, type)
  }

  /// The enclosing enumeration to which a case without a base belongs: a case is looked up like any
  /// other name, and found in an enumeration's static members and in the types within it.
  func enumeration(
    declaring reference: DeclReferenceExprSyntax, matching type: SwiftType = .unknown
  ) -> SwiftType? {
    let name = reference.baseName.plainText
    guard var owner = context.scope.owner, context.resolve(name) == nil else { return nil }
    var isInstance = context.hasSelf
    while owner.ownMembers(name).isEmpty {
      guard let outer = context.scope.typeAround(owner) else { return nil }
      (owner, isInstance) = (outer, false)
    }
    guard !isInstance, owner.kind == .enumeration, owner.ownCase(name) != nil else { return nil }
    return type.fullyUnwrapped.nominal === owner ? type.fullyUnwrapped : owner.selfType
  }

  /// `.name`, `.name(…)` or `Type.name(…)` where it names a case.
  private func casePattern(
    _ access: MemberAccessExprSyntax, payload: LabeledExprListSyntax?, _ type: SwiftType,
    binds: Bool, isLet: Bool
  ) -> Pattern? {
    let name = access.declName.baseName.plainText
    var subject = type.fullyUnwrapped
    if let base = access.base {
      guard let written = typeExpression(base) else { return nil }
      subject = written
    }
    if type.isOptional, access.base == nil || subject.isOptional, name == "some" || name == "none" {
      if name == "none" { return NilPattern() }
      let inner = payload?.first.map {
        lowerPattern(expression: $0.expression, matching: type.wrapped, binds: binds, isLet: isLet)
      }
      return OptionalPattern(inner ?? WildcardPattern())
    }
    if self.enumCase(name, of: subject) == nil {
      // Without a known type a payload pattern can only be a case's.
      guard subject.isUnknown || payload != nil && (subject.isStandIn || isDynamic(subject)),
        access.base == nil
      else { return nil }
    }
    return casePattern(name, of: subject, payload: payload, binds: binds, isLet: isLet)
  }

  private func enumCase(_ name: String, of subject: SwiftType) -> EnumCase? {
    subject.nominal?.kind == .enumeration ? subject.nominal?.ownCase(name) : nil
  }

  private func casePattern(
    _ name: String, of subject: SwiftType, payload: LabeledExprListSyntax?, binds: Bool,
    isLet: Bool
  ) -> Pattern {
    guard let payload else {
      return CasePattern(name: name, payload: nil)
    }
    let enumCase = enumCase(name, of: subject)
    let bindings = Bindings(
      subject.nominal?.typeParameters ?? [], subject.arguments)
    let types = enumCase?.parameters.map { $0.type.substituting(bindings) } ?? []
    if payload.count == 1, types.count > 1, let only = payload.first {
      let tuple = SwiftType.tuple(
        types.map { SwiftType.TupleElement(label: nil, type: $0) })
      return CasePattern(
        name: name,
        payload: [
          lowerPattern(expression: only.expression, matching: tuple, binds: binds, isLet: isLet)
        ])
    }
    let patterns = payload.nodes.enumerated().map { index, argument in
      lowerPattern(
        expression: argument.expression,
        matching: types.indices.contains(index) ? types[index] : .unknown, binds: binds,
        isLet: isLet)
    }
    return CasePattern(name: name, payload: patterns)
  }

  func expressionPattern(_ expression: ExprSyntax, _ type: SwiftType) -> Pattern {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first, inner.label == nil
    {
      return expressionPattern(inner.expression, type)
    }
    let found = quickType(expression)
    var wanted = type.fullyUnwrapped
    if let infix = program.inOrder(expression).as(InfixOperatorExprSyntax.self),
      ["..<", "..."].contains(infix.name)
    {
      wanted = .nominal(builtin.range, [wanted])
    } else if expression.is(PostfixOperatorExprSyntax.self)
      || expression.as(PrefixOperatorExprSyntax.self)?.operator.text.hasPrefix("..") == true
    {
      wanted = .nominal(builtin.range, [wanted])
    }
    let subject = type.fullyUnwrapped
    if let kind = literalKind(expression), isPlain(subject), !subject.isUnknown,
      score(of: kind, subject) == nil,
      operatorCandidates("~=", [found, type]).allSatisfy({ $0.function.location == nil })
    {
      report(
        .pattern,
        "expression pattern of type '\(found)' cannot match values of type '\(type)'",
        at: expression)
    }
    let lowered = lower(expression, expecting: wanted)
    let matcher = operatorCandidates("~=", [found.isUnknown ? lowered.type : found, type]).first {
      $0.function.parameters.count == 2
        && fit(lowered.type, into: $0.function.parameters[0].type) != nil
        && fit(type, into: $0.function.parameters[1].type) != nil
    }
    return ExpressionPattern(lowered.node, matcher: matcher?.function, machine: machine)
  }
}

extension NominalType {
  var ownCases: [EnumCase] {
    ready()
    return cases
  }

  func ownCase(_ name: String) -> EnumCase? { ownCases.first { $0.name == name } }
}

extension TuplePatternSyntax {
  /// Why a type's values can't be destructured into the pattern's names; nil where they can.
  func refusal(of type: SwiftType) -> String? {
    if let nominal = type.nominal {
      guard type.isConcrete, !type.isOptional, nominal.kind != .protocolType, !nominal.isStandIn
      else { return nil }
      return "tuple pattern cannot match values of non-tuple type '\(type)'"
    }
    // A tuple must have as many elements as there are names.
    guard case .tuple(let parts) = type, !parts.isEmpty, parts.count != elements.count else {
      return nil
    }
    let types = (0..<elements.count).map { parts.indices.contains($0) ? "\(parts[$0].type)" : "_" }
    return "'\(type)' is not convertible to '(\(types.joined(separator: ", ")))', "
      + "tuples have a different number of elements"
  }
}
