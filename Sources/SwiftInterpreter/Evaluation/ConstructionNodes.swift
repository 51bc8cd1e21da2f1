/// A generic type's arguments where an instance is made.
enum TypeArguments {
  /// Known where the code was made; empty where nothing is known.
  case fixed([SwiftType])
  /// Those of an expression's type, in terms of the enclosing generic parameters.
  case computed(Expression)

  func known(_ frame: Frame) throws -> [SwiftType] {
    switch self {
    case .fixed(let types): return types
    case .computed(let node):
      guard case .metatype(let box) = try node.evaluate(frame) else { return [] }
      let types = box.type.arguments
      return Self.told(types, types.map { $0.genericParameters.isEmpty && !$0.hasUnknown })
    }
  }

  /// Arguments as far as they are known: an unknown one, such as an opaque type, doesn't hide the
  /// others. Empty where none is known.
  static func told(_ arguments: [SwiftType], _ areKnown: [Bool]) -> [SwiftType] {
    if areKnown.allSatisfy({ $0 }) { return arguments }
    return areKnown.contains(true)
      ? zip(arguments, areKnown).map { $1 ? $0 : .unknown } : []
  }
}

/// Makes an instance of a struct or class by one of its initialisers.
final class Construction: Expression {
  let type: NominalType
  /// The type's generic arguments, where lowering knows them.
  let typeArguments: TypeArguments
  let declaration: FunctionDeclaration
  let call: Call
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    _ type: NominalType, _ declaration: FunctionDeclaration, arguments: [BoundArgument],
    typeArguments: TypeArguments = .fixed([]), generics: [Expression?] = [],
    madeType: Expression? = nil, site: Site, machine: Machine
  ) {
    self.type = type
    self.typeArguments = typeArguments
    self.declaration = declaration
    self.site = site
    self.machine = machine
    call = Call(
      declaration,
      receiver: FreshInstance(type, typeArguments: typeArguments, machine: machine),
      arguments: arguments, typeArguments: generics, receiverType: madeType, isDynamic: false,
      staticType: type, site: site, machine: machine)
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    guard type.kind == .classType else { return try made(frame) }
    machine.objectsBeingMade += 1
    defer { machine.objectsBeingMade -= 1 }
    return try made(frame)
  }

  private func made(_ frame: Frame) throws -> Value {
    switch declaration.implementation {
    case .script:
      let made = try call.evaluate(frame)
      if case .object(let box) = made.unwrapped ?? made { box.isBeingMade = false }
      return made
    case .memberwise: return try memberwise(frame)
    default: throw machine.fail("'\(type.name)' cannot be constructed here", site)
    }
  }

  private func memberwise(_ frame: Frame) throws -> Value {
    let arguments = try typeArguments.known(frame)
    var fields = ContiguousArray<Value>(repeating: .void, count: type.storedProperties.count)
    for (parameter, argument) in zip(declaration.parameters, call.arguments) {
      guard let index = type.storedProperties.firstIndex(where: { $0.name == parameter.name })
      else { continue }
      switch argument {
      case .value(let expression), .place(let expression):
        var value = try expression.evaluate(frame)
        if parameter.isCalledAtOnce { value = try machine.call(value) }
        fields[index] = try machine.program.stored(value, in: type.storedProperties[index])
      case .variadic, .omitted: break
      }
    }
    do {
      try machine.program.fillDefaults(&fields, of: type, arguments)
    } catch {
      throw machine.traced(error, function: declaration.signature, site: site)
    }
    return type.instance(fields, arguments)
  }
}

extension NominalType {
  /// A struct or a new object with these stored properties.
  func instance(_ fields: ContiguousArray<Value>, _ typeArguments: [SwiftType]) -> Value {
    guard kind == .classType else {
      return .structure(StructureBox(type: self, fields: fields, typeArguments: typeArguments))
    }
    let object =
      hasDeinitializer
      ? DeinitializedObject(
        type: self, fields: fields, typeArguments: typeArguments, log: program.machine.log,
        deinitializers: program.machine.deinitializers)
      : ObjectBox(
        type: self, fields: fields, typeArguments: typeArguments, log: program.machine.log)
    return .object(object)
  }
}

/// A generic enum's case, with the enum's type arguments.
final class TypedCase: Expression {
  let made: Expression
  let typeArguments: TypeArguments

  init(_ made: Expression, _ typeArguments: TypeArguments) {
    self.made = made
    self.typeArguments = typeArguments
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let value = try made.evaluate(frame)
    let known = try typeArguments.known(frame)
    guard !known.isEmpty, case .enumeration(let box) = value else { return value }
    return .enumeration(
      EnumerationBox(
        type: box.type, enumCase: box.enumCase, payload: box.payload, typeArguments: known))
  }
}

/// A failable initialiser ends by the one it called.
struct InitializationFailed: Error {}

/// `self.init(…)` or `super.init(…)` within an initialiser.
final class Delegation: Expression {
  let initialization: Expression
  /// The `self` of a value, which the other initialiser makes.
  let place: Expression?
  let isForced: Bool

  init(_ initialization: Expression, assigning place: Expression?, isForced: Bool) {
    self.initialization = initialization
    self.place = place
    self.isForced = isForced
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    var made = try initialization.evaluate(frame)
    switch made {
    case .none where isForced: return .none
    case .none: throw InitializationFailed()
    case .some(let box): made = box.value
    default: break
    }
    try place?.store(made, frame)
    return .void
  }
}

/// An instance whose stored properties have their initial values, and nothing else yet.
final class FreshInstance: Expression {
  let type: NominalType
  let typeArguments: TypeArguments
  unowned(unsafe) let machine: Machine

  init(_ type: NominalType, typeArguments: TypeArguments, machine: Machine) {
    self.type = type
    self.typeArguments = typeArguments
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    if type.kind == .enumeration { return .void }
    var fields = ContiguousArray<Value>(repeating: .void, count: type.storedProperties.count)
    let arguments = try typeArguments.known(frame)
    try machine.program.fillDefaults(&fields, of: type, arguments)
    let instance = type.instance(fields, arguments)
    if case .object(let box) = instance { box.isBeingMade = true }
    return instance
  }
}
