import SwiftSyntax

/// Which literals the checker is asked about: those whose type something else in the expression
/// determines.
extension Lowerer {
  /// The expressions that the checker has to find one type for, since literals of lists,
  /// dictionaries or tuples take the types of what stands beside them: the whole of `[4, byte]`,
  /// the operands of `[byte] + [1, 2]` and `(byte, 1) == (7, 2)`. Nil where there are none.
  func neighbours(in syntax: ExprSyntax) -> [ExprSyntax]? {
    let ordered = program.inOrder(syntax)
    var found: [ExprSyntax]?
    switch ordered.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr: found = [syntax]
    case .infixOperatorExpr(let infix):
      let operation = BinaryOperation(rawValue: infix.name)
      guard operation?.isComparison == true || operation == .add else { return nil }
      found = summands(infix.leftOperand, infix.rightOperand)
    case .ternaryExpr(let choice): found = summands(choice.thenExpression, choice.elseExpression)
    default: return nil
    }
    let elements = found?.flatMap { parts(of: $0) ?? [] } ?? []
    return elements.contains(where: isFlexible) && elements.contains(where: hasOwnType)
      ? found : nil
  }

  /// Whether it is a literal of a list, a dictionary or a tuple with an element that has a type of
  /// its own.
  func isLiteralOfTyped(_ syntax: ExprSyntax) -> Bool {
    parts(of: syntax)?.contains(where: hasOwnType) == true
  }

  private func hasOwnType(_ syntax: ExprSyntax) -> Bool {
    !isFlexible(syntax) && !syntax.is(BooleanLiteralExprSyntax.self)
  }

  /// The innermost elements of a literal of a list, a dictionary or a tuple; nil for any other
  /// expression.
  private func parts(of syntax: ExprSyntax) -> [ExprSyntax]? {
    let syntax = withoutParentheses(syntax)
    var elements: [ExprSyntax]
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let list): elements = list.elements.prefix(64).map(\.expression)
    case .dictionaryExpr(let list):
      guard case .elements(let pairs) = list.content else { return nil }
      elements = pairs.prefix(64).flatMap { [$0.key, $0.value] }
    case .tupleExpr(let tuple): elements = tuple.elements.map(\.expression)
    default: return nil
    }
    guard typeExpression(syntax) == nil else { return nil }
    return elements.flatMap { parts(of: $0) ?? [$0] }
  }

  /// The literals that two operands are, or are sums of. The right one of a sum is no sum itself:
  /// it distinguishes texts from lists at once.
  private func summands(_ left: ExprSyntax, _ right: ExprSyntax) -> [ExprSyntax]? {
    func own(_ syntax: ExprSyntax) -> [ExprSyntax]? {
      let ordered = program.inOrder(withoutParentheses(syntax))
      guard let infix = ordered.as(InfixOperatorExprSyntax.self), infix.name == "+" else {
        return parts(of: ordered).map { _ in [ordered] }
      }
      return summands(infix.leftOperand, infix.rightOperand)
    }
    return own(right).flatMap { last in own(left).map { $0 + last } }
  }

  /// Whether it is a member of literals, or of a range of them, whose types are undecided.
  func beginsWithLiterals(_ syntax: ExprSyntax) -> Bool {
    switch syntax.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr:
      isOfLiterals(syntax)
    default: false
    }
  }

  /// Whether it begins with a list, dictionary or tuple of literals, or with a literal.
  private func isOfLiterals(_ base: ExprSyntax) -> Bool {
    switch base.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      return array.elements.first.map { isOfLiterals($0.expression) || isFlexible($0.expression) }
        == true
    case .dictionaryExpr: return true
    case .tupleExpr(let tuple):
      if tuple.elements.count > 1 { return isFlexibleTuple(base) }
      return tuple.elements.first.map { isOfLiterals($0.expression) } == true
    case .sequenceExpr:
      let ordered = program.inOrder(base)
      return ordered.id != base.id && isOfLiterals(ordered)
    case .infixOperatorExpr: return isFlexibleRange(base)
    case .asExpr(let cast): return isOfLiterals(cast.expression)
    case .forceUnwrapExpr(let force): return isOfLiterals(force.expression)
    case .subscriptCallExpr(let call):
      return typeExpression(call.calledExpression) == nil && isOfLiterals(call.calledExpression)
    case .memberAccessExpr(let access): return access.base.map(isOfLiterals) == true
    case .functionCallExpr(let call):
      if call.calledExpression.is(MemberAccessExprSyntax.self) {
        return isOfLiterals(call.calledExpression)
      }
      guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        callee.baseName.text.first?.isUppercase == true,
        let first = call.arguments.first?.expression,
        program.globalType(callee.baseName.plainText)?.nominal?.typeParameters.isEmpty == false
      else { return false }
      return first.isLiteral || isOfLiterals(first)
    default: return false
    }
  }
}
