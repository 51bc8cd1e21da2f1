import SwiftSyntax

/// The results of calls, as far as they show without lowering.
extension Lowerer {
  func quickType(_ call: FunctionCallExprSyntax) -> SwiftType {
    if let type = typeExpression(call.calledExpression) { return quickType(making: type, call) }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      if let local = quickLocals.last(where: { $0[name] != nil })?[name] {
        return local.functionType?.result ?? .unknown
      }
      if let variable = context.resolve(name), variable.overloadCount == 0 {
        return variable.function?.result ?? variable.type.functionType?.result ?? .unknown
      }
    }
    if call.calledExpression.is(FunctionCallExprSyntax.self) {
      return quickType(call.calledExpression).functionType?.result ?? .unknown
    }
    let arguments = writtenArguments(call)
    let fitting = fittingCandidates(call, arguments)
    guard fitting.isEmpty else { return quickResult(ofFitting: fitting, arguments) }
    // A property that holds a function.
    return quickType(call.calledExpression).functionType?.result ?? .unknown
  }

  /// The common result of all candidates that the arguments fit; unknown where they differ.
  func quickResult(
    of candidates: [Candidate], _ arguments: [WrittenArgument]
  ) -> SwiftType {
    quickResult(
      ofFitting: matching(candidates, arguments).filter {
        score($0.candidate, $0.matched, arguments) != nil
      }, arguments)
  }

  private func quickResult(
    ofFitting fitting: [FittingCandidate], _ arguments: [WrittenArgument]
  ) -> SwiftType {
    guard let first = fitting.first else { return .unknown }
    let result = quickResult(first.candidate, first.matched, arguments)
    for other in fitting.dropFirst()
    where !isRefined(other.candidate.function, by: first.candidate.function) {
      let another = quickResult(other.candidate, other.matched, arguments)
      guard another == result else {
        return best(of: fitting, arguments).map {
          quickResult($0.candidate, $0.matched, arguments)
        } ?? .unknown
      }
    }
    return result
  }

  /// The library's function that the arguments fit best, whatever its result; nil if several fit
  /// equally. Between the program's own the context decides.
  private func best(
    of fitting: [FittingCandidate], _ arguments: [WrittenArgument]
  ) -> FittingCandidate? {
    guard fitting.allSatisfy({ $0.candidate.function.location == nil }) else { return nil }
    let scores = fitting.map { score($0.candidate, $0.matched, arguments) }
    guard let least = scores.compactMap(\.self).min() else { return nil }
    let found = zip(fitting, scores).filter { $0.1 == least }
    return found.count == 1 ? found.first?.0 : nil
  }

  /// Whether a library's function is redeclared by a more refined protocol, or a type, with another
  /// result: collections' `prefix(_:)` as opposed to sequences'.
  private func isRefined(_ function: FunctionDeclaration, by other: FunctionDeclaration) -> Bool {
    function.location == nil && other.location == nil && function.owner !== other.owner
      && function.owner?.kind == .protocolType && function.signature == other.signature
  }

  private func quickType(making type: SwiftType, _ call: FunctionCallExprSyntax) -> SwiftType {
    let found = initializers(of: type)
    guard found.contains(where: \.function.isFailable) || isOpen(type) else { return type }
    let arguments = writtenArguments(call)
    let fitting = matching(found, arguments).filter {
      score($0.candidate, $0.matched, arguments) != nil
    }
    let isFailable =
      !fitting.isEmpty
      && fitting.allSatisfy {
        $0.candidate.function.isFailable && !$0.candidate.function.isImplicitlyUnwrapped
      }
    let made = isOpen(type) ? quickType(binding: type, fitting, arguments) : type
    return isFailable ? builtin.optional(made) : made
  }

  /// Whether a generic type's arguments follow from the call's.
  private func isOpen(_ type: SwiftType) -> Bool {
    guard case .nominal(let nominal, let arguments) = type, !nominal.typeParameters.isEmpty else {
      return false
    }
    return arguments.allSatisfy(\.isUnknown)
      && (nominal.isFromScene || nominal === builtin.array || nominal === builtin.set
        || nominal === builtin.optional)
  }

  /// A generic type with what the arguments of the only fitting initialiser bind.
  private func quickType(
    binding type: SwiftType, _ fitting: [FittingCandidate], _ arguments: [WrittenArgument]
  ) -> SwiftType {
    guard let nominal = type.nominal else { return type }
    guard let (candidate, matched) = fitting.first else { return type }
    var bindings = Bindings()
    let generics = candidate.function.typeParameters + nominal.typeParameters
    bindPlainArguments(candidate.function, matched, arguments, &bindings, generics)
    if let element = nominal.typeParameters.first, !nominal.isFromScene, bindings[element] == nil,
      let first = arguments.first, first.label == nil
    {
      bindings[element] = program.elementType(of: quickType(first.expression))
    }
    return .nominal(nominal, nominal.typeParameters.map { bindings[$0] ?? .unknown })
  }

  /// The functions that a call may refer to, by its arguments' labels and types.
  func fittingCandidates(
    _ call: FunctionCallExprSyntax, _ arguments: [WrittenArgument]
  ) -> [FittingCandidate] {
    matchingCandidates(call, arguments).filter {
      score($0.candidate, $0.matched, arguments) != nil
    }
  }

  /// The functions that a call may refer to, by its arguments' labels.
  func matchingCandidates(
    _ call: FunctionCallExprSyntax, _ arguments: [WrittenArgument]
  ) -> [FittingCandidate] {
    var found: [Candidate] = []
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainText
      if let variable = context.resolve(name) {
        found = overloads(of: variable).compactMap(\.function).map {
          Candidate(function: $0, bindings: Bindings())
        }
      } else if let owner = context.scope.owner {
        if context.hasSelf { found = candidates(name, of: owner.selfType, isStatic: false) }
        if found.isEmpty { found = candidates(name, of: owner.selfType, isStatic: true) }
      }
      if found.isEmpty || matching(found, arguments).isEmpty {
        found = program.globalFunctions(name, from: file).map {
          Candidate(function: $0, bindings: Bindings())
        }
      }
    } else if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    {
      let name = access.declName.baseName.plainText
      if let type = typeExpression(base) {
        found = candidates(name, of: type, isStatic: true)
      } else {
        let type = quickLink(base)
        if case .metatype(let instance) = type {
          found = candidates(name, of: instance, isStatic: true)
        } else {
          found = candidates(name, of: type, isStatic: false)
        }
      }
    }
    if found.isEmpty, case let type = quickType(call.calledExpression), type.nominal != nil {
      found = candidates("callAsFunction", of: type, isStatic: false)
    }
    return matching(found, arguments)
  }

  /// A candidate's result where its generic parameters follow from plain arguments.
  func quickResult(
    _ candidate: Candidate, _ matched: [Range<Int>], _ arguments: [WrittenArgument]
  ) -> SwiftType {
    let function = candidate.function
    var bindings = candidate.bindings
    bindPlainArguments(function, matched, arguments, &bindings)
    let declared = function.isImplicitlyUnwrapped ? function.result.wrapped : function.result
    let result = declared.substituting(bindings, erasing: function.typeParameters)
    guard result.hasUnknown, !function.typeParameters.isEmpty else { return result }
    for (parameter, indices) in zip(function.parameters, matched) {
      guard let taken = parameter.type.functionType, let index = indices.first else { continue }
      let parameters = taken.parameters.map {
        $0.substituting(bindings, erasing: function.typeParameters)
      }
      let given: SwiftType
      if let closure = arguments[index].expression.as(ClosureExprSyntax.self) {
        given = quickResult(of: closure, parameters)
      } else if let path = arguments[index].expression.as(KeyPathExprSyntax.self),
        let root = parameters.first
      {
        given = keyPathType(path, from: root).value
      } else if let made = typeMade(by: arguments[index].expression) {
        given = made
      } else {
        continue
      }
      unify(taken.result, given, &bindings, function.typeParameters)
    }
    return declared.substituting(bindings, erasing: function.typeParameters)
  }

  /// The type of `Type.init`, where that can't fail, and of `Type.init(rawValue:)`, where all
  /// initialisers with these labels are failable or none is.
  private func typeMade(by reference: ExprSyntax) -> SwiftType? {
    guard let access = reference.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base,
      let type = typeExpression(base), type.isString || type.isConcrete && !isNumber(type)
    else { return nil }
    let mayFail = references(reference).map(\.function.isFailable)
    if access.declName.argumentNames == nil {
      return type.isString || !mayFail.contains(true) ? type : nil
    }
    guard let first = mayFail.first, mayFail.allSatisfy({ $0 == first }) else { return nil }
    return first ? builtin.optional(type) : type
  }

  /// Binds generic parameters by the arguments that aren't closures, literals last: first
  /// floating-point ones, to which integers adapt.
  func bindPlainArguments(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings, _ generics: [GenericParameter]? = nil
  ) {
    let generics = generics ?? function.typeParameters
    if generics.isEmpty { return }
    for pass in 0..<3 {
      if pass == 1 { bindByFunctions(function, matched, arguments, &bindings, generics) }
      for (parameter, indices) in zip(function.parameters, matched) {
        if parameter.isPack, pass == 0 {
          let types = indices.map { quickType(arguments[$0].expression) }
          unify(.pack([.expansion(parameter.type)]), .pack(types), &bindings, generics)
          continue
        }
        for index in indices {
          let expression = arguments[index].expression
          let own = !isFlexible(expression) ? 0 : literalKind(expression) == .float ? 1 : 2
          guard !expression.is(ClosureExprSyntax.self), own == pass, !parameter.isPack else {
            continue
          }
          if let path = expression.as(KeyPathExprSyntax.self), path.root == nil {
            bindByPath(path, parameter.type.fullyUnwrapped, &bindings, generics)
          } else {
            unify(parameter.type, quickType(expression), &bindings, generics)
          }
        }
      }
    }
  }

  /// A key path without a root determines its value where its parameter has a root: the `V` of
  /// `KeyPath<Item, V>` by `\.name`.
  private func bindByPath(
    _ path: KeyPathExprSyntax, _ type: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter]
  ) {
    let root = type.argument(0).substituting(bindings)
    guard builtin.keyPathAccess(of: type) != nil, root.isConcrete else { return }
    unify(type.argument(1), keyPathType(path, from: root).value, &bindings, generics)
  }
}
