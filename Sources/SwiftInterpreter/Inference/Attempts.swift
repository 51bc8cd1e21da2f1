import SwiftSyntax

extension Lowerer {
  /// Lowers in one of two ways: the second, if there is one, only if the first has errors and it
  /// has none, or if the first takes more undeclared properties for a missing module's.
  /// - Returns: the lowered code, and whether it is the first way's.
  func firstWithoutErrors<Result>(
    _ first: () -> Result, _ second: () -> Result?
  ) -> (result: Result, isFirst: Bool) {
    let before = program.moment
    let result = first()
    let hasErrors = program.hasErrors(since: before)
    guard attemptsLeft > 0, hasErrors || program.guesses > before.guesses else {
      return (result, true)
    }
    let found = program.problems
    attemptsLeft -= 1
    program.rewind(to: before)
    if let other = second(), !program.hasErrors(since: before),
      hasErrors || program.guesses < found.guesses
    {
      return (other, false)
    }
    program.problems = found
    return (result, true)
  }

  /// The types of arguments that can't be inferred and that distinguish candidates: the arguments
  /// are lowered by themselves.
  func decidingTypes(
    of arguments: [WrittenArgument], _ fitting: [FittingCandidate]
  ) -> [(operand: ExprSyntax, type: SwiftType)] {
    guard fitting.count > 1 else { return [] }
    return arguments.indices.compactMap { index in
      let syntax = arguments[index].expression
      guard decides(index, fitting), attemptsLeft > 0, !isFlexible(syntax),
        !beginsWithImplicitMember(syntax), !takesBindings(syntax), !syntax.is(InOutExprSyntax.self),
        quickType(syntax).isUnknown
      else { return nil }
      attemptsLeft -= 1
      let (before, count) = (program.moment, undecidedCount)
      defer { program.rewind(to: before) }
      let type = lower(syntax, expecting: .unknown).type
      // The checker decides an ambiguous argument, for the call as a whole.
      return undecidedCount == count && type.isConcrete && !type.isStandIn ? (syntax, type) : nil
    }
  }

  /// Whether candidates expect an argument to have different types.
  private func decides(_ index: Int, _ fitting: [FittingCandidate]) -> Bool {
    let types = fitting.compactMap { fitting in
      zip(fitting.candidate.function.parameters, fitting.matched)
        .first { $1.contains(index) }?.0.type
    }
    return types.dropFirst().contains { !$0.isSame(as: types[0]) }
  }
}
