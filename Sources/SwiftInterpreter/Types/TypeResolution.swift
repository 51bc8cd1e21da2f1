import SwiftSyntax

extension LexicalScope {
  /// A written type here; reports an undeclared name.
  func resolve(_ syntax: TypeSyntax?) -> SwiftType {
    guard let syntax else { return .unknown }
    let type = meaning(of: syntax)
    guard type.isTooLarge else { return type }
    program.report(
      .error, .typeSize, SwiftType.tooLarge,
      at: program.site(syntax, in: file))
    return .unknown
  }

  private func meaning(of syntax: TypeSyntax) -> SwiftType {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return resolve(type.name, arguments: type.genericArgumentClause)
    case .memberType(let type):
      if let found = inModule(type) { return found }
      let base = resolve(type.baseType)
      if type.name.text == "Type" || type.name.text == "Protocol" { return .metatype(base) }
      let arguments = resolveArguments(type.genericArgumentClause)
      if let owner = base.nominal, let found = program.nestedType(type.name.plainText, in: owner) {
        if case .nominal(let nominal, let own) = found {
          if !arguments.isEmpty || nominal.inheritedParameterCount > 0,
            own.count <= nominal.inheritedParameterCount
          {
            let bindings = Bindings(owner.typeParameters, base.arguments)
            return nominal.applying(own.map { $0.substituting(bindings) }, arguments)
          }
          // A library's type within a generic one names its parameters again: `Dictionary.Keys`.
          if own.isEmpty, !nominal.typeParameters.isEmpty,
            nominal.typeParameters.count == owner.typeParameters.count, !nominal.isFromScene
          {
            return .nominal(nominal, base.arguments)
          }
        }
        // A protocol's alias for `Self`, such as an option set's `ArrayLiteralElement`.
        if case .parameter(let parameter) = found, parameter.isSelf,
          owner.kind != .protocolType
        {
          return base
        }
        if case .parameter(let parameter) = found, owner.isFromScene || file.origin != nil,
          owner.kind != .protocolType, let witness = associatedType(parameter, of: owner)
        {
          return witness
        }
        return found.substituting(Bindings(owner.typeParameters, base.arguments))
      }
      if case .parameter(let parameter) = base,
        let found = nestedType(type.name.plainText, of: parameter)
      {
        return found
      }
      if let owner = base.nominal, program.isForeignLibraryType(owner) {
        return .nominal(program.standIn("\(owner.name).\(type.name.text)"), [])
      }
      // A type that a library has only in part may have more nested types.
      if file.isFromScene, let owner = base.nominal, owner.isPartial {
        let name = "\(owner.name).\(type.name.text)"
        program.noteForeign(name, at: program.site(type.name, in: file))
        return .nominal(program.standIn(name), [])
      }
      if base.isUnknown, let found = program.globalType(type.name.plainText) { return found }
      return .unknown
    case .optionalType(let type):
      return program.builtin.optional(resolve(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      return program.builtin.optional(resolve(type.wrappedType))
    case .arrayType(let type): return program.builtin.array(resolve(type.element))
    case .dictionaryType(let type):
      return .nominal(program.builtin.dictionary, [resolve(type.key), resolve(type.value)])
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first,
        !only.type.is(PackExpansionTypeSyntax.self)
      {
        return resolve(only.type)
      }
      return .tuple(
        type.elements.nodes.map {
          SwiftType.TupleElement(label: $0.firstName?.plainText, type: resolve($0.type))
        })
    case .functionType(let type):
      return .function(
        SwiftType.FunctionType(
          parameters: type.parameters.nodes.map {
            $0.ellipsis == nil ? resolve($0.type) : program.builtin.array(resolve($0.type))
          },
          inouts: type.parameters.nodes.map { Self.isInout($0.type) },
          variadics: type.parameters.nodes.map { $0.ellipsis != nil },
          autoclosures: type.parameters.nodes.map { Self.isAutoclosure($0.type) },
          result: resolve(type.returnClause.type),
          isThrowing: type.effectSpecifiers?.throwsClause.map { $0.type == nil } ?? false,
          isAsync: type.effectSpecifiers?.asyncSpecifier != nil))
    case .attributedType(let type): return resolve(type.baseType)
    case .someOrAnyType(let type):
      // `some P?` is an optional `some P` (Swift 6.4).
      let wrapped = type.constraint.as(OptionalTypeSyntax.self)?.wrappedType
      let made = constrained(type, by: wrapped ?? type.constraint)
      return wrapped == nil ? made : program.builtin.optional(made)
    case .compositionType(let type):
      return .existential(type.elements.nodes.flatMap { protocols(resolve($0.type)) })
    case .metatypeType(let type): return .metatype(resolve(type.baseType))
    case .packExpansionType(let type): return .expansion(resolve(type.repetitionPattern))
    case .packElementType(let type): return resolve(type.pack)
    case .classRestrictionType: return program.globalType("AnyObject") ?? .unknown
    default: return .unknown
    }
  }

  /// The type written by `syntax`. A scene's is resolved at once, so that its problems show; and
  /// again where it names an associated type implied by members that aren't read yet.
  func declared(_ syntax: TypeSyntax) -> DeclaredType {
    guard file.isFromScene else { return DeclaredType { self.resolve(syntax) } }
    let type = resolve(syntax)
    guard !(owner?.isRead ?? true), namesImplied(type) else { return DeclaredType(type) }
    return DeclaredType(
      { self.resolve(syntax) }, isSettled: { [unowned self] in !namesImplied($0) })
  }

  /// Returns true if a type names an associated type that the members of the type around may imply.
  private func namesImplied(_ type: SwiftType) -> Bool {
    guard let owner, owner.kind != .protocolType else { return false }
    let parameters = type.genericParameters
    // `some P` makes another parameter each time.
    return parameters.contains { owner.ancestor(declaring: $0)?.type.kind == .protocolType }
      && !parameters.contains { parameter in opaqueParameters.contains { $0 === parameter } }
  }

  /// What a generic parameter's constraints declare by a name: its associated type, or an alias.
  func nestedType(_ name: String, of parameter: GenericParameter) -> SwiftType? {
    // A sequence's iterator and slices have the same elements.
    if name == "Element", parameter.name == "Iterator" || parameter.name == "SubSequence",
      let element = parameter.base.map({ nestedType(name, of: $0) }) ?? lookupType(name)
    {
      return element
    }
    for constraint in knownConstraints(of: parameter) {
      guard let found = program.nestedType(name, in: constraint) else { continue }
      // Within a protocol its associated types have but their own names.
      if case .parameter(let associated) = found, !parameter.isSelf {
        return parameter.member(associated)
      }
      // `T.AllCases` is `[T]`, which the protocol declares for its `Self`.
      var bindings = Bindings()
      bindings[constraint.selfParameter] = .parameter(parameter)
      return found.substituting(bindings)
    }
    return nil
  }

  /// `SwiftUI.Color`: a type by its module's name.
  private func inModule(_ type: MemberTypeSyntax) -> SwiftType? {
    guard let module = type.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      lookupType(module) == nil
    else { return nil }
    if file.missingModules.contains(module) {
      let name = type.name.plainText
      program.noteForeign(name, at: program.site(type.name, in: file))
      return .nominal(program.standIn(name, ofModule: module), [])
    }
    guard let found = program.type(type.name.plainText, inModule: module) else { return nil }
    let arguments = resolveArguments(type.genericArgumentClause)
    guard case .nominal(let nominal, let own) = found else { return found }
    return .nominal(nominal, arguments.isEmpty ? own : arguments)
  }

  static func isInout(_ syntax: TypeSyntax) -> Bool { isSpecified("inout", syntax) }

  /// Returns true if a word such as `inout` or `consuming` precedes the type.
  static func isSpecified(_ specifier: String, _ syntax: TypeSyntax) -> Bool {
    guard let attributed = syntax.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.nodes.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == specifier
    }
  }

  static func isAutoclosure(_ syntax: TypeSyntax) -> Bool {
    guard let attributed = syntax.as(AttributedTypeSyntax.self) else { return false }
    return attributed.attributes.nodes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.soleToken == "autoclosure"
    }
  }

  private func constrained(
    _ syntax: SomeOrAnyTypeSyntax, by constraint: TypeSyntax
  ) -> SwiftType {
    if syntax.someOrAnySpecifier.tokenKind == .keyword(.any) { return resolve(constraint) }
    if isOfParameters { return .parameter(opaqueParameter(constraint)) }
    let type = resolve(constraint)
    // No more is known of a library's result.
    let place = file.isFromScene ? syntax.id : nil
    if let protocols = type.composition { return .opaque(protocols, place) }
    guard let nominal = type.nominal else { return type }
    // `some StringProtocol` is a text or a part of one.
    return nominal.kind == .protocolType || type.isString ? .opaque([nominal], place) : type
  }

  private func protocols(_ type: SwiftType) -> [NominalType] {
    switch type {
    case .nominal(let type, _): [type]
    case .existential(let types), .opaque(let types, _): types
    default: []
    }
  }

  func resolveArguments(_ clause: GenericArgumentClauseSyntax?) -> [SwiftType] {
    clause?.arguments.nodes.map { argument in
      if case .type(let type) = argument.argument { return resolve(type) }
      return .unknown
    } ?? []
  }

  func resolve(
    _ token: TokenSyntax, arguments clause: GenericArgumentClauseSyntax?
  ) -> SwiftType {
    let name = token.plainText
    if name == "Self" {
      // `where Self == Row` fixes the type.
      if let constrainedSelf, case .nominal = constrainedSelf { return constrainedSelf }
      // The library's rows of `Double` return a `CGFloat` for one.
      if let owner, owner.is(.double), isOfLibrary {
        return .parameter(owner.selfParameter)
      }
      return owner?.selfType ?? .unknown
    }
    if name == "Any" || Self.markers.contains(name), !isDeclared(name) {
      return .existential([])
    }
    if name == "_" { return .unknown }
    guard let found = lookupType(name) else {
      if file.isFromScene {
        let near = program.nearestType(to: name)
        let site = program.site(token, in: file)
        if program.isForeign(unknown: name, near: near, at: site) {
          return .nominal(program.standIn(name), [])
        }
        program.report(
          .error, .unknownType, "cannot find type '\(name)' in scope",
          at: site, remedy: near.map { "did you mean '\($0)'?" })
      }
      return .unknown
    }
    if file.isFromScene { program.noteSaid(found, at: program.site(token, in: file)) }
    let arguments = resolveArguments(clause)
    if let parameters = program.aliasParameters[name], parameters.count == arguments.count {
      return found.substituting(Bindings(parameters, arguments))
    }
    if case .nominal(let nominal, let own) = found {
      if nominal.kind == .protocolType { return .existential([nominal]) }
      if !arguments.isEmpty {
        if nominal.isFromScene, file.isFromScene, nominal.ownTypeParameters.isEmpty {
          program.report(
            .error, .unknownType, "cannot specialize non-generic type '\(name)'",
            at: program.site(token, in: file))
        }
        return nominal.applying(own, arguments)
      }
      if own.count <= nominal.inheritedParameterCount, !nominal.typeParameters.isEmpty {
        // Within the type itself its own parameters apply.
        return isWithin(nominal) ? nominal.selfType : nominal.applying(own, [])
      }
    }
    return found
  }

  /// Protocols without requirements that a running program could test.
  static let markers: Set = [
    "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
  ]

  /// Whether the scene uses a marker's name for a type of its own.
  private func isDeclared(_ name: String) -> Bool {
    Self.markers.contains(name) && lookupType(name) != nil
  }

  /// The type of a name as seen from here, without arguments.
  func lookupType(_ name: String) -> SwiftType? {
    var scope: LexicalScope? = self
    while let current = scope {
      if let parameter = current.typeParameters[name] {
        return .parameter(parameter)
      }
      if let type = current.localTypes[name] { return type }
      scope = current.parent
    }
    var outer = owner
    while let type = outer {
      if type.name == name, type.kind != .protocolType, type !== extendedType {
        // A type within may have the name of the one around.
        return type.nestedType(name) ?? .nominal(type, [])
      }
      // Its own parameters come after those of the enclosing types.
      if let parameter = type.typeParameters.last(where: { $0.name == name }) {
        return .parameter(parameter)
      }
      if let nested = program.nestedType(name, in: type) {
        guard type.kind != .protocolType, case .parameter(let parameter) = nested else {
          return nested
        }
        return type.isFromScene
          ? associatedType(parameter, of: type) ?? nested
          : witness(of: parameter, for: type) ?? nested
      }
      outer = typeAround(type)
    }
    if let own = file.own?.type(name) ?? program.publicType(name, from: file) { return own }
    // A macro's expansion in the scene's text names the scene's types.
    guard file.isFromScene || file.origin != nil else { return program.libraryType(name) }
    let found = program.globalType(name)
    if let module = file.missingModules.first, program.isOutOfSight(found, from: file) {
      return .nominal(program.standIn(name, ofModule: module), [])
    }
    return program.isOutOfSight(found, named: name, from: file) ? program.libraryType(name) : found
  }

  /// A protocol's associated type in a type that doesn't declare it: what the members read so far
  /// imply; they themselves may be written with an outer type of that name.
  private func associatedType(_ parameter: GenericParameter, of type: NominalType) -> SwiftType? {
    inferred(parameter, of: type) ?? declared(parameter.name, around: type)
  }

  /// A protocol's associated type in a library's type, in terms of its arguments here: the
  /// `Iterator` of a list.
  private func witness(of parameter: GenericParameter, for type: NominalType) -> SwiftType? {
    guard file.isFromScene, let asking = type.ancestor(declaring: parameter),
      let found = type.witness(of: parameter), found.nominal != nil
    else { return nil }
    var own = Bindings(asking.type.typeParameters, asking.arguments)
    own[parameter] = nil
    let made = found.substituting(own)
    guard let here = selfType, here.nominal === type else { return made }
    return made.substituting(Bindings(type.typeParameters, here.arguments))
  }

  /// The scene's type of that name that is in sight of a type.
  private func declared(_ name: String, around type: NominalType) -> SwiftType? {
    var outer = type.outer
    while let around = outer {
      if let nested = around.nestedType(name), nested.nominal != nil { return nested }
      outer = around.outer
    }
    return program.types[name].flatMap { $0.nominal?.isFromScene == true ? $0 : nil }
  }

  private func inferred(_ parameter: GenericParameter, of type: NominalType) -> SwiftType? {
    guard type.isRead else { return nil }
    return type.witness(of: parameter).flatMap { $0.isConcrete ? $0 : nil }
  }

  /// The protocols that a written constraint or inheritance names.
  func resolveConstraint(_ syntax: TypeSyntax) -> [NominalType] { protocols(resolve(syntax)) }

  /// Declares generic parameters in this scope.
  func declare(
    _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    var parameters: [GenericParameter] = []
    for syntax in (clause?.parameters).nodes {
      let parameter = GenericParameter(name: syntax.name.plainText)
      parameter.isBare = syntax.inheritedType == nil && requirements == nil
      parameter.isPack = syntax.specifier?.text == "each"
      typeParameters[parameter.name] = parameter
      parameters.append(parameter)
    }
    for (syntax, parameter) in zip((clause?.parameters).nodes, parameters) {
      if let inherited = syntax.inheritedType { constrain(parameter, to: inherited) }
    }
    for requirement in (requirements?.requirements).nodes {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        let parameter = resolve(conformance.leftType).constrainedParameter,
        parameters.contains(where: { $0 === parameter })
      {
        constrain(parameter, to: conformance.rightType)
      }
    }
    return parameters
  }

  /// Declares the generic parameter that `some P` makes.
  private func opaqueParameter(_ constraint: TypeSyntax) -> GenericParameter {
    let parameter = GenericParameter(name: "some \(constraint.trimmedDescription)")
    constrain(parameter, to: constraint)
    opaqueParameters.append(parameter)
    return parameter
  }

  /// Records a constraint's primary associated types: `Collection<Int>`.
  private func sayPrimary(_ parameter: GenericParameter, of syntax: TypeSyntax) {
    guard let identifier = syntax.as(IdentifierTypeSyntax.self),
      let clause = identifier.genericArgumentClause,
      let nominal = lookupType(identifier.name.plainText)?.nominal, nominal.kind == .protocolType
    else { return }
    for (associated, type) in zip(nominal.typeParameters, resolveArguments(clause)) {
      parameter.associatedTypes[associated] = type
    }
  }

  /// A scene's constraint is resolved at once, so that its problems show. Most of what libraries
  /// declare isn't used, and a constraint names no sibling parameter, so it is resolved later and
  /// from outside, where nothing refers to the parameter.
  private func constrain(_ parameter: GenericParameter, to syntax: TypeSyntax) {
    guard !file.isFromScene, let parent else {
      parameter.constraints += resolveConstraint(syntax)
      sayPrimary(parameter, of: syntax)
      return
    }
    parameter.constrain { parent.resolveConstraint(syntax) }
  }
}

extension Program {
  /// A type declared within another one, with what that has for its parameters.
  func nestedType(_ name: String, of type: SwiftType) -> SwiftType? {
    guard let nominal = type.nominal, let found = nestedType(name, in: nominal) else { return nil }
    let bindings = Bindings(nominal.typeParameters, type.arguments)
    let made = found.substituting(bindings, erasing: nominal.typeParameters)
    // An associated type that the scene's type doesn't declare is what its members imply.
    if case .parameter(let associated) = made, nominal.isFromScene, nominal.kind != .protocolType,
      let witness = nominal.witness(of: associated)?.substituting(bindings), witness.isConcrete
    {
      return witness
    }
    guard case .nominal(let inner, let known) = made, known.count < inner.typeParameters.count
    else { return made }
    return inner.applying(known, [])
  }

  /// A type declared within another one or within what it inherits from.
  func nestedType(_ name: String, in type: NominalType) -> SwiftType? {
    type.ready()
    if let found = type.nestedType(name) { return found }
    let ancestry = type.ancestry
    for index in ancestry.indices.dropFirst() {
      guard let found = ancestry[index].type.nestedType(name) else { continue }
      let ancestor = ancestry[index]
      var bindings = Bindings(ancestor.type.typeParameters, ancestor.arguments)
      // A protocol's alias for `Self` applies to the type.
      if type.kind != .protocolType, ancestor.type.kind == .protocolType,
        case .nominal(_, let arguments) = found, !arguments.isEmpty
      {
        bindings[ancestor.type.selfParameter] = type.selfType
      }
      return found.substituting(bindings)
    }
    return nil
  }
}
