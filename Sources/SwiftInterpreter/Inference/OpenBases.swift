import SwiftSyntax

/// What a generic call leaves open that a member is asked of, which the member's use tells: the `T` of
/// `load()` in `load().replaceError(with: Answer.empty)`, the `Element` of `Stack().pushing(1)`.
extension Lowerer {
  /// Lowers a base again where its use tells what its type leaves open.
  /// - Parameters:
  ///   - arguments: those of the member's call, none for a property.
  ///   - result: what is expected of the member.
  func closed(
    _ lowered: Lowered, _ base: ExprSyntax, of name: String, _ arguments: [WrittenArgument],
    leadingTo result: SwiftType
  ) -> Lowered {
    guard case .nominal(let nominal, let known) = lowered.type,
      known.contains(where: \.hasUnknown), base.is(FunctionCallExprSyntax.self),
      attemptsLeft > 0,
      let type = told(nominal, known, byUseOf: name, arguments, leadingTo: result)
    else { return lowered }
    attemptsLeft -= 1
    let found = program.problems
    let again = lower(base, expecting: type)
    guard program.problems.errorCount > found.errorCount else { return again }
    program.problems = found
    return lowered
  }

  /// What a call must give whose closures leave open what they give, where what is expected of its
  /// member tells: `values.map { _ in .idle }.filter(isShown)` of which phases are expected. Nil where
  /// the call tells it by itself.
  func typeGiven(
    by base: ExprSyntax, to name: String, _ arguments: [WrittenArgument],
    leadingTo result: SwiftType
  ) -> SwiftType? {
    guard result.nominal != nil, !result.arguments.isEmpty, !result.hasUnknown, attemptsLeft > 0,
      isTold(base, by: result), case .nominal(let nominal, let known) = openType(base)
    else { return nil }
    let open = known.map { _ in SwiftType.unknown }
    guard
      case .nominal(_, let told)? = self.told(
        nominal, open, byUseOf: name, arguments, leadingTo: result)
    else { return nil }
    let type = SwiftType.nominal(nominal, zip(told, known).map { $0.isUnknown ? $1 : $0 })
    return type.hasUnknown || type.isSame(as: .nominal(nominal, known)) ? nil : type
  }

  /// The type of a chain of calls, whose arguments its closures needn't tell.
  private func openType(_ chain: ExprSyntax) -> SwiftType {
    let type = quickType(chain)
    guard type.isUnknown, let call = chain.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return type }
    let found = candidates(
      access.declName.baseName.plainText, of: openType(base), isStatic: false)
    let results = matching(found, writtenArguments(call)).map { candidate, _ in
      candidate.function.result.substituting(
        candidate.bindings, erasing: candidate.function.typeParameters)
    }
    guard let first = results.first, results.allSatisfy({ $0.nominal === first.nominal }) else {
      return .unknown
    }
    return first
  }

  /// Whether a chain of calls has a closure whose result its surroundings may tell: a literal or an
  /// implicit member, or what is wrapped where an optional is expected.
  private func isTold(_ chain: ExprSyntax, by result: SwiftType) -> Bool {
    let isOfOptionals = result.arguments.contains(where: \.isOptional)
    var link = chain
    while let call = link.as(FunctionCallExprSyntax.self) {
      let closures =
        [call.trailingClosure].compactMap(\.self)
        + call.arguments.nodes.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      if closures.contains(where: { isOfOptionals || givesOpenValue($0) }) { return true }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { break }
      link = base
    }
    return false
  }

  /// The type with what a member's arguments and result tell of its open parameters; nil where they
  /// tell nothing.
  private func told(
    _ nominal: NominalType, _ known: [SwiftType], byUseOf name: String,
    _ arguments: [WrittenArgument], leadingTo result: SwiftType
  ) -> SwiftType? {
    let parameters = nominal.typeParameters
    guard parameters.count == known.count else { return nil }
    let open = zip(parameters, known).filter { $1.hasUnknown }.map(\.0)
    let type = SwiftType.nominal(
      nominal, zip(parameters, known).map { $1.hasUnknown ? .parameter($0) : $1 })
    var bindings = Bindings()
    func learn(from given: SwiftType) {
      if !result.isUnknown { unify(given, result, &bindings, open, isHint: true) }
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
    let told = zip(parameters, known).map { bindings[$0] ?? $1 }
    // What tells no more than was known is no reason to lower the base again.
    return bindings.withoutUnknown.isEmpty ? nil : .nominal(nominal, told)
  }
}

/// What a generic call leaves open that is an operator's operand, which the other operand tells: the `T`
/// of `zero()` in `zero() + 1.5`.
extension Lowerer {
  /// The operand that is of whatever type is wanted, with the type that the other one is of.
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

  /// Returns true if it is a call of a generic function, nothing of which tells what it gives.
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
        && fitting.allSatisfy { candidate, _ in
          guard case .parameter(let open) = candidate.function.result.wrapped else { return false }
          return candidate.function.typeParameters.contains { $0 === open }
        }
    default: return false
    }
  }
}

extension SwiftType {
  /// Whether nothing is known of it, or that it conforms to protocols alone.
  fileprivate var isOpen: Bool {
    if case .composition(let protocols) = self { return !protocols.isEmpty }
    return isUnknown
  }
}
