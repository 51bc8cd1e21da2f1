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

  func best(
    _ fitting: [FittingCandidate], _ arguments: [WrittenArgument], expecting expected: SwiftType
  ) -> FittingCandidate? {
    guard fitting.count > 1 else { return fitting.first }
    var winner: (index: Int, score: Int)?
    for (index, (candidate, matched)) in fitting.enumerated() {
      guard var score = score(candidate, matched, arguments) else { continue }
      if !expected.isUnknown {
        let result =
          candidate.function.isInitializer
          ? .unknown
          : candidate.function.result.substituting(
            candidate.bindings, erasing: candidate.function.typeParameters)
        score += fit(result, into: expected) ?? 40
      }
      // `UnicodeScalar(65)`: an initialiser that can't fail is preferred.
      if candidate.function.isInitializer, candidate.function.isFailable, !expected.isOptional {
        score += 5
      }
      if winner.map({ score < $0.score }) ?? true { winner = (index, score) }
    }
    // Where none fits by type, the first by labels is reported against.
    return winner.map { fitting[$0.index] } ?? fitting.first
  }

  /// Lower is better; nil where an argument cannot be of its parameter's type.
  func score(
    _ candidate: Candidate, _ matched: [Range<Int>], _ arguments: [WrittenArgument]
  ) -> Int? {
    var total = 0
    for (parameter, indices) in zip(candidate.function.parameters, matched) {
      if indices.isEmpty {
        total += 1
        continue
      }
      var type = parameter.type.substituting(candidate.bindings)
      if parameter.isAutoclosure { type = type.functionType?.result ?? type }
      for index in indices {
        guard let cost = cost(of: arguments[index].expression, for: type, parameter) else {
          return nil
        }
        total += cost * 4
      }
    }
    return total
  }

  /// How well a written argument fits a parameter's type, without lowering it.
  private func cost(of syntax: ExprSyntax, for type: SwiftType, _ parameter: Parameter) -> Int? {
    let wanted = type.fullyUnwrapped
    let optionalCost = type.isOptional ? 1 : 0
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr(let closure):
      guard let function = type.functionType else {
        if case .parameter(let parameter) = type { return parameter.constraints.isEmpty ? 4 : nil }
        return type.isUnknown ? 2 : nil
      }
      let shape = ClosureShape(closure, in: file)
      guard takesProjections(closure, function) else { return nil }
      if let count = shape.declaredCount, count != function.parameters.count {
        guard count > 1, function.parameters.count == 1 else { return nil }
        if case .tuple(let elements) = function.parameters[0], elements.count != count {
          return nil
        }
        return optionalCost + 2
      }
      if shape.declaredCount == nil, shape.anonymousCount > function.parameters.count {
        return nil
      }
      if shape.declaredCount == nil, shape.anonymousCount < function.parameters.count {
        return shape.anonymousCount == 0 ? nil : optionalCost + 1
      }
      return optionalCost
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
      if let root = implicitRoot(syntax) {
        return implicitCost(root, syntax, wanted).map { $0 + optionalCost }
      }
    case .nilLiteralExpr: return type.isOptional ? 0 : type.isUnknown ? 2 : nil
    case .arrayExpr(let array) where typeExpression(syntax) == nil:
      if wanted.isNamed("Array") {
        guard let first = array.elements.first else { return optionalCost }
        // An array is more than any value.
        return cost(of: first.expression, for: wanted.argument(0), parameter).map {
          min($0, 2) + optionalCost
        }
      }
      if wanted.isNamed("Set") { return 1 + optionalCost }
      if let nominal = wanted.nominal {
        return nominal.conforms(toNamed: "OptionSet")
          || nominal.conforms(toNamed: "ExpressibleByArrayLiteral")
          || nominal.hasInitializer(labelled: "arrayLiteral") ? optionalCost : nil
      }
      return 3
    case .dictionaryExpr where wanted.nominal?.hasInitializer(labelled: "dictionaryLiteral") == true:
      return optionalCost
    case .inOutExpr: return parameter.isInout ? 0 : nil
    case .keyPathExpr:
      if wanted.nominal?.name.hasSuffix("KeyPath") == true { return 0 }
      return type.functionType != nil ? 1 : type.isUnknown ? 2 : nil
    default: break
    }
    if let literal = literalKind(syntax) {
      return literalCost(literal, wanted).map { $0 + optionalCost }
    }
    if isFlexibleRange(syntax),
      let bounds = program.inOrder(syntax).as(InfixOperatorExprSyntax.self),
      let nominal = wanted.nominal, nominal === builtin.range || nominal === builtin.closedRange
    {
      return rangeCost(bounds, wanted, parameter).map { $0 + optionalCost }
    }
    let found = quickType(syntax)
    if found.isUnknown { return 3 }
    return fit(found, into: type) ?? standIn(for: type, parameter, found).map { _ in 3 }
  }

  /// Whether what a closure names `$item` is wrapped where the function gives it.
  private func takesProjections(
    _ closure: ClosureExprSyntax, _ function: SwiftType.FunctionType
  ) -> Bool {
    guard case .simpleInput(let names)? = closure.signature?.parameterClause else { return true }
    return zip(names, function.parameters).allSatisfy { name, type in
      !name.name.text.hasPrefix("$") || type.nominal?.isPropertyWrapper ?? true
    }
  }

  /// `0..<80` where a range of floating-point numbers may be meant.
  private func rangeCost(
    _ bounds: InfixOperatorExprSyntax, _ wanted: SwiftType, _ parameter: Parameter
  ) -> Int? {
    let isClosed = bounds.name == "..."
    if !isClosed, wanted.nominal === builtin.closedRange { return nil }
    let kind = isClosed && wanted.nominal === builtin.range ? 2 : 0
    var total = kind
    for bound in [bounds.leftOperand, bounds.rightOperand] {
      guard let cost = cost(of: bound, for: wanted.argument(0), parameter) else { return nil }
      total = max(total, kind + cost)
    }
    return total
  }

  private func implicitCost(
    _ name: String, _ syntax: ExprSyntax, _ wanted: SwiftType
  ) -> Int? {
    if wanted.isUnknown { return 3 }
    if name == "init" {
      guard wanted.nominal != nil else { return nil }
      // Of several types the one that takes such arguments.
      guard let call = syntax.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
      else { return 0 }
      let written = writtenArguments(call)
      return initializers(of: wanted).contains {
        ArgumentMatching.match($0.function.parameters, written) != nil
      } ? 0 : 1
    }
    if case .parameter(let parameter) = wanted, parameter.constraints.isEmpty { return nil }
    return program.members(name, of: wanted, isStatic: true).isEmpty ? nil : 0
  }

  /// Whether `T(literal)` means `literal as T`.
  func isConverted(literal syntax: ExprSyntax, by nominal: NominalType) -> Bool {
    if syntax.is(StringLiteralExprSyntax.self) {
      return !nominal.takesLiteralsItself && nominal.hasInitializer(labelled: "stringLiteral")
    }
    if syntax.is(IntegerLiteralExprSyntax.self) {
      return !nominal.takesLiteralsItself && nominal.hasInitializer(labelled: "integerLiteral")
    }
    return false
  }

  enum LiteralKind {
    case integer, float, string, boolean
  }

  func literalKind(_ syntax: ExprSyntax) -> LiteralKind? {
    switch program.inOrder(syntax).as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .integer
    case .floatLiteralExpr: return .float
    case .stringLiteralExpr: return .string
    case .booleanLiteralExpr: return .boolean
    case .prefixOperatorExpr(let prefix):
      return prefix.operator.text.hasPrefix("..") ? nil : literalKind(prefix.expression)
    case .ternaryExpr(let ternary):
      guard let first = literalKind(ternary.thenExpression),
        let second = literalKind(ternary.elseExpression)
      else { return nil }
      if first == second { return first }
      return [first, second].allSatisfy { $0 == .integer || $0 == .float } ? .float : nil
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return literalKind(only.expression)
    case .infixOperatorExpr(let infix):
      guard ["+", "-", "*", "/", "%"].contains(infix.name),
        let left = literalKind(infix.leftOperand), let right = literalKind(infix.rightOperand)
      else { return nil }
      if left == .integer, right == .integer { return .integer }
      if left == .string || right == .string { return .string }
      return .float
    default: return nil
    }
  }

  private func literalCost(_ kind: LiteralKind, _ wanted: SwiftType) -> Int? {
    if wanted.isUnknown { return 2 }
    switch kind {
    case .integer:
      if wanted.isInt { return 0 }
      if wanted.isDouble { return 1 }
      if fixedKind(wanted) != nil { return 1 }
      if let nominal = wanted.nominal {
        return nominal.hasInitializer(labelled: "integerLiteral") ? 1 : nil
      }
    case .float:
      if wanted.isDouble { return 0 }
      if fixedKind(wanted) == .float { return 1 }
      if let nominal = wanted.nominal {
        return nominal.hasInitializer(labelled: "floatLiteral") ? 1 : nil
      }
    case .string:
      if wanted.isString { return 0 }
      if wanted.isNamed("Character") { return 1 }
      if let nominal = wanted.nominal {
        return nominal.hasInitializer(labelled: "stringLiteral")
          || nominal.hasInitializer(labelled: "stringInterpolation") ? 1 : nil
      }
    case .boolean:
      if wanted.isBool { return 0 }
      if wanted.nominal != nil { return nil }
    }
    if case .parameter(let parameter) = wanted {
      return constraintCost(kind, parameter.constraints)
    }
    if case .composition(let protocols) = wanted { return constraintCost(kind, protocols) }
    return nil
  }

  private func constraintCost(_ kind: LiteralKind, _ constraints: [NominalType]) -> Int? {
    if constraints.isEmpty { return 3 }
    let type: SwiftType =
      switch kind {
      case .integer: builtin.int
      case .float: builtin.double
      case .string: builtin.string
      case .boolean: builtin.bool
      }
    guard let nominal = type.nominal else { return nil }
    if constraints.allSatisfy({ nominal.conforms(to: $0) }) { return 2 }
    // An integer literal may be a floating-point number.
    if kind == .integer, let double = builtin.double.nominal,
      constraints.allSatisfy({ double.conforms(to: $0) })
    {
      return 3
    }
    return nil
  }

}
