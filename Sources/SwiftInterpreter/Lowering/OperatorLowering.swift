import SwiftSyntax

extension Lowerer {
  func lower(_ infix: InfixOperatorExprSyntax, expecting expected: SwiftType) -> Lowered {
    if infix.operator.is(AssignmentExprSyntax.self) {
      return lowerAssignment(infix)
    }
    let name = infix.name
    if spineIsTooLong(infix) {
      return broken(.nesting, "expression is nested too deeply", at: infix)
    }
    // An operator's result on `.alert`, a member of a missing type, is unknown too.
    if expected.isStandIn,
      case let operands = [infix.leftOperand, infix.rightOperand],
      operands.contains(where: { implicitRoot($0) != nil })
    {
      return operands.map { lower($0, expecting: expected) }.first { $0.type.isStandIn }
        ?? Lowered(Constant(.void), expected)
    }
    switch name {
    case "&&", "||":
      if program.declaresOperator(name),
        let call = lowerOperatorCall(
          name, [infix.leftOperand, infix.rightOperand], at: infix, expecting: expected)
      {
        return call
      }
      return Lowered(
        LogicalOperator(
          isAnd: name == "&&", lowerCondition(infix.leftOperand),
          lowerCondition(infix.rightOperand)), builtin.bool)
    case "??":
      return lowerOwnCoalescing(infix, expecting: expected)
        ?? lowerCoalescing(infix, expecting: expected)
    case "..<", "...": return lowerRange(infix, expecting: expected)
    case "===", "!==": return lowerIdentity(infix, isEqual: name == "===")
    default: break
    }
    if name.hasSuffix("="), let operation = BinaryOperation(rawValue: String(name.dropLast())),
      BinaryOperation(rawValue: name) == nil
    {
      return lowerCompound(infix, operation, name)
    }
    if let operation = BinaryOperation(rawValue: name) {
      return lowerBinary(infix, operation, expecting: expected)
    }
    if let call = lowerOperatorCall(
      name, [infix.leftOperand, infix.rightOperand], at: infix, expecting: expected)
    {
      return call
    }
    if name == "~=" {
      let left = quickType(infix.leftOperand)
      let isRange = left.nominal?.isRange ?? false
      let value = lower(infix.rightOperand, expecting: isRange ? left.argument(0) : .unknown)
      let pattern = expressionPattern(infix.leftOperand, value.type)
      return Lowered(
        Computed { frame in .bool(try pattern.matches(value.node.evaluate(frame), frame)) },
        builtin.bool)
    }
    return unknownOperator(
      name, isDeclared: program.operators.infixOperator(named: name) != nil, "these operands",
      at: infix.operator)
  }

  func unknownOperator(
    _ name: String, isDeclared: Bool, _ operands: String, at node: some SyntaxProtocol
  ) -> Lowered {
    // A package that isn't here may declare it.
    if !isDeclared, file.isFromScene, program.hasMissingModules, name != "++", name != "--" {
      program.noteForeign(name, at: site(node))
      return Lowered(
        Constant(program.foreignValue(name)), .nominal(program.standIn(name), []))
    }
    let hint = ["++": "; did you mean '+= 1'?", "--": "; did you mean '-= 1'?"][name] ?? ""
    return broken(
      .unknownOperator,
      isDeclared
        ? "operator '\(name)' is not declared for \(operands)"
        : "cannot find operator '\(name)' in scope\(hint)", at: node)
  }

  /// Whether a chain of left operands is longer than any in sensible code.
  private func spineIsTooLong(_ infix: InfixOperatorExprSyntax) -> Bool {
    var length = 0
    var next: InfixOperatorExprSyntax? = infix
    while let current = next {
      length += 1
      next = current.leftOperand.as(InfixOperatorExprSyntax.self)
    }
    return length > 200
  }

  // MARK: Arithmetic and comparison

  private func lowerBinary(
    _ infix: InfixOperatorExprSyntax, _ operation: BinaryOperation,
    expecting expected: SwiftType
  ) -> Lowered {
    let (leftSyntax, rightSyntax) = (infix.leftOperand, infix.rightOperand)
    if operation.isEquality,
      let test = lowerNilTest(infix, isEqual: operation == .equal)
    {
      return test
    }
    let wanted = operandExpectation(operation, expected)
    let quickLeft = quickOperand(leftSyntax, wanted)
    let quickRight = quickOperand(rightSyntax, wanted)
    if operation == .add, let sum = lowerSum(ofOptionals: infix, quickRight) { return sum }
    // `.degrees(60) / 2` where an angle is expected.
    let isToldByResult = !operation.isComparison && !isPlain(expected)
    let isMember = isToldByResult && beginsWithImplicitMember(leftSyntax)
    // So do the literals of `(1 + 2) as Money`.
    let isImplicit =
      isMember
      || isToldByResult && isFlexible(leftSyntax)
        && (quickLeft.isUnknown
          || expected.nominal?.isFromScene == true && isFlexible(rightSyntax))
    if isImplicit || !(isPlain(quickLeft) && isPlain(quickRight))
      || isDeclared(infix, operation, quickLeft, quickRight, giving: expected),
      let call = lowerOperatorCall(
        operation.rawValue, [leftSyntax, rightSyntax], at: infix, expecting: expected)
    {
      return call
    }
    var isLeftFlexible = isFlexible(leftSyntax) || isFlexibleTuple(leftSyntax)
    var isRightFlexible = isFlexible(rightSyntax) || isFlexibleTuple(rightSyntax)
    if operation.isComparison, !isPlain(quickLeft), beginsWithImplicitMember(rightSyntax) {
      isRightFlexible = true
    }
    // A typed one of two literals determines the other: `[Kind.plain] == [.plain]`.
    if operation.isComparison, isLeftFlexible, isRightFlexible {
      if quickLeft.isConcrete, !quickRight.isConcrete { isLeftFlexible = false }
      if quickRight.isConcrete, !quickLeft.isConcrete { isRightFlexible = false }
    }
    var left: Lowered
    var right: Lowered
    if operation.isShift {
      // The shift amount may be any integer type, and doesn't determine the shifted one.
      left = lower(leftSyntax, expecting: wanted)
      right = lower(rightSyntax, expecting: isRightFlexible ? builtin.int : .unknown)
    } else if isLeftFlexible, !isRightFlexible {
      let array = list(quickRight, beside: quickLeft)
      right = asNothing(lower(rightSyntax, expecting: array ?? wanted), of: wanted)
      left = lower(
        leftSyntax,
        expecting: list(leftSyntax, added: operation, to: right.type)
          ?? sibling(right.type, operation))
    } else if isRightFlexible, !isLeftFlexible {
      let array = list(quickLeft, beside: quickRight)
      left = asNothing(lower(leftSyntax, expecting: array ?? wanted), of: wanted)
      if let test = lateCaseTest(left, rightSyntax, operation) { return test }
      right = lower(
        rightSyntax,
        expecting: list(rightSyntax, added: operation, to: left.type)
          ?? sibling(left.type, operation))
    } else {
      var common =
        wanted.isUnknown && isLeftFlexible && (quickLeft.isDouble || quickRight.isDouble)
        ? builtin.double : wanted
      // `"a" + .dash`: the member belongs to the literal's default type.
      if common.isUnknown, isLeftFlexible, !operation.isComparison, quickRight.isUnknown,
        quickLeft.isConcrete, isMade(rightSyntax, ofMembersOf: quickLeft)
      {
        common = quickLeft
      }
      left = lower(
        leftSyntax,
        expecting: list(quickLeft, beside: quickRight) ?? told(quickLeft, beside: quickRight)
          ?? common)
      right = lower(
        rightSyntax,
        expecting: list(quickRight, beside: quickLeft) ?? told(quickRight, beside: quickLeft)
          ?? common)
    }
    // `3` compared with a framework's value doesn't make that an integer.
    if !operation.isComparison {
      if left.type.isStandIn, literalKind(rightSyntax) == .integer { return left }
      if right.type.isStandIn, literalKind(leftSyntax) == .integer { return right }
    }
    (left, right) = asNothing(operands: left, right)
    if left.type.isStandIn, right.type.isStandIn { return foreignOperation(operation, left) }
    let comparesOptionals =
      operation.isEquality && left.type.isOptional
      && right.type.isOptional
    if !comparesOptionals {
      left = forced(left, at: leftSyntax)
      right = forced(right, at: rightSyntax)
    }
    left = unwrapForComparison(&right, left, operation)
    if operation.isComparison, left.type.nominal !== right.type.nominal, isInteger(left.type),
      isInteger(right.type)
    {
      return wideComparison(operation, left, right, at: infix)
    }
    if let compared = comparedByRawValues(operation, left, right, at: infix) { return compared }
    checkOperands(operation, left, right, at: infix)
    // A part of a text and a text make either.
    let type =
      operation == .add && wanted.isString && left.type.isText
      ? wanted : resultType(operation, left.type, right.type)
    let node = BinaryOperator(
      operation, left.node, right.node, site: site(infix), machine: machine)
    return Lowered(folded(node) ?? node, type)
  }

  /// An operand's type as far as it shows. A call of nothing but literals may be another where a number
  /// is wanted: `1 / pow(2 * .pi, 2)` is no `Decimal` then.
  private func quickOperand(_ syntax: ExprSyntax, _ wanted: SwiftType) -> SwiftType {
    let type = quickType(syntax)
    guard isNumber(wanted), type.nominal != nil, !isNumber(type),
      let call = withoutParentheses(syntax).as(FunctionCallExprSyntax.self),
      call.arguments.nodes.allSatisfy({ isFlexible($0.expression) }),
      fittingCandidates(call, writtenArguments(call)).count > 1
    else { return type }
    return .unknown
  }

  /// `[name, nickname] + names`: next to an array literal with optionals, an array becomes one of
  /// optionals.
  private func lowerSum(
    ofOptionals infix: InfixOperatorExprSyntax, _ other: SwiftType
  ) -> Lowered? {
    guard let literal = infix.leftOperand.as(ArrayExprSyntax.self), other.is(.array),
      case let element = other.argument(0), !element.isUnknown, !element.isOptional,
      literal.elements.nodes.contains(where: { quickType($0.expression).isOptional })
    else { return nil }
    let type = builtin.array(builtin.optional(element))
    let left = lower(infix.leftOperand, expecting: type)
    let right = coerce(
      lower(infix.rightOperand, expecting: .unknown), to: type, at: infix.rightOperand)
    return Lowered(
      BinaryOperator(.add, left.node, right.node, site: site(infix), machine: machine), type)
  }

  /// Integers of two types are compared by their values, whatever their widths.
  private func wideComparison(
    _ operation: BinaryOperation, _ left: Lowered, _ right: Lowered,
    at infix: InfixOperatorExprSyntax
  ) -> Lowered {
    let (machine, site) = (machine, site(infix))
    return Lowered(
      Computed { frame in
        let (a, b) = try (left.node.evaluate(frame), right.node.evaluate(frame))
        guard let x = a.asWideInteger, let y = b.asWideInteger else {
          throw machine.fail(Wording.noOperator(operation.rawValue, "\(a)", "\(b)"), site)
        }
        let holds: Bool =
          switch operation {
          case .less: x < y
          case .lessOrEqual: x <= y
          case .greater: x > y
          case .greaterOrEqual: x >= y
          case .notEqual: x != y
          default: x == y
          }
        return .bool(holds)
      }, builtin.bool)
  }

  /// Types that aren't `Equatable` are compared by their raw values.
  private func comparedByRawValues(
    _ operation: BinaryOperation, _ left: Lowered, _ right: Lowered,
    at infix: InfixOperatorExprSyntax
  ) -> Lowered? {
    guard operation.isEquality, let nominal = left.type.nominal,
      nominal === right.type.nominal, nominal.conforms(to: .rawRepresentable),
      !isEquatable(left.type)
    else { return nil }
    let raws = [left, right].map {
      lowerMember("rawValue", of: $0, at: infix.operator, expecting: .unknown)
    }
    guard isEquatable(raws[0].type) else { return nil }
    return Lowered(
      BinaryOperator(
        operation, raws[0].node, raws[1].node, site: site(infix), machine: machine), builtin.bool)
  }

  /// `kind == .daily` where the type of `kind` is unknown: the case is looked up at run time.
  private func lateCaseTest(
    _ left: Lowered, _ right: ExprSyntax, _ operation: BinaryOperation
  ) -> Lowered? {
    guard operation.isEquality, left.type.fullyUnwrapped.isUnknown,
      let access = right.as(MemberAccessExprSyntax.self), access.base == nil
    else { return nil }
    let (machine, site, isEqual) = (machine, site(access), operation == .equal)
    let name = access.declName.baseName.plainText
    let pattern = CasePattern(name: name, payload: nil)
    return Lowered(
      Computed { frame in
        let value = try left.node.evaluate(frame)
        switch value.unwrapped ?? value {
        case .none, .enumeration: return .bool(try pattern.matches(value, frame) == isEqual)
        case let other where other.isForeign: return .bool(!isEqual)
        default:
          throw machine.fail(
            "cannot infer contextual base in reference to member '\(name)'", site)
        }
      }, builtin.bool)
  }

  /// Literal arithmetic is done once.
  private func folded(_ node: BinaryOperator) -> Expression? {
    guard let left = node.left as? Constant, let right = node.right as? Constant else { return nil }
    switch (left.value, right.value) {
    case (.double(let a), .double(let b)):
      return Machine.apply(node.operation, a, b).map(Constant.init)
    case (.int(let a), .int(let b)):
      return (try? machine.apply(node.operation, a, b, node.site)).map(Constant.init)
    default: return nil
    }
  }

  /// Returns true if an operator of the scene's takes two plain types: where the library has none
  /// for them, as in `"-" * 5`, where it shadows the library's for the same types, and where it
  /// returns the expected type, such as a `+` that makes a path of two texts.
  private func isDeclared(
    _ infix: InfixOperatorExprSyntax, _ operation: BinaryOperation, _ left: SwiftType,
    _ right: SwiftType, giving expected: SwiftType
  ) -> Bool {
    guard let a = left.nominal, let b = right.nominal else { return false }
    if isHidden(operation.rawValue, infix, left, right) { return true }
    let hasLibrarys =
      a === b
      ? !left.isText || operation == .add || operation.isComparison
      : isNumber(left) && isNumber(right)
    let wanted = expected.fullyUnwrapped.nominal
    if hasLibrarys, wanted?.isFromScene != true { return false }
    return operatorCandidates(operation.rawValue, [left, right]).contains {
      let parameters = $0.function.parameters
      return parameters.count == 2 && fit(left, into: parameters[0].type) != nil
        && fit(right, into: parameters[1].type) != nil
        && (!hasLibrarys || $0.function.result.nominal === wanted)
    }
  }

  /// Returns true if an operator of the scene's takes exactly the operands' types, so that it
  /// shadows the library's.
  func isHidden(
    _ name: String, _ infix: InfixOperatorExprSyntax, _ left: SwiftType, _ right: SwiftType
  ) -> Bool {
    guard program.declaresOperator(name), left.nominal != nil, right.nominal != nil else {
      return false
    }
    // A literal next to a number of another type takes that type.
    if isNumber(left), isNumber(right), left.nominal !== right.nominal || !left.isExactly(right),
      isFlexible(infix.leftOperand) || isFlexible(infix.rightOperand)
    {
      return false
    }
    // Two with different results don't shadow each other.
    let given = left.isSame(as: right) ? librarysResult(of: name, left) : nil
    return operatorCandidates(name, [left, right]).contains { candidate in
      candidate.function.location != nil && candidate.function.parameters.count == 2
        && given.map { candidate.function.result.isSame(as: $0) } != false
        && zip(candidate.function.parameters, [left, right]).allSatisfy { parameter, type in
          let wanted = parameter.type.substituting(candidate.bindings)
          return wanted.isSame(as: type) && wanted.isExactly(type)
        }
    }
  }

  /// The result of the library's operator of a name for two numbers, texts or Booleans of a type;
  /// nil where it has none.
  private func librarysResult(of name: String, _ type: SwiftType) -> SwiftType? {
    guard let operation = BinaryOperation(rawValue: name) else { return nil }
    if operation.isComparison { return builtin.bool }
    return isNumber(type) || type.isText && operation == .add ? type : nil
  }

  /// Types whose operators are built into the interpreter.
  func isPlain(_ type: SwiftType) -> Bool {
    let base = type.fullyUnwrapped
    return base.isUnknown || isNumber(base) || base.isText || base.isBool
  }

  /// The array that a sequence of another type becomes next to one, if possible: `list.reversed() +
  /// list`.
  private func list(_ type: SwiftType, beside other: SwiftType) -> SwiftType? {
    guard let nominal = type.nominal, let sibling = other.nominal, !isList(type), !isPlain(type),
      isList(other) || nominal === sibling, nominal.conforms(to: .sequence),
      nominal !== builtin.set, nominal !== builtin.dictionary
    else { return nil }
    return program.elementType(of: type).map(builtin.array)
  }

  /// One operand's type where the other has the same generic type with open arguments.
  private func told(_ type: SwiftType, beside other: SwiftType) -> SwiftType? {
    guard let nominal = type.nominal, nominal === other.nominal, type.hasUnknown,
      other.isConcrete
    else { return nil }
    return other
  }

  /// The array type of a list literal next to a sequence that can't be appended to, or next to one
  /// of the scene's without such a sum.
  private func list(
    _ syntax: ExprSyntax, added operation: BinaryOperation, to other: SwiftType
  ) -> SwiftType? {
    let isOwn =
      other.nominal?.isFromScene == true
      && other.nominal?.conforms(to: .rangeReplaceableCollection) == true
    guard operation == .add, syntax.is(ArrayExprSyntax.self), isPlainSequence(other) || isOwn
    else { return nil }
    return program.elementType(of: other).map(builtin.array)
  }

  private func operandExpectation(_ operation: BinaryOperation, _ expected: SwiftType) -> SwiftType
  {
    if operation.isComparison { return .unknown }
    let wanted = expected.fullyUnwrapped
    let isPlain = isNumber(wanted) || wanted.isString || wanted.is(.array)
    return isPlain || isGenericNumber(wanted) ? wanted : .unknown
  }

  /// Whether it is an enclosing generic parameter for numbers.
  func isGenericNumber(_ type: SwiftType) -> Bool {
    guard case .parameter(let parameter) = type, isBoundHere(type) else { return false }
    return context.scope.knownConstraints(of: parameter).contains {
      $0.conforms(to: .numeric)
    }
  }

  private func sibling(_ type: SwiftType, _ operation: BinaryOperation) -> SwiftType {
    operation.isComparison ? type : type.wrapped
  }

  /// `x == 3` with an optional `x` compares optionals.
  private func unwrapForComparison(
    _ right: inout Lowered, _ left: Lowered, _ operation: BinaryOperation
  ) -> Lowered {
    guard operation.isEquality else { return left }
    if left.type.isOptional, !right.type.isOptional {
      right = Lowered(Wrap(right.node, always: !right.type.isUnknown), left.type)
    } else if right.type.isOptional, !left.type.isOptional {
      return Lowered(Wrap(left.node, always: !left.type.isUnknown), right.type)
    }
    return left
  }

  private func resultType(
    _ operation: BinaryOperation, _ left: SwiftType, _ right: SwiftType
  ) -> SwiftType {
    if operation.isComparison { return builtin.bool }
    if operation == .add, isList(right) || right.isText, isPlainSequence(left) { return right }
    if left.isUnknown {
      return operation.isShift ? .unknown : isNumber(right) && !right.isInt ? right : .unknown
    }
    // A `CGFloat` and a `Double` result in a `Double`.
    if left.isDouble, right.isDouble, !left.isExactly(right) { return builtin.double }
    return left
  }

  /// Whether it is a sequence that can't be appended to, so that a sum with a list has the list's
  /// type.
  func isPlainSequence(_ type: SwiftType) -> Bool {
    if isList(type) || type.isText { return false }
    let types = type.nominal.map { [$0] } ?? type.protocols
    return types.contains { $0.conforms(to: .sequence) }
      && !types.contains { $0.conforms(to: .rangeReplaceableCollection) }
  }

  private func lowerNilTest(_ infix: InfixOperatorExprSyntax, isEqual: Bool) -> Lowered? {
    let operand: ExprSyntax
    if infix.rightOperand.is(NilLiteralExprSyntax.self) {
      operand = infix.leftOperand
    } else if infix.leftOperand.is(NilLiteralExprSyntax.self) {
      operand = infix.rightOperand
    } else {
      return nil
    }
    let lowered = asNil(lower(operand, expecting: .unknown))
    // An `Any` is never nil, whatever it holds.
    let (node, mayBeNil) = (lowered.node, !lowered.type.isAny)
    return Lowered(
      Computed { frame in
        let isNil = try node.evaluate(frame).isNil && mayBeNil
        return .bool(isNil == isEqual)
      }, builtin.bool)
  }

  func rangeType(_ range: BuiltinType, _ bound: SwiftType) -> SwiftType {
    program.builtin[range].map { .nominal($0, [bound]) } ?? .unknown
  }

  func lowerRange(
    _ infix: InfixOperatorExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    var wanted = expected.fullyUnwrapped.argument(0)
    let isLeftFlexible = isFlexible(infix.leftOperand)
    let isRightFlexible = isFlexible(infix.rightOperand)
    if wanted.isUnknown || wanted.isAbstract {
      if isLeftFlexible, !isRightFlexible { wanted = quickType(infix.rightOperand) }
      if isRightFlexible, !isLeftFlexible { wanted = quickType(infix.leftOperand) }
      if isLeftFlexible, isRightFlexible,
        quickType(infix.leftOperand).isDouble || quickType(infix.rightOperand).isDouble
      {
        wanted = builtin.double
      }
    }
    var left = lower(infix.leftOperand, expecting: wanted)
    var right = lower(
      infix.rightOperand, expecting: wanted.isUnknown && isRightFlexible ? left.type : wanted)
    (left, right) = asNothing(operands: left, right)
    let isClosed = infix.name == "..."
    let bound = left.type.isUnknown ? right.type : left.type
    return Lowered(
      RangeOperator(
        isClosed ? .closed : .halfOpen, left.node, right.node, site: site(infix),
        machine: machine),
      .nominal(isClosed ? builtin.closedRange : builtin.range, [bound]))
  }

  /// `$name ?? ""` where the program declares the operator for a left side that isn't an optional,
  /// as many do for bindings; nil elsewhere.
  private func lowerOwnCoalescing(
    _ infix: InfixOperatorExprSyntax, expecting expected: SwiftType
  ) -> Lowered? {
    let left = quickType(infix.leftOperand)
    guard left.nominal != nil, !left.isOptional, !left.isStandIn else { return nil }
    return lowerOperatorCall(
      infix.name, [infix.leftOperand, infix.rightOperand], at: infix, expecting: expected)
  }

  private func lowerCoalescing(
    _ infix: InfixOperatorExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    guard let wanted = expected.composition, wanted.isEmpty else {
      return lowerCoalescing(infix, to: expected)
    }
    func apart() -> Lowered {
      let left = asNil(lower(infix.leftOperand, expecting: .unknown))
      let right = lower(infix.rightOperand, expecting: .unknown)
      return Lowered(NilCoalescing(left.node, right.node, keepsOptional: false), expected)
    }
    // `p?.height ?? 1` as `Any`: the chain is an `Any?`, next to which the literal stays an `Int`.
    if literalKind(infix.rightOperand) == .integer, mayGiveAny(infix.leftOperand) {
      return apart()
    }
    // `url ?? ""` as `Any`: where the sides have no common type, they need none.
    return firstWithoutErrors({ lowerCoalescing(infix, to: expected) }, apart).result
  }

  /// Whether an optional's payload becomes an `Any` within its own expression: in a chain whose
  /// last member isn't optional, in a closure that returns the payload, and in a dictionary
  /// literal.
  private func mayGiveAny(_ syntax: ExprSyntax) -> Bool {
    let syntax = withoutParentheses(syntax)
    if isChain(syntax), !quickLink(syntax).isOptional { return true }
    if let lookup = syntax.as(SubscriptCallExprSyntax.self) {
      return lookup.calledExpression.is(DictionaryExprSyntax.self)
    }
    guard let call = syntax.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure
    else { return false }
    return fittingCandidates(call, writtenArguments(call)).contains { candidate, matched in
      guard candidate.function.result.isOptional,
        case .parameter(let payload) = candidate.function.result.wrapped
      else { return false }
      return candidate.function.parameters.contains {
        guard let function = $0.type.functionType,
          case .parameter(let given) = function.result.wrapped, given === payload
        else { return false }
        return !givesOptional(
          closure, function.parameters.map { $0.substituting(candidate.bindings) })
      }
    }
  }

  /// Returns true if an expression is `nil` on one side of a `?:`, so that it is an optional.
  private func hasNil(_ syntax: ExprSyntax) -> Bool {
    guard let ternary = program.inOrder(withoutParentheses(syntax)).as(TernaryExprSyntax.self)
    else { return syntax.is(NilLiteralExprSyntax.self) }
    return hasNil(ternary.thenExpression) || hasNil(ternary.elseExpression)
  }

  private func lowerCoalescing(
    _ infix: InfixOperatorExprSyntax, to expected: SwiftType
  ) -> Lowered {
    let labelled = expected.isUnknown ? labelledFallback(of: infix) : nil
    let expected = labelled ?? expected
    let wanted: SwiftType =
      expected.isUnknown ? .unknown : expected.isOptional ? expected : builtin.optional(expected)
    let left = asNil(lower(infix.leftOperand, expecting: wanted))
    var inner: SwiftType = left.type.isUnknown ? expected : left.type.wrapped
    // `dog ?? cat` as an `Animal`: neither side has the other's type, both have the expected one.
    let other = quickType(infix.rightOperand)
    if !isFlexible(infix.rightOperand), !expected.hasUnknown, !expected.isOptional,
      !other.hasUnknown, !other.isOptional,
      fit(other, into: inner) == nil, fit(inner, into: expected) != nil,
      fit(other, into: expected) != nil
    {
      inner = expected
    }
    let wantedRight = inner.hasUnknown && !expected.isUnknown ? expected : inner
    // `animation ?? .none`: a type without such a member is wrapped.
    let isNone =
      implicitRoot(infix.rightOperand) == "none"
      && infix.rightOperand.is(MemberAccessExprSyntax.self)
      && members("none", of: inner, isStatic: true).isEmpty
    let isOptional = isNone || !inner.isOptional && (other.isOptional || hasNil(infix.rightOperand))
    let right = lower(
      infix.rightOperand, expecting: isOptional ? builtin.optional(inner) : wantedRight)
    let keepsOptional = right.type.isOptional && !inner.isOptional
    let type = keepsOptional ? right.type : inner.isUnknown ? right.type : inner
    let fallback =
      keepsOptional ? right : coerce(right, to: type, at: infix.rightOperand, as: .argument)
    return Lowered(
      NilCoalescing(left.node, fallback.node, keepsOptional: keepsOptional), type)
  }

  /// The type of the right side of `??` where that labels the elements of tuples that have no
  /// labels on the left; nil where it doesn't.
  private func labelledFallback(of infix: InfixOperatorExprSyntax) -> SwiftType? {
    let other = quickType(infix.rightOperand)
    let own = quickType(infix.leftOperand).wrapped
    guard labelsTuples(other), !labelsTuples(own), other.isConcrete, other.isSame(as: own) else {
      return nil
    }
    return other
  }

  private func lowerIdentity(_ infix: InfixOperatorExprSyntax, isEqual: Bool) -> Lowered {
    let left = lower(infix.leftOperand, expecting: .unknown).node
    let right = lower(infix.rightOperand, expecting: .unknown).node
    return Lowered(
      Computed { frame in
        let a = try left.evaluate(frame).unwrapped
        let b = try right.evaluate(frame).unwrapped
        switch (a, b) {
        case (.object(let x)?, .object(let y)?): return .bool((x === y) == isEqual)
        case (nil, nil): return .bool(isEqual)
        default: return .bool(!isEqual)
        }
      }, builtin.bool)
  }
}

extension InfixOperatorExprSyntax {
  /// The operator as written, such as `+`.
  var name: String {
    self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? self.operator.trimmedText
  }
}
