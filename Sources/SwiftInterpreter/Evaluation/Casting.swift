extension Program {
  /// A value as another type; nil where it isn't one.
  func cast(_ value: Value, to type: SwiftType) -> Value? {
    switch type {
    case .unknown, .expansion, .pack: return value
    case .nominal(let nominal, let arguments):
      if nominal === builtin.optional {
        let wrapped = arguments.first ?? .unknown
        switch value {
        case .none: return value
        case .some(let box):
          // An `Any` may hold an optional, `nil` as well.
          if let inner = cast(box.value, to: wrapped) { return .some(OptionalBox(inner)) }
          return box.value.isOptionalValue ? cast(box.value, to: type) : nil
        default: return cast(value, to: wrapped).map { .some(OptionalBox($0)) }
        }
      }
      if nominal.kind == .protocolType, isOptional(value, asKindOf: nominal) { return value }
      guard let payload = value.unwrapped else { return nil }
      if let base = payload.hashableBase, !nominal.isAnyHashable {
        return cast(base, to: type)
      }
      guard let own = runtimeType(of: payload) else { return nil }
      if nominal.isAnyHashable {
        return lacks(.hashable, dynamicType(of: payload)) ? nil : builtin.hashable(payload)
      }
      if case .metatype = payload { return nil }
      if case .substring = payload, nominal === builtin.string.nominal { return nil }
      guard own.conforms(to: nominal) else { return bridged(payload, to: nominal, of: type) }
      if !arguments.isEmpty, nominal.isFromScene || builtin.keyPathAccess(of: type) != nil,
        !mayHave(arguments, of: nominal, payload)
      {
        return nil
      }
      if nominal === builtin.array, case .array(let box) = payload, let element = arguments.first,
        !element.isUnknown
      {
        let cast = box.elements.compactMap { self.cast($0, to: element) }
        return cast.count == box.elements.count ? .array(ArrayBox(cast)) : nil
      }
      if nominal === builtin.dictionary, case .dictionary(let box) = payload, arguments.count == 2 {
        let pairs = box.pairs.compactMap { pair -> (Value, Value)? in
          guard let key = cast(pair.key, to: arguments[0]),
            let element = cast(pair.value, to: arguments[1])
          else { return nil }
          return (key, element)
        }
        return pairs.count == box.pairs.count ? .dictionary(pairs) : nil
      }
      return payload
    case .existential(let protocols), .opaque(let protocols, _):
      if protocols.isEmpty { return value }
      if protocols.allSatisfy({ isOptional(value, asKindOf: $0) }) { return value }
      guard let payload = value.unwrapped, let own = runtimeType(of: payload) else { return nil }
      // Any value can be an object: it is boxed.
      if protocols.allSatisfy({ $0 === builtin.anyObject || conforms(payload, own, to: $0) }) {
        return payload
      }
      return payload.hashableBase.flatMap { cast($0, to: type) }
    case .parameter(let parameter):
      // The type argument is unknown, but rarely an optional.
      return value.unwrapped.flatMap { cast($0, to: .existential(parameter.constraints)) }
    case .tuple(let elements):
      if elements.isEmpty, case .void? = value.unwrapped { return .void }
      guard case .tuple(let box)? = value.unwrapped, box.elements.count == elements.count,
        zip(elements, box.labels).allSatisfy({ $0.isLabelled(as: $1) })
      else { return nil }
      let cast = zip(box.elements, elements).compactMap { self.cast($0, to: $1.type) }
      guard cast.count == elements.count else { return nil }
      return .tuple(cast, labels: elements.map(\.label))
    case .function:
      guard let payload = value.unwrapped, case .function(let box) = payload else { return nil }
      return box.type.map { !type.isConcrete || $0.isSame(as: type) } ?? true ? payload : nil
    case .metatype(let wanted):
      guard let given = value.unwrapped, case .metatype(let box) = given else { return nil }
      // Unknown arguments match any type.
      guard let own = box.type.nominal else { return given }
      let supertypes = wanted.nominal.map { [$0] } ?? wanted.protocols
      return supertypes.allSatisfy { own.conforms(to: $0) && box.type.mayConform(to: $0) }
        ? given : nil
    }
  }
}

extension Program {
  /// Returns true if a value is an optional that conforms to a protocol by itself, rather than by what
  /// is in it.
  private func isOptional(_ value: Value, asKindOf wanted: NominalType) -> Bool {
    value.isOptionalValue && builtin.optional.conforms(to: wanted)
      && dynamicType(of: value).mayConform(to: wanted)
  }

  /// Whether a value conforms to a protocol, taking its type's arguments into account for
  /// conditional conformances.
  func conforms(_ value: Value, _ type: NominalType, to wanted: NominalType) -> Bool {
    guard type.conforms(to: wanted) else { return false }
    let isPlain =
      type.conditions[ObjectIdentifier(wanted)] == nil && type.sharedConformance(to: wanted) == nil
    return isPlain || dynamicType(of: value).mayConform(to: wanted)
  }

  /// The same for a protocol of the library's.
  func conforms(_ value: Value, _ type: NominalType, to wanted: BuiltinType) -> Bool {
    let found = type.ancestry.first { $0.type.is(wanted) }
    return found.map { conforms(value, type, to: $0.type) } ?? false
  }

  /// Returns false if a value has other arguments of a generic type than those, which may be a
  /// superclass's.
  private func mayHave(
    _ wanted: [SwiftType], of nominal: NominalType, _ value: Value
  ) -> Bool {
    let (type, known): (NominalType, [SwiftType])
    switch value {
    case .structure(let box): (type, known) = (box.type, box.typeArguments)
    case .object(let box): (type, known) = (box.type, box.typeArguments)
    case .enumeration(let box): (type, known) = (box.type, box.typeArguments)
    case .keyPath(let path):
      (type, known) = (builtin.keyPath(path.access), [path.root, path.value])
    default: return true
    }
    guard !known.isEmpty || type.typeParameters.isEmpty else { return true }
    return zip(SwiftType.nominal(type, known).arguments(of: nominal), wanted).allSatisfy {
      found, wanted in
      // A type known only by its protocol may be any type, except for `Any`.
      return !(found.isConcrete || found.isAny) || !(wanted.isConcrete || wanted.isAny)
        || found.isSame(as: wanted)
    }
  }

  /// An error as an `NSError`; nil for anything else.
  func object(ofError value: Value, _ type: NominalType) throws -> Value? {
    guard let own = runtimeType(of: value), own.conforms(to: .error) else { return nil }
    return own.conforms(to: type)
      ? value : try construct(type, [Interpreter.Argument("_bridging", value)])
  }

  /// A value as the object it bridges to, an object as its value, an integer as an index of a text;
  /// nil for any other value.
  /// - Parameter whole: the type with its arguments.
  private func bridged(_ value: Value, to type: NominalType, of whole: SwiftType) -> Value? {
    if type.isTextIndex, case .int = value { return value }
    if type.is(.nsError) { return try? object(ofError: value, type) }
    if let plain = plainNumber(of: value) { return exactly(plain, as: type) }
    if let plain = plainValue(of: value) { return cast(plain, to: whole) }
    guard !type.isFromScene, let counterpart = counterpart(of: value),
      type.kind == .classType, let object = nominal(counterpart.type), object.conforms(to: type)
    else { return nil }
    return try? construct(object, [Interpreter.Argument(counterpart.label, value)])
  }

  /// Foundation's class that a value bridges to, and the label of its initialiser.
  private func counterpart(of value: Value) -> (type: String, label: String)? {
    switch value {
    case .int, .double, .number, .bool: ("NSNumber", "value")
    case .string: ("NSString", "string")
    case .array(let box) where runtimeType(of: .array(box)) === builtin.array:
      ("NSArray", "array")
    case .dictionary: ("NSDictionary", "dictionary")
    case .set: ("NSSet", "set")
    case .host(let box) where box.type.is(.decimal): ("NSDecimalNumber", "decimal")
    default: nil
    }
  }
}

extension SwiftType {
  /// Whether it is one of Foundation's classes that bridge to values.
  var isBridged: Bool {
    guard let nominal, !nominal.isFromScene else { return false }
    return nominal.conforms(to: .bridged)
  }
}

extension Program {
  /// The text or collection within an object of Foundation's; nil for any other value.
  func plainValue(of object: Value) -> Value? {
    guard case .object(let box) = object, box.type.conforms(to: .bridged) else { return nil }
    return object.stored("_plain")
  }

  /// The number or Boolean within an `NSNumber`; nil for any other value.
  func plainNumber(of object: Value) -> Value? {
    guard case .object(let box) = object, box.type.conforms(to: .nsNumber),
      let value = object.stored("value"), let integer = object.stored("integer")
    else { return nil }
    guard let integer = integer.unwrapped?.asInt else {
      return object.stored("large")?.unwrapped ?? value
    }
    return object.stored("isBool")?.asBool == true ? .bool(integer != 0) : .int(integer)
  }

  /// A number or Boolean as another numeric type that can represent it, as bridging converts it.
  private func exactly(_ number: Value, as type: NominalType) -> Value? {
    guard !type.isFromScene else { return nil }
    let double = number.asBool.map { $0 ? 1 : 0 } ?? number.asAnyNumber ?? .nan
    let integer =
      number.asBool.map { $0 ? 1 : 0 } ?? number.asWideInteger ?? WideInteger(exactly: double)
    switch type {
    case builtin.bool.nominal: return integer.flatMap { 0...1 ~= $0 ? .bool($0 == 1) : nil }
    case builtin.int.nominal: return integer.flatMap { Int(exactly: $0) }.map(Value.int)
    case builtin.double.nominal:
      // A large integer may have no double that is the same.
      if let integer, WideInteger(exactly: double) != integer { return nil }
      return .double(double)
    default:
      guard let kind = type.numberKind else { return nil }
      if kind == .float { return .number(FixedNumber(Float(double))) }
      return integer.flatMap { FixedNumber($0, kind: kind) }.map(Value.number)
    }
  }
}

extension Interpreter {
  /// The value within an object of Foundation's; any other value as it is.
  public func unboxed(_ value: Value) -> Value {
    let value = value.unwrapped ?? value
    return program.plainNumber(of: value) ?? program.plainValue(of: value) ?? value
  }

  /// `as?` with a type given as a value, such as `Int?.self`; nil where the cast fails.
  public func cast(_ value: Value, toInstanceOf metatype: Value) -> Value? {
    guard case .metatype(let box) = metatype else { return nil }
    return program.cast(value, to: box.type)
  }
}
