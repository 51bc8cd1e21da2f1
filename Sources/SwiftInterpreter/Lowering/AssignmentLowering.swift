import SwiftSyntax

extension Lowerer {
  func lowerAssignment(_ infix: InfixOperatorExprSyntax) -> Lowered {
    noteAssigned(infix.leftOperand)
    let place = lowerPlace(infix.leftOperand)
    if place.node is Discard {
      let value = lower(infix.rightOperand, expecting: .unknown)
      return Lowered(Assignment(place.node, value.node), .void)
    }
    checkAssignable(place, infix.leftOperand)
    var type = place.type
    if isChain(infix.leftOperand), place.node is OptionalChain, type.isOptional,
      let chain = place.node as? OptionalChain, chain.flattens == false
    {
      type = type.wrapped
    }
    let value = lower(infix.rightOperand, expecting: type)
    let isSubscript = infix.leftOperand.is(SubscriptCallExprSyntax.self)
    let coerced = coerce(
      value, to: type, at: infix.rightOperand, as: isSubscript ? .subscriptAssignment : .assignment)
    let assignment = Assignment(place.node, coerced.node)
    return isChain(infix.leftOperand)
      ? Lowered(assignment, builtin.optional(.void)) : Lowered(assignment, .void)
  }

  /// The place that an assignment changes: `value? = 3` changes nothing where there is no value.
  private func lowerPlace(_ syntax: ExprSyntax) -> Lowered {
    let place = lower(syntax, expecting: .unknown)
    guard syntax.is(OptionalChainingExprSyntax.self) else { return place }
    return Lowered(OptionalChain(place.node, flattens: false), place.type)
  }

  /// From here on variables declared without a value have one.
  private func noteAssigned(_ place: ExprSyntax) {
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      context.resolve(name)?.isAssigned = true
    }
    place.as(TupleExprSyntax.self)?.elements.nodes.forEach { noteAssigned($0.expression) }
  }

  func lowerCompound(
    _ infix: InfixOperatorExprSyntax, _ operation: BinaryOperation, _ name: String
  ) -> Lowered {
    let type = quickType(infix.leftOperand)
    if !isPlain(type) || isHidden(name, infix, type, quickType(infix.rightOperand)) {
      let operands = [infix.leftOperand, infix.rightOperand]
      if let call = lowerOperatorCall(name, operands, at: infix, expecting: .void) {
        guard infix.leftOperand.is(OptionalChainingExprSyntax.self) else { return call }
        return Lowered(OptionalChain(call.node, flattens: false), builtin.optional(.void))
      }
      // `a += b` by way of a declared `+`; lists and texts have one of their own.
      if !isList(type), !type.isText, !operatorCandidates(operation.rawValue, [type]).isEmpty {
        let place = lower(infix.leftOperand, expecting: .unknown)
        checkAssignable(place, infix.leftOperand)
        if let sum = lowerOperatorCall(
          operation.rawValue, operands, at: infix, expecting: place.type)
        {
          return Lowered(Assignment(place.node, sum.node), .void)
        }
      }
    }
    var place = forced(lowerPlace(infix.leftOperand), at: infix.leftOperand)
    checkAssignable(place, infix.leftOperand, changes: true)
    if let chain = place.node as? OptionalChain, chain.flattens == false,
      isChain(infix.leftOperand)
    {
      place.type = place.type.wrapped
    }
    let value = lower(infix.rightOperand, expecting: operation.isShift ? builtin.int : place.type)
    let (a, b) = (place.type, value.type)
    if isNumber(a), isNumber(b), a.nominal !== b.nominal, !operation.isShift {
      _ = coerce(value, to: a, at: infix.rightOperand, as: .argument)
    } else {
      checkOperands(operation, place, value, at: infix)
    }
    return Lowered(
      CompoundAssignment(
        operation, place.node, value.node, site: site(infix), machine: machine), .void)
  }
}
