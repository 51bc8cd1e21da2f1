import SwiftSyntax

/// What is wrong with operands of the library's operators.
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
    if operation.isEquality, a.nominal === b.nominal, !isEquatable(a) {
      // The compiler blames the missing conformance where both values are made on the spot.
      let areMade = [infix.leftOperand, infix.rightOperand].allSatisfy {
        $0.is(FunctionCallExprSyntax.self)
      }
      report(
        .typeMismatch,
        areMade || operation == .notEqual
          ? Wording.operator(operation.rawValue, on: "Equatable", asksOf: "\(a)")
          : "binary operator '==' cannot be applied to two '\(a)' operands", at: infix.operator,
        remedy: "declare the type ': Equatable'")
    }
    if isPlace(a) && isNumber(b) || isNumber(a) && isPlace(b) {
      report(
        .typeMismatch, TypedPlace.argument.refuses("\(a)", "\(b)"), at: infix.leftOperand)
    } else if isWrong {
      report(
        .typeMismatch, Wording.noOperator(operation.rawValue, "\(a)", "\(b)"),
        at: infix.operator, remedy: "convert one side to the other's type")
    } else if let parameter = unconstrained(a), a.isSame(as: b) {
      report(
        .typeMismatch,
        operation.isComparison && !operation.isEquality
          ? Wording.operator(operation.rawValue, on: "Comparable", asksOf: parameter.name)
          : Wording.noOperator(operation.rawValue, "\(a)", "\(b)"), at: infix.operator,
        remedy: "say what '\(parameter.name)' conforms to: '<\(parameter.name): …>'")
    } else if let refusal = refusal(of: operation, a, b) {
      let operand =
        switch refusal.place {
        case .left: infix.leftOperand
        case .right: infix.rightOperand
        case .between: infix.operator
        }
      report(.typeMismatch, refusal.message, at: operand)
    } else if operation.isEquality, isList(a) || isList(b),
      a.isConcrete, b.isConcrete, a.nominal !== b.nominal,
      fit(a, into: b) == nil || fit(b, into: a) == nil
    {
      report(
        .typeMismatch, Wording.noOperator(operation.rawValue, "\(a)", "\(b)"), at: infix.operator)
    } else if case .tuple(let parts) = a, !parts.isEmpty, isNumber(b), !operation.isComparison {
      report(
        .typeMismatch, TypedPlace.argument.refuses("\(a)", "\(b)"), at: infix.leftOperand)
    } else if !operation.isEquality, a.isOptional != b.isOptional,
      a.isConcrete, b.isConcrete, isNumber(a.wrapped), isNumber(b.wrapped)
    {
      let optional = a.isOptional ? a : b
      report(
        .optional,
        "value of optional type '\(optional)' must be unwrapped to a value of type '\(optional.wrapped)'",
        at: a.isOptional ? infix.leftOperand : infix.rightOperand,
        remedy: "give a default with '??', or unwrap with 'if let' or '!'")
    }
  }

  /// An unconstrained generic parameter.
  func unconstrained(_ type: SwiftType) -> GenericParameter? {
    guard case .parameter(let parameter) = type, parameter.isBare, parameter.constraints.isEmpty,
      file.isFromScene,
      context.scope.declares(parameter), !context.scope.isConstrained,
      !context.scope.isAskedOf(parameter)
    else { return nil }
    return parameter
  }
}

/// Types without an operator between them. The compiler's messages were recorded for each operator
/// and kind of operand.
extension Lowerer {
  private struct Refusal {
    enum Place { case left, right, between }
    var message: String
    var place = Place.between
  }

  /// Why a library's operator can't be applied to operands one of which has a type of the scene's
  /// or a generic parameter; nil where it can.
  private func refusal(
    of operation: BinaryOperation, _ a: SwiftType, _ b: SwiftType
  ) -> Refusal? {
    guard file.isFromScene, !program.mayBeMissing(file),
      !operatorCandidates(operation.rawValue, [a, b]).contains(where: {
        $0.function.location != nil
      })
    else { return nil }
    if isOwnValue(a), !bringsOperators(a) {
      if isOwnValue(b) { return refusal(ofOwn: operation, a, b) }
      if isLibraryValue(b) { return refusal(of: operation, own: a, .left, beside: b) }
    } else if isOwnValue(b), !bringsOperators(b), isLibraryValue(a) {
      return refusal(of: operation, own: b, .right, beside: a)
    }
    return operation.isComparison ? refusal(ofGenerics: operation, a, b) : nil
  }

  private func refusal(
    ofOwn operation: BinaryOperation, _ a: SwiftType, _ b: SwiftType
  ) -> Refusal? {
    // Equality of two values of one type was checked before.
    let isOrdered = operation.isComparison && a.nominal?.conforms(to: .comparable) == true
    if a.nominal === b.nominal, operation.isEquality || isOrdered { return nil }
    return Refusal(message: Wording.noOperator(operation.rawValue, "\(a)", "\(b)"))
  }

  private func refusal(
    of operation: BinaryOperation, own: SwiftType, _ place: Refusal.Place, beside other: SwiftType
  ) -> Refusal {
    let name = operation.rawValue
    let (a, b) = place == .left ? (own, other) : (other, own)
    let noOperator = Refusal(message: Wording.noOperator(name, "\(a)", "\(b)"))
    let noConversion = Refusal(
      message: TypedPlace.argument.refuses("\(own)", "\(other)"), place: place)
    guard operation.isComparison else {
      let isOpen = place == .left && (operation == .multiply || operation == .divide)
      return isNumber(other) && !isOpen ? noConversion : noOperator
    }
    if isInteger(other) || other.isText {
      let raw = own.nominal?.rawType
      if other.isText, raw?.isText == true { return noConversion }
      let generic = isInteger(other) ? "BinaryInteger" : "StringProtocol"
      return Refusal(
        message: place == .left
          ? Wording.operator(name, on: generic, asksOf: "\(own)")
          : "operator function '\(name)' requires that '\(own)' conform to '\(generic)'")
    }
    if operation.isEquality || isNumber(other) {
      return operation.isEquality && isEquatable(own) ? noOperator : noConversion
    }
    return place == .left
      ? Refusal(message: Wording.operator(name, on: "Comparable", asksOf: "\(own)")) : noOperator
  }

  /// Generic parameters are types of their own: nothing else can be compared with a value of one,
  /// unless a `where` clause or a protocol allows it.
  private func refusal(
    ofGenerics operation: BinaryOperation, _ a: SwiftType, _ b: SwiftType
  ) -> Refusal? {
    guard !a.isSame(as: b),
      isGenericHere(a) && (isGenericHere(b) || isOwnValue(b) || isLibraryValue(b))
        || isGenericHere(b) && (isOwnValue(a) || isLibraryValue(a))
    else { return nil }
    return Refusal(message: Wording.noOperator(operation.rawValue, "\(a)", "\(b)"))
  }

  /// Whether it is an enclosing generic parameter, or an associated type of one, that no protocol
  /// compares with other types.
  private func isGenericHere(_ type: SwiftType) -> Bool {
    guard case .parameter(let parameter) = type, context.scope.typeSaid(of: parameter) == nil else {
      return false
    }
    var root = parameter
    while let base = root.base { root = base }
    return isInScope(root) && !bringsOperators(type)
  }

  /// Whether a type conforms to a library's protocol that has operators between it and others.
  private func bringsOperators(_ type: SwiftType) -> Bool {
    let protocols = type.nominal.map { [$0] } ?? type.protocols
    return Self.protocolsWithOperators.contains { known in
      protocols.contains { $0.conforms(to: known) }
    }
  }

  private static let protocolsWithOperators: [BuiltinType] = [
    .additiveArithmetic, .binaryInteger, .stringProtocol, .sequence, .strideable, .simd,
    .durationProtocol, .expressibleByIntegerLiteral, .expressibleByFloatLiteral,
    .expressibleByStringLiteral, .expressibleByBooleanLiteral,
  ]

  /// Whether it is an enum or a structure of the scene's that can only equal its own kind.
  private func isOwnValue(_ type: SwiftType) -> Bool {
    guard let nominal = type.nominal, nominal.isFromScene else { return false }
    return nominal.kind == .enumeration || nominal.kind == .structure
  }

  private func isLibraryValue(_ type: SwiftType) -> Bool {
    type.isText || type.isBool || isNumber(type)
  }
}
