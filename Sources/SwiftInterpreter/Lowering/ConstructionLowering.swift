import SwiftSyntax

extension Lowerer {
  func lowerConstruction(
    _ type: SwiftType, _ arguments: [WrittenArgument], at call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered {
    guard let nominal = type.nominal else {
      if case .tuple(let elements) = type,
        let made = lowerTuple(elements, of: arguments, at: call)
      {
        return made
      }
      if let witness = associatedType(type) {
        return lowerConstruction(witness, arguments, at: call, expecting: expected)
      }
      if case .parameter(let parameter) = type, let value = metatypeVariable(parameter) {
        return lowerDynamicConstruction(
          value, type, arguments, at: call, expecting: expected)
      }
      if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
        !program.globalFunctions(reference.baseName.plainText, from: file).isEmpty
      {
        return lowerGlobalCall(reference, arguments, call, expecting: expected)
      }
      return broken(.unknownType, "type '\(type)' cannot be constructed here", at: call)
    }
    if arguments.count == 1, arguments[0].label == nil,
      case let literal = arguments[0].expression,
      isConverted(literal: literal, by: nominal)
        || literal.isLiteral && decidedTypes[literal.id]?.isSame(as: type) == true
    {
      return lower(literal, expecting: type)
    }
    if nominal === builtin.optional, arguments.count == 1, isNil(arguments[0]) {
      return Lowered(Constant(.none), type)
    }
    let type = told(type, by: expected)
    let found = initializers(of: type)
    let fitting = matching(found, arguments)
    if fitting.isEmpty, arguments.contains(where: \.isTrailing) {
      // `MyLayout(spacing: 8) { … }`: the instance is called with the closure.
      let inner = arguments.filter { !$0.isTrailing }
      let calls = candidates("callAsFunction", of: type, isStatic: false)
      if !calls.isEmpty, !matching(found, inner).isEmpty {
        let instance = lowerCall(
          found, inner, receiver: nil, at: call, expecting: .unknown, constructing: type)
        return lowerCall(
          calls, arguments.filter(\.isTrailing), receiver: instance, at: call,
          expecting: expected)
      }
    }
    if fitting.isEmpty, let decoder = decoder(of: arguments, for: nominal) {
      let isOpen = type.hasUnknown || type.arguments.count < nominal.typeParameters.count
      let made = isOpen && expected.nominal === nominal ? expected : type
      return lowerDecoding(made, from: decoder)
    }
    if fitting.isEmpty, program.hasForeignMembers(nominal) || nominal.isPartial {
      return foreign("init", of: nominal, labels: arguments.map { $0.label ?? "_" }, at: call)
    }
    guard !found.isEmpty else {
      return broken(
        .noInitializer,
        nominal.kind == .protocolType
          ? "'any \(nominal.name)' cannot be constructed because it has no accessible initializers"
          : "'\(nominal.name)' cannot be constructed because it has no accessible initializers",
        at: call)
    }
    return lowerCall(
      found, arguments, receiver: nil, at: call, expecting: expected, constructing: type,
      fitting: fitting)
  }

  /// Whether an optional made of the argument is nil: `Int?(nil)`, `Int?(nilLiteral: ())`.
  private func isNil(_ argument: WrittenArgument) -> Bool {
    argument.label == "nilLiteral"
      || argument.label == nil && argument.expression.is(NilLiteralExprSyntax.self)
  }

  /// A generic type of the scene's without written arguments, with the expected ones: its
  /// initialisers and static members may depend on them.
  func told(_ type: SwiftType, by expected: SwiftType) -> SwiftType {
    let wanted = expected.fullyUnwrapped
    guard let nominal = type.nominal, nominal.isFromScene, nominal === wanted.nominal,
      !wanted.arguments.isEmpty, !wanted.hasUnknown
    else { return type }
    if type.arguments.allSatisfy(\.isUnknown) { return wanted }
    // What an alias leaves open: `typealias Lists<E> = Box<[E]>`.
    let open = type.genericParameters.filter { $0.base == nil && !isInScope($0) }
    if open.isEmpty { return type }
    var bindings = Bindings()
    unify(type, wanted, &bindings, open, isHint: true)
    return type.substituting(bindings)
  }

  /// The decoder of `T(from: decoder)`, which isn't declared: the compiler synthesises it for the
  /// scene's types, and the libraries' are decodable themselves.
  func decoder(of arguments: [WrittenArgument], for type: NominalType) -> Lowered? {
    guard arguments.count == 1, arguments[0].label == "from",
      !type.isFromScene || type.conforms(to: .decodable),
      case let given = quickType(arguments[0].expression),
      given.is(.decoder) || given.nominal?.conforms(to: .decoder) == true
    else { return nil }
    return lower(arguments[0].expression, expecting: .unknown)
  }

  private func lowerDecoding(_ type: SwiftType, from decoder: Lowered) -> Lowered {
    let (program, target) = (program, metatype(of: type).node)
    return Lowered(
      Computed { frame in
        guard case .metatype(let box) = try target.evaluate(frame) else { return .void }
        let decoder = try decoder.node.evaluate(frame)
        if program.isOwnDecoder(decoder) {
          return try program.decode(fromOwn: decoder, as: box.type)
        }
        return try program.decode(decoder.requireHost(as: CodedPlace.self), as: box.type)
      }, type)
  }

  /// `super.init(from: decoder)`, where the superclass declares no such initialiser.
  func lowerInheritedDecoding(
    of parent: NominalType, _ receiver: Lowered, _ arguments: [WrittenArgument]
  ) -> Lowered? {
    guard let decoder = decoder(of: arguments, for: parent) else { return nil }
    let program = program
    return Lowered(
      Computed { frame in
        guard case .object(let object) = try receiver.node.evaluate(frame) else { return .void }
        var fields = object.fields
        let decoder = try decoder.node.evaluate(frame)
        if program.isOwnDecoder(decoder) {
          try program.decodeProperties(of: parent, into: &fields, fromOwn: decoder)
        } else {
          try program.decodeProperties(of: parent, into: &fields, decoder.requireHost())
        }
        object.fields = fields
        return .void
      }, .void)
  }

  /// `Point(x: 1, y: 2)` where `Point` is an alias of `(x: Int, y: Int)`.
  private func lowerTuple(
    _ elements: [SwiftType.TupleElement], of arguments: [WrittenArgument],
    at call: FunctionCallExprSyntax
  ) -> Lowered? {
    let parameters = elements.map { Parameter(label: $0.label, name: "", type: $0.type) }
    // Their labels may be left out, all of them.
    guard
      ArgumentMatching.match(parameters, arguments) != nil
        || arguments.count == parameters.count && arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let nodes = zip(parameters, arguments).map { parameter, argument in
      coerce(
        lower(argument.expression, expecting: parameter.type), to: parameter.type,
        at: argument.expression, as: .argument
      ).node
    }
    return Lowered(TupleLiteral(nodes, labels: elements.map(\.label)), .tuple(elements))
  }

  /// A protocol's associated type for the enclosing type, as its members imply.
  private func associatedType(_ type: SwiftType) -> SwiftType? {
    guard case .parameter(let parameter) = type, let owner = context.scope.owner,
      owner.kind != .protocolType
    else { return nil }
    return owner.witness(of: parameter).flatMap { $0.nominal == nil ? nil : $0 }
  }

  /// A node that makes an instance from arguments already bound.
  func construct(
    _ type: SwiftType, _ function: FunctionDeclaration, _ arguments: [BoundArgument],
    _ bindings: Bindings = Bindings(), generics: [Expression?] = [], site: Site
  ) -> Expression {
    guard let nominal = type.nominal else { return Constant(.void) }
    if case .native = function.implementation {
      return Call(
        function, receiver: nil, arguments: arguments, isDynamic: false, staticType: nominal,
        site: site, machine: machine)
    }
    return Construction(
      nominal, function, arguments: arguments, typeArguments: typeArguments(of: type, bindings),
      generics: generics, madeType: madeType(by: function, type), site: site, machine: machine)
  }

  /// A type's generic arguments, which in generic code are only known at run time.
  /// - Parameter bindings: they show whether a parameter is an existential type itself.
  func typeArguments(
    of type: SwiftType, _ bindings: Bindings = Bindings()
  ) -> TypeArguments {
    let parameters = type.nominal?.typeParameters ?? []
    let areKnown = type.arguments.enumerated().map { index, argument in
      argument.isConcrete || argument.isAny
        || parameters.indices.contains(index) && bindings.isExistential(parameters[index])
    }
    if areKnown.allSatisfy({ $0 }) { return .fixed(type.arguments) }
    guard type.nominal?.isFromScene == true else { return .fixed([]) }
    return type.genericParameters.isEmpty
      ? .fixed(TypeArguments.told(type.arguments, areKnown)) : .computed(metatype(of: type).node)
  }

  /// `Self(…)` within a class: an instance of the receiver's class.
  func lowerSelfConstruction(
    _ arguments: [WrittenArgument], _ call: FunctionCallExprSyntax
  ) -> Lowered? {
    guard let owner = context.scope.owner, let receiver = dynamicSelf(call.calledExpression) else {
      return nil
    }
    if owner.isStandIn {
      return foreign("init", of: owner, labels: arguments.map { $0.label ?? "_" }, at: call)
    }
    return lowerDynamicConstruction(
      receiver, owner.selfType, arguments, at: call, expecting: .unknown)
  }

  /// `Self` within a class: the receiver's class, which may be a subclass.
  func dynamicSelf(_ syntax: ExprSyntax) -> Lowered? {
    guard syntax.soleToken == "Self", let owner = context.scope.owner, owner.kind == .classType,
      let variable = context.resolve("self")
    else { return nil }
    let type = SwiftType.metatype(owner.selfType)
    if case .metatype = variable.type { return Lowered(variable.place(), type) }
    let (machine, node) = (machine, variable.place())
    return Lowered(
      Computed { frame in
        .metatype(MetatypeBox(machine.program.dynamicType(of: try node.evaluate(frame))))
      }, type)
  }

  /// `self.init(…)` within an initialiser.
  func lowerDelegation(
    _ receiver: Lowered, _ arguments: [WrittenArgument], _ call: FunctionCallExprSyntax
  ) -> Lowered {
    guard let owner = context.scope.owner else { return Lowered(Constant(.void), .void) }
    if owner.kind == .classType {
      let made = lowerCall(
        initializers(of: owner.selfType), arguments, receiver: receiver, at: call,
        expecting: .unknown, delegates: true)
      return delegation(made, assigning: nil, call)
    }
    let type = context.scope.selfType ?? owner.selfType
    let made = lowerConstruction(type, arguments, at: call, expecting: .unknown)
    return delegation(made, assigning: receiver.node, call)
  }

  /// The implicit `super.init()` at the end of a designated initialiser without one, as the
  /// compiler adds it.
  func implicitSuperInit(after statements: CodeBlockItemListSyntax) -> Statement? {
    guard let function = context.own, function.isInitializer, !function.isConvenience,
      let parent = function.owner?.superclass
    else { return nil }
    let tokens = statements.tokens(viewMode: .sourceAccurate).map(\.text)
    guard
      !zip(tokens, tokens.dropFirst(2)).contains(where: {
        ($0 == "super" || $0 == "self") && $1 == "init"
      })
    else { return nil }
    let designated = initializers(of: .nominal(parent, [])).filter { candidate in
      if case .memberwise = candidate.function.implementation { return false }
      return !candidate.function.isConvenience
    }
    guard !matching(designated, []).isEmpty else { return nil }
    let made = lowerCall(
      designated, [], receiver: selfReference(at: statements), at: statements,
      expecting: .unknown, isSuper: true)
    return ExpressionStatement(Delegation(made.node, assigning: nil, isForced: false))
  }

  /// The effect of a delegated initialiser's failure: both fail, unless a `!` asserts that it
  /// can't.
  func delegation(
    _ made: Lowered, assigning place: Expression?, _ call: FunctionCallExprSyntax
  ) -> Lowered {
    let isForced = call.parent?.is(ForceUnwrapExprSyntax.self) ?? false
    let node = Delegation(made.node, assigning: place, isForced: isForced)
    return Lowered(node, isForced ? builtin.optional(.void) : .void)
  }

  /// `type.init(…)` where the type is a value.
  func lowerDynamicConstruction(
    _ receiver: Lowered, _ type: SwiftType, _ arguments: [WrittenArgument],
    at call: FunctionCallExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    let (nodes, isFailable) = dynamicArguments(of: type, arguments, at: call)
    let machine = machine
    let made = Computed { frame in
      guard case .metatype(let box) = try receiver.node.evaluate(frame), let nominal = box.nominal
      else { throw ScriptFailure.trap("cannot construct a value of this type") }
      return try machine.program.construct(
        nominal, of: box.type.arguments,
        try nodes.map { Interpreter.Argument($0.0, try $0.1.evaluate(frame)) })
    }
    // An initialiser that can't fail may be the witness of a failable one.
    return isFailable
      ? Lowered(Wrap(made, always: false), builtin.optional(type)) : Lowered(made, type)
  }

  /// The arguments of an initialiser that the dynamic type selects: as the statically known one
  /// declares them, which also determines whether it is failable.
  private func dynamicArguments(
    of type: SwiftType, _ arguments: [WrittenArgument], at call: FunctionCallExprSyntax
  ) -> (nodes: [(label: String?, node: Expression)], isFailable: Bool) {
    guard
      let (candidate, matched) = best(
        matching(initializers(of: type), arguments), arguments, expecting: .unknown)
    else {
      return (arguments.map { ($0.label, lower($0.expression, expecting: .unknown).node) }, false)
    }
    var bindings = candidate.bindings
    let bound = bind(
      candidate.function, matched, arguments, &bindings, expecting: .unknown, at: call)
    let nodes = zip(candidate.function.parameters, zip(bound, matched)).flatMap {
      parameter, argument -> [(label: String?, node: Expression)] in
      // The other initialiser has its own default for an omitted argument.
      if argument.1.isEmpty { return [] }
      switch argument.0 {
      case .value(let node), .place(let node): return [(parameter.label, node)]
      case .variadic(let nodes):
        return nodes.enumerated().map { ($0 == 0 ? parameter.label : nil, $1) }
      case .omitted: return []
      }
    }
    return (nodes, candidate.function.isFailable)
  }
}
