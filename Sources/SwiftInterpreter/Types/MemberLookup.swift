/// A member found from a type, with the type's generic arguments there.
struct FoundMember {
  let member: Member
  let bindings: Bindings
  let owner: NominalType
}

/// Which members are looked up, in one type without arguments.
struct MemberLookup: Equatable {
  let name: String
  let isStatic: Bool
  /// Whether the value's type is known only as a protocol.
  let isOpaque: Bool
  var isOfCGFloat = false
}

extension SwiftType {
  /// The arguments of a type that this one is or inherits from; empty for others.
  func arguments(of ancestor: NominalType) -> [SwiftType] {
    guard case .nominal(let nominal, let arguments) = self else { return [] }
    if nominal === ancestor { return arguments }
    let own = Bindings(nominal.typeParameters, arguments)
    let inherited = nominal.ancestry.first { $0.type === ancestor }?.arguments ?? []
    return inherited.map { $0.substituting(own) }
  }
}

extension Program {
  /// All members of a name that a value of the type (or the type itself) has, nearest first.
  /// - Parameter scope: the name's scope, nil at run time.
  func members(
    _ name: String, of type: SwiftType, isStatic: Bool, from scope: LexicalScope? = nil
  ) -> [FoundMember] {
    lookUp(name, of: type, isStatic: isStatic, from: scope).members
  }

  /// The same, cached with the meanings of calls where the type has no arguments.
  func lookUp(
    _ name: String, of type: SwiftType, isStatic: Bool, from scope: LexicalScope? = nil
  ) -> FoundMembers {
    let found = lookUpEverywhere(name, of: type, isStatic: isStatic, from: scope)
    guard let scope else { return found }
    return found.seen(from: scope, ofLibrary: type.nominal?.isFromScene == false)
  }

  private func lookUpEverywhere(
    _ name: String, of type: SwiftType, isStatic: Bool, from scope: LexicalScope?
  ) -> FoundMembers {
    switch type {
    case .nominal(let nominal, let arguments):
      let own = Bindings(nominal.typeParameters, arguments)
      let isCGFloat = type.isCGFloat
      let lookup = MemberLookup(
        name: name, isStatic: isStatic, isOpaque: false, isOfCGFloat: isCGFloat)
      let found = nominal.remembered(arguments.isEmpty || isCGFloat ? lookup : nil) {
        members(name, of: nominal, own, self: type, isStatic: isStatic, from: scope)
      }
      // A function's name isn't an asset's: within a colour's extension, `lround(x)` is C's, and
      // the scene's global declarations keep their names. Nor is a nested type's.
      guard found.members.isEmpty, isStatic, name != "init", let make = nominal.generatedMember,
        nestedType(name, in: nominal) == nil, libraries.functions[name] == nil,
        !(scope.map { $0.isWithin(nominal) && isGlobal(name, in: $0.file) } ?? false)
      else { return found }
      let getter = Synthesis.native(name, [], nominal.selfType, owner: nominal, isStatic: true) {
        try make(name, $0)
      }
      Synthesis.add(property: name, getter, to: nominal, isGenerated: true)
      return FoundMembers(
        members(name, of: nominal, own, self: type, isStatic: isStatic, from: scope))
    case .existential(let constraints) where constraints.count == 1,
      .opaque(let constraints, _) where constraints.count == 1:
      let lookup = MemberLookup(name: name, isStatic: isStatic, isOpaque: true)
      let found = constraints[0].remembered(lookup) {
        members(name, of: constraints[0], Bindings(), self: type, isStatic: isStatic, from: scope)
      }
      return found.members.isEmpty && isStatic ? generated(name, for: constraints) : found
    case .parameter(let parameter)
    where scope?.typeSaid(of: parameter).map { $0.isNominalOrExistential } == true:
      // A parameter that an enclosing `where` clause fixes has that type's members.
      let said = scope?.typeSaid(of: parameter) ?? .unknown
      return lookUpEverywhere(name, of: said, isStatic: isStatic, from: scope)
    case .parameter, .existential, .opaque:
      var (known, said) = (Bindings(), Bindings())
      var constraints = type.protocols
      if case .parameter(let parameter) = type {
        said = parameter.associatedTypes
        known = said
        for assumed in scope?.assumedConstraints(of: parameter) ?? []
        where !constraints.contains(where: { $0.conforms(to: assumed) }) {
          // A protocol's requirement includes those of the protocols that it refines.
          constraints.removeAll { assumed.conforms(to: $0) }
          constraints.append(assumed)
        }
        // Those of `Self` are named only in a protocol extension.
        for constraint in constraints where !parameter.isSelf {
          for associated in constraint.typeParameters where known[associated] == nil {
            known[associated] = parameter.member(associated)
          }
        }
      }
      var found: [FoundMember] = []
      for constraint in constraints {
        found += members(
          name, of: constraint, known, said: said, self: type, isStatic: isStatic, from: scope)
      }
      return found.isEmpty && isStatic
        ? generated(name, for: type.protocols) : FoundMembers(ordered(found, isAbstract: true))
    case .metatype(let instance):
      return lookUpEverywhere(name, of: instance, isStatic: true, from: scope)
    default: return FoundMembers([])
    }
  }

  /// Whether the scene declares a global variable or function of a name.
  private func isGlobal(_ name: String, in file: SourceFile) -> Bool {
    globalVariable(name, from: file)?.location != nil
      || globalFunctions(name, from: file).contains { $0.location != nil }
  }

  /// Members that a tool would have generated for a protocol, from a type that conforms to it.
  private func generated(_ name: String, for constraints: [NominalType]) -> FoundMembers {
    for constraint in constraints {
      guard let type = constraint.generator.flatMap(nominal) else { continue }
      return lookUp(name, of: .nominal(type, []), isStatic: true)
    }
    return FoundMembers([])
  }

  /// - Parameters:
  ///   - own: the type's generic arguments.
  ///   - said: the same as far as it is written, against which the libraries' own requirements are
  ///     checked: they don't write all that follows from a generic parameter's constraints.
  private func members(
    _ name: String, of nominal: NominalType, _ own: Bindings, said: Bindings? = nil,
    self type: SwiftType, isStatic: Bool, from scope: LexicalScope?
  ) -> [FoundMember] {
    var found: [FoundMember] = []
    for (ancestor, declared) in nominal.declarers(of: name) {
      // A library's type written in Swift is no different from a scene's.
      let isFallback =
        ancestor.type.isFallback && !nominal.isFromScene && nominal.kind != .protocolType
        && name != "subscript" && nominal.storedProperties.isEmpty
      if let conditions = nominal.conditions[ObjectIdentifier(ancestor.type)],
        !conditions.requirements.hold(own, from: scope)
      {
        continue
      }
      let bindings = bindings(of: ancestor, in: nominal, own, self: type)
      for member in declared where member.isStatic == isStatic {
        let requirements = member.requirements
        var known = bindings
        if let said, !requirements.isEmpty, !member.isFromScene {
          known = self.bindings(of: ancestor, in: nominal, said, self: type)
        }
        guard requirements.isEmpty || requirements.hold(known, from: scope),
          !isFallback || member.constrained?.location != nil,
          !isStatic || ancestor.type === nominal
            || !isNamed(member, another: nominal, ancestor.type)
        else { continue }
        found.append(FoundMember(member: member, bindings: bindings, owner: ancestor.type))
      }
    }
    // Of extensions of `CGFloat` and `Double`, or of arrays of them, only the exact type's counts.
    func isExact(_ found: FoundMember) -> Bool {
      found.member.requirements.holdExactly(found.bindings)
    }
    if found.count > 1, !found.allSatisfy(isExact), found.contains(where: isExact) {
      found.removeAll { !isExact($0) }
    }
    return ordered(found, isAbstract: nominal.kind == .protocolType)
  }

  /// A type's member from a protocol extension precedes the protocol's requirement; for an
  /// existential the requirement comes first, which its type may implement otherwise.
  private func ordered(_ found: [FoundMember], isAbstract: Bool) -> [FoundMember] {
    guard found.count > 1, found.contains(where: \.member.isRequirement) else { return found }
    return found.filter { $0.member.isRequirement == isAbstract }
      + found.filter { $0.member.isRequirement != isAbstract }
  }

  /// The arguments for an ancestor's generic parameters, `Self` and associated types in a type.
  private func bindings(
    of ancestor: (type: NominalType, arguments: [SwiftType]), in nominal: NominalType,
    _ own: Bindings, self type: SwiftType
  ) -> Bindings {
    var bindings = Bindings(
      ancestor.type.typeParameters, ancestor.arguments.map { $0.substituting(own) })
    bindings[ancestor.type.selfParameter] = type
    if ancestor.type === nominal {
      bindings.merge(own)
    } else if ancestor.type.kind == .protocolType, nominal.kind != .protocolType {
      bind(associatedTypes: ancestor.type, of: nominal, own, &bindings)
      bindInherited(ancestor.type, of: nominal, own, &bindings)
    }
    return bindings
  }

  /// The members of a name that an ancestor gives a type's values, those of the most specialised
  /// extensions first: for types known only at run time. Which one is the witness of a requirement
  /// is settled at the conformance, whatever a value's type arguments are.
  /// - Parameters:
  ///   - asking: the protocol that requires the member; nil where unknown.
  ///   - own: the type itself where it is more specific, as `CGFloat` is.
  func implementations(
    _ name: String, from ancestor: (type: NominalType, arguments: [SwiftType]),
    in type: NominalType, for asking: NominalType? = nil, as own: SwiftType? = nil
  ) -> [Member] {
    let declared = ancestor.type.ownMembers(name)
    guard declared.contains(where: { !$0.requirements.isEmpty }) else { return declared }
    let bindings = bindings(of: ancestor, in: type, Bindings(), self: own ?? type.selfType)
    let scope = type.conformanceScope(to: asking ?? type.asking(for: name))
    let found = ancestor.type.ownMembersInOrder(name).filter {
      $0.requirements.hold(bindings, from: scope)
    }
    let exact = found.filter { $0.requirements.holdExactly(bindings) }
    return exact.isEmpty ? found : exact
  }

  /// Whether a library's static member is a protocol's name for another conforming type, as
  /// `ShapeStyle.background` is for `BackgroundStyle` and not for a colour.
  private func isNamed(
    _ member: Member, another type: NominalType, _ constraint: NominalType
  ) -> Bool {
    guard constraint.kind == .protocolType, !constraint.isFromScene, type.kind != .protocolType,
      member.constrained?.location == nil, let given = member.constrained?.result.nominal
    else { return false }
    return given !== type && given.conforms(to: constraint)
  }

  /// Binds the associated types that a protocol inherits from those it refines, by which its
  /// extensions name them.
  private func bindInherited(
    _ refined: NominalType, of nominal: NominalType, _ own: Bindings, _ bindings: inout Bindings
  ) {
    for (requirements, parameters) in refined.inheritedAssociatedTypes {
      let found = associatedTypes(of: nominal, in: requirements)
      bindings[requirements.selfParameter] = bindings[refined.selfParameter]
      for parameter in parameters where bindings[parameter] == nil {
        bindings[parameter] = found[parameter]?.substituting(own).substituting(bindings)
      }
    }
  }

  /// Binds a protocol's associated types that the inheritance clauses leave open.
  private func bind(
    associatedTypes requirements: NominalType, of nominal: NominalType, _ own: Bindings,
    _ bindings: inout Bindings
  ) {
    let open = requirements.typeParameters.filter { parameter in
      switch bindings[parameter] {
      case nil, .unknown?: return true
      case .parameter(let other)?: return !nominal.typeParameters.contains { $0 === other }
      default: return false
      }
    }
    guard !open.isEmpty else { return }
    let found = associatedTypes(of: nominal, in: requirements)
    for parameter in open {
      if let type = found[parameter] {
        // A protocol's default type names `Self`.
        bindings[parameter] = type.substituting(own).substituting(bindings)
      }
    }
  }
}

extension Member {
  /// Whether it is a protocol's requirement without a default.
  var isRequirement: Bool {
    switch self {
    case .property(let property): property.isRequirement
    default: constrained?.isRequirement ?? false
    }
  }

  /// Whether the member belongs to the type; initialisers and cases do.
  var isStatic: Bool {
    switch self {
    case .function(let function): function.isStatic || function.isInitializer
    case .property(let property): property.isStatic
    case .subscripting(let subscripting): subscripting.getter.isStatic
    case .enumCase: true
    }
  }
}

extension SwiftType {
  /// Whether it is a known nominal type or an existential, rather than a parameter.
  fileprivate var isNominalOrExistential: Bool {
    if self.composition != nil { return true }
    return nominal != nil && !hasUnknown
  }
}
