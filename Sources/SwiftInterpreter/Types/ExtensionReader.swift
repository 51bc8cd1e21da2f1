import SwiftSyntax

/// Reads an extension into the type that it extends.
struct ExtensionReader {
  let scope: LexicalScope
  let syntax: ExtensionDeclSyntax
  /// The members of a library's extension that aren't in ``syntax``.
  var later: [LibraryText] = []

  /// The first part of the extended type's name: `Outer` for `Outer.Inner`.
  var extendedName: String {
    var type = syntax.extendedType
    while let member = type.as(MemberTypeSyntax.self) { type = member.baseType }
    return type.as(IdentifierTypeSyntax.self)?.name.plainText ?? ""
  }

  /// Declares the extension's nested types at once; its members are read with the type's own, so
  /// that whatever reads the type first sees them.
  func attach() {
    if let type = unreadType(syntax.extendedType) ?? extendedType() { attach(to: type) }
  }

  /// The same where the type is known already.
  func attachesToKnown() -> Bool {
    unreadType(syntax.extendedType).map(attach(to:)) != nil
  }

  private func attach(to type: NominalType) {
    let inner = declare(in: type)
    var reader: MemberReader?
    type.attach {
      reader = readConformances(of: type, inner)
    } members: {
      reader.map { readMembers($0, into: type) }
    }
  }

  /// Declares the nested types, and returns the scope that the members are read in.
  private func declare(in type: NominalType) -> LexicalScope {
    if type.isFromScene {
      type.inheritedNames += syntax.inheritanceClause?.names ?? []
      type.extents += [DeclarationReader(scope: scope).location(syntax)].compactMap(\.self)
    }
    let inner = scope.extending(type)
    inner.isFilePrivate = inner.isFilePrivate || syntax.modifiers.isFilePrivate
    inner.isSeenOutside = syntax.modifiers.isSeenOutside
    MemberReader(scope: inner, type: type).declareNestedTypes(syntax.memberBlock.members)
    return inner
  }

  /// Reads the extension of a library's type.
  func read() { declareTypes()?() }

  /// Declares the nested types of an extension of a library's type, and returns what reads its
  /// members: they may name types that other extensions declare.
  func declareTypes() -> (() -> Void)? {
    guard let type = extendedType() else { return nil }
    type.ready()
    let inner = declare(in: type)
    return { [self] in readMembers(readConformances(of: type, inner), into: type) }
  }

  /// Reads extensions of libraries' types. Those of types that other extensions declare, such as
  /// `extension Date.Weekday`, come after these.
  static func read(_ extensions: [ExtensionReader]) {
    let depths = Dictionary(grouping: extensions) { reader in
      sequence(first: reader.syntax.extendedType) { $0.as(MemberTypeSyntax.self)?.baseType }
        .reduce(0) { depth, _ in depth + 1 }
    }
    let members = depths.keys.sorted().flatMap {
      (depths[$0] ?? []).compactMap { $0.declareTypes() }
    }
    for read in members { read() }
  }

  /// Reads an extension's conformances and requirements.
  private func readConformances(of type: NominalType, _ inner: LexicalScope) -> MemberReader {
    let program = scope.program
    let written = type.typeParameters.isEmpty ? [] : writtenArguments(type)
    let isNumber = type === program.builtin.double.nominal
    let extended = isNumber ? scope.resolve(syntax.extendedType) : .unknown
    var given = requirements(type, written)
    if extended.isCGFloat {
      inner.constrainedSelf = extended
      given.sameTypes.append((.parameter(type.selfParameter), extended))
    } else {
      inner.constrainedSelf =
        type.kind == .protocolType
        ? constrainedSelf(type, written, inner) : specializedSelf(type, written, inner)
    }
    let clause = WhereClause(
      syntax.genericWhereClause, in: scope.extending(type), besides: given)
    if !clause.isEmpty { inner.assumptions = [clause] }
    let reader = MemberReader(scope: inner, type: type, constraints: clause)
    if type.kind == .protocolType, syntax.inheritanceClause != nil, scope.file.isFromScene {
      program.reportDeclaration(
        "extension of protocol '\(type.name)' cannot have an inheritance clause",
        at: DeclarationReader(scope: scope).location(syntax))
    } else {
      reader.readInheritance(syntax.inheritanceClause)
    }
    return reader
  }

  private func readMembers(_ reader: MemberReader, into type: NominalType) {
    let program = scope.program
    reader.read(syntax.memberBlock.members)
    reader.readLater(later)
    Synthesis.conformances(type, program)
    if syntax.inheritanceClause != nil {
      for other in program.sceneTypes { other.forgetAncestry() }
    }
  }

  /// The arguments after the extended type's name; for a protocol, its primary associated types.
  private func writtenArguments(_ type: NominalType) -> [SwiftType] {
    guard type.kind == .protocolType else { return scope.resolve(syntax.extendedType).arguments }
    return scope.resolveArguments(
      syntax.extendedType.as(IdentifierTypeSyntax.self)?.genericArgumentClause)
  }

  /// The scene's type of that name, its members left unread.
  private func unreadType(_ syntax: TypeSyntax) -> NominalType? {
    if let member = syntax.as(MemberTypeSyntax.self) {
      return unreadType(member.baseType)?.nestedType(member.name.plainText)?.nominal
    }
    guard let name = syntax.as(IdentifierTypeSyntax.self)?.name.plainText else { return nil }
    let own = scope.file.own?.declaredType(name) ?? scope.program.publicType(name, from: scope.file)
    return (own ?? scope.program.types[name])?.nominal
  }

  private func extendedType() -> NominalType? {
    let program = scope.program
    if scope.lookupType(extendedName)?.nominal?.isStandIn
      ?? (Program.looksForeign(extendedName) || program.mayBeMissing(scope.file))
    {
      program.topics.insert("foreign \(extendedName)")
      program.report(
        .warning, .foreignType,
        "Reflow does not know '\(extendedName)'; of it there is what extensions bring",
        at: program.site(syntax.extendedType, in: scope.file))
      return program.standIn(extendedName)
    }
    let resolved = scope.resolve(syntax.extendedType)
    if let nominal = resolved.nominal { return nominal }
    if let protocols = resolved.composition { return protocols.first }
    return nil
  }

  /// `Self` where the extension's `where` clause constrains it beyond the protocol.
  private func constrainedSelf(
    _ type: NominalType, _ written: [SwiftType], _ inner: LexicalScope
  ) -> SwiftType? {
    var constraints = [type]
    var associatedTypes = Bindings()
    for (associated, known) in zip(type.typeParameters, written) where known.isConcrete {
      associatedTypes[associated] = known
      inner.localTypes[associated.name] = known
    }
    let plain = scope.extending(type)
    for requirement in (syntax.genericWhereClause?.requirements).nodes {
      switch requirement.requirement {
      case .conformanceRequirement(let syntax) where syntax.leftType.soleToken == "Self":
        constraints += inner.resolveConstraint(syntax.rightType)
      case .sameTypeRequirement(let syntax) where syntax.leftType.soleToken == "Self":
        guard case .type(let right) = syntax.rightType else { continue }
        let same = inner.resolve(right)
        // For `where Self == SubSequence`, as much is known as of `Self`.
        if case .parameter = same { continue }
        return same
      case .sameTypeRequirement(let syntax):
        guard let name = syntax.leftType.soleToken, case .type(let right) = syntax.rightType,
          case .type(let left) = syntax.leftType,
          case .parameter(let associated) = plain.resolve(left)
        else { continue }
        let known = plain.resolve(right)
        guard known.isConcrete else { continue }
        associatedTypes[associated] = known
        inner.localTypes[name] = known
      default: continue
      }
    }
    guard constraints.count > 1 || !associatedTypes.isEmpty else { return nil }
    let own = GenericParameter(name: "Self", constraints: constraints)
    own.associatedTypes = associatedTypes
    return .parameter(own)
  }

  /// The requirements of arguments after the extended type's name: `extension Array<Int>`
  /// (SE-0361).
  private func requirements(_ type: NominalType, _ written: [SwiftType]) -> Requirements {
    var found = Requirements()
    for (parameter, argument) in zip(type.typeParameters, written) where argument.isConcrete {
      found.sameTypes.append((.parameter(parameter), argument))
    }
    return found
  }

  /// `Self` where the extension fixes the type's own parameters, by its `where` clause or as in
  /// `extension [Int]`; within it their names mean those types.
  private func specializedSelf(
    _ type: NominalType, _ written: [SwiftType], _ inner: LexicalScope
  ) -> SwiftType? {
    guard !type.typeParameters.isEmpty else { return nil }
    return inner.specializedSelf(
      type, written, where: syntax.genericWhereClause, in: scope.extending(type)
    ) { $0.isConcrete }
  }
}

extension LexicalScope {
  /// A type whose parameters a `where` clause fixes; within this scope their names mean those
  /// types.
  func specializedSelf(
    _ type: NominalType, _ written: [SwiftType] = [], where clause: GenericWhereClauseSyntax?,
    in plain: LexicalScope, isKnown: (SwiftType) -> Bool
  ) -> SwiftType? {
    var arguments = type.typeParameters.map { SwiftType.parameter($0) }
    for (index, parameter) in type.typeParameters.enumerated() {
      var known = written.indices.contains(index) ? written[index] : .unknown
      for requirement in (clause?.requirements).nodes {
        if case .sameTypeRequirement(let same) = requirement.requirement,
          same.leftType.soleToken == parameter.name, case .type(let right) = same.rightType
        {
          known = plain.resolve(right)
        }
      }
      guard isKnown(known) else { continue }
      arguments[index] = known
      localTypes[parameter.name] = known
    }
    return localTypes.isEmpty ? nil : .nominal(type, arguments)
  }
}
