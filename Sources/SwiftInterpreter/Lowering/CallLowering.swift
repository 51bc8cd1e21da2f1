import SwiftSyntax

extension Lowerer {
  func lower(_ call: FunctionCallExprSyntax, expecting expected: SwiftType) -> Lowered {
    let arguments = writtenArguments(call)
    let callee = call.calledExpression
    if callee.soleToken == "Self", let made = lowerSelfConstruction(arguments, call) {
      return made
    }
    if let type = typeExpression(callee) {
      return lowerConstruction(type, arguments, at: call, expecting: expected)
    }
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference) where reference.argumentNames != nil:
      return lowerLabelledCall(callee, arguments, call, expecting: expected)
    case .memberAccessExpr(let access) where access.declName.argumentNames != nil:
      return lowerLabelledCall(callee, arguments, call, expecting: expected)
    case .declReferenceExpr(let reference):
      return lowerNamedCall(reference, arguments, call, expecting: expected)
    case .memberAccessExpr(let access):
      return lowerMemberCall(access, arguments, call, expecting: expected)
    case .genericSpecializationExpr(let specialized):
      if let reference = specialized.expression.as(DeclReferenceExprSyntax.self) {
        return lowerNamedCall(reference, arguments, call, expecting: expected)
      }
      if let access = specialized.expression.as(MemberAccessExprSyntax.self) {
        return lowerMemberCall(access, arguments, call, expecting: expected)
      }
      return lowerValueCall(lowerLink(callee), arguments, at: call, expecting: expected)
    case .closureExpr(let closure)
    where arguments.isEmpty && !expected.isVoid
      && (expected.isConcrete || expected.nominal != nil && !expected.hasUnknown):
      // A closure called at once returns what is expected of the call.
      let type = SwiftType.FunctionType(parameters: [], result: expected)
      return lowerValueCall(
        lower(closure, expecting: type, builder: nil), arguments, at: call, expecting: expected)
    default:
      return lowerValueCall(lowerLink(callee), arguments, at: call, expecting: expected)
    }
  }

  /// A call of a function named with its labels, `move(from:to:)(1, 2)`: it is a value, which is
  /// called without them.
  private func lowerLabelledCall(
    _ callee: ExprSyntax, _ arguments: [WrittenArgument], _ call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered {
    let type = SwiftType.FunctionType(
      parameters: arguments.map { quickType($0.expression) }, result: expected)
    return lowerValueCall(
      lower(callee, expecting: .function(type)), arguments, at: call, expecting: expected)
  }

  func writtenArguments(_ call: FunctionCallExprSyntax) -> [WrittenArgument] {
    var arguments = call.arguments.written
    if let closure = call.trailingClosure {
      arguments.append(
        WrittenArgument(label: nil, expression: ExprSyntax(closure), isTrailing: true))
    }
    for closure in call.additionalTrailingClosures.nodes {
      arguments.append(
        WrittenArgument(
          label: closure.givenLabel, expression: ExprSyntax(closure.closure),
          isTrailing: true))
    }
    return arguments
  }

  // MARK: Calls by name

  func lowerNamedCall(
    _ reference: DeclReferenceExprSyntax, _ arguments: [WrittenArgument],
    _ call: FunctionCallExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    let name = reference.baseName.plainText
    if let variable = context.resolve(name) {
      let chosen = overload(of: variable, arguments, call, expecting: expected)
      return lowerValueCall(
        Lowered(chosen.use(), chosen.type), arguments, at: call,
        expecting: expected, declaration: chosen.function)
    }
    if isTypeOf(name, arguments) { return lowerTypeOf(arguments[0].expression) }
    if let lowered = lowerImplicitSelfCall(name, arguments, call, expecting: expected) {
      return lowered
    }
    return lowerGlobalCall(reference, arguments, call, expecting: expected)
  }

  /// A call of a global function with a module name, as in `Swift.min(1, 2)`.
  /// - Parameter module: the module's name. The scene's functions aren't Swift's.
  func lowerGlobalCall(
    _ reference: DeclReferenceExprSyntax, of module: String? = nil, _ arguments: [WrittenArgument],
    _ call: FunctionCallExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    let name = reference.baseName.plainText
    if isTypeOf(name, arguments), module == "Swift" {
      return lowerTypeOf(arguments[0].expression)
    }
    let seen = program.globalFunctions(name, from: file).filter {
      module != "Swift" || $0.location == nil
    }
    let functions = module.flatMap { program.globalFunctions(name, ofModule: $0) } ?? seen
    if !functions.isEmpty {
      return lowerCall(
        functions.map { Candidate(function: $0, bindings: Bindings()) }, arguments, receiver: nil,
        at: call, expecting: expected)
    }
    if program.globalVariable(name, from: file) != nil {
      return lowerValueCall(
        lower(reference, expecting: .unknown), arguments, at: call, expecting: expected)
    }
    return unknownCall(name, arguments, reference, call)
  }

  /// Returns the local function that a call refers to, of those with its name.
  private func overload(
    of variable: Variable, _ arguments: [WrittenArgument], _ call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Variable {
    guard variable.overloadCount > 0 else { return variable }
    let all = overloads(of: variable)
    let candidates = all.compactMap(\.function).map {
      Candidate(function: $0, bindings: Bindings())
    }
    let fitting = matching(candidates, arguments)
    let chosen = best(fitting, arguments, expecting: expected)
    if let chosen, isAmbiguous(chosen, of: fitting, expecting: expected) {
      reportAmbiguity(of: chosen.candidate.function, at: call.calledExpression)
    }
    return all.first { $0.function === chosen?.candidate.function } ?? variable
  }

  /// The local functions that share a variable's name.
  func overloads(of variable: Variable) -> [Variable] {
    if variable.overloadCount == 0 { return [variable] }
    return [variable]
      + (1...variable.overloadCount).compactMap { context.resolve("\(variable.name)#\($0)") }
  }

  func reportAmbiguity(of function: FunctionDeclaration, at node: some SyntaxProtocol) {
    undecidedCount += 1
    report(.ambiguous, "ambiguous use of '\(function.shownName)'", at: node)
  }

  /// Whether a property holds a function of exactly these arguments' types, such as a closure named
  /// after the modifier that sets it: `let onSubmit: (String) -> Void`.
  func takes(_ arguments: [WrittenArgument], _ property: Member?) -> Bool {
    guard case .property(let declaration)? = property,
      let parameters = declaration.declaredType?.fullyUnwrapped.functionType?.parameters,
      !parameters.isEmpty, parameters.count == arguments.count
    else { return false }
    return zip(arguments, parameters).allSatisfy { argument, parameter in
      if argument.label != nil { return false }
      if let kind = literalKind(argument.expression) { return score(of: kind, parameter) != nil }
      let type = quickType(argument.expression)
      return !type.isUnknown && fit(type, into: parameter) != nil
    }
  }

  private func lowerImplicitSelfCall(
    _ name: String, _ arguments: [WrittenArgument], _ call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered? {
    guard let owner = context.scope.owner else { return nil }
    if let variable = context.resolve("self") {
      let receiver = Lowered(variable.place(), variable.type)
      let isStatic = if case .metatype = variable.type { true } else { false }
      let type: SwiftType =
        if case .metatype(let instance) = variable.type { instance } else { variable.type }
      let found = candidates(name, of: type, isStatic: isStatic)
      let property = members(name, of: type, isStatic: isStatic).first {
        if case .property = $0.member { true } else { false }
      }
      if owner.isStandIn, !found.isEmpty,
        found.allSatisfy({ $0.function === context.declaration })
      {
        return wrappedCall(of: name, arguments, of: owner, at: call.calledExpression)
      }
      let fitting = matching(found, arguments)
      // A property that holds a function, `let onChange: () -> Void`, as well as `View`'s method.
      let isMethod = property == nil || !fitting.isEmpty && !takes(arguments, property?.member)
      if !found.isEmpty, isMethod {
        // A global function of the same name wins where no method fits.
        if fitting.isEmpty, !program.globalFunctions(name, from: file).isEmpty { return nil }
        return lowerCall(
          found, arguments, receiver: receiver, at: call, expecting: expected, fitting: fitting)
      }
      if let property, case .property(let declaration) = property.member {
        let value = access(
          declaration, receiver: receiver, bindings: property.bindings, at: call.calledExpression)
        return lowerValueCall(value, arguments, at: call, expecting: expected)
      }
    }
    var outer: NominalType? = owner
    while let type = outer {
      let found = candidates(name, of: type.selfType, isStatic: true)
      if !found.isEmpty {
        let metatype = Lowered(
          Constant(.metatype(MetatypeBox(type.selfType))), .metatype(type.selfType))
        return lowerCall(found, arguments, receiver: metatype, at: call, expecting: expected)
      }
      if let value = staticMember(
        name, of: type.selfType, at: call.calledExpression, expecting: .unknown)
      {
        return lowerValueCall(value, arguments, at: call, expecting: expected)
      }
      outer = context.scope.typeAround(type)
    }
    return nil
  }

  /// Returns true if the call, or a member of its result, is an operand.
  private static func isOperand(_ call: FunctionCallExprSyntax) -> Bool {
    var around = call.parent
    while let node = around, node.is(MemberAccessExprSyntax.self) { around = node.parent }
    return around?.is(InfixOperatorExprSyntax.self) == true
  }

  private func unknownCall(
    _ name: String, _ arguments: [WrittenArgument], _ reference: DeclReferenceExprSyntax,
    _ call: FunctionCallExprSyntax
  ) -> Lowered {
    let near = nearestName(to: name)
    if let owner = foreignOwner(of: name, near: near), program.isForeignLibraryType(owner) {
      return foreign(name, of: owner, labels: arguments.map { $0.label ?? "_" }, at: reference)
    }
    // A variable's or argument's value need not be a view, nor an operand.
    let isStatement =
      !Self.isOperand(call)
      && call.parent.map { ![.initializerClause, .labeledExpr, .asExpr].contains($0.kind) } ?? true
    if !context.isBuilderPosition || !isStatement,
      program.isForeign(unknown: name, near: near, at: site(reference))
    {
      return Lowered(
        Constant(program.foreignValue(name)), .nominal(program.standIn(name), []))
    }
    let origin = site(call)
    if let place = program.location(origin),
      let resolve = program.interpreter.resolveUnknownName
    {
      let unknown = UnknownName(
        name: name, labels: arguments.map { $0.label ?? "_" }, receiver: nil,
        receiverConforms: { _ in false }, isBuilderPosition: context.isBuilderPosition,
        location: place, suggestion: near)
      if case .placeholder(let diagnostic, let typeName, let make) = resolve(unknown) {
        return placeholder(diagnostic, typeName, make, origin)
      }
    }
    return broken(
      .unknownName, "cannot find '\(name)' in scope", at: reference,
      remedy: near.map { "did you mean '\($0)'?" })
  }

  /// Whether a call is `type(of:)`, which isn't declared in the library.
  private func isTypeOf(_ name: String, _ arguments: [WrittenArgument]) -> Bool {
    name == "type" && arguments.count == 1 && arguments[0].label == "of"
  }

  private func lowerTypeOf(_ syntax: ExprSyntax) -> Lowered {
    let value = lower(syntax, expecting: .unknown)
    let (machine, declared) = (machine, metatype(of: value.type))
    let isExistential = value.type.isExistential
    return Lowered(
      Computed { frame in
        let found = machine.program.dynamicType(of: try value.node.evaluate(frame))
        // A nil, a function or an empty list doesn't reveal its type, but its declaration does; and
        // where `T` is `Any`, nothing more is known of the value.
        guard case .metatype(let box) = try declared.node.evaluate(frame),
          found.hasUnknown
            ? box.type.isConcrete
            : box.type.isOfExistentials && !isExistential || box.type.isCGFloat && found.isDouble
        else { return .metatype(MetatypeBox(found)) }
        return .metatype(MetatypeBox(box.type))
      }, .metatype(value.type))
  }

  // MARK: Calls of values

  func lowerValueCall(
    _ callee: Lowered, _ arguments: [WrittenArgument], at call: FunctionCallExprSyntax,
    expecting expected: SwiftType, declaration: FunctionDeclaration? = nil
  ) -> Lowered {
    let callee = forced(callee, at: call.calledExpression)
    if let declaration {
      if let matched = ArgumentMatching.match(declaration.parameters, arguments) {
        var bindings = Bindings()
        var bound = bind(
          declaration, matched, arguments, &bindings, expecting: expected, at: call)
        bound = filling(bound, of: declaration, where: matched, on: nil, bindings)
        return Lowered(
          ValueCall(
            callee.node, bound, typeArguments: typeArguments(declaration, bindings),
            site: site(call), machine: machine),
          declaration.result.substituting(bindings, erasing: declaration.typeParameters),
          isImplicitlyUnwrapped: declaration.isImplicitlyUnwrapped)
      }
      return broken(
        .arguments, ArgumentMatching.complaint(declaration, arguments), at: call)
    }
    if let type = callee.type.functionType, !callee.type.isOptional {
      let parameters = type.parameters.enumerated().map { index, parameter -> Parameter in
        let isVariadic = type.isVariadic(index)
        let declared = Parameter(
          label: nil, name: "",
          type: DeclaredType(isVariadic ? parameter.argument(0) : parameter),
          list: isVariadic ? builtin.array : nil)
        declared.isInout = type.isInout(index)
        declared.isAutoclosure = type.isAutoclosure(index)
        return declared
      }
      if arguments.contains(where: { $0.expression.is(PackExpansionExprSyntax.self) }) {
        let nodes = arguments.map { lower($0.expression, expecting: .unknown).node }
        return Lowered(
          SpreadCall(callee.node, PackList(nodes), site: site(call), machine: machine), type.result)
      }
      let plain = arguments.map { WrittenArgument(label: nil, expression: $0.expression) }
      guard let matched = ArgumentMatching.match(parameters, plain) else {
        return broken(
          .arguments,
          plain.count < parameters.count
            ? "missing arguments in call of a function of type '\(callee.type)'"
            : "extra arguments in call of a function of type '\(callee.type)'", at: call)
      }
      let bound = zip(parameters, matched).map { parameter, indices -> BoundArgument in
        let given = indices.map {
          bindArgument(plain[$0].expression, parameter, parameter.type).argument
        }
        guard parameter.isVariadic else { return given.first ?? .omitted }
        let nodes = given.compactMap { argument -> Expression? in
          if case .value(let node) = argument { node } else { nil }
        }
        return .variadic(nodes)
      }
      return Lowered(
        ValueCall(callee.node, bound, site: site(call), machine: machine), type.result)
    }
    let calls = candidates("callAsFunction", of: callee.type, isStatic: false)
    if !calls.isEmpty {
      return lowerCall(calls, arguments, receiver: callee, at: call, expecting: expected)
    }
    if let made = lowerDynamicCall(callee, arguments, at: call, expecting: expected) { return made }
    // A function of a missing package: its result is another of its values.
    if callee.type.isStandIn { return callee }
    if callee.type.isConcrete, callee.type.functionType == nil {
      return broken(
        .notCallable, "cannot call value of non-function type '\(callee.type)'", at: call)
    }
    let bound: [BoundArgument] = arguments.map {
      if let place = $0.expression.as(InOutExprSyntax.self) {
        return .place(lower(place.expression, expecting: .unknown).node)
      }
      return .value(lower($0.expression, expecting: .unknown).node)
    }
    return Lowered(
      ValueCall(callee.node, bound, site: site(call), machine: machine), .unknown)
  }

  /// A call of a `@dynamicCallable` value: its arguments as an array, or as pairs with their labels.
  private func lowerDynamicCall(
    _ callee: Lowered, _ arguments: [WrittenArgument], at call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered? {
    let found = candidates("dynamicallyCall", of: callee.type, isStatic: false)
    guard !found.isEmpty else { return nil }
    let takesList = found.contains { $0.function.parameters.first?.label == "withArguments" }
    let argument: WrittenArgument
    if takesList, arguments.allSatisfy({ $0.label == nil }) {
      let elements = arguments.map {
        ArrayElementSyntax(expression: $0.expression, trailingComma: .commaToken())
      }
      argument = WrittenArgument(
        label: "withArguments",
        expression: ExprSyntax(ArrayExprSyntax(elements: ArrayElementListSyntax(elements))))
    } else {
      let pairs = arguments.map {
        DictionaryElementSyntax(
          key: Self.literal($0.label ?? ""), value: $0.expression, trailingComma: .commaToken())
      }
      argument = WrittenArgument(
        label: "withKeywordArguments",
        expression: ExprSyntax(
          DictionaryExprSyntax(
            content: pairs.isEmpty
              ? .colon(.colonToken()) : .elements(DictionaryElementListSyntax(pairs)))))
    }
    return lowerCall(found, [argument], receiver: callee, at: call, expecting: expected)
  }

  private static func literal(_ text: String) -> StringLiteralExprSyntax {
    let segment = StringSegmentSyntax(content: .stringSegment(text))
    return StringLiteralExprSyntax(
      openingQuote: .stringQuoteToken(),
      segments: StringLiteralSegmentListSyntax([.stringSegment(segment)]),
      closingQuote: .stringQuoteToken())
  }
}
