import SwiftParser
import SwiftSyntax

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String { text.trimmingBackticks }
}

extension Lowerer {
  /// A name on its own: a local, a member of `self`, a global, or a type.
  func lower(_ reference: DeclReferenceExprSyntax, expecting expected: SwiftType) -> Lowered {
    let name = reference.baseName.plainText
    switch name {
    case "self": return selfReference(at: reference)
    case "Self":
      let type = context.scope.selfType ?? .unknown
      return Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
    case "_": return Lowered(Discard(), .unknown)
    default: break
    }
    if let variable = context.resolve(name) {
      if variable.isComputed {
        return Lowered(localComputed(variable, at: reference), variable.type)
      }
      if variable.isObserved {
        return Lowered(
          localObserved(variable), variable.type,
          isImplicitlyUnwrapped: variable.isImplicitlyUnwrapped)
      }
      if variable.isDeferred, !variable.isAssigned {
        report(
          .uninitialized,
          "\(variable.isLet ? "constant" : "variable") '\(name)' used before being initialized",
          at: reference)
      }
      return Lowered(
        variable.place(), variable.type, isImplicitlyUnwrapped: variable.isImplicitlyUnwrapped)
    }
    if let depth = context.wrapperDepth(ofLocal: name), let variable = context.resolve("_" + name) {
      return wrappedValue(
        of: Lowered(variable.use(), variable.type), depth: depth, at: reference)
    }
    if name.hasPrefix("$"), name.count > 1, let variable = context.resolve("_" + name.dropFirst()) {
      return lowerMember(
        "projectedValue", of: Lowered(variable.use(), variable.type), at: reference,
        expecting: expected)
    }
    if let function = operatorFunction(reference.baseName, expecting: expected) { return function }
    if let member = implicitSelfMember(name, at: reference, expecting: expected) { return member }
    if let variable = program.globalVariable(name, from: file) {
      return access(variable, receiver: nil, bindings: Bindings(), at: reference)
    }
    let functions = program.globalFunctions(name, from: file)
    if let function = choose(functions, named: reference, expecting: expected) {
      return functionValue(function, expecting: expected)
    }
    // `Box(width:)` is not an initializer; that is `Box.init(width:)`.
    if reference.argumentNames == nil, let type = localOrGlobalType(name) {
      return Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
    }
    return unknownName(name, at: reference)
  }

  /// An operator as a function value, such as the `+` of `reduce(0, +)`.
  private func operatorFunction(
    _ token: TokenSyntax, expecting expected: SwiftType
  ) -> Lowered? {
    switch token.tokenKind {
    // Of the characters that aren't letters, an emoji may be a name.
    case .identifier, .dollarIdentifier, .keyword: return nil
    default: break
    }
    let name = token.text
    // `reduce(into: 0, +=)` changes its first operand; the operands' types select the declaration
    // of a program's operator.
    let takes = expected.functionType?.parameters ?? []
    if BinaryOperation(rawValue: name) == nil,
      name.hasSuffix("=") || !takes.isEmpty && takes.allSatisfy({ !$0.isUnknown }),
      program.operators.infixOperator(named: name) != nil,
      case .expr(let closure)? = Parser.parse(source: "{ $0 \(name) $1 }").statements.first?.item
    {
      return lower(closure, expecting: expected)
    }
    var wanted =
      expected.functionType
      ?? SwiftType.FunctionType(parameters: [.unknown, .unknown], result: .unknown)
    if wanted.parameters.count == 1, case .tuple(let elements) = wanted.parameters[0],
      elements.count == 2
    {
      // A lone pair is split: `zip(a, b).map(*)`.
      let type = elements[0].type
      wanted.result = BinaryOperation(rawValue: name)?.isComparison == true ? builtin.bool : type
    }
    let operand = wanted.parameters.first { !$0.isUnknown } ?? .unknown
    wanted.parameters = wanted.parameters.map { $0.isUnknown ? operand : $0 }
    if wanted.result.isUnknown {
      let isTest = BinaryOperation(rawValue: name)?.isComparison ?? false
      wanted.result = isTest ? builtin.bool : operand
    }
    let type = SwiftType.function(wanted)
    let machine = machine
    let operation = BinaryOperation(rawValue: name)
    let node = Computed { _ in
      .function(
        FunctionBox(
          name: name,
          body: .native { arguments in
            var arguments = arguments
            if arguments.count == 1, case .tuple(let pair) = arguments[0] {
              arguments = pair.elements
            }
            if arguments.count == 1 {
              if name == "-", case .int(let value) = arguments[0] {
                return .int(try Checked.difference(0, value))
              }
              if name == "-", case .double(let value) = arguments[0] { return .double(-value) }
              if name == "!", case .bool(let value) = arguments[0] { return .bool(!value) }
              return try machine.program.applyDeclaredPrefix(name, arguments[0]) ?? .void
            }
            guard arguments.count == 2 else { return .void }
            if let operation {
              return try machine.applyGeneral(operation, arguments[0], arguments[1], .none)
            }
            guard
              let value = try machine.program.applyDeclaredOperator(
                name, arguments[0], arguments[1])
            else { throw ScriptFailure.trap("operator '\(name)' is not declared") }
            return value
          }))
    }
    return Lowered(node, type)
  }

  func localOrGlobalType(_ name: String) -> SwiftType? {
    if let type = context.localType(name) { return type }
    guard let type = context.scope.lookupType(name) else {
      // A framework's type that the scene extends has the extension's members.
      let standIn = program.standIns[name]
      return standIn?.declaredMembers.isEmpty == false ? standIn.map { .nominal($0, []) } : nil
    }
    if case .nominal(let nominal, let arguments) = type,
      arguments.count <= nominal.inheritedParameterCount
    {
      if program.isForeignLibraryType(nominal), isFunctionOfScene(name) { return nil }
      if !nominal.isFromScene, isMethodOfScene(name) { return nil }
      nominal.ready()
      return nominal.applying(arguments, [])
    }
    return type
  }

  /// Whether the scene has a function with the name of a foreign framework's type, such as `stat`.
  private func isFunctionOfScene(_ name: String) -> Bool {
    if context.resolve(name) != nil { return true }
    if program.globalFunctions(name, from: file).contains(where: { $0.location != nil }) {
      return true
    }
    guard let type = context.scope.owner?.selfType else { return false }
    return [false, true].contains { isStatic in
      candidates(name, of: type, isStatic: isStatic).contains { $0.function.location != nil }
    }
  }

  /// Whether an enclosing type, which is searched before the libraries, has a method with the name
  /// of a library's type, such as `func TimelineView() -> some View`.
  private func isMethodOfScene(_ name: String) -> Bool {
    var outer = context.scope.owner
    while let type = outer {
      let isMethod =
        type.isFromScene && type.declares(name)
        && type.ownMembers(name).contains {
          if case .function(let function) = $0 { function.location != nil } else { false }
        }
      if isMethod { return true }
      outer = context.scope.typeAround(type)
    }
    return false
  }

  func unknownName(_ name: String, at node: some SyntaxProtocol) -> Lowered {
    if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isWholeNumber) {
      return unknownArgument(name, at: node)
    }
    if let owner = context.scope.owner, !context.hasSelf,
      !members(name, of: owner.selfType, isStatic: false).isEmpty
    {
      return broken(
        .static,
        context.isInitialValue
          ? "cannot use instance member '\(name)' within property initializer; "
            + "property initializers run before 'self' is available"
          : "instance member '\(name)' cannot be used on type '\(owner.name)'", at: node)
    }
    if isDeclaredLater(name, than: Syntax(node)) {
      return broken(
        .unknownName, "use of local variable '\(name)' before its declaration", at: node)
    }
    if let labels = node.as(DeclReferenceExprSyntax.self)?.argumentNames?.arguments {
      let written = labels.nodes.map { $0.name.plainText + ":" }.joined()
      return broken(
        .unknownName, "cannot find '\(name)(\(written))' in scope", at: node,
        remedy: context.scope.lookupType(name) == nil
          ? nil : "give the arguments their values, or write '\(name).init' for the initializer")
    }
    let near = nearestName(to: name)
    if let owner = foreignOwner(of: name, near: near) { return foreign(name, of: owner, at: node) }
    if program.isForeign(unknown: name, near: near, at: site(node)) {
      return Lowered(
        Constant(program.foreignValue(name)), .nominal(program.standIn(name), []))
    }
    return broken(
      .unknownName, "cannot find '\(name)' in scope", at: node,
      remedy: near.map { "did you mean '\($0)'?" })
  }

  /// The enclosing framework's type that the scene extends, to which an undeclared name may belong;
  /// not where a misspelling is more likely.
  func foreignOwner(of name: String, near: String?) -> NominalType? {
    guard let owner = context.scope.owner, name.first?.isUppercase == false else { return nil }
    let isSlip = near.map { Suggestion.isSlip(name, for: $0) && $0.first?.isUppercase == false }
    if program.isForeignLibraryType(owner), owner.isStandIn || isSlip != true { return owner }
    return isSlip != true && owner.isPartial ? owner : nil
  }

  /// Whether an enclosing block declares a variable of the name further down.
  private func isDeclaredLater(_ name: String, than node: Syntax) -> Bool {
    var current = node
    while let parent = current.parent {
      if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
      if let items = parent.as(CodeBlockItemListSyntax.self),
        items.parent?.is(SourceFileSyntax.self) != true
      {
        let declares = items.nodes.contains { item in
          guard item.endPosition >= node.endPosition,
            let variable = item.item.as(VariableDeclSyntax.self)
          else { return false }
          return variable.bindings.nodes.contains {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
          }
        }
        if declares { return true }
      }
      current = parent
    }
    return false
  }

  /// Returns the name that is closest to a misspelt one, of all that can be used here.
  func nearestName(to name: String) -> String? {
    var suggestion = Suggestion(for: name)
    suggestion.consider(context.everyLocalName)
    suggestion.consider(program.nearestGlobal(to: name))
    if let owner = context.scope.owner { suggestion.considerMembers(of: owner.selfType) }
    return suggestion.name
  }

  /// `$0` where there is no such argument.
  private func unknownArgument(_ name: String, at node: some SyntaxProtocol) -> Lowered {
    let closure = context.closureSyntax
    var message = "anonymous closure argument not contained in a closure"
    if let clause = closure?.signature?.parameterClause {
      let names = clause.names
      message =
        "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
      if let number = Int(name.dropFirst()), names.indices.contains(number), names[number] != "_" {
        message += "; did you mean '\(names[number])'?"
      }
    } else if closure != nil {
      message = "numeric value following '$' is too large"
    }
    return broken(.unknownName, message, at: node)
  }

  /// The function that a name without a call refers to: by its written labels, `greet(person:)`,
  /// and by the expected type.
  func choose(
    _ functions: [FunctionDeclaration], named node: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> FunctionDeclaration? {
    var functions = functions
    if let labels = node.as(DeclReferenceExprSyntax.self)?.argumentNames?.arguments {
      let written = labels.nodes.map(\.name.plainText)
      functions.removeAll { $0.parameters.map { $0.label ?? "_" } != written }
    }
    guard functions.count > 1, let wanted = expected.functionType else { return functions.first }
    let fitting = functions.filter {
      $0.parameters.count == wanted.parameters.count
        && zip($0.parameters, wanted.parameters).enumerated().allSatisfy { index, pair in
          pair.0.isVariadic == wanted.isVariadic(index)
            && fit(pair.1, into: pair.0.localType) != nil
        }
    }
    // Of those that differ only in their results, the one that returns the expected type.
    let giving = fitting.filter { $0.isGeneric || fit($0.result, into: wanted.result) != nil }
    return giving.first ?? fitting.first
      ?? functions.first { $0.parameters.count == wanted.parameters.count } ?? functions.first
  }

  /// A function as a value; the expected type determines its generic arguments.
  func functionValue(
    _ function: FunctionDeclaration, expecting expected: SwiftType = .unknown
  ) -> Lowered {
    let (type, generics) = passed(function, Bindings(), expecting: expected)
    let machine = machine
    let node = Computed { frame in
      let types = try generics.map { try $0?.evaluate(frame) }
      return .function(
        FunctionBox(
          name: function.signature, type: type,
          body: .native { arguments in
            try machine.program.call(asValue: function, receiver: nil, of: types, &arguments)
          }))
    }
    return Lowered(node, type)
  }

  /// A function reference's type, and its generic arguments, as far as the expected type determines
  /// them.
  func passed(
    _ function: FunctionDeclaration, _ bindings: Bindings, expecting expected: SwiftType
  ) -> (type: SwiftType, generics: [Expression?]) {
    var (type, bindings) = (function.functionType, bindings)
    guard let wanted = expected.functionType, case .function(var own) = type else {
      return (type.substituting(bindings), [])
    }
    // The rest that a library's `max` takes is an overload of its own.
    let plain = function.parameters.filter { !$0.isVariadic }
    if function.location == nil, plain.count == wanted.parameters.count {
      (own.parameters, own.variadics) = (plain.map(\.type), [])
      own.autoclosures = plain.map(\.isAutoclosure)
      type = .function(own)
    }
    if own.parameters.count == wanted.parameters.count {
      for (parameter, given) in zip(own.parameters, wanted.parameters) {
        unify(parameter, given, &bindings, function.typeParameters)
      }
    }
    // Its result is wrapped where an optional is expected.
    let given = function.result.isOptional ? wanted.result : wanted.result.wrapped
    unify(function.result, given, &bindings, function.typeParameters, isHint: true)
    return (type.substituting(bindings), typeArguments(function, bindings))
  }

  /// A member of `self`, or a static member of the types around, named without a base.
  func implicitSelfMember(
    _ name: String, at node: some SyntaxProtocol, expecting expected: SwiftType
  ) -> Lowered? {
    guard let owner = context.scope.owner else { return nil }
    if let variable = context.resolve("self") {
      let receiver = Lowered(variable.place(), variable.type)
      if case .metatype(let type) = variable.type {
        // A class's own members may be a subclass's.
        let own = type.nominal?.kind == .classType ? receiver : nil
        if let found = staticMember(
          name, of: type, at: node, expecting: expected, receiver: own)
        {
          return found
        }
      } else if let found = instanceMember(name, of: receiver, at: node, expecting: expected) {
        return found
      }
    }
    var outer: NominalType? = owner
    while let type = outer {
      if let found = staticMember(
        name, of: type.selfType, at: node, expecting: expected)
      {
        if type === owner, context.hasSelf { checkStatic(name, of: type, at: node) }
        return found
      }
      outer = context.scope.typeAround(type)
    }
    return nil
  }

  /// An instance's code names a static property by way of the type.
  private func checkStatic(_ name: String, of type: NominalType, at node: some SyntaxProtocol) {
    guard type.isFromScene,
      type.ownMembers(name).contains(where: {
        if case .property(let property) = $0 { property.isStatic } else { false }
      })
    else { return }
    report(
      .static, "static member '\(name)' cannot be used on instance of type '\(type.name)'",
      at: node, remedy: "write '\(type.name).\(name)' or 'Self.\(name)'")
  }

  // MARK: Types as expressions

  /// The framework's type that a call makes where another module of the project has a type of the
  /// same name: both are visible, and the one whose initialisers fit is chosen, such as SwiftUI's
  /// `List` over a model's.
  private func frameworkType(
    behind own: SwiftType, _ reference: DeclReferenceExprSyntax
  ) -> SwiftType? {
    let name = reference.baseName.plainText
    guard !program.configuration.ownModules.isEmpty, own.nominal?.isFromScene == true,
      program.libraries.types[name] != nil,
      let call = reference.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == reference.id,
      matching(initializers(of: own), writtenArguments(call)).isEmpty,
      !file.hasNoViews(besides: Array(program.configuration.ownModules))
    else { return nil }
    return program.libraryType(name)
  }

  /// The type that an expression names, nil where it is a value.
  /// - Parameter parts: how many names follow this one. No type's name is that long, but a chain of
  ///   calls may be, and each of its links asks this.
  func typeExpression(_ syntax: ExprSyntax, parts: Int = 0) -> SwiftType? {
    if parts > 32 { return nil }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.plainText
      if name == "Self" { return context.scope.selfType }
      if name == "Any" { return .existential([]) }
      guard context.resolve(name) == nil, let type = localOrGlobalType(name) else { return nil }
      program.noteSaid(type, at: site(reference))
      if let hidden = frameworkType(behind: type, reference) { return hidden }
      // A type in lower case may share its name with a member, which then takes precedence.
      return hasMember(name, isInstances: Self.isPlainlyType(name)) ? nil : type
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      let name = access.declName.baseName.plainText
      if let outer = typeExpression(base, parts: parts + 1).map(withOwnArguments) {
        if let nested = nestedType(name, of: outer) { return nested }
        return name == "Type" ? .metatype(outer) : nil
      }
      return moduleName(base).flatMap { program.type(name, inModule: $0) }
    case .genericSpecializationExpr(let specialized):
      if let name = specialized.expression.as(DeclReferenceExprSyntax.self)?.baseName,
        program.aliasParameters[name.plainText] != nil
          || program.isPendingAlias(name.plainText, in: file),
        context.resolve(name.plainText) == nil
      {
        return typeScope.resolve(name, arguments: specialized.genericArgumentClause)
      }
      guard case .nominal(let nominal, let known)? = typeExpression(specialized.expression) else {
        return nil
      }
      let arguments: [SwiftType] = specialized.genericArgumentClause.arguments.nodes.map {
        if case .type(let type) = $0.argument { return resolveType(type) }
        return .unknown
      }
      return nominal.applying(known, arguments)
    case .packElementExpr(let element): return typeExpression(element.pack)
    case .arrayExpr(let array):
      guard array.elements.count == 1, let only = array.elements.first,
        let element = typeExpression(only.expression) ?? foreignType(only.expression)
      else { return nil }
      return builtin.array(element)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1,
        let only = elements.first,
        let key = typeExpression(only.key) ?? foreignType(only.key),
        let value = typeExpression(only.value) ?? foreignType(only.value)
      else { return nil }
      return .nominal(builtin.dictionary, [key, value])
    case .optionalChainingExpr(let optional):
      return typeExpression(optional.expression).map { builtin.optional($0) }
    case .tupleExpr(let tuple):
      guard tuple.elements.count > 1 else {
        return tuple.elements.first.flatMap { typeExpression($0.expression) }
      }
      let types = tuple.elements.nodes.map { typeExpression($0.expression) }
      guard types.allSatisfy({ $0 != nil }) else { return nil }
      return .tuple(
        zip(tuple.elements.nodes, types).map {
          SwiftType.TupleElement(label: $0.label?.plainText, type: $1 ?? .unknown)
        })
    case .typeExpr(let type): return resolveType(type.type)
    case .sequenceExpr(let sequence):
      guard sequence.elements.nodes.contains(where: { $0.is(ArrowExprSyntax.self) }) else {
        return nil
      }
      return typeExpression(program.inOrder(syntax), parts: parts)
    case .infixOperatorExpr(let infix) where infix.operator.is(ArrowExprSyntax.self):
      return functionType(infix)
    default: return nil
    }
  }

  /// Within a generic type its name means the type with its own parameters: `Array.Element`.
  private func withOwnArguments(_ type: SwiftType) -> SwiftType {
    guard case .nominal(let nominal, let arguments) = type, arguments.allSatisfy(\.isUnknown),
      nominal.kind != .protocolType, context.scope.isWithin(nominal)
    else { return type }
    let own = context.scope.selfType ?? nominal.selfType
    return own.nominal === nominal ? own : nominal.selfType
  }

  /// A function type where a value could be: that of `[(Int) -> Void]()`.
  private func functionType(_ infix: InfixOperatorExprSyntax) -> SwiftType? {
    guard let written = infix.leftOperand.as(TupleExprSyntax.self) else { return nil }
    func type(_ syntax: ExprSyntax) -> SwiftType? {
      if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.isEmpty { return .void }
      return typeExpression(syntax) ?? foreignType(syntax)
    }
    let parameters = written.elements.nodes.compactMap { type($0.expression) }
    guard parameters.count == written.elements.count, let result = type(infix.rightOperand) else {
      return nil
    }
    return .function(SwiftType.FunctionType(parameters: parameters, result: result))
  }
}

/// `_` on the left of an assignment.
final class Discard: Expression {
  override var isPlace: Bool { true }
  override func store(_ value: Value, _ frame: Frame) throws {}
}
