import SwiftSyntax

extension Lowerer {
  /// Whether an expression takes its type from its surroundings: literals, implicit members.
  func isFlexible(_ syntax: ExprSyntax) -> Bool {
    switch program.inOrder(syntax).as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .stringLiteralExpr: true
    case .arrayExpr, .dictionaryExpr: typeExpression(syntax) == nil
    case .memberAccessExpr(let access):
      access.base.map { isFlexible($0) && !literalBase($0) } ?? true
    case .functionCallExpr(let call):
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
        access.base.map { isFlexible($0) && !literalBase($0) } ?? true
      } else {
        false
      }
    case .prefixOperatorExpr(let prefix):
      !prefix.operator.text.hasPrefix("..") && isFlexible(prefix.expression)
    case .infixOperatorExpr(let infix): isFlexible(infix)
    case .ternaryExpr(let ternary):
      isFlexible(ternary.thenExpression) && isFlexible(ternary.elseExpression)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 && tuple.elements.first.map { isFlexible($0.expression) } ?? false
    default: false
    }
  }

  /// Whether it is a tuple of several, some of which take their type from its surroundings.
  func isFlexibleTuple(_ syntax: ExprSyntax) -> Bool {
    guard let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
      return false
    }
    return tuple.elements.contains { isFlexible($0.expression) }
  }

  /// Whether it is a range whose bounds take their type from their surroundings.
  func isFlexibleRange(_ syntax: ExprSyntax) -> Bool {
    guard let infix = program.inOrder(syntax).as(InfixOperatorExprSyntax.self) else {
      return false
    }
    return ["...", "..<"].contains(infix.name) && isFlexible(infix.leftOperand)
      && isFlexible(infix.rightOperand)
  }

  /// Found once for an operator: a long chain asks at each of its links.
  private func isFlexible(_ infix: InfixOperatorExprSyntax) -> Bool {
    if let known = flexibleOperators[infix.id] { return known }
    let result =
      BinaryOperation(rawValue: infix.name)?.isComparison == false
      && isFlexible(infix.rightOperand) && isFlexible(infix.leftOperand)
    flexibleOperators[infix.id] = result
    return result
  }

  /// A literal whose member is asked for has its default type: `"a".count`, `[1, 2].map`.
  private func literalBase(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr,
      .tupleExpr:
      true
    default: false
    }
  }

  /// An expression's type as far as it shows without lowering it; unknown otherwise.
  func quickType(_ written: ExprSyntax) -> SwiftType {
    let syntax = program.inOrder(written)
    quickNesting += 1
    defer {
      quickNesting -= 1
      if quickNesting == 0 { quickTypes.removeAll(keepingCapacity: true) }
    }
    let isLink = askedLink == written.id
    askedLink = nil
    if quickNesting > 200 { return .unknown }
    if !decidedTypes.isEmpty, let decided = decidedTypes[written.id] { return decided }
    if !isLink, isChain(syntax) { return remembered(syntax) { quickChain(syntax) } }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return builtin.int
    case .floatLiteralExpr: return builtin.double
    case .stringLiteralExpr: return builtin.string
    case .booleanLiteralExpr, .isExpr: return builtin.bool
    case .nilLiteralExpr: return builtin.optional(.unknown)
    case .regexLiteralExpr(let literal): return lower(literal).type
    case .arrayExpr(let array):
      if let type = typeExpression(syntax) { return .metatype(type) }
      let plain = array.elements.filter { !$0.expression.is(NilLiteralExprSyntax.self) }
      let types = plain.map { quickType($0.expression) }
      let element = types.first(where: \.isDouble) ?? types.first ?? .unknown
      let isWrapped =
        plain.count < array.elements.count && !element.isUnknown && !element.isOptional
      return builtin.array(isWrapped ? builtin.optional(element) : element)
    case .dictionaryExpr(let dictionary):
      if let type = typeExpression(syntax) { return .metatype(type) }
      guard case .elements(let elements) = dictionary.content, let first = elements.first else {
        return .unknown
      }
      return .nominal(builtin.dictionary, [quickType(first.key), quickType(first.value)])
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first,
        !only.expression.is(PackExpansionExprSyntax.self)
      {
        return quickType(only.expression)
      }
      return .tuple(
        tuple.elements.map {
          SwiftType.TupleElement(label: $0.label?.plainText, type: quickType($0.expression))
        })
    case .declReferenceExpr(let reference): return quickType(named: reference.baseName.plainText)
    case .memberAccessExpr(let access): return quickType(access)
    case .optionalChainingExpr(let chaining): return quickLink(chaining.expression).wrapped
    // What a link of a chain is isn't kept: to all who ask otherwise it is an optional.
    case .functionCallExpr(let call) where isLink && isChain(syntax): return quickType(call)
    case .functionCallExpr(let call): return remembered(syntax) { quickType(call) }
    case .subscriptCallExpr(let call):
      let base = quickLink(call.calledExpression)
      if isList(base) {
        let index = call.arguments.first.map { quickType($0.expression) } ?? .unknown
        return index.isInt ? base.argument(0) : sliced(base)
      }
      if base.isText {
        let index = call.arguments.first.map { quickType($0.expression) } ?? .unknown
        if index.isUnknown { return .unknown }
        if isPlace(index) { return index.arguments.isEmpty ? builtin.character : sliced(base) }
      }
      if base.isNamed("Dictionary") {
        if call.arguments.count == 1 { return builtin.optional(base.argument(1)) }
        if call.arguments.last?.label?.text == "default" { return base.argument(1) }
      }
      let found = members("subscript", of: base, isStatic: false)
      if found.count == 1, case .subscripting(let only) = found[0].member {
        return only.getter.result.substituting(
          found[0].bindings, erasing: only.getter.typeParameters)
      }
      return quickResult(
        of: found.compactMap { found in
          guard case .subscripting(let subscripting) = found.member else { return nil }
          return Candidate(function: subscripting.getter, bindings: found.bindings)
        }, writtenArguments(call))
    case .infixOperatorExpr(let infix): return remembered(syntax) { quickType(infix) }
    case .prefixOperatorExpr(let prefix):
      let type = quickType(prefix.expression)
      switch prefix.operator.text {
      case "...": return rangeType("PartialRangeThrough", type)
      case "..<": return rangeType("PartialRangeUpTo", type)
      case "!": return builtin.bool
      case "-", "+", "~": return type
      default: return operatorResult(prefix.operator.text, [prefix.expression]) ?? .unknown
      }
    case .postfixOperatorExpr(let postfix):
      return postfix.operator.text == "..."
        ? rangeType("PartialRangeFrom", quickType(postfix.expression))
        : operatorResult(postfix.operator.text, [postfix.expression]) ?? .unknown
    case .ternaryExpr(let ternary):
      let left = quickType(ternary.thenExpression)
      let right = quickType(ternary.elseExpression)
      if left.isUnknown || left.isNever { return right }
      // A literal takes the other branch's type.
      if isFlexible(ternary.thenExpression), !right.isUnknown, !right.isNever,
        left.isInt && right.isDouble || !isFlexible(ternary.elseExpression)
      {
        return right
      }
      return left
    case .tryExpr(let attempt):
      let type = quickType(attempt.expression)
      return attempt.questionOrExclamationMark?.text == "?" && !type.isOptional && !type.isUnknown
        ? builtin.optional(type) : type
    case .awaitExpr(let wait): return quickType(wait.expression)
    case .forceUnwrapExpr(let force): return quickLink(force.expression).wrapped
    case .asExpr(let cast):
      let type = resolveType(cast.type)
      if cast.questionOrExclamationMark != nil {
        return cast.questionOrExclamationMark?.text == "?" ? builtin.optional(type) : type
      }
      return filled(type, from: type.hasUnknown ? quickType(cast.expression) : type)
    case .packExpansionExpr(let expansion):
      return .expansion(quickType(expansion.repetitionPattern))
    case .packElementExpr(let element): return quickType(element)
    case .genericSpecializationExpr:
      return typeExpression(syntax).map { .metatype($0) } ?? .unknown
    default: return .unknown
    }
  }

  private func quickType(named name: String) -> SwiftType {
    for locals in quickLocals.reversed() {
      if let type = locals[name] { return type }
    }
    if let variable = context.resolve(name) {
      return variable.isImplicitlyUnwrapped ? variable.type.wrapped : variable.type
    }
    if context.hasWrappedLocal(name), let variable = context.resolve("_" + name) {
      return property("wrappedValue", of: variable.type, isStatic: false) ?? .unknown
    }
    if name.hasPrefix("$"), let variable = context.resolve("_" + name.dropFirst()) {
      return property("projectedValue", of: variable.type, isStatic: false) ?? .unknown
    }
    if let owner = context.scope.owner {
      let type = context.hasSelf ? owner.selfType : SwiftType.unknown
      if let property = property(name, of: type, isStatic: false) { return property }
      if let property = property(name, of: owner.selfType, isStatic: true) { return property }
    }
    if name.hasPrefix("$"), let projected = projectedType(of: String(name.dropFirst())) {
      return projected
    }
    if let variable = program.globalVariable(name, from: file) {
      return variable.isImplicitlyUnwrapped ? variable.type.wrapped : variable.type
    }
    if let type = localOrGlobalType(name) { return .metatype(type) }
    return .unknown
  }

  /// What `$name` is for a wrapped property.
  private func projectedType(of name: String) -> SwiftType? {
    guard let owner = context.scope.owner else { return nil }
    let members = [false, true].flatMap {
      self.members(name, of: owner.selfType, isStatic: $0)
    }
    for found in members {
      guard case .property(let wrapped) = found.member, wrapped.wrapper != nil else {
        continue
      }
      return property(
        "projectedValue", of: wrapped.wrapperType.substituting(found.bindings), isStatic: false)
    }
    return nil
  }

  private func property(_ name: String, of type: SwiftType, isStatic: Bool) -> SwiftType? {
    for found in members(name, of: type, isStatic: isStatic) {
      if case .property(let property) = found.member {
        let type = property.type.substituting(found.bindings)
        return property.isImplicitlyUnwrapped ? type.wrapped : type
      }
      if case .enumCase(let enumCase) = found.member, enumCase.parameters.isEmpty { return type }
    }
    return nil
  }

  private func quickType(_ access: MemberAccessExprSyntax) -> SwiftType {
    guard let base = access.base else { return .unknown }
    let name = access.declName.baseName.plainText
    if let type = typeExpression(base) {
      if name == "self" { return .metatype(type) }
      return property(name, of: type, isStatic: true) ?? .unknown
    }
    let type = quickLink(base)
    if case .metatype(let instance) = type {
      return property(name, of: instance, isStatic: true) ?? .unknown
    }
    if case .tuple(let elements) = type {
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      return index.flatMap { elements.indices.contains($0) ? elements[$0].type : nil } ?? .unknown
    }
    return property(name, of: type, isStatic: false) ?? dynamicMember(name, of: type) ?? .unknown
  }

  /// A chain, which is an optional whatever its links are.
  private func quickChain(_ chain: ExprSyntax) -> SwiftType {
    let type = quickLink(chain)
    return type.isUnknown || type.isOptional ? type : builtin.optional(type)
  }

  /// What a member, a call or a subscript is asked of: within a chain it is a link, which is what it
  /// is where the chain gets that far.
  func quickLink(_ base: ExprSyntax) -> SwiftType {
    askedLink = base.id
    return quickType(base)
  }

  /// What `@dynamicMemberLookup` makes of a property of what a key path leads from: of a binding to
  /// a model, a binding to its property.
  private func dynamicMember(_ name: String, of type: SwiftType) -> SwiftType? {
    guard type.nominal?.hasDynamicMemberLookup == true else { return nil }
    for found in members("subscript", of: type, isStatic: false) {
      guard case .subscripting(let subscripting) = found.member,
        let parameter = subscripting.getter.parameters.first,
        parameter.label == "dynamicMember" || parameter.name == "dynamicMember"
      else { continue }
      let getter = subscripting.getter
      let root = parameter.type.substituting(found.bindings)
      var bindings = found.bindings
      if !root.isString {
        guard let member = property(name, of: root.argument(0), isStatic: false) else { continue }
        for parameter in getter.typeParameters { bindings[parameter] = member }
      }
      return getter.result.substituting(bindings, erasing: getter.typeParameters)
    }
    return nil
  }

  private func quickType(_ call: FunctionCallExprSyntax) -> SwiftType {
    if let type = typeExpression(call.calledExpression) { return quickType(making: type, call) }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      if let local = quickLocals.last(where: { $0[name] != nil })?[name] {
        return local.functionType?.result ?? .unknown
      }
      if let variable = context.resolve(name), variable.overloadCount == 0 {
        return variable.function?.result ?? variable.type.functionType?.result ?? .unknown
      }
    }
    let arguments = writtenArguments(call)
    return quickResult(ofFitting: fittingCandidates(call, arguments), arguments)
  }

  /// What all of the candidates give that fit the arguments; unknown where they give several types.
  private func quickResult(
    of candidates: [Candidate], _ arguments: [WrittenArgument]
  ) -> SwiftType {
    quickResult(
      ofFitting: matching(candidates, arguments).filter {
        score($0.candidate, $0.matched, arguments) != nil
      }, arguments)
  }

  private func quickResult(
    ofFitting fitting: [FittingCandidate], _ arguments: [WrittenArgument]
  ) -> SwiftType {
    guard let first = fitting.first else { return .unknown }
    let result = quickResult(first.candidate, first.matched, arguments)
    for other in fitting.dropFirst()
    where !isRefined(other.candidate.function, by: first.candidate.function) {
      let another = quickResult(other.candidate, other.matched, arguments)
      guard "\(another)" == "\(result)" else { return .unknown }
    }
    return result
  }

  /// Whether a library's function is one that a more refined protocol, or a type, has for itself, with
  /// another result: collections' `prefix(_:)` beside that of sequences.
  private func isRefined(_ function: FunctionDeclaration, by other: FunctionDeclaration) -> Bool {
    function.location == nil && other.location == nil && function.owner !== other.owner
      && function.owner?.kind == .protocolType && function.signature == other.signature
  }

  private func quickType(making type: SwiftType, _ call: FunctionCallExprSyntax) -> SwiftType {
    let found = initializers(of: type)
    guard found.contains(where: \.function.isFailable) || isOpen(type) else { return type }
    let arguments = writtenArguments(call)
    let fitting = matching(found, arguments).filter {
      score($0.candidate, $0.matched, arguments) != nil
    }
    let isFailable = !fitting.isEmpty && fitting.allSatisfy { $0.candidate.function.isFailable }
    let made = isOpen(type) ? quickType(binding: type, fitting, arguments) : type
    return isFailable ? builtin.optional(made) : made
  }

  /// Whether the arguments tell those of a generic type.
  private func isOpen(_ type: SwiftType) -> Bool {
    guard case .nominal(let nominal, let arguments) = type, !nominal.typeParameters.isEmpty else {
      return false
    }
    return arguments.allSatisfy(\.isUnknown)
      && (nominal.isFromScene || nominal === builtin.array || nominal === builtin.set
        || nominal === builtin.optional)
  }

  /// A generic type with what the arguments of the one initialiser that fits bind.
  private func quickType(
    binding type: SwiftType, _ fitting: [FittingCandidate], _ arguments: [WrittenArgument]
  ) -> SwiftType {
    guard let nominal = type.nominal else { return type }
    guard let (candidate, matched) = fitting.first else { return type }
    var bindings = Bindings()
    let generics = candidate.function.typeParameters + nominal.typeParameters
    bindPlainArguments(candidate.function, matched, arguments, &bindings, generics)
    if let element = nominal.typeParameters.first, !nominal.isFromScene, bindings[element] == nil,
      let first = arguments.first, first.label == nil
    {
      bindings[element] = program.elementType(of: quickType(first.expression))
    }
    return .nominal(nominal, nominal.typeParameters.map { bindings[$0] ?? .unknown })
  }

  /// The functions that a call may mean, by its arguments' labels and types.
  func fittingCandidates(
    _ call: FunctionCallExprSyntax, _ arguments: [WrittenArgument]
  ) -> [FittingCandidate] {
    var found: [Candidate] = []
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainText
      if let variable = context.resolve(name) {
        found = overloads(of: variable).compactMap(\.function).map {
          Candidate(function: $0, bindings: Bindings())
        }
      } else if let owner = context.scope.owner {
        if context.hasSelf { found = candidates(name, of: owner.selfType, isStatic: false) }
        if found.isEmpty { found = candidates(name, of: owner.selfType, isStatic: true) }
      }
      if found.isEmpty || matching(found, arguments).isEmpty {
        found = program.globalFunctions(name, from: file).map {
          Candidate(function: $0, bindings: Bindings())
        }
      }
    } else if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    {
      let name = access.declName.baseName.plainText
      if let type = typeExpression(base) {
        found = candidates(name, of: type, isStatic: true)
      } else {
        let type = quickLink(base)
        if case .metatype(let instance) = type {
          found = candidates(name, of: instance, isStatic: true)
        } else {
          found = candidates(name, of: type, isStatic: false)
        }
      }
    }
    return matching(found, arguments).filter {
      score($0.candidate, $0.matched, arguments) != nil
    }
  }

  /// A candidate's result where its generic parameters follow from plain arguments.
  func quickResult(
    _ candidate: Candidate, _ matched: [Range<Int>], _ arguments: [WrittenArgument]
  ) -> SwiftType {
    let function = candidate.function
    var bindings = candidate.bindings
    bindPlainArguments(function, matched, arguments, &bindings)
    let result = function.result.substituting(bindings, erasing: function.typeParameters)
    guard result.hasUnknown, !function.typeParameters.isEmpty else { return result }
    for (parameter, indices) in zip(function.parameters, matched) {
      guard let taken = parameter.type.functionType, let index = indices.first else { continue }
      let parameters = taken.parameters.map { $0.substituting(bindings) }
      let given: SwiftType
      if let closure = arguments[index].expression.as(ClosureExprSyntax.self) {
        given = quickResult(of: closure, parameters)
      } else if let path = arguments[index].expression.as(KeyPathExprSyntax.self),
        let root = parameters.first
      {
        given = quickType(path, from: root)
      } else if let made = typeMade(by: arguments[index].expression) {
        given = made
      } else {
        continue
      }
      unify(taken.result, given, &bindings, function.typeParameters)
    }
    return function.result.substituting(bindings, erasing: function.typeParameters)
  }

  /// The type that `Type.init` makes a value of, where that takes nothing but a value and never
  /// fails.
  private func typeMade(by reference: ExprSyntax) -> SwiftType? {
    guard let access = reference.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base,
      let type = typeExpression(base), type.isString || type.isConcrete && !isNumber(type),
      initializers(of: type).allSatisfy({ !$0.function.isFailable }) || type.isString
    else { return nil }
    return type
  }

  /// What a key path without a root leads to from a value.
  func quickType(_ path: KeyPathExprSyntax, from root: SwiftType) -> SwiftType {
    var type = root
    for component in path.components {
      guard case .property(let property) = component.component, path.root == nil else {
        return .unknown
      }
      let name = property.declName.baseName.plainText
      if name != "self" { type = self.property(name, of: type, isStatic: false) ?? .unknown }
    }
    return type
  }

  /// Binds generic parameters by the arguments that are no closures, literals last.
  func bindPlainArguments(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings, _ generics: [GenericParameter]? = nil
  ) {
    let generics = generics ?? function.typeParameters
    if generics.isEmpty { return }
    for isFlexiblePass in [false, true] {
      if isFlexiblePass { bindByFunctions(function, matched, arguments, &bindings, generics) }
      for (parameter, indices) in zip(function.parameters, matched) {
        if parameter.isPack {
          let types = indices.map { quickType(arguments[$0].expression) }
          unify(.pack([.expansion(parameter.type)]), .pack(types), &bindings, generics)
          continue
        }
        for index in indices {
          let expression = arguments[index].expression
          guard !expression.is(ClosureExprSyntax.self), isFlexible(expression) == isFlexiblePass
          else { continue }
          unify(parameter.type, quickType(expression), &bindings, generics)
        }
      }
    }
  }

  private func quickType(_ infix: InfixOperatorExprSyntax) -> SwiftType {
    // A chain beyond reason has no type that shows.
    let name = infix.name
    switch name {
    case "&&", "||": return builtin.bool
    case "??":
      let right = quickType(infix.rightOperand)
      let left = quickType(infix.leftOperand)
      if right.isUnknown || isFlexible(infix.rightOperand) { return left.wrapped }
      return right
    case "..<": return .nominal(builtin.range, [boundType(infix)])
    case "...": return .nominal(builtin.closedRange, [boundType(infix)])
    case "=": return .void
    default: break
    }
    guard let operation = BinaryOperation(rawValue: name) else {
      return operatorResult(name, [infix.leftOperand, infix.rightOperand]) ?? .unknown
    }
    if operation.isComparison { return builtin.bool }
    let left = quickType(infix.leftOperand)
    let right = quickType(infix.rightOperand)
    if let open = openOperand(of: infix, left, right) { return open.type }
    if isNumber(left), isNumber(right) {
      if isFlexible(infix.leftOperand) {
        return isFlexible(infix.rightOperand) && left.isDouble ? left : right
      }
      return left
    }
    if operation == .add, isList(right), !isList(left),
      left.nominal?.conforms(toNamed: "Sequence") == true
    {
      return right
    }
    if left.isText || isList(left), right.isUnknown || fit(right, into: left) != nil {
      return left
    }
    // `{ $0 + $1.height }`: a closure's parameter of which nothing is known yet.
    if left.isUnknown, isNumber(right), !operation.isShift, !isFlexible(infix.rightOperand),
      let name = infix.leftOperand.soleToken, quickLocals.last?[name] != nil
    {
      return right
    }
    if isNumber(left), right.isUnknown { return isFlexible(infix.leftOperand) ? .unknown : left }
    return operatorResult(name, [infix.leftOperand, infix.rightOperand]) ?? .unknown
  }

  /// A type found once a question: every candidate of a call asks its arguments, and those theirs.
  private func remembered(_ syntax: ExprSyntax, _ find: () -> SwiftType) -> SwiftType {
    if let known = quickTypes[syntax.id] { return known }
    let type = find()
    quickTypes[syntax.id] = type
    return type
  }

  private func boundType(_ infix: InfixOperatorExprSyntax) -> SwiftType {
    let left = quickType(infix.leftOperand)
    return isFlexible(infix.leftOperand) ? quickType(infix.rightOperand) : left
  }

  /// A type written without its arguments with those of what is made one: of `[1, 2] as Set`.
  func filled(_ type: SwiftType, from found: SwiftType) -> SwiftType {
    guard type.hasUnknown, let nominal = type.nominal, let other = found.nominal else {
      return type
    }
    let isCollection = nominal === builtin.set && other === builtin.array
    return nominal === other || isCollection ? .nominal(nominal, found.arguments) : type
  }

  func isNumber(_ type: SwiftType) -> Bool {
    type.isInt || type.isDouble || fixedKind(type) != nil
  }

  /// Whether it is an integer of any width.
  func isInteger(_ type: SwiftType) -> Bool {
    type.isInt || fixedKind(type).map { $0 != .float } == true
  }

  /// What the declared operator gives that is meant for operands; nil where none is.
  private func operatorResult(_ name: String, _ operands: [ExprSyntax]) -> SwiftType? {
    let found = operatorCandidates(name, operands.map(quickType))
    if found.isEmpty { return nil }
    let arguments = operands.map { WrittenArgument(label: nil, expression: $0) }
    let fitting = matching(found, arguments).filter {
      score($0.candidate, $0.matched, arguments) != nil
    }
    return best(fitting, arguments, expecting: .unknown).map {
      quickResult($0.candidate, $0.matched, arguments)
    }
  }
}
