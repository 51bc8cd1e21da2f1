import SwiftSyntax

/// What is wrong with the operands of the library's operators.
extension Lowerer {
  func checkOperands(
    _ operation: BinaryOperation, _ left: Lowered, _ right: Lowered,
    at infix: InfixOperatorExprSyntax
  ) {
    let (a, b) = (left.type, right.type)
    if operation.isShift { return }
    let isWrong =
      isNumber(a) && isNumber(b) && a.nominal !== b.nominal
      || (a.isText && isNumber(b)) || (isNumber(a) && b.isText)
    if operation == .equal || operation == .notEqual, a.nominal === b.nominal, !isEquatable(a) {
      // The compiler blames the missing conformance where both values are made on the spot.
      let areMade = [infix.leftOperand, infix.rightOperand].allSatisfy {
        $0.is(FunctionCallExprSyntax.self)
      }
      report(
        "type-mismatch",
        areMade || operation == .notEqual
          ? "referencing operator function '\(operation.rawValue)' on 'Equatable' requires that "
            + "'\(a)' conform to 'Equatable'"
          : "binary operator '==' cannot be applied to two '\(a)' operands", at: infix.operator,
        remedy: "declare the type ': Equatable'")
    }
    if isPlace(a) && isNumber(b) || isNumber(a) && isPlace(b) {
      report(
        "type-mismatch", TypedPlace.argument.refuses("\(a)", "\(b)"), at: infix.leftOperand)
    } else if isWrong {
      report(
        "type-mismatch", Wording.noOperator(operation.rawValue, "\(a)", "\(b)"),
        at: infix.operator, remedy: "convert one side to the other's type")
    } else if let parameter = unconstrained(a), a.isSame(as: b) {
      report(
        "type-mismatch",
        operation.isComparison && operation != .equal && operation != .notEqual
          ? "referencing operator function '\(operation.rawValue)' on 'Comparable' requires that "
            + "'\(parameter.name)' conform to 'Comparable'"
          : Wording.noOperator(operation.rawValue, "\(a)", "\(b)"), at: infix.operator,
        remedy: "say what '\(parameter.name)' conforms to: '<\(parameter.name): …>'")
    } else if operation == .equal || operation == .notEqual,
      isOwnValue(a) && isLibraryValue(b)
        || isOwnValue(b) && isLibraryValue(a)
    {
      let own = isOwnValue(a) ? a : b
      let other = isOwnValue(a) ? infix.rightOperand : infix.leftOperand
      report(
        "type-mismatch",
        other.is(StringLiteralExprSyntax.self)
          ? "referencing operator function '\(operation.rawValue)' on 'StringProtocol' requires that "
            + "'\(own)' conform to 'StringProtocol'"
          : Wording.noOperator(operation.rawValue, "\(a)", "\(b)"), at: infix.operator)
    } else if operation == .equal || operation == .notEqual, isList(a) || isList(b),
      a.isConcrete, b.isConcrete, a.nominal !== b.nominal,
      fit(a, into: b) == nil || fit(b, into: a) == nil
    {
      report(
        "type-mismatch", Wording.noOperator(operation.rawValue, "\(a)", "\(b)"), at: infix.operator)
    } else if case .tuple(let parts) = a, !parts.isEmpty, isNumber(b), !operation.isComparison {
      report(
        "type-mismatch", TypedPlace.argument.refuses("\(a)", "\(b)"), at: infix.leftOperand)
    } else if operation != .equal, operation != .notEqual, a.isOptional != b.isOptional,
      a.isConcrete, b.isConcrete, isNumber(a.wrapped), isNumber(b.wrapped)
    {
      let optional = a.isOptional ? a : b
      report(
        "optional",
        "value of optional type '\(optional)' must be unwrapped to a value of type '\(optional.wrapped)'",
        at: a.isOptional ? infix.leftOperand : infix.rightOperand,
        remedy: "give a default with '??', or unwrap with 'if let' or '!'")
    }
  }

  /// A generic parameter of which nothing is asked.
  func unconstrained(_ type: SwiftType) -> GenericParameter? {
    guard case .parameter(let parameter) = type, parameter.isBare, parameter.constraints.isEmpty,
      file.isFromScene,
      context.scope.declares(parameter), !context.scope.isConstrained
    else { return nil }
    return parameter
  }

  /// Whether it is an enum or a structure of the scene's that nothing but its own kind equals.
  private func isOwnValue(_ type: SwiftType) -> Bool {
    guard let nominal = type.nominal, nominal.isFromScene else { return false }
    return nominal.kind == .enumeration || nominal.kind == .structure
  }

  private func isLibraryValue(_ type: SwiftType) -> Bool {
    type.isText || type.isBool || isNumber(type)
  }
}
