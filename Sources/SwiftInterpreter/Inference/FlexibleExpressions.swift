import SwiftSyntax

/// Which expressions take their type from their surroundings.
extension Lowerer {
  /// Whether an expression takes its type from its surroundings: literals, implicit members.
  func isFlexible(_ syntax: ExprSyntax) -> Bool {
    switch program.inOrder(syntax).as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .stringLiteralExpr: true
    case .arrayExpr, .dictionaryExpr: typeExpression(syntax) == nil
    case .memberAccessExpr(let access):
      access.base.map { isFlexible($0) && !literalBase($0) } ?? true
    case .functionCallExpr(let call):
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
        access.base.map { isFlexible($0) && !literalBase($0) } ?? true
      } else {
        false
      }
    case .prefixOperatorExpr(let prefix):
      !prefix.operator.text.hasPrefix("..") && isFlexible(prefix.expression)
    case .infixOperatorExpr(let infix): isFlexible(infix)
    case .ternaryExpr(let ternary):
      isFlexible(ternary.thenExpression) && isFlexible(ternary.elseExpression)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 && tuple.elements.first.map { isFlexible($0.expression) } ?? false
    default: false
    }
  }

  /// Returns whether operators lead back to an implicit member, as in `.now() + delay + 1`, which
  /// is a member of the whole's type: most operators return their left operand's type.
  func beginsWithImplicitMember(_ syntax: ExprSyntax) -> Bool {
    var first = program.inOrder(withoutParentheses(syntax))
    while let infix = first.as(InfixOperatorExprSyntax.self) {
      first = program.inOrder(withoutParentheses(infix.leftOperand))
    }
    return implicitRoot(first) != nil
  }

  /// Whether it is a tuple with several elements, some of which take their type from its context.
  func isFlexibleTuple(_ syntax: ExprSyntax) -> Bool {
    guard let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
      return false
    }
    return tuple.elements.nodes.contains {
      isFlexible($0.expression) || $0.expression.is(BooleanLiteralExprSyntax.self)
    }
  }

  /// Whether it is a range whose bounds take their type from its context.
  func isFlexibleRange(_ syntax: ExprSyntax) -> Bool {
    guard let infix = program.inOrder(syntax).as(InfixOperatorExprSyntax.self) else {
      return false
    }
    return ["...", "..<"].contains(infix.name) && isFlexible(infix.leftOperand)
      && isFlexible(infix.rightOperand)
  }

  /// A range with one bound, `2...` or `..<2`: its type, and the bound.
  func oneSidedRange(_ syntax: ExprSyntax) -> (range: BuiltinType, bound: ExprSyntax)? {
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self) {
      switch prefix.operator.text {
      case "...": return (.partialRangeThrough, prefix.expression)
      case "..<": return (.partialRangeUpTo, prefix.expression)
      default: return nil
      }
    }
    guard let postfix = syntax.as(PostfixOperatorExprSyntax.self), postfix.operator.text == "..."
    else { return nil }
    return (.partialRangeFrom, postfix.expression)
  }

  /// Found once per operator: a long chain asks at each of its links.
  private func isFlexible(_ infix: InfixOperatorExprSyntax) -> Bool {
    if let known = flexibleOperators[infix.id] { return known }
    let operation = BinaryOperation(rawValue: infix.name)
    let result =
      operation?.isComparison == false && isFlexible(infix.leftOperand)
      && (operation?.isShift == true || isFlexible(infix.rightOperand))
    flexibleOperators[infix.id] = result
    return result
  }

  /// A literal with a member access has its default type: `"a".count`, `[1, 2].map`.
  private func literalBase(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr,
      .tupleExpr:
      true
    default: false
    }
  }
}
