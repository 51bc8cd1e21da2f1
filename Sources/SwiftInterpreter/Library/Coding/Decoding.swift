/// A position while decoding: a part of the data, the path to it, and the decoder's options.
struct CodedPlace {
  var node: CodedNode
  var path: [Value] = []
  var options = DecodingOptions()
  /// The type of a keyed container's keys.
  var keyType: NominalType?

  /// The member for a key, in the decoder's spelling.
  func member(_ key: String) -> CodedNode? {
    node.members?.first {
      (options.convertsSnakeCase ? Self.camelCase($0.key) : $0.key) == key
    }?.node
  }

  func at(_ node: CodedNode, _ key: Value) -> CodedPlace {
    CodedPlace(node: node, path: path + [key], options: options)
  }

  /// `is_favorite` as `isFavorite`; underscores at the ends stay.
  static func camelCase(_ key: String) -> String {
    let body = key.drop { $0 == "_" }
    guard let last = body.lastIndex(where: { $0 != "_" }) else { return key }
    let words = body[...last].split(separator: "_")
    let joined = words.enumerated().map { index, word in
      index == 0
        ? words.count == 1 ? String(word) : word.lowercased()
        : word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }.joined()
    return key[..<body.startIndex] + joined + body[body.index(after: last)...]
  }
}

/// A key as it is in the data, and as it is in the program.
typealias CodedName = (text: String, key: Value)

extension Program {
  /// The value of a type at a place, as its own or its synthesized `init(from:)` makes it.
  func decode(_ place: CodedPlace, as type: SwiftType) throws -> Value {
    try machine.descend(toBe: "decoded") { try decodeInside(place, as: type) }
  }

  private func decodeInside(_ place: CodedPlace, as type: SwiftType) throws -> Value {
    guard case .nominal(let nominal, let arguments) = type else {
      throw ScriptFailure.trap("'\(type)' cannot be decoded", identifier: .coding)
    }
    let node = place.node
    if nominal === builtin.optional {
      return node.isNull ? .none : .some(OptionalBox(try decode(place, as: type.argument(0))))
    }
    if let value = try decodePlain(place, nominal, type) { return value }
    if nominal === builtin.array || nominal === builtin.set {
      let elements = try elements(at: place)
      let values = try elements.enumerated().map { index, element in
        try decode(place.at(element, try codedKey(index: index)), as: type.argument(0))
      }
      return nominal === builtin.array
        ? .array(values) : try .set(values, counting: machine)
    }
    if nominal === builtin.dictionary { return try decodeDictionary(place, type) }
    if nominal === builtin.range || nominal === builtin.closedRange {
      return try decodeRange(place, type, nominal === builtin.range ? .halfOpen : .closed)
    }
    if let made = try decodeWithInitializer(place, nominal, arguments) { return made }
    if let raw = codedRawType(of: nominal) {
      return try decodeRaw(place, decode(place, as: raw), raw, type)
    }
    if nominal.kind == .enumeration { return try decodeCase(place, nominal, type) }
    guard nominal.kind != .protocolType else {
      throw ScriptFailure.trap("'\(type)' cannot be decoded", identifier: .coding)
    }
    _ = try members(at: place)
    var fields = ContiguousArray(repeating: Value.void, count: nominal.storedProperties.count)
    try decodeProperties(of: nominal, arguments, into: &fields, place)
    try fillDefaults(&fields, of: nominal, arguments)
    return nominal.instance(fields, arguments)
  }

  /// Decodes stored properties by their keys, as the synthesised initialiser does: only those of
  /// the class that declares the conformance, which its subclasses inherit.
  func decodeProperties(
    of type: NominalType, _ arguments: [SwiftType] = [],
    into fields: inout ContiguousArray<Value>, _ place: CodedPlace
  ) throws {
    let type = type.introducing(.decodable)
    let bindings = Bindings(type.typeParameters, arguments)
    for (index, property) in type.storedProperties.enumerated() where property.owner === type {
      guard let key = try codingKey(of: property.name, in: type),
        !(property.isLet && property.initialValue != nil)
      else { continue }
      fields[index] = try decode(
        place, key, as: property.type.substituting(bindings), named: property)
    }
  }

  private func decode(
    _ place: CodedPlace, _ key: CodedName, as type: SwiftType, named property: PropertyDeclaration
  ) throws -> Value {
    guard let member = place.member(key.text) else {
      if type.isOptional { return .none }
      throw try keyNotFound(key.key, place)
    }
    return try stored(decode(place.at(member, key.key), as: type), in: property)
  }

  /// Numbers, texts and Foundation's own values; nil for other types.
  private func decodePlain(
    _ place: CodedPlace, _ nominal: NominalType, _ type: SwiftType
  ) throws -> Value? {
    func number() throws -> String {
      if case .string(let text) = place.node.content,
        let infinite = place.options.infinite?.number(text)
      {
        return "\(infinite)"
      }
      guard case .number(let digits) = place.node.content else {
        throw mismatch(nominal.is(.date) ? builtin.double : type, place)
      }
      return digits
    }
    func string() throws -> String {
      guard case .string(let text) = place.node.content else {
        throw mismatch(builtin.string, place)
      }
      return text
    }
    func corrupted(_ message: String) -> any Error {
      failure("dataCorrupted", nil, message, place)
    }
    if type.isInt || type.isDouble || fixedKind(nominal) != nil {
      let digits = try number()
      let value: Value? =
        if type.isDouble { Double(digits).map(Value.double) } else if let kind = fixedKind(nominal)
        {
          if kind == .float {
            Float(digits).map { .number(FixedNumber($0)) }
          } else {
            WideInteger(digits).flatMap { FixedNumber($0, kind: kind) }.map(Value.number)
          }
        } else { (Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) }).map(Value.int) }
      guard let value else {
        throw failure(
          "dataCorrupted", nil, "The given data was not valid JSON.", CodedPlace(node: place.node))
      }
      return value
    }
    if type.isBool {
      guard case .bool(let value) = place.node.content else { throw mismatch(type, place) }
      return .bool(value)
    }
    if type.isString { return .string(try string()) }
    switch nominal.builtin {
    case .date: return try decodeDate(place, type, number, string)
    case .url:
      guard let text = try Optional(string()), !text.isEmpty else {
        throw corrupted("Invalid URL string.")
      }
      return try interpreter.construct(nominal, [.init("string", .string(text))]).unwrapped
    case .decimal:
      return try interpreter.construct(nominal, [.init("string", .string(try number()))]).unwrapped
    case .uuid:
      let text = try string()
      let made = try interpreter.construct(nominal, [.init("uuidString", .string(text))])
      guard let identifier = made.unwrapped else {
        throw corrupted("Attempted to decode UUID from invalid UUID string.")
      }
      return identifier
    case .data: return try decodeData(place, type)
    default: return nil
    }
  }

  private func decodeData(_ place: CodedPlace, _ type: SwiftType) throws -> Value {
    if case .data(let bytes) = place.node.content { return try data(bytes) }
    switch place.options.data?.caseName {
    case "deferredToData":
      return try data(StandardLibrary.bytes(decode(place, as: builtin.array(byte)), machine))
    case "custom":
      guard let make = place.options.data?.associatedValues.first else { break }
      return try machine.call(make, interpreter.host("Decoder", place))
    default: break
    }
    guard case .string(let text) = place.node.content else { throw mismatch(type, place) }
    guard let bytes = Base64.bytes(text) else {
      throw failure("dataCorrupted", nil, "Encountered Data is not valid Base64.", place)
    }
    return try data(bytes)
  }

  private var byte: SwiftType { builtin.numbers[.uint8].map { .nominal($0, []) } ?? .unknown }

  private func data(_ bytes: [UInt8]) throws -> Value {
    try interpreter.structure(
      "Data", [.array(bytes.map { .number(FixedNumber($0, kind: .uint8)) })])
  }

  private func fixedKind(_ nominal: NominalType) -> FixedNumber.Kind? {
    builtin.numbers.first { $0.value === nominal }?.key
  }

  private func decodeDate(
    _ place: CodedPlace, _ type: SwiftType, _ number: () throws -> String,
    _ string: () throws -> String
  ) throws -> Value? {
    func date(_ seconds: Double) throws -> Value {
      try interpreter.structure("Date", [.double(seconds)])
    }
    if case .date(let seconds) = place.node.content { return try date(seconds) }
    let strategy = place.options.dates
    let unreadable = failure(
      "dataCorrupted", nil, "Date string does not match format expected by formatter.", place)
    switch strategy?.caseName {
    case "secondsSince1970": return try date(Double(number()) ?? 0)
    case "millisecondsSince1970": return try date((Double(number()) ?? 0) / 1000)
    case "iso8601", "formatted":
      guard
        var formatter = try strategy?.associatedValues.first
          ?? builtin[.iso8601DateFormatter].map({ try construct($0, []) })
      else { throw unreadable }
      var arguments = [Interpreter.Argument("from", .string(try string()))]
      guard
        let found = try interpreter.callMethod("date", on: &formatter, arguments: &arguments)
          .unwrapped
      else { throw unreadable }
      return found
    case "custom":
      guard let make = strategy?.associatedValues.first else { throw unreadable }
      return try machine.call(make, interpreter.host("Decoder", place))
    default: return try date((Double(number()) ?? 0) + 978_307_200)
    }
  }

  /// A range is its two bounds.
  private func decodeRange(
    _ place: CodedPlace, _ type: SwiftType, _ kind: RangeBox.Kind
  ) throws -> Value {
    let bounds = try elements(at: place)
    let values = try (0..<2).map { index in
      let key = try codedKey(index: index)
      guard bounds.indices.contains(index) else {
        throw failure(
          "valueNotFound", type.argument(0), "Unkeyed container is at end.",
          place.at(CodedNode(), key))
      }
      return try decode(place.at(bounds[index], key), as: type.argument(0))
    }
    if try isLess(values[1], values[0]) {
      let (lower, upper) = (try describe(values[0]), try describe(values[1]))
      throw failure(
        "dataCorrupted", nil,
        "Cannot initialize \(type) with a lowerBound (\(lower)) greater than upperBound (\(upper))",
        place)
    }
    return .range(RangeBox(kind, lower: values[0], upper: values[1]))
  }

  private func decodeDictionary(_ place: CodedPlace, _ type: SwiftType) throws -> Value {
    let (key, value) = (type.argument(0), type.argument(1))
    let isRepresentable = key.nominal?.conforms(to: .codingKeyRepresentable) == true
    guard key.isString || key.isInt || isRepresentable else {
      return try decodePairs(place, key, value)
    }
    return .dictionary(
      try members(at: place).map { member in
        let inner = place.at(member.node, try codedKey(ofDictionary: member.key))
        return (try decodeKey(member.key, as: key, inner), try decode(inner, as: value))
      })
  }

  private func decodeKey(_ text: String, as type: SwiftType, _ place: CodedPlace) throws -> Value {
    if type.isString { return .string(text) }
    if type.isInt {
      guard let number = Int(text) else {
        throw failure(
          "typeMismatch", type, "Expected Int key but found String key instead.", place)
      }
      return .int(number)
    }
    if let nominal = type.nominal, let raw = nominal.rawType {
      let value = raw.isInt ? Int(text).map(Value.int) : .string(text)
      if let found = try value.flatMap({ try construct(nominal, [.init("rawValue", $0)]).unwrapped }
      ) {
        return found
      }
    } else if let nominal = type.nominal,
      let found = try construct(
        nominal, of: type.arguments, [.init("codingKey", try codedKey(ofDictionary: text))]
      ).unwrapped
    {
      return found
    }
    throw failure("dataCorrupted", nil, "Could not convert key to type \(type)", place)
  }

  /// A dictionary whose keys aren't texts: a list, each key before its value.
  private func decodePairs(
    _ place: CodedPlace, _ key: SwiftType, _ value: SwiftType
  ) throws -> Value {
    // An empty dictionary doesn't reveal its kind of keys.
    if place.node.members?.isEmpty == true { return .dictionary([]) }
    let elements = try elements(at: place)
    guard elements.count.isMultiple(of: 2) else {
      throw failure(
        "dataCorrupted", nil,
        "Expected collection of key-value pairs; encountered odd-length array instead.", place)
    }
    let values = try elements.enumerated().map { index, element in
      try decode(
        place.at(element, try codedKey(index: index)), as: index.isMultiple(of: 2) ? key : value)
    }
    return .dictionary(
      stride(from: 0, to: values.count, by: 2).map { (values[$0], values[$0 + 1]) })
  }

  /// Decodes by the type's own `init(from:)`, or a protocol extension's; nil where there is none.
  private func decodeWithInitializer(
    _ place: CodedPlace, _ nominal: NominalType, _ arguments: [SwiftType]
  ) throws -> Value? {
    guard declaresDecoding(nominal) else { return nil }
    return try construct(
      nominal, of: arguments, [.init("from", interpreter.host("Decoder", place))])
  }

  func declaresDecoding(_ type: NominalType) -> Bool {
    type.initializers.contains { member in
      guard let parameters = member.constrained?.parameters else { return false }
      return parameters.count == 1 && parameters[0].label == "from"
        && parameters[0].type.is(.decoder)
    }
  }

  /// A value of a type that is coded by its raw value.
  func decodeRaw(
    _ place: CodedPlace, _ value: Value, _ raw: SwiftType, _ type: SwiftType
  ) throws -> Value {
    if let nominal = type.nominal,
      let made = try construct(nominal, of: type.arguments, [.init("rawValue", value)]).unwrapped
    {
      return made
    }
    throw failure(
      "dataCorrupted", nil,
      "Cannot initialize \(type.printedName) from invalid \(raw) value \(try describe(value))",
      place)
  }

  private func decodeCase(
    _ place: CodedPlace, _ nominal: NominalType, _ type: SwiftType
  ) throws -> Value {
    // A case with its associated values: `{"circle":{"radius":1}}`, unlabelled ones `_0`. Other
    // members are ignored.
    _ = try members(at: place)
    let found = try nominal.ownCases.compactMap { enumCase in
      try codingKey(of: enumCase.name, in: nominal).flatMap { key in
        place.member(key.text).map { (enumCase, key, $0) }
      }
    }
    guard let (enumCase, key, node) = found.first, found.count == 1 else {
      throw failure(
        "typeMismatch", type, "Invalid number of keys found, expected one.", place)
    }
    let inner = place.at(node, key.key)
    let bindings = Bindings(nominal.typeParameters, type.arguments)
    let payload = try enumCase.parameters.enumerated().map { index, parameter in
      let wanted = parameter.type.substituting(bindings)
      guard let key = try codingKey(ofValue: index, of: enumCase) else {
        guard let value = parameter.defaultValue else { return Value.none }
        return try evaluateDetached(value.expression(expecting: wanted))
      }
      guard let value = inner.member(key.text) else {
        if wanted.isOptional { return Value.none }
        throw try keyNotFound(key.key, inner)
      }
      return try decode(inner.at(value, key.key), as: wanted)
    }
    return .enumeration(
      EnumerationBox(
        type: nominal, enumCase: enumCase, payload: payload, typeArguments: type.arguments))
  }

  // MARK: Keys

  /// The key that a stored property or a case is coded by, nil where the type's `CodingKeys` leave it
  /// out.
  /// - Parameter keys: the type of the keys, in which one may be left out or be named otherwise.
  func codingKey(
    of name: String, in type: NominalType, by keys: String = "CodingKeys"
  ) throws -> CodedName? {
    guard let keys = type.nestedType(keys)?.nominal else { return (name, try codedKey(name)) }
    keys.ready()
    return try keys.ownCase(name).map { (try keyText($0.bare), $0.bare) }
  }

  /// The key that a case's associated value is coded by (SE-0295).
  func codingKey(ofValue index: Int, of enumCase: EnumCase) throws -> CodedName? {
    try codingKey(of: enumCase.key(ofValue: index), in: enumCase.owner, by: enumCase.keysOfValues)
  }

  /// A coding key's `stringValue`.
  func keyText(_ key: Value) throws -> String {
    guard case .enumeration(let box) = key else {
      return try property("stringValue", of: key, .none).requireString()
    }
    guard box.type.rawType?.isString == true else { return box.enumCase.name }
    return try property("rawValue", of: key, .none).requireString()
  }

  /// A key as it is printed, with its two values.
  func text(ofKey key: Value) throws -> String {
    let number = try property("intValue", of: key, .none).unwrapped
    let shown = try number.map { try describe($0) } ?? "nil"
    let name = staticType(of: key).printedName
    return "\(name)(stringValue: \"\(try keyText(key))\", intValue: \(shown))"
  }

  /// The key of a property whose type declares no `CodingKeys`.
  func codedKey(_ key: String) throws -> Value {
    try codedKey("CodingKeys", [.string(key), .none])
  }

  func codedKey(ofDictionary key: String) throws -> Value {
    try codedKey("_DictionaryCodingKey", [.string(key), .optional(Int(key).map(Value.int))])
  }

  func codedKey(index: Int) throws -> Value {
    try codedKey("_CodingKey", [.string("Index \(index)"), .some(OptionalBox(.int(index)))])
  }

  func codedKeyOfSuperclass() throws -> Value {
    try codedKey("_CodingKey", [.string("super"), .none])
  }

  private func codedKey(_ name: String, _ fields: ContiguousArray<Value>) throws -> Value {
    guard let keys = builtin[.codedKeys], let type = nestedType(name, in: keys)?.nominal else {
      throw ScriptFailure.trap("'\(name)' is not declared", identifier: .coding)
    }
    return .structure(StructureBox(type: type, fields: fields))
  }

  // MARK: Errors

  /// The members of the object at a position.
  func members(at place: CodedPlace) throws -> [(key: String, node: CodedNode)] {
    if let members = place.node.members { return members }
    throw mismatch(
      .nominal(builtin.dictionary, [builtin.string, .existential([])]), place,
      "keyed decoding container")
  }

  /// The elements of the list at a position.
  func elements(at place: CodedPlace) throws -> [CodedNode] {
    if let elements = place.node.elements { return elements }
    throw mismatch(builtin.array(.existential([])), place, "unkeyed decoding container")
  }

  /// - Parameter container: what was expected in place of null.
  private func mismatch(
    _ type: SwiftType, _ place: CodedPlace, _ container: String? = nil
  ) -> any Error {
    let name = type.printedName
    if place.node.isNull {
      return failure(
        "valueNotFound", type,
        "Cannot get \(container ?? "value of type \(name)") -- found null value instead", place)
    }
    return failure(
      "typeMismatch", type,
      "Expected to decode \(name) but found \(place.node.kindName) instead.", place)
  }

  func keyNotFound(_ key: Value, _ place: CodedPlace) throws -> any Error {
    let message =
      "No value associated with key \(try text(ofKey: key)) (\"\(try keyText(key))\")."
    return failure("keyNotFound", [key], message, place)
  }

  func failure(
    _ name: String, _ type: SwiftType?, _ message: String, _ place: CodedPlace
  ) -> any Error {
    failure(name, type.map { [.metatype(MetatypeBox($0))] } ?? [], message, place)
  }

  private func failure(
    _ name: String, _ about: [Value], _ message: String, _ place: CodedPlace
  ) -> any Error {
    guard let type = builtin[.decodingError], let found = type.ownCase(name),
      let context = nestedType("Context", in: type)?.nominal
    else { return ScriptFailure.trap(message, identifier: .coding) }
    let about =
      about + [
        .structure(
          StructureBox(
            type: context, fields: [.array(place.path), .string(message), .none]))
      ]
    return ScriptFailure.thrown(
      .enumeration(EnumerationBox(type: type, enumCase: found, payload: about)),
      at: location(machine.currentSite))
  }
}

extension NominalType {
  /// The ancestor that conforms to a protocol first, or the type itself.
  func introducing(_ asked: BuiltinType) -> NominalType {
    var type = self
    while let parent = type.superclass, parent.isFromScene, parent.conforms(to: asked) {
      type = parent
    }
    return type
  }
}

extension EnumCase {
  /// The name of the type of the keys that the associated values are coded by (SE-0295).
  var keysOfValues: String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }

  /// The name of the key that an associated value is coded by.
  func key(ofValue index: Int) -> String {
    (labels.indices.contains(index) ? labels[index] : nil) ?? "_\(index)"
  }
}
