import SwiftSyntax

/// Makes declarations of syntax in a type's declaration or extension, or at file scope.
struct DeclarationMaker {
  unowned let declarations: TextDeclarations
  let group: TextDeclarations.Group?
  /// The generic parameters of the declaration that is made.
  private var generics: [String: GenericParameter] = [:]

  init(declarations: TextDeclarations, group: TextDeclarations.Group?) {
    (self.declarations, self.group) = (declarations, group)
  }

  // MARK: Names

  private var resolver: TypeResolver {
    TypeResolver(declarations: declarations, named: { named($0) })
  }

  func resolve(_ syntax: TypeSyntax) -> SwiftType { resolver.resolve(syntax) }

  private func named(_ name: String) -> SwiftType? {
    if let parameter = generics[name] { return .parameter(parameter) }
    if let owner = group?.owner {
      if name == "Self" { return owner.selfType }
      if let type = owner.type(named: name) { return type }
    }
    return declarations.globalType(name)
  }

  // MARK: Generic parameters

  func parameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    clause?.parameters.map { syntax in
      GenericParameter(
        name: syntax.name.text, isPack: syntax.specifier?.tokenKind == .keyword(.each),
        constraints: syntax.inheritedType.map { bounds($0) } ?? [])
    } ?? []
  }

  /// The protocols, and the class, that a constraint names.
  private func bounds(_ syntax: TypeSyntax) -> [SwiftType] {
    let type = resolve(syntax)
    if case .existential(let protocols) = type { return protocols }
    return [type]
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> [Requirement] {
    clause?.requirements.flatMap { item -> [Requirement] in
      switch item.requirement {
      case .conformanceRequirement(let asked):
        let subject = resolve(asked.leftType)
        return bounds(asked.rightType).map { .conforms(subject, $0) }
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else {
          return []
        }
        return [.same(resolve(left), resolve(right))]
      default: return []
      }
    } ?? []
  }

  /// The group's requirements on the type's parameters: by its `where` clause, and in the type's
  /// own declaration by their constraints.
  private var asked: [Requirement] {
    guard let group else { return [] }
    let clause = group.syntax.as(ExtensionDeclSyntax.self)?.genericWhereClause
    let own = group.owner.typeParameters.flatMap { parameter in
      parameter.constraints.map { Requirement.conforms(.parameter(parameter), $0) }
    }
    return own + requirements(clause)
  }

  /// The requirements of a type's own `where` clause, and of a protocol on its associated types.
  var ownRequirements: [Requirement] {
    guard let group, !group.syntax.is(ExtensionDeclSyntax.self) else { return [] }
    let clauses =
      [group.syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause]
      + group.members.map { $0.decl.as(AssociatedTypeDeclSyntax.self)?.genericWhereClause }
    return clauses.flatMap { requirements($0) }
  }

  var inheritance: [Inheritance] {
    let types = group?.syntax.inheritanceClause?.inheritedTypes.flatMap { bounds($0.type) } ?? []
    let conditions = requirements(
      group?.syntax.as(ExtensionDeclSyntax.self)?.genericWhereClause)
    return types.map { Inheritance(type: $0, conditions: conditions) }
  }

  func associatedTypes(_ syntax: ProtocolDeclSyntax) -> [AssociatedType] {
    let primary = syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    let declared = syntax.memberBlock.members.compactMap { member -> AssociatedType? in
      guard let one = member.decl.as(AssociatedTypeDeclSyntax.self) else { return nil }
      return AssociatedType(
        name: one.name.text,
        constraints: one.inheritanceClause?.inheritedTypes.flatMap { self.bounds($0.type) } ?? [],
        isPrimary: primary.contains(one.name.text))
    }
    // In the order of the protocol's primary associated types.
    return primary.compactMap { name in declared.first { $0.name == name } }
      + primary.filter { name in !declared.contains { $0.name == name } }
      .map { AssociatedType(name: $0, isPrimary: true) } + declared.filter { !$0.isPrimary }
  }

  // MARK: Members

  /// What a member's syntax declares by a name.
  func members(_ name: String, of syntax: DeclSyntax) -> [Declaration] {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function) where function.name.text.trimmingBackticks == name:
      return [self.function(function)]
    case .variableDecl(let variable):
      return variable.bindings.compactMap { binding in
        let written = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        return written?.trimmingBackticks == name ? property(name, binding, variable) : nil
      }
    case .initializerDecl(let make) where name == "init": return [initializer(make)]
    case .subscriptDecl(let element) where name == "subscript": return [subscripting(element)]
    case .enumCaseDecl(let cases):
      return cases.elements.filter { $0.name.text.trimmingBackticks == name }.map(enumCase)
    default: return []
    }
  }

  func function(_ function: FunctionDeclSyntax) -> Declaration {
    let made = make(
      function.name.text.trimmingBackticks, .function,
      function.signature.parameterClause.parameters,
      function.genericParameterClause, function.genericWhereClause,
      effects: function.signature.effectSpecifiers
    ) { $0.result(function.signature.returnClause) }
    note(function.attributes, function.modifiers, on: made)
    made.isImplicitlyUnwrapped =
      function.signature.returnClause?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    made.givesSelf =
      group?.owner.kind == .classType
      && function.signature.returnClause?.type.trimmedDescription == "Self"
    if made.isOperator {
      made.fixity =
        function.modifiers.lazy.compactMap {
          switch $0.name.tokenKind {
          case .keyword(.prefix): .prefix
          case .keyword(.postfix): .postfix
          default: nil
          }
        }.first ?? .infix
      for index in made.parameters.indices { made.parameters[index].label = nil }
    }
    return made
  }

  private func initializer(_ syntax: InitializerDeclSyntax) -> Declaration {
    let made = make(
      "init", .initializer, syntax.signature.parameterClause.parameters,
      syntax.genericParameterClause, syntax.genericWhereClause,
      effects: syntax.signature.effectSpecifiers
    ) { $0.group?.owner.selfType ?? .void }
    note(syntax.attributes, syntax.modifiers, on: made)
    made.isFailable = syntax.optionalMark != nil
    made.isImplicitlyUnwrapped = syntax.optionalMark?.tokenKind == .exclamationMark
    made.isConvenience = syntax.modifiers.contains {
      $0.name.tokenKind == .keyword(.convenience)
    }
    return made
  }

  private func subscripting(_ syntax: SubscriptDeclSyntax) -> Declaration {
    let made = make(
      "subscript", .subscripting, syntax.parameterClause.parameters,
      syntax.genericParameterClause, syntax.genericWhereClause, effects: nil
    ) { $0.resolve(syntax.returnClause.type) }
    note(syntax.attributes, syntax.modifiers, on: made)
    made.isSettable = syntax.accessorBlock?.isSettable ?? false
    // A subscript's only name isn't a label.
    for (index, parameter) in syntax.parameterClause.parameters.enumerated()
    where parameter.secondName == nil {
      made.parameters[index].label = nil
    }
    return made
  }

  func property(
    _ name: String, _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax
  ) -> Declaration? {
    guard let type = binding.typeAnnotation?.type else { return nil }
    let made = Declaration(
      name: name, kind: .property, owner: group?.owner, type: self.resolve(type))
    made.requirements = asked
    note(variable.attributes, variable.modifiers, on: made)
    made.isImplicitlyUnwrapped = type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    made.isSettable =
      variable.bindingSpecifier.tokenKind == .keyword(.var)
      && (binding.accessorBlock?.isSettable ?? true)
    return made
  }

  private func enumCase(_ syntax: EnumCaseElementSyntax) -> Declaration {
    let own = group?.owner.selfType ?? .void
    let values = syntax.parameterClause?.parameters
    let made = Declaration(
      name: syntax.name.text.trimmingBackticks, kind: .enumCase, owner: group?.owner,
      type: values.map { values in
        .function(
          SwiftType.FunctionType(
            parameters: values.map { .init(type: self.resolve($0.type)) }, result: own))
      } ?? own)
    made.requirements = asked
    made.parameters =
      values?.map {
        Declaration.Parameter(label: $0.firstName?.text, hasDefault: $0.defaultValue != nil)
      } ?? []
    return made
  }

  // MARK: Functions

  private func make(
    _ name: String, _ kind: Declaration.Kind, _ list: FunctionParameterListSyntax,
    _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?,
    effects: FunctionEffectSpecifiersSyntax?, result: (DeclarationMaker) -> SwiftType
  ) -> Declaration {
    var inner = self
    for parameter in parameters(clause) { inner.generics[parameter.name] = parameter }
    var generics = clause?.parameters.compactMap { inner.generics[$0.name.text] } ?? []
    // Constraints may name sibling parameters.
    generics = generics.map { parameter in
      let written = clause?.parameters.first { $0.name.text == parameter.name }?.inheritedType
      return GenericParameter(
        name: parameter.name, isPack: parameter.isPack,
        constraints: written.map { inner.bounds($0) } ?? [])
    }
    for parameter in generics { inner.generics[parameter.name] = parameter }
    let opaque = OpaqueParameters()
    var resolver = inner.resolver
    resolver.opaque = { opaque.add($0) }
    let type = SwiftType.FunctionType(
      parameters: list.map { resolver.parameter($0.type, isVariadic: $0.ellipsis != nil) },
      result: result(inner), thrown: inner.resolver.thrown(effects?.throwsClause),
      isAsync: effects?.asyncSpecifier != nil)
    let made = Declaration(name: name, kind: kind, owner: group?.owner, type: .function(type))
    made.typeParameters = generics + opaque.parameters
    made.requirements = asked + inner.requirements(condition)
    made.parameters = list.map { parameter in
      Declaration.Parameter(
        label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text,
        hasDefault: parameter.defaultValue != nil,
        builder: parameter.attributes.lazy.compactMap { inner.builder($0) }.first)
    }
    return made
  }

  private func result(_ clause: ReturnClauseSyntax?) -> SwiftType {
    clause.map { resolve($0.type) } ?? .void
  }

  /// The result builder that an attribute names.
  private func builder(_ attribute: AttributeListSyntax.Element) -> SwiftType? {
    guard case .attribute(let attribute) = attribute,
      case .nominal(let type, let arguments) = resolve(attribute.attributeName),
      !type.ownMembers("buildBlock").isEmpty || !type.ownMembers("buildPartialBlock").isEmpty
    else { return nil }
    return .nominal(type, arguments)
  }

  private func note(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    on made: Declaration
  ) {
    made.isStatic = modifiers.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }
    made.isRequirement = group?.syntax.is(ProtocolDeclSyntax.self) == true
    made.isDisfavored = attributes.contains { attribute in
      guard case .attribute(let attribute) = attribute else { return false }
      return attribute.attributeName.trimmedDescription == "_disfavoredOverload"
    }
  }
}

/// The generic parameters that `some P` makes of a function's parameters (SE-0341).
private final class OpaqueParameters {
  private(set) var parameters: [GenericParameter] = []

  func add(_ constraints: [SwiftType]) -> SwiftType {
    let parameter = GenericParameter(
      name: "some \(constraints.map(\.description).joined(separator: " & "))",
      constraints: constraints)
    parameters.append(parameter)
    return .parameter(parameter)
  }
}

extension AccessorBlockSyntax {
  fileprivate var isSettable: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains {
      [.keyword(.set), .keyword(._modify), .keyword(.willSet), .keyword(.didSet)].contains(
        $0.accessorSpecifier.tokenKind)
    }
  }
}
