import SwiftSyntax

extension Lowerer {
  func staticMember(
    _ name: String, of type: SwiftType, at node: some SyntaxProtocol,
    expecting expected: SwiftType, receiver: Lowered? = nil
  ) -> Lowered? {
    let nominal = type.nominal
    if name == "init", nominal != nil || (receiver ?? metatypeValue(type)) != nil {
      return initializerValue(
        of: type, receiver ?? metatype(of: type), at: node, expecting: expected)
    }
    let found = fittingFirst(members(name, of: type, isStatic: true), expecting: expected)
    // `.spring` is the property where there is also a function of the name.
    let first =
      expected.functionType == nil
      ? found.first { if case .property = $0.member { true } else { false } } : nil
    // Each conforming type has its own witness, even if an extension provides a default.
    let isRequired =
      nominal == nil
      && found.contains { found in
        guard case .property(let property) = found.member else { return false }
        if case .requirement = property.implementation { return true }
        return false
      } && (receiver ?? metatypeValue(type)) != nil
    for member in isRequired ? [] : (first.map { [$0] } ?? []) + found {
      switch member.member {
      case .enumCase(let enumCase):
        // A function with the case's name is chosen if it returns the expected type, and the case
        // doesn't.
        if let result = expected.functionType?.result, fit(type, into: result) == nil,
          found.contains(where: { if case .function = $0.member { true } else { false } })
        {
          continue
        }
        return caseReference(enumCase, type)
      case .property(let property):
        if property.isRequirement { continue }
        let base =
          receiver ?? metatype(of: type)
        return access(
          property, receiver: base, bindings: member.bindings, at: node, staticType: nominal)
      default: continue
      }
    }
    let base = receiver ?? metatypeValue(type)
    let functions = found.compactMap(\.member.constrained).filter { function in
      // Requirements are resolved at run time, from the dynamic type.
      if function.isRequirement, base == nil || nominal != nil { return false }
      return !function.isInitializer && !function.isAccessor
    }
    if let function = choose(functions, named: node, expecting: expected) {
      let bindings = found.first { $0.member.constrained === function }?.bindings ?? Bindings()
      return functionValue(
        function, bindings, of: base ?? metatype(of: type), at: node, expecting: expected)
    }
    let owner = receiver ?? metatype(of: type)
    if found.isEmpty, let wrapped = wrapperMember(name, of: owner, at: node, expecting: expected) {
      return wrapped
    }
    // A protocol's static requirement, or a generic parameter's: found while running.
    if !found.isEmpty || nominal == nil, let receiver = base {
      if found.isEmpty, !isDynamic(type) { return nil }
      var result = SwiftType.unknown
      if case .property(let property)? = found.first?.member {
        result = property.type.substituting(found[0].bindings)
      }
      return Lowered(
        DynamicProperty(base: receiver.node, name: name, site: site(node), machine: machine),
        result)
    }
    if nominal?.kind == .enumeration, name == "allCases" || name == "none" { return nil }
    // A type's instance methods are functions of the instance.
    let methods = candidates(name, of: type, isStatic: false)
    let wanted = expected.functionType?.result ?? .unknown
    if let function = choose(methods.map(\.function), named: node, expecting: wanted) {
      let bindings = methods.first { $0.function === function }?.bindings ?? Bindings()
      let machine = machine
      return Lowered(
        Computed { _ in
          .function(
            FunctionBox(
              name: function.signature,
              body: .native { outer in
                let receiver = outer.first ?? .void
                return .function(
                  FunctionBox(
                    name: function.signature,
                    body: .native {
                      try machine.program.call(asValue: function, receiver: receiver, &$0)
                    }))
              }))
        },
        .function(
          SwiftType.FunctionType(
            parameters: [type], result: function.functionType.substituting(bindings))))
    }
    return nil
  }

  /// Puts the members of the expected type first: a scene's own `static let subheadline = 15.0`
  /// doesn't change what `.font(.subheadline)` means.
  private func fittingFirst(
    _ found: [FoundMember], expecting expected: SwiftType
  ) -> [FoundMember] {
    guard found.count > 1, expected.nominal != nil else { return found }
    func fits(_ found: FoundMember) -> Bool {
      guard case .property(let property) = found.member else { return true }
      return fit(property.type.substituting(found.bindings), into: expected) != nil
    }
    return found.filter(fits) + found.filter { !fits($0) }
  }

  /// `Type.init` as a function; a generic parameter's type is found at run time.
  private func initializerValue(
    of type: SwiftType, _ metatype: Lowered, at node: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered {
    let (program, metatype) = (program, metatype.node)
    var found = initializers(of: type)
    let wanted = expected.functionType?.parameters ?? [.unknown]
    let written = node.as(DeclReferenceExprSyntax.self)?.argumentNames?.arguments
      .nodes.map(\.name.plainText)
    if let written {
      found.removeAll { $0.function.parameters.map { $0.label ?? "_" } != written }
    }
    func taking(_ wanted: [SwiftType]) -> [Candidate] {
      found.filter { candidate in
        let parameters = candidate.function.parameters
        return parameters.count >= wanted.count
          && parameters.dropFirst(wanted.count).allSatisfy { $0.defaultValue != nil }
          && zip(parameters, wanted).allSatisfy {
            fit($1, into: $0.type.substituting(candidate.bindings)) != nil
          }
      }
    }
    var fits = taking(wanted)
    // A lone tuple is spread over several parameters.
    if wanted.count == 1, case .tuple(let elements) = wanted[0], elements.count > 1 {
      let spread = taking(elements.map(\.type))
      if !spread.isEmpty { fits = spread }
    }
    // A conversion has no label: `String.init` of a substring is not `init(contentsOfFile:)`.
    func isPlain(_ candidate: Candidate) -> Bool {
      candidate.function.parameters.first?.label == nil
    }
    func score(_ candidate: Candidate) -> Score {
      zip(candidate.function.parameters, wanted).reduce(.exact) { total, pair in
        total + (fit(pair.1, into: pair.0.type.substituting(candidate.bindings)) ?? .exact)
      }
    }
    let plain = fits.filter(isPlain)
    let fitting =
      (plain.isEmpty ? fits : plain).min { score($0) < score($1) }
      ?? found.first(where: isPlain) ?? found.first
    let parameters = fitting?.function.parameters ?? []
    let made = filled(type, taking: wanted, by: fitting)
    let result = fitting?.function.isFailable == true ? builtin.optional(made) : made
    // A literal's initialiser isn't declared in its protocol here.
    let labels =
      fitting == nil ? (written ?? []).map { $0 == "_" ? nil : $0 } : parameters.map(\.label)
    // Without an expected type, the only initialiser with as many parameters determines it.
    let taken =
      fits.count == 1 && parameters.count == wanted.count
      ? zip(parameters, wanted).map { parameter, given in
        given.isUnknown ? parameter.type.substituting(fits[0].bindings) : given
      } : wanted
    // What is unknown here is taken from the values at run time.
    let chosen = wanted.allSatisfy(\.isConcrete) ? fitting?.function : nil
    return Lowered(
      Computed { frame in
        guard case .metatype(let box) = try metatype.evaluate(frame), let nominal = box.nominal
        else { throw ScriptFailure.trap("cannot construct a value of this type") }
        let known = box.type.hasUnknown ? [] : box.type.arguments
        return .function(
          FunctionBox(
            name: "\(nominal.name).init",
            body: .native { arguments in
              let values = program.spread(arguments, over: parameters).enumerated().map {
                Interpreter.Argument(labels.indices.contains($0) ? labels[$0] : nil, $1)
              }
              let written = values.map {
                WrittenArgument(label: $0.label, expression: Program.placeholder)
              }
              guard let chosen, chosen.owner === nominal,
                let matched = ArgumentMatching.match(chosen.parameters, written)
              else { return try program.construct(nominal, of: known, values) }
              return try program.construct(nominal, of: known, by: chosen, matched, values)
            }))
      }, .function(SwiftType.FunctionType(parameters: taken, result: result)))
  }

  /// A generic type with the arguments that follow from an initialiser's parameters.
  private func filled(
    _ type: SwiftType, taking wanted: [SwiftType], by initializer: Candidate?
  ) -> SwiftType {
    guard type.hasUnknown, let nominal = type.nominal, let initializer else { return type }
    var bindings = initializer.bindings
    for (parameter, given) in zip(initializer.function.parameters, wanted) {
      unify(parameter.type, given, &bindings, nominal.typeParameters)
    }
    if nominal === builtin.array || nominal === builtin.set, wanted.count == 1,
      let element = nominal.typeParameters.first, bindings[element] == nil
    {
      bindings[element] = program.elementType(of: wanted[0])
    }
    return .nominal(nominal, nominal.typeParameters.map { bindings[$0] ?? .unknown })
  }

  /// A generic parameter's metatype, where an argument has it.
  func metatypeValue(_ type: SwiftType) -> Lowered? {
    guard case .parameter(let parameter) = type else { return nil }
    return metatypeVariable(parameter)
  }

  /// A static method as a value, with the type that it is taken of.
  private func functionValue(
    _ function: FunctionDeclaration, _ bindings: Bindings, of receiver: Lowered,
    at node: some SyntaxProtocol, expecting expected: SwiftType
  ) -> Lowered {
    let (machine, site) = (machine, site(node))
    let (passedType, generics) = passed(function, bindings, expecting: expected)
    return Lowered(
      Computed { frame in
        let own = try receiver.node.evaluate(frame)
        let type = function.isRequirement ? machine.program.dispatchType(of: own) : nil
        let target =
          try type.map { try machine.program.implementation(of: function, in: $0, site: site) }
          ?? function
        let types = try generics.map { try $0?.evaluate(frame) }
        return .function(
          FunctionBox(
            name: function.signature, type: passedType,
            body: .native {
              try machine.program.call(asValue: target, receiver: own, of: types, &$0)
            }))
      }, passedType)
  }

  func caseReference(_ enumCase: EnumCase, _ type: SwiftType) -> Lowered {
    let result: SwiftType =
      type.nominal === enumCase.owner ? type : .nominal(enumCase.owner, [])
    if enumCase.parameters.isEmpty {
      let bare = Constant(enumCase.bare)
      guard enumCase.owner.isFromScene, !result.arguments.isEmpty else {
        return Lowered(bare, result)
      }
      return Lowered(TypedCase(bare, typeArguments(of: result)), result)
    }
    let program = program
    let node = Computed { _ in
      .function(
        FunctionBox(
          name: enumCase.name,
          body: .native {
            .enumeration(
              EnumerationBox(
                type: enumCase.owner, enumCase: enumCase,
                payload: program.spread($0, over: enumCase.parameters)))
          }))
    }
    return Lowered(
      node,
      .function(
        SwiftType.FunctionType(parameters: enumCase.parameters.map(\.type), result: result)))
  }

  /// The types in which an implicit member is looked up for an expected type: itself, an optional's
  /// payload, and the type that a `where` clause fixes for a generic parameter.
  func implicitBases(_ expected: SwiftType) -> [SwiftType] {
    var base = expected.fullyUnwrapped
    // An enclosing `where` clause may fix the parameter.
    if case .parameter(let parameter) = base, let said = context.scope.typeSaid(of: parameter),
      said.isConcrete
    {
      base = said
    }
    return expected.isOptional ? [base, expected] : [base]
  }

  func implicitMember(
    _ name: String, at node: MemberAccessExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    // An optional's own case precedes its payload's of that name.
    if expected.isOptional, name == "none" { return Lowered(Constant(.none), expected) }
    for base in implicitBases(expected) {
      if let found = staticMember(name, of: base, at: node.declName, expecting: expected) {
        return found
      }
      // A type within it, which the chain leads back from: `.Brand.title.font`.
      if let nested = program.nestedType(name, of: base) {
        return Lowered(Constant(.metatype(MetatypeBox(nested))), .metatype(nested))
      }
    }
    if expected.fullyUnwrapped.nominal == nil, let type = contentValue?.type,
      let found = staticMember(
        name, of: type.fullyUnwrapped, at: node.declName, expecting: type)
    {
      return found
    }
    if isDynamic(expected.fullyUnwrapped) {
      return broken(
        .implicitMember,
        "cannot infer contextual base in reference to member '\(name)'", at: node)
    }
    return unknownMember(
      name, of: .metatype(expected.fullyUnwrapped), labels: nil, base: nil, at: node.declName)
  }
}
