import SwiftSyntax

/// Functions that differ in their result alone: what stands around a call decides between them.
///
/// An expression with such a call may be of several types. Whoever lowers what stands around it has
/// each of them scored and decides for the best; from then on the expression is of that type to all
/// who ask, and its lowering expects it. Where nothing decides, the use is ambiguous.
extension Lowerer {
  /// Several open types beyond which the rest isn't tried.
  private static let mostAlternatives = 12

  // MARK: What an expression may be

  /// The types that an expression may be of where the program's functions leave several open;
  /// empty where it is of one, or nothing shows.
  func alternatives(of written: ExprSyntax) -> [SwiftType] {
    guard quickType(written).isUnknown else { return [] }
    let found = openTypes(program.inOrder(written))
    var distinct: [SwiftType] = []
    for type in found where !distinct.contains(type) {
      distinct.append(type)
    }
    return distinct.count > 1 ? Array(distinct.prefix(Self.mostAlternatives)) : []
  }

  /// The types of a part: its own if it has one, else those left open.
  private func types(of syntax: ExprSyntax) -> [SwiftType] {
    let type = quickType(syntax)
    return type.isUnknown ? alternatives(of: syntax) : [type]
  }

  private func openTypes(_ syntax: ExprSyntax) -> [SwiftType] {
    quickNesting += 1
    defer { endQuickQuestion() }
    if quickNesting > 60 { return [] }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return [] }
      return alternatives(of: only.expression)
    case .tryExpr(let attempt):
      let types = alternatives(of: attempt.expression)
      return attempt.questionOrExclamationMark?.text == "?"
        ? types.map { $0.isOptional ? $0 : builtin.optional($0) } : types
    case .awaitExpr(let wait): return alternatives(of: wait.expression)
    case .forceUnwrapExpr(let force):
      return alternatives(of: force.expression).filter(\.isOptional).map(\.wrapped)
    case .prefixOperatorExpr(let prefix) where ["-", "+", "~"].contains(prefix.operator.text):
      return alternatives(of: prefix.expression).filter(isNumber)
    case .ternaryExpr(let ternary):
      let then = types(of: ternary.thenExpression)
      let other = types(of: ternary.elseExpression)
      return then.filter { type in other.contains(type) }
    case .memberAccessExpr(let access):
      guard let base = access.base, typeExpression(base) == nil, !isChain(syntax) else { return [] }
      let name = access.declName.baseName.plainText
      return alternatives(of: base).flatMap { memberTypes(name, of: $0) }
    case .subscriptCallExpr(let call):
      let indices = call.arguments.nodes.map(\.expression)
      let known = quickType(call.calledExpression)
      if known.nominal?.isFromScene == true { return elementTypes(of: known, indices) }
      return alternatives(of: call.calledExpression).flatMap { elementTypes(of: $0, indices) }
    case .infixOperatorExpr(let infix):
      if infix.name == "??" {
        return types(of: infix.leftOperand).filter(\.isOptional).map(\.wrapped)
      }
      return pairs(infix).flatMap { pair in
        assuming(Array(zip([infix.leftOperand, infix.rightOperand], pair))) {
          operate(infix).map(\.result)
        }
      }
    case .functionCallExpr(let call):
      if isChain(syntax) { return [] }
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        typeExpression(base) == nil
      {
        let receivers = alternatives(of: base)
        if !receivers.isEmpty {
          let name = access.declName.baseName.plainText
          let written = writtenArguments(call)
          return receivers.flatMap { callTypes(name, of: $0, written) }
        }
      } else if call.calledExpression.is(FunctionCallExprSyntax.self) {
        return alternatives(of: call.calledExpression).compactMap { type in
          type.functionType.flatMap {
            $0.parameters.count == call.arguments.count ? $0.result : nil
          }
        }
      }
      return ownResults(call)
    default: return []
    }
  }

  /// The results of the program's functions that a call may mean.
  private func ownResults(_ call: FunctionCallExprSyntax) -> [SwiftType] {
    let arguments = writtenArguments(call)
    let fitting = fittingCandidates(call, arguments)
    guard fitting.count > 1, fitting.allSatisfy({ $0.candidate.function.location != nil }) else {
      return []
    }
    return fitting.map { quickResult($0.candidate, $0.matched, arguments) }.filter {
      !$0.isUnknown
    }
  }

  private func memberTypes(_ name: String, of type: SwiftType) -> [SwiftType] {
    if case .tuple(let elements) = type {
      return elements.type(of: name).map { [$0] } ?? []
    }
    return members(name, of: type, isStatic: false).compactMap { found in
      guard case .property(let property) = found.member else { return nil }
      return property.type.substituting(found.bindings)
    }
  }

  private func callTypes(
    _ name: String, of type: SwiftType, _ arguments: [WrittenArgument]
  ) -> [SwiftType] {
    matching(candidates(name, of: type, isStatic: false), arguments).map {
      quickResult($0.candidate, $0.matched, arguments)
    }
  }

  private func elementTypes(of type: SwiftType, _ indices: [ExprSyntax]) -> [SwiftType] {
    guard let index = indices.first else { return [] }
    let plain = Parameter(label: nil, name: "", type: .unknown)
    if type.is(.array) {
      return score(of: index, for: builtin.int, plain) == nil ? [] : [type.argument(0)]
    }
    if type.is(.dictionary) {
      return score(of: index, for: type.argument(0), plain) == nil
        ? [] : [indices.count == 1 ? builtin.optional(type.argument(1)) : type.argument(1)]
    }
    // Texts have indices of their own.
    if type.isText, literalKind(index) == .integer { return [] }
    return members("subscript", of: type, isStatic: false).compactMap { found in
      guard case .subscripting(let subscripting) = found.member,
        subscripting.getter.parameters.count == indices.count,
        zip(subscripting.getter.parameters, indices).allSatisfy({ parameter, index in
          score(of: index, for: parameter.type.substituting(found.bindings), parameter) != nil
        })
      else { return nil }
      return subscripting.getter.result.substituting(
        found.bindings, erasing: subscripting.getter.typeParameters)
    }
  }

  // MARK: Deciding

  /// What is expected of an expression once its surroundings have decided: its type, unless a part
  /// of that is still open, of which what was expected before says more.
  func decided(_ syntax: ExprSyntax, expecting expected: SwiftType) -> SwiftType {
    guard let type = decidedTypes[syntax.id] else { return expected }
    return type.hasUnknown && !expected.hasUnknown ? expected : type
  }

  /// Asks while expressions are taken to be of certain types.
  func assuming<Result>(
    _ types: [(operand: ExprSyntax, type: SwiftType)], _ ask: () -> Result
  ) -> Result {
    let (decided, known) = (decidedTypes, quickTypes)
    for (syntax, type) in types { decidedTypes[syntax.id] = type }
    quickTypes = [:]
    defer { (decidedTypes, quickTypes) = (decided, known) }
    return ask()
  }

  /// Lowers where each of the expressions that are left open is of the type with which their
  /// surroundings fit best; nil where none is open or nothing decides.
  func deciding<Result>(
    _ syntaxes: [ExprSyntax], by score: () -> Score?, _ lower: () -> Result
  ) -> Result? {
    let open = syntaxes.map { ($0, alternatives(of: $0)) }.filter { !$0.1.isEmpty }
    guard !open.isEmpty else { return nil }
    var winner: (types: [(ExprSyntax, SwiftType)], score: Score)?
    var isTied = false
    for choice in Self.choices(open.map(\.1)) {
      let types = Array(zip(open.map(\.0), choice))
      guard let found = assuming(types, score) else { continue }
      if winner == nil || found < winner?.score ?? .exact {
        winner = (types, found)
        isTied = false
      } else if found == winner?.score {
        isTied = true
      }
    }
    guard let winner, !isTied else { return nil }
    return assuming(winner.types, lower)
  }

  /// Lowers a part in the ordinary way, and again where calls in it were ambiguous and its
  /// surroundings decide.
  func lowerDecided(
    _ syntax: ExprSyntax, _ lower: () -> Lowered, by score: (SwiftType) -> Score?
  ) -> Lowered {
    decidedWhereAmbiguous(lower) {
      deciding([syntax], by: { score(decidedTypes[syntax.id] ?? .unknown) }, lower)
    }
  }

  /// Lowers what is unwrapped: of calls that differ in their result alone, one that gives an optional
  /// is meant.
  func lowerOptional(_ syntax: ExprSyntax, _ lower: () -> Lowered) -> Lowered {
    lowerDecided(syntax, lower) { $0.isOptional ? .exact : nil }
  }

  /// All ways to take one of each.
  static func choices(_ lists: [[SwiftType]]) -> [[SwiftType]] {
    lists.reduce([[]]) { found, list in
      found.prefix(64).flatMap { start in list.map { start + [$0] } }
    }
  }

  // MARK: What surroundings make of a type

  /// How well a member of a type leads to what is expected of it; nil where there is none.
  func score(ofMember name: String, of type: SwiftType, leadingTo result: SwiftType) -> Score? {
    let calls = candidates(name, of: type, isStatic: false).map {
      $0.function.result.substituting($0.bindings, erasing: $0.function.typeParameters)
    }
    return score(ofAny: memberTypes(name, of: type) + calls, leadingTo: result)
  }

  func score(
    ofSubscript arguments: [WrittenArgument], of type: SwiftType, leadingTo result: SwiftType
  ) -> Score? {
    score(ofAny: elementTypes(of: type, arguments.map(\.expression)), leadingTo: result)
  }

  func score(
    ofCall arguments: [WrittenArgument], of type: SwiftType, leadingTo result: SwiftType
  ) -> Score? {
    guard let function = type.functionType, function.parameters.count == arguments.count else {
      return nil
    }
    return score(ofAny: [function.result], leadingTo: result)
  }

  private func score(ofAny types: [SwiftType], leadingTo result: SwiftType) -> Score? {
    if result.isUnknown { return types.isEmpty ? nil : .exact }
    return types.map { fit($0, into: result) ?? Score(.unexpectedResult) }.min()
  }

  /// How well the arguments fit a declaration whose generic parameters they bind together.
  func score(
    ofBound function: FunctionDeclaration, _ bindings: Bindings, _ matched: [Range<Int>],
    _ arguments: [WrittenArgument]
  ) -> Score? {
    var bindings = bindings
    bindPlainArguments(function, matched, arguments, &bindings)
    var total = Score.exact
    for (parameter, indices) in zip(function.parameters, matched) {
      for index in indices {
        var type = parameter.type.substituting(bindings)
        if parameter.isAutoclosure { type = type.functionType?.result ?? type }
        guard let score = score(of: arguments[index].expression, for: type, parameter) else {
          return nil
        }
        total += score
      }
    }
    return total
  }

  // MARK: Operators

  private func pairs(_ infix: InfixOperatorExprSyntax) -> [[SwiftType]] {
    let left = types(of: infix.leftOperand)
    let right = types(of: infix.rightOperand)
    if left.isEmpty || right.isEmpty { return [] }
    return Self.choices([left, right])
  }

  /// Lowers an operator one of whose operands is left open; nil where none is.
  func lowerDecided(
    _ infix: InfixOperatorExprSyntax, expecting expected: SwiftType, _ lower: () -> Lowered
  ) -> Lowered? {
    deciding(
      [infix.leftOperand, infix.rightOperand],
      by: {
        operate(infix).map { way in
          expected.isUnknown
            ? way.score
            : way.score + (fit(way.result, into: expected) ?? Score(.unexpectedResult))
        }.min()
      }, lower)
  }

  /// What an operator can give for its operands, with how well they fit it.
  private func operate(
    _ infix: InfixOperatorExprSyntax
  ) -> [(score: Score, result: SwiftType)] {
    let name = infix.name
    let operands = [infix.leftOperand, infix.rightOperand]
    let types = operands.map { quickType($0) }
    var ways: [(score: Score, result: SwiftType)] = []
    if name == "&&" || name == "||" { return [(.exact, builtin.bool)] }
    let comparison = BinaryOperation(rawValue: name)?.isComparison ?? false
    if name == "??" {
      let wrapped = types[0].wrapped
      let plain = Parameter(label: nil, name: "", type: wrapped)
      guard let fallback = score(of: operands[1], for: wrapped, plain) else { return [] }
      return [(types[0].isOptional ? fallback : fallback + .valueToOptional, wrapped)]
    }
    // Numbers, texts and lists of one type.
    for type in [types[0], types[1]] where takesItself(type, name) || comparison {
      let plain = Parameter(label: nil, name: "", type: type)
      guard let left = score(of: operands[0], for: type, plain),
        let right = score(of: operands[1], for: type, plain)
      else { continue }
      ways.append((left + right, comparison ? builtin.bool : type))
    }
    for candidate in operatorCandidates(name, types)
    where candidate.function.parameters.count == 2 && candidate.function.location != nil {
      let function = candidate.function
      var total = Score.exact
      var fits = true
      for (parameter, operand) in zip(function.parameters, operands) where fits {
        let type = parameter.type.substituting(candidate.bindings)
        guard let score = score(of: operand, for: type, parameter) else {
          fits = false
          continue
        }
        total += score
      }
      if fits {
        // The library's operators of two of a type are tried first.
        total += .variadic
        ways.append(
          (
            total,
            function.result.substituting(candidate.bindings, erasing: function.typeParameters)
          ))
      }
    }
    return ways
  }

  /// Whether the library's operator takes two of a type and gives such a one.
  private func takesItself(_ type: SwiftType, _ name: String) -> Bool {
    guard BinaryOperation(rawValue: name) != nil else { return false }
    return isNumber(type) || name == "+" && (type.isString || type.is(.array))
  }

  /// How well an operator that stands for a function fits its type: the `+` of `reduce(start, +)`.
  func score(ofOperator name: String, for function: SwiftType.FunctionType) -> Score? {
    let (parameters, result) = (function.parameters, function.result)
    // A lone pair is split, and some operators may stand before one operand.
    if parameters.count == 1, !parameters[0].isUnknown {
      if case .tuple(let elements) = parameters[0], elements.count == 2 { return Score(.unknown) }
      return ["+", "-", "!", "~"].contains(name) ? Score(.functionConversion) : nil
    }
    if parameters.count != 1, parameters.count != 2 { return nil }
    // What a generic parameter is, such as the `Result` of `reduce`, the operator tells.
    func isOpen(_ type: SwiftType) -> Bool {
      if case .parameter = type { return true }
      return type.isUnknown
    }
    guard !parameters.contains(where: isOpen), !isOpen(result) else { return Score(.unknown) }
    let isComparison = BinaryOperation(rawValue: name)?.isComparison ?? false
    if parameters[0] == parameters[1], isComparison || takesItself(parameters[0], name) {
      return fit(isComparison ? builtin.bool : parameters[0], into: result)
    }
    return operatorCandidates(name, parameters).compactMap { candidate in
      let taken = candidate.function.parameters.map { $0.type.substituting(candidate.bindings) }
      guard taken.count == 2, let left = fit(parameters[0], into: taken[0]),
        let right = fit(parameters[1], into: taken[1]),
        let given = fit(
          candidate.function.result.substituting(
            candidate.bindings, erasing: candidate.function.typeParameters), into: result)
      else { return nil }
      return left + right + given
    }.min()
  }

  // MARK: Ambiguity

  /// Whether nothing tells a function from another that differs in its result alone.
  func isAmbiguous(
    _ chosen: FittingCandidate, of fitting: [FittingCandidate], expecting expected: SwiftType
  ) -> Bool {
    let (function, bindings) = (chosen.candidate.function, chosen.candidate.bindings)
    guard fitting.count > 1, function.location != nil, function.typeParameters.isEmpty,
      !function.isInitializer, !function.isDisfavored
    else { return false }
    func score(_ candidate: Candidate) -> Score {
      let result = candidate.function.result.substituting(candidate.bindings)
      return expected.isUnknown
        ? .exact : fit(result, into: expected) ?? Score(.unexpectedResult)
    }
    let own = score(chosen.candidate)
    guard own < Score(.unexpectedResult) else { return false }
    return fitting.contains { other, _ in
      other.function !== function && other.function.location != nil
        && other.function.typeParameters.isEmpty && other.function.owner === function.owner
        && other.function.isStatic == function.isStatic
        && other.function.isRequirement == function.isRequirement
        && !other.function.isDisfavored && other.function.isAsync == function.isAsync
        && other.function.signature == function.signature
        && zip(other.function.parameters, function.parameters).allSatisfy {
          $0.type.substituting(other.bindings) == $1.type.substituting(bindings)
        }
        && !other.function.result.isDeclared(like: function.result) && score(other) == own
        && !Specialization.isMore(.function(function), than: .function(other.function))
    }
  }

  /// Returns true if no function of several that differ in their result alone gives what is wanted.
  func noneGives(_ wanted: SwiftType, of fitting: [FittingCandidate]) -> Bool {
    guard fitting.count > 1, wanted.isConcrete, let nominal = wanted.nominal,
      wanted.nominal?.kind != .protocolType, !nominal.isStandIn
    else { return false }
    let signature = fitting[0].candidate.function.signature
    return fitting.allSatisfy { candidate, _ in
      let function = candidate.function
      return function.location != nil && function.typeParameters.isEmpty
        && !function.isInitializer && function.signature == signature
        && function.result.isConcrete && fit(function.result, into: wanted) == nil
        && zip(function.parameters, fitting[0].candidate.function.parameters).allSatisfy {
          $0.type == $1.type
        }
    }
  }
}
