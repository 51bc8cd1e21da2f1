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

  /// The chosen candidate: the one with the best score, of several the most specialised, and the
  /// first of these.
  func best(
    _ fitting: [FittingCandidate], _ arguments: [WrittenArgument], expecting expected: SwiftType
  ) -> FittingCandidate? {
    ranked(fitting, arguments, expecting: expected)?.best
  }

  /// The same, and whether the type of an argument is unknown.
  func ranked(
    _ fitting: [FittingCandidate], _ arguments: [WrittenArgument], expecting expected: SwiftType
  ) -> (best: FittingCandidate, isOpen: Bool)? {
    guard fitting.count > 1 else { return fitting.first.map { ($0, false) } }
    // Methods that compare elements aren't candidates where elements can't be compared, unless
    // nothing else is.
    if fitting.contains(where: { lacksComparisons($0.candidate) }) {
      let able = fitting.filter { !lacksComparisons($0.candidate) }
      if !able.isEmpty { return ranked(able, arguments, expecting: expected) }
    }
    let favored = favored(fitting, arguments)
    if !favored.isEmpty, favored.count < fitting.count,
      let chosen = best(favored, arguments, expecting: expected, orWorse: false)
    {
      return chosen
    }
    // If none fits by type, the first by labels is reported.
    return best(fitting, arguments, expecting: expected, orWorse: true)
      ?? fitting.first.map { ($0, true) }
  }

  /// Returns true if a library's method compares what is known not to be comparable.
  private func lacksComparisons(_ candidate: Candidate) -> Bool {
    candidate.function.comparisons.contains { subject, constraint in
      constraint.builtin.map { program.lacks($0, subject.substituting(candidate.bindings)) }
        ?? false
    }
  }

  /// - Parameter orWorse: whether one may be chosen that returns another type than expected, or is
  ///   `async` without an `await`.
  private func best(
    _ fitting: [FittingCandidate], _ arguments: [WrittenArgument],
    expecting expected: SwiftType, orWorse: Bool
  ) -> (best: FittingCandidate, isOpen: Bool)? {
    var winner: (index: Int, score: Score)?
    let wasDefault = isLiteralOfAnother
    defer { isLiteralOfAnother = wasDefault }
    for (index, (candidate, matched)) in fitting.enumerated() {
      isLiteralOfAnother = winner?.score.has(.nonDefaultLiteral) == true
      // The expected type determines what a closure may return: the `nil` of `make { nil }`.
      var told = candidate
      bindExactly(
        candidate.function.result, expected, &told.bindings, candidate.function.typeParameters)
      guard var score = score(told, matched, arguments) else { continue }
      let function = candidate.function
      if !expected.isUnknown {
        score += self.score(ofResult: candidate, expecting: expected)
      }
      if !orWorse, score >= Score(.asynchrony) { continue }
      if function.isInitializer, function.isFailable != expected.isOptional {
        score += function.isFailable ? .failable : .valueToOptional
      }
      guard let known = winner else {
        winner = (index, score)
        continue
      }
      if isBetter(fitting[index], score, than: fitting[known.index], known.score) {
        winner = (index, score)
      }
    }
    return winner.map { (fitting[$0.index], $0.score.has(.unknown)) }
  }

  /// Scores a candidate's result against the type expected of the call.
  private func score(ofResult candidate: Candidate, expecting expected: SwiftType) -> Score {
    let function = candidate.function
    if function.isInitializer { return Score(.unknown) }
    // What its arguments leave open takes the expected type, if that meets the constraints.
    let isWrapped = function.result.isOptional && expected.isOptional
    let (open, wanted) =
      isWrapped ? (function.result.wrapped, expected.wrapped) : (function.result, expected)
    if case .parameter(let parameter) = open, candidate.bindings[parameter] == nil,
      function.location != nil || !function.isNative,
      function.typeParameters.contains(where: { $0 === parameter })
    {
      if let protocols = wanted.composition, protocols.isEmpty {
        return Score(.emptyExistential)
      }
      if parameter.constraints.isEmpty || wanted.nominal == nil { return Score(.genericArgument) }
      return fit(wanted, into: open).map { _ in Score(.genericArgument) + .constrained }
        ?? Score(.unexpectedResult)
    }
    let result = function.result.substituting(
      candidate.bindings, erasing: function.typeParameters)
    // Within generic code a parameter is a type of its own.
    if case .parameter(let parameter) = expected, result.nominal != nil, isInScope(parameter) {
      return Score(.unexpectedResult)
    }
    // Only the libraries' rows call any sequence an array.
    if function.location != nil,
      isSequence(result.fullyUnwrapped, insteadOf: expected.fullyUnwrapped)
    {
      return Score(.unexpectedResult)
    }
    return fit(result, into: expected) ?? Score(.unexpectedResult)
  }

  /// Whether one of two candidates is preferred. Of the program's own with equal scores, one
  /// without generic parameters precedes one that has some, whatever they take.
  private func isBetter(
    _ candidate: FittingCandidate, _ score: Score, than other: FittingCandidate,
    _ known: Score
  ) -> Bool {
    let (a, b) = (candidate.candidate.function, other.candidate.function)
    if max(score, known) < Score(.unexpectedResult) {
      if keeps(a, from: b) { return true }
      if keeps(b, from: a) { return false }
    }
    if a.location != nil, b.location != nil, score.solving == known.solving {
      if a.isGeneric != b.isGeneric { return !a.isGeneric }
      let (isVariadic, isOther) = (takesSeveral(candidate), takesSeveral(other))
      if isVariadic != isOther { return !isVariadic }
      if asksMore(candidate, than: other) { return true }
      if asksMore(other, than: candidate) { return false }
    }
    // A closure's result isn't scored for a library's function, and so not for the program's.
    var (score, known) = (score, known)
    if (a.location == nil) != (b.location == nil), a.parameters.contains(where: \.takesFunction),
      b.parameters.contains(where: \.takesFunction)
    {
      (score, known) = (score.without(.unconstrained), known.without(.unconstrained))
    }
    // Nothing is known of an argument: a library's function that leaves it open isn't wrong.
    if score == known, a.location == nil, score.has(.unknown) { return false }
    return score < known || score == known && isMoreSpecialized(candidate, than: other)
  }

  /// Whether a generic operator isn't tried once one with concrete operands fits that takes one
  /// operand, or two of a type.
  private func keeps(_ plain: FunctionDeclaration, from generic: FunctionDeclaration) -> Bool {
    guard plain.isOperator, plain.location != nil, generic.location != nil, !plain.isGeneric,
      generic.isGeneric
    else { return false }
    let types = plain.parameters.map(\.type)
    return types.count != 2 || types[0].isSame(as: types[1])
  }

  /// Whether any of its parameters is variadic.
  private func takesSeveral(_ fitting: FittingCandidate) -> Bool {
    zip(fitting.candidate.function.parameters, fitting.matched).contains { parameter, indices in
      parameter.isVariadic && !indices.isEmpty
    }
  }

  /// Whether the other candidate accepts everything that this one does, and not vice versa.
  private func isMoreSpecialized(
    _ candidate: FittingCandidate, than other: FittingCandidate
  ) -> Bool {
    guard takes(other, parametersOf: candidate) else { return false }
    if !takes(candidate, parametersOf: other) { return true }
    // If both accept the same, the one with more requirements.
    let (a, b) = (candidate.candidate.function, other.candidate.function)
    return a.location != nil && b.location != nil
      && Specialization.isMore(.function(a), than: .function(b))
  }

  /// Whether a candidate takes a constrained generic parameter where the other takes an
  /// unconstrained generic type: `T: Equatable` precedes `T?`, `[T]` and `Box<T>`.
  private func asksMore(_ candidate: FittingCandidate, than other: FittingCandidate) -> Bool {
    let generics = other.candidate.function.typeParameters.filter(\.constraints.isEmpty)
    guard !generics.isEmpty else { return false }
    // Functions conform to nothing, as what nothing is known of.
    let nothing = SwiftType.function(SwiftType.FunctionType(parameters: [], result: .void))
    let plain = Bindings(generics, generics.map { _ in nothing })
    var isOne = false
    for (type, wanted) in zip(takenTypes(candidate), takenTypes(other)) {
      if type == wanted || type.isParameter && wanted.isParameter { continue }
      guard type.nominal == nil, !type.protocols.isEmpty, wanted.nominal != nil,
        fit(wanted, into: type) != nil,
        fit(wanted.substituting(plain), into: type) == nil
      else { return false }
      isOne = true
    }
    return isOne
  }

  /// A candidate's parameter types, one for each argument.
  private func takenTypes(_ fitting: FittingCandidate) -> [SwiftType] {
    zip(fitting.candidate.function.parameters, fitting.matched).flatMap { parameter, indices in
      indices.map { _ in
        let type = parameter.type.substituting(fitting.candidate.bindings)
        return parameter.isAutoclosure ? type.functionType?.result ?? type : type
      }
    }
  }

  private func takes(_ other: FittingCandidate, parametersOf candidate: FittingCandidate) -> Bool {
    var bindings = Bindings()
    return zip(takenTypes(candidate), takenTypes(other)).allSatisfy { type, wanted in
      // Two unknown types prove nothing.
      !type.isUnknown && takes(type, by: wanted, &bindings, other.candidate.function.typeParameters)
    }
  }

  /// Whether a parameter of a type accepts everything that one of another type accepts; a generic
  /// parameter is the same type wherever it occurs.
  private func takes(
    _ type: SwiftType, by wanted: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter]
  ) -> Bool {
    switch (type, wanted) {
    case (_, .parameter(let parameter)) where generics.contains { $0 === parameter }:
      if let known = bindings[parameter] { return known == type }
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

extension Parameter {
  fileprivate var takesFunction: Bool { type.functionType != nil }
}
