import SwiftSyntax

/// Generic arguments at run time.
extension Lowerer {
  /// The variable for a function's generic argument, or nothing if the call doesn't pass it.
  static func typeName(_ parameter: GenericParameter) -> String { "type \(parameter.name)" }

  /// A generic argument at run time: the call's; else that of the receiver's type; else that of an
  /// argument, `_ key: K.Type` or a value.
  func metatypeVariable(_ parameter: GenericParameter) -> Lowered? {
    var brought = argument(bringing: parameter)
    // For `T.Value`, `T` is more reliable than a value that may be nil or empty.
    if let member = memberType(parameter) { brought = known(member, else: brought) }
    let told =
      typeArgument(parameter, else: brought?.node)
      ?? ownTypeArgument(parameter).map { known($0, else: brought) } ?? brought
      ?? ownType(parameter)
    return receiverTypeArgument(parameter, else: told?.node) ?? told
  }

  // MARK: The receiver's type

  private static let receiverType = "type of self"

  /// Declares the variable for the receiver's type as the call passes it.
  func declareReceiverType() -> Int {
    context.declare(
      Self.receiverType, type: .metatype(.unknown), isLet: true, isConstant: true
    ).slot
  }

  /// The receiver's type, for a function that may need it: only values of a library's types don't
  /// reveal it.
  func receiverType(of function: FunctionDeclaration, _ receiver: Lowered?) -> Expression? {
    guard function.takesReceiverType, !function.isInitializer, let type = receiver?.type,
      let nominal = type.nominal, !nominal.isFromScene, type.isConcrete
    else { return nil }
    return Constant(.metatype(MetatypeBox(type)))
  }

  /// The type that an initialiser makes, for one that may need it.
  func madeType(by function: FunctionDeclaration, _ type: SwiftType) -> Expression? {
    function.takesReceiverType && !type.hasUnknown ? metatype(of: type).node : nil
  }

  /// A generic argument from the receiver's type as the call passes it.
  private func receiverTypeArgument(
    _ parameter: GenericParameter, else told: Expression?
  ) -> Lowered? {
    guard let owner = context.scope.owner, let variable = context.resolve(Self.receiverType),
      let read = readingArgument(parameter, of: owner)
    else { return nil }
    let (node, unknown) = (variable.use(), Value.metatype(MetatypeBox(.parameter(parameter))))
    return Lowered(
      Computed { frame in
        if case .metatype(let box) = try node.evaluate(frame), let found = read(box.type) {
          return .metatype(MetatypeBox(found))
        }
        return try told?.evaluate(frame) ?? unknown
      }, .metatype(.parameter(parameter)))
  }

  /// Reads `Self`, an associated type or a generic argument from a type.
  private func readingArgument(
    _ parameter: GenericParameter, of owner: NominalType
  ) -> ((SwiftType) -> SwiftType?)? {
    if isSelf(parameter, of: owner) { return { $0 } }
    guard let index = owner.typeParameters.firstIndex(where: { $0 === parameter }) else {
      return nil
    }
    if owner.kind == .protocolType {
      let program = program
      return { program.witness(of: parameter, in: owner, for: $0) }
    }
    return { type in
      let arguments = type.arguments(of: owner)
      return arguments.indices.contains(index) ? arguments[index] : nil
    }
  }

  /// Whether a parameter is `Self` in a protocol extension. A `where` clause makes another, more
  /// constrained one of it.
  private func isSelf(_ parameter: GenericParameter, of owner: NominalType) -> Bool {
    guard owner.kind == .protocolType else { return false }
    if case .parameter(let own)? = context.scope.selfType, own === parameter { return true }
    return owner.selfParameter === parameter
  }

  /// `T.Magnitude`, from the type of `T`.
  private func memberType(_ parameter: GenericParameter) -> Lowered? {
    guard let base = parameter.base, parameter.associated != nil,
      let owner = metatypeVariable(base)
    else { return nil }
    let type = SwiftType.parameter(parameter)
    let node = owner.node
    return Lowered(
      Computed { frame in
        let value = try node.evaluate(frame)
        guard case .metatype(let box) = value, !box.type.hasUnknown else { return value }
        return try MetatypeBox.made(type.substituting(Bindings([base], [box.type])))
      }, .metatype(type))
  }

  /// `Self` in a protocol extension: the type of `self`, or `self` itself.
  private func ownType(_ parameter: GenericParameter) -> Lowered? {
    guard let owner = context.scope.owner, isSelf(parameter, of: owner),
      let variable = context.resolve("self")
    else { return nil }
    let (node, program) = (variable.place(), program)
    return Lowered(
      Computed { frame in
        let value = try node.evaluate(frame)
        if case .metatype = value { return value }
        return .metatype(MetatypeBox(program.dynamicType(of: value)))
      }, .metatype(.parameter(parameter)))
  }

  // MARK: Initial values and default arguments

  /// Declares the variables for the types that an initial value or a default argument may depend
  /// on: the parameters of the enclosing type of the scene's, or the type of `self` in an extension
  /// that several types share, and its function's own generic parameters.
  func declareTypes() -> FilledTypes.Slots {
    var slots = FilledTypes.Slots()
    let scope = context.scope
    guard scope.file.isFromScene else { return slots }
    func slot(for parameter: GenericParameter) -> Int {
      context.declare(
        Self.typeName(parameter), type: .metatype(.parameter(parameter)), isLet: true
      ).slot
    }
    if let owner = scope.owner {
      slots.owner = owner
      if owner.isFromScene, owner.kind != .protocolType {
        slots.ownersParameters = owner.typeParameters.map(slot)
      } else if owner.kind == .protocolType || !owner.typeParameters.isEmpty {
        slots.receiver = declareReceiverType()
      }
    }
    let own = scope.parent?.typeParameters.values.sorted { $0.name < $1.name } ?? []
    slots.generics = own.map { ($0, slot(for: $0)) }
    return slots
  }

  /// A call's arguments with defaults that may depend on generic arguments.
  func filling(
    _ bound: [BoundArgument], of function: FunctionDeclaration, where matched: [Range<Int>],
    on receiver: Lowered?, _ bindings: Bindings
  ) -> [BoundArgument] {
    let asks = zip(function.parameters, matched).contains { parameter, indices in
      indices.isEmpty && parameter.defaultValue?.scope.file.isFromScene == true
    }
    guard asks else { return bound }
    let type = function.owner.flatMap { typeOfSelf(function, $0, receiver, bindings) }
    let generics = typeArguments(function, bindings)
    if type == nil, generics.allSatisfy({ $0 == nil }) { return bound }
    let machine = machine
    return zip(bound, matched).map { argument, indices in
      guard indices.isEmpty, case .value(let value) = argument, !(value is Constant) else {
        return argument
      }
      return .value(
        Computed { frame in
          var filling = Filling()
          if case .metatype(let box)? = try type?.evaluate(frame) { filling.type = box.type }
          for (parameter, node) in zip(function.typeParameters, generics) {
            guard case .metatype(let box)? = try node?.evaluate(frame) else { continue }
            filling.generics[parameter] = box.type
          }
          let outer = machine.filling
          machine.filling = filling
          defer { machine.filling = outer }
          return try value.evaluate(frame)
        })
    }
  }

  /// The type of the receiver or of the constructed value, for a function whose default arguments
  /// may depend on it; nil for others.
  private func typeOfSelf(
    _ function: FunctionDeclaration, _ owner: NominalType, _ receiver: Lowered?,
    _ bindings: Bindings
  ) -> Expression? {
    guard owner.kind == .protocolType || !owner.typeParameters.isEmpty else { return nil }
    if function.isInitializer {
      let type = owner.selfType.substituting(bindings)
      guard type.nominal === owner else { return metatype(of: type).node }
      switch typeArguments(of: type, bindings) {
      case .fixed(let arguments):
        return Constant(.metatype(MetatypeBox(.nominal(owner, arguments))))
      case .computed(let node): return node
      }
    }
    guard let receiver else { return nil }
    if case .metatype(let instance) = receiver.type { return metatype(of: instance).node }
    // An existential's type is taken from the value.
    if receiver.type.composition != nil, receiver.node is LocalVariable {
      let (node, program) = (receiver.node, program)
      return Computed { frame in
        .metatype(MetatypeBox(program.dynamicType(of: try node.evaluate(frame))))
      }
    }
    return metatype(of: receiver.type).node
  }

  /// A type as a value, with its generic arguments at run time.
  func metatype(of type: SwiftType) -> Lowered {
    let named = type.genericParameters.compactMap { parameter in
      metatypeVariable(parameter).map { (parameter: parameter, node: $0.node) }
    }
    if case .parameter(let own) = type, let only = named.first(where: { $0.parameter === own }) {
      return Lowered(only.node, .metatype(type))
    }
    if named.isEmpty { return Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type)) }
    return Lowered(
      Computed { frame in
        var bindings = Bindings()
        for (parameter, node) in named {
          guard case .metatype(let box) = try node.evaluate(frame), !box.type.hasUnknown
          else { continue }
          bindings[parameter] = box.type
        }
        return try MetatypeBox.made(type.substituting(bindings))
      }, .metatype(type))
  }

  private func typeArgument(
    _ parameter: GenericParameter, else brought: Expression?
  ) -> Lowered? {
    guard let variable = context.resolve(Self.typeName(parameter)),
      case .metatype(.parameter(let found)) = variable.type, found === parameter
    else { return nil }
    let (node, unknown) = (variable.use(), Value.metatype(MetatypeBox(.parameter(parameter))))
    return Lowered(
      Computed { frame in
        let value = try node.evaluate(frame)
        if case .void = value { return try brought?.evaluate(frame) ?? unknown }
        return value
      }, variable.type)
  }

  /// The type from `self`; where that is unknown, from an argument, whose value may be an object of
  /// a subclass, or empty.
  private func known(_ own: Lowered, else brought: Lowered?) -> Lowered {
    guard let brought = brought?.node else { return own }
    return Lowered(
      Computed { frame in
        let told = try own.node.evaluate(frame)
        guard case .metatype(let box) = told, !box.type.hasUnknown,
          box.type.genericParameters.isEmpty
        else { return try brought.evaluate(frame) }
        return told
      }, own.type)
  }

  private func ownTypeArgument(_ parameter: GenericParameter) -> Lowered? {
    guard let owner = context.scope.owner,
      let index = owner.typeParameters.firstIndex(where: { $0 === parameter }),
      let own = context.resolve("self")
    else { return nil }
    // A library's collections reveal their arguments only by their elements.
    if !owner.isFromScene {
      guard case .metatype = own.type else { return nil }
    }
    if owner.kind == .protocolType { return witness(of: parameter, in: owner, for: own.place()) }
    return typeArgument(index, of: own.place(), parameter, in: owner)
  }

  /// A protocol's associated type in a value's type.
  private func witness(
    of parameter: GenericParameter, in owner: NominalType, for node: Expression
  ) -> Lowered {
    let program = program
    return Lowered(
      Computed { frame in
        let value = try node.evaluate(frame)
        var type = program.dynamicType(of: value)
        if case .metatype(let box) = value { type = box.type }
        let found = program.witness(of: parameter, in: owner, for: type)
        return .metatype(MetatypeBox(found ?? .parameter(parameter)))
      }, .metatype(.parameter(parameter)))
  }

  /// A generic argument in a value's type, or in a named ancestor of it.
  private func typeArgument(
    _ index: Int, of node: Expression, _ parameter: GenericParameter,
    in ancestor: NominalType? = nil
  ) -> Lowered {
    let machine = machine
    let unknown = Value.metatype(MetatypeBox(.parameter(parameter)))
    return Lowered(
      Computed { frame in
        let value = try node.evaluate(frame)
        var type = machine.program.dynamicType(of: value)
        if case .metatype(let box) = value { type = box.type }
        let arguments = ancestor.map(type.arguments(of:)) ?? type.arguments
        guard arguments.indices.contains(index), !arguments[index].hasUnknown else {
          return unknown
        }
        return .metatype(MetatypeBox(arguments[index]))
      }, .metatype(.parameter(parameter)))
  }

  private func argument(bringing parameter: GenericParameter) -> Lowered? {
    for name in context.everyLocalName.sorted() where !name.hasPrefix("type ") {
      // Only useful variables are captured: a closure keeps all that it captures.
      guard let type = context.declared(name)?.type, let way = way(to: parameter, by: type),
        let variable = context.resolve(name)
      else { continue }
      switch way {
      case .itself: return Lowered(variable.use(), variable.type)
      case .value:
        let (machine, node) = (machine, variable.use())
        return Lowered(
          Computed { frame in
            let value = try node.evaluate(frame)
            // An uninitialised variable reveals nothing.
            if case .void = value { return .metatype(MetatypeBox(.parameter(parameter))) }
            return .metatype(MetatypeBox(machine.program.dynamicType(of: value)))
          }, .metatype(variable.type))
      case .element: return firstElementType(of: variable)
      case .argument(let index, let nominal):
        return typeArgument(index, of: variable.place(), parameter, in: nominal)
      }
    }
    return nil
  }

  /// How a variable reveals a generic argument.
  private enum Way {
    case itself, value, element
    case argument(Int, of: NominalType)
  }

  /// Nil if a variable of the type doesn't.
  private func way(to parameter: GenericParameter, by type: SwiftType) -> Way? {
    if case .metatype(.parameter(let other)) = type, other === parameter { return .itself }
    if case .parameter(let other) = type, other === parameter { return .value }
    // For program types, use the value's recorded type; iterating could run its code. A range has
    // its bounds, which are elements only if they are countable.
    let isRange = type.nominal === builtin.range || type.nominal === builtin.closedRange
    if type.nominal?.isFromScene != true, !isRange,
      case .parameter(let other)? = program.elementType(of: type), other.isSame(as: parameter)
    {
      return .element
    }
    guard case .nominal(let nominal, let arguments) = type,
      let index = arguments.firstIndex(where: {
        if case .parameter(let other) = $0 { other === parameter } else { false }
      }) ?? nominal.typeParameters.firstIndex(where: { arguments.isEmpty && $0 === parameter })
    else { return nil }
    return .argument(index, of: nominal)
  }

  /// A sequence's element type, by its first element; `Int` for an empty one.
  private func firstElementType(of variable: Variable) -> Lowered {
    let (program, node, fallback) = (program, variable.use(), builtin.int)
    return Lowered(
      Computed { frame in
        let first = try program.iterator(of: try node.evaluate(frame)).next()
        return .metatype(MetatypeBox(first.map { program.staticType(of: $0) } ?? fallback))
      }, .metatype(program.elementType(of: variable.type) ?? .unknown))
  }
}

extension Program {
  /// A protocol's associated type in a type, nil where unknown.
  fileprivate func witness(
    of parameter: GenericParameter, in requirements: NominalType, for type: SwiftType
  ) -> SwiftType? {
    guard let nominal = type.nominal else { return nil }
    let found = associatedTypes(of: nominal, in: requirements)[parameter]?
      .substituting(Bindings(nominal.typeParameters, type.arguments))
    guard let found, !found.hasUnknown, found.genericParameters.isEmpty else { return nil }
    return found
  }
}

extension FunctionDeclaration {
  /// Whether its body may need the receiver's type, which the value needn't reveal: a method or an
  /// accessor in an extension of a protocol or of a library's generic type, or an initialiser in
  /// one of such a type.
  var takesReceiverType: Bool {
    guard !isNative, !isStatic, let owner else { return false }
    return owner.kind == .protocolType && !isInitializer
      || owner.kind != .protocolType && !owner.isFromScene && !owner.typeParameters.isEmpty
  }
}
