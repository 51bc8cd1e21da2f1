import SwiftSyntax

/// Reads an extension into the type that it extends.
struct ExtensionReader {
  let scope: LexicalScope
  let syntax: ExtensionDeclSyntax

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

  private func attach(to type: NominalType) {
    if type.isFromScene {
      type.inheritedNames += syntax.inheritanceClause?.names ?? []
      type.extents += [DeclarationReader(scope: scope).location(syntax)].compactMap(\.self)
    }
    let inner = scope.nested(owner: type)
    MemberReader(scope: inner, type: type).declareNestedTypes(syntax.memberBlock.members)
    type.attach { [self] in read(into: type, inner) }
  }

  /// Reads the extension of a library's type.
  func read() {
    guard let type = extendedType() else { return }
    type.ready()
    attach(to: type)
  }

  private func read(into type: NominalType, _ inner: LexicalScope) {
    let program = scope.program
    inner.constrainedSelf =
      type.kind == .protocolType ? constrainedSelf(type, inner) : specializedSelf(type, inner)
    let reader = MemberReader(
      scope: inner, type: type,
      constraints: ExtensionConstraints(
        clause: syntax.genericWhereClause, scope: scope.nested(owner: type)))
    reader.readInheritance(syntax.inheritanceClause)
    reader.read(syntax.memberBlock.members)
    Synthesis.conformances(type, program)
    if syntax.inheritanceClause != nil {
      for other in program.sceneTypes { other.forgetAncestry() }
    }
  }

  /// The scene's type of that name, its members left unread.
  private func unreadType(_ syntax: TypeSyntax) -> NominalType? {
    if let member = syntax.as(MemberTypeSyntax.self) {
      return unreadType(member.baseType)?.nestedTypes[member.name.plainText]?.nominal
    }
    return syntax.as(IdentifierTypeSyntax.self).flatMap {
      scope.program.types[$0.name.plainText]?.nominal
    }
  }

  private func extendedType() -> NominalType? {
    let program = scope.program
    if program.globalType(extendedName) == nil, Program.looksForeign(extendedName) {
      program.report(
        .warning, "foreign-type",
        "Reflow does not know '\(extendedName)'; this extension of it is left out",
        at: program.site(syntax.extendedType, in: scope.file))
      return nil
    }
    let resolved = scope.resolve(syntax.extendedType)
    if let nominal = resolved.nominal { return nominal }
    if case .composition(let protocols) = resolved { return protocols.first }
    return nil
  }

  /// What `Self` is where the extension's `where` clause says more than the protocol.
  private func constrainedSelf(_ type: NominalType, _ inner: LexicalScope) -> SwiftType? {
    var constraints = [type]
    for requirement in (syntax.genericWhereClause?.requirements).elements {
      switch requirement.requirement {
      case .conformanceRequirement(let syntax) where syntax.leftType.soleToken == "Self":
        constraints += inner.resolveConstraint(syntax.rightType)
      case .sameTypeRequirement(let syntax) where syntax.leftType.soleToken == "Self":
        if case .type(let right) = syntax.rightType { return inner.resolve(right) }
      default: continue
      }
    }
    guard constraints.count > 1 else { return nil }
    return .parameter(GenericParameter(name: "Self", constraints: constraints))
  }

  /// What `Self` is where the extension says what the type's own parameters are, by its `where`
  /// clause or as in `extension [Int]`; the parameters' names stand for that within it.
  private func specializedSelf(_ type: NominalType, _ inner: LexicalScope) -> SwiftType? {
    guard !type.typeParameters.isEmpty else { return nil }
    var arguments = type.typeParameters.map { SwiftType.parameter($0) }
    let written = scope.resolve(syntax.extendedType).arguments
    let plain = scope.nested(owner: type)
    for (index, parameter) in type.typeParameters.enumerated() {
      var known = written.indices.contains(index) ? written[index] : .unknown
      for requirement in syntax.genericWhereClause?.requirements ?? [] {
        if case .sameTypeRequirement(let same) = requirement.requirement,
          same.leftType.soleToken == parameter.name, case .type(let right) = same.rightType
        {
          known = plain.resolve(right)
        }
      }
      guard known.isConcrete else { continue }
      arguments[index] = known
      inner.localTypes[parameter.name] = known
    }
    return inner.localTypes.isEmpty ? nil : .nominal(type, arguments)
  }
}

/// What an extension's `where` clause asks of the types that have its members.
final class ExtensionConstraints {
  private let clause: GenericWhereClauseSyntax?
  private let scope: LexicalScope
  private lazy var requirements = read()

  init(clause: GenericWhereClauseSyntax?, scope: LexicalScope) {
    self.clause = clause
    self.scope = scope
  }

  var isConditional: Bool { clause != nil }

  /// Whether they hold, as far as the types are known.
  func hold(_ bindings: Bindings) -> Bool {
    requirements.conformances.allSatisfy { subject, wanted in
      subject.substituting(bindings).mayConform(to: wanted)
    }
      && requirements.sameTypes.allSatisfy { left, right in
        guard let a = left.substituting(bindings).nominal,
          let b = right.substituting(bindings).nominal
        else { return true }
        return a === b
      }
  }

  /// Notes them on a member.
  func apply(to member: Member) {
    guard clause != nil, let function = member.constrained else { return }
    function.conformanceRequirements += requirements.conformances
    function.sameTypes += requirements.sameTypes
  }

  private func read() -> (
    conformances: [(SwiftType, NominalType)], sameTypes: [(SwiftType, SwiftType)]
  ) {
    var conformances: [(SwiftType, NominalType)] = []
    var sameTypes: [(SwiftType, SwiftType)] = []
    for requirement in (clause?.requirements).elements {
      switch requirement.requirement {
      case .conformanceRequirement(let syntax):
        let subject = scope.resolve(syntax.leftType)
        for constraint in scope.resolveConstraint(syntax.rightType) {
          conformances.append((subject, constraint))
        }
      case .sameTypeRequirement(let syntax):
        if case .type(let left) = syntax.leftType, case .type(let right) = syntax.rightType {
          sameTypes.append((scope.resolve(left), scope.resolve(right)))
        }
      default: continue
      }
    }
    return (conformances, sameTypes)
  }
}
