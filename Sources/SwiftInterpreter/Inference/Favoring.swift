import SwiftSyntax

/// Which candidates the compiler tries first (`lib/Sema/CSOptimizer.cpp`). It weighs them by what
/// is known of the arguments before any of them is solved; it tries the others only if none of the
/// favoured fits, however well they would fit.
extension Lowerer {
  /// What the compiler knows of an argument before it has solved a call. What only solving reveals
  /// is unknown in the type: the element of `Set([1])`, both bounds of `1...2`.
  private struct Foreknown {
    var type: SwiftType
    var isLiteral = false
  }

  /// The candidates tried before the others; empty for no preference.
  func favored(
    _ fitting: [FittingCandidate], _ arguments: [WrittenArgument]
  ) -> [FittingCandidate] {
    guard isWeighed(fitting, arguments) else { return [] }
    let known = arguments.map { foreknown($0.expression) }
    if known.allSatisfy(\.isEmpty) { return [] }
    let areLiterals = known.joined().allSatisfy(\.isLiteral)
    var best = 0.0
    var favored: [FittingCandidate] = []
    for candidate in fitting where !candidate.candidate.function.isDisfavored {
      let weight = weight(of: candidate, known, exactly: areLiterals)
      guard let weight, weight > 0, weight >= best else { continue }
      if weight > best { favored = [] }
      best = weight
      favored.append(candidate)
    }
    return favored
  }

  /// Whether the compiler weighs a call's candidates: not for an only argument, without a label, of
  /// a method or initialiser, and not where a parameter's type contains generic parameters.
  private func isWeighed(
    _ fitting: [FittingCandidate], _ arguments: [WrittenArgument]
  ) -> Bool {
    guard fitting.count > 1, let first = fitting.first?.candidate.function else { return false }
    let isOnly = arguments.count == 1 && arguments[0].label == nil
    if isOnly, first.owner != nil, first.name != "subscript" { return false }
    return fitting.allSatisfy { candidate, _ in
      let function = candidate.function
      guard function.location != nil, !function.isOperator, function.requirements.sameTypes.isEmpty,
        !function.typeParameters.contains(where: \.hasSaidTypes)
      else { return false }
      return function.parameters.allSatisfy { parameter in
        if case .parameter = parameter.type { return !parameter.isVariadic }
        return parameter.type.genericParameters.isEmpty
      }
    }
  }

  /// How well a candidate's parameters match what is known of the arguments, each between 0 and 1;
  /// nil where one can't match.
  private func weight(
    of fitting: FittingCandidate, _ known: [[Foreknown]], exactly: Bool
  ) -> Double? {
    var sum = 0.0
    var count = 0
    for (parameter, indices) in zip(fitting.candidate.function.parameters, fitting.matched)
    where !indices.isEmpty {
      if indices.count > 1 { return nil }
      count += 1
      var type = parameter.type.substituting(fitting.candidate.bindings)
      if parameter.isAutoclosure { type = type.functionType?.result ?? type }
      let argument = known[indices.lowerBound]
      if argument.isEmpty || parameter.isVariadic || type.functionType != nil { continue }
      if parameter.isInout { return nil }
      let weights = argument.map { weight(of: $0, for: type, exactly: exactly) }
      let isOut = zip(argument, weights).allSatisfy {
        $1 == 0 && ($0.isLiteral || !$0.type.hasUnknown)
      }
      if isOut { return nil }
      sum += weights.max() ?? 0
    }
    return count == 0 ? nil : sum / Double(count)
  }

  private func weight(of known: Foreknown, for type: SwiftType, exactly: Bool) -> Double {
    let (mayBe, isSame) = (0.3, 1.0)
    guard known.isLiteral else {
      return exactly
        ? (known.type.isSame(as: type) ? isSame : 0) : weight(of: known.type, for: type)
    }
    // Only that it is a list is known yet.
    let isCollection = known.type.hasUnknown
    let isDefault =
      isCollection ? known.type.nominal === type.nominal : known.type.isSame(as: type)
    if isDefault { return mayBe }
    if exactly { return 0 }
    if type.isAbstract || type.nominal?.kind == .protocolType {
      return weight(of: known.type, for: type) > 0 ? mayBe : 0
    }
    return !isCollection && !type.isOptional && isLiteral(known.type, of: type) ? mayBe : 0
  }

  private func weight(of known: SwiftType, for type: SwiftType) -> Double {
    if known.isConcrete || known.isAbstract, known.isSame(as: type) { return 1 }
    if known.isOptional || type.isOptional {
      if case .parameter = type { return weight(of: known.wrapped, for: type) }
      return type.isOptional ? weight(of: known.wrapped, for: type.wrapped) : 0
    }
    switch type {
    case .parameter(let parameter) where known.hasUnknown:
      // Its constraints are checked later.
      return parameter.constraints.allSatisfy { known.nominal?.conforms(to: $0) == true } ? 0.7 : 0
    case .existential(let protocols) where known.hasUnknown,
      .opaque(let protocols, _) where known.hasUnknown:
      return protocols.allSatisfy { known.nominal?.conforms(to: $0) == true } ? 1 : 0
    case .parameter, .existential, .opaque: return fit(known, into: type) == nil ? 0 : 1
    case .nominal(let nominal, _) where nominal.kind == .protocolType || nominal.kind == .classType:
      return known.nominal?.conforms(to: nominal) == true ? 1 : 0
    case .tuple(let elements):
      guard case .tuple(let others) = known else { return 0 }
      return elements.count == others.count ? 1 : 0
    default: return 0
    }
  }

  /// Whether a literal with one default type may have another type.
  private func isLiteral(_ plain: SwiftType, of type: SwiftType) -> Bool {
    let kinds: [(LiteralKind, SwiftType)] = [
      (.integer, builtin.int), (.float, builtin.double), (.string, builtin.string),
      (.boolean, builtin.bool),
    ]
    return kinds.contains { $1.isSame(as: plain) && score(of: $0, type) != nil }
  }

  // MARK: What is known

  /// What is known of an argument before a call is solved; empty where nothing is.
  private func foreknown(_ written: ExprSyntax) -> [Foreknown] {
    let syntax = program.inOrder(written)
    if let plain = plainType(ofLiteral: syntax) { return [Foreknown(type: plain, isLiteral: true)] }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple):
      guard tuple.elements.count != 1 else {
        return tuple.elements.first.map { foreknown($0.expression) } ?? []
      }
      let elements = tuple.elements.nodes.map { element in
        let known = foreknown(element.expression).first
        return SwiftType.TupleElement(
          label: element.label?.plainText,
          type: known.map { $0.isLiteral ? .unknown : $0.type } ?? .unknown)
      }
      return [Foreknown(type: .tuple(elements))]
    case .tryExpr(let attempt) where attempt.questionOrExclamationMark == nil:
      return foreknown(attempt.expression)
    case .awaitExpr(let wait): return foreknown(wait.expression)
    case .infixOperatorExpr(let infix):
      // A range's type follows from its bounds once they are solved.
      if infix.name == "..<" { return [Foreknown(type: .nominal(builtin.range, [.unknown]))] }
      if infix.name == "..." { return [Foreknown(type: .nominal(builtin.closedRange, [.unknown]))] }
      return plainly(syntax)
    case .functionCallExpr(let call): return foreknown(call)
    case .subscriptCallExpr(let call):
      return plainType(ofLiteral: call.calledExpression) == nil ? plainly(syntax) : []
    case .declReferenceExpr, .asExpr, .prefixOperatorExpr, .forceUnwrapExpr: return plainly(syntax)
    case .memberAccessExpr(let access):
      guard let base = access.base, let owner = quickType(base).nominal, owner.isFromScene else {
        return []
      }
      return plainly(syntax)
    default: return []
    }
  }

  /// The result of a call that can only mean one declaration.
  private func foreknown(_ call: FunctionCallExprSyntax) -> [Foreknown] {
    if let made = typeExpression(call.calledExpression) {
      guard let nominal = made.nominal else { return [] }
      if nominal === builtin.optional, let wrapped = call.arguments.first?.expression {
        // For an optional, what it wraps.
        return foreknown(wrapped).filter { !$0.type.hasUnknown }.map {
          Foreknown(type: builtin.optional($0.type), isLiteral: $0.isLiteral)
        }
      }
      let isOpen = made.arguments.isEmpty || made.arguments.allSatisfy(\.isUnknown)
      let type =
        isOpen
        ? SwiftType.nominal(nominal, nominal.typeParameters.map { _ in .unknown }) : made
      let isFailable = matching(initializers(of: made), writtenArguments(call)).contains {
        $0.candidate.function.isFailable
      }
      let types = isFailable ? [type, builtin.optional(type)] : [type]
      return types.map { Foreknown(type: $0) }
    }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      plainType(ofLiteral: base)?.nominal === builtin.array
    {
      // A slice of a list whose elements are still open.
      guard call.arguments.isEmpty, call.trailingClosure == nil,
        let nominal = quickType(call).nominal
      else { return [] }
      if nominal === builtin.optional {
        let type = quickType(call)
        return type.isConcrete ? [Foreknown(type: type, isLiteral: true)] : []
      }
      return [Foreknown(type: .nominal(nominal, nominal.typeParameters.map { _ in .unknown }))]
    }
    let fitting = fittingCandidates(call, writtenArguments(call))
    guard fitting.count == 1, let function = fitting.first?.candidate.function,
      function.location != nil
    else { return [] }
    let generics = function.typeParameters
    if !generics.isEmpty {
      let type = function.result.substituting(Bindings(), erasing: generics)
      return type.isUnknown ? [] : [Foreknown(type: type)]
    }
    return plainly(ExprSyntax(call))
  }

  private func plainly(_ syntax: ExprSyntax) -> [Foreknown] {
    let type = quickType(syntax)
    return type.isConcrete || type.isAbstract ? [Foreknown(type: type)] : []
  }

  /// A literal's default type, for lists and dictionaries without their elements'; nil for anything
  /// else.
  private func plainType(ofLiteral syntax: ExprSyntax) -> SwiftType? {
    if syntax.is(ArrayExprSyntax.self), typeExpression(syntax) == nil {
      return .nominal(builtin.array, [.unknown])
    }
    if syntax.is(DictionaryExprSyntax.self), typeExpression(syntax) == nil {
      return .nominal(builtin.dictionary, [.unknown, .unknown])
    }
    if syntax.is(TernaryExprSyntax.self) { return nil }
    switch literalKind(syntax) {
    case .integer?: return builtin.int
    case .float?: return builtin.double
    case .string?: return builtin.string
    case .boolean?: return builtin.bool
    case nil: return nil
    }
  }
}
