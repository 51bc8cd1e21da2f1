import SwiftSyntax

/// Reads the declarations of a file: types first, then what they contain.
struct TypeReader {
  let scope: LexicalScope
  var program: Program { scope.program }

  /// Declares all that a list of statements declares; what remains is top-level code.
  func read(_ items: CodeBlockItemListSyntax) {
    declareTypes(items)
    readValues(items)
  }

  /// Declares only the types, which functions and variables of any file may name.
  func declareTypes(_ items: CodeBlockItemListSyntax) {
    for item in items.nodes {
      if case .decl(let declaration) = item.item { declareTypes(declaration) }
    }
  }

  /// Declares functions and variables; what remains is top-level code.
  func readValues(_ items: CodeBlockItemListSyntax) {
    for item in items.nodes where !program.isWrittenDiagnostic(item, in: scope.file) {
      switch item.item {
      case .decl(let declaration): readValues(declaration, item: item)
      case .expr(let expression):
        if let expansion = expression.as(MacroExpansionExprSyntax.self), isDeclaration(expansion) {
          expand(expansion)
        } else {
          program.topLevelCode.append((item, scope))
        }
      case .stmt: program.topLevelCode.append((item, scope))
      }
    }
  }

  private func isDeclaration(_ expansion: MacroExpansionExprSyntax) -> Bool {
    program.libraries.declarationMacros[expansion.macroName.text] != nil
  }

  private func expand(_ syntax: some FreestandingMacroExpansionSyntax) {
    let name = syntax.macroName.text
    guard program.libraries.declarationMacros[name] != nil else {
      program.report(
        .error, .unknownMacro, "no macro named '\(name)'",
        at: program.site(syntax, in: scope.file))
      return
    }
    program.expansions.append(
      Program.PendingExpansion(syntax, in: scope))
  }

  private func declareTypes(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .typeAliasDecl(let syntax): alias(syntax)
    case .extensionDecl(let syntax):
      program.pendingSceneExtensions.append(ExtensionReader(scope: scope, syntax: syntax))
    case .importDecl(let syntax): checkImport(syntax)
    case .macroDecl(let syntax): program.ownMacros[syntax.name.text] = (syntax, scope)
    case .ifConfigDecl(let syntax):
      noteMissingImports(syntax)
      if case .statements(let items)? = Platform.activeElements(syntax, in: scope.file, program) {
        declareTypes(items)
      }
    default:
      if let type = declareType(declaration) {
        let own = own(declaration)
        let earlier = scope.file.own?.declaredType(type.name) ?? program.types[type.name]
        if scope.file.isFromScene, let earlier = earlier?.nominal,
          earlier.isFromScene, earlier.location?.file == type.location?.file
        {
          program.reportRedeclaration(of: type.name, at: type.location)
        }
        if let own {
          own.types[type.name] = .nominal(type, [])
        } else {
          program.declare(type, publicIn: scope.file.own?.module)
        }
      }
    }
  }

  private func readValues(_ declaration: DeclSyntax, item: CodeBlockItemSyntax) {
    let reader = DeclarationReader(scope: scope)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax):
      let function = reader.function(syntax)
      if let own = own(declaration) {
        own.functions[function.name, default: []].append(function)
      } else {
        program.functions[function.name, default: []].append(function)
      }
    case .variableDecl(let syntax):
      let properties = reader.properties(syntax)
      if properties.isEmpty { program.topLevelCode.append((item, scope)) }
      for property in properties {
        let own = own(declaration)
        let earlier = scope.file.own?.variable(property.name) ?? program.variables[property.name]
        if let place = earlier?.location, place.file == property.location?.file {
          program.report(
            .error, .redeclaration, "invalid redeclaration of '\(property.name)'",
            at: program.site(syntax, in: scope.file))
        }
        if let own {
          own.variables[property.name] = property
        } else {
          program.variables[property.name] = property
        }
        if case .cell = property.implementation { check(property) }
      }
    case .ifConfigDecl(let syntax):
      if case .statements(let items)? = Platform.activeElements(syntax, in: scope.file, program) {
        readValues(items)
      }
    case .macroExpansionDecl(let syntax):
      expand(syntax)
    default: break
    }
  }

  /// The table for a declaration's name if only its file or its module sees it.
  private func own(_ declaration: DeclSyntax) -> FileNames? {
    if declaration.isFilePrivate { return scope.file.own }
    guard let module = scope.file.own?.module, !declaration.isSeenOutside else { return nil }
    return module
  }

  /// Lowers an initial value with the scene's other code, so that its problems show.
  private func check(_ property: PropertyDeclaration) {
    guard scope.isChecked, property.initialValue != nil else { return }
    let (program, place) = (program, property.location)
    program.pendingBodies.append {
      if let key = program.unhashableKey(in: property.declaredType ?? .unknown) {
        program.reportDeclaration(
          "type '\(key)' does not conform to protocol 'Hashable'", at: place)
      }
    }
    InitialValue(of: property, program).lowerLater()
  }

  private func checkImport(_ syntax: ImportDeclSyntax) {
    let name = syntax.path.first?.name.text ?? ""
    scope.file.imports.insert(name)
    if syntax.attributes.nodes.contains(where: {
      $0.as(AttributeSyntax.self)?.attributeName.soleToken == "_exported"
    }) {
      program.exportedModules.insert(name)
    }
    guard !program.configuration.modules.contains(name) else { return }
    scope.file.missingModules.append(name)
    program.report(
      .warning, .unknownModule, "no such module '\(name)'",
      at: program.site(syntax.path, in: scope.file),
      remedy: "its names are not available here")
  }

  /// `#if canImport(FoundationModels)` around only the import: on a device it exists.
  private func noteMissingImports(_ syntax: IfConfigDeclSyntax) {
    for clause in syntax.clauses.nodes {
      guard let condition = clause.condition?.as(FunctionCallExprSyntax.self),
        condition.calledExpression.soleToken == "canImport",
        case .statements(let items)? = clause.elements
      else { continue }
      for item in items.nodes {
        guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text,
          !program.configuration.modules.contains(name)
        else { continue }
        scope.file.missingModules.append(name)
      }
    }
  }

  func alias(_ syntax: TypeAliasDeclSyntax) {
    let scope = scope
    let name = syntax.name.plainText
    let find: () -> SwiftType = {
      guard let clause = syntax.genericParameterClause else {
        return scope.resolve(syntax.initializer.value)
      }
      let inner = scope.nested()
      scope.program.aliasParameters[name] = inner.declare(
        clause, where: syntax.genericWhereClause)
      return inner.resolve(syntax.initializer.value)
    }
    let alias = PendingAlias(find) {
      guard scope.file.isFromScene else { return nil }
      let kind = syntax.genericParameterClause == nil ? "type alias" : "generic type alias"
      scope.program.report(
        .error, .declaration, "\(kind) '\(name)' references itself",
        at: scope.program.site(syntax.name, in: scope.file))
      return .unknown
    }
    if let owner = scope.owner {
      owner.alias(name, alias)
    } else if let own = own(DeclSyntax(syntax)) {
      own.pendingTypes[name] = alias
    } else {
      program.pendingTypes[name] = alias
      if scope.file.isFromScene { program.sceneAliases.insert(name) }
    }
  }

  // MARK: Types

  /// Declares a nominal type, its members still unread; nil for other declarations.
  func declareType(_ declaration: DeclSyntax) -> NominalType? {
    guard Self.typeKinds.contains(declaration.kind) else { return nil }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let syntax): return declare(syntax, .structure)
    case .classDecl(let syntax): return declare(syntax, .classType)
    case .actorDecl(let syntax): return declare(syntax, .classType)
    case .enumDecl(let syntax): return declare(syntax, .enumeration)
    case .protocolDecl(let syntax):
      return declare(syntax, .protocolType, nil, syntax.genericWhereClause)
    default: return nil
    }
  }

  private static let typeKinds: [SyntaxKind] = [
    .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl,
  ]

  private func declare(
    _ syntax: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    _ kind: NominalType.Kind
  ) -> NominalType {
    declare(syntax, kind, syntax.genericParameterClause, syntax.genericWhereClause)
  }

  private func declare(
    _ syntax: some DeclGroupSyntax & NamedDeclSyntax, _ kind: NominalType.Kind,
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> NominalType {
    let (name, block) = (syntax.name, syntax.memberBlock)
    let type = NominalType(
      name: name.plainText, kind: kind, program: program, outer: scope.owner)
    type.moduleName =
      scope.file.isFromScene
      ? program.configuration.moduleName
      : scope.moduleName.isEmpty ? scope.owner?.moduleName ?? "" : scope.moduleName
    type.isPartial = scope.file.isPartial
    if scope.file.isFromScene {
      type.isFromScene = true
      type.site = program.site(name, in: scope.file)
      type.inheritedNames = syntax.inheritanceClause?.names ?? []
      type.extents = [DeclarationReader(scope: scope).location(syntax)].compactMap(\.self)
      program.sceneTypes.append(type)
    }
    readAttributes(syntax.attributes, of: type)
    if scope.file.isFromScene {
      type.attributes.formUnion(
        syntax.modifiers.nodes.map(\.name.text).filter { ["final", "indirect"].contains($0) })
    }
    let inner = scope.nested(owner: type)
    let members = MemberReader(scope: inner, type: type)
    // Parameters are known by name before their constraints are resolved, and to types within.
    type.inheritParameters()
    for parameter in (generics?.parameters).nodes {
      let own = GenericParameter(name: parameter.name.plainText)
      own.isBare = parameter.inheritedType == nil && requirements == nil
      own.isPack = parameter.specifier?.text == "each"
      type.typeParameters.append(own)
    }
    members.declareNestedTypes(block.members)
    if let protocolSyntax = syntax.as(ProtocolDeclSyntax.self) {
      members.declareAssociatedTypes(protocolSyntax)
    }
    type.prepare = {
      if kind == .protocolType {
        // A protocol may inherit its associated types' constraints from another.
        members.readInheritance(syntax.inheritanceClause)
        if requirements != nil {
          let clause = WhereClause(requirements, in: inner)
          inner.assumptions = [clause]
          type.clause = clause
          _ = clause.requirements
        }
      } else if requirements != nil {
        type.clause = WhereClause(requirements, in: inner)
      }
      members.resolveParameters(generics, requirements)
      if kind != .protocolType { members.readInheritance(syntax.inheritanceClause) }
      members.readConformancesOfMacros()
      type.readConformancesOfExtensions()
      members.read(block.members)
      members.synthesize()
    }
    return type
  }

  /// Notes the members of a library's type that wait to be looked for.
  static func readLater(_ texts: [LibraryText], of type: NominalType, in scope: LexicalScope) {
    MemberReader(scope: scope.nested(owner: type), type: type).readLater(texts)
  }

  private func readAttributes(_ attributes: AttributeListSyntax, of type: NominalType) {
    if attributes.isBlank { return }
    for case .attribute(let attribute) in attributes.nodes {
      switch attribute.attributeName.trimmedText {
      // The name that packages gave it before Swift 5.4 is still taken.
      case "resultBuilder", "_functionBuilder": type.isResultBuilder = true
      case "propertyWrapper": type.isPropertyWrapper = true
      case "dynamicMemberLookup": type.hasDynamicMemberLookup = true
      case let name: type.attributes.insert(name)
      }
    }
  }
}
