import SwiftSyntax

/// What generic parameters stand for while running.
extension Lowerer {
  /// The variable that holds what a function's generic parameter stands for, or nothing where the
  /// call didn't tell.
  static func typeName(_ parameter: GenericParameter) -> String { "type \(parameter.name)" }

  /// What a generic parameter stands for while running: what the call says; else what the argument
  /// that brought it tells, `_ key: K.Type` or a value; else the type that `self` is of.
  func metatypeVariable(_ parameter: GenericParameter) -> Lowered? {
    let brought = argument(bringing: parameter)
    return typeArgument(parameter, else: brought?.node) ?? brought ?? ownTypeArgument(parameter)
      ?? ownType(parameter)
  }

  /// What `Self` stands for in a protocol's extension: the type that `self` is of, or is.
  private func ownType(_ parameter: GenericParameter) -> Lowered? {
    guard let owner = context.scope.owner, owner.kind == .protocolType,
      let variable = context.resolve("self")
    else { return nil }
    // A `where` clause makes another parameter of `Self`, of which more is known.
    var isConstrained = false
    if case .parameter(let own)? = context.scope.selfType { isConstrained = own === parameter }
    guard isConstrained || owner.selfParameter === parameter else { return nil }
    let (node, program) = (variable.place(), program)
    return Lowered(
      Computed { frame in
        let value = try node.evaluate(frame)
        if case .metatype = value { return value }
        return .metatype(MetatypeBox(program.dynamicType(of: value)))
      }, .metatype(.parameter(parameter)))
  }

  /// Declares the variables that hold what the parameters of the type stand for that an initial
  /// value belongs to.
  func declareTypes(in code: Code) {
    guard let owner = context.scope.owner, owner.isFromScene, owner.kind != .protocolType else {
      return
    }
    code.typeSlots = owner.typeParameters.map { parameter in
      context.declare(
        Self.typeName(parameter), type: .metatype(.parameter(parameter)), isLet: true
      ).slot
    }
  }

  /// An initial value that finds them there.
  func fillingTypes(_ value: Expression?, _ code: Code) -> Expression? {
    guard let value, let owner = context.scope.owner, !code.typeSlots.isEmpty else { return value }
    return FilledTypes(owner, slots: code.typeSlots, then: value, machine: machine)
  }

  /// A type as a value, with what the generic parameters in it stand for while running.
  func metatype(of type: SwiftType) -> Lowered {
    let named = type.genericParameters.compactMap { parameter in
      metatypeVariable(parameter).map { (parameter: parameter, node: $0.node) }
    }
    if case .parameter = type, let only = named.first {
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
        return .metatype(MetatypeBox(type.substituting(bindings)))
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

  private func ownTypeArgument(_ parameter: GenericParameter) -> Lowered? {
    guard let owner = context.scope.owner,
      let index = owner.typeParameters.firstIndex(where: { $0 === parameter }),
      let own = context.resolve("self")
    else { return nil }
    // A library's collections tell what their parameters stand for by their elements alone.
    if !owner.isFromScene {
      guard case .metatype = own.type else { return nil }
    }
    if owner.kind == .protocolType { return witness(of: parameter, in: owner, for: own.place()) }
    return typeArgument(index, of: own.place(), parameter, in: owner)
  }

  /// What a value's type has for a protocol's associated type.
  private func witness(
    of parameter: GenericParameter, in owner: NominalType, for node: Expression
  ) -> Lowered {
    let program = program
    return Lowered(
      Computed { frame in
        let value = try node.evaluate(frame)
        var type = program.dynamicType(of: value)
        if case .metatype(let box) = value { type = box.type }
        let unknown = Value.metatype(MetatypeBox(.parameter(parameter)))
        guard let nominal = type.nominal else { return unknown }
        let found = program.associatedTypes(of: nominal, in: owner)[parameter]?
          .substituting(Bindings(nominal.typeParameters, type.arguments))
        guard let found, !found.hasUnknown, found.genericParameters.isEmpty else { return unknown }
        return .metatype(MetatypeBox(found))
      }, .metatype(.parameter(parameter)))
  }

  /// What a value's type, or the ancestor of it that is named, has for one of its generic parameters.
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
      guard let variable = context.resolve(name) else { continue }
      if case .metatype(.parameter(let other)) = variable.type, other === parameter {
        return Lowered(variable.use(), variable.type)
      }
      if case .parameter(let other) = variable.type, other === parameter {
        let (machine, node, own) = (machine, variable.use(), ownTypeArgument(parameter)?.node)
        return Lowered(
          Computed { frame in
            let value = try node.evaluate(frame)
            // A variable that has no value yet doesn't tell.
            if case .void = value, let own { return try own.evaluate(frame) }
            return .metatype(MetatypeBox(machine.program.dynamicType(of: value)))
          }, .metatype(variable.type))
      }
      // Of a type of the scene's own the value tells; going through it might run the scene's code.
      if variable.type.nominal?.isFromScene != true,
        case .parameter(let other)? = program.elementType(of: variable.type),
        other.isSame(as: parameter)
      {
        return firstElementType(of: variable)
      }
      if case .nominal(let nominal, let arguments) = variable.type,
        let index = arguments.firstIndex(where: {
          if case .parameter(let other) = $0 { other === parameter } else { false }
        }) ?? nominal.typeParameters.firstIndex(where: { arguments.isEmpty && $0 === parameter })
      {
        return typeArgument(index, of: variable.place(), parameter, in: nominal)
      }
    }
    return nil
  }

  /// The type of what a sequence holds, as its first element has it; of an empty one `Int`.
  private func firstElementType(of variable: Variable) -> Lowered {
    let (program, node, fallback) = (program, variable.use(), builtin.int)
    return Lowered(
      Computed { frame in
        let first = try program.iterator(of: try node.evaluate(frame)).next()
        return .metatype(MetatypeBox(first.map { program.staticType(of: $0) } ?? fallback))
      }, .metatype(program.elementType(of: variable.type) ?? .unknown))
  }
}
