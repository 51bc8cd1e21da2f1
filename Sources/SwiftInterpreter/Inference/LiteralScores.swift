import SwiftSyntax

/// How well literals fit types.
extension Lowerer {
  /// Whether `T(literal)` means `literal as T`.
  func isConverted(literal syntax: ExprSyntax, by nominal: NominalType) -> Bool {
    if let literal = syntax.as(StringLiteralExprSyntax.self) {
      // A text with interpolations is a literal only of types that support it.
      let isPlain = !literal.segments.nodes.contains { $0.is(ExpressionSegmentSyntax.self) }
      return !nominal.takesItself("stringLiteral")
        && (nominal.hasInitializer(labelled: "stringLiteral")
          || nominal.takesTexts && constantText(segments(literal))?.count == 1)
        && (isPlain || nominal.conforms(to: .expressibleByStringInterpolation))
    }
    if syntax.is(IntegerLiteralExprSyntax.self) {
      return !nominal.takesItself("integerLiteral")
        && nominal.hasInitializer(labelled: "integerLiteral")
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
      // Every candidate for an operator examines its operands, and those theirs.
      if let known = literalKinds[infix.id] { return known }
      let kind = literalKind(infix)
      literalKinds[infix.id] = .some(kind)
      return kind
    default: return nil
    }
  }

  private func literalKind(_ infix: InfixOperatorExprSyntax) -> LiteralKind? {
    guard ["+", "-", "*", "/", "%"].contains(infix.name),
      let left = literalKind(infix.leftOperand), let right = literalKind(infix.rightOperand)
    else { return nil }
    if left == .integer, right == .integer { return .integer }
    if left == .string || right == .string { return .string }
    return .float
  }

  func score(of kind: LiteralKind, _ wanted: SwiftType) -> Score? {
    if wanted.isUnknown { return Score(.unknown) }
    if wanted.isAnyHashable { return Score(.emptyExistential) }
    let other = Score(.nonDefaultLiteral)
    switch kind {
    case .integer:
      if wanted.isInt { return .exact }
      if wanted.isDouble || fixedKind(wanted) != nil { return other }
      if let nominal = wanted.nominal {
        return nominal.hasInitializer(labelled: "integerLiteral") ? other : nil
      }
    case .float:
      if wanted.isDouble { return wanted.isCGFloat ? other : .exact }
      if fixedKind(wanted) == .float { return other }
      if let nominal = wanted.nominal {
        return nominal.hasInitializer(labelled: "floatLiteral") ? other : nil
      }
    case .string:
      if wanted.isString { return .exact }
      if wanted.is(.character) { return other }
      if let nominal = wanted.nominal {
        return nominal.takesTexts || nominal.hasInitializer(labelled: "stringInterpolation")
          ? other : nil
      }
    case .boolean:
      if wanted.isBool { return .exact }
      if let nominal = wanted.nominal {
        return nominal.hasInitializer(labelled: "booleanLiteral") ? other : nil
      }
    }
    if case .parameter(let parameter) = wanted {
      return parameter.constraints.isEmpty
        ? Score(.unconstrained)
        : score(of: kind, meeting: parameter.constraints).flatMap { score in
          // The elements of a `Collection<Int>` aren't characters.
          kind != .string || hasElements(builtin.string, of: wanted) ? score : nil
        }
    }
    if let protocols = wanted.composition {
      return protocols.isEmpty ? Score(.emptyExistential) : score(of: kind, meeting: protocols)
    }
    return nil
  }

  private func score(of kind: LiteralKind, meeting constraints: [NominalType]) -> Score? {
    let type: SwiftType =
      switch kind {
      case .integer: builtin.int
      case .float: builtin.double
      case .string: builtin.string
      case .boolean: builtin.bool
      }
    guard let nominal = type.nominal else { return nil }
    if constraints.allSatisfy({ nominal.conforms(to: $0) }) { return Score(.constrained) }
    // An integer literal may be a floating-point number.
    if kind == .integer, let double = builtin.double.nominal,
      constraints.allSatisfy({ double.conforms(to: $0) })
    {
      return Score(.nonDefaultLiteral) + .constrained
    }
    return nil
  }
}
