import SwiftSyntax

/// Reads the declarations of a file: types first, then what they contain.
struct TypeReader {
  let scope: LexicalScope
  var program: Program { scope.program }

  /// Declares all that a list of statements declares; what remains is top-level code.
  func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration): read(declaration, item: item)
      case .expr(let expression):
        if let expansion = expression.as(MacroExpansionExprSyntax.self), isDeclaration(expansion) {
          expand(
            name: expansion.macroName.text, arguments: expansion.arguments,
            closure: expansion.trailingClosure, Syntax(expansion))
        } else {
          program.topLevelCode.append((item, scope))
        }
      case .stmt: program.topLevelCode.append((item, scope))
      }
    }
  }

  private func isDeclaration(_ expansion: MacroExpansionExprSyntax) -> Bool {
    program.declarationMacros[expansion.macroName.text] != nil
  }

  private func expand(
    name: String, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, _ syntax: Syntax
  ) {
    guard program.declarationMacros[name] != nil else {
      program.report(
        .error, "unknown-macro", "no macro named '\(name)'",
        at: program.site(syntax, in: scope.file))
      return
    }
    program.expansions.append(
      Program.PendingExpansion(
        name: name, arguments: arguments, closure: closure, scope: scope, syntax: syntax))
  }

  private func read(_ declaration: DeclSyntax, item: CodeBlockItemSyntax) {
    let reader = DeclarationReader(scope: scope)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax):
      program.functions[syntax.name.text, default: []].append(reader.function(syntax))
    case .variableDecl(let syntax):
      let properties = reader.properties(syntax)
      if properties.isEmpty { program.topLevelCode.append((item, scope)) }
      for property in properties {
        if let earlier = program.variables[property.name]?.location,
          earlier.file == property.location?.file
        {
          program.report(
            .error, "redeclaration", "invalid redeclaration of '\(property.name)'",
            at: program.site(syntax, in: scope.file))
        }
        program.variables[property.name] = property
        if case .cell = property.implementation { check(property) }
      }
    case .typeAliasDecl(let syntax): alias(syntax)
    case .extensionDecl(let syntax):
      program.pendingSceneExtensions.append(ExtensionReader(scope: scope, syntax: syntax))
    case .importDecl(let syntax): checkImport(syntax)
    case .ifConfigDecl(let syntax):
      if case .statements(let items)? = Platform.activeElements(syntax, program) { read(items) }
    case .macroExpansionDecl(let syntax):
      expand(
        name: syntax.macroName.text, arguments: syntax.arguments, closure: syntax.trailingClosure,
        Syntax(syntax))
    case .operatorDecl, .precedenceGroupDecl: break
    default:
      if let type = declareType(declaration) {
        program.types[type.name] = .nominal(type, [])
      }
    }
  }

  /// Lowers an initial value with the scene's other code, so that its problems show.
  private func check(_ property: PropertyDeclaration) {
    guard scope.file.isFromScene, let initial = property.initialValue else { return }
    program.pendingBodies.append {
      _ = initial.expression(expecting: property.declaredType ?? .unknown)
    }
  }

  private func checkImport(_ syntax: ImportDeclSyntax) {
    let name = syntax.path.first?.name.text ?? ""
    guard !program.configuration.modules.contains(name) else { return }
    program.report(
      .warning, "unknown-module", "no such module '\(name)'",
      at: program.site(syntax.path, in: scope.file),
      remedy: "its names are not available here")
  }

  func alias(_ syntax: TypeAliasDeclSyntax) {
    let scope = scope
    if let owner = scope.owner {
      owner.nestedTypes[syntax.name.text] = scope.resolve(syntax.initializer.value)
    } else {
      program.pendingTypes[syntax.name.text] = { scope.resolve(syntax.initializer.value) }
    }
  }

  // MARK: Types

  /// Declares a nominal type, its members still unread; nil for other declarations.
  func declareType(_ declaration: DeclSyntax) -> NominalType? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let syntax):
      return declare(
        syntax, name: syntax.name, .structure, syntax.genericParameterClause,
        syntax.genericWhereClause, syntax.inheritanceClause, syntax.memberBlock)
    case .classDecl(let syntax):
      return declare(
        syntax, name: syntax.name, .classType, syntax.genericParameterClause,
        syntax.genericWhereClause, syntax.inheritanceClause, syntax.memberBlock)
    case .actorDecl(let syntax):
      return declare(
        syntax, name: syntax.name, .classType, syntax.genericParameterClause,
        syntax.genericWhereClause, syntax.inheritanceClause, syntax.memberBlock)
    case .enumDecl(let syntax):
      return declare(
        syntax, name: syntax.name, .enumeration, syntax.genericParameterClause,
        syntax.genericWhereClause, syntax.inheritanceClause, syntax.memberBlock)
    case .protocolDecl(let syntax):
      return declare(
        syntax, name: syntax.name, .protocolType, nil, syntax.genericWhereClause,
        syntax.inheritanceClause, syntax.memberBlock)
    default: return nil
    }
  }

  private func declare(
    _ syntax: some DeclSyntaxProtocol & WithAttributesSyntax, name: TokenSyntax,
    _ kind: NominalType.Kind, _ generics: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?, _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax
  ) -> NominalType {
    let type = NominalType(
      name: name.text, kind: kind, program: program, outer: scope.owner)
    type.moduleName =
      scope.file.isFromScene ? program.configuration.moduleName : scope.moduleName
    if scope.file.isFromScene {
      type.isFromScene = true
      type.location = DeclarationReader(scope: scope).location(name)
      program.sceneTypes.append(type)
    }
    readAttributes(syntax.attributes, of: type)
    let inner = scope.nested(owner: type)
    let members = MemberReader(scope: inner, type: type)
    members.declareNestedTypes(block.members)
    if let protocolSyntax = syntax.as(ProtocolDeclSyntax.self) {
      members.declareAssociatedTypes(protocolSyntax)
    }
    // Parameters are known by name before their constraints are resolved.
    for parameter in generics?.parameters ?? [] {
      type.typeParameters.append(GenericParameter(name: parameter.name.text))
    }
    type.prepare = {
      members.resolveParameters(generics, requirements)
      members.readInheritance(inheritance)
      members.read(block.members)
      members.synthesize()
    }
    return type
  }

  private func readAttributes(_ attributes: AttributeListSyntax, of type: NominalType) {
    for case .attribute(let attribute) in attributes {
      switch attribute.attributeName.trimmedDescription {
      case "resultBuilder": type.isResultBuilder = true
      case "propertyWrapper": type.isPropertyWrapper = true
      case "dynamicMemberLookup": type.hasDynamicMemberLookup = true
      case "Observable": type.attributes.insert("Observable")
      case let name: type.attributes.insert(name)
      }
    }
  }
}

/// Reads what a type declares between its braces.
struct MemberReader {
  let scope: LexicalScope
  let type: NominalType
  var program: Program { scope.program }

  func declareNestedTypes(_ members: MemberBlockItemListSyntax) {
    let reader = TypeReader(scope: scope)
    for member in members {
      if let nested = reader.declareType(member.decl) {
        type.nestedTypes[nested.name] = .nominal(nested, [])
      } else if let config = member.decl.as(IfConfigDeclSyntax.self),
        case .decls(let active)? = Platform.activeElements(config, program)
      {
        declareNestedTypes(active)
      }
    }
  }

  func declareAssociatedTypes(_ syntax: ProtocolDeclSyntax) {
    for member in syntax.memberBlock.members {
      guard let associated = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let parameter = GenericParameter(name: associated.name.text)
      type.typeParameters.append(parameter)
      type.nestedTypes[parameter.name] = .parameter(parameter)
    }
    // `protocol Sequence<Element>` of a library names its associated types only there.
    for primary in syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? []
    where type.nestedTypes[primary.name.text] == nil {
      let parameter = GenericParameter(name: primary.name.text)
      type.typeParameters.append(parameter)
      type.nestedTypes[parameter.name] = .parameter(parameter)
    }
  }

  func resolveParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) {
    for (syntax, parameter) in zip(clause?.parameters ?? [], type.typeParameters) {
      if let inherited = syntax.inheritedType {
        parameter.constraints += scope.resolveConstraint(inherited)
      }
    }
    for requirement in requirements?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        case .parameter(let parameter) = scope.resolve(conformance.leftType)
      {
        parameter.constraints += scope.resolveConstraint(conformance.rightType)
      }
    }
  }

  func readInheritance(_ clause: InheritanceClauseSyntax?) {
    for inherited in clause?.inheritedTypes ?? [] {
      add(inherited.type)
    }
  }

  private func add(_ syntax: TypeSyntax) {
    if let composition = syntax.as(CompositionTypeSyntax.self) {
      composition.elements.forEach { add($0.type) }
      return
    }
    if let attributed = syntax.as(AttributedTypeSyntax.self) { return add(attributed.baseType) }
    if let identifier = syntax.as(IdentifierTypeSyntax.self),
      ["Sendable", "AnyObject", "Copyable", "Escapable", "BitwiseCopyable"].contains(
        identifier.name.text)
    {
      return
    }
    switch scope.resolve(syntax) {
    case .nominal(let parent, let arguments):
      if type.kind == .enumeration, parent.kind != .protocolType {
        type.rawType = .nominal(parent, arguments)
      } else {
        type.supertypes.append(.nominal(parent, arguments))
      }
    case .composition(let protocols):
      let arguments = syntax.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
      for parent in protocols {
        var types: [SwiftType] = []
        for argument in arguments ?? [] {
          if case .type(let type) = argument.argument { types.append(scope.resolve(type)) }
        }
        type.supertypes.append(.nominal(parent, types))
      }
    default: break
    }
  }

  func read(_ members: MemberBlockItemListSyntax) {
    for member in members {
      read(member.decl)
    }
  }

  func read(_ declaration: DeclSyntax, native: DeclarationReader.Native? = nil) {
    let reader = DeclarationReader(scope: scope)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax):
      let function = reader.function(syntax, native: native)
      if type.kind == .protocolType {
        function.requirementBuilder = reader.builder(syntax.attributes)
      }
      add(.function(function), syntax.name.text)
    case .initializerDecl(let syntax):
      add(.function(reader.initializer(syntax, native: native)), "init")
    case .subscriptDecl(let syntax):
      add(.subscripting(reader.subscripting(syntax, native: native)), "subscript")
    case .variableDecl(let syntax):
      if native == nil, expandMacro(syntax) { return }
      for property in reader.properties(syntax, native: native) {
        add(property)
      }
    case .enumCaseDecl(let syntax): read(syntax, reader)
    case .typeAliasDecl(let syntax): TypeReader(scope: scope).alias(syntax)
    case .ifConfigDecl(let syntax):
      if case .decls(let active)? = Platform.activeElements(syntax, program) { read(active) }
    default: break
    }
  }

  private func add(_ member: Member, _ name: String) {
    type.members[name, default: []].append(member)
  }

  private func add(_ property: PropertyDeclaration) {
    if type.kind == .protocolType, !property.isStatic, case .stored = property.implementation {
      property.implementation = .requirement
    }
    add(.property(property), property.name)
    if case .stored = property.implementation {
      type.storedProperties.append(property)
    }
    guard scope.file.isFromScene else { return }
    // Initial values are lowered with the rest of the scene, so that all problems show.
    let program = program
    program.pendingBodies.append {
      switch property.implementation {
      case .stored: _ = try? program.storageInitializer(property)
      case .cell:
        _ = property.initialValue?.expression(expecting: property.declaredType ?? .unknown)
      default: break
      }
    }
  }

  /// Reads what a macro such as `@Entry` makes of the property instead.
  private func expandMacro(_ syntax: VariableDeclSyntax) -> Bool {
    for case .attribute(let attribute) in syntax.attributes {
      guard let macro = program.attachedMacros[attribute.attributeName.trimmedDescription],
        let binding = syntax.bindings.first
      else { continue }
      let declaration = NativeMacro.Declaration(
        name: binding.pattern.trimmedDescription,
        type: binding.typeAnnotation?.type.trimmedDescription,
        initialValue: binding.initializer?.value.trimmedDescription)
      guard let text = macro.expand(declaration) else { continue }
      let file = program.addFile(name: "@\(macro.name)", text: text, isFromScene: false)
      let inner = LexicalScope(program: program, file: file, parent: scope, owner: type)
      let reader = MemberReader(scope: inner, type: type)
      for item in file.syntax.statements {
        guard case .decl(let declaration) = item.item else { continue }
        if let nested = TypeReader(scope: inner).declareType(declaration) {
          type.nestedTypes[nested.name] = .nominal(nested, [])
        } else {
          reader.read(declaration)
        }
      }
      return true
    }
    return false
  }

  private func read(_ syntax: EnumCaseDeclSyntax, _ reader: DeclarationReader) {
    for element in syntax.elements {
      let parameters: [Parameter] =
        element.parameterClause?.parameters.map { parameter in
          let label = parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 }
          let resolved = scope.resolve(parameter.type)
          return Parameter(
            label: label, name: label ?? "_", type: resolved,
            defaultValue: parameter.defaultValue.map {
              DefaultValue(syntax: $0.value, scope: scope)
            }, localType: resolved)
        } ?? []
      let enumCase = EnumCase(
        name: element.name.text.trimmingBackticks, ordinal: type.cases.count,
        parameters: parameters, owner: type)
      type.cases.append(enumCase)
      type.members[enumCase.name, default: []].append(.enumCase(enumCase))
      if let raw = element.rawValue?.value {
        enumCase.rawSyntax = DefaultValue(syntax: raw, scope: scope)
      }
    }
  }

  // MARK: Synthesis

  /// Adds what the compiler would: raw values, `allCases`, the memberwise initialiser, and the
  /// superclass's stored properties and initialisers.
  func synthesize() {
    if let parent = type.superclass {
      parent.ready()
      type.storedProperties = parent.storedProperties + type.storedProperties
    }
    switch type.kind {
    case .enumeration: Synthesis.enumeration(type, program)
    case .structure, .classType: Synthesis.initializers(type, program)
    case .protocolType: break
    }
  }
}

extension String {
  /// A name without the backticks that let a keyword be one.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

/// Reads an extension into the type that it extends.
struct ExtensionReader {
  let scope: LexicalScope
  let syntax: ExtensionDeclSyntax

  /// The first part of the extended type's name: `Outer` for `Outer.Inner`.
  var extendedName: String {
    var type = syntax.extendedType
    while let member = type.as(MemberTypeSyntax.self) { type = member.baseType }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
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
      return unreadType(member.baseType)?.nestedTypes[member.name.text]?.nominal
    }
    return syntax.as(IdentifierTypeSyntax.self).flatMap {
      scope.program.types[$0.name.text]?.nominal
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
    for requirement in syntax.genericWhereClause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let syntax) where syntax.leftType.trimmedDescription == "Self":
        constraints += inner.resolveConstraint(syntax.rightType)
      case .sameTypeRequirement(let syntax) where syntax.leftType.trimmedDescription == "Self":
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
        for function in member.functions {
          function.conformanceRequirements += conformances
          function.sameTypes += sameTypes
        }
      }
    }
  }
}

extension Member {
  /// The functions that a constraint on the member applies to.
  var functions: [FunctionDeclaration] {
    switch self {
    case .function(let function): [function]
    case .subscripting(let subscripting): [subscripting.getter]
    case .property(let property):
      if case .computed(let getter, _) = property.implementation { [getter] } else { [] }
    case .enumCase: []
    }
  }
}
