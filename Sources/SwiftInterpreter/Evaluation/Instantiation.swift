import SwiftSyntax

extension Program {
  /// Gives the fields that are still unset their initial values.
  /// - Parameter arguments: the type's generic arguments, empty where unknown.
  func fillDefaults(
    _ fields: inout ContiguousArray<Value>, of type: NominalType, _ arguments: [SwiftType] = []
  ) throws {
    let outer = machine.filling
    machine.filling = Filling(type: .nominal(type, arguments))
    defer { machine.filling = outer }
    for (index, property) in type.storedProperties.enumerated() {
      guard case .void = fields[index] else { continue }
      if let initializer = try storageInitializer(property) {
        let value = try evaluateDetached(initializer)
        fields[index] = property.reference == nil ? value : value.weakened
      }
    }
  }

  /// The initial value of a stored property that no initialiser sets; nil where it has none.
  func storageInitializer(_ property: PropertyDeclaration) throws -> Expression? {
    if property.isLazy { return nil }
    if let known = property.storageDefault { return known }
    var expression: Expression?
    if let wrapper = property.wrapper {
      expression = wrapperInitializer(property, wrapper)
    } else if let initial = property.initialValue {
      expression = initial.expression(expecting: property.declaredType ?? .unknown)
    } else if property.declaredType?.isOptional == true, !property.isLet {
      expression = Constant(.none)
    }
    property.storageDefault = expression
    return expression
  }

  /// A stored property's value as its field holds it: within its wrapper.
  func stored(_ value: Value, in property: PropertyDeclaration) throws -> Value {
    if property.reference != nil { return value.weakened }
    return try property.wrapper.map { try wrapped(value, in: $0, of: property) } ?? value
  }

  private func wrapped(
    _ value: Value, in wrapper: PropertyDeclaration.Wrapper, of property: PropertyDeclaration
  ) throws -> Value {
    guard let type = wrapper.type.nominal else { return value }
    if case .structure(let box) = value, box.type === type { return value }
    if case .object(let box) = value, box.type === type { return value }
    if case .host(let box) = value, box.type === type { return value }
    guard takesWrappedValue(wrapper) else { return value }
    let held = try wrapper.inner.map { try wrapped(value, in: $0, of: property) } ?? value
    var arguments = [Interpreter.Argument("wrappedValue", held)]
    arguments += try wrapperArguments(property, wrapper)
    return try construct(type, arguments)
  }

  private func wrapperArguments(
    _ property: PropertyDeclaration, _ wrapper: PropertyDeclaration.Wrapper
  ) throws -> [Interpreter.Argument] {
    guard let list = wrapper.arguments, let scope = property.scope else { return [] }
    return try list.nodes.map { argument in
      let expression = lowerDetached(argument.expression, expecting: .unknown, in: scope)
      return Interpreter.Argument(argument.label?.plainText, try evaluateDetached(expression))
    }
  }

  /// `@Wrapper(arguments) var x = initial` as a call of the wrapper's initialiser.
  private func wrapperInitializer(
    _ property: PropertyDeclaration, _ wrapper: PropertyDeclaration.Wrapper
  ) -> Expression? {
    guard let scope = property.scope else { return nil }
    if wrapper.depth > 1, hasMacro(wrapper) {
      report(
        .error, .macroProperty, "property wrapper cannot be applied to a computed property",
        at: site(wrapper.attribute, in: scope.file),
        remedy: "leave one of the two: Xcode 27 makes '\(property.name)' by a macro")
    }
    var value = property.initialValue?.syntax
    if value == nil, wrapper.arguments == nil, !initializesItself(wrapper) {
      guard wrapper.valueType?.isOptional == true, takesWrappedValue(wrapper) else { return nil }
      value = Self.placeholder
    }
    let code = Code(name: property.name, machine: machine)
    let inner = LexicalScope(program: self, file: scope.file, parent: scope)
    let context = FunctionContext(code: code, parent: nil, scope: inner, returnType: .unknown)
    let lowerer = Lowerer(program: self, context: context)
    let types = lowerer.declareTypes()
    let made = lowerer.wrap(value, in: wrapper)
    code.expression = FilledTypes.around(made.node, types, machine: machine)
    return DetachedCode(code)
  }

  /// Whether the wrapper, and those within it, can be made from an initial value.
  func takesWrappedValue(_ wrapper: PropertyDeclaration.Wrapper) -> Bool {
    wrapper.inner.map(takesWrappedValue) != false
      && initializers(wrapper).contains { $0.parameters.contains { $0.label == "wrappedValue" } }
  }

  /// Whether the wrapper is made by its attribute alone.
  func wrapperInitializesItself(_ wrapper: PropertyDeclaration.Wrapper) -> Bool {
    if case .argumentList(let list)? = wrapper.attribute.arguments, !list.isEmpty {
      return !takesWrappedValue(wrapper)
        || initializers(wrapper).contains { initializer in
          ArgumentMatching.match(
            initializer.parameters,
            list.written)
            != nil
        }
    }
    return initializesItself(wrapper)
  }

  private func initializesItself(_ wrapper: PropertyDeclaration.Wrapper) -> Bool {
    var bindings = Bindings()
    if wrapper.valueType != nil, let parameter = wrapper.type.nominal?.typeParameters.first {
      bindings[parameter] = wrapper.type.argument(0)
    }
    var isOpen = false
    if case .parameter? = wrapper.valueType { isOpen = true }
    // `@State var name: String` has no implicit value, as an optional has; a generic parameter's is
    // unknown.
    return initializers(wrapper).contains {
      ArgumentMatching.match($0.parameters, []) != nil
        && ($0.requirements.isEmpty || !isOpen && $0.requirements.hold(bindings))
    }
  }

  private func initializers(_ wrapper: PropertyDeclaration.Wrapper) -> [FunctionDeclaration] {
    guard let type = wrapper.type.nominal else { return [] }
    return type.ownMembers("init").compactMap(\.constrained)
  }

  /// The property's type, from the `wrappedValue` of its wrapper.
  func wrappedValueType(of property: PropertyDeclaration) -> SwiftType {
    guard let wrapper = property.wrapper, let scope = property.scope else { return .unknown }
    if property.initialValue == nil, wrapper.arguments?.isEmpty != false { return .unknown }
    // `@Environment(\.colorScheme)`: the key path's value.
    let code = Code(name: property.name, machine: machine)
    let context = FunctionContext(code: code, parent: nil, scope: scope, returnType: .unknown)
    let lowerer = Lowerer(program: self, context: context)
    let made = lowerer.wrap(property.initialValue?.syntax, in: wrapper)
    return lowerer.wrappedValue(of: made, depth: wrapper.depth, at: wrapper.attribute).type
  }

  /// Whether assigning to a wrapped property in an initialiser makes the wrapper, though it has an
  /// initial value: as long as another property has no value, no setter can be called (SE-0258).
  func isMade(byAssigning property: PropertyDeclaration, in value: Value) -> Bool {
    guard let wrapper = property.wrapper, takesWrappedValue(wrapper) else { return false }
    let (type, fields): (NominalType, ContiguousArray<Value>)
    switch value {
    case .structure(let box): (type, fields) = (box.type, box.fields)
    case .object(let box): (type, fields) = (box.type, box.fields)
    default: return false
    }
    return zip(type.storedProperties, fields).contains { other, field in
      if case .void = field { return !other.isLazy && !other.type.isVoid }
      return false
    }
  }

  /// Code that makes a lazy property's value from the instance.
  func lazyCode(_ property: PropertyDeclaration) -> Code {
    if let known = property.lazyCode { return known }
    let code = Code(name: property.name, machine: machine)
    property.lazyCode = code
    _ = lowerLazyValue(of: property, into: code)
    return code
  }

  /// - Returns: the value's type.
  func lowerLazyValue(of property: PropertyDeclaration, into code: Code) -> SwiftType {
    guard let initial = property.initialValue, let owner = property.owner else { return .unknown }
    let scope = LexicalScope(
      program: self, file: initial.scope.file, parent: initial.scope, owner: owner)
    let context = FunctionContext(
      code: code, parent: nil, scope: scope, returnType: property.declaredType ?? .unknown)
    context.hasSelf = true
    let isReference = owner.kind == .classType
    let variable = context.declare("self", type: owner.selfType, isLet: isReference)
    code.parameterCount = 1
    code.inoutParameters = isReference ? [] : [0]
    let lowerer = Lowerer(program: self, context: context)
    let value = lowerer.lower(initial.syntax, expecting: property.declaredType ?? .unknown)
    code.expression =
      lowerer.coerce(value, to: property.declaredType ?? .unknown, at: initial.syntax).node
    if variable.isBoxed { code.boxedParameters = [0] }
    return value.type
  }

  // MARK: Construction from outside

  /// Makes a value by the initialiser whose labels and values fit.
  /// - Parameter typeArguments: the type's generic arguments; empty if unknown.
  func construct(
    _ type: NominalType, of typeArguments: [SwiftType] = [], _ arguments: [Interpreter.Argument]
  ) throws -> Value {
    // `Raw(integerLiteral: value)`, where `Raw` stands for a number.
    if arguments.count == 1, let label = arguments[0].label, type.takesItself(label) {
      return fitted(arguments[0].value, to: type.selfType)
    }
    let written = arguments.map {
      WrittenArgument(label: $0.label, expression: Self.placeholder)
    }
    // The type's own declarations come before those of protocol extensions.
    for declared in [type.ownMembers("init"), protocolInitializers(of: type)] {
      let isAmbiguous = declared.count > 1
      for member in declared {
        guard case .function(let function) = member,
          let matched = ArgumentMatching.match(function.parameters, written),
          isAmbiguous == false || accepts(function, matched, arguments)
        else { continue }
        return try construct(type, of: typeArguments, by: function, matched, arguments)
      }
    }
    if arguments.count == 1, arguments[0].label == "from" {
      if let place: CodedPlace = arguments[0].value.asHost() {
        return try decode(place, as: .nominal(type, typeArguments))
      }
      if isOwnDecoder(arguments[0].value) {
        return try decode(fromOwn: arguments[0].value, as: .nominal(type, typeArguments))
      }
    }
    throw ScriptFailure.trap("'\(type.name)' has no initializer for these arguments")
  }

  /// The initialisers that extensions of a type's protocols bring.
  private func protocolInitializers(of type: NominalType) -> [Member] {
    type.ancestry.dropFirst().filter { $0.type.kind == .protocolType }.flatMap { ancestor in
      implementations("init", from: ancestor, in: type).filter { !$0.isRequirement }
    }
  }

  /// Makes a value by an initialiser.
  func construct(
    _ type: NominalType, of typeArguments: [SwiftType] = [], by function: FunctionDeclaration,
    _ matched: [Range<Int>], _ arguments: [Interpreter.Argument]
  ) throws -> Value {
    let bindings = Bindings(type.typeParameters, typeArguments)
    let bound: [BoundArgument] = try zip(function.parameters, matched).map { parameter, indices in
      if parameter.isVariadic {
        return .variadic(indices.map { Constant(arguments[$0].value) })
      }
      if let index = indices.first {
        let value = arguments[index].value
        return .value(
          Constant(
            parameter.isAutoclosure
              ? closed(value) : fitted(value, to: parameter.type.substituting(bindings))))
      }
      if let value = parameter.defaultValue {
        return .value(Constant(try evaluateDetached(value.expression(expecting: parameter.type))))
      }
      return .omitted
    }
    if case .native = function.implementation {
      return try evaluateDetached(
        Call(
          function, receiver: nil, arguments: bound, isDynamic: false, staticType: type,
          site: .none, machine: machine))
    }
    let isKnown = typeArguments.allSatisfy(\.isConcrete)
    let made = SwiftType.nominal(type, typeArguments)
    return try evaluateDetached(
      Construction(
        type, function, arguments: bound, typeArguments: .fixed(isKnown ? typeArguments : []),
        madeType: isKnown && function.takesReceiverType
          ? Constant(.metatype(MetatypeBox(made))) : nil, site: .none, machine: machine))
  }

  func accepts(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [Interpreter.Argument]
  ) -> Bool {
    for (parameter, indices) in zip(function.parameters, matched) {
      for index in indices {
        let value = arguments[index].value
        // A missing module's value is unknown.
        if value.isForeign { continue }
        // The argument may be an optional.
        if case .parameter(let generic) = parameter.type, generic.constraints.isEmpty { continue }
        if parameter.isAutoclosure {
          if cast(value, to: parameter.type.functionType?.result ?? .unknown) == nil {
            return false
          }
          continue
        }
        if case .int = value, parameter.type.isDouble { continue }
        if parameter.type.is(.array), (try? iterator(of: value)) != nil { continue }
        if cast(value, to: parameter.type) == nil,
          cast(fitted(value, to: parameter.type), to: parameter.type) == nil
        {
          return false
        }
      }
    }
    return true
  }

  /// A value as an `@autoclosure` parameter wants it.
  private func closed(_ value: Value) -> Value {
    if case .function = value { return value }
    return .function(FunctionBox(name: "", body: .native { _ in value }))
  }

  /// A host's value as a parameter wants it: wrapped in an optional where one is declared.
  func fitted(_ value: Value, to type: SwiftType) -> Value {
    if type.isOptional, !value.isOptionalValue { return .some(OptionalBox(value)) }
    if type.isDouble, case .int(let number) = value { return .double(Double(number)) }
    return value
  }
}
