import SwiftSyntax

/// Turns written declarations into what lowering works with; bodies stay syntax until they are
/// needed. Native rows are read by the same code as scenes.
struct DeclarationReader {
  let scope: LexicalScope
  var program: Program { scope.program }

  /// The implementation of a native row.
  struct Native {
    let body: NativeMember.Body
    let setter: NativeMember.Body?
    var hasEffect = true
  }

  // MARK: Functions

  /// The scope with a declaration's generic parameters; its own scope for a row without any.
  private func inner(
    _ generics: GenericParameterClauseSyntax?, _ native: Native?
  ) -> LexicalScope {
    native != nil && generics == nil ? scope : scope.nested()
  }

  func function(_ syntax: FunctionDeclSyntax, native: Native? = nil) -> FunctionDeclaration {
    let inner = inner(syntax.genericParameterClause, native)
    let (declaration, reader, generics) = signature(of: syntax, in: inner)
    if case .binaryOperator = syntax.name.tokenKind { declaration.becomeOperator() }
    if case .prefixOperator = syntax.name.tokenKind { declaration.becomeOperator() }
    if case .postfixOperator = syntax.name.tokenKind { declaration.becomeOperator() }
    if scope.file.isFromScene, !generics.isEmpty {
      constrain(generics, as: declaration.parameters.map(\.type))
    }
    declaration.owner = scope.owner
    declaration.location = location(syntax.name)
    declaration.isStatic = isStatic(syntax.modifiers)
    declaration.isMutating = has("mutating", syntax.modifiers)
    declaration.isNonmutating = has("nonmutating", syntax.modifiers)
    declaration.isConsuming = has("consuming", syntax.modifiers)
    declaration.isOverride = has("override", syntax.modifiers)
    declaration.isPrivate = has("private", syntax.modifiers)
    declaration.access = access(syntax.modifiers)
    declaration.isDisfavored = isDisfavored(syntax.attributes)
    declaration.returnsSelf =
      scope.owner?.kind == .classType
      && syntax.signature.returnClause?.type.soleToken == "Self"
    reader.readRequirements(syntax.genericWhereClause, into: declaration)
    if let native {
      if syntax.genericWhereClause != nil { declaration.separateComparisons() }
      declaration.implementation = .native(native.body)
      declaration.hasEffect = native.hasEffect
    } else if let body = syntax.body {
      declaration.implementation = .script(
        ScriptBody(
          declaration: declaration, statements: body.statements, scope: inner,
          builder: { reader.builder(syntax.attributes) ?? reader.inheritedBuilder($0) }))
    }
    return declaration
  }

  /// Generic parameters conform to the constraints of the types that they are arguments of: the `T`
  /// of `func count<T>(_ bucket: Bucket<T>)`.
  private func constrain(_ parameters: [GenericParameter], as types: [SwiftType]) {
    if parameters.isEmpty { return }
    for case .nominal(let nominal, let arguments) in types {
      for (index, argument) in arguments.enumerated() {
        guard case .parameter(let parameter) = argument,
          parameters.contains(where: { $0 === parameter })
        else { continue }
        parameter.constrain { [unowned nominal] in nominal.asked(ofArgument: index) }
      }
      constrain(parameters, as: arguments)
    }
  }

  /// A local function: its body is lowered at its place.
  func localFunction(_ syntax: FunctionDeclSyntax) -> FunctionDeclaration {
    let (declaration, reader, _) = signature(of: syntax, in: scope.nested())
    reader.readRequirements(syntax.genericWhereClause, into: declaration)
    return declaration
  }

  /// A function's signature without its requirements, and its named generic parameters.
  private func signature(
    of syntax: FunctionDeclSyntax, in inner: LexicalScope
  ) -> (declaration: FunctionDeclaration, reader: DeclarationReader, generics: [GenericParameter]) {
    let generics = inner.declare(
      syntax.genericParameterClause, where: syntax.genericWhereClause)
    let reader = DeclarationReader(scope: inner)
    let declaration = FunctionDeclaration(
      name: syntax.name.plainText,
      parameters: reader.parameters(syntax.signature.parameterClause.parameters),
      result: syntax.signature.returnClause.map { inner.declared($0.type) } ?? DeclaredType(.void),
      implementation: .requirement)
    declaration.typeParameters = generics + inner.opaqueParameters
    reader.readEffects(syntax.signature, into: declaration)
    declaration.isImplicitlyUnwrapped = isImplicitlyUnwrapped(syntax.signature)
    return (declaration, reader, generics)
  }

  /// The members that a function, initialiser, subscript or variable declares, by name.
  func members(
    _ declaration: DeclSyntax, native: Native? = nil
  ) -> [(name: String, member: Member)] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax):
      let function = function(syntax, native: native)
      if native != nil || scope.owner?.kind == .protocolType {
        function.requirementBuilder = builder(syntax.attributes)
      }
      return [(function.name, .function(function))]
    case .initializerDecl(let syntax):
      return [("init", .function(initializer(syntax, native: native)))]
    case .subscriptDecl(let syntax):
      return [("subscript", .subscripting(subscripting(syntax, native: native)))]
    case .variableDecl(let syntax):
      return properties(syntax, native: native).map { ($0.name, .property($0)) }
    default: return []
    }
  }

  /// The members that a library's row declares.
  func members(of row: NativeMember) -> [Member] {
    guard let declaration = row.written.declaration else { return [] }
    let native = Native(body: row.body, setter: row.setter, hasEffect: row.hasEffect)
    let members = members(declaration, native: native).map(\.member)
    if let contentValues = row.contentValues, case .function(let function)? = members.first {
      contentValues.note(at: function.typeParameters)
    }
    return members
  }

  func initializer(_ syntax: InitializerDeclSyntax, native: Native? = nil) -> FunctionDeclaration {
    let inner = inner(syntax.genericParameterClause, native)
    let generics = inner.declare(
      syntax.genericParameterClause, where: syntax.genericWhereClause)
    let reader = DeclarationReader(scope: inner)
    let made = scope.owner?.selfType ?? .unknown
    let isFailable = syntax.optionalMark != nil
    let declaration = FunctionDeclaration(
      name: "init", parameters: reader.parameters(syntax.signature.parameterClause.parameters),
      result: isFailable ? program.builtin.optional(made) : made, implementation: .requirement)
    declaration.typeParameters = generics + inner.opaqueParameters
    declaration.owner = scope.owner
    declaration.location = location(syntax.initKeyword)
    declaration.isInitializer = true
    declaration.isConvenience = has("convenience", syntax.modifiers)
    declaration.isPrivate = has("private", syntax.modifiers)
    declaration.isMutating = scope.owner?.kind == .enumeration
    declaration.isFailable = isFailable
    declaration.isImplicitlyUnwrapped = isFailable && syntax.optionalMark?.text == "!"
    declaration.access = access(syntax.modifiers)
    declaration.isDisfavored = isDisfavored(syntax.attributes)
    reader.readEffects(syntax.signature, into: declaration)
    reader.readRequirements(syntax.genericWhereClause, into: declaration)
    if let native {
      declaration.implementation = .native(native.body)
    } else if let body = syntax.body {
      declaration.implementation = .script(
        ScriptBody(
          declaration: declaration, statements: body.statements, scope: inner,
          builder: { _ in nil }))
    }
    return declaration
  }

  func deinitializer(_ syntax: DeinitializerDeclSyntax) -> FunctionDeclaration {
    let declaration = FunctionDeclaration(
      name: "deinit", parameters: [], result: .void, implementation: .requirement)
    declaration.owner = scope.owner
    declaration.location = location(syntax.deinitKeyword)
    declaration.implementation = .script(
      ScriptBody(
        declaration: declaration, statements: syntax.body?.statements ?? [], scope: scope,
        builder: { _ in nil }))
    return declaration
  }

  private func readEffects(
    _ signature: FunctionSignatureSyntax, into declaration: FunctionDeclaration
  ) {
    declaration.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    if declaration.isAsync, let function = signature.parent?.as(FunctionDeclSyntax.self) {
      if has("MainActor", function.attributes) { declaration.isOnMainActor = true }
      if has("nonisolated", function.modifiers) { declaration.isOnMainActor = false }
    }
    guard let clause = signature.effectSpecifiers?.throwsClause else { return }
    declaration.isThrowing = clause.throwsSpecifier.text == "throws"
    declaration.isRethrowing = !declaration.isThrowing
    declaration.thrownType = clause.type.map { scope.resolve($0) }
  }

  private func isImplicitlyUnwrapped(_ signature: FunctionSignatureSyntax) -> Bool {
    scope.file.isFromScene
      && signature.returnClause?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }

  func parameters(_ list: FunctionParameterListSyntax) -> [Parameter] {
    if scope.file.isFromScene {
      checkNames(list)
      scope.isOfParameters = true
    }
    defer { scope.isOfParameters = false }
    return list.nodes.map { syntax in
      let first = syntax.firstName.plainText
      let name = syntax.secondName?.plainText ?? first
      let pattern = syntax.type.as(PackExpansionTypeSyntax.self)?.repetitionPattern
      let parameter = Parameter(
        label: first == "_" ? nil : first, name: name,
        type: scope.declared(pattern ?? syntax.type),
        defaultValue: syntax.defaultValue.map {
          DefaultValue(
            syntax: $0.value, scope: scope,
            isAutoclosure: LexicalScope.isAutoclosure(syntax.type))
        },
        list: syntax.ellipsis == nil ? nil : program.builtin.array, isPack: pattern != nil)
      parameter.isFromLibrary = !scope.file.isFromScene
      parameter.isInout = LexicalScope.isInout(syntax.type)
      parameter.isConsuming = LexicalScope.isSpecified("consuming", syntax.type)
      parameter.isAutoclosure = LexicalScope.isAutoclosure(syntax.type)
      parameter.isImplicitlyUnwrapped =
        scope.file.isFromScene && syntax.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      let opaque = syntax.type.as(SomeOrAnyTypeSyntax.self)
      parameter.isOpaque = opaque?.someOrAnySpecifier.tokenKind == .keyword(.some)
      parameter.builder = builder(syntax.attributes) ?? builder(syntax.type)
      if !syntax.attributes.isBlank {
        parameter.wrapper = scope.propertyWrapper(
          among: syntax.attributes, around: parameter.type)
      }
      return parameter
    }
  }

  /// No two parameters share a name.
  private func checkNames(_ list: FunctionParameterListSyntax) {
    guard list.count > 1 else { return }
    var seen: Set<String> = []
    for syntax in list.nodes {
      let name = syntax.secondName ?? syntax.firstName
      if name.text != "_", !seen.insert(name.plainText).inserted {
        scope.program.reportRedeclaration(of: name.plainText, at: location(name))
      }
    }
  }

  private func builder(_ type: TypeSyntax) -> SwiftType? {
    type.as(AttributedTypeSyntax.self).flatMap { builder($0.attributes) }
  }

  /// The result builder among attributes.
  func builder(_ attributes: AttributeListSyntax) -> SwiftType? {
    if attributes.isBlank { return nil }
    for case .attribute(let attribute) in attributes.nodes {
      if let type = scope.attributeType(attribute), type.isResultBuilder {
        return type.typeParameters.isEmpty
          ? .nominal(type, []) : scope.resolve(attribute.attributeName)
      }
    }
    return nil
  }

  /// The builder that a protocol's requirement of the same name carries.
  func inheritedBuilder(_ declaration: FunctionDeclaration) -> SwiftType? {
    guard let owner = declaration.owner else { return nil }
    // A library's type meets its library's protocols by its declarations.
    let isMet =
      !owner.isFromScene
      && owner.ownMembers(declaration.name).contains { !$0.isFromScene && !$0.isRequirement }
    for ancestor in owner.ancestry.dropFirst() where !isMet || ancestor.type.isFromScene {
      for member in ancestor.type.ownMembers(declaration.name) {
        switch member {
        case .function(let function)
        where function.signature == declaration.signature && !declaration.parameters.isEmpty:
          if let builder = function.requirementBuilder { return builder }
        case .function(let function) where function.signature == declaration.signature:
          if let builder = function.requirementBuilder { return builder }
        case .property(let property) where declaration.parameters.isEmpty:
          if let builder = property.builder { return builder }
        default: continue
        }
      }
    }
    return nil
  }

  /// Reads the declaration's own requirements on its and its type's parameters.
  private func readRequirements(
    _ syntax: GenericWhereClauseSyntax?, into declaration: FunctionDeclaration
  ) {
    guard let syntax else { return }
    let clause = WhereClause(syntax, in: scope)
    scope.assumptions = [clause]
    var requirements = clause.requirements
    defer { declaration.requirements += requirements }
    // `func load<T>() where Value == Loadable<T>` fixes the type's parameter itself.
    guard scope.file.isFromScene, !requirements.sameTypes.isEmpty,
      let owner = scope.owner, owner.kind != .protocolType, scope.constrainedSelf == nil,
      let own = scope.specializedSelf(
        owner, where: syntax, in: scope, isKnown: { $0.nominal != nil && !$0.hasUnknown })
    else { return }
    scope.constrainedSelf = own
    let known = Bindings(owner.typeParameters, own.arguments)
    // Requirements on a parameter's members apply to the type it is fixed to: with `Box == One<U>`,
    // `Box.Value` is that of `One<U>`.
    requirements = requirements.mapTypes { type in
      if case .parameter(let parameter) = type, parameter.base == nil { return type }
      return type.substituting(known)
    }
    for parameter in declaration.parameters { parameter.substitute(known) }
  }

  // MARK: Subscripts

  func subscripting(_ syntax: SubscriptDeclSyntax, native: Native? = nil) -> SubscriptDeclaration {
    let inner = inner(syntax.genericParameterClause, native)
    let generics = inner.declare(
      syntax.genericParameterClause, where: syntax.genericWhereClause)
    let reader = DeclarationReader(scope: inner)
    let parameters = reader.parameters(syntax.parameterClause.parameters)
    // A subscript's parameters have labels only where two names are written.
    let written = syntax.parameterClause.parameters.nodes
    for index in written.indices where written[index].secondName == nil {
      parameters[index].label = nil
    }
    let accessors = reader.accessors(
      name: "subscript", parameters: parameters, type: inner.declared(syntax.returnClause.type),
      syntax.accessorBlock, isStatic: isStatic(syntax.modifiers), attributes: syntax.attributes,
      native: native)
    accessors.getter.typeParameters = generics + inner.opaqueParameters
    accessors.getter.access = access(syntax.modifiers)
    accessors.getter.isDisfavored = isDisfavored(syntax.attributes)
    accessors.setter?.typeParameters = generics + inner.opaqueParameters
    reader.readRequirements(syntax.genericWhereClause, into: accessors.getter)
    return SubscriptDeclaration(getter: accessors.getter, setter: accessors.setter)
  }

  func accessors(
    name: String, parameters: [Parameter], type: DeclaredType, _ block: AccessorBlockSyntax?,
    isStatic: Bool, attributes: AttributeListSyntax, native: Native?
  ) -> (getter: FunctionDeclaration, setter: FunctionDeclaration?) {
    let getter = FunctionDeclaration(
      name: name, parameters: parameters, result: type, implementation: .requirement)
    getter.owner = scope.owner
    getter.isStatic = isStatic
    getter.isAccessor = true
    getter.accessed = name == "subscript" ? getter.signature : name
    getter.location = block.flatMap { location($0) }
    func makeSetter(_ newValue: String) -> FunctionDeclaration {
      let setter = FunctionDeclaration(
        name: name,
        parameters: parameters + [
          Parameter(label: nil, name: newValue, type: type)
        ], result: .void, implementation: .requirement)
      setter.owner = scope.owner
      setter.accessed = getter.accessed
      setter.isStatic = isStatic
      setter.location = getter.location
      setter.isMutating = scope.owner?.kind != .classType && !isStatic && scope.owner != nil
      return setter
    }
    if let native {
      getter.implementation = .native(native.body)
      guard let body = native.setter else { return (getter, nil) }
      let setter = makeSetter("newValue")
      if hasNonmutatingSet(block) { setter.isMutating = false }
      setter.implementation = .native { call in
        call.newValue = call.arguments.removeLast()
        return try body(&call)
      }
      return (getter, setter)
    }
    func script(_ body: CodeBlockItemListSyntax, of function: FunctionDeclaration, builds: Bool) {
      let reader = self
      function.implementation = .script(
        ScriptBody(
          declaration: function, statements: body, scope: scope,
          builder: {
            builds ? reader.builder(attributes) ?? reader.inheritedBuilder($0) : nil
          }))
    }
    var setter: FunctionDeclaration?
    switch block?.accessors {
    case .getter(let body)?: script(body, of: getter, builds: true)
    case .accessors(let list)?:
      for accessor in list.nodes {
        switch accessor.accessorSpecifier.text {
        case "get", "_read":
          if let body = accessor.body { script(body.statements, of: getter, builds: true) }
          getter.isMutating = accessor.modifier?.name.text == "mutating"
          getter.isThrowing = accessor.effectSpecifiers?.throwsClause != nil
        case "_modify" where list.nodes.contains { $0.accessorSpecifier.text == "set" }: continue
        case "set", "_modify":
          let isYielding = accessor.accessorSpecifier.text == "_modify"
          let function = makeSetter(
            isYielding
              ? Lowerer.yieldedValue : accessor.parameters?.name.plainText ?? "newValue")
          if accessor.modifier?.name.text == "nonmutating" { function.isMutating = false }
          if let body = accessor.body { script(body.statements, of: function, builds: false) }
          setter = function
        default: continue
        }
      }
    case nil: break
    }
    return (getter, setter)
  }

  private func hasNonmutatingSet(_ block: AccessorBlockSyntax?) -> Bool {
    guard case .accessors(let list)? = block?.accessors else { return false }
    return list.nodes.contains {
      $0.accessorSpecifier.text == "set" && $0.modifier?.name.text == "nonmutating"
    }
  }

  // MARK: Small things

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    has("static", modifiers) || has("class", modifiers)
  }

  func has(_ name: String, _ modifiers: DeclModifierListSyntax) -> Bool {
    !modifiers.isBlank && modifiers.nodes.contains { $0.name.text == name }
  }

  /// The visibility of a declaration with these modifiers.
  func access(_ modifiers: DeclModifierListSyntax) -> Access {
    guard scope.file.isFromScene else { return Access() }
    let isOfFile = scope.isFilePrivate || modifiers.isFilePrivate
    var access = Access(file: isOfFile ? scope.file.index : nil, module: scope.file.own?.module)
    if access.module != nil, !scope.isSeenOutside {
      // A requirement is as visible as its protocol.
      let isRequirement = scope.owner?.kind == .protocolType && scope.extendedType == nil
      access.isInternal = !isRequirement && !modifiers.isSeenOutside
    }
    return access
  }

  private func isDisfavored(_ attributes: AttributeListSyntax) -> Bool {
    has("_disfavoredOverload", attributes)
  }

  private func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    !attributes.isBlank
      && attributes.nodes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.soleToken == name
      }
  }

  func location(_ node: some SyntaxProtocol) -> SourceLocation? {
    program.location(program.site(node, in: scope.file))
  }
}

extension LexicalScope {
  /// The property wrapper among attributes; the first of several is around the others.
  /// - Parameter value: the declared type of the wrapped value.
  func propertyWrapper(
    among attributes: AttributeListSyntax, around value: SwiftType?
  ) -> PropertyDeclaration.Wrapper? {
    var wrapper: PropertyDeclaration.Wrapper?
    for case .attribute(let attribute) in attributes.nodes.reversed() {
      guard attributeType(attribute)?.isPropertyWrapper == true else { continue }
      wrapper = PropertyDeclaration.Wrapper(
        named: resolve(attribute.attributeName), attribute: attribute, isMissing: false,
        valueType: value, inner: wrapper)
    }
    return wrapper
  }

  /// The type an attribute names, if it names one.
  func attributeType(_ attribute: AttributeSyntax) -> NominalType? {
    let name = attribute.attributeName
    if let member = name.as(MemberTypeSyntax.self),
      let base = member.baseType.as(IdentifierTypeSyntax.self)
    {
      // `@SwiftUI.State`: a module's name before the type's.
      guard let owner = lookupType(base.name.text) else {
        return program.libraryType(member.name.plainText)?.nominal
      }
      return owner.nominal.flatMap { program.nestedType(member.name.plainText, in: $0)?.nominal }
    }
    guard let identifier = name.as(IdentifierTypeSyntax.self) else { return nil }
    return lookupType(identifier.name.plainText)?.nominal
  }
}
