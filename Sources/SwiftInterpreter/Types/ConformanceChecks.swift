extension Program {
  /// Reports what a type of the scene lacks for its protocols and its superclass.
  func checkConformances() {
    checkRedeclaredFunctions()
    sceneTypes.forEach(checkAncestors)
    for type in sceneTypes where type.kind != .protocolType && !type.isForeign {
      checkRequirements(of: type)
      checkSynthesis(of: type)
      checkDeclaration(of: type)
      checkRedeclarations(in: type)
      if type.kind == .classType {
        checkOverrides(in: type)
        checkInitializers(of: type)
      }
    }
  }

  private func report(
    _ id: DiagnosticID, _ message: String, at location: SourceLocation?, remedy: String? = nil
  ) {
    guard let location else { return }
    diagnostics.append(
      Diagnostic(
        severity: .error, identifier: id, message: message, location: location,
        remedy: remedy))
  }

  /// Reports the first type of a chain with too many ancestors.
  private func checkAncestors(of type: NominalType) {
    guard type.hasTooManyAncestors,
      !type.supertypes.contains(where: { $0.nominal?.hasTooManyAncestors == true })
    else { return }
    report(
      .inheritanceLimit,
      "'\(type.name)' inherits from more than \(NominalType.ancestorLimit) types",
      at: type.location, remedy: "conform to fewer protocols, or shorten the chain")
  }

  // MARK: Requirements

  private func checkRequirements(of type: NominalType) {
    for ancestor in type.ancestry.dropFirst() where ancestor.type.kind == .protocolType {
      guard let missing = missingRequirement(of: ancestor.type, in: type) else { continue }
      if let near = relabelled(missing, of: ancestor.type, in: type) {
        report(
          .conformance,
          "\(near.isStatic ? "static" : "instance") method '\(near.shownName)' has different argument "
            + "labels from those required by protocol '\(ancestor.type.name)' ('\(missing)')",
          at: near.location)
        return
      }
      report(
        .conformance,
        "type '\(type.name)' does not conform to protocol '\(ancestor.type.name)'",
        at: type.location, remedy: "add the requirement '\(missing)'")
      return
    }
  }

  /// The method of the scene's type that a protocol requires with other labels.
  private func relabelled(
    _ signature: String, of parent: NominalType, in type: NominalType
  ) -> FunctionDeclaration? {
    let name = String(signature.prefix { $0 != "(" })
    let required = parent.ownMembers(name).compactMap(\.constrained).first {
      $0.isRequirement && $0.signature == signature
    }
    guard parent.isFromScene, let required, !required.isInitializer else { return nil }
    var bindings = associatedTypes(of: type, in: parent)
    bindings[parent.selfParameter] = type.selfType
    return type.ownMembers(name).compactMap(\.constrained).first { own in
      !own.isAccessor && own.location != nil && own.isStatic == required.isStatic
        && own.signature != signature && own.hasTypes(of: required, bindings)
    }
  }

  private func missingRequirement(of parent: NominalType, in type: NominalType) -> String? {
    parent.ready()
    // A row that is still unread has a body, so it requires nothing.
    for (name, members) in parent.declaredMembers {
      for member in members {
        switch member {
        case .function(let function):
          guard function.isRequirement else { continue }
          if function.isInitializer {
            if parent.isFromScene, !hasInitializer(function.signature, type) { return "init" }
            continue
          }
          if parent.isFromScene, !function.isMutating, type.kind != .classType,
            case let own = type.ownMembers(name).compactMap(\.constrained).filter({
              $0.signature == function.signature && $0.isStatic == function.isStatic
            }), !own.isEmpty, own.allSatisfy(\.isMutating)
          {
            return function.signature
          }
          if (try? implementation(of: function, in: type, site: .none)) == nil
            || dispatch(name, on: type, labels: nil, isStatic: function.isStatic) == nil
          {
            if hasSynthesized(name, type) { continue }
            return function.signature
          }
        case .property(let property):
          guard property.isRequirement else { continue }
          if parent.isFromScene,
            let found = findProperty(name, in: type, isStatic: property.isStatic),
            isPlain(found.type), isPlain(property.type), found.type != property.type
          {
            return name
          }
          if findProperty(name, in: type, isStatic: property.isStatic) == nil,
            type.ownCase(name) == nil, !hasSynthesized(name, type)
          {
            return name
          }
        default: continue
        }
      }
    }
    return nil
  }

  /// Requirements that the compiler or the interpreter itself fulfils.
  private func hasSynthesized(_ name: String, _ type: NominalType) -> Bool {
    switch name {
    case "==", "hash", "hashValue", "rawValue", "allCases": true
    case "<": type.kind == .enumeration || declares("<", type)
    case "id": type.kind == .classType
    default: false
    }
  }

  private func hasInitializer(_ signature: String, _ type: NominalType) -> Bool {
    members("init", of: .nominal(type, []), isStatic: true).contains { found in
      guard let function = found.member.constrained else { return false }
      if function.isRequirement { return false }
      // A structure whose properties all have values has an initialiser without parameters, too.
      if case .memberwise = function.implementation, signature == "init()" {
        return function.parameters.allSatisfy { $0.defaultValue != nil || $0.isOmittable }
      }
      return function.signature == signature
    }
      || type.ancestry.contains { ancestor in
        ancestor.type.kind == .classType
          && (!ancestor.type.isFromScene
            || ancestor.type.ownMembers("init").contains {
              $0.constrained?.signature == signature
            })
      }
  }

  /// Whether it is a number, a text or a Boolean, which no other type can be.
  private func isPlain(_ type: SwiftType) -> Bool {
    type.isString || type.isInt || type.isDouble || type.isBool
  }

  /// `==` and `hash(into:)` are synthesized only where all parts have them.
  private func checkSynthesis(of type: NominalType) {
    // A `Strideable` type is ordered by its distances. Most types aren't compared, and their
    // operators aren't looked up.
    if type.kind != .enumeration, type.conforms(to: .comparable),
      !type.conforms(to: .strideable), !declares("<", type)
    {
      return report(
        .conformance, "type '\(type.name)' does not conform to protocol 'Comparable'",
        at: type.location, remedy: "declare '<'")
    }
    guard type.kind != .classType else { return }
    for (asked, member) in [(BuiltinType.hashable, "hash"), (.equatable, "==")]
    where type.conforms(to: asked) && !declares(member, type) {
      if asked == .equatable, type.conforms(to: .strideable) { continue }
      // A type that only declares `==` has the rest synthesised.
      let stored = type.storedProperties.map { $0.wrapper?.type ?? $0.type }
      let parts = stored + type.cases.flatMap { $0.parameters.map(\.type) }
      guard parts.contains(where: { lacks(asked, $0) }) else { continue }
      return report(
        .conformance, "type '\(type.name)' does not conform to protocol '\(asked.rawValue)'",
        at: type.location, remedy: "declare '\(member)'")
    }
  }

  /// Whether `==` or `hash` is declared for a type: in it, for a protocol of its, or globally.
  private func declares(_ name: String, _ type: NominalType) -> Bool {
    let own = members(name, of: .nominal(type, []), isStatic: name != "hash")
    // Every hashable type has the library's `hash(into:)`, which hashes its parts.
    return own.contains { name != "hash" || $0.owner.isFromScene }
      || name == "hash" && !type.ownMembers("hashValue").isEmpty
      || globalFunctions(name, from: nil).contains { $0.parameters.first?.type.nominal === type }
  }

  /// Whether a type is known not to conform to a protocol that can be synthesized.
  func lacks(_ asked: BuiltinType, _ type: SwiftType) -> Bool {
    switch type {
    case .function: return true
    case .tuple(let elements): return !elements.isEmpty
    case .nominal(let nominal, let arguments):
      if nominal.isOfParts {
        return asked == .comparable || arguments.contains { lacks(asked, $0) }
      }
      guard nominal.isFromScene, nominal.kind != .protocolType else { return false }
      if asked != .comparable, nominal.kind == .enumeration,
        nominal.cases.allSatisfy(\.parameters.isEmpty)
      {
        return false
      }
      return !nominal.conforms(to: asked)
    case .existential(let protocols), .opaque(let protocols, _): return protocols.isEmpty
    default: return false
    }
  }

  // MARK: Classes

  /// A superclass's member in the scene is overridden by name, and only that way.
  private func checkOverrides(in type: NominalType) {
    let parents = type.ancestry.dropFirst().filter { $0.type.kind == .classType }
    guard parents.allSatisfy(\.type.isFromScene) else { return }
    for (name, members) in type.declaredMembers {
      let inherited = parents.flatMap { parent in
        let bindings = Bindings(parent.type.typeParameters, parent.arguments)
        return parent.type.ownMembers(name).map { (member: $0, bindings: bindings) }
      }
      for member in members {
        switch member {
        case .property(let property) where !property.isStatic:
          let isKnown = inherited.contains {
            if case .property(let other) = $0.member { !other.isPrivate } else { false }
          }
          check(property.isOverride, isKnown, "property", property.location)
        case .function(let function) where !function.isStatic && !function.isInitializer:
          let isKnown = inherited.contains { other, bindings in
            other.constrained.map {
              !$0.isAccessor && !$0.isPrivate && function.isDeclared(like: $0, bindings)
            } ?? false
          }
          // With other types it is an overload, or returns a subclass.
          let isNear = inherited.contains { other, _ in
            other.constrained?.signature == function.signature
          }
          check(
            function.isOverride, function.isOverride ? isNear : isKnown, "method",
            function.location)
        default: continue
        }
      }
    }
  }

  private func check(
    _ isOverride: Bool, _ isKnown: Bool, _ kind: String, _ location: SourceLocation?
  ) {
    if isOverride, !isKnown {
      report(
        .override, "\(kind) does not override any \(kind) from its superclass", at: location)
    } else if isKnown, !isOverride {
      report(
        .override, "overriding declaration requires an 'override' keyword", at: location,
        remedy: "write 'override' before it")
    }
  }

  /// A class without initialisers must give every property a value.
  private func checkInitializers(of type: NominalType) {
    let isImplicit = type.ownMembers("init").contains { member in
      if case .memberwise? = member.constrained?.implementation { true } else { false }
    }
    let unset = type.storedProperties.first { property in
      property.owner === type && !property.isLazy && property.initialValue == nil
        && property.wrapper == nil && (property.isLet || property.declaredType?.isOptional != true)
    }
    // The one for decoding is synthesised.
    guard isImplicit, let unset, !type.conforms(to: .decodable) else { return }
    report(
      .initializer, "class '\(type.name)' has no initializers", at: type.location,
      remedy: "give '\(unset.name)' a value, or declare 'init'")
  }
}
