import SwiftSyntax

extension Lowerer {
  /// Candidates whose labels fit, with the arguments of each parameter.
  func matching(
    _ candidates: [Candidate], _ arguments: [WrittenArgument]
  ) -> [FittingCandidate] {
    candidates.compactMap { candidate in
      ArgumentMatching.match(candidate.function.parameters, arguments).map { (candidate, $0) }
    }
  }

  // MARK: Ranking

  /// The candidate that is meant: the one with the best score, of several the most specialised, and
  /// the first of these.
  func best(
    _ fitting: [FittingCandidate], _ arguments: [WrittenArgument], expecting expected: SwiftType
  ) -> FittingCandidate? {
    guard fitting.count > 1 else { return fitting.first }
    var winner: (index: Int, score: Score)?
    for (index, (candidate, matched)) in fitting.enumerated() {
      guard var score = score(candidate, matched, arguments) else { continue }
      let function = candidate.function
      if !expected.isUnknown {
        score += self.score(ofResult: candidate, expecting: expected)
      }
      if function.isInitializer, function.isFailable, !expected.isOptional { score += .failable }
      guard let known = winner else {
        winner = (index, score)
        continue
      }
      if isBetter(fitting[index], score, than: fitting[known.index], known.score, arguments) {
        winner = (index, score)
      }
    }
    // Where none fits by type, the first by labels is reported against.
    return winner.map { fitting[$0.index] } ?? fitting.first
  }

  /// How well what a candidate gives fits what is expected of the call.
  private func score(ofResult candidate: Candidate, expecting expected: SwiftType) -> Score {
    let function = candidate.function
    if function.isInitializer { return Score(.unknown) }
    // What its arguments leave open becomes what is expected, if that meets the constraints.
    let isWrapped = function.result.isOptional && expected.isOptional
    let (open, wanted) =
      isWrapped ? (function.result.wrapped, expected.wrapped) : (function.result, expected)
    if case .parameter(let parameter) = open, candidate.bindings[parameter] == nil,
      function.location != nil,
      function.typeParameters.contains(where: { $0 === parameter })
    {
      if case .composition(let protocols) = wanted, protocols.isEmpty {
        return Score(.emptyExistential)
      }
      if parameter.constraints.isEmpty || wanted.nominal == nil { return Score(.genericArgument) }
      return fit(wanted, into: open).map { _ in Score(.genericArgument) + .constrained }
        ?? Score(.unexpectedResult)
    }
    let result = function.result.substituting(
      candidate.bindings, erasing: function.typeParameters)
    return fit(result, into: expected) ?? Score(.unexpectedResult)
  }

  /// Whether one of two candidates is meant. Of the program's own that count the same, one without
  /// generic parameters comes before one that has some, whatever they take.
  private func isBetter(
    _ candidate: FittingCandidate, _ score: Score, than other: FittingCandidate,
    _ known: Score, _ arguments: [WrittenArgument]
  ) -> Bool {
    let (a, b) = (candidate.candidate.function, other.candidate.function)
    if score.beforeLiterals == known.beforeLiterals, isRankedEarly(a, arguments) {
      if let takes = takesLists(candidate, arguments), let others = takesLists(other, arguments),
        takes != others
      {
        return takes
      }
      if leavesOpen(candidate, other, arguments) { return true }
      if leavesOpen(other, candidate, arguments) { return false }
    }
    if a.location != nil, b.location != nil, score.solving == known.solving {
      if a.isGeneric != b.isGeneric { return !a.isGeneric }
      let (isVariadic, isOther) = (takesSeveral(candidate), takesSeveral(other))
      if isVariadic != isOther { return !isVariadic }
      if asksMore(candidate, than: other) { return true }
      if asksMore(other, than: candidate) { return false }
    }
    // Of an argument nothing is known: a library's function that leaves it open says nothing wrong.
    if score == known, a.location == nil, score.hasUnknown { return false }
    return score < known || score == known && isMoreSpecialized(candidate, than: other)
  }

  /// Whether any of its arguments is one of any number.
  private func takesSeveral(_ fitting: FittingCandidate) -> Bool {
    zip(fitting.candidate.function.parameters, fitting.matched).contains { parameter, indices in
      parameter.isVariadic && !indices.isEmpty
    }
  }

  /// Whether the compiler ranks the candidates before it knows of what types the arguments are: it
  /// doesn't for the only argument of a method or an initialiser.
  private func isRankedEarly(
    _ function: FunctionDeclaration, _ arguments: [WrittenArgument]
  ) -> Bool {
    function.location == nil || function.owner == nil || arguments.count > 1
      || function.name == "subscript"
  }

  /// Whether every list and dictionary that is written out is taken as one: such candidates are tried
  /// first, and the others only where none of them fits. Nil where the elements are open, as in `[T]`,
  /// which is tried with the others.
  private func takesLists(
    _ fitting: FittingCandidate, _ arguments: [WrittenArgument]
  ) -> Bool? {
    var isOne = false
    for (parameter, indices) in zip(fitting.candidate.function.parameters, fitting.matched) {
      for index in indices where isList(literal: arguments[index].expression) {
        let type = parameter.type.substituting(fitting.candidate.bindings)
        if type.nominal != nil, !type.genericParameters.isEmpty { return nil }
        guard
          type.isNamed("Array") || type.nominal === builtin.dictionary
            || saidElement(of: type) != nil
        else { return false }
        isOne = true
      }
    }
    return isOne
  }

  /// Whether a candidate is tried before the other since it takes an argument of whose type's
  /// arguments nothing is known yet: `Any` and `T` take the list of `Array(numbers)`, whatever its
  /// elements are, and `[Int]` takes some. `Any` comes before `T`.
  private func leavesOpen(
    _ candidate: FittingCandidate, _ other: FittingCandidate, _ arguments: [WrittenArgument]
  ) -> Bool {
    guard candidate.candidate.function.location != nil else { return false }
    let (types, others) = (takenTypes(candidate), takenTypes(other))
    let places = candidate.matched.joined()
    guard types.count == others.count, places.elementsEqual(other.matched.joined()) else {
      return false
    }
    return zip(places, zip(types, others)).contains { place, pair in
      guard isPartlyOpen(arguments[place].expression) else { return false }
      switch pair {
      case (.parameter, .parameter), (.parameter, .composition): return false
      case (.composition(let protocols), .parameter):
        return protocols.isEmpty && saidElement(of: pair.1) == nil
      case (.parameter, .nominal), (.composition, .nominal):
        return saidElement(of: pair.0) == nil && !pair.1.arguments.isEmpty && pair.1.isConcrete
      default: return false
      }
    }
  }

  /// Whether it is of a generic type whose arguments only solving the whole tells: what a generic type's
  /// initialiser makes, a range, a part of a list that is written out.
  private func isPartlyOpen(_ written: ExprSyntax) -> Bool {
    let syntax = program.inOrder(written)
    if let infix = syntax.as(InfixOperatorExprSyntax.self) {
      return infix.name == "..<" || infix.name == "..."
    }
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      return call.arguments.isEmpty && call.trailingClosure == nil && isList(literal: base)
    }
    guard call.calledExpression.is(DeclReferenceExprSyntax.self),
      let made = typeExpression(call.calledExpression)?.nominal
    else { return false }
    return !made.typeParameters.isEmpty
  }

  private func isList(literal syntax: ExprSyntax) -> Bool {
    (syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self))
      && typeExpression(syntax) == nil
  }

  /// Whether whatever one candidate takes the other takes too, and not the other way round.
  private func isMoreSpecialized(
    _ candidate: FittingCandidate, than other: FittingCandidate
  ) -> Bool {
    guard takes(other, parametersOf: candidate) else { return false }
    if !takes(candidate, parametersOf: other) { return true }
    // Of two that take the same, one that asks for more besides.
    let (a, b) = (candidate.candidate.function, other.candidate.function)
    return a.location != nil && b.location != nil && !a.requirements.isEmpty
      && b.requirements.isEmpty
  }

  /// Whether a candidate takes what conforms to a protocol where the other takes a generic type that
  /// needn't: `T: Equatable` comes before `T?`, `[T]` and `Box<T>`.
  private func asksMore(_ candidate: FittingCandidate, than other: FittingCandidate) -> Bool {
    let generics = other.candidate.function.typeParameters.filter(\.constraints.isEmpty)
    guard !generics.isEmpty else { return false }
    // Functions conform to nothing, as what nothing is known of.
    let nothing = SwiftType.function(SwiftType.FunctionType(parameters: [], result: .void))
    let plain = Bindings(generics, generics.map { _ in nothing })
    var isOne = false
    for (type, wanted) in zip(takenTypes(candidate), takenTypes(other)) {
      if "\(type)" == "\(wanted)" { continue }
      guard type.nominal == nil, !type.protocols.isEmpty, wanted.nominal != nil,
        fit(wanted, into: type) != nil,
        fit(wanted.substituting(plain), into: type) == nil
      else { return false }
      isOne = true
    }
    return isOne
  }

  /// What a candidate's parameters take, one for each argument.
  private func takenTypes(_ fitting: FittingCandidate) -> [SwiftType] {
    zip(fitting.candidate.function.parameters, fitting.matched).flatMap { parameter, indices in
      indices.map { _ in parameter.type.substituting(fitting.candidate.bindings) }
    }
  }

  private func takes(_ other: FittingCandidate, parametersOf candidate: FittingCandidate) -> Bool {
    var bindings = Bindings()
    return zip(takenTypes(candidate), takenTypes(other)).allSatisfy { type, wanted in
      // What is known of neither tells nothing.
      !type.isUnknown && takes(type, by: wanted, &bindings, other.candidate.function.typeParameters)
    }
  }

  /// Whether a parameter of a type takes all that one of another type takes; a generic parameter
  /// stands for one type wherever it is named.
  private func takes(
    _ type: SwiftType, by wanted: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter]
  ) -> Bool {
    switch (type, wanted) {
    case (_, .parameter(let parameter)) where generics.contains { $0 === parameter }:
      if let known = bindings[parameter] { return "\(known)" == "\(type)" }
      guard fit(type, into: wanted) != nil, saysElements(type, of: wanted) else { return false }
      bindings[parameter] = type
      return true
    case (.function(let a), .function(let b)) where a.parameters.count == b.parameters.count:
      return (b.isThrowing || !a.isThrowing)
        && zip(a.parameters, b.parameters).allSatisfy { takes($0, by: $1, &bindings, generics) }
        && takes(a.result, by: b.result, &bindings, generics)
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b:
      return zip(x, y).allSatisfy { takes($0, by: $1, &bindings, generics) }
    default: return fit(type, into: wanted) != nil
    }
  }
}
