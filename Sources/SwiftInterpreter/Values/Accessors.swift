extension Value {
  /// The value itself, or an optional's payload to any depth; nil for `nil`.
  public var unwrapped: Value? {
    switch self {
    case .none: nil
    case .some(let box): box.value.unwrapped
    default: self
    }
  }

  public var asInt: Int? {
    guard case .int(let value)? = unwrapped else { return nil }
    return value
  }
  /// Whether it is a tuple, including `()`.
  var isTuple: Bool {
    switch self {
    case .tuple, .void: true
    default: false
    }
  }
  /// A floating-point number, or an `Int` as one.
  public var asDouble: Double? {
    switch unwrapped {
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }
  /// The same, or a number of another size such as a `Float`.
  public var asAnyNumber: Double? {
    if case .number(let number)? = unwrapped { number.asDouble } else { asDouble }
  }
  public var asBool: Bool? {
    guard case .bool(let value)? = unwrapped else { return nil }
    return value
  }
  public var asString: String? {
    switch unwrapped {
    case .string(let value): value
    case .substring(let box): String(box.text)
    case .character(let value): String(value)
    default: nil
    }
  }
  public var asArray: [Value]? {
    guard case .array(let box)? = unwrapped else { return nil }
    return box.elements
  }
  public var asTuple: [Value]? {
    guard case .tuple(let box)? = unwrapped else { return nil }
    return box.elements
  }
  /// The type of a metatype value such as `Key.self`.
  public var asType: NominalType? {
    guard case .metatype(let box)? = unwrapped else { return nil }
    return box.nominal
  }
  /// Whether it is a value of a type that is written in Swift source.
  var isOfScene: Bool {
    switch self {
    case .structure, .object, .enumeration: true
    default: false
    }
  }

  /// The host's payload.
  public func asHost<T>(_ type: T.Type = T.self) -> T? {
    guard case .host(let box)? = unwrapped else { return nil }
    return box.payload as? T
  }
  /// An enum value's case name, without its associated values.
  public var caseName: String? {
    guard case .enumeration(let box)? = unwrapped else { return nil }
    return box.enumCase.name
  }
  /// An enum value's associated values.
  public var associatedValues: [Value] {
    guard case .enumeration(let box)? = unwrapped else { return [] }
    return box.payload
  }
  /// The nominal type of a struct, class, enum or host value.
  public var nominalType: NominalType? {
    switch unwrapped {
    case .structure(let box): box.type
    case .object(let box): box.type
    case .enumeration(let box): box.type
    case .host(let box): box.type
    default: nil
    }
  }
  /// Stored properties by name in their order (a wrapped one as `_name`), of a struct or class.
  public var storedProperties: [(name: String, value: Value)] {
    switch unwrapped {
    case .structure(let box):
      zip(box.type.storedProperties, box.fields).map { ($0.storageName, $0.shown($1)) }
    case .object(let box):
      zip(box.type.storedProperties, box.fields).map { ($0.storageName, $0.shown($1)) }
    default: []
    }
  }
  /// A stored property by name.
  public func stored(_ name: String) -> Value? {
    switch unwrapped {
    case .structure(let box): box.type.storedIndex(name).map { box.fields[$0].strengthened }
    case .object(let box): box.type.storedIndex(name).map { box.fields[$0].strengthened }
    default: nil
    }
  }

  public func requireInt() throws -> Int { try require(asInt, "Int", nothing: 0) }
  public func requireDouble() throws -> Double { try require(asDouble, "Double", nothing: 0) }
  public func requireBool() throws -> Bool { try require(asBool, "Bool", nothing: false) }
  public func requireString() throws -> String { try require(asString, "String", nothing: "") }
  public func requireArray() throws -> [Value] { try require(asArray, "Array", nothing: []) }
  public func requireHost<T>(as type: T.Type = T.self) throws -> T {
    try require(asHost(type), "\(T.self)")
  }

  /// - Parameter nothing: the neutral value for a framework's value.
  private func require<T>(
    _ value: T?, _ expected: @autoclosure () -> String, nothing: T? = nil
  ) throws -> T {
    guard let value else {
      if let nothing, unwrapped?.isForeign == true { return nothing }
      throw ScriptFailure.trap(
        "cannot convert value '\(briefDescription)' to expected type '\(expected())'",
        identifier: .typeMismatch)
    }
    return value
  }
}

extension Value {
  public static func optional(_ value: Value?) -> Value {
    value.map { .some(OptionalBox($0)) } ?? .none
  }
  public static func array(_ elements: [Value]) -> Value { .array(ArrayBox(elements)) }
  public static func tuple(_ elements: [Value], labels: [String?] = []) -> Value {
    .tuple(TupleBox(elements, labels: labels))
  }
}

extension PropertyDeclaration {
  /// A stored value as output and mirrors show it: for a lazy property an optional, nil before its
  /// first use.
  func shown(_ field: Value) -> Value {
    guard isLazy else { return field.strengthened }
    if case .void = field { return .none }
    return .some(OptionalBox(field))
  }
}
