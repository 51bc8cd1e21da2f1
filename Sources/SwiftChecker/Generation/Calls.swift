import SwiftSyntax

extension ConstraintSystem {
  mutating func call(_ call: FunctionCallExprSyntax) -> SwiftType {
    if let made = literal(madeBy: call) { return made }
    let callee = type(of: call.calledExpression)
    var given = arguments(call.arguments)
    if let closure = call.trailingClosure {
      given.append(
        Constraint.Argument(label: nil, type: type(of: ExprSyntax(closure)), isTrailing: true))
    }
    for other in call.additionalTrailingClosures {
      given.append(
        Constraint.Argument(label: other.label.text, type: type(of: ExprSyntax(other.closure))))
    }
    let result = variable()
    add(.applies(callee, given, result, Place(call)))
    return call.calledExpression.isOwnInitializer ? .void : closed(ExprSyntax(call), result)
  }

  /// `Code("a")` is the literal as a value of the type, if that is expressible by it (SE-0213).
  private mutating func literal(madeBy call: FunctionCallExprSyntax) -> SwiftType? {
    guard let type = writtenType(call.calledExpression), let nominal = type.nominal,
      call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
      call.trailingClosure == nil, let kind = only.expression.literalKind,
      let asked = declarations.literal(kind)?.asked, nominal.ancestor(asked) != nil
    else { return nil }
    let made = filled(type)
    types[Place(call.calledExpression)] = .metatype(made)
    add(.equal(self.type(of: only.expression), made))
    return closed(ExprSyntax(call), made)
  }

  mutating func element(_ call: SubscriptCallExprSyntax) -> SwiftType {
    let base = type(of: call.calledExpression)
    let result = variable()
    if call.arguments.count == 1, let path = call.arguments.first, path.label?.text == "keyPath" {
      // Every type has it, without a declaration.
      let applied = type(of: path.expression)
      let isLiteral = path.expression.is(KeyPathExprSyntax.self)
      add(
        isLiteral
          ? .converts(applied, declarations.known(.keyPath, [base, result]))
          : .follows(applied, base, result))
      return closed(ExprSyntax(call), result)
    }
    add(.element(base, arguments(call.arguments), result, Place(call)))
    return closed(ExprSyntax(call), result)
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Constraint.Argument] {
    list.map {
      Constraint.Argument(
        label: $0.label?.text, type: type(of: $0.expression),
        isInout: $0.expression.is(InOutExprSyntax.self))
    }
  }

  // MARK: Operators

  mutating func infix(_ infix: InfixOperatorExprSyntax) -> SwiftType {
    let isConditional = infix.isAssignment && infix.leftOperand.isOptionalChain
    if let name = infix.operator.as(BinaryOperatorExprSyntax.self) {
      let result = operation(name.operator, [infix.leftOperand, infix.rightOperand], .infix)
      return isConditional ? flattened(result) : result
    }
    guard infix.operator.is(AssignmentExprSyntax.self) else { return .hole(.broken) }
    let target = type(of: infix.leftOperand)
    add(.converts(type(of: infix.rightOperand), target))
    return isConditional ? declarations.optional(of: .void) : .void
  }

  mutating func operation(
    _ name: TokenSyntax, _ operands: [ExprSyntax], _ fixity: Declaration.Fixity
  ) -> SwiftType {
    let found = declarations.operators(name.text).filter {
      guard case .function(let function) = $0.type else { return false }
      return function.parameters.count == operands.count
        && ($0.fixity ?? fixity) == fixity
    }
    guard !found.isEmpty else {
      problem = problem ?? .unknownName(name.text, Place(name))
      return .hole(.missing)
    }
    let callee = variable()
    add(.overload(callee, found.map { Choice(declaration: $0) }, Place(name)))
    let given = operands.map { Constraint.Argument(label: nil, type: type(of: $0)) }
    let result = variable()
    add(.applies(callee, given, result, Place(name)))
    return result
  }

  // MARK: Key paths

  /// The type is a key path from its root to its value, or a function from one to the other.
  mutating func keyPath(_ path: KeyPathExprSyntax) -> SwiftType {
    let root = path.root.map { filled(resolve($0)) } ?? variable()
    var value = root
    var components: [Place] = []
    var isOptional = false
    for component in path.components {
      let place = Place(component)
      let next = variable()
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.text.trimmingBackticks
        if name == "self" { continue }
        add(.member(value, name, next, place))
        components.append(place)
      case .subscript(let element):
        let callee = variable()
        add(.member(value, "subscript", callee, place))
        add(.applies(callee, arguments(element.arguments), next, place))
        components.append(place)
      case .optional(let mark):
        add(.object(value, next))
        if mark.questionOrExclamationMark.tokenKind == .postfixQuestionMark { isOptional = true }
      default: return .hole(.broken)
      }
      value = next
    }
    let end = isOptional ? flattened(value) : value
    let result = variable()
    let made = Constraint.KeyPath(
      root: root, value: end, components: components, isOptional: isOptional, place: Place(path))
    add(.keyPath(made, result))
    return result
  }
}
