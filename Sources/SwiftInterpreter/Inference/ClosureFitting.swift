import SwiftSyntax

/// How well a closure fits a function's type, as far as it shows without lowering it.
extension Lowerer {
  /// Whether what a closure names `$item` is wrapped where the function gives it.
  func takesProjections(
    _ closure: ClosureExprSyntax, _ function: SwiftType.FunctionType
  ) -> Bool {
    guard case .simpleInput(let names)? = closure.signature?.parameterClause else { return true }
    return zip(names, function.parameters).allSatisfy { name, type in
      !name.name.text.hasPrefix("$") || type.nominal?.isPropertyWrapper ?? true
    }
  }

  /// How well what a closure's only expression plainly is fits the function's result: a literal, a
  /// comparison, one of the closure's own parameters. Any other expression may be whatever it is.
  func score(
    ofResult closure: ClosureExprSyntax, of function: SwiftType.FunctionType,
    _ parameter: Parameter
  ) -> Score? {
    let result = function.result
    let plain = result.fullyUnwrapped
    // What a library's rows say of results is not all that they take.
    guard !parameter.isFromLibrary, let nominal = plain.nominal,
      closure.signature?.returnClause == nil, closure.statements.count == 1,
      case .expr(let only)? = closure.statements.first?.item
    else { return .exact }
    let body = program.inOrder(only)
    if let taken = parameterType(body, of: closure, in: function) {
      return taken.isConcrete ? fit(taken, into: result) : .exact
    }
    if let literal = literalKind(body) { return score(of: literal, plain) }
    switch body.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: return result.isOptional ? .exact : nil
    case .arrayExpr where typeExpression(body) == nil:
      return nominal.isArrayOrSet || nominal.conforms(toNamed: "OptionSet")
        || nominal.conforms(toNamed: "ExpressibleByArrayLiteral")
        || nominal.hasInitializer(labelled: "arrayLiteral") ? .exact : nil
    case .infixOperatorExpr(let infix)
    where BinaryOperation(rawValue: infix.name)?.isComparison == true:
      // An operator of the program's own may give a type of its own.
      return plain.isBool || nominal.isFromScene ? .exact : nil
    default: return .exact
    }
  }

  /// The type of a closure's parameter where an expression is nothing but its name.
  private func parameterType(
    _ body: ExprSyntax, of closure: ClosureExprSyntax, in function: SwiftType.FunctionType
  ) -> SwiftType? {
    guard let name = body.soleToken else { return nil }
    var index: Int?
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): index = names.map(\.name.text).firstIndex(of: name)
    case nil where name.hasPrefix("$"): index = Int(name.dropFirst())
    default: return nil
    }
    guard let index, function.parameters.indices.contains(index) else { return nil }
    return function.parameters[index]
  }
}

extension NominalType {
  fileprivate var isArrayOrSet: Bool { !isFromScene && (name == "Array" || name == "Set") }
}
