import SwiftSyntax

extension Lowerer {
  /// Candidates whose labels fit, with the arguments of each parameter.
  func matching(
    _ candidates: [Candidate], _ arguments: [WrittenArgument]
  ) -> [(candidate: Candidate, matched: [[Int]])] {
    candidates.compactMap { candidate in
      ArgumentMatching.match(candidate.function.parameters, arguments).map { (candidate, $0) }
    }
  }

  /// Chooses among declarations, binds the arguments, and makes the call.
  func lowerCall(
    _ candidates: [Candidate], _ arguments: [WrittenArgument], receiver: Lowered?,
    at call: some SyntaxProtocol, expecting expected: SwiftType, staticType: SwiftType? = nil,
    constructing: SwiftType? = nil, isSuper: Bool = false, delegates: Bool = false
  ) -> Lowered {
    let fitting = matching(candidates, arguments)
    guard let chosen = best(fitting, arguments, expecting: expected) else {
      return noMatch(candidates, arguments, at: call)
    }
    let function = chosen.candidate.function
    var bindings = chosen.candidate.bindings
    let bound = bind(
      function, chosen.matched, arguments, &bindings, expecting: expected, at: call,
      constructing: constructing)
    if let constructing {
      let type = constructed(constructing, function, bindings)
      let made = function.isFailable ? type.wrapped : type
      return Lowered(construct(made, function, bound, site: site(call)), type)
    }
    var generics = function.typeParameters
    if let owner = function.owner { generics += owner.typeParameters.filter { !isInScope($0) } }
    var result = function.result.substituting(bindings, erasing: generics)
    if function.returnsSelf, let type = receiver?.type {
      result = if case .metatype(let instance) = type { instance } else { type }
    }
    checkMutation(function, receiver, at: call)
    checkThrowing(function, at: call)
    checkConstraints(function, bindings, at: call)
    // A method of a class object that is a value: `type.make()`.
    let isClassMethod =
      function.isStatic && function.owner?.kind == .classType && receiver != nil
      && !(receiver?.node is Constant)
    let isDynamic =
      isClassMethod || delegates || !isSuper && receiver != nil && needsDispatch(function, receiver)
    var callee = receiver?.node
    if function.owner == nil {
      callee = nil
    } else if callee == nil, function.isStatic, let owner = function.owner {
      callee = Constant(.metatype(MetatypeBox(owner.selfType)))
    }
    return Lowered(
      Call(
        function, receiver: callee, arguments: bound, isDynamic: isDynamic,
        staticType: staticType?.nominal, site: site(call), machine: machine), result)
  }

  /// A type that a generic parameter stands for conforms to what the parameter asks.
  private func checkConstraints(
    _ function: FunctionDeclaration, _ bindings: Bindings, at call: some SyntaxProtocol
  ) {
    guard function.location != nil else { return }
    for parameter in function.typeParameters {
      // An enum's conformances may be synthesised.
      guard case .nominal(let type, _)? = bindings[parameter], type.isFromScene,
        type.kind == .structure || type.kind == .classType,
        let missing = parameter.constraints.first(where: { !type.conforms(to: $0) })
      else { continue }
      let kind =
        function.owner == nil
        ? "global function" : function.isStatic ? "static method" : "instance method"
      let name =
        function.parameters.contains { $0.label != nil } ? function.signature : function.name
      report(
        "conformance",
        "\(kind) '\(name)' requires that '\(type.name)' conform to '\(missing.name)'", at: call)
    }
  }

  private func isInScope(_ parameter: GenericParameter) -> Bool {
    var scope: LexicalScope? = context.scope
    while let current = scope {
      if current.typeParameters[parameter.name] === parameter { return true }
      if current.owner?.typeParameters.contains(where: { $0 === parameter }) == true { return true }
      scope = current.parent
    }
    return false
  }

  private func needsDispatch(_ function: FunctionDeclaration, _ receiver: Lowered?) -> Bool {
    if case .requirement = function.implementation { return true }
    return function.owner?.kind == .classType && !function.isStatic && !function.isInitializer
  }

  /// The type that an initialiser makes, with the parameters that its arguments bound.
  private func constructed(
    _ type: SwiftType, _ function: FunctionDeclaration, _ bindings: Bindings
  ) -> SwiftType {
    guard let nominal = type.nominal else { return type }
    let made = SwiftType.nominal(
      nominal,
      zip(
        nominal.typeParameters,
        type.arguments + Array(repeating: .unknown, count: nominal.typeParameters.count)
      )
      .map { parameter, given in given.isUnknown ? bindings[parameter] ?? .unknown : given })
    return function.isFailable ? builtin.optional(made) : made
  }

  private func noMatch(
    _ candidates: [Candidate], _ arguments: [WrittenArgument], at call: some SyntaxProtocol
  ) -> Lowered {
    let labels = arguments.map { $0.label ?? "_" }
    let nearest = candidates.min { a, b in
      distance(a.function, labels) < distance(b.function, labels)
    }
    guard let nearest else {
      return broken("arguments", "no function fits this call", at: call)
    }
    let name =
      nearest.function.isInitializer
      ? nearest.function.owner?.name ?? "init" : nearest.function.name
    let message =
      candidates.count == 1
      ? ArgumentMatching.complaint(nearest.function, arguments)
      : "no exact matches in call to "
        + (nearest.function.isInitializer ? "initializer of '\(name)'" : "'\(name)'")
    let shapes = candidates.prefix(4).map { "'" + shape($0.function) + "'" }
    return broken(
      "arguments", message, at: call, remedy: "expected " + shapes.joined(separator: " or "))
  }

  private func shape(_ function: FunctionDeclaration) -> String {
    let name = function.isInitializer ? function.owner?.name ?? "init" : function.name
    let parameters = function.parameters.map { parameter in
      (parameter.label ?? "_") + ": \(parameter.type)"
    }
    return "\(name)(\(parameters.joined(separator: ", ")))"
  }

  private func distance(_ function: FunctionDeclaration, _ labels: [String]) -> Int {
    let wanted = function.parameters.map { $0.label ?? "_" }
    let missing = labels.filter { !wanted.contains($0) }.count
    return missing * 10 + abs(wanted.count - labels.count)
  }

  // MARK: Ranking

  func best(
    _ fitting: [(candidate: Candidate, matched: [[Int]])], _ arguments: [WrittenArgument],
    expecting expected: SwiftType
  ) -> (candidate: Candidate, matched: [[Int]])? {
    guard fitting.count > 1 else { return fitting.first }
    var winner: (index: Int, score: Int)?
    for (index, (candidate, matched)) in fitting.enumerated() {
      guard var score = score(candidate, matched, arguments) else { continue }
      if !expected.isUnknown {
        let result =
          candidate.function.isInitializer
          ? .unknown
          : candidate.function.result.substituting(
            candidate.bindings, erasing: candidate.function.typeParameters)
        score += fit(result, into: expected) ?? 40
      }
      // `UnicodeScalar(65)`: an initialiser that can't fail is preferred.
      if candidate.function.isInitializer, candidate.function.isFailable, !expected.isOptional {
        score += 5
      }
      if winner.map({ score < $0.score }) ?? true { winner = (index, score) }
    }
    // Where none fits by type, the first by labels is reported against.
    return winner.map { fitting[$0.index] } ?? fitting.first
  }

  /// Lower is better; nil where an argument cannot be of its parameter's type.
  private func score(
    _ candidate: Candidate, _ matched: [[Int]], _ arguments: [WrittenArgument]
  ) -> Int? {
    var total = 0
    for (parameter, indices) in zip(candidate.function.parameters, matched) {
      if indices.isEmpty {
        total += 1
        continue
      }
      let type = parameter.type.substituting(candidate.bindings)
      for index in indices {
        guard let cost = cost(of: arguments[index].expression, for: type, parameter) else {
          return nil
        }
        total += cost * 4
      }
    }
    return total
  }

  /// How well a written argument fits a parameter's type, without lowering it.
  private func cost(of syntax: ExprSyntax, for type: SwiftType, _ parameter: Parameter) -> Int? {
    let wanted = type.fullyUnwrapped
    let optionalCost = type.isOptional ? 1 : 0
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr(let closure):
      guard let function = type.functionType else {
        if case .parameter(let parameter) = type { return parameter.constraints.isEmpty ? 4 : nil }
        return type.isUnknown ? 2 : nil
      }
      let shape = ClosureShape(closure)
      if let count = shape.declaredCount, count != function.parameters.count {
        guard count > 1, function.parameters.count == 1 else { return nil }
        if case .tuple(let elements) = function.parameters[0], elements.count != count {
          return nil
        }
        return optionalCost + 2
      }
      if shape.declaredCount == nil, shape.anonymousCount > function.parameters.count {
        return nil
      }
      if shape.declaredCount == nil, shape.anonymousCount < function.parameters.count {
        return shape.anonymousCount == 0 ? nil : optionalCost + 1
      }
      return optionalCost
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
      if let root = implicitRoot(syntax) {
        return implicitCost(root, wanted).map { $0 + optionalCost }
      }
    case .nilLiteralExpr: return type.isOptional ? 0 : type.isUnknown ? 2 : nil
    case .arrayExpr(let array) where typeExpression(syntax) == nil:
      if wanted.isNamed("Array") {
        guard let first = array.elements.first else { return optionalCost }
        return cost(of: first.expression, for: wanted.argument(0), parameter).map {
          $0 + optionalCost
        }
      }
      if wanted.isNamed("Set") { return 1 + optionalCost }
      if let nominal = wanted.nominal {
        return nominal.conforms(toNamed: "OptionSet")
          || nominal.conforms(toNamed: "ExpressibleByArrayLiteral")
          || takes(literal: "arrayLiteral", nominal) ? optionalCost : nil
      }
      return 3
    case .inOutExpr: return parameter.isInout ? 0 : nil
    case .keyPathExpr:
      if wanted.nominal?.name.hasSuffix("KeyPath") == true { return 0 }
      return type.functionType != nil ? 1 : type.isUnknown ? 2 : nil
    default: break
    }
    if let literal = literalKind(syntax) {
      return literalCost(literal, wanted).map { $0 + optionalCost }
    }
    let found = quickType(syntax)
    if found.isUnknown { return 3 }
    return fit(found, into: type)
  }

  private func implicitCost(_ name: String, _ wanted: SwiftType) -> Int? {
    if wanted.isUnknown { return 3 }
    if name == "init" { return wanted.nominal == nil ? nil : 0 }
    if case .parameter(let parameter) = wanted, parameter.constraints.isEmpty { return nil }
    return program.members(name, of: wanted, isStatic: true).isEmpty ? nil : 0
  }

  private func takes(literal label: String, _ nominal: NominalType) -> Bool {
    nominal.ownMembers("init").contains {
      if case .function(let function) = $0 {
        return function.parameters.first?.label == label
      }
      return false
    }
  }

  /// Whether `T(literal)` means `literal as T`.
  func isConverted(literal syntax: ExprSyntax, by nominal: NominalType) -> Bool {
    if syntax.is(StringLiteralExprSyntax.self) {
      return !nominal.takesLiteralsItself && takes(literal: "stringLiteral", nominal)
    }
    if syntax.is(IntegerLiteralExprSyntax.self) {
      return !nominal.takesLiteralsItself && takes(literal: "integerLiteral", nominal)
    }
    return false
  }

  enum LiteralKind {
    case integer, float, string, boolean
  }

  func literalKind(_ syntax: ExprSyntax) -> LiteralKind? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .integer
    case .floatLiteralExpr: return .float
    case .stringLiteralExpr: return .string
    case .booleanLiteralExpr: return .boolean
    case .prefixOperatorExpr(let prefix):
      return prefix.operator.text.hasPrefix("..") ? nil : literalKind(prefix.expression)
    case .ternaryExpr(let ternary):
      guard let first = literalKind(ternary.thenExpression),
        let second = literalKind(ternary.elseExpression)
      else { return nil }
      if first == second { return first }
      return [first, second].allSatisfy { $0 == .integer || $0 == .float } ? .float : nil
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return literalKind(only.expression)
    case .infixOperatorExpr(let infix):
      guard ["+", "-", "*", "/", "%"].contains(infix.name),
        let left = literalKind(infix.leftOperand), let right = literalKind(infix.rightOperand)
      else { return nil }
      if left == .integer, right == .integer { return .integer }
      if left == .string || right == .string { return .string }
      return .float
    default: return nil
    }
  }

  private func literalCost(_ kind: LiteralKind, _ wanted: SwiftType) -> Int? {
    if wanted.isUnknown { return 2 }
    switch kind {
    case .integer:
      if wanted.isInt { return 0 }
      if wanted.isDouble { return 1 }
      if fixedKind(wanted) != nil { return 1 }
      if let nominal = wanted.nominal { return takes(literal: "integerLiteral", nominal) ? 1 : nil }
    case .float:
      if wanted.isDouble { return 0 }
      if fixedKind(wanted) == .float { return 1 }
      if let nominal = wanted.nominal { return takes(literal: "floatLiteral", nominal) ? 1 : nil }
    case .string:
      if wanted.isString { return 0 }
      if wanted.isNamed("Character") { return 1 }
      if let nominal = wanted.nominal {
        return takes(literal: "stringLiteral", nominal)
          || takes(literal: "stringInterpolation", nominal) ? 1 : nil
      }
    case .boolean:
      if wanted.isBool { return 0 }
      if wanted.nominal != nil { return nil }
    }
    if case .parameter(let parameter) = wanted {
      return constraintCost(kind, parameter.constraints)
    }
    if case .composition(let protocols) = wanted { return constraintCost(kind, protocols) }
    return nil
  }

  private func constraintCost(_ kind: LiteralKind, _ constraints: [NominalType]) -> Int? {
    if constraints.isEmpty { return 3 }
    let type: SwiftType =
      switch kind {
      case .integer: builtin.int
      case .float: builtin.double
      case .string: builtin.string
      case .boolean: builtin.bool
      }
    guard let nominal = type.nominal else { return nil }
    if constraints.allSatisfy({ nominal.conforms(to: $0) }) { return 2 }
    // An integer literal may be a floating-point number.
    if kind == .integer, let double = builtin.double.nominal,
      constraints.allSatisfy({ double.conforms(to: $0) })
    {
      return 3
    }
    return nil
  }

  // MARK: Fitting types

  /// What it costs to use a value of one type as another: 0 for the same; nil where it can't be.
  func fit(_ type: SwiftType, into wanted: SwiftType) -> Int? {
    switch (type, wanted) {
    case (.unknown, _), (_, .unknown): return 3
    case (.nominal(let a, let x), .nominal(let b, let y)):
      if a === b {
        var total = 0
        for (left, right) in zip(x, y) {
          guard let cost = fit(left, into: right) else { return nil }
          total += cost
        }
        return total
      }
      if b.name == "Optional" { return fit(type, into: wanted.argument(0)).map { $0 + 1 } }
      if a.name == "Optional" { return nil }
      if a.conforms(to: b) { return 1 }
      if b.name == "Range", a.name == "ClosedRange" || a.name.hasPrefix("PartialRange") {
        return 2
      }
      // Any sequence does where the library's rows say array.
      if b.name == "Array", a.name == "String", y.first?.isNamed("Character") ?? false { return 4 }
      if b.name == "Array", a.conforms(toNamed: "Sequence"), a.name != "String",
        a.name != "Dictionary"
      {
        return 2
      }
      return nil
    case (_, .nominal(let b, _)) where b.name == "Optional":
      return fit(type, into: wanted.argument(0)).map { $0 + 1 }
    case (.nominal(let a, _), .parameter), (.nominal(let a, _), .composition):
      let constraints = wanted.protocols
      if constraints.isEmpty { return 4 }
      return constraints.allSatisfy { a.conforms(to: $0) } ? 2 : nil
    case (.parameter, .parameter), (.composition, .parameter), (.parameter, .composition),
      (.composition, .composition):
      let constraints = wanted.protocols
      if constraints.isEmpty { return 4 }
      let have = type.protocols
      return constraints.allSatisfy { wanted in have.contains { $0.conforms(to: wanted) } }
        ? 2 : nil
    case (.parameter, .nominal(let b, _)), (.composition, .nominal(let b, _)):
      return b.kind == .protocolType ? 2 : nil
    case (.function(let a), .function(let b)):
      return a.parameters.count == b.parameters.count ? 0 : nil
    case (.function, .parameter(let parameter)): return parameter.constraints.isEmpty ? 4 : nil
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return nil }
      var total = 0
      for (left, right) in zip(a, b) {
        guard let cost = fit(left.type, into: right.type) else { return nil }
        total += cost
      }
      return total
    case (.tuple, .parameter(let parameter)): return parameter.constraints.isEmpty ? 4 : nil
    case (_, .composition(let protocols)): return protocols.isEmpty ? 4 : nil
    case (.metatype(let a), .metatype(let b)): return fit(a, into: b)
    case (.metatype, .parameter(let parameter)): return parameter.constraints.isEmpty ? 4 : nil
    default: return nil
    }
  }
}
