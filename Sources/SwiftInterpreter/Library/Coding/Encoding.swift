/// A position while encoding: the part of the data to fill, and the encoder's options.
struct CodingPlace {
  var node: CodedNode
  var options = EncodingOptions()
  /// The keys that lead there.
  var path: [Value] = []
  /// Those of the value whose encoder made the container. Foundation's coders forget those of
  /// containers in between when a value within is encoded.
  private var outer: [Value] = []

  init(node: CodedNode, options: EncodingOptions = EncodingOptions()) {
    self.node = node
    self.options = options
  }

  /// The position of a value within, with an encoder of its own.
  func at(_ node: CodedNode, _ key: Value) -> CodingPlace {
    var place = nested(node, key)
    place.path = outer + [key]
    place.outer = place.path
    return place
  }

  /// A container within this one.
  func nested(_ node: CodedNode, _ key: Value) -> CodingPlace {
    var place = self
    place.node = node
    place.path.append(key)
    return place
  }

  func key(_ key: String) -> String { options.convertsToSnakeCase ? Self.snakeCase(key) : key }

  /// `isFavorite` as `is_favorite`, `myURLProperty` as `my_url_property`.
  static func snakeCase(_ key: String) -> String {
    let letters = Array(key)
    var result = ""
    for (index, letter) in letters.enumerated() {
      let isStart =
        index > 0 && letter.isUppercase
        && (letters[index - 1].isLowercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isStart { result += "_" }
      result += letter.lowercased()
    }
    return result
  }
}

extension Program {
  /// Fills a place with a value, as its own or its synthesized `encode(to:)` does.
  func encode(_ value: Value, at place: CodingPlace) throws {
    try machine.descend(toBe: "encoded") { try encodeInside(value, at: place) }
  }

  private func encodeInside(_ value: Value, at place: CodingPlace) throws {
    let node = place.node
    switch value {
    case .none: node.content = .null
    case .some(let box): try encode(box.value, at: place)
    case .int(let number): node.content = .number("\(number)")
    case .double(let number):
      try encode(number, value, at: place)
    case .number(let number) where number.kind == .float:
      try encode(Double(number.description) ?? number.asDouble, value, at: place)
    case .number(let number): node.content = .number(number.description)
    case .bool(let flag): node.content = .bool(flag)
    case .string, .substring: node.content = .string(value.asString ?? "")
    case .array, .set:
      node.content = .array(
        try elements(of: value).enumerated().map { index, element in
          let inner = place.at(CodedNode(), try codedKey(index: index))
          try encode(element, at: inner)
          return inner.node
        })
    case .range(let box):
      node.content = .array(
        try [box.lower, box.upper].compactMap(\.self).enumerated().map { index, bound in
          let inner = place.at(CodedNode(), try codedKey(index: index))
          try encode(bound, at: inner)
          return inner.node
        })
    case .dictionary(let box): try encode(box, at: place)
    case .structure(let box): try encode(value, box.type, box.fields, at: place)
    case .object(let box) where box.type.is(.nsNull):
      node.content = .null
    case .object(let box):
      if let plain = plainNumber(of: value) { return try encode(plain, at: place) }
      try encode(value, box.type, box.fields, at: place)
    case .enumeration(let box): try encode(box, value, at: place)
    case .host(let box) where try encodeItself(value, box.type, at: place): break
    case .host(let box) where box.type.is(.decimal):
      node.content = .number(try describe(value))
    default:
      throw ScriptFailure.trap("'\(try describe(value))' cannot be encoded", identifier: .coding)
    }
  }

  /// Texts, integers and `CodingKeyRepresentable` types are keys; any others are listed, each
  /// before its value.
  private func encode(_ box: DictionaryBox, at place: CodingPlace) throws {
    let keys = try box.pairs.compactMap { try keyText(ofDictionary: $0.key) }
    guard keys.count == box.pairs.count else {
      place.node.content = .array([])
      for value in box.pairs.flatMap({ [$0.key, $0.value] }) {
        let index = place.node.elements?.count ?? 0
        let inner = place.at(CodedNode(), try codedKey(index: index))
        try encode(value, at: inner)
        place.node.append(inner.node)
      }
      return
    }
    place.node.content = .object([])
    for (key, pair) in zip(keys, box.pairs) {
      // The strategy for keys is for the scene's properties.
      let inner = place.at(CodedNode(), try codedKey(ofDictionary: key))
      try encode(pair.value, at: inner)
      place.node.set(inner.node, for: key)
    }
  }

  /// The text of a dictionary's key; nil where it has none.
  private func keyText(ofDictionary key: Value) throws -> String? {
    switch key {
    case .string, .substring, .int: return try describe(key)
    default:
      guard runtimeType(of: key)?.conforms(to: .codingKeyRepresentable) == true else {
        return nil
      }
      return try keyText(property("codingKey", of: key, .none))
    }
  }

  private func encode(_ number: Double, _ value: Value, at place: CodingPlace) throws {
    if number.isFinite || place.options.isPropertyList {
      place.node.content = .number("\(number)")
    } else if let infinite = place.options.infinite {
      place.node.content = .string(infinite.text(number))
    } else {
      throw encodingFailure(
        value, "Unable to encode \(typeName(of: value)).\(number) directly in JSON.", at: place)
    }
  }

  func encode(_ value: Value, for name: CodedName, at place: CodingPlace) throws {
    let inner = place.at(CodedNode(), name.key)
    try encode(value, at: inner)
    place.node.set(inner.node, for: place.key(name.text))
  }

  private func encode(
    _ value: Value, _ type: NominalType, _ fields: ContiguousArray<Value>, at place: CodingPlace
  ) throws {
    if try encodeItself(value, type, at: place) { return }
    switch type.builtin {
    case .date: return try encodeDate(value, fields, at: place)
    case .url, .uuid:
      return try encode(fields[0], at: place)
    case .data:
      return try encodeData(value, at: place)
    default: break
    }
    if isCodedByRawValue(value) {
      return try encode(property("rawValue", of: value, .none), at: place)
    }
    try encodeProperties(of: value, type, fields, at: place)
  }

  /// The type of the raw value by which a type is coded, as the standard library does it for types
  /// that are `RawRepresentable` by a plain type; nil for others.
  func codedRawType(of type: NominalType) -> SwiftType? {
    if let raw = type.rawType { return raw }
    guard type.isFromScene, type.conforms(to: .rawRepresentable),
      let raw = builtin[.rawRepresentable]?.typeParameters.first.flatMap(type.witness)
    else { return nil }
    let isPlain =
      raw.isBool || raw.isString || raw.isInt || raw.isDouble && !raw.isCGFloat
      || builtin.numbers.contains { $0.value === raw.nominal }
    return isPlain ? raw : nil
  }

  func isCodedByRawValue(_ value: Value) -> Bool {
    runtimeType(of: value).flatMap(codedRawType) != nil
  }

  /// Encodes stored properties by their keys, as the synthesised method does.
  func encodeProperties(
    of value: Value, _ type: NominalType, _ fields: ContiguousArray<Value>, at place: CodingPlace
  ) throws {
    if place.node.members == nil { place.node.content = .object([]) }
    for (property, field) in zip(type.storedProperties, fields) where property.owner === type {
      guard let key = try codingKey(of: property.name, in: type) else { continue }
      let field =
        property.wrapper == nil ? field : try self.property(property.name, of: value, .none)
      if case .none = field { continue }
      try encode(field, for: key, at: place)
    }
  }

  private func encodeItself(
    _ value: Value, _ type: NominalType, at place: CodingPlace
  ) throws -> Bool {
    // A library's `encode(to:)` for all `Encodable` types is this function.
    func find(inScene: Bool) -> FunctionDeclaration? {
      dispatch("encode", on: type, labels: ["to"], isFromScene: inScene)
    }
    let own = find(inScene: true) ?? find(inScene: false)
    guard let method = own,
      method.owner?.isFromScene == true || method.owner?.is(.encodable) != true
    else { return false }
    _ = try call(method, receiver: value, arguments: [interpreter.host("Encoder", place)])
    return true
  }

  private func encode(_ box: EnumerationBox, _ value: Value, at place: CodingPlace) throws {
    if try encodeItself(value, box.type, at: place) { return }
    if isCodedByRawValue(value) {
      return try encode(property("rawValue", of: value, .none), at: place)
    }
    let enumCase = box.enumCase
    guard let key = try codingKey(of: enumCase.name, in: box.type) else {
      throw encodingFailure(
        value,
        "Case '\(enumCase.name)' cannot be encoded because it is not defined in CodingKeys.",
        at: place)
    }
    let inner = place.nested(CodedNode(.object([])), key.key)
    for (index, payload) in box.payload.enumerated() {
      guard let name = try codingKey(ofValue: index, of: enumCase) else { continue }
      if case .none = payload { continue }
      try encode(payload, for: name, at: inner)
    }
    place.node.content = .object([(place.key(key.text), inner.node)])
  }

  private func encodeDate(
    _ value: Value, _ fields: ContiguousArray<Value>, at place: CodingPlace
  ) throws {
    let seconds = fields[0].asDouble ?? 0
    if place.options.isPropertyList { return place.node.content = .date(seconds) }
    let strategy = place.options.dates
    switch strategy?.caseName {
    case "secondsSince1970": try encode(.double(seconds), at: place)
    case "millisecondsSince1970": try encode(.double(seconds * 1000), at: place)
    case "iso8601", "formatted":
      guard
        var formatter = try strategy?.associatedValues.first
          ?? builtin[.iso8601DateFormatter].map({ try construct($0, []) })
      else { throw encodingFailure(value, "Unable to encode Date.", at: place) }
      var arguments = [Interpreter.Argument("from", value)]
      try encode(
        interpreter.callMethod("string", on: &formatter, arguments: &arguments), at: place)
    case "custom": try encode(value, by: strategy, at: place)
    default: try encode(.double(seconds - 978_307_200), at: place)
    }
  }

  private func encodeData(_ value: Value, at place: CodingPlace) throws {
    let bytes = try StandardLibrary.bytes(value, machine)
    if place.options.isPropertyList { return place.node.content = .data(bytes) }
    switch place.options.data?.caseName {
    case "deferredToData": try encode(value.stored("_bytes") ?? .array([]), at: place)
    case "custom": try encode(value, by: place.options.data, at: place)
    default: place.node.content = .string(Base64.text(bytes))
    }
  }

  /// Encodes by a strategy's closure; one that writes nothing results in an empty object.
  private func encode(_ value: Value, by strategy: Value?, at place: CodingPlace) throws {
    guard let write = strategy?.associatedValues.first else { return }
    _ = try interpreter.call(write, [value, interpreter.host("Encoder", place)])
    if place.node.isNull { place.node.content = .object([]) }
  }

  private func encodingFailure(
    _ value: Value, _ message: String, at place: CodingPlace
  ) -> any Error {
    guard let type = builtin[.encodingError], let found = type.ownCase("invalidValue"),
      let context = nestedType("Context", in: type)?.nominal
    else { return ScriptFailure.trap(message, identifier: .coding) }
    let about = Value.structure(
      StructureBox(type: context, fields: [.array(place.path), .string(message), .none]))
    return ScriptFailure.thrown(
      .enumeration(EnumerationBox(type: type, enumCase: found, payload: [value, about])),
      at: location(machine.currentSite))
  }
}
