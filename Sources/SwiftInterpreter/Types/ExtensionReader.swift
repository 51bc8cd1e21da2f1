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
    guard let type = unreadType(syntax.extendedType) ?? extendedType() else { return }
    let inner = scope.nested(owner: type)
    let reader = MemberReader(scope: inner, type: type)
    reader.declareNestedTypes(syntax.memberBlock.members)
    type.attach { [self] in read(into: type, inner, reader) }
  }

  /// Reads the extension of a library's type.
  func read() {
    guard let type = extendedType() else { return }
    type.ready()
    attach()
  }

  private func read(into type: NominalType, _ inner: LexicalScope, _ reader: MemberReader) {
    let program = scope.program
    if type.kind == .protocolType { inner.constrainedSelf = constrainedSelf(type, inner) }
    let before = type.members.mapValues(\.count)
    reader.readInheritance(syntax.inheritanceClause)
    reader.read(syntax.memberBlock.members)
    Synthesis.conformances(type, program)
    constrain(type, since: before, inner)
    for other in program.sceneTypes { other.forgetAncestry() }
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

  /// Notes the extension's `where` clause on every member that it adds.
  private func constrain(
    _ type: NominalType, since before: [String: Int], _ inner: LexicalScope
  ) {
    guard let clause = syntax.genericWhereClause else { return }
    var conformances: [(SwiftType, NominalType)] = []
    var sameTypes: [(SwiftType, SwiftType)] = []
    for requirement in clause.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let syntax):
        let subject = inner.resolve(syntax.leftType)
        for constraint in inner.resolveConstraint(syntax.rightType) {
          conformances.append((subject, constraint))
        }
      case .sameTypeRequirement(let syntax):
        if case .type(let left) = syntax.leftType, case .type(let right) = syntax.rightType {
          sameTypes.append((inner.resolve(left), inner.resolve(right)))
        }
      default: continue
      }
    }
    for (name, members) in type.members {
      for member in members.dropFirst(before[name] ?? 0) {
        member.constrained?.conformanceRequirements += conformances
        member.constrained?.sameTypes += sameTypes
      }
    }
  }
}
