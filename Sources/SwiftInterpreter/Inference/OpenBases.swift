import SwiftSyntax

/// Infers a call's generic arguments from how its result is used: the `T` of `load()` in
/// `load().replaceError(with: Answer.empty)`, the `Element` of `Stack().pushing(1)`.
extension Lowerer {
  /// Lowers a base again where its use determines what its type leaves open.
  /// - Parameters:
  ///   - arguments: the member's arguments, none for a property.
  ///   - result: the type expected of the member.
  func closed(
    _ lowered: Lowered, _ base: ExprSyntax, of name: String, _ arguments: [WrittenArgument],
    leadingTo result: SwiftType
  ) -> Lowered {
    guard case .nominal(let nominal, let known) = lowered.type,
      known.contains(where: \.hasUnknown), base.is(FunctionCallExprSyntax.self),
      case let parameters = nominal.typeParameters, parameters.count == known.count,
      attemptsLeft > 0
    else { return lowered }
    let open = zip(parameters, known).filter { $1.hasUnknown }.map(\.0)
    let shape = zip(parameters, known).map { $1.hasUnknown ? .parameter($0) : $1 }
    guard
      let bindings = told(
        .nominal(nominal, shape), open, byUseOf: name, arguments, leadingTo: result)
    else { return lowered }
    attemptsLeft -= 1
    let found = program.problems
    let type = SwiftType.nominal(nominal, zip(parameters, known).map { bindings[$0] ?? $1 })
    let again = lower(base, expecting: type)
    guard program.problems.hasErrors(since: found) else { return again }
    program.problems = found
    return lowered
  }

  /// The result type of an open call, from what is expected of its member: the phases of
  /// `values.map { _ in .idle }.filter(isShown)`, of `Just(.idle).eraseToAnyPublisher()` and of
  /// `load("phase").replaceError(with: [:])`. Nil where the call determines it by itself.
  func typeGiven(
    by base: ExprSyntax, to name: String, _ arguments: [WrittenArgument],
    leadingTo result: SwiftType
  ) -> SwiftType? {
    guard result.nominal != nil, !result.arguments.isEmpty, !result.hasUnknown, attemptsLeft > 0,
      isTold(base, by: result) || mayWiden(result),
      case .nominal(let nominal, let known) = openType(base)
    else { return nil }
    func told(_ shape: SwiftType, _ open: [GenericParameter]) -> Bindings? {
      self.told(shape, open, byUseOf: name, arguments, leadingTo: result)
    }
    let type = SwiftType.nominal(nominal, known)
    var wanted = type
    if let bindings = told(nominal.selfType, nominal.typeParameters) {
      wanted = .nominal(nominal, zip(nominal.typeParameters, known).map { bindings[$0] ?? $1 })
    }
    if wanted.hasUnknown {
      var open: [GenericParameter] = []
      let shape = opened(type, &open)
      wanted = told(shape, open).map { shape.substituting($0, erasing: open) } ?? wanted
    }
    return wanted.hasUnknown || wanted.isSame(as: type) ? nil : wanted
  }

  /// A type with generic parameters in place of its unknown parts: `Kept<Just<Output>>` for
  /// `Just(.idle).kept()`.
  private func opened(_ type: SwiftType, _ open: inout [GenericParameter]) -> SwiftType {
    guard case .nominal(let nominal, let arguments) = type, type.hasUnknown else { return type }
    var shape: [SwiftType] = []
    for (parameter, argument) in zip(nominal.typeParameters, arguments) {
      if !argument.isUnknown {
        shape.append(opened(argument, &open))
      } else if open.contains(where: { $0 === parameter }) {
        shape.append(argument)
      } else {
        open.append(parameter)
        shape.append(.parameter(parameter))
      }
    }
    return .nominal(nominal, shape)
  }

  /// The type of a chain of calls, whose arguments its closures needn't determine.
  private func openType(_ chain: ExprSyntax) -> SwiftType {
    // Its links' types are cached until all of them have been examined.
    quickNesting += 1
    defer { endQuickQuestion() }
    let type = quickType(chain)
    guard type.isUnknown, let call = chain.as(FunctionCallExprSyntax.self) else { return type }
    let arguments = writtenArguments(call)
    var found = matchingCandidates(call, arguments)
    if found.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    {
      let name = access.declName.baseName.plainText
      found = matching(candidates(name, of: openType(base), isStatic: false), arguments)
    }
    let results = found.map { candidate, _ in
      candidate.function.result.substituting(
        candidate.bindings, erasing: candidate.function.typeParameters)
    }
    guard let first = results.first, results.allSatisfy({ $0.nominal === first.nominal }) else {
      return .unknown
    }
    return first
  }

  /// Whether a chain of calls leaves open what its context may determine: a closure in it returns a
  /// literal or an implicit member, or a value where an optional is expected; or it begins with a
  /// call with such arguments, or has only plain calls, whose functions may be generic.
  private func isTold(_ chain: ExprSyntax, by result: SwiftType) -> Bool {
    let isOfOptionals = result.arguments.contains(where: \.isOptional)
    var link = chain
    var first: FunctionCallExprSyntax?
    var hasClosures = false
    while let call = link.as(FunctionCallExprSyntax.self) {
      let closures =
        [call.trailingClosure].compactMap(\.self)
        + call.arguments.nodes.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      if closures.contains(where: { isOfOptionals || givesOpenValue($0) }) { return true }
      hasClosures = hasClosures || !closures.isEmpty
      first = call
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { break }
      link = base
    }
    guard let first else { return false }
    return !hasClosures || first.arguments.nodes.contains { isFlexible($0.expression) }
  }

  /// Returns whether a type has an argument that other types' values convert to, so that a chain's
  /// calls may have it where their own arguments imply another: `make { Circle() }.cached` where a
  /// `Factory<any Shape>` is expected.
  private func mayWiden(_ type: SwiftType) -> Bool {
    if type.isOptional { return mayWiden(type.wrapped) }
    return type.arguments.contains { argument in
      if argument.composition != nil { return true }
      return argument.nominal?.kind == .classType && argument.nominal?.isFromScene == true
    }
  }

  /// Infers a type's open parameters from a member's arguments and result; nil if none follows.
  private func told(
    _ type: SwiftType, _ open: [GenericParameter], byUseOf name: String,
    _ arguments: [WrittenArgument], leadingTo result: SwiftType
  ) -> Bindings? {
    var bindings = Bindings()
    func learn(from given: SwiftType) {
      if result.isUnknown { return }
      // A value is wrapped where an optional is expected.
      let isWrapped = given.nominal != nil && !given.isOptional
      let wanted = isWrapped ? result.fullyUnwrapped : result
      unify(given, wanted, &bindings, open, isHint: !mayWiden(wanted))
    }
    for (candidate, matched) in matching(candidates(name, of: type, isStatic: false), arguments) {
      let function = candidate.function
      learn(from: function.result.substituting(candidate.bindings))
      for (parameter, indices) in zip(function.parameters, matched) {
        for index in indices where !takesBindings(arguments[index].expression) {
          unify(
            parameter.type.substituting(candidate.bindings),
            quickType(arguments[index].expression), &bindings, open)
        }
      }
    }
    for found in members(name, of: type, isStatic: false) {
      if case .property(let property) = found.member {
        learn(from: property.type.substituting(found.bindings))
      }
    }
    // If it adds nothing to what is known, there is no reason to lower the base again.
    let told = bindings.withoutUnknown
    return told.isEmpty ? nil : told
  }
}

/// Infers a generic call's result as an operand from the other operand: the `T` of `zero()` in
/// `zero() + 1.5`.
extension Lowerer {
  /// The operand of any type, with the other operand's type.
  /// - Parameters:
  ///   - left: the left operand's type as far as it shows, and `right` the right one's.
  func openOperand(
    of infix: InfixOperatorExprSyntax, _ left: SwiftType, _ right: SwiftType
  ) -> (operand: ExprSyntax, type: SwiftType)? {
    let isTold = { (open: SwiftType, operand: ExprSyntax, other: SwiftType) in
      open.wrapped.isOpen && other.isConcrete && self.decidedTypes[operand.id] == nil
        && open.wrapped.protocols.allSatisfy { other.wrapped.mayConform(to: $0) }
        && self.givesWhateverIsWanted(operand)
    }
    if isTold(left, infix.leftOperand, right) {
      return (infix.leftOperand, left.isOptional ? builtin.optional(right.wrapped) : right)
    }
    return isTold(right, infix.rightOperand, left) ? (infix.rightOperand, left.wrapped) : nil
  }

  /// Returns whether it is a call of a generic function whose result nothing determines.
  private func givesWhateverIsWanted(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .tryExpr(let attempt): return givesWhateverIsWanted(attempt.expression)
    case .awaitExpr(let wait): return givesWhateverIsWanted(wait.expression)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return false }
      return givesWhateverIsWanted(only.expression)
    case .functionCallExpr(let call):
      let fitting = fittingCandidates(call, writtenArguments(call))
      return !fitting.isEmpty
        && fitting.allSatisfy { candidate, matched in
          guard case .parameter(let open) = candidate.function.result.wrapped else { return false }
          // An argument may determine it though its type doesn't show: `text.flatMap(Double.init)`.
          let isPassed = zip(candidate.function.parameters, matched).contains { parameter, given in
            !given.isEmpty && parameter.type.genericParameters.contains { $0 === open }
          }
          return !isPassed && candidate.function.typeParameters.contains { $0 === open }
        }
    default: return false
    }
  }
}

extension SwiftType {
  /// Whether nothing is known of it, except for conformances.
  fileprivate var isOpen: Bool {
    if let protocols = self.composition { return !protocols.isEmpty }
    return isUnknown
  }
}
