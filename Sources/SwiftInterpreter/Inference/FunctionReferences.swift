import SwiftSyntax

/// References to functions without a call: `map(String.init)`, `reduce(0, max)`.
extension Lowerer {
  /// The functions that a name may mean where no arguments follow; empty for anything else.
  func references(_ syntax: ExprSyntax) -> [Candidate] {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.plainText
      guard context.resolve(name) == nil else { return [] }
      let own = context.scope.owner.map {
        candidates(name, of: $0.selfType, isStatic: !context.hasSelf)
      }
      if let own, !own.isEmpty { return named(reference.argumentNames, own) }
      return named(
        reference.argumentNames,
        program.globalFunctions(name, from: file).map {
          Candidate(function: $0, bindings: Bindings())
        })
    case .memberAccessExpr(let access):
      guard let base = access.base, let type = typeExpression(base) else { return [] }
      let name = access.declName.baseName.plainText
      if name == "init" { return named(access.declName.argumentNames, initializers(of: type)) }
      // A case's payload determines its enum's arguments, which aren't bound here.
      let methods = candidates(name, of: type, isStatic: true).filter {
        if case .enumCase = $0.function.implementation { false } else { true }
      }
      return named(access.declName.argumentNames, methods)
    default: return []
    }
  }

  /// Returns false if a function throws where another one doesn't, or returns a value where that
  /// returns none: a closure may ignore a value, a function reference doesn't.
  func mayStand(_ given: SwiftType.FunctionType, for wanted: SwiftType.FunctionType) -> Bool {
    (wanted.isThrowing || !given.isThrowing)
      && (!wanted.result.isVoid || given.result.nominal == nil || given.result.isNever)
  }

  /// Scores what an expression names against a function type's parameters; nil if it is a method
  /// that takes another number of them. Several are taken from a tuple.
  func score(taking wanted: SwiftType.FunctionType, _ syntax: ExprSyntax) -> Score? {
    guard let owner = context.scope.owner, owner.isFromScene, context.resolve("self") != nil
    else { return .exact }
    let reference: DeclReferenceExprSyntax
    if let name = syntax.as(DeclReferenceExprSyntax.self) {
      guard context.resolve(name.baseName.plainText) == nil else { return .exact }
      reference = name
    } else if let access = syntax.as(MemberAccessExprSyntax.self), access.base?.soleToken == "self"
    {
      reference = access.declName
    } else {
      return .exact
    }
    let name = reference.baseName.plainText
    let methods = candidates(name, of: owner.selfType, isStatic: !context.hasSelf)
    if methods.isEmpty { return .exact }
    let counts = methods.map(\.function.parameters.count)
    if counts.contains(wanted.parameters.count) { return .exact }
    guard wanted.parameters.count == 1 else { return nil }
    let isSpread =
      switch wanted.parameters[0] {
      case .tuple(let elements): counts.contains(elements.count)
      case .parameter, .unknown: counts.contains { $0 > 1 }
      default: false
      }
    return isSpread ? Score(.functionConversion) : nil
  }

  /// Those with exactly the labels of a reference, such as `init(describing:)`.
  private func named(
    _ names: DeclNameArgumentsSyntax?, _ candidates: [Candidate]
  ) -> [Candidate] {
    guard let names else { return candidates }
    let labels = names.arguments.nodes.map { $0.name.text == "_" ? nil : $0.name.plainText }
    return candidates.filter { $0.function.parameters.map(\.label) == labels }
  }

  /// The best score of several functions against a function type; nil where none fits.
  /// - Parameter open: the call's generic parameters, which a function argument binds.
  func score(
    ofReference candidates: [Candidate], for wanted: SwiftType.FunctionType,
    _ open: [GenericParameter]
  ) -> Score? {
    candidates.compactMap { candidate -> Score? in
      let function = candidate.function
      // Without the rest that `max(_:_:)` takes as an overload of its own.
      let parameters = function.parameters.filter { !$0.isVariadic }
      guard parameters.count == wanted.parameters.count,
        wanted.isThrowing || function.functionType.functionType?.isThrowing != true
      else { return nil }
      var generics = function.typeParameters
      if function.isInitializer, let owner = function.owner { generics += owner.typeParameters }
      var bindings = candidate.bindings
      var total = Score.exact
      for (index, (parameter, given)) in zip(parameters, wanted.parameters).enumerated() {
        guard parameter.isInout == wanted.isInout(index) else { return nil }
        if case .parameter(let generic) = given, open.contains(where: { $0 === generic }) {
          continue
        }
        unify(parameter.type, given, &bindings, generics)
        guard let score = fit(given, into: parameter.type.substituting(bindings)) else {
          return nil
        }
        total += score
      }
      let made = result(of: function, bindings)
      return fit(made, into: wanted.result).map { $0 + total }
    }.min()
  }

  private func result(of function: FunctionDeclaration, _ bindings: Bindings) -> SwiftType {
    guard function.isInitializer, let owner = function.owner else {
      return function.result.substituting(bindings, erasing: function.typeParameters)
    }
    let made = SwiftType.nominal(owner, owner.typeParameters.map { bindings[$0] ?? .unknown })
    return function.isFailable ? builtin.optional(made) : made
  }
}

/// Operators used as function values.
extension Lowerer {
  /// Whether the library's operator takes two values of a type and returns one.
  private func takesItself(_ type: SwiftType, _ name: String) -> Bool {
    guard BinaryOperation(rawValue: name) != nil else { return false }
    return isNumber(type) || name == "+" && (type.isString || type.is(.array))
  }

  /// Scores an operator used as a function against its expected type: the `+` of `reduce(start,
  /// +)`.
  func score(ofOperator name: String, for function: SwiftType.FunctionType) -> Score? {
    let (parameters, result) = (function.parameters, function.result)
    // A lone pair is spread, and some operators may be prefix operators.
    if parameters.count == 1, !parameters[0].isUnknown {
      if case .tuple(let elements) = parameters[0], elements.count == 2 { return Score(.unknown) }
      return ["+", "-", "!", "~"].contains(name) ? Score(.functionConversion) : nil
    }
    if parameters.count != 1, parameters.count != 2 { return nil }
    // The operator determines a generic parameter such as the `Result` of `reduce`.
    func isOpen(_ type: SwiftType) -> Bool {
      if case .parameter = type { return true }
      return type.isUnknown
    }
    guard !parameters.contains(where: isOpen), !isOpen(result) else { return Score(.unknown) }
    let isComparison = BinaryOperation(rawValue: name)?.isComparison ?? false
    if parameters[0] == parameters[1], isComparison || takesItself(parameters[0], name) {
      return fit(isComparison ? builtin.bool : parameters[0], into: result)
    }
    return operatorCandidates(name, parameters).compactMap { candidate in
      let taken = candidate.function.parameters.map { $0.type.substituting(candidate.bindings) }
      guard taken.count == 2, let left = fit(parameters[0], into: taken[0]),
        let right = fit(parameters[1], into: taken[1]),
        let given = fit(
          candidate.function.result.substituting(
            candidate.bindings, erasing: candidate.function.typeParameters), into: result)
      else { return nil }
      return left + right + given
    }.min()
  }
}
