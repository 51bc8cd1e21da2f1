extension Program {
  /// The nominal type of a value while running, nil for tuples and functions.
  func runtimeType(of value: Value) -> NominalType? {
    switch value {
    case .int: builtin.int.nominal
    case .double: builtin.double.nominal
    case .bool: builtin.bool.nominal
    case .string: builtin.string.nominal
    case .substring: builtin.substring.nominal
    case .character: builtin.character.nominal
    case .number(let number): builtin.numbers[number.kind]
    case .none, .some: builtin.optional
    case .array(let box):
      switch box.kind {
      case .array: builtin.array
      case .slice: builtin.arraySlice
      case .view(let parts): parts.type
      }
    case .dictionary: builtin.dictionary
    case .set: builtin.set
    case .range(let range):
      switch (range.lower, range.upper, range.kind) {
      case (_, nil, _): builtin[.partialRangeFrom]
      case (nil, _, .closed): builtin[.partialRangeThrough]
      case (nil, _, .halfOpen): builtin[.partialRangeUpTo]
      case (_, _, .closed): builtin.closedRange
      case (_, _, .halfOpen): builtin.range
      }
    case .structure(let box): box.type
    case .object(let box): box.type
    case .enumeration(let box): box.type
    case .host(let box): box.type
    case .keyPath(let path): builtin.keyPath(path.access)
    case .metatype(let box): box.nominal
    case .cell(let cell): runtimeType(of: cell.value)
    case .void, .tuple, .function: nil
    }
  }

  /// The type in which a call looks up members of the value: an optional's payload answers where
  /// the optional has no such member.
  func dispatchType(of value: Value) -> NominalType? { runtimeType(of: value) }

  /// How many levels of nested values are examined for a type.
  private static let typeLevels = 64

  /// Whether one more nested value is examined for a type: one that contains another twice, and so
  /// on, has no end of them.
  private func looks(atValueWithin depth: Int) -> Bool {
    machine.typedValues = depth == 0 ? 1 : machine.typedValues + 1
    return depth < Self.typeLevels && machine.typedValues < SwiftType.partLimit
  }

  /// A value's type with its arguments as far as they are known.
  func staticType(of value: Value, depth: Int = 0) -> SwiftType {
    guard looks(atValueWithin: depth) else { return .unknown }
    func inner(_ value: Value) -> SwiftType { staticType(of: value, depth: depth + 1) }
    switch value {
    case .array(let box): return type(of: box, inner)
    case .some(let box): return builtin.optional(inner(box.value))
    case .tuple(let box):
      return .tuple(
        box.elements.enumerated().map { index, element in
          SwiftType.TupleElement(
            label: box.labels.indices.contains(index) ? box.labels[index] : nil,
            type: inner(element))
        })
    case .dictionary(let box):
      let first = box.pairs.first
      return .nominal(
        builtin.dictionary,
        [
          first.map { inner($0.key) } ?? .unknown,
          first.map { inner($0.value) } ?? .unknown,
        ])
    case .set(let box):
      return .nominal(builtin.set, [box.elements.first.map { inner($0) } ?? .unknown])
    case .range(let box):
      let bound = (box.lower ?? box.upper).map { inner($0) } ?? .unknown
      return runtimeType(of: value).map { .nominal($0, [bound]) } ?? .unknown
    case .metatype(let box): return .metatype(box.type)
    case .keyPath(let path):
      return .nominal(builtin.keyPath(path.access), [path.root, path.value])
    case .void: return .void
    case .function(let box): return box.type ?? .unknown
    default:
      guard let nominal = runtimeType(of: value) else { return .unknown }
      return .nominal(nominal, nominal.typeParameters.map { _ in .unknown })
    }
  }

  /// A value's type with the arguments it was made with, or those inferred from its stored values.
  func dynamicType(of value: Value, depth: Int = 0) -> SwiftType {
    guard looks(atValueWithin: depth) else { return .unknown }
    func inner(_ value: Value) -> SwiftType { dynamicType(of: value, depth: depth + 1) }
    return switch value {
    case .structure(let box): instanceType(box.type, box.typeArguments, box.fields, inner)
    case .object(let box): instanceType(box.type, box.typeArguments, box.fieldsOfTypes, inner)
    case .enumeration(let box) where !box.type.typeParameters.isEmpty: type(of: box, inner)
    case .array(let box): type(of: box, inner)
    case .some(let box): builtin.optional(inner(box.value))
    case .host(let box) where !box.type.typeParameters.isEmpty: type(of: box, inner)
    default: staticType(of: value, depth: depth)
    }
  }

  private func type(of box: HostBox, _ inner: (Value) -> SwiftType) -> SwiftType {
    let examples = (box.payload as? any GenericPayload)?.typeExamples(in: interpreter) ?? []
    return .nominal(
      box.type,
      box.type.typeParameters.indices.map { index in
        examples.indices.contains(index) ? examples[index].map(inner) ?? .unknown : .unknown
      })
  }

  private func type(of box: ArrayBox, _ inner: (Value) -> SwiftType) -> SwiftType {
    switch box.kind {
    case .array: builtin.array(box.elements.first.map(inner) ?? .unknown)
    case .slice: .nominal(builtin.arraySlice, [box.elements.first.map(inner) ?? .unknown])
    case .view(let parts): instanceType(parts.type, parts.typeArguments, parts.fields, inner)
    }
  }

  private func instanceType(
    _ type: NominalType, _ known: [SwiftType], _ fields: ContiguousArray<Value>,
    _ fieldType: (Value) -> SwiftType
  ) -> SwiftType {
    if type.typeParameters.isEmpty || areTold(known) { return .nominal(type, known) }
    var bindings = told(type, known)
    for (property, field) in zip(type.storedProperties, fields) {
      match(property.type, fieldType(field), &bindings)
    }
    return .nominal(type, type.typeParameters.map { bindings[$0] ?? .unknown })
  }

  /// Infers a generic enum's arguments from a case's values.
  private func type(of box: EnumerationBox, _ valueType: (Value) -> SwiftType) -> SwiftType {
    if areTold(box.typeArguments) { return .nominal(box.type, box.typeArguments) }
    var bindings = told(box.type, box.typeArguments)
    for (parameter, value) in zip(box.enumCase.parameters, box.payload) {
      match(parameter.type, valueType(value), &bindings)
    }
    return .nominal(box.type, box.type.typeParameters.map { bindings[$0] ?? .unknown })
  }

  /// Whether a value was made with all of its type's arguments; otherwise they are inferred from
  /// its parts.
  private func areTold(_ arguments: [SwiftType]) -> Bool {
    !arguments.isEmpty && !arguments.contains(where: \.isUnknown)
  }

  private func told(_ type: NominalType, _ known: [SwiftType]) -> Bindings {
    var bindings = Bindings()
    for (parameter, argument) in zip(type.typeParameters, known) where !argument.isUnknown {
      bindings[parameter] = argument
    }
    return bindings
  }

  /// Matches a declared type's generic parameters with a value's type.
  private func match(_ declared: SwiftType, _ found: SwiftType, _ bindings: inout Bindings) {
    switch (declared, found) {
    case (.parameter(let parameter), _):
      if !found.hasUnknown, bindings[parameter] == nil { bindings[parameter] = found }
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b:
      for (left, right) in zip(x, y) { match(left, right, &bindings) }
    case (.tuple(let a), _) where a.contains { $0.type.pattern != nil }:
      if !found.hasUnknown { unify(declared, found, &bindings, declared.packs) }
    case (.tuple(let a), .tuple(let b)):
      for (left, right) in zip(a, b) { match(left.type, right.type, &bindings) }
    default: return
    }
  }

  func typeName(of value: Value) -> String {
    if case .function = value { return "function" }
    let type = staticType(of: value)
    // `Table` rather than `Table<_>`, where its rows are unknown.
    return type.hasUnknown ? type.printedName : type.description
  }

  /// The implementation of a method for values of a type: its own, an ancestor's, or a protocol
  /// extension's.
  /// - Parameter own: the type itself where that is more specific.
  func implementation(
    of declaration: FunctionDeclaration, in type: NominalType, as own: SwiftType? = nil, site: Site
  ) throws -> FunctionDeclaration {
    if let own, let found = find(declaration, in: type, as: own) { return found }
    let key = ObjectIdentifier(declaration)
    if let found = type.dispatchCache[key] { return found }
    if let found = find(declaration, in: type) {
      type.dispatchCache[key] = found
      return found
    }
    if declaration.isRequirement {
      throw machine.fail(
        "type '\(type.name)' does not implement '\(declaration.signature)'", site,
        identifier: .conformance)
    }
    return declaration
  }

  private func find(
    _ declaration: FunctionDeclaration, in type: NominalType, as own: SwiftType? = nil
  ) -> FunctionDeclaration? {
    if declaration.isRequirement, let asking = declaration.owner,
      let base = type.superclass(conformingTo: asking)
    {
      // A subclass may override its superclass's witness.
      guard let witness = find(declaration, in: base) else { return nil }
      return witness.owner?.kind == .classType ? find(witness, in: type) : witness
    }
    for ancestor in type.ancestry {
      // Of overloads that differ only in their types, the one that was chosen.
      if ancestor.type === declaration.owner, !declaration.isRequirement, !declaration.isAccessor {
        return declaration
      }
      let asking = declaration.isRequirement ? declaration.owner : nil
      let found = implementations(declaration.name, from: ancestor, in: type, for: asking, as: own)
      for member in found {
        switch member {
        case .function(let function):
          if function.isRequirement { continue }
          if matches(function, declaration) { return wrapping(function, as: declaration) }
        case .property(let property):
          guard case .computed(let getter, let setter) = property.implementation else { continue }
          if declaration.parameters.isEmpty { return wrapping(getter, as: declaration) }
          if let setter, declaration.parameters.count == 1 { return setter }
        case .subscripting(let subscripting):
          for function in [subscripting.getter, subscripting.setter] {
            guard let function else { continue }
            if function.isRequirement { continue }
            if matches(function, declaration) { return wrapping(function, as: declaration) }
          }
        case .enumCase(let enumCase):
          if declaration.isStatic, matches(enumCase.constructor, declaration) {
            return enumCase.constructor
          }
        }
      }
    }
    return nil
  }

  private func matches(_ function: FunctionDeclaration, _ wanted: FunctionDeclaration) -> Bool {
    guard function.isStatic == wanted.isStatic || wanted.isInitializer,
      function.parameters.count == wanted.parameters.count
    else { return false }
    for (a, b) in zip(function.parameters, wanted.parameters) {
      if a.label != b.label { return false }
      if wanted.isRequirement, isExistential(a.type, butNot: b.type) { return false }
      if wanted.isRequirement, isExistential(b.type, butNot: a.type) { return false }
      guard let x = a.type.nominal, let y = b.type.nominal, x !== y else { continue }
      // An override may take more: an optional, or a superclass's objects.
      guard wanted.owner?.kind == .classType, !wanted.isRequirement,
        a.type.wrapped.nominal === y || y.conforms(to: x)
      else { return false }
    }
    // The program's functions may differ only in their results.
    if wanted.isRequirement, wanted.location != nil, !wanted.isInitializer,
      let x = function.result.nominal, let y = wanted.result.nominal, x !== y,
      x.kind != .protocolType, y.kind != .protocolType, !x.conforms(to: y)
    {
      return false
    }
    return true
  }

  /// Whether one type is an existential, and the other a structure, class or enumeration: of two
  /// overloads with the same labels one may take either.
  private func isExistential(_ type: SwiftType, butNot other: SwiftType) -> Bool {
    guard case .existential = type, let other = other.nominal else { return false }
    return other.kind != .protocolType && !other.isStandIn
  }

  /// Adapts an override to the signature it overrides: it may take optionals where that takes
  /// values, and return a value where that returns an optional.
  private func wrapping(
    _ function: FunctionDeclaration, as declaration: FunctionDeclaration
  ) -> FunctionDeclaration {
    guard declaration.owner?.kind == .classType, function !== declaration,
      !declaration.isRequirement,
      !function.parameters.contains(where: \.isInout)
    else { return function }
    func wraps(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
      wanted.isOptional && !type.isOptional && type.nominal != nil
    }
    let wrapped = zip(function.parameters, declaration.parameters).map { wraps($1.type, $0.type) }
    let wrapsResult = wraps(function.result, declaration.result)
    guard wrapsResult || wrapped.contains(true) else { return function }
    let adapter = FunctionDeclaration(
      name: declaration.name, parameters: declaration.parameters, result: declaration.result,
      implementation: .native { [unowned self] call in
        var receiver = call.receiver
        var arguments = zip(call.arguments, wrapped).map { argument, isWrapped in
          isWrapped ? argument.map { .some(OptionalBox($0)) } : argument
        }
        let result = try self.call(function, receiver: &receiver, arguments: &arguments)
        return wrapsResult ? .some(OptionalBox(result)) : result
      })
    adapter.owner = function.owner
    return adapter
  }

  /// A method by name, and labels where they are known.
  /// A library's methods don't count where it must be the program's own.
  func dispatch(
    _ name: String, on type: NominalType, labels: [String?]?, isStatic: Bool = false,
    isFromScene: Bool = false
  ) -> FunctionDeclaration? {
    for ancestor in type.ancestry {
      for member in implementations(name, from: ancestor, in: type) {
        let found: FunctionDeclaration? =
          switch member {
          case .function(let function): function
          // A case is a static function of its values (SE-0280).
          case .enumCase(let enumCase): enumCase.constructor
          default: nil
          }
        guard let function = found, function.isStatic == isStatic else { continue }
        if function.isRequirement { continue }
        if isFromScene, function.owner?.isFromScene != true { continue }
        if let labels {
          let arguments = labels.map {
            WrittenArgument(label: $0, expression: Self.placeholder)
          }
          guard ArgumentMatching.match(function.parameters, arguments) != nil else { continue }
        }
        return function
      }
    }
    return nil
  }

  // MARK: Calls from outside of lowered code

  /// The arguments for a function value: a lone tuple is spread over several parameters, as in
  /// `zip(names, sizes).map(Item.init)`.
  func spread(_ arguments: [Value], over parameters: [Parameter]) -> [Value] {
    guard arguments.count == 1, parameters.count > 1, case .tuple(let box) = arguments[0],
      box.elements.count <= parameters.count
    else { return arguments }
    return box.elements
  }

  /// Calls a declaration used as a function value, and returns the changes to its `inout`
  /// parameters.
  /// - Parameter types: its generic arguments, nil where unknown.
  func call(
    asValue declaration: FunctionDeclaration, receiver: Value?, of types: [Value?] = [],
    _ arguments: inout [Value]
  ) throws -> Value {
    var receiver = receiver
    var values: [Value?] = spread(arguments, over: declaration.parameters)
    defer {
      for (index, parameter) in declaration.parameters.enumerated()
      where parameter.isInout && arguments.indices.contains(index) {
        arguments[index] = values[index] ?? .void
      }
    }
    return try call(declaration, receiver: &receiver, arguments: &values, of: types)
  }

  /// Calls a declaration with one value per argument, in the order of its parameters.
  func call(
    _ declaration: FunctionDeclaration, receiver: Value?, arguments: [Value]
  ) throws -> Value {
    var receiver = receiver
    var values: [Value?] = arguments
    return try call(declaration, receiver: &receiver, arguments: &values)
  }

  /// Calls a declaration that may change things: a mutating one `receiver`, an `inout` parameter
  /// its argument.
  func call(
    _ declaration: FunctionDeclaration, receiver: inout Value?, arguments: inout [Value?],
    type: NominalType? = nil, of types: [Value?] = []
  ) throws -> Value {
    for index in arguments.count..<max(arguments.count, declaration.parameters.count) {
      let parameter = declaration.parameters[index]
      if let value = parameter.defaultValue {
        arguments.append(try evaluateDetached(value.expression(expecting: parameter.type)))
      } else {
        arguments.append(parameter.isVariadic ? .array([]) : nil)
      }
    }
    switch declaration.implementation {
    case .native(let body):
      var call = NativeCall(
        receiver: receiver, arguments: arguments, newValue: nil, type: type ?? declaration.owner,
        site: machine.currentSite, interpreter: interpreter)
      receiver = nil
      defer {
        receiver = call.receiver
        arguments = call.arguments
      }
      try machine.enterNative()
      defer { machine.leaveNative() }
      try machine.charge(nativeCallWith: arguments)
      return try body(&call)
    case .script(let body):
      var values = arguments.map { $0 ?? .void }
      let hasSelf = declaration.owner != nil
      if hasSelf { values.insert(receiver ?? .void, at: 0) }
      receiver = nil
      defer {
        if hasSelf { receiver = values.removeFirst() }
        for index in values.indices { arguments[index] = values[index] }
      }
      return try machine.run(body.code, captures: [], &values, of: types)
    case .enumCase(let enumCase):
      return .enumeration(
        EnumerationBox(
          type: enumCase.owner, enumCase: enumCase, payload: arguments.map { $0 ?? .void }))
    case .memberwise:
      throw ScriptFailure.trap("initializer called as a function")
    case .requirement:
      throw ScriptFailure.trap("'\(declaration.signature)' has no implementation here")
    }
  }
}

extension Value {
  /// `CGFloat` as a type; it shares `Double`'s members except those of its own extensions. Nil for
  /// any other.
  var cgFloatType: SwiftType? {
    guard case .metatype(let box) = self, box.type.isCGFloat else { return nil }
    return box.type
  }
}

extension FunctionDeclaration {
  var isNative: Bool {
    if case .native = implementation { return true }
    return false
  }
}
