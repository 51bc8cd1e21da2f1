import SwiftSyntax

extension Lowerer {
  /// Lowers an expression; `expected` is the type its surroundings want, unknown where they
  /// don't care.
  func lower(_ syntax: ExprSyntax, expecting expected: SwiftType) -> Lowered {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > 200 {
      return broken(.nesting, "expression is nested too deeply", at: syntax)
    }
    let standsAlone = steps.subject == nil
    return withinSteps(of: syntax, expecting: expected) {
      let lowered = lowerChecked(syntax, expecting: expected, standsAlone: standsAlone) {
        isChain(syntax)
          ? lowerChain(syntax, expecting: expected) : lowerUnchained(syntax, expecting: expected)
      }
      guard lowered.type.isTooLarge else { return lowered }
      return broken(.typeSize, SwiftType.tooLarge, at: syntax)
    }
  }

  /// Lowers without making an optional chain of it: for the links within a chain.
  func lowerUnchained(_ written: ExprSyntax, expecting expected: SwiftType) -> Lowered {
    let syntax = program.inOrder(written)
    let expected = decidedTypes.isEmpty ? expected : decided(written, expecting: expected)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return lower(integer: literal, expecting: expected)
    case .floatLiteralExpr(let literal): return lower(float: literal, expecting: expected)
    case .stringLiteralExpr(let literal): return lower(string: literal, expecting: expected)
    case .booleanLiteralExpr(let literal):
      let value = Value.bool(literal.literal.text == "true")
      if let converted = convert(literal: value, "booleanLiteral", to: expected.fullyUnwrapped) {
        return converted
      }
      return Lowered(Constant(.bool(literal.literal.text == "true")), builtin.bool)
    case .nilLiteralExpr:
      if let converted = convert(literal: .void, "nilLiteral", to: expected) { return converted }
      return Lowered(
        Constant(.none), expected.isOptional ? expected : builtin.optional(.unknown))
    case .arrayExpr(let literal): return lower(array: literal, expecting: expected)
    case .dictionaryExpr(let literal): return lower(dictionary: literal, expecting: expected)
    case .tupleExpr(let tuple): return lower(tuple: tuple, expecting: expected)
    case .declReferenceExpr(let reference): return lower(reference, expecting: expected)
    case .memberAccessExpr(let access): return lower(access, expecting: expected)
    case .functionCallExpr(let call): return lending { lower(call, expecting: expected) }
    case .subscriptCallExpr(let call): return lower(call, expecting: expected)
    case .infixOperatorExpr(let infix): return lower(infix, expecting: expected)
    case .prefixOperatorExpr(let prefix): return lower(prefix, expecting: expected)
    case .postfixOperatorExpr(let postfix): return lower(postfix, expecting: expected)
    case .ternaryExpr(let ternary): return lower(ternary, expecting: expected)
    case .closureExpr(let closure):
      return lower(closure, expecting: expected.functionType, builder: nil)
    case .optionalChainingExpr(let chaining):
      // A chain's members may lead to the whole's type. `Sum(1...3)?.value` calls a failable
      // initialiser.
      let base =
        isConstruction(chaining.expression)
        ? lower(chaining.expression, expecting: builtin.optional(.unknown))
        : lowerLink(chaining.expression, leadingTo: expected)
      return Lowered(ChainLink(base.node), base.type.isUnknown ? .unknown : base.type.wrapped)
    case .forceUnwrapExpr(let force):
      let isOpen = expected.isUnknown && !isConstruction(force.expression)
      let wanted = isOpen ? SwiftType.unknown : builtin.optional(expected)
      let base =
        isLink(force.expression)
        ? lowerLink(force.expression) : lower(force.expression, expecting: wanted)
      return Lowered(
        ForceUnwrap(base.node, site: site(force), machine: machine), base.type.wrapped)
    case .asExpr(let cast): return lower(cast)
    case .isExpr(let test):
      let tested = lowerCast(of: test.expression, to: resolveType(test.type))
      return Lowered(Computed { frame in .bool(try tested(frame).cast != nil) }, builtin.bool)
    case .tryExpr(let attempt): return lower(attempt, expecting: expected)
    case .awaitExpr(let wait):
      let before = isAwaiting
      isAwaiting = true
      defer { isAwaiting = before }
      let value = suspending(lower(wait.expression, expecting: expected))
      return isUsed(wait, expecting: expected) ? waiting(value, at: wait) : value
    case .keyPathExpr(let path): return lower(path, expecting: expected)
    case .ifExpr, .switchExpr: return lower(branches: syntax, expecting: expected)
    case .inOutExpr(let place): return lower(place.expression, expecting: expected)
    case .superExpr: return selfReference(at: syntax)
    case .macroExpansionExpr(let macro): return lower(macro, expecting: expected)
    case .genericSpecializationExpr, .typeExpr:
      if let type = typeExpression(syntax) {
        return Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
      }
      return lowerSpecialized(syntax, expecting: expected)
    case .consumeExpr(let consume): return lower(consume.expression, expecting: expected)
    case .copyExpr(let copy): return lower(copy.expression, expecting: expected)
    case .borrowExpr(let borrow): return lower(borrow.expression, expecting: expected)
    case .packExpansionExpr(let expansion): return lower(expansion)
    case .packElementExpr(let element): return lower(element)
    case .discardAssignmentExpr: return Lowered(Discard(), .unknown)
    case .regexLiteralExpr(let literal): return lower(literal)
    case .missingExpr, .editorPlaceholderExpr, .unresolvedAsExpr, .unresolvedIsExpr,
      .unresolvedTernaryExpr, .assignmentExpr, .arrowExpr, .binaryOperatorExpr:
      return broken(.syntax, "expected expression", at: syntax)
    default:
      return broken(
        .unsupported, "'\(syntax.trimmedDescription.prefix(40))' is not supported", at: syntax)
    }
  }

  private func lowerSpecialized(_ syntax: ExprSyntax, expecting expected: SwiftType) -> Lowered {
    if let specialized = syntax.as(GenericSpecializationExprSyntax.self) {
      return lower(specialized.expression, expecting: expected)
    }
    return broken(
      .unknownType, "cannot find type '\(syntax.trimmedDescription)' in scope", at: syntax)
  }

  // MARK: Optional chains

  /// Whether an expression contains a chain that ends with it.
  func isChain(_ syntax: ExprSyntax) -> Bool { leadsToChain(syntax, isFirst: true) }

  private func leadsToChain(_ syntax: ExprSyntax, isFirst: Bool) -> Bool {
    var current = syntax
    var first = isFirst
    for _ in 0..<Self.linksAtOnce {
      switch current.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let chaining):
        return !first && typeExpression(chaining.expression) == nil
      case .memberAccessExpr(let access):
        guard let base = access.base else { return false }
        current = base
      case .functionCallExpr(let call): current = call.calledExpression
      case .subscriptCallExpr(let call): current = call.calledExpression
      case .forceUnwrapExpr(let force): current = force.expression
      default: return false
      }
      first = false
    }
    // In a long chain each link asks this.
    if let known = longChains[current.id] { return known }
    let result = leadsToChain(current, isFirst: false)
    longChains[current.id] = result
    return result
  }

  private static let linksAtOnce = 24

  func isLink(_ syntax: ExprSyntax) -> Bool {
    isChain(syntax) || syntax.is(OptionalChainingExprSyntax.self)
  }

  /// The name of the implicit member that a postfix expression begins with: `red` of
  /// `.red.opacity(0.5)`.
  func implicitRoot(_ syntax: ExprSyntax) -> String? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access):
      access.base == nil
        ? access.declName.baseName.plainText : access.base.flatMap(implicitRoot)
    case .functionCallExpr(let call): implicitRoot(call.calledExpression)
    case .subscriptCallExpr(let call): implicitRoot(call.calledExpression)
    case .forceUnwrapExpr(let force): implicitRoot(force.expression)
    case .optionalChainingExpr(let chaining): implicitRoot(chaining.expression)
    default: nil
    }
  }

  /// The base of a postfix expression: a chain continues through it.
  /// - Parameter result: the type expected of the whole. A chain that begins with an implicit
  ///   member, such as `.red.opacity(0.5)`, looks that up in it.
  func lowerLink(_ syntax: ExprSyntax, leadingTo result: SwiftType = .unknown) -> Lowered {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Self.nestingLimit {
      return broken(.nesting, "expression is nested too deeply", at: syntax)
    }
    return lowerUnchained(syntax, expecting: implicitRoot(syntax) != nil ? result : .unknown)
  }

  /// Returns true if it makes a value of a type that it names.
  private func isConstruction(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    return typeExpression(call.calledExpression) != nil
  }

  private func lowerChain(_ syntax: ExprSyntax, expecting expected: SwiftType) -> Lowered {
    let chain = lowerUnchained(syntax, expecting: expected.wrapped)
    let flattens: Bool? = chain.type.isUnknown ? nil : chain.type.isOptional
    let type: SwiftType =
      chain.type.isUnknown
      ? builtin.optional(.unknown)
      : chain.type.isOptional ? chain.type : builtin.optional(chain.type)
    return Lowered(OptionalChain(chain.node, flattens: flattens), type)
  }

  // MARK: Small expressions

  private func lower(tuple: TupleExprSyntax, expecting expected: SwiftType) -> Lowered {
    let isOfPacks = tuple.elements.nodes.contains { $0.expression.is(PackExpansionExprSyntax.self) }
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil, !isOfPacks {
      return lower(only.expression, expecting: expected)
    }
    var types: [SwiftType] = []
    if case .tuple(let elements) = expected.wrapped { types = elements.map(\.type) }
    var nodes: [Expression] = []
    var elements: [SwiftType.TupleElement] = []
    for (index, element) in tuple.elements.nodes.enumerated() {
      let wanted = types.indices.contains(index) && !isOfPacks ? types[index] : .unknown
      let lowered = coerce(
        lower(element.expression, expecting: wanted), to: wanted, at: element.expression)
      nodes.append(lowered.node)
      elements.append(
        SwiftType.TupleElement(
          label: element.label?.plainText, type: wanted.isUnknown ? lowered.type : wanted))
    }
    var labels = elements.map(\.label)
    if isOfPacks { return Lowered(PackList(nodes, labels: labels), .tuple(elements)) }
    if case .tuple(let wanted) = expected.wrapped, labels.allSatisfy({ $0 == nil }),
      wanted.count == labels.count
    {
      labels = wanted.map(\.label)
      for index in elements.indices { elements[index].label = labels[index] }
    }
    return Lowered(TupleLiteral(nodes, labels: labels), .tuple(elements))
  }

  private func lower(_ ternary: TernaryExprSyntax, expecting expected: SwiftType) -> Lowered {
    let condition = lowerCondition(ternary.condition)
    var wanted = expected
    // Both branches have an enclosing generic parameter's type.
    var isOwnParameter = false
    if case .parameter(let parameter) = expected {
      isOwnParameter = metatypeVariable(parameter) != nil
    }
    if !isOwnParameter, wanted.isUnknown || !wanted.isConcrete {
      // A literal or implicit member takes the other branch's type.
      let left = quickType(ternary.thenExpression)
      let right = quickType(ternary.elseExpression)
      // If any type is allowed, each branch keeps its own.
      if let protocols = expected.composition, protocols.isEmpty {
        return ternaryOfAny(ternary, condition)
      }
      let isFlexibleLeft = isFlexible(ternary.thenExpression)
      let isFlexibleRight = isFlexible(ternary.elseExpression)
      if isFlexibleLeft, !isFlexibleRight, !right.isUnknown, !right.isNever {
        wanted = right
      } else if isFlexibleRight, !isFlexibleLeft, !left.isUnknown, !left.isNever {
        wanted = left
      } else if isFlexibleLeft, isFlexibleRight, left.isDouble || right.isDouble {
        wanted = builtin.double
      }
      if ternary.thenExpression.is(NilLiteralExprSyntax.self)
        || ternary.elseExpression.is(NilLiteralExprSyntax.self), !wanted.isUnknown,
        !wanted.isOptional
      {
        wanted = builtin.optional(wanted)
      }
      if wanted.isUnknown { wanted = expected }
    }
    // A `T!` stays an optional where one is possible.
    func branch(_ syntax: ExprSyntax, _ wanted: SwiftType) -> Lowered {
      let value = lower(syntax, expecting: wanted)
      return expected.isUnknown || takesOptional(expected, value.type)
        ? value : forced(value, at: syntax)
    }
    let left = branch(ternary.thenExpression, wanted)
    if wanted.isUnknown, isFlexible(ternary.elseExpression) { wanted = left.type }
    // The other branch's type selects one of several functions.
    let isFunction = wanted.isUnknown && left.type.functionType != nil
    let right = branch(ternary.elseExpression, isFunction ? left.type : wanted)
    var type =
      wanted.hasUnknown || !wanted.isConcrete
      ? (left.type.hasUnknown || left.type.isNever ? right.type : left.type) : wanted
    if left.type.isOptional != right.type.isOptional, !type.isOptional, !type.isUnknown,
      !left.type.isNever, !right.type.isNever
    {
      // `test ? value : nil`
      type = builtin.optional(type)
    }
    let reports = expected.isConcrete
    let whenTrue = coerce(left, to: type, at: ternary.thenExpression, reports: reports)
    let whenFalse = coerce(right, to: type, at: ternary.elseExpression, reports: reports)
    return Lowered(Ternary(condition, whenTrue.node, whenFalse.node), type)
  }

  private func ternaryOfAny(_ ternary: TernaryExprSyntax, _ condition: Expression) -> Lowered {
    let any = SwiftType.existential([])
    // An implicit member is one of the other branch's type.
    func branch(_ syntax: ExprSyntax, beside other: ExprSyntax) -> Lowered {
      lower(syntax, expecting: implicitRoot(syntax) == nil ? any : known(quickType(other)))
    }
    func known(_ type: SwiftType) -> SwiftType { type.isConcrete ? type : any }
    let left = branch(ternary.thenExpression, beside: ternary.elseExpression)
    let right = branch(ternary.elseExpression, beside: ternary.thenExpression)
    let type = left.type == right.type ? left.type : any
    return Lowered(Ternary(condition, left.node, right.node), type)
  }

  /// - Parameter isNegated: whether `!` precedes it.
  func lowerCondition(_ syntax: ExprSyntax, isNegated: Bool = false) -> Expression {
    if let assignment = program.inOrder(syntax).as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self)
    {
      return broken(
        .typeMismatch, "use of '=' in a boolean context, did you mean '=='?",
        at: assignment.operator
      ).node
    }
    let lowered = forced(lower(syntax, expecting: builtin.bool), at: syntax)
    if lowered.type.isStandIn { return asNothing(lowered, of: builtin.bool).node }
    if lowered.type.isConcrete, !lowered.type.isBool {
      report(
        .typeMismatch,
        syntax.is(IntegerLiteralExprSyntax.self)
          ? "integer literal value '\(syntax.trimmedDescription)' cannot be used as a boolean; "
            + "did you mean '\(syntax.trimmedDescription == "0" ? "false" : "true")'?"
          : isNumber(lowered.type)
            ? "type '\(lowered.type)' cannot be used as a boolean; "
              + "test for '\(isNegated ? "==" : "!=") 0' instead"
            : lowered.type.isOptional && lowered.type.wrapped.isBool
              ? Wording.unwrapped("\(lowered.type)", to: "Bool")
              : lowered.type.isOptional
                ? "optional type '\(lowered.type)' cannot be used as a boolean; test for '!= nil' instead"
                : "cannot convert value of type '\(lowered.type)' to expected condition type 'Bool'",
        at: syntax)
    }
    return lowered.node
  }

  private func lower(_ attempt: TryExprSyntax, expecting expected: SwiftType) -> Lowered {
    let before = isTrying
    isTrying = true
    defer { isTrying = before }
    switch attempt.questionOrExclamationMark?.text {
    case "?":
      let base = lower(attempt.expression, expecting: expected.wrapped)
      return Lowered(
        TryOptional(base.node, flattens: base.type.isOptional || base.type.isUnknown),
        base.type.isOptional ? base.type : builtin.optional(base.type))
    case "!":
      let base = lower(attempt.expression, expecting: expected)
      return Lowered(
        TryForced(base.node, site: site(attempt), machine: machine), base.type)
    default:
      let thrownBefore = context.thrown.count
      let base = lower(attempt.expression, expecting: expected)
      checkHandled(attempt, thrownBefore: thrownBefore)
      return base
    }
  }

  /// A cast's target type: for a generic parameter, the type argument that was passed.
  func castTarget(_ type: SwiftType) -> (Frame) throws -> SwiftType {
    let holder = metatype(of: type).node
    if holder is Constant { return { _ in type } }
    return { frame in
      guard case .metatype(let box) = try holder.evaluate(frame) else { return type }
      return box.type.hasUnknown ? type : box.type
    }
  }

  /// Lowers a cast for run time, which yields the value and its cast, nil where it fails.
  private func lowerCast(
    of syntax: ExprSyntax, to type: SwiftType
  ) -> (Frame) throws -> (value: Value, cast: Value?) {
    let base = lower(syntax, expecting: .unknown)
    let (program, target) = (program, castTarget(type))
    // An `Any?` isn't an optional within an `Any`: its payload is cast.
    let isOpened = base.type.isOptional && base.type.wrapped.isExistential && type.isExistential
    return { frame in
      let value = try base.node.evaluate(frame)
      guard isOpened else { return (value, program.cast(value, to: try target(frame))) }
      let payload = value.unwrapped
      return (value, try payload.flatMap { program.cast($0, to: try target(frame)) })
    }
  }

  private func lower(_ cast: AsExprSyntax) -> Lowered {
    let type = resolveType(cast.type)
    let machine = machine
    switch cast.questionOrExclamationMark?.text {
    case "?":
      let tried = lowerCast(of: cast.expression, to: type)
      return Lowered(
        Computed { frame in .optional(try tried(frame).cast) }, builtin.optional(type))
    case "!":
      let tried = lowerCast(of: cast.expression, to: type)
      let site = site(cast)
      return Lowered(
        Computed { frame in
          let (value, result) = try tried(frame)
          if let result { return result }
          throw machine.fail(
            "Could not cast value of type '\(machine.program.typeName(of: value))' to '\(type)'",
            site, identifier: .cast)
        }, type)
    default:
      let base = lower(cast.expression, expecting: plainType(of: type) ?? type)
      if let (made, label) = bridge(from: base.type, to: type) {
        let object = lowerCall(
          initializers(of: made), [WrittenArgument(label: label, expression: cast.expression)],
          receiver: nil, at: cast, expecting: made, constructing: made)
        return Lowered(object.node, type)
      }
      let isBridged = type.fullyUnwrapped.isBridged != base.type.fullyUnwrapped.isBridged
      if type.is(.nsError), !base.type.is(.nsError), let object = type.nominal {
        return Lowered(
          Computed { frame in
            let value = try base.node.evaluate(frame)
            return try machine.program.object(ofError: value, object) ?? value
          }, type)
      }
      if isBridged {
        return Lowered(
          Computed { frame in
            let value = try base.node.evaluate(frame)
            return machine.program.cast(value, to: type) ?? value
          }, type)
      }
      return Lowered(
        coerce(base, to: type, at: cast.expression, as: .coercion).node,
        filled(type, from: base.type))
    }
  }

  /// The type within an object of Foundation's, which bridges to it: a literal before `as NSString`
  /// is a text. Nil for other types.
  private func plainType(of type: SwiftType) -> SwiftType? {
    guard type.isBridged, let object = type.nominal else { return nil }
    return program.findProperty("_plain", in: object, isStatic: false)?.type
  }

  /// The class of the object that a value bridges to, and the label of its initialiser.
  private func bridge(
    from type: SwiftType, to object: SwiftType
  ) -> (made: SwiftType, label: String)? {
    if object.is(.nsNumber), isNumber(type) || type.isBool { return (object, "value") }
    if object.is(.nsDecimalNumber) || object.is(.nsNumber), type.is(.decimal) {
      return program.builtin[.nsDecimalNumber].map { (.nominal($0, []), "decimal") }
    }
    if object.is(.nsUUID), type.is(.uuid) { return (object, "uuid") }
    return nil
  }

  /// The properties of `#keyPath(Person.address.city)`, without the type they begin at.
  private func objectiveCPath(_ argument: LabeledExprSyntax?) -> String {
    var names: [String] = []
    var syntax = argument?.expression
    while let access = syntax?.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.plainText, at: 0)
      syntax = access.base
      if let base = access.base, typeExpression(base) != nil { return names.joined(separator: ".") }
    }
    if let name = syntax?.soleToken { names.insert(name, at: 0) }
    return names.joined(separator: ".")
  }

  /// An integer where a literal is possible, such as `#line`: of the expected type.
  func integer(_ value: Int, expecting expected: SwiftType) -> Lowered {
    let type = expected.fullyUnwrapped
    guard let kind = type.nominal.flatMap({ $0.numberKind }), kind != .float
    else { return Lowered(Constant(.int(value)), builtin.int) }
    return Lowered(Constant(.number(FixedNumber(value, kind: kind))), type)
  }

  private func lower(
    _ macro: MacroExpansionExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    let place = program.location(site(macro))
    switch macro.macroName.text {
    case "line": return integer(place?.line ?? 0, expecting: expected)
    case "column": return integer(place?.column ?? 0, expecting: expected)
    case "file", "fileID", "filePath":
      return Lowered(Constant(.string(place?.file ?? "")), builtin.string)
    case "function": return Lowered(Constant(.string(context.functionName)), builtin.string)
    case "keyPath":
      return Lowered(Constant(.string(objectiveCPath(macro.arguments.first))), builtin.string)
    default:
      let functions = program.globalFunctions("#" + macro.macroName.text)
      guard !functions.isEmpty else {
        return unexpanded(macro)
          ?? broken(.unknownMacro, "no macro named '\(macro.macroName.text)'", at: macro)
      }
      var arguments = macro.arguments.written
      if let closure = macro.trailingClosure {
        arguments.append(
          WrittenArgument(label: nil, expression: ExprSyntax(closure), isTrailing: true))
      }
      let types = (macro.genericArgumentClause?.arguments ?? []).nodes.compactMap { argument in
        if case .type(let type) = argument.argument { resolveType(type) } else { nil }
      }
      return lowerCall(
        functions.map {
          Candidate(function: $0, bindings: Bindings($0.typeParameters, types))
        }, arguments, receiver: nil, at: macro, expecting: expected)
    }
  }

  func selfReference(at node: some SyntaxProtocol) -> Lowered {
    guard let variable = context.resolve("self") else {
      if let owner = context.scope.owner {
        return Lowered(
          Constant(.metatype(MetatypeBox(owner.selfType))), .metatype(owner.selfType))
      }
      return broken(
        .unknownName,
        "cannot find 'self' in scope; did you mean to use it in a type or extension context?",
        at: node)
    }
    return Lowered(variable.place(), variable.type)
  }
}
