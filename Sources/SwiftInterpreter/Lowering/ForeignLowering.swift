import SwiftSyntax

extension SwiftType {
  /// Whether it stands for a type of a framework that isn't run, whose values are unknown.
  var isStandIn: Bool { nominal?.isStandIn == true }
}

extension Lowerer {
  /// A framework's type that isn't there, where an expression names one: `[SKProduct]()`.
  func foreignType(_ syntax: ExprSyntax) -> SwiftType? {
    // `Response.Album` of a missing `Response`.
    if let access = syntax.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.plainText.first?.isUppercase == true,
      let outer = typeExpression(base) ?? foreignType(base), outer.isStandIn
    {
      return outer
    }
    guard let reference = syntax.as(DeclReferenceExprSyntax.self),
      case let name = reference.baseName.plainText, name.first?.isUppercase == true,
      program.isForeign(unknown: name, near: nearestName(to: name), at: site(reference))
    else { return nil }
    return .nominal(program.standIn(name), [])
  }

  /// A framework's value where the scene expects a type of its own: evaluated, then replaced by a
  /// neutral value. Any other value stays as it is.
  func asNothing(_ lowered: Lowered, of wanted: SwiftType) -> Lowered {
    guard lowered.type.isStandIn, let nothing = program.nothing(of: wanted) else { return lowered }
    return Lowered(replacingForeign(lowered.node, of: wanted.nominal, by: nothing), wanted)
  }

  private func replacingForeign(
    _ node: Expression, of wanted: NominalType? = nil, by nothing: @escaping () throws -> Value
  ) -> Expression {
    Computed { frame in
      let value = try node.evaluate(frame)
      guard let foreign = (value.unwrapped ?? value).foreignName else { return value }
      if let wanted, let counterpart = (value.unwrapped ?? value).foreignCounterpart,
        counterpart.nominalType === wanted
      {
        return counterpart
      }
      let nothing = try nothing()
      // Constants are distinguished as keys of a dictionary: `kSecClass as String`,
      // `AVSampleRateKey`.
      if case .string = nothing,
        foreign.hasSuffix("Key")
          || foreign.hasPrefix("k") && foreign.dropFirst().first?.isUppercase == true
      {
        return .string(foreign)
      }
      return nothing
    }
  }

  /// A missing module's asynchronous result comes after the picture, as from the network: what
  /// waits for it isn't run. Names that libraries list return at once.
  func waiting(_ value: Lowered, at node: some SyntaxProtocol) -> Lowered {
    guard value.type.isStandIn, let name = value.type.nominal?.name.prefix(while: { $0 != "." }),
      program.libraries.types[String(name)] == nil,
      !program.libraries.foreignTypes.contains(String(name)),
      !program.libraries.foreignValues.contains(String(name))
    else { return value }
    let (place, program) = (program.location(site(node)), program)
    return Lowered(
      Computed { frame in
        let made = try value.node.evaluate(frame)
        guard made.isForeign else { return made }
        if let place { program.interpreter.onWait?(String(name), place) }
        throw ScriptFailure.suspended
      }, value.type)
  }

  /// A call by the function's own name in the scene's overload, in an extension of a missing type:
  /// it calls the type's, not itself endlessly. It runs its closures.
  func wrappedCall(
    of name: String, _ arguments: [WrittenArgument], of owner: NominalType,
    at node: some SyntaxProtocol
  ) -> Lowered {
    let closures = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      .filter { $0.signature?.parameterClause == nil }
      .map {
        lower($0, expecting: SwiftType.FunctionType(parameters: [], result: .void), builder: nil)
      }
    let value = foreign(name, of: owner, labels: arguments.map { $0.label ?? "_" }, at: node)
    let program = program
    return Lowered(
      Computed { frame in
        for closure in closures {
          _ = try program.interpreter.call(try closure.node.evaluate(frame))
        }
        return try value.node.evaluate(frame)
      }, value.type)
  }

  /// Returns whether an awaited value is used: not in `await store.load()` as a statement, or after
  /// `_ =`.
  func isUsed(_ wait: AwaitExprSyntax, expecting expected: SwiftType) -> Bool {
    var node = Syntax(wait)
    while let parent = node.parent, parent.is(TryExprSyntax.self) { node = parent }
    if let assignment = node.parent?.as(InfixOperatorExprSyntax.self) {
      return !assignment.leftOperand.is(DiscardAssignmentExprSyntax.self)
    }
    let isStatement =
      node.parent?.is(CodeBlockItemSyntax.self) == true
      || node.parent?.is(ExpressionStmtSyntax.self) == true
    return !isStatement || !expected.isUnknown && !expected.isVoid
  }

  /// The projection of a missing module's wrapper: unknown, unless it is that of the stand-in.
  func foreignProjection(
    _ projected: Lowered, of wrapper: PropertyDeclaration.Wrapper
  ) -> Lowered {
    let type = program.standIn(wrapper.attribute.attributeName.trimmedDescription)
    return Lowered(
      Computed { frame in
        .host(
          HostBox(
            type: type,
            payload: ForeignValue(
              name: type.name, counterpart: try projected.node.evaluate(frame))))
      }, .nominal(type, []))
  }

  /// A framework's value where the scene tests for one: nil.
  func asNil(_ lowered: Lowered) -> Lowered {
    let type = lowered.type.isOptional ? lowered.type : builtin.optional(lowered.type)
    guard type.wrapped.isStandIn else { return lowered }
    return Lowered(replacingForeign(lowered.node) { .none }, type)
  }

  /// A framework's value matched against patterns: nil if one of them is an optional's.
  func asNil(_ lowered: Lowered, where patterns: [PatternSyntax]) -> Lowered {
    patterns.contains(where: \.isOfOptional) ? asNil(lowered) : lowered
  }

  /// An operator's operands, a framework's value replaced by a neutral value of the other's type.
  func asNothing(operands left: Lowered, _ right: Lowered) -> (left: Lowered, right: Lowered) {
    (asNothing(left, of: right.type), asNothing(right, of: left.type))
  }

  /// An operation on two frameworks' values: another one; comparing them, they differ.
  func foreignOperation(_ operation: BinaryOperation, _ left: Lowered) -> Lowered {
    operation.isComparison ? Lowered(Constant(.bool(operation == .notEqual)), builtin.bool) : left
  }
}

extension Program {
  /// Makes the neutral value for a framework's value where another type is expected: false, zero,
  /// an empty text or collection, nil, a library's structure without arguments, or its `_nothing`.
  /// Nil for types that have none.
  func nothing(of type: SwiftType) -> (() throws -> Value)? {
    if case .tuple(let elements) = type {
      let parts = elements.compactMap { nothing(of: $0.type) }
      guard parts.count == elements.count else { return nil }
      return { .tuple(TupleBox(try parts.map { try $0() }, labels: elements.map(\.label))) }
    }
    if let value = plainNothing(of: type) { return { value } }
    if type.is(.url), let url = type.nominal {
      return { [unowned self] in
        try interpreter.construct(url, [.init("fileURLWithPath", .string("/"))])
      }
    }
    if let nominal = type.nominal, !nominal.isFromScene, type.arguments.count == 1,
      let held = type.argument(0).nominal,
      dispatch("_nothing", on: nominal, labels: [nil], isStatic: true) != nil
    {
      let inner = nothing(of: type.argument(0)) ?? { [unowned self] in foreignValue(held.name) }
      return { [unowned self] in
        var arguments = [Interpreter.Argument(nil, try inner())]
        return try interpreter.callStatic("_nothing", of: nominal, arguments: &arguments)
      }
    }
    if let set = type.nominal, set.conforms(to: .optionSet), set.storedProperties.count == 1 {
      return { .structure(StructureBox(type: set, fields: [.int(0)])) }
    }
    // An enum's is its first case, as a `switch` takes it for.
    if let nominal = type.nominal, nominal.kind == .enumeration, nominal.isFromScene,
      let first = nominal.ownCases.first, first.parameters.isEmpty
    {
      return { .enumeration(EnumerationBox(type: nominal, enumCase: first)) }
    }
    guard let nominal = type.nominal, nominal.kind == .structure, !nominal.isFromScene,
      !nominal.conforms(to: .view), interpreter.canConstructWithoutArguments(nominal)
    else { return nil }
    return { [unowned self] in try interpreter.construct(nominal) }
  }

  private func plainNothing(of type: SwiftType) -> Value? {
    if type.isOptional { return Value.none }
    if type.isVoid { return .void }
    if let kind = type.nominal.flatMap({ $0.numberKind }) {
      return .number(kind == .float ? FixedNumber(Float(0)) : FixedNumber(0, kind: kind))
    }
    if type.isBool { return .bool(false) }
    if type.isInt { return .int(0) }
    if type.isDouble { return .double(0) }
    if type.isString { return .string("") }
    if type.is(.array) { return .array(ArrayBox([])) }
    if type.is(.dictionary) { return .dictionary(DictionaryBox()) }
    if type.is(.set) { return .set(SetBox()) }
    return nil
  }
}

extension SwitchCaseSyntax {
  /// Those of `case`, none for `default`.
  var patterns: [PatternSyntax] {
    guard case .case(let label) = label else { return [] }
    return label.caseItems.nodes.map(\.pattern)
  }
}

extension PatternSyntax {
  /// Whether it is a pattern for an optional: `nil`, `.none`, `.some(…)` or `…?`.
  var isOfOptional: Bool {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.isOfOptional }
    return self.as(ExpressionPatternSyntax.self)?.expression.isPatternOfOptional == true
  }
}

extension ExprSyntax {
  fileprivate var isPatternOfOptional: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr, .optionalChainingExpr: true
    case .patternExpr(let pattern): pattern.pattern.isOfOptional
    case .functionCallExpr(let call): call.calledExpression.isPatternOfOptional
    case .memberAccessExpr(let access):
      access.base == nil && ["none", "some"].contains(access.declName.baseName.text)
    default: false
    }
  }
}
