/// A struct's stored properties; mutated in place while only one variable holds the box.
public class StructureBox {
  public final let type: NominalType
  public internal(set) final var fields: ContiguousArray<Value>
  /// The type's generic arguments, where lowering knew them.
  final let typeArguments: [SwiftType]

  init(
    type: NominalType, fields: ContiguousArray<Value>, typeArguments: [SwiftType] = []
  ) {
    self.type = type
    self.fields = fields
    self.typeArguments = typeArguments
  }

  deinit { LettingGo.end(&fields) }

  final func copy() -> StructureBox {
    StructureBox(type: type, fields: fields, typeArguments: typeArguments)
  }
}

/// An instance of a class.
public class ObjectBox {
  public final let type: NominalType
  private final var stored: ContiguousArray<Value>
  /// The type's generic arguments, where lowering knew them.
  final let typeArguments: [SwiftType]
  /// Whether its initialiser is still running, so that writes to it are initial values.
  final var isBeingMade = false
  /// How many objects and shared variables were made before it.
  final let birth: Int
  private final let log: AccessLog
  private final var lastRead = AccessLog.LastRead()
  /// The identity for `ObjectIdentifier`.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// Whether code that the log watches has read it.
  public final var isWatched: Bool { lastRead.watch != 0 }
  /// The host's data for the object.
  public final var attachment: Value?

  public internal(set) final var fields: ContiguousArray<Value> {
    _read {
      log.noteRead(of: self, last: &lastRead)
      yield stored
    }
    _modify {
      log.noteWrite(bornAt: birth)
      yield &stored
    }
  }

  /// The fields for reading only their types, which no write changes: it doesn't count as reading
  /// them.
  final var fieldsOfTypes: ContiguousArray<Value> { stored }

  /// One of the fields, without reporting the read.
  public final func storedField(_ index: Int) -> Value { stored[index] }

  /// One of the fields, by its index among the type's stored properties.
  @inline(__always) final func field(_ index: Int) -> Value {
    log.noteRead(of: self, index, last: &lastRead)
    return stored[index]
  }

  /// Takes one of the fields out of its place, to be changed and put back. An initialiser's changes
  /// have no readers.
  final func take(_ index: Int) -> Value {
    if !isBeingMade { log.noteRead(of: self, index, last: &lastRead) }
    var value = Value.void
    swap(&fields[index], &value)
    return value
  }

  /// Puts a field's value into its place.
  final func put(_ value: Value, at index: Int) { fields[index] = value }

  init(
    type: NominalType, fields: ContiguousArray<Value>, typeArguments: [SwiftType] = [],
    log: AccessLog
  ) {
    self.type = type
    self.stored = fields
    self.typeArguments = typeArguments
    self.log = log
    birth = log.birth()
  }

  /// Takes over the contents of another, which ends.
  init(of other: ObjectBox) {
    type = other.type
    stored = other.stored
    typeArguments = other.typeArguments
    (log, birth, isBeingMade) = (other.log, other.birth, other.isBeingMade)
    attachment = other.attachment
  }

  deinit { LettingGo.end(&stored) }
}

/// An enum case with its associated values.
public class EnumerationBox {
  public final let type: NominalType
  public final let enumCase: EnumCase
  public private(set) final var payload: [Value]
  /// A generic enum's arguments, as far as the code that made it knew them.
  final let typeArguments: [SwiftType]

  init(
    type: NominalType, enumCase: EnumCase, payload: [Value] = [], typeArguments: [SwiftType] = []
  ) {
    self.type = type
    self.enumCase = enumCase
    self.payload = payload
    self.typeArguments = typeArguments
  }

  deinit { LettingGo.end(&payload) }
}

/// One case of an enum.
public final class EnumCase {
  public let name: String
  /// The case's position in the enum.
  public let ordinal: Int
  /// Labels of the associated values, nil for one without.
  public let labels: [String?]
  let parameters: [Parameter]
  unowned let owner: NominalType
  /// Nil for a library's.
  var location: SourceLocation?
  var isIndirect = false
  /// Whether it is marked `@available(*, unavailable)`, so that no `switch` need name it.
  var isUnavailable = false
  var rawSyntax: DefaultValue?
  var rawValue: Value = .void
  /// The case as a function of its associated values.
  var constructor: FunctionDeclaration {
    if let madeConstructor { return madeConstructor }
    let function = FunctionDeclaration(
      name: name, parameters: parameters, result: owner.selfType,
      implementation: .enumCase(self))
    function.owner = owner
    function.isStatic = true
    madeConstructor = function
    return function
  }
  /// The one value of a case without associated values.
  var bare: Value {
    if let madeBare { return madeBare }
    let value = Value.enumeration(EnumerationBox(type: owner, enumCase: self))
    madeBare = value
    return value
  }
  private var madeConstructor: FunctionDeclaration?
  private var madeBare: Value?

  init(name: String, ordinal: Int, parameters: [Parameter], owner: NominalType) {
    self.name = name
    self.ordinal = ordinal
    self.parameters = parameters
    self.owner = owner
    labels = parameters.map(\.label)
  }

  /// Lets go of what refers back to the case.
  func tearDown() {
    madeConstructor = nil
    madeBare = nil
  }
}

/// A type as a value, such as `Int.self`.
public final class MetatypeBox {
  /// The nominal type, nil for tuples and functions.
  public var nominal: NominalType? { type.nominal }
  /// The type as Swift writes it.
  public var name: String { type.description }
  let type: SwiftType

  /// A protocol's own type is one however it is written: `any Shape` and `Shape`.
  init(_ type: SwiftType) {
    if let protocols = type.composition, protocols.count == 1 {
      self.type = .nominal(protocols[0], [])
    } else {
      self.type = type
    }
  }

  /// Whether both are of one type; two types may share a name.
  func isSame(as other: MetatypeBox) -> Bool { nominal === other.nominal && name == other.name }
}
