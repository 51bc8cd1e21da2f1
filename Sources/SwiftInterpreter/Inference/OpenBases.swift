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
