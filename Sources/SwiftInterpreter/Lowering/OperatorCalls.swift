import SwiftSyntax

/// Operators that types or the program declare.
extension Lowerer {
  /// Operator functions that the operands' types or the program declare.
  func operatorCandidates(_ name: String, _ types: [SwiftType]) -> [Candidate] {
    var found: [Candidate] = []
    var required: Set<String> = []
    var seen: Set<ObjectIdentifier> = []
    var owners = types.flatMap { $0.isOptional ? [$0.fullyUnwrapped, $0] : [$0] }
    // Optionals compared with something else may wrap values.
    if types.count > 1, types[0].nominal !== types[1].nominal,
      builtin.optional.ownMembers(name).contains(where: \.isFromScene)
    {
      owners += types.prefix(2).filter { $0.nominal != nil && !$0.isOptional }.map(builtin.optional)
    }
    for owner in owners {
      for member in members(name, of: owner, isStatic: true) {
        if case .function(let function) = member.member,
          seen.insert(ObjectIdentifier(function)).inserted
        {
          // A requirement's witness is found in the value's own type.
          if function.isRequirement {
            if owner.isAbstract { required.insert(function.signature) }
            guard owner.isAbstract, function.location != nil,
              !function.parameters.contains(where: \.isInout)
            else { continue }
          }
          // The value's type also has the comparisons that the library requires.
          if owner.isAbstract, isComparison(ofItself: function) { continue }
          found.append(Candidate(function: function, bindings: member.bindings))
        }
      }
    }
    if !required.isEmpty {
      found.removeAll {
        !$0.function.isRequirement && $0.function.owner?.kind == .protocolType
          && required.contains($0.function.signature)
      }
    }
    // Of a list and another that can be appended to, the first decides, by its own operator.
    if name == "+", let first = types.first, isList(first) || first.isText {
      found.removeAll(where: isSum)
    }
    for function in program.globalFunctions(name, from: file) {
      found.append(Candidate(function: function, bindings: Bindings()))
    }
    // The program's own precede it only where they fit better.
    return found.isEmpty || name != "+" ? found : found + sums(types)
  }

  /// Returns true if it is a protocol extension's default for the comparisons that `Equatable` and
  /// `Comparable` require.
  private func isComparison(ofItself function: FunctionDeclaration) -> Bool {
    guard let operation = BinaryOperation(rawValue: function.name), operation.isComparison,
      operation != .notEqual, let owner = function.owner, owner.kind == .protocolType,
      owner.conforms(to: operation.isEquality ? .equatable : .comparable)
    else { return false }
    return function.parameters.allSatisfy {
      if case .parameter(let own) = $0.type { own === owner.selfParameter } else { false }
    }
  }

  /// Whether it is the library's sum of a collection and a sequence.
  private func isSum(_ candidate: Candidate) -> Bool {
    let function = candidate.function
    return function.location == nil && function.owner?.is(.rangeReplaceableCollection) == true
  }

  /// The library's sums of a list and another sequence of its elements.
  private func sums(_ types: [SwiftType]) -> [Candidate] {
    guard types.count > 1, isList(types[0]), let element = program.elementType(of: types[1]),
      fit(element, into: types[0].argument(0)) != nil,
      let owner = program.builtin[.rangeReplaceableCollection]
    else { return [] }
    return owner.ownMembers("+").compactMap { member in
      guard case .function(let function) = member, function.location == nil else { return nil }
      return Candidate(
        function: function, bindings: Bindings([owner.selfParameter], [types[0]]))
    }
  }

  /// For a value and a literal of its type, and for two literals of the expected type, the operator
  /// on two such values is chosen, if there is one: the type checker tries it first.
  private func favored(
    _ found: [Candidate], _ operands: [ExprSyntax], _ expected: SwiftType
  ) -> [Candidate] {
    guard found.count > 1, operands.count == 2,
      let literal = operands.first(where: isFlexible), let kind = literalKind(literal)
    else { return found }
    let type = operands.first { !isFlexible($0) }.map { quickType($0) } ?? expected
    guard type.nominal?.isFromScene == true, score(of: kind, type) != nil else { return found }
    let own = found.filter { candidate in
      candidate.function.parameters.allSatisfy {
        $0.type.substituting(candidate.bindings) == type
      }
    }
    return own.isEmpty ? found : own
  }

  func lowerOperatorCall(
    _ name: String, _ operands: [ExprSyntax], at node: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered? {
    let types = operands.map { quickType($0) } + [expected]
    let found = favored(
      operatorCandidates(name, types).filter {
        $0.function.parameters.count == operands.count
      }, operands, expected)
    guard !found.isEmpty else { return nil }
    let arguments = operands.map { WrittenArgument(label: nil, expression: $0) }
    let isFitting = found.contains { candidate in
      zip(candidate.function.parameters, operands).allSatisfy { parameter, operand in
        let type = quickType(operand)
        if type.isUnknown || isFlexible(operand) || isFlexibleTuple(operand) { return true }
        let wanted = parameter.type.substituting(candidate.bindings)
        let given = parameter.isAutoclosure ? wanted.functionType?.result ?? wanted : wanted
        return fit(type, into: given) != nil
      }
    }
    guard isFitting else { return nil }
    let fitting = matching(found, arguments)
    // If none of the program's operators takes the operands, the library compares them.
    if BinaryOperation(rawValue: name)?.isComparison == true,
      !fitting.contains(where: { score($0.candidate, $0.matched, arguments) != nil })
    {
      return nil
    }
    let chosen = best(fitting, arguments, expecting: expected)
    if let chosen, isComparedAsIs(name, types, ratherThanBy: chosen.candidate.function) {
      return nil
    }
    // Lists are added without a call.
    if let chosen, isList(types[0]), isSum(chosen.candidate) {
      return isList(types[1])
        ? nil : lowerBuiltIn(chosen, isSum: true, arguments, at: node, expecting: expected)
    }
    if let chosen, chosen.candidate.function.isRequirement {
      return lowerBuiltIn(chosen, isSum: false, arguments, at: node, expecting: expected)
    }
    // Operators belong to types, yet a call has no receiver but the type: of a protocol's the one
    // that conforms.
    let receiver = (chosen?.candidate ?? found.first).flatMap { candidate in
      candidate.function.owner.map { owner in
        let own = candidate.bindings[owner.selfParameter]
        if owner.kind == .protocolType, let own { return metatype(of: own) }
        let type = owner.selfType
        return Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
      }
    }
    return lowerCall(
      found, arguments, receiver: receiver, at: node, expecting: expected, fitting: fitting)
  }

  /// Whether the library compares two values of a type directly, where the program's own operator
  /// would wrap them in optionals: the `l < r` within a `< <T: Comparable>(l: T?, r: T?)`.
  private func isComparedAsIs(
    _ name: String, _ types: [SwiftType], ratherThanBy function: FunctionDeclaration
  ) -> Bool {
    guard let operation = BinaryOperation(rawValue: name), operation.isComparison,
      types.count > 1, types[0].isSame(as: types[1]), !types[0].isOptional,
      function.location != nil, function.parameters.allSatisfy({ $0.type.isOptional })
    else { return false }
    return program.nominal(operation.isEquality ? "Equatable" : "Comparable").map {
      types[0].mayConform(to: $0, from: context.scope)
    } ?? false
  }

  /// A protocol's operator, whose implementation the values' types select, or the library's sum of a
  /// list and another sequence, whatever operators the program declares.
  private func lowerBuiltIn(
    _ chosen: FittingCandidate, isSum: Bool, _ arguments: [WrittenArgument],
    at node: some SyntaxProtocol, expecting expected: SwiftType
  ) -> Lowered {
    let function = chosen.candidate.function
    var bindings = chosen.candidate.bindings
    let operands = bind(
      function, chosen.matched, arguments, &bindings, expecting: expected, at: node
    ).compactMap { if case .value(let node) = $0 { node } else { nil } }
    let type = function.result.substituting(bindings, erasing: function.typeParameters)
    let (name, site, machine) = (function.name, site(node), machine)
    if !isSum, operands.count == 2, let operation = BinaryOperation(rawValue: name) {
      return Lowered(
        BinaryOperator(operation, operands[0], operands[1], site: site, machine: machine), type)
    }
    return Lowered(
      Computed { frame in
        let values = try operands.map { try $0.evaluate(frame) }
        let made =
          switch values.count {
          case 2 where isSum: try machine.concatenated(values[0], values[1])
          case 2: try machine.program.applyDeclaredOperator(name, values[0], values[1])
          default: try machine.program.applyDeclaredPrefix(name, values[0])
          }
        guard let made else { throw machine.fail("operator '\(name)' is not declared", site) }
        return made
      }, type)
  }
}
