import SwiftSyntax

/// Conversions at typed boundaries.
extension Lowerer {
  /// Makes a value fit the type wanted: wraps optionals, and reports what can't be.
  func coerce(
    _ lowered: Lowered, to wanted: SwiftType, at syntax: some SyntaxProtocol, reports: Bool = true,
    as purpose: TypedPlace = .specified
  ) -> Lowered {
    if wanted.isUnknown || wanted.isStandIn { return lowered }
    if lowered.type.isStandIn { return asNothing(lowered, of: wanted) }
    // An expression that never returns fits any type.
    if lowered.type.isNever { return Lowered(lowered.node, wanted) }
    if lowered.isImplicitlyUnwrapped, !takesOptional(wanted, lowered.type) {
      return coerce(
        forced(lowered, at: syntax), to: wanted, at: syntax, reports: reports, as: purpose)
    }
    let type = lowered.type
    if wanted.isOptional {
      if let constant = lowered.node as? Constant, constant.value.isNil {
        return Lowered(lowered.node, wanted)
      }
      if type.isOptional {
        let inner = wanted.argument(0)
        if inner.isOptional, !type.argument(0).isOptional, !type.argument(0).isUnknown {
          return Lowered(Wrap(lowered.node, always: true), wanted)
        }
        let isOther =
          reports && (purpose.isWritten || purpose == .closureResult) && file.isFromScene
          && type.isConcrete && wanted.isConcrete
          && fit(type, into: wanted) == nil
        if isOther { return mismatch(lowered, wanted, at: syntax, as: purpose) }
        guard let convert = conversion(of: type, to: wanted) else { return lowered }
        let node = lowered.node
        return Lowered(Computed { frame in try convert(node.evaluate(frame)) }, wanted)
      }
      if type.isUnknown { return Lowered(Wrap(lowered.node, always: false), wanted) }
      if case .parameter(let own) = type {
        // An `Element` may be an optional itself; an `Element?` or `Any?` wraps it all the same.
        switch wanted.argument(0) {
        case .parameter(let inner) where inner === own:
          return Lowered(Wrap(lowered.node, always: true), wanted)
        case .existential, .opaque: return Lowered(Wrap(lowered.node, always: true), wanted)
        case let inner where inner.isOptional:
          let wrapped = coerce(lowered, to: inner, at: syntax, reports: reports, as: purpose)
          return Lowered(Wrap(wrapped.node, always: true), wanted)
        default: return Lowered(Wrap(lowered.node, always: false), wanted)
        }
      }
      let inner = coerce(
        lowered, to: wanted.argument(0), at: syntax, reports: reports, as: purpose)
      return Lowered(Wrap(inner.node, always: true), wanted)
    }
    if let convert = conversion(of: type, to: wanted) {
      let node = lowered.node
      return Lowered(Computed { frame in try convert(node.evaluate(frame)) }, wanted)
    }
    // The result of a function or of a typed closure is wrapped.
    if case .function(let given) = type, case .function(let function) = wanted,
      !given.result.isOptional, !given.result.isUnknown, function.result.isOptional,
      syntax.is(DeclReferenceExprSyntax.self) || syntax.is(MemberAccessExprSyntax.self)
        || syntax.is(KeyPathExprSyntax.self)
        || syntax.as(ClosureExprSyntax.self)?.signature?.returnClause != nil
    {
      return Lowered(wrappingResult(of: lowered.node), wanted)
    }
    if reports, type.isConcrete,
      wanted.isConcrete
        || builtin.keyPathAccess(of: wanted) != nil && builtin.keyPathAccess(of: type) != nil,
      fit(type, into: wanted) == nil
        || purpose.isWritten && file.isFromScene && isSequence(type, insteadOf: wanted)
    {
      return mismatch(lowered, wanted, at: syntax, as: purpose)
    }
    if reports, purpose == .specified || purpose == .argument,
      let protocols = wanted.composition,
      let nominal = type.nominal, nominal.isFromScene, nominal.kind != .protocolType,
      let missing = protocols.first(where: { $0.isFromScene && !nominal.conforms(to: $0) })
    {
      return broken(
        .conformance,
        purpose == .argument
          ? "argument type '\(type)' does not conform to expected type '\(missing.name)'"
          : "value of type '\(type)' does not conform to specified type '\(missing.name)'",
        at: syntax,
        remedy: "declare that it does: 'extension \(type): \(missing.name) {}'", type: wanted)
    }
    if reports, type.isOptional, wanted.isConcrete {
      return mismatch(lowered, wanted, at: syntax, as: purpose)
    }
    return lowered
  }

  /// How a value becomes an `AnyHashable`, a tuple one with other labels, and a collection one of
  /// optionals, `[T]` as `[T?]`, or of such values; nil if nothing is to be done.
  private func conversion(
    of type: SwiftType, to wanted: SwiftType
  ) -> ((Value) throws -> Value)? {
    if wanted.isAnyHashable { return type.isAnyHashable || type.isAny ? nil : builtin.hashable }
    if case .tuple(let elements) = type, case .tuple(let others) = wanted,
      elements.count == others.count,
      zip(elements, others).allSatisfy({ $0.isLabelled(as: $1.label) })
    {
      let labels = others.map(\.label)
      let converts = zip(elements, others).map { conversion(of: $0.type, to: $1.type) }
      if labels == elements.map(\.label), converts.allSatisfy({ $0 == nil }) { return nil }
      return { value in
        guard case .tuple(let box) = value else { return value }
        return .tuple(
          try zip(box.elements, converts).map { try $1?($0) ?? $0 }, labels: labels)
      }
    }
    guard let nominal = type.nominal, nominal === wanted.nominal else { return nil }
    let machine = machine
    if nominal === builtin.optional {
      guard let convert = conversion(of: type.wrapped, to: wanted.wrapped) else { return nil }
      return { value in
        guard case .some(let box) = value else { return value.isNil ? value : try convert(value) }
        return .some(OptionalBox(try convert(box.value)))
      }
    }
    if nominal === builtin.array {
      guard let convert = wrapping(type.argument(0), as: wanted.argument(0)) else { return nil }
      return { value in
        guard case .array(let box) = value else { return value }
        try machine.charge(box.elements.count)
        return .array(ArrayBox(try box.elements.map(convert)))
      }
    }
    if nominal === builtin.dictionary {
      let key = conversion(of: type.argument(0), to: wanted.argument(0))
      let convert = wrapping(type.argument(1), as: wanted.argument(1))
      guard key != nil || convert != nil else { return nil }
      return { value in
        guard case .dictionary(let box) = value else { return value }
        try machine.charge(box.pairs.count)
        return .dictionary(
          try box.pairs.map { (try key?($0.key) ?? $0.key, try convert?($0.value) ?? $0.value) })
      }
    }
    return nil
  }

  private func wrapping(
    _ type: SwiftType, as wanted: SwiftType
  ) -> ((Value) throws -> Value)? {
    let isKnown = type.nominal != nil || type.isAny
    guard wanted.isOptional, !type.isOptional, isKnown else {
      return conversion(of: type, to: wanted)
    }
    let convert = wrapping(type, as: wanted.argument(0))
    return { .some(OptionalBox(try convert?($0) ?? $0)) }
  }

  /// Whether a `T!` is taken as an optional, as an `Any` takes it; elsewhere it is forced.
  func takesOptional(_ wanted: SwiftType, _ type: SwiftType) -> Bool {
    switch wanted {
    case .existential, .opaque: fit(type, into: wanted) != nil
    case .parameter(let parameter): !isInScope(parameter) && fit(type, into: wanted) != nil
    default: wanted.isOptional
    }
  }

  /// A function that returns an optional, from one that returns its payload.
  private func wrappingResult(of function: Expression) -> Expression {
    let machine = machine
    return Computed { frame in
      let plain = try function.evaluate(frame)
      return .function(
        FunctionBox(
          name: "",
          body: .native { arguments in
            var arguments = arguments
            return .some(OptionalBox(try machine.call(plain, &arguments)))
          }))
    }
  }

  /// The compiler's message for a key path of another class than expected, or with another value
  /// type.
  private func refusal(
    ofKeyPath type: SwiftType, _ wanted: SwiftType, _ purpose: TypedPlace
  ) -> String? {
    guard let own = builtin.keyPathAccess(of: type), let nominal = wanted.nominal,
      let access = builtin.keyPathAccess(of: wanted)
    else { return nil }
    let found = access <= own ? SwiftType.nominal(nominal, type.arguments) : type
    if purpose != .specified { return purpose.refuses("\(found)", "\(wanted)") }
    return access > own
      ? "cannot convert key path type '\(found)' to contextual type '\(wanted)'"
      : "cannot assign value of type '\(found)' to type '\(wanted)'"
  }

  func mismatch(
    _ lowered: Lowered, _ wanted: SwiftType, at syntax: some SyntaxProtocol,
    as purpose: TypedPlace
  ) -> Lowered {
    let type = lowered.type
    if lowered.node is Computed, type.isUnknown { return lowered }
    if let constant = lowered.node as? Constant, constant.value.isNil {
      return broken(.typeMismatch, purpose.refusesNil("\(wanted)"), at: syntax, type: wanted)
    }
    if type.isOptional, fit(type.wrapped, into: wanted) != nil {
      return broken(
        .optional,
        "value of optional type '\(type)' must be unwrapped to a value of type '\(type.wrapped)'",
        at: syntax, remedy: "give a default with '??', or unwrap with 'if let' or '!'", type: wanted
      )
    }
    if syntax.is(KeyPathExprSyntax.self), let message = refusal(ofKeyPath: type, wanted, purpose) {
      return broken(.typeMismatch, message, at: syntax, type: wanted)
    }
    if purpose.isWritten, let call = syntax.as(FunctionCallExprSyntax.self),
      fittingCandidates(call, writtenArguments(call)).count > 1
    {
      let name = calledName(call)
      return broken(
        .typeMismatch, Wording.noCandidates(name.trimmedDescription, giving: "\(wanted)"),
        at: name, type: wanted)
    }
    if let function = type.functionType, let result = fit(function.result, into: wanted),
      result == .exact, purpose != .coercion
    {
      if function.parameters.isEmpty {
        return broken(.typeMismatch, TypedPlace.refusesUncalled("\(wanted)"), at: syntax)
      }
      if let access = syntax.as(MemberAccessExprSyntax.self), wanted.nominal?.kind == .enumeration {
        let types = function.parameters.map { "\($0)" }.joined(separator: ", ")
        return broken(
          .typeMismatch,
          "member '\(access.declName.baseName.text)' expects argument of type '\(types)'",
          at: syntax)
      }
    }
    if purpose == .coercion, let parent = type.nominal, parent.kind == .classType,
      wanted.nominal?.conforms(to: parent) == true
    {
      return broken(
        .typeMismatch, "'\(type)' is not convertible to '\(wanted)'", at: syntax,
        remedy: "did you mean to use 'as!' to force downcast?")
    }
    return broken(
      .typeMismatch, purpose.refuses("\(type)", "\(wanted)"), at: syntax,
      remedy: type.isInt && wanted.isDouble
        ? "convert it: 'CGFloat(…)' or 'Double(…)'"
        : type.isDouble && wanted.isInt ? "convert it: 'Int(…)'" : nil, type: wanted)
  }
}
