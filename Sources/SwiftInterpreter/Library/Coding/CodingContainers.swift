/// An unkeyed container's position.
private struct CodedList {
  let place: CodedPlace
  var index = 0

  var elements: [CodedNode] { place.node.elements ?? [] }
}

extension StandardLibrary {
  /// The coding path of a decoder or a container.
  private static func codingPath(_ keys: @escaping @Sendable (NativeCall) throws -> [Value])
    -> NativeMember
  {
    NativeMember("var codingPath: [any CodingKey] { get }") { call in .array(try keys(call)) }
  }

  private static let decodingPath = codingPath { try $0.receiver(as: CodedPlace.self).path }
  private static let encodingPath = codingPath { try $0.receiver(as: CodingPlace.self).path }

  static let decoder: [NativeMember] = [
    decodingPath,
    NativeMember("var userInfo: [CodingUserInfoKey: Any] { get }") { call in
      (try call.receiver() as CodedPlace).options.userInfo ?? .dictionary([])
    },
    NativeMember(
      "func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>"
    ) { (call, key: TypeArgument) in try keyed(try call.receiver(), key, call) },
    NativeMember("func unkeyedContainer() throws -> UnkeyedDecodingContainer") { call in
      try unkeyed(try call.receiver(), call)
    },
    NativeMember("func singleValueContainer() throws -> SingleValueDecodingContainer") { call in
      call.interpreter.host("SingleValueDecodingContainer", try call.receiver() as CodedPlace)
    },
  ]

  static let keyedDecoding: [NativeMember] = [
    // The program's own containers are used as they are.
    NativeMember("init<Container>(_ container: Container)") { (_, container: Value) in container },
    decodingPath,
    NativeMember("var allKeys: [Key] { get }") { call in
      let place: CodedPlace = try call.receiver()
      guard let type = place.keyType else { return .array([]) }
      return .array(
        try (place.node.members ?? []).compactMap { member in
          if type.kind == .enumeration {
            return try type.cases.map(\.bare).first { try call.program.keyText($0) == member.key }
          }
          return try call.interpreter.construct(
            type, [.init("stringValue", .string(member.key))]
          ).unwrapped
        })
    },
    NativeMember("func contains(_ key: Key) -> Bool") { (call, key: Value) in
      .bool(try member(key, call, isRequired: false) != nil)
    },
    NativeMember("func decodeNil(forKey key: Key) throws -> Bool") { (call, key: Value) in
      .bool(try member(key, call)?.node.isNull ?? true)
    },
    NativeMember("func decode<T>(_ type: T.Type, forKey key: Key) throws -> T") {
      (call, type: SwiftType, key: Value) in
      guard let place = try member(key, call) else { return .void }
      return try call.program.decode(place, as: type)
    },
    NativeMember("func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T?") {
      (call, type: SwiftType, key: Value) in
      guard let place = try member(key, call, isRequired: false), !place.node.isNull else {
        return .none
      }
      return .optional(try call.program.decode(place, as: type))
    },
    NativeMember(
      "func nestedContainer<K>(keyedBy type: K.Type, forKey key: Key) throws -> KeyedDecodingContainer<K>"
    ) { (call, type: TypeArgument, key: Value) in
      guard let place = try member(key, call) else { return .void }
      return try keyed(place, type, call)
    },
    NativeMember("func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer")
    {
      (call, key: Value) in
      guard let place = try member(key, call) else { return .void }
      return try unkeyed(place, call)
    },
    NativeMember("func superDecoder() throws -> Decoder") { call in
      try superDecoder(call, at: call.program.codedKeyOfSuperclass())
    },
    NativeMember("func superDecoder(forKey key: Key) throws -> Decoder") { (call, key: Value) in
      try superDecoder(call, at: key)
    },
  ]

  static let unkeyedDecoding: [NativeMember] = [
    codingPath { try $0.receiver(as: CodedList.self).place.path },
    NativeMember("var count: Int? { get }") { call in
      .optional(.int((try call.receiver() as CodedList).elements.count))
    },
    NativeMember("var currentIndex: Int { get }") { call in
      .int((try call.receiver() as CodedList).index)
    },
    NativeMember("var isAtEnd: Bool { get }") { call in
      let list: CodedList = try call.receiver()
      return .bool(list.index >= list.elements.count)
    },
    NativeMember(
      "mutating func decode<T>(_ type: T.Type) throws -> T",
      changing: { (call: inout NativeCall, type: SwiftType) in
        let place = try element(type, call)
        let value = try call.program.decode(place, as: type)
        try advance(&call)
        return value
      }),
    NativeMember(
      "mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T?",
      changing: { (call: inout NativeCall, type: SwiftType) in
        let list: CodedList = try call.receiver()
        guard list.index < list.elements.count else { return .none }
        guard !list.elements[list.index].isNull else {
          try advance(&call)
          return .none
        }
        let value = try call.program.decode(element(type, call), as: type)
        try advance(&call)
        return .optional(value)
      }),
    NativeMember(
      "mutating func nestedContainer<K>(keyedBy type: K.Type) throws -> KeyedDecodingContainer<K>",
      changing: { (call: inout NativeCall, type: TypeArgument) in
        let container = SwiftType.named(
          "KeyedDecodingContainer", [.nominal(type.type, [])], in: call.program)
        let made = try keyed(element(container, call), type, call)
        try advance(&call)
        return made
      }),
    NativeMember("mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer") {
      call in
      let container = SwiftType.named("UnkeyedDecodingContainer", [], in: call.program)
      let made = try unkeyed(element(container, call), call)
      try advance(&call)
      return made
    },
    NativeMember("mutating func decodeNil() throws -> Bool") { call in
      let isNull = try element(.existential([]), call).node.isNull
      if isNull { try advance(&call) }
      return .bool(isNull)
    },
    NativeMember("mutating func superDecoder() throws -> Decoder") { call in
      let decoder = SwiftType.named("Decoder", [], in: call.program)
      let made = call.interpreter.host("Decoder", try element(decoder, call))
      try advance(&call)
      return made
    },
  ]

  static let singleDecoding: [NativeMember] = [
    decodingPath,
    NativeMember("func decodeNil() -> Bool") { call in
      .bool((try call.receiver() as CodedPlace).node.isNull)
    },
    NativeMember("func decode<T>(_ type: T.Type) throws -> T") { (call, type: SwiftType) in
      try call.program.decode(try call.receiver(), as: type)
    },
  ]

  // MARK: Encoding

  static let encoder: [NativeMember] = [
    NativeMember("var userInfo: [CodingUserInfoKey: Any] { get }") { call in
      (try call.receiver() as CodingPlace).options.userInfo ?? .dictionary([])
    },
    encodingPath,
    NativeMember("func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>") {
      call in
      let place: CodingPlace = try call.receiver()
      if place.node.members == nil { place.node.content = .object([]) }
      return call.interpreter.host("KeyedEncodingContainer", place)
    },
    NativeMember("func unkeyedContainer() -> UnkeyedEncodingContainer") { call in
      let place: CodingPlace = try call.receiver()
      if place.node.elements == nil { place.node.content = .array([]) }
      return call.interpreter.host("UnkeyedEncodingContainer", place)
    },
    NativeMember("func singleValueContainer() -> SingleValueEncodingContainer") { call in
      call.interpreter.host("SingleValueEncodingContainer", try call.receiver() as CodingPlace)
    },
  ]

  static let keyedEncoding: [NativeMember] = [
    NativeMember("init<Container>(_ container: Container)") { (_, container: Value) in container },
    encodingPath,
    NativeMember(
      "mutating func encode<T>(_ value: T, forKey key: Key) throws"
    ) { (call, value: Value, key: Value) in
      try call.program.encode(
        value, for: (call.program.keyText(key), key), at: try call.receiver() as CodingPlace)
      return .void
    },
    NativeMember(
      "mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws"
    ) { (call, value: Value?, key: Value) in
      guard let value else { return .void }
      try call.program.encode(
        value, for: (call.program.keyText(key), key), at: try call.receiver() as CodingPlace)
      return .void
    },
    NativeMember(
      "mutating func encodeNil(forKey key: Key) throws"
    ) { (call, key: Value) in
      try call.program.encode(
        .none, for: (call.program.keyText(key), key), at: try call.receiver() as CodingPlace)
      return .void
    },
    NativeMember(
      "mutating func nestedContainer<K>(keyedBy type: K.Type, forKey key: Key) -> KeyedEncodingContainer<K>"
    ) { (call, _: Unused, key: Value) in
      call.interpreter.host("KeyedEncodingContainer", try nested(.object([]), key: key, call))
    },
    NativeMember(
      "mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer"
    ) { (call, key: Value) in
      call.interpreter.host("UnkeyedEncodingContainer", try nested(.array([]), key: key, call))
    },
    NativeMember("mutating func superEncoder() -> Encoder") { call in
      try superEncoder(call, at: call.program.codedKeyOfSuperclass())
    },
    NativeMember("mutating func superEncoder(forKey key: Key) -> Encoder") { (call, key: Value) in
      try superEncoder(call, at: key)
    },
  ]

  static let unkeyedEncoding: [NativeMember] = [
    encodingPath,
    NativeMember("var count: Int { get }") { call in
      .int((try call.receiver() as CodingPlace).node.elements?.count ?? 0)
    },
    NativeMember(
      "mutating func encode<T>(_ value: T) throws"
    ) { (call, value: Value) in
      try call.program.encode(value, at: appendedValue(call))
      return .void
    },
    NativeMember(
      "mutating func encode<S: Sequence>(contentsOf values: S) throws"
    ) { (call, values: Elements) in
      for value in values.all { try call.program.encode(value, at: appendedValue(call)) }
      return .void
    },
    NativeMember("mutating func encodeNil() throws") { call in
      _ = try appendedValue(call)
      return .void
    },
    NativeMember(
      "mutating func nestedContainer<K>(keyedBy type: K.Type) -> KeyedEncodingContainer<K>"
    ) { call in
      call.interpreter.host("KeyedEncodingContainer", try appended(.object([]), call))
    },
    NativeMember("mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer") { call in
      call.interpreter.host("UnkeyedEncodingContainer", try appended(.array([]), call))
    },
    NativeMember("mutating func superEncoder() -> Encoder") { call in
      let inner = try appendedValue(call)
      inner.node.content = .object([])
      return call.interpreter.host("Encoder", inner)
    },
  ]

  static let singleEncoding: [NativeMember] = [
    encodingPath,
    NativeMember(
      "mutating func encode<T>(_ value: T) throws"
    ) { (call, value: Value) in
      try call.program.encode(value, at: try call.receiver())
      return .void
    },
    NativeMember("mutating func encodeNil() throws") { call in
      (try call.receiver() as CodingPlace).node.content = .null
      return .void
    },
  ]

  // MARK: Places

  private static func keyed(
    _ place: CodedPlace, _ key: TypeArgument, _ call: NativeCall
  ) throws -> Value {
    _ = try call.program.members(at: place)
    var place = place
    place.keyType = key.type
    return call.interpreter.host("KeyedDecodingContainer", place)
  }

  private static func unkeyed(_ place: CodedPlace, _ call: NativeCall) throws -> Value {
    _ = try call.program.elements(at: place)
    return call.interpreter.host("UnkeyedDecodingContainer", CodedList(place: place))
  }

  /// The receiver's member of a key.
  private static func member(
    _ key: Value, _ call: NativeCall, isRequired: Bool = true
  ) throws -> CodedPlace? {
    let place: CodedPlace = try call.receiver()
    let text = try call.program.keyText(key)
    if let node = place.member(text) { return place.at(node, key) }
    if isRequired { throw try call.program.keyNotFound(key, place) }
    return nil
  }

  /// Advances the receiver to its next element. A copy of it keeps its position.
  private static func advance(_ call: inout NativeCall) throws {
    var list: CodedList = try call.receiver()
    list.index += 1
    call.receiver = call.interpreter.host("UnkeyedDecodingContainer", list)
  }

  /// The receiver's next element, of a given type.
  private static func element(_ type: SwiftType, _ call: NativeCall) throws -> CodedPlace {
    let list: CodedList = try call.receiver()
    let key = try call.program.codedKey(index: list.index)
    guard list.index < list.elements.count else {
      throw call.program.failure(
        "valueNotFound", type, "Unkeyed container is at end.", list.place.at(CodedNode(), key))
    }
    return list.place.at(list.elements[list.index], key)
  }

  /// The source for a superclass: the value at a key, null if there is none.
  private static func superDecoder(_ call: NativeCall, at key: Value) throws -> Value {
    let place: CodedPlace = try call.receiver()
    let node = place.member(try call.program.keyText(key)) ?? CodedNode()
    return call.interpreter.host("Decoder", place.at(node, key))
  }

  /// The target for a superclass: a value at a key, an object until something else is written.
  private static func superEncoder(_ call: NativeCall, at key: Value) throws -> Value {
    let place: CodingPlace = try call.receiver()
    let inner = place.at(CodedNode(.object([])), key)
    place.node.set(inner.node, for: place.key(try call.program.keyText(key)))
    return call.interpreter.host("Encoder", inner)
  }

  /// A new part of the receiver, after its others.
  private static func appended(
    _ content: CodedNode.Content, _ call: NativeCall
  ) throws -> CodingPlace {
    let place: CodingPlace = try call.receiver()
    let key = try call.program.codedKey(index: place.node.elements?.count ?? 0)
    let inner = place.nested(CodedNode(content), key)
    place.node.append(inner.node)
    return inner
  }

  /// A place for a value of its own after the parts that the receiver has.
  private static func appendedValue(_ call: NativeCall) throws -> CodingPlace {
    let place: CodingPlace = try call.receiver()
    let key = try call.program.codedKey(index: place.node.elements?.count ?? 0)
    let inner = place.at(CodedNode(), key)
    place.node.append(inner.node)
    return inner
  }

  /// A new part of the receiver, at a key.
  private static func nested(
    _ content: CodedNode.Content, key: Value, _ call: NativeCall
  ) throws -> CodingPlace {
    let place: CodingPlace = try call.receiver()
    let inner = place.nested(CodedNode(content), key)
    place.node.set(inner.node, for: place.key(try call.program.keyText(key)))
    return inner
  }
}

extension SwiftType {
  /// A library's type by its name; unknown if there is none.
  fileprivate static func named(
    _ name: String, _ arguments: [SwiftType], in program: Program
  ) -> SwiftType {
    program.nominal(name).map { .nominal($0, arguments) } ?? .unknown
  }
}
