import SwiftSyntax

/// The results of operators, as far as they show without lowering.
extension Lowerer {
  func quickType(_ infix: InfixOperatorExprSyntax) -> SwiftType {
    // A chain beyond reason has no type that shows.
    let name = infix.name
    switch name {
    case "&&", "||":
      return ownResult(name, [infix.leftOperand, infix.rightOperand]) ?? builtin.bool
    case "??":
      let right = quickType(infix.rightOperand)
      let left = quickType(infix.leftOperand)
      if left.nominal != nil, !left.isOptional,
        let own = operatorResult(name, [infix.leftOperand, infix.rightOperand])
      {
        return own
      }
      if right.isUnknown || isFlexible(infix.rightOperand) { return left.wrapped }
      return right
    case "..<": return .nominal(builtin.range, [boundType(infix)])
    case "...": return .nominal(builtin.closedRange, [boundType(infix)])
    case "=": return .void
    default: break
    }
    guard let operation = BinaryOperation(rawValue: name) else {
      return operatorResult(name, [infix.leftOperand, infix.rightOperand]) ?? .unknown
    }
    if operation.isComparison {
      return ownResult(name, [infix.leftOperand, infix.rightOperand]) ?? builtin.bool
    }
    let left = quickType(infix.leftOperand)
    let right = quickType(infix.rightOperand)
    if isHidden(name, infix, left, right) {
      return operatorResult(name, [infix.leftOperand, infix.rightOperand]) ?? .unknown
    }
    if operation.isShift, isNumber(left) { return left }
    // Generic numbers result in one of them: `round(x / step)`.
    if isGenericNumber(left), right.isSame(as: left) || isFlexible(infix.rightOperand) {
      return left
    }
    if isGenericNumber(right), isFlexible(infix.leftOperand) { return right }
    if isNumber(left), isNumber(right) {
      if isFlexible(infix.leftOperand) {
        return isFlexible(infix.rightOperand) && left.isDouble ? left : right
      }
      return isFlexible(infix.rightOperand) || left.isExactly(right) ? left : builtin.double
    }
    if operation == .add, isList(right) || right.isText, isPlainSequence(left) { return right }
    if left.isText || isList(left), right.isUnknown || fit(right, into: left) != nil {
      return left
    }
    // `{ $0 + $1.height }`: a closure's parameter whose type is still unknown.
    if left.isUnknown, isNumber(right), !operation.isShift, !isFlexible(infix.rightOperand),
      let name = infix.leftOperand.soleToken, quickLocals.last?[name] != nil
    {
      return right
    }
    // `2 * .pi * x`: members of the other operand's type, if that has them.
    if left.isUnknown, isNumber(right), !operation.isShift, !isFlexible(infix.rightOperand),
      isMade(infix.leftOperand, ofMembersOf: right)
    {
      return right
    }
    if isNumber(left), right.isUnknown { return isFlexible(infix.leftOperand) ? .unknown : left }
    let result = operatorResult(name, [infix.leftOperand, infix.rightOperand]) ?? .unknown
    // A generic operator's result on an implicit member is unknown until the member is.
    return result.nominal == nil && beginsWithImplicitMember(infix.leftOperand)
      ? .unknown : result
  }

  /// Returns whether it consists of literals and of implicit members that a type has.
  func isMade(_ syntax: ExprSyntax, ofMembersOf type: SwiftType) -> Bool {
    let syntax = program.inOrder(withoutParentheses(syntax))
    switch syntax.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let infix):
      return isMade(infix.leftOperand, ofMembersOf: type)
        && isMade(infix.rightOperand, ofMembersOf: type)
    case .prefixOperatorExpr(let prefix): return isMade(prefix.expression, ofMembersOf: type)
    default:
      if let kind = literalKind(syntax) { return score(of: kind, type) != nil }
      return implicitRoot(syntax).map { !members($0, of: type, isStatic: true).isEmpty } ?? false
    }
  }

  private func boundType(_ infix: InfixOperatorExprSyntax) -> SwiftType {
    let left = quickType(infix.leftOperand)
    return isFlexible(infix.leftOperand) ? quickType(infix.rightOperand) : left
  }

  /// A type written without its arguments, with those of the converted value: `[1, 2] as Set`.
  func filled(_ type: SwiftType, from found: SwiftType) -> SwiftType {
    guard type.hasUnknown, let nominal = type.nominal, let other = found.nominal else {
      return type
    }
    let isCollection = nominal === builtin.set && other === builtin.array
    return nominal === other || isCollection ? .nominal(nominal, found.arguments) : type
  }

  func isNumber(_ type: SwiftType) -> Bool {
    type.isInt || type.isDouble || fixedKind(type) != nil
  }

  /// Whether it is an integer of any width.
  func isInteger(_ type: SwiftType) -> Bool {
    type.isInt || fixedKind(type).map { $0 != .float } == true
  }

  /// The result of the scene's operator where the library's would return a Boolean; nil where the
  /// scene has none for the operands.
  func ownResult(_ name: String, _ operands: [ExprSyntax]) -> SwiftType? {
    guard program.declaresOperator(name),
      operands.contains(where: {
        $0.is(KeyPathExprSyntax.self) || quickType($0).nominal?.isFromScene == true
      })
    else { return nil }
    return operatorResult(name, operands)
  }

  /// The result of the declared operator for operands; nil where there is none.
  func operatorResult(_ name: String, _ operands: [ExprSyntax]) -> SwiftType? {
    let found = operatorCandidates(name, operands.map(quickType))
    if found.isEmpty { return nil }
    let arguments = operands.map { WrittenArgument(label: nil, expression: $0) }
    let fitting = matching(found, arguments).filter {
      score($0.candidate, $0.matched, arguments) != nil
    }
    return best(fitting, arguments, expecting: .unknown).map {
      quickResult($0.candidate, $0.matched, arguments)
    }
  }
}
