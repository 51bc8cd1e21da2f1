/// An argument as lowering bound it to a parameter.
enum BoundArgument {
  case value(Expression)
  case variadic([Expression])
  case place(Expression)
  /// A native parameter without an argument or default.
  case omitted
}

/// A call of a declared function, method, subscript or accessor.
final class Call: Expression {
  let declaration: FunctionDeclaration
  let receiver: Expression?
  let arguments: [BoundArgument]
  /// The declaration's generic arguments, nil where unknown.
  let typeArguments: [Expression?]
  /// The receiver's type, where the value might not reveal it.
  let receiverType: Expression?
  /// Whether the value's dynamic type selects the declaration.
  let isDynamic: Bool
  let site: Site
  /// The type a static member is called on, where it is not the declaration's owner.
  let staticType: NominalType?
  unowned(unsafe) let machine: Machine
  private let hasPlaces: Bool
  private var cachedType: NominalType?
  private var cachedDeclaration: FunctionDeclaration?

  init(
    _ declaration: FunctionDeclaration, receiver: Expression?, arguments: [BoundArgument],
    typeArguments: [Expression?] = [], receiverType: Expression? = nil, isDynamic: Bool,
    staticType: NominalType? = nil, site: Site, machine: Machine
  ) {
    self.typeArguments = typeArguments
    self.receiverType = receiverType
    self.declaration = declaration
    self.receiver = receiver
    self.arguments = arguments
    self.isDynamic = isDynamic
    self.staticType = staticType
    self.site = site
    self.machine = machine
    hasPlaces = arguments.contains {
      if case .place = $0 { return true }
      return false
    }
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    do {
      if isDynamic, let receiver {
        return try evaluateDynamic(receiver, frame)
      }
      return try perform(declaration, receiver: receiver, frame)
    } catch is ChainBreak {
      throw ChainBreak.isNil
    } catch {
      throw machine.traced(error, function: declaration.signature, site: site)
    }
  }

  private func evaluateDynamic(_ receiver: Expression, _ frame: Frame) throws -> Value {
    let value = try receiver.evaluate(frame)
    if value.isForeign, declaration.isRequirement {
      return try machine.program.nothing(of: declaration.result)?() ?? value
    }
    let target = try resolve(value)
    if target.isMutating, receiver.isPlace {
      return try perform(target, receiver: receiver, frame)
    }
    return try perform(target, receiver: Constant(value), frame)
  }

  private func resolve(_ value: Value) throws -> FunctionDeclaration {
    guard let type = machine.program.dispatchType(of: value) else { return declaration }
    if let own = value.cgFloatType {
      return try machine.program.implementation(of: declaration, in: type, as: own, site: site)
    }
    if type === cachedType, let cachedDeclaration { return cachedDeclaration }
    let found = try machine.program.implementation(of: declaration, in: type, site: site)
    cachedType = type
    cachedDeclaration = found
    return found
  }

  private func perform(
    _ target: FunctionDeclaration, receiver: Expression?, _ frame: Frame
  ) throws -> Value {
    switch target.implementation {
    case .script(let body):
      return try callScript(body.code, target, receiver: receiver, frame)
    case .native(let body):
      return try callNative(body, target, receiver: receiver, frame)
    case .enumCase(let enumCase):
      var payload: [Value] = []
      for argument in arguments {
        payload.append(try evaluate(argument, frame) ?? .void)
      }
      return .enumeration(
        EnumerationBox(type: enumCase.owner, enumCase: enumCase, payload: payload))
    case .memberwise:
      // `self.init()` of a class without initialisers: its properties have their values already.
      if let receiver, case .object = try receiver.evaluate(frame) { return .void }
      throw machine.fail("initializer called as a function", site)
    case .requirement:
      throw machine.fail("'\(target.name)' has no implementation here", site)
    }
  }

  private func evaluate(_ argument: BoundArgument, _ frame: Frame) throws -> Value? {
    switch argument {
    case .value(let expression), .place(let expression): return try expression.evaluate(frame)
    case .variadic(let expressions):
      return .array(
        ArrayBox(
          try expressions.map { expression in
            let value = try expression.evaluate(frame)
            if machine.runsDeinitializers { machine.deinitializers.run() }
            return value
          }))
    case .omitted: return nil
    }
  }

  private func callScript(
    _ code: Code, _ target: FunctionDeclaration, receiver: Expression?, _ frame: Frame
  ) throws -> Value {
    let fresh = try machine.enter(code)
    defer { machine.leave(fresh, code) }
    var places: [(slot: Int, place: Expression)] = []
    var slot = 0
    if let receiver {
      slot = 1
      if target.isMutating, receiver.isPlace {
        places.append((0, receiver))
      } else {
        fresh[0] = try receiver.evaluate(frame)
      }
    }
    for argument in arguments {
      if case .value(let expression) = argument {
        fresh[slot] = try expression.evaluate(frame)
      } else if case .place(let place) = argument {
        places.append((slot, place))
      } else {
        fresh[slot] = try evaluate(argument, frame) ?? .void
      }
      slot += 1
    }
    if !typeArguments.isEmpty {
      for (slot, type) in zip(code.typeSlots, typeArguments) {
        if let type { fresh[slot] = try type.evaluate(frame) }
      }
    }
    if let receiverType, let slot = code.receiverTypeSlot, target === declaration {
      fresh[slot] = try receiverType.evaluate(frame)
    }
    if places.isEmpty { return try code.execute(fresh) }
    return try execute(code, fresh, places[...], frame)
  }

  /// Moves each place's value into the callee's slot for the time of the call.
  private func execute(
    _ code: Code, _ fresh: Frame, _ places: ArraySlice<(slot: Int, place: Expression)>,
    _ frame: Frame
  ) throws -> Value {
    guard let (slot, place) = places.first else { return try code.execute(fresh) }
    if places.count > 1 { return try executeCopying(code, fresh, places, frame) }
    var result = Value.void
    try place.modify(frame) { value in
      fresh[slot] = value
      value = .void
      defer { value = fresh[slot].contents }
      result = try execute(code, fresh, places.dropFirst(), frame)
    }
    return result
  }

  /// Several places may belong to one variable, so their values are copied in and out.
  private func executeCopying(
    _ code: Code, _ fresh: Frame, _ places: ArraySlice<(slot: Int, place: Expression)>,
    _ frame: Frame
  ) throws -> Value {
    for (slot, place) in places { fresh[slot] = try place.evaluate(frame) }
    return try storing({ try code.execute(fresh) }) {
      for (slot, place) in places { try place.store(fresh[slot].contents, frame) }
    }
  }

  private func callNative(
    _ body: (inout NativeCall) throws -> Value, _ target: FunctionDeclaration,
    receiver: Expression?,
    _ frame: Frame
  ) throws -> Value {
    var values: [Value?] = []
    values.reserveCapacity(arguments.count)
    var places: [(index: Int, place: Expression)] = []
    let changes = target.isMutating && receiver?.isPlace == true
    let owner = changes ? nil : try receiver?.evaluate(frame)
    for argument in arguments {
      if case .place(let place) = argument {
        places.append((values.count, place))
        values.append(nil)
      } else {
        values.append(try evaluate(argument, frame))
      }
    }
    if machine.runsDeinitializers { machine.deinitializers.run() }
    try machine.charge(nativeCallWith: values)
    var call = NativeCall(
      receiver: owner, arguments: values, newValue: nil, type: staticType ?? target.owner,
      site: site, interpreter: machine.program.interpreter)
    guard changes, let receiver else {
      if places.isEmpty { return try body(&call) }
      return try perform(body, &call, places[...], frame)
    }
    var result = Value.void
    try receiver.modify(frame) { value in
      call.receiver = value
      value = .void
      defer { value = call.receiver ?? .void }
      result = try perform(body, &call, places[...], frame)
    }
    return result
  }

  private func perform(
    _ body: (inout NativeCall) throws -> Value, _ call: inout NativeCall,
    _ places: ArraySlice<(index: Int, place: Expression)>, _ frame: Frame
  ) throws -> Value {
    guard let (index, place) = places.first else { return try body(&call) }
    if places.count > 1 {
      for (index, place) in places { call.arguments[index] = try place.evaluate(frame) }
      return try storing({ try body(&call) }) {
        for (index, place) in places { try place.store(call.arguments[index] ?? .void, frame) }
      }
    }
    var result = Value.void
    try place.modify(frame) { value in
      call.arguments[index] = value
      value = .void
      defer { value = call.arguments[index] ?? .void }
      result = try perform(body, &call, places.dropFirst(), frame)
    }
    return result
  }
}

/// A call of a closure or function value.
final class ValueCall: Expression {
  let function: Expression
  let arguments: [BoundArgument]
  /// A local function's generic arguments, nil where unknown.
  private let typeArguments: [Expression?]
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    _ function: Expression, _ arguments: [BoundArgument], typeArguments: [Expression?] = [],
    site: Site, machine: Machine
  ) {
    self.function = function
    self.arguments = arguments
    self.typeArguments = typeArguments
    self.site = site
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let callee = try function.evaluate(frame)
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    var places: [(index: Int, place: Expression)] = []
    for argument in arguments {
      switch argument {
      case .value(let expression): values.append(try expression.evaluate(frame))
      case .variadic(let expressions):
        values.append(.array(ArrayBox(try expressions.map { try $0.evaluate(frame) })))
      case .place(let place):
        places.append((values.count, place))
        values.append(try place.evaluate(frame))
      case .omitted: values.append(.void)
      }
    }
    let types = try typeArguments.map { try $0?.evaluate(frame) }
    if places.isEmpty { return try machine.call(callee, &values, of: types, at: site) }
    return try storing({ try machine.call(callee, &values, of: types, at: site) }) {
      for (index, place) in places { try place.store(values[index], frame) }
    }
  }
}

/// A property read and written through accessors.
final class ComputedProperty: Expression {
  let getter: Call
  let setter: FunctionDeclaration?
  let receiver: Expression?
  let isDynamic: Bool

  init(
    getter: FunctionDeclaration, setter: FunctionDeclaration?, receiver: Expression?,
    arguments: [BoundArgument] = [], typeArguments: [Expression?] = [],
    receiverType: Expression? = nil, isDynamic: Bool, staticType: NominalType? = nil, site: Site,
    machine: Machine
  ) {
    self.setter = setter
    self.receiver = receiver
    self.isDynamic = isDynamic
    self.getter = Call(
      getter, receiver: receiver, arguments: arguments, typeArguments: typeArguments,
      receiverType: receiverType, isDynamic: isDynamic, staticType: staticType, site: site,
      machine: machine)
  }

  override var isPlace: Bool { setter != nil }

  override func evaluate(_ frame: Frame) throws -> Value { try getter.evaluate(frame) }

  override func store(_ value: Value, _ frame: Frame) throws {
    guard let setter else {
      throw getter.machine.fail(
        "cannot assign to property: '\(getter.declaration.name)' is a get-only property",
        getter.site)
    }
    let call = Call(
      setter, receiver: receiver, arguments: getter.arguments + [.value(Constant(value))],
      typeArguments: getter.typeArguments, receiverType: getter.receiverType, isDynamic: isDynamic,
      staticType: getter.staticType,
      site: getter.site, machine: getter.machine)
    _ = try call.evaluate(frame)
  }
}

/// A method as a value, its receiver bound.
final class BoundMethod: Expression {
  let declaration: FunctionDeclaration
  let type: SwiftType
  let receiver: Expression
  private let typeArguments: [Expression?]
  unowned(unsafe) let machine: Machine

  init(
    _ declaration: FunctionDeclaration, of type: SwiftType, receiver: Expression,
    typeArguments: [Expression?], machine: Machine
  ) {
    self.declaration = declaration
    self.type = type
    self.receiver = receiver
    self.typeArguments = typeArguments
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let value = try receiver.evaluate(frame)
    let machine = machine
    let declaration = declaration
    let types = try typeArguments.map { try $0?.evaluate(frame) }
    return .function(
      FunctionBox(
        name: declaration.signature, type: type,
        body: .native { arguments in
          let target = machine.program.dispatchType(of: value)
            .flatMap { try? machine.program.implementation(of: declaration, in: $0, site: .none) }
          return try machine.program.call(
            asValue: target ?? declaration, receiver: value, of: types, &arguments)
        }))
  }
}
