import SwiftSyntax

extension Lowerer {
  /// Local types are known in their whole block.
  func declareLocalTypes(_ items: [CodeBlockItemSyntax]) {
    let scope = LexicalScope(program: program, file: file, parent: context.scope)
    scope.localTypes = typeScope.localTypes
    var types: [NominalType] = []
    for item in items {
      guard case .decl(let declaration) = item.item,
        let type = TypeReader(scope: scope).declareType(declaration)
      else { continue }
      context.localTypes[context.localTypes.count - 1][type.name] = type.nestedSelf
      scope.localTypes[type.name] = type.nestedSelf
      types.append(type)
    }
    for item in items {
      guard case .decl(let declaration) = item.item,
        let alias = declaration.as(TypeAliasDeclSyntax.self)
      else { continue }
      context.localTypes[context.localTypes.count - 1][alias.name.plainText] =
        resolveType(alias.initializer.value)
    }
    for type in types { type.ready() }
  }

  /// Local functions are known in their whole block, so that they may call each other.
  func declareLocalFunctions(_ items: [CodeBlockItemSyntax]) {
    for item in items {
      guard case .decl(let declaration) = item.item,
        let syntax = declaration.as(FunctionDeclSyntax.self)
      else { continue }
      let scope = LexicalScope(program: program, file: file, parent: typeScope)
      scope.localTypes = typeScope.localTypes
      let function = DeclarationReader(scope: scope).localFunction(syntax)
      var name = syntax.name.plainText
      if let first = context.scopes.last?[name], first.function != nil {
        first.overloadCount += 1
        name += "#\(first.overloadCount)"
      }
      let variable = context.declare(
        name, type: function.functionType, isLet: true, isConstant: false)
      variable.function = function
      context.localFunctions[syntax.id] = variable
      context.waitingFunctions[syntax.name.plainText, default: []].append(syntax)
    }
  }

  /// Whether it declares a function.
  func isLocalFunction(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let declaration) = item.item else { return false }
    return declaration.is(FunctionDeclSyntax.self)
  }

  /// A local function where it is declared, with those that it names; nothing if one of them names
  /// a variable declared further down.
  func lowerLocalFunction(
    _ item: CodeBlockItemSyntax, before following: ArraySlice<CodeBlockItemSyntax>
  ) -> [Statement] {
    let later = Set(following.flatMap(\.declaredNames)).filter { !context.hasLocal($0) }
    if !later.isEmpty, names(later, item) { return [] }
    return lowerItem(item) + lowerLocalFunctions(namedIn: item)
  }

  /// Whether a local function, or a waiting one that it names, names any of some variables.
  private func names(_ variables: Set<String>, _ item: CodeBlockItemSyntax) -> Bool {
    var unread = [Syntax(item)]
    var seen: Set<String> = []
    while let next = unread.popLast() {
      for name in next.references {
        if variables.contains(name) { return true }
        guard let named = context.waitingFunctions[name], seen.insert(name).inserted else {
          continue
        }
        unread += named.map { Syntax($0) }
      }
    }
    return false
  }

  /// A block's local functions that none of its statements names.
  func lowerUnnamedFunctions(among items: [CodeBlockItemSyntax]) -> [Statement] {
    if context.waitingFunctions.isEmpty { return [] }
    return items.filter(isLocalFunction).flatMap(lowerItem)
  }

  /// The local functions that a statement is the first to name, and those that they name in turn:
  /// they exist from then on.
  func lowerLocalFunctions(namedIn item: CodeBlockItemSyntax) -> [Statement] {
    guard !context.waitingFunctions.isEmpty else { return [] }
    var statements: [Statement] = []
    var unread = [Syntax(item)]
    while let next = unread.popLast() {
      for name in next.references {
        guard let named = context.waitingFunctions.removeValue(forKey: name) else { continue }
        for syntax in named {
          statements += lowerDeclaration(DeclSyntax(syntax))
          unread.append(Syntax(syntax))
        }
      }
    }
    return statements
  }

  func lowerDeclaration(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let syntax): return lowerVariables(syntax)
    case .functionDecl(let syntax):
      guard let variable = context.localFunctions.removeValue(forKey: syntax.id) else { return [] }
      let others = context.waitingFunctions[syntax.name.plainText]?.filter { $0.id != syntax.id }
      context.waitingFunctions[syntax.name.plainText] = others?.isEmpty == true ? nil : others
      return [lowerLocalFunction(syntax, variable)]
    case .ifConfigDecl(let syntax):
      guard case .statements(let active)? = Platform.activeElements(syntax, in: file, program)
      else {
        return []
      }
      return lowerBlockItems(active.nodes)
    case .importDecl, .operatorDecl, .precedenceGroupDecl: return []
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl: return []
    default:
      // The parser has reported the error.
      if declaration.hasError { return [] }
      report(.unsupported, "this declaration is not supported within a function", at: declaration)
      return []
    }
  }

  private func lowerVariables(_ syntax: VariableDeclSyntax) -> [Statement] {
    let isLet = syntax.bindingSpecifier.text == "let"
    var statements: [Statement] = []
    for (binding, annotation) in syntax.bindings.annotated {
      let declared = annotation.map { resolveType($0.type) }
      if let declared, let annotation, binding.typeAnnotation != nil,
        let key = program.unhashableKey(in: declared)
      {
        report(
          .conformance, "type '\(key)' does not conform to protocol 'Hashable'",
          at: annotation.type)
      }
      let observers = binding.accessorBlock?.observers ?? []
      if let accessors = binding.accessorBlock, binding.initializer == nil, observers.isEmpty {
        statements += lowerLocalComputed(binding, declared, accessors)
        continue
      }
      let wrapper = context.scope.propertyWrapper(among: syntax.attributes, around: declared)
      if !observers.isEmpty, wrapper != nil || binding.initializer == nil {
        report(
          .unsupported,
          "observers of a local variable \(wrapper == nil ? "without a value" : "in a wrapper") "
            + "are not supported", at: binding.pattern,
          remedy: wrapper == nil
            ? "give it its first value where it is declared" : "make it a property of a type")
      }
      if let wrapper {
        statements += lowerWrappedLocal(binding, wrapper)
        continue
      }
      guard let initializer = binding.initializer else {
        if let foreign = foreignLocal(binding, declared, syntax.attributes) {
          statements.append(foreign)
          continue
        }
        statements += lowerDeferred(
          binding.pattern, declared ?? .unknown, isLet: isLet,
          isImplicitlyUnwrapped: annotation?.isImplicitlyUnwrapped ?? false,
          modifiers: syntax.modifiers)
        continue
      }
      if declared == nil { checkTyped(initializer.value) }
      // The error of an `async let` is thrown where its value is read.
      let around = (isTrying, isAwaiting)
      if syntax.modifiers.nodes.contains(where: { $0.name.text == "async" }) {
        (isTrying, isAwaiting) = (true, true)
      }
      let value = lower(initializer.value, expecting: declared ?? .unknown)
      (isTrying, isAwaiting) = around
      let coerced = coerce(value, to: declared ?? .unknown, at: initializer.value)
      let type = declared.map { $0.hasUnknown ? merged($0, value.type) : $0 } ?? value.type
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        checkRedeclaration(name.identifier)
        let variable = context.declare(name.identifier.plainText, type: type, isLet: isLet)
        variable.isImplicitlyUnwrapped = annotation?.isImplicitlyUnwrapped ?? false
        let isStrong = !declareReference(variable, syntax.modifiers)
        let node = isStrong ? coerced.node : Weakened(coerced.node)
        statements.append(DeclareLocal(variable.use(), node))
        statements += lowerLocalObservers(observers, of: variable)
      } else {
        let pattern = lowerPattern(
          binding.pattern, matching: type, binds: true, isLet: isLet)
        statements.append(DeclarePattern(pattern, coerced.node))
      }
    }
    return statements
  }

  /// A literal without a type needs a written one.
  func checkTyped(_ value: ExprSyntax) {
    if value.is(NilLiteralExprSyntax.self) {
      report(.nil, "'nil' requires a contextual type", at: value)
    } else if value.isEmptyCollection {
      report(.literal, "empty collection literal requires an explicit type", at: value)
    }
  }

  /// Notes that a variable is `weak` or `unowned`, if it is.
  @discardableResult
  private func declareReference(
    _ variable: Variable, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    variable.reference = modifiers.nodes.compactMap { ReferenceKind($0.name.text) }.first
    if variable.reference != nil { program.followsLifetimes = true }
    return variable.reference != nil
  }

  /// `let (x, y): (Int, Int)`, `var name: String`: what gets its value later.
  private func lowerDeferred(
    _ pattern: PatternSyntax, _ type: SwiftType, isLet: Bool, isImplicitlyUnwrapped: Bool = false,
    modifiers: DeclModifierListSyntax = []
  ) -> [Statement] {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return zip(tuple.elements.nodes, elementTypes(type, tuple.elements.count)).flatMap {
        lowerDeferred($0.pattern, $1, isLet: isLet)
      }
    }
    guard let name = pattern.as(IdentifierPatternSyntax.self) else { return [] }
    checkRedeclaration(name.identifier)
    let variable = context.declare(
      name.identifier.plainText, type: type, isLet: isLet, isConstant: false)
    variable.isDeferred = true
    variable.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    declareReference(variable, modifiers)
    let start: Expression? = !isLet && type.isOptional ? Constant(.none) : nil
    variable.isAssigned = start != nil
    return [DeclareLocal(variable.use(), start)]
  }

  /// A block declares a name once.
  private func checkRedeclaration(_ name: TokenSyntax) {
    let isNew = context.declaredNames[context.declaredNames.count - 1]
      .insert(name.plainText).inserted
    guard !isNew, name.plainText != "_" else { return }
    report(.redeclaration, "invalid redeclaration of '\(name.plainText)'", at: name)
  }

  /// `let a: Array = [1]`: the written type, its missing arguments from the value.
  private func merged(_ declared: SwiftType, _ found: SwiftType) -> SwiftType {
    if case .nominal(let a, let x) = declared, case .nominal(let b, let y) = found, a === b,
      x.allSatisfy(\.isUnknown)
    {
      return .nominal(b, y)
    }
    return declared
  }

  private func lowerWrappedLocal(
    _ binding: PatternBindingSyntax, _ wrapper: PropertyDeclaration.Wrapper
  ) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    else { return [] }
    return [declareWrapped(name, binding.initializer?.value, wrapper)]
  }

  /// A wrapped parameter, whose argument is in a variable of another name.
  func lowerWrappedParameter(_ parameter: Parameter, in variable: Variable) -> Statement? {
    guard let wrapper = parameter.wrapper else { return nil }
    let argument = DeclReferenceExprSyntax(baseName: .identifier(variable.name))
    return declareWrapped(parameter.name, ExprSyntax(argument), wrapper)
  }

  private func declareWrapped(
    _ name: String, _ value: ExprSyntax?, _ wrapper: PropertyDeclaration.Wrapper
  ) -> Statement {
    let made = wrap(value, in: wrapper)
    let variable = context.declare("_" + name, type: made.type, isLet: false)
    context.wrappedLocals[name] = wrapper.depth
    return DeclareLocal(variable.use(), made.node)
  }

  /// `var x: Int { … }` within a function: functions in variables, called where it is read and
  /// written.
  private func lowerLocalComputed(
    _ binding: PatternBindingSyntax, _ declared: SwiftType?, _ block: AccessorBlockSyntax
  ) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
      return []
    }
    var body: CodeBlockItemListSyntax?
    var setter: AccessorDeclSyntax?
    switch block.accessors {
    case .getter(let statements): body = statements
    case .accessors(let list):
      body = list.nodes.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      setter = list.nodes.first { $0.accessorSpecifier.text == "set" }
    }
    guard let body else { return [] }
    let type = declared ?? .unknown
    let getter = lowerAccessor(name, body, giving: type)
    var setting: ClosureLiteral?
    if let setter, let statements = setter.body?.statements {
      let value = Parameter(
        label: nil, name: setter.parameters?.name.plainText ?? "newValue", type: type)
      setting = lowerAccessor(name, statements, [value], giving: .void)
    }
    let variable = context.declare(name, type: type, isLet: true, isConstant: true)
    variable.isComputed = true
    var statements = [DeclareLocal(variable.use(), getter)]
    if let setting {
      let variable = context.declare(
        Self.setterName(name), type: .unknown, isLet: true, isConstant: true)
      statements.append(DeclareLocal(variable.use(), setting))
    }
    return statements
  }

  /// `var x = 0 { didSet { … } }` within a function: functions in variables, called where the
  /// variable changes, except for their own changes.
  private func lowerLocalObservers(
    _ observers: [AccessorDeclSyntax], of variable: Variable
  ) -> [Statement] {
    let statements = observers.map { observer in
      let kind = observer.accessorSpecifier.text
      let value = Parameter(
        label: nil,
        name: observer.parameters?.name.plainText ?? (kind == "didSet" ? "oldValue" : "newValue"),
        type: variable.type)
      let told = lowerAccessor(
        variable.name, observer.body?.statements ?? [], [value], giving: .void)
      let holder = context.declare(
        Self.observerName(kind, variable.name), type: .unknown, isLet: true, isConstant: true)
      return DeclareLocal(holder.use(), told)
    }
    variable.isObserved = !observers.isEmpty
    return statements
  }

  /// The variable that holds the function called before or after a local variable changes.
  private static func observerName(_ kind: String, _ name: String) -> String { "\(kind) \(name)" }

  /// A local variable with observers as a place to read and write.
  func localObserved(_ variable: Variable) -> LocalObserved {
    func observer(_ kind: String) -> Expression? {
      context.resolve(Self.observerName(kind, variable.name))?.use()
    }
    return LocalObserved(
      variable.place(), willSet: observer("willSet"), didSet: observer("didSet"), machine: machine)
  }

  private func lowerAccessor(
    _ name: String, _ body: CodeBlockItemListSyntax, _ parameters: [Parameter] = [],
    giving type: SwiftType
  ) -> ClosureLiteral {
    let code = Code(name: name, machine: machine)
    let node = ClosureLiteral(code: code)
    let outer = context
    let inner = FunctionContext(code: code, parent: outer, scope: outer.scope, returnType: type)
    inner.hasSelf = outer.hasSelf
    context = inner
    fill(code, body, parameters, nil, [])
    context = outer
    finishLocal(node, inner)
    return node
  }

  /// The variable that holds a local computed variable's setter.
  static func setterName(_ name: String) -> String { "set \(name)" }

  /// A local computed variable as a place to read and write.
  func localComputed(_ variable: Variable, at node: some SyntaxProtocol) -> LocalComputed {
    LocalComputed(
      variable.name, getter: variable.use(),
      setter: context.resolve(Self.setterName(variable.name))?.use(), site: site(node),
      machine: machine)
  }
}

extension Syntax {
  /// The names that don't follow a period.
  fileprivate var references: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier = token.tokenKind,
        token.parent?.is(DeclReferenceExprSyntax.self) == true,
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      else { return nil }
      return token.plainText
    }
  }
}

extension CodeBlockItemSyntax {
  /// The variables that a statement declares for those after it.
  fileprivate var declaredNames: [String] {
    switch item {
    case .decl(let declaration):
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
      return bindings.nodes.flatMap { $0.pattern.names }
    case .stmt(let statement):
      guard let conditions = statement.as(GuardStmtSyntax.self)?.conditions else { return [] }
      return conditions.nodes.flatMap { condition -> [String] in
        guard case .optionalBinding(let binding) = condition.condition else { return [] }
        return binding.pattern.names
      }
    case .expr: return []
    }
  }
}

extension AccessorBlockSyntax {
  /// The observers of a variable with a value.
  fileprivate var observers: [AccessorDeclSyntax] {
    guard case .accessors(let list) = accessors else { return [] }
    return list.nodes.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension PatternSyntax {
  fileprivate var names: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.plainText] }
    return (self.as(TuplePatternSyntax.self)?.elements).nodes.flatMap { $0.pattern.names }
  }
}
