import SwiftSyntax

extension DeclarationReader {
  func properties(_ syntax: VariableDeclSyntax, native: Native? = nil) -> [PropertyDeclaration] {
    var found: [PropertyDeclaration] = []
    for (binding, annotation) in syntax.bindings.annotated {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        found.append(
          property(
            syntax, binding, name: pattern.identifier, annotation: annotation, native: native))
      } else if let pattern = binding.pattern.as(TuplePatternSyntax.self) {
        let name = TokenSyntax.identifier(pattern.trimmedDescription)
        let whole = property(syntax, binding, name: name, annotation: annotation, native: native)
        if scope.file.isFromScene { check(pattern, syntax, whole) }
        found += properties(of: pattern, whole)
      }
    }
    return found
  }

  private func property(
    _ syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: TokenSyntax,
    annotation: TypeAnnotationSyntax?, native: Native?
  ) -> PropertyDeclaration {
    let property = PropertyDeclaration(name: name.plainText, implementation: .stored)
    property.owner = scope.owner
    property.scope = scope
    property.location = location(name)
    property.isStatic = isStatic(syntax.modifiers)
    property.isLet = syntax.bindingSpecifier.text == "let"
    property.isLazy = has("lazy", syntax.modifiers)
    property.isOverride = has("override", syntax.modifiers)
    property.isPrivate = syntax.modifiers.nodes.contains {
      $0.name.text == "private" && $0.detail == nil
    }
    property.hasPrivateSetter = syntax.modifiers.nodes.contains {
      $0.name.text == "private" && $0.detail != nil
    }
    property.access = access(syntax.modifiers)
    property.reference = syntax.modifiers.nodes.compactMap { ReferenceKind($0.name.text) }.first
    if property.reference != nil, scope.file.isFromScene { program.followsLifetimes = true }
    property.builder = builder(syntax.attributes)
    let declared = annotation.map { scope.declared($0.type) }
    if let annotation, let declared {
      property.isImplicitlyUnwrapped =
        annotation.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      property.declaredType = declared.type
      property.type = declared.type
      if !declared.isKnown {
        scope.owner?.whenRead { [unowned property] in
          property.declaredType = declared.type
          property.type = declared.type
        }
      }
    }
    if let value = binding.initializer?.value {
      property.initialValue = DefaultValue(syntax: value, scope: scope)
    }
    if property.isLazy, property.initialValue == nil, scope.file.isFromScene {
      program.report(
        .error, .declaration, "lazy properties must have an initializer",
        at: program.site(syntax, in: scope.file))
    }
    if native == nil, scope.file.isFromScene { check(property, syntax, binding) }
    if native != nil || Self.isComputed(binding) {
      let pair = accessors(
        name: property.name, parameters: [], type: declared ?? DeclaredType(.unknown),
        binding.accessorBlock, isStatic: property.isStatic, attributes: syntax.attributes,
        native: native)
      if pair.getter.isRequirement {
        property.implementation = .requirement(isSettable: pair.setter != nil)
      } else {
        property.implementation = .computed(getter: pair.getter, setter: pair.setter)
      }
      pair.setter?.parameters.last?.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
      property.isNonmutatingSetter = pair.setter.map { !$0.isMutating } ?? false
      return property
    }
    readWrapper(syntax.attributes, into: property)
    if scope.file.isFromScene, !syntax.attributes.isBlank {
      property.attributes = syntax.attributes.nodes.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        return attribute.attributeName.trimmedText
      }
    }
    readObservers(binding.accessorBlock, into: property)
    if property.isLazy { property.storageName = "$__lazy_storage_$_" + property.name }
    giveStorage(property)
    return property
  }

  /// Gives a static or global property its storage, and an instance property without a declared
  /// type its initial value's type.
  func giveStorage(_ property: PropertyDeclaration) {
    if property.isStatic || scope.owner == nil {
      makeCell(property)
    } else if property.declaredType == nil, property.wrapper == nil, property.initialValue != nil {
      infer(property)
    }
  }

  /// Reports mistakes in a property's own declaration.
  private func check(
    _ property: PropertyDeclaration, _ syntax: VariableDeclSyntax,
    _ binding: PatternBindingSyntax
  ) {
    func complain(_ message: String, at node: some SyntaxProtocol) {
      program.report(
        .error, .declaration, message, at: program.site(node, in: scope.file))
    }
    if property.declaredType == nil, syntax.attributes.isEmpty,
      let value = binding.initializer?.value
    {
      if value.is(NilLiteralExprSyntax.self) {
        complain("'nil' requires a contextual type", at: value)
      } else if value.isEmptyCollection {
        complain("empty collection literal requires an explicit type", at: value)
      }
    }
    if property.isLet, property.isLazy { complain("'lazy' cannot be used on a let", at: syntax) }
    guard let block = binding.accessorBlock else {
      if property.declaredType == nil, property.initialValue == nil,
        syntax.attributes.isEmpty, !syntax.hasError
      {
        complain("type annotation missing in pattern", at: binding.pattern)
      }
      return
    }
    guard case .accessors(let list) = block.accessors else { return }
    let kinds = Set(list.nodes.map(\.accessorSpecifier.text))
    if property.isLet, !kinds.isDisjoint(with: ["didSet", "willSet"]) {
      complain("'let' declarations cannot be observing properties", at: block)
    } else if kinds == ["set"] {
      complain("variable with a setter must also have a getter", at: block)
    }
  }

  private func infer(_ property: PropertyDeclaration) {
    let program = program
    property.inferType = { [unowned property] in
      if property.isLazy {
        // A lazy property's value may name `self`.
        let code = Code(name: property.name, machine: program.machine)
        property.lazyCode = code
        return program.lowerLazyValue(of: property, into: code)
      }
      return property.initialValue.map { program.typeOfInitialValue($0) } ?? .unknown
    }
  }

  private func makeCell(_ property: PropertyDeclaration) {
    let program = program
    let owner = property.owner.map { "\($0.name)." } ?? ""
    let cell = GlobalCell(owner + property.name, log: program.machine.log)
    program.globals.append(cell)
    if property.declaredType == nil, property.wrapper == nil { infer(property) }
    cell.initialize = { [unowned property] in
      try program.interpreter.makingFirstValue {
        if property.wrapper != nil {
          guard let wrapped = try program.storageInitializer(property) else { return .void }
          return try program.evaluateDetached(wrapped)
        }
        guard let initial = property.initialValue else {
          return property.declaredType?.isOptional == true ? .none : .void
        }
        let expression = initial.expression(expecting: property.declaredType ?? .unknown)
        return try program.evaluateDetached(expression)
      }
    }
    property.implementation = .cell(cell)
  }

  /// Whether the property has accessors, rather than only observers.
  static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      !list.nodes.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
  }

  private func readWrapper(_ attributes: AttributeListSyntax, into property: PropertyDeclaration) {
    if attributes.isBlank { return }
    guard
      let wrapper = scope.propertyWrapper(among: attributes, around: property.declaredType)
        ?? missingWrapper(among: attributes, of: property)
    else { return }
    for link in sequence(first: wrapper, next: \.inner) {
      guard let type = link.nominal,
        let second = scope.owner?.wrap(in: type).asDeclared?.second
      else { continue }
      return program.reportDeclaration("circular reference", at: second.location)
    }
    property.wrapper = wrapper
    property.storageName = "_" + property.name
    if property.declaredType == nil { inferValue(of: property, in: wrapper.innermost) }
  }

  /// The stand-in for a missing module's wrapper.
  private func missingWrapper(
    among attributes: AttributeListSyntax, of property: PropertyDeclaration
  ) -> PropertyDeclaration.Wrapper? {
    guard property.initialValue != nil, !property.isStatic else { return nil }
    for case .attribute(let attribute) in attributes.nodes
    where scope.attributeType(attribute) == nil {
      guard let type = scope.standIn(forWrapper: attribute), type.isPropertyWrapper else {
        continue
      }
      return PropertyDeclaration.Wrapper(
        named: .nominal(type, [.unknown]), attribute: attribute, isMissing: true,
        valueType: property.declaredType)
    }
    return nil
  }

  /// - Parameter wrapper: the one that holds the property's value.
  private func inferValue(
    of property: PropertyDeclaration, in wrapper: PropertyDeclaration.Wrapper
  ) {
    guard let nominal = wrapper.nominal else { return }
    let program = program
    let initial = property.initialValue
    property.inferType = { [unowned property] in
      guard let initial else { return program.wrappedValueType(of: property) }
      // A wrapper for one type's values determines it.
      nominal.ready()
      for case .property(let wrapped) in nominal.ownMembers("wrappedValue") {
        if wrapped.type.isConcrete { return wrapped.type }
        // The wrapper converts its initial value to another type.
        if nominal.isFromScene, wrapped.type.nominal != nil {
          return program.wrappedValueType(of: property)
        }
      }
      let type = program.typeOfInitialValue(initial)
      // The attribute's arguments may determine a literal's type: `@Clamped(0.5...2) var size = 1`.
      if type.isInt, nominal.isFromScene, wrapper.arguments != nil,
        case let told = program.wrappedValueType(of: property), told.isConcrete
      {
        return told
      }
      // `@ScaledMetric var gap = 8`: the wrapper takes floating-point numbers only.
      let isFloatingPoint = nominal.typeParameters.first.map { parameter in
        parameter.constraints.contains { $0.conforms(to: .floatingPoint) }
      }
      return type.isInt && isFloatingPoint == true ? program.builtin.double : type
    }
  }

  private func readObservers(_ block: AccessorBlockSyntax?, into property: PropertyDeclaration) {
    guard case .accessors(let list)? = block?.accessors else { return }
    var observers = PropertyDeclaration.Observers()
    for accessor in list.nodes {
      guard let body = accessor.body else { continue }
      let specifier = accessor.accessorSpecifier.text
      let parameter =
        accessor.parameters?.name.plainText ?? (specifier == "willSet" ? "newValue" : "oldValue")
      let value = Parameter(
        label: nil, name: parameter, type: property.declaredType ?? .unknown)
      value.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
      let function = FunctionDeclaration(
        name: "\(property.name).\(specifier)", parameters: [value], result: .void,
        implementation: .requirement)
      function.owner = scope.owner
      function.accessed = property.name
      function.isStatic = property.isStatic
      function.isMutating =
        scope.owner?.kind != .classType && scope.owner != nil
        && !property.isStatic
      let script = ScriptBody(
        declaration: function, statements: body.statements, scope: scope, builder: { _ in nil })
      script.observedProperty = property.name
      function.implementation = .script(script)
      if specifier == "willSet" { observers.willSet = function }
      guard specifier == "didSet" else { continue }
      observers.didSet = function
      observers.takesOldValue =
        accessor.parameters != nil || ScriptBody.namesOldValue(body.statements)
    }
    if observers.willSet != nil || observers.didSet != nil { property.observers = observers }
  }
}

extension ExprSyntax {
  /// Whether it is `[]` or `[:]`.
  var isEmptyCollection: Bool {
    self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      || self.as(DictionaryExprSyntax.self)?.content.is(TokenSyntax.self) == true
  }
}
