import SwiftSyntax

extension Lowerer {
  /// An expression's type as far as it shows without lowering it; unknown otherwise.
  func quickType(_ written: ExprSyntax) -> SwiftType {
    let syntax = program.inOrder(written)
    quickNesting += 1
    defer { endQuickQuestion() }
    let isLink = askedLink == written.id
    askedLink = nil
    if quickNesting > 200 || !takeStep() { return .unknown }
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
      if let solved = typeOfNeighbours(syntax) { return solved }
      let plain = array.elements.nodes.filter { !$0.expression.is(NilLiteralExprSyntax.self) }
      let types = plain.map { quickType($0.expression) }
      let element =
        types.first(where: \.isDouble) ?? types.first ?? .unknown
      let isWrapped =
        plain.count < array.elements.count && !element.isUnknown && !element.isOptional
      return builtin.array(isWrapped ? builtin.optional(element) : element)
    case .dictionaryExpr(let dictionary):
      if let type = typeExpression(syntax) { return .metatype(type) }
      guard case .elements(let elements) = dictionary.content, let first = elements.first else {
        return .unknown
      }
      return typeOfNeighbours(syntax)
        ?? .nominal(builtin.dictionary, [quickType(first.key), quickType(first.value)])
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first,
        !only.expression.is(PackExpansionExprSyntax.self)
      {
        return quickType(only.expression)
      }
      return SwiftType.tuple(
        tuple.elements.nodes.map {
          SwiftType.TupleElement(label: $0.label?.plainText, type: quickType($0.expression))
        }
      ).orUnknownIfTooLarge
    case .keyPathExpr(let literal):
      if literal.root == nil { return .unknown }
      let path = keyPathType(literal, from: .unknown)
      return .nominal(builtin.keyPath(path.access), [path.root, path.value])
    case .declReferenceExpr(let reference): return quickType(named: reference.baseName.plainText)
    case .memberAccessExpr(let access): return quickType(access)
    case .optionalChainingExpr(let chaining): return quickLink(chaining.expression).wrapped
    // A link's type isn't cached: everywhere else it is an optional.
    case .functionCallExpr(let call) where isLink && isChain(syntax): return quickType(call)
    case .functionCallExpr(let call): return remembered(syntax) { quickType(call) }
    case .subscriptCallExpr(let call):
      if call.arguments.count == 1, let path = call.arguments.first, path.label?.text == "keyPath",
        case let type = quickType(path.expression), builtin.keyPathAccess(of: type) != nil
      {
        return type.argument(1)
      }
      let base = quickLink(call.calledExpression)
      if isOfAll(call.arguments), let part = sliced(base) { return part }
      if isList(base) {
        let index = call.arguments.first.map { quickType($0.expression) } ?? .unknown
        let isTuple = if case .tuple = index { true } else { false }
        if !isTuple { return index.isInt ? base.argument(0) : sliced(base) ?? base }
      }
      if base.isText {
        let index = call.arguments.first.map { quickType($0.expression) } ?? .unknown
        if index.isUnknown { return .unknown }
        if isPlace(index) {
          return index.arguments.isEmpty ? builtin.character : builtin.substring
        }
      }
      if base.is(.dictionary), call.arguments.first.map({ isPair($0.expression) }) != true {
        if call.arguments.count == 1 { return builtin.optional(base.argument(1)) }
        if call.arguments.last?.label?.text == "default" { return base.argument(1) }
      }
      if base.nominal?.hasDynamicMemberLookup == true,
        let element = quickElement(
          of: subscripts(of: base, isStatic: false), writtenArguments(call))
      {
        return element
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
      if let (range, bound) = oneSidedRange(syntax) { return rangeType(range, quickType(bound)) }
      let type = quickType(prefix.expression)
      switch prefix.operator.text {
      case "!": return ownResult("!", [prefix.expression]) ?? builtin.bool
      case "-", "+", "~": return type
      default: return operatorResult(prefix.operator.text, [prefix.expression]) ?? .unknown
      }
    case .postfixOperatorExpr(let postfix):
      if let (range, bound) = oneSidedRange(syntax) { return rangeType(range, quickType(bound)) }
      return operatorResult(postfix.operator.text, [postfix.expression]) ?? .unknown
    case .ternaryExpr(let ternary):
      let left = quickType(ternary.thenExpression)
      let right = quickType(ternary.elseExpression)
      if left.isUnknown || left.isNever { return right }
      // The other branch of `nil` is an optional.
      let isBesideNil = ternary.thenExpression.is(NilLiteralExprSyntax.self)
      if isBesideNil, right.isConcrete, !right.isOptional, !isFlexible(ternary.elseExpression) {
        return builtin.optional(right)
      }
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

  /// The type that the checker finds for literals beside others; nil for any other expression.
  private func typeOfNeighbours(_ syntax: ExprSyntax) -> SwiftType? {
    guard neighbours(in: syntax) != nil else { return nil }
    let type = remembered(syntax) {
      program.checking.type(of: syntax, at: self) ?? .unknown
    }
    return type.isUnknown ? nil : type
  }

  /// Forgets calls' types once the outermost question is answered: they may depend on its
  /// assumptions.
  func endQuickQuestion() {
    quickNesting -= 1
    if quickNesting == 0 { quickTypes.removeAll(keepingCapacity: true) }
  }

  private func quickType(named name: String) -> SwiftType {
    for locals in quickLocals.reversed() {
      if let type = locals[name] { return type }
    }
    if let variable = context.resolve(name) {
      return variable.isImplicitlyUnwrapped ? variable.type.wrapped : variable.type
    }
    if let depth = context.wrapperDepth(ofLocal: name), let variable = context.resolve("_" + name) {
      return (0..<depth).reduce(variable.type) { type, _ in
        property("wrappedValue", of: type, isStatic: false) ?? .unknown
      }
    }
    if name.hasPrefix("$"), let variable = context.resolve("_" + name.dropFirst()) {
      return property("projectedValue", of: variable.type, isStatic: false) ?? .unknown
    }
    if let owner = context.scope.owner {
      let type = context.hasSelf ? owner.selfType : SwiftType.unknown
      if let property = property(name, of: type, isStatic: false) { return property }
      var outer: NominalType? = owner
      while let around = outer {
        if let property = property(name, of: around.selfType, isStatic: true) { return property }
        outer = context.scope.typeAround(around)
      }
    }
    if name.hasPrefix("$"), let projected = projectedType(of: String(name.dropFirst())) {
      return projected
    }
    if let variable = program.globalVariable(name, from: file) {
      return variable.isImplicitlyUnwrapped ? variable.type.wrapped : variable.type
    }
    if let type = localOrGlobalType(name) { return .metatype(type) }
    return functionType(named: name)
  }

  /// The type of the program's only function of a name; of several, or a generic one, the use
  /// decides.
  private func functionType(named name: String) -> SwiftType {
    let functions = program.globalFunctions(name, from: file)
    guard functions.count == 1, let only = functions.first, only.location != nil, !only.isGeneric,
      !only.parameters.contains(where: \.isVariadic)
    else { return .unknown }
    return only.functionType
  }

  /// The type of `$name` for a wrapped property.
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

  func property(_ name: String, of type: SwiftType, isStatic: Bool) -> SwiftType? {
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
    if case .tuple(let elements) = type { return elements.type(of: name) ?? .unknown }
    return property(name, of: type, isStatic: false) ?? dynamicMember(name, of: type) ?? .unknown
  }

  /// A chain, which is an optional whatever its links are.
  private func quickChain(_ chain: ExprSyntax) -> SwiftType {
    let type = quickLink(chain)
    return type.isUnknown || type.isOptional ? type : builtin.optional(type)
  }

  /// The type of the base of a member, call or subscript: within a chain it is a link, with its
  /// unwrapped type.
  func quickLink(_ base: ExprSyntax) -> SwiftType {
    askedLink = base.id
    return quickType(base)
  }

  /// A property found through `@dynamicMemberLookup` by a key path: of a binding to a model, a
  /// binding to its property.
  private func dynamicMember(_ name: String, of type: SwiftType) -> SwiftType? {
    guard type.nominal?.hasDynamicMemberLookup == true else { return nil }
    for found in members("subscript", of: type, isStatic: false) {
      guard case .subscripting(let subscripting) = found.member,
        subscripting.isDynamicMember, let parameter = subscripting.getter.parameters.first
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

  /// A type found once per question: each candidate of a call examines its arguments.
  private func remembered(_ syntax: ExprSyntax, _ find: () -> SwiftType) -> SwiftType {
    if let known = quickTypes[syntax.id] { return known }
    let type = find()
    quickTypes[syntax.id] = type
    return type
  }
}
