import SwiftSyntax

/// Reads a type's members between its braces.
struct MemberReader {
  let scope: LexicalScope
  let type: NominalType
  /// For the members of an extension: the requirements of its `where` clause.
  var constraints: WhereClause?
  var program: Program { scope.program }

  func declareNestedTypes(_ members: MemberBlockItemListSyntax) {
    if members.isBlank { return }
    let reader = TypeReader(scope: scope)
    for member in members.nodes {
      if let nested = reader.declareType(member.decl) {
        type.nestedTypes[nested.name] = nested.nestedSelf
      } else if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
        reader.alias(alias)
      } else if let implied = impliedType(member.decl) {
        type.alias(implied.name) { scope.resolve(implied.type) }
      } else if member.decl.kind == .ifConfigDecl,
        let config = member.decl.as(IfConfigDeclSyntax.self),
        case .decls(let active)? = Platform.activeElements(config, in: scope.file, program)
      {
        declareNestedTypes(active)
      }
    }
  }

  /// The associated type that a member of a scene's sequence implies, by which others may name it:
  /// a collection's `Index` is the type of `startIndex`, `Iterator` the result of `makeIterator`.
  private func impliedType(_ declaration: DeclSyntax) -> (name: String, type: TypeSyntax)? {
    guard type.isFromScene, type.kind != .protocolType else { return nil }
    let implied: (name: String, type: TypeSyntax?)
    if let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "startIndex"
    {
      implied = ("Index", binding.typeAnnotation?.type)
    } else if let function = declaration.as(FunctionDeclSyntax.self),
      function.name.text == "makeIterator"
    {
      implied = ("Iterator", function.signature.returnClause?.type)
    } else {
      return nil
    }
    guard let written = implied.type, written.soleToken != implied.name,
      !written.is(SomeOrAnyTypeSyntax.self), !type.hasType(named: implied.name)
    else { return nil }
    return (implied.name, written)
  }

  /// Declares the associated types, the protocol's primary ones first.
  func declareAssociatedTypes(_ syntax: ProtocolDeclSyntax) {
    let primaries = (syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes).nodes
    for primary in primaries { declareAssociatedType(primary.name.plainText) }
    for member in syntax.memberBlock.members.nodes {
      guard let associated = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let parameter = declareAssociatedType(associated.name.plainText)
      if let clause = associated.genericWhereClause {
        constrain(parameter, to: associated.inheritanceClause, where: clause)
      }
      parameter.inherited = associated.inheritanceClause.map { clause in
        var known: [NominalType]?
        return {
          let found =
            known ?? clause.inheritedTypes.nodes.flatMap { scope.resolveConstraint($0.type) }
          known = found
          return found
        }
      }
      parameter.fallback = associated.initializer.map { initializer in
        { scope.resolve(initializer.value) }
      }
    }
  }

  /// Constraints on an associated type's own: `where Indices.Element == Index`.
  private func constrain(
    _ parameter: GenericParameter, to inherited: InheritanceClauseSyntax?,
    where clause: GenericWhereClauseSyntax
  ) {
    let scope = scope
    parameter.constrain(later: {
      (inherited?.inheritedTypes).nodes.flatMap { scope.resolveConstraint($0.type) }
    })
    parameter.equate = { [weak parameter] in
      guard let parameter else { return }
      for case .sameTypeRequirement(let same) in clause.requirements.nodes.map(\.requirement) {
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType,
          let member = left.as(MemberTypeSyntax.self),
          member.baseType.soleToken == parameter.name
        else { continue }
        for constraint in parameter.constraints {
          let found = scope.program.nestedType(member.name.plainText, in: constraint)
          guard case .parameter(let associated)? = found else { continue }
          parameter.associatedTypes[associated] = scope.resolve(right)
        }
      }
    }
  }

  @discardableResult private func declareAssociatedType(_ name: String) -> GenericParameter {
    if case .parameter(let known)? = type.nestedTypes[name] { return known }
    let parameter = GenericParameter(name: name)
    type.typeParameters.append(parameter)
    type.nestedTypes[name] = .parameter(parameter)
    return parameter
  }

  func resolveParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) {
    for (syntax, parameter) in zip((clause?.parameters).nodes, type.ownTypeParameters) {
      if let inherited = syntax.inheritedType {
        parameter.constraints += scope.resolveConstraint(inherited)
      }
    }
    for requirement in (requirements?.requirements).nodes {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        let parameter = scope.resolve(conformance.leftType).constrainedParameter,
        type.typeParameters.contains(where: { $0 === parameter.base ?? parameter })
      {
        parameter.constraints += scope.resolveConstraint(conformance.rightType)
      }
    }
  }

  func readInheritance(_ clause: InheritanceClauseSyntax?) {
    let known = type.supertypes.count
    for inherited in (clause?.inheritedTypes).nodes {
      add(inherited.type)
    }
    guard let constraints, !constraints.isEmpty else { return }
    for parent in type.supertypes[known...].compactMap(\.nominal) {
      type.conditions[ObjectIdentifier(parent)] = constraints
    }
  }

  /// The conformances that macros among the type's attributes add.
  func readConformancesOfMacros() {
    for name in type.attributes.sorted() {
      for conformance in program.libraries.attachedMacros[name]?.conformances ?? [] {
        guard let parent = program.nominal(conformance) else { continue }
        type.supertypes.append(.nominal(parent, []))
      }
    }
  }

  private func add(_ syntax: TypeSyntax) {
    if let composition = syntax.as(CompositionTypeSyntax.self) {
      composition.elements.nodes.forEach { add($0.type) }
      return
    }
    if let attributed = syntax.as(AttributedTypeSyntax.self) { return add(attributed.baseType) }
    let marker =
      syntax.as(IdentifierTypeSyntax.self)?.name
      ?? syntax.as(MemberTypeSyntax.self).flatMap {
        $0.baseType.soleToken == "Swift" ? $0.name : nil
      }
    if let marker, LexicalScope.markers.contains(marker.text) { return }
    switch scope.resolve(syntax) {
    case .nominal(let parent, let arguments):
      if type.kind != .classType, parent.isStandIn { return }
      // An extension adds only protocols.
      if scope.extendedType === type, scope.file.isFromScene, parent.kind == .classType,
        !parent.isStandIn
      {
        return program.report(
          .error, .declaration, "inheritance from non-protocol type '\(parent.name)'",
          at: program.site(syntax, in: scope.file))
      }
      if type.kind == .enumeration, parent.kind != .protocolType {
        type.rawType = .nominal(parent, arguments)
        if !type.hasType(named: "RawValue") {
          type.alias("RawValue") { .nominal(parent, arguments) }
        }
      } else {
        inherit(.nominal(parent, arguments))
      }
    case .existential(let protocols), .opaque(let protocols, _):
      let arguments = syntax.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
      for parent in protocols {
        var types: [SwiftType] = []
        for argument in arguments.nodes {
          if case .type(let type) = argument.argument { types.append(scope.resolve(type)) }
        }
        inherit(.nominal(parent, types))
      }
    default: break
    }
  }

  private func inherit(_ parent: SwiftType) {
    let circle = type.inherit(parent)
    guard let (first, second) = circle.asDeclared else { return }
    switch first.kind {
    case .protocolType:
      program.reportDeclaration("protocol '\(second.name)' refines itself", at: second.location)
    case .classType:
      program.reportDeclaration("'\(first.name)' inherits from itself", at: first.location)
    case .structure, .enumeration:
      program.reportDeclaration(
        "inheritance from non-protocol type '\(second.name)'", at: first.location)
    }
  }

  func read(_ members: MemberBlockItemListSyntax) {
    for member in members.nodes { read(member.decl) }
  }

  /// Records a library's declarations, to be read when their names are first looked up.
  func readLater(_ texts: [LibraryText]) {
    for text in texts {
      switch text.introducer {
      case "func", "init", "subscript", "let", "var":
        type.add(named: text.name) {
          guard let declaration = text.declaration else { return [] }
          return DeclarationReader(scope: scope).members(declaration).map {
            constrained($0.member)
          }
        }
      default:
        type.alias(text.name) {
          guard let declaration = text.declaration,
            let nested = TypeReader(scope: scope).declareType(declaration)
          else { return .unknown }
          TypeReader.readLater(text.laterMembers, of: nested, in: scope)
          return .nominal(nested, [])
        }
      }
    }
  }

  func read(_ declaration: DeclSyntax) {
    let reader = DeclarationReader(scope: scope)
    if let name = laterName(declaration) {
      type.add(named: name) {
        reader.members(declaration).map { constrained($0.member) }
      }
      return
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl, .initializerDecl, .subscriptDecl:
      if type.kind == .protocolType, constraints == nil, scope.file.isFromScene,
        let body = declaration.as(FunctionDeclSyntax.self)?.body
      {
        program.report(
          .error, .declaration, "protocol methods must not have bodies",
          at: program.site(body, in: scope.file))
      }
      for (name, member) in reader.members(declaration) { add(member, name) }
    case .variableDecl(let syntax):
      if expandMacro(syntax) { return }
      if type.kind == .protocolType, constraints == nil, scope.file.isFromScene,
        let bare = syntax.bindings.nodes.first(where: { $0.accessorBlock == nil })
      {
        program.report(
          .error, .declaration,
          "property in protocol must have explicit { get } or { get set } specifier",
          at: program.site(bare, in: scope.file))
      }
      for property in reader.properties(syntax) {
        if constraints != nil, scope.file.isFromScene, !property.isStatic,
          case .stored = property.implementation
        {
          program.report(
            .error, .declaration, "extensions must not contain stored properties",
            at: program.site(syntax, in: scope.file))
        }
        if type.kind == .enumeration, constraints == nil, scope.file.isFromScene,
          !property.isStatic, case .stored = property.implementation
        {
          program.report(
            .error, .declaration, "enums must not contain stored properties",
            at: program.site(syntax, in: scope.file))
        }
        add(property)
      }
    case .enumCaseDecl(let syntax): read(syntax, reader)
    case .typeAliasDecl(let syntax):
      // So that its problems show.
      if scope.file.isFromScene { _ = type.nestedType(syntax.name.plainText) }
    case .ifConfigDecl(let syntax):
      if case .decls(let active)? = Platform.activeElements(syntax, in: scope.file, program) {
        read(active)
      }
    case .macroExpansionDecl(let syntax):
      _ = program.reportsWhatIsWritten(by: syntax, in: scope.file)
    case .deinitializerDecl(let syntax):
      type.deinitializer = reader.deinitializer(syntax)
      program.machine.runsDeinitializers = true
      program.followsLifetimes = true
    default: break
    }
  }

  /// The name of a library's member that is read on first lookup: most are never used. Requirements
  /// and stored properties define the type.
  private func laterName(_ declaration: DeclSyntax) -> String? {
    guard !scope.file.isFromScene, type.kind != .protocolType || constraints != nil else {
      return nil
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax): return syntax.name.plainText
    case .initializerDecl: return "init"
    case .subscriptDecl: return "subscript"
    case .variableDecl(let syntax): return laterName(syntax)
    default: return nil
    }
  }

  /// The name of a property that isn't stored and is declared alone.
  private func laterName(_ syntax: VariableDeclSyntax) -> String? {
    guard syntax.attributes.isEmpty, syntax.bindings.count == 1,
      let binding = syntax.bindings.first,
      syntax.modifiers.nodes.contains(where: { $0.name.text == "static" })
        || DeclarationReader.isComputed(binding)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }

  private func constrained(_ member: Member) -> Member {
    constraints?.apply(to: member)
    return member
  }

  private func add(_ member: Member, _ name: String) {
    type.add(constrained(member), named: name)
  }

  private func add(_ property: PropertyDeclaration) {
    if type.kind == .protocolType, !property.isStatic, case .stored = property.implementation {
      property.implementation = .requirement(isSettable: false)
    }
    add(.property(property), property.name)
    if case .stored = property.implementation, !property.isOverride {
      type.storedProperties.append(property)
    }
    // Initial values are lowered with the rest of the scene, so that all problems show.
    if scope.isChecked { InitialValue(of: property, program).lowerLater() }
  }

  /// A missing module's property wrapper results in a foreign value. A property with a value keeps
  /// it, in a stand-in where a library has one, else so that only its projection is foreign.
  private func foreignWrapper(
    _ name: String, _ attribute: AttributeSyntax, of property: VariableDeclSyntax
  ) -> NativeMacro? {
    guard scope.isMissingWrapper(name) else { return nil }
    program.noteForeign(name, at: program.site(attribute, in: scope.file))
    let hasValue = property.bindings.first?.initializer != nil
    if hasValue, scope.standIn(forWrapper: attribute) != nil { return nil }
    let isStatic = property.modifiers.nodes.contains { $0.name.text == "static" }
    return NativeMacro(name) { declaration in
      let type = declaration.type.map { ": \($0)" } ?? ""
      let made = "\(name)(\(declaration.arguments))"
      let introducer = isStatic ? "static var" : "var"
      let projection = "\(introducer) $\(declaration.name) = \(made)"
      if declaration.initialValue != nil { return projection }
      return "\(introducer) \(declaration.name)\(type) = \(made); \(projection)"
    }
  }

  /// Reads the expansion of a macro such as `@Entry` in place of the property.
  private func expandMacro(_ syntax: VariableDeclSyntax) -> Bool {
    if syntax.attributes.isBlank { return false }
    for case .attribute(let attribute) in syntax.attributes.nodes {
      let written = attribute.attributeName.as(IdentifierTypeSyntax.self)
      guard let name = written?.name.plainText, let binding = syntax.bindings.first
      else { continue }
      let known = program.libraries.attachedMacros[name]
      guard let macro = known ?? foreignWrapper(name, attribute, of: syntax) else { continue }
      let declaration = NativeMacro.Declaration(
        name: binding.pattern.trimmedText,
        type: binding.typeAnnotation?.type.trimmedText,
        initialValue: binding.initializer?.value.trimmedText,
        genericArguments: written?.genericArgumentClause?.arguments.trimmedDescription,
        arguments: attribute.arguments?.trimmedDescription ?? "")
      guard let text = macro.expand(declaration) else { continue }
      let file = program.addFile(
        macro: "@\(macro.name)", expansion: text,
        origin: program.site(attribute, in: scope.file))
      file.missingModules = scope.file.missingModules
      let inner = LexicalScope(program: program, file: file, parent: scope, owner: type)
      let reader = MemberReader(scope: inner, type: type)
      for item in file.syntax.statements.nodes {
        guard case .decl(let declaration) = item.item else { continue }
        if let nested = TypeReader(scope: inner).declareType(declaration) {
          type.nestedTypes[nested.name] = nested.nestedSelf
        } else {
          reader.read(declaration)
        }
      }
      return known != nil || declaration.initialValue == nil
    }
    return false
  }

  private func read(_ syntax: EnumCaseDeclSyntax, _ reader: DeclarationReader) {
    for element in syntax.elements.nodes {
      let parameters: [Parameter] =
        element.parameterClause?.parameters.nodes.map { parameter in
          let label = parameter.firstName.map(\.plainText).flatMap { $0 == "_" ? nil : $0 }
          let resolved = scope.resolve(parameter.type)
          return Parameter(
            label: label, name: label ?? "_", type: resolved,
            defaultValue: parameter.defaultValue.map {
              DefaultValue(syntax: $0.value, scope: scope)
            })
        } ?? []
      if scope.file.isFromScene, type.cases.contains(where: { $0.name == element.name.plainText }) {
        program.report(
          .error, .redeclaration, "invalid redeclaration of '\(element.name.plainText)'",
          at: program.site(element, in: scope.file))
      }
      let enumCase = EnumCase(
        name: element.name.plainText, ordinal: type.cases.count,
        parameters: parameters, owner: type)
      enumCase.location = reader.location(element.name)
      enumCase.isIndirect = syntax.modifiers.nodes.contains { $0.name.text == "indirect" }
      enumCase.isUnavailable =
        !syntax.attributes.isBlank
        && syntax.attributes.nodes.contains { $0.saysUnavailable(program.configuration) }
      type.cases.append(enumCase)
      type.add(.enumCase(enumCase), named: enumCase.name)
      if let raw = element.rawValue?.value {
        enumCase.rawSyntax = DefaultValue(syntax: raw, scope: scope)
      }
    }
  }

  // MARK: Synthesis

  /// Adds what the compiler synthesises: raw values, `allCases`, the memberwise initialiser, and
  /// the superclass's stored properties and initialisers.
  func synthesize() {
    if let parent = type.superclass {
      parent.ready()
      type.storedProperties = parent.storedProperties + type.storedProperties
    }
    declareCodingKeys()
    switch type.kind {
    case .enumeration: Synthesis.enumeration(type, program)
    case .structure, .classType:
      Synthesis.initializers(type, program)
    case .protocolType: break
    }
  }

  /// The synthesised keys of a `Codable` type: `CodingKeys` where the scene names them, and those
  /// of a case's associated values, named after their type.
  private func declareCodingKeys() {
    guard type.isFromScene else { return }
    switch type.kind {
    case .structure, .classType:
      guard program.namesCodingKeys else { return }
      let properties = type.storedProperties.filter { $0.owner === type && !$0.isStatic }
      declareKeys("CodingKeys", ": String, CodingKey", properties.map(\.name))
    case .enumeration:
      for enumCase in type.cases where !enumCase.parameters.isEmpty {
        declareKeys(
          enumCase.keysOfValues, ": CodingKey", enumCase.parameters.indices.map(enumCase.key))
      }
    case .protocolType: break
    }
  }

  private func declareKeys(_ name: String, _ inheritance: String, _ names: [String]) {
    guard type.nestedType(name) == nil,
      type.conforms(to: .decodable) || type.conforms(to: .encodable),
      let place = type.location
    else { return }
    let origin = Site(
      file: scope.file.index, offset: Int32(place.offset), length: Int32(place.length))
    let cases = names.isEmpty ? "" : "case " + names.map { "`\($0)`" }.joined(separator: ", ")
    let file = program.addFile(
      macro: "CodingKeys", expansion: "enum \(name)\(inheritance) { \(cases) }",
      origin: origin)
    let inner = LexicalScope(program: program, file: file, parent: scope, owner: type)
    for item in file.syntax.statements.nodes {
      guard case .decl(let declaration) = item.item,
        let keys = TypeReader(scope: inner).declareType(declaration)
      else { continue }
      type.nestedTypes[keys.name] = keys.nestedSelf
    }
  }
}

extension String {
  /// A name without the backticks that let a keyword be one.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

extension Member {
  /// The function that a constraint on the member applies to.
  var constrained: FunctionDeclaration? {
    switch self {
    case .function(let function): function
    case .subscripting(let subscripting): subscripting.getter
    case .property(let property):
      if case .computed(let getter, _) = property.implementation { getter } else { nil }
    case .enumCase: nil
    }
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is `@available(*, unavailable)`, or unavailable on the configured platform.
  fileprivate func saysUnavailable(_ configuration: Configuration) -> Bool {
    guard let attribute = self.as(AttributeSyntax.self),
      attribute.attributeName.soleToken == "available", let arguments = attribute.arguments
    else { return false }
    let words = arguments.tokens(viewMode: .sourceAccurate).map(\.text)
    guard let platform = words.first, words.contains("unavailable") else { return false }
    return platform == "*" || configuration.platforms.contains(platform)
  }
}

extension [NominalType] {
  /// Of a circle of types the one declared first, where the compiler reports it, and the one that
  /// this leads to; nil where there is none.
  var asDeclared: (first: NominalType, second: NominalType)? {
    guard let start = indices.min(by: { self[$0].precedes(self[$1]) }) else { return nil }
    return (self[start], self[(start + 1) % count])
  }
}
