import SwiftSyntax

extension Lowerer {
  func lower(_ prefix: PrefixOperatorExprSyntax, expecting expected: SwiftType) -> Lowered {
    let name = prefix.operator.text
    switch name {
    case "!":
      if program.declaresOperator(name),
        let call = lowerOperatorCall(name, [prefix.expression], at: prefix, expecting: expected)
      {
        return call
      }
      return Lowered(NotOperator(lowerCondition(prefix.expression, isNegated: true)), builtin.bool)
    case "-", "~", "+":
      let type = quickType(prefix.expression)
      if type.nominal != nil, !isNumber(type),
        let call = lowerOperatorCall(name, [prefix.expression], at: prefix, expecting: expected)
      {
        return call
      }
      if name == "-", let literal = prefix.expression.as(IntegerLiteralExprSyntax.self) {
        return lower(integer: literal, isNegative: true, expecting: expected)
      }
      if name == "-", let literal = prefix.expression.as(FloatLiteralExprSyntax.self) {
        return lower(float: literal, isNegative: true, expecting: expected)
      }
      let base = forced(
        lower(prefix.expression, expecting: expected), at: prefix.expression)
      if name == "+" { return base }
      if let constant = base.node as? Constant, name == "-" {
        switch constant.value {
        case .int(let value) where value != .min:
          return Lowered(Constant(.int(-value)), base.type)
        case .double(let value): return Lowered(Constant(.double(-value)), base.type)
        default: break
        }
      }
      return Lowered(
        Negation(base.node, isBitwise: name == "~", site: site(prefix), machine: machine),
        base.type)
    case "...", "..<":
      let base = lower(prefix.expression, expecting: expected.argument(0))
      return Lowered(
        RangeOperator(
          name == "..." ? .closed : .halfOpen, nil, base.node, site: site(prefix),
          machine: machine),
        rangeType(name == "..." ? .partialRangeThrough : .partialRangeUpTo, base.type))
    default:
      return lowerOperatorCall(name, [prefix.expression], at: prefix, expecting: expected)
        ?? unknownOperator(
          name, isDeclared: program.operators.prefixOperator(named: name) != nil, "this operand",
          at: prefix.operator)
    }
  }

  func lower(_ postfix: PostfixOperatorExprSyntax, expecting expected: SwiftType) -> Lowered {
    let name = postfix.operator.text
    if name == "..." {
      let base = lower(postfix.expression, expecting: expected.argument(0))
      return Lowered(
        RangeOperator(.closed, base.node, nil, site: site(postfix), machine: machine),
        rangeType(.partialRangeFrom, base.type))
    }
    return lowerOperatorCall(name, [postfix.expression], at: postfix, expecting: expected)
      ?? unknownOperator(
        name, isDeclared: program.operators.postfixOperator(named: name) != nil, "this operand",
        at: postfix.operator)
  }
}
