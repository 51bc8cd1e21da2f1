/// Where encoding stands: the part of the data to fill, and what the encoder was told.
struct CodingPlace {
  /// What an encoder was told.
  struct Options {
    var convertsToSnakeCase = false
    /// The case of `DateEncodingStrategy`, with its associated value.
    var dates: Value?
  }

  var node: CodedNode
  var options = Options()

  func at(_ node: CodedNode) -> CodingPlace { CodingPlace(node: node, options: options) }

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
    let node = place.node
    switch value {
    case .none: node.content = .null
    case .some(let box): try encode(box.value, at: place)
    case .int(let number): node.content = .number("\(number)")
    case .double(let number):
      guard number.isFinite else { throw encodingFailure(value, "\(number)") }
      node.content = .number(Self.digits("\(number)"))
    case .number(let number): node.content = .number(Self.digits(number.description))
    case .bool(let flag): node.content = .bool(flag)
    case .string, .substring: node.content = .string(value.asString ?? "")
    case .array, .set:
      node.content = .array(
        try elements(of: value).map { element in
          let inner = place.at(CodedNode())
          try encode(element, at: inner)
          return inner.node
        })
    case .dictionary(let box):
      node.content = .object([])
      for pair in box.pairs {
        guard case .string(let key) = try Value.string(describe(pair.key)) else { continue }
        try encode(pair.value, for: key, at: place)
      }
    case .structure(let box): try encode(value, box.type, box.fields, at: place)
    case .object(let box): try encode(value, box.type, box.fields, at: place)
    case .enumeration(let box): try encode(box, value, at: place)
    case .host(let box) where try encodeItself(value, box.type, at: place): break
    case .host(let box) where box.type.name == "Decimal":
      node.content = .number(try describe(value))
    default: throw encodingFailure(value, try describe(value))
    }
  }

  /// `1.0` is written as `1`.
  private static func digits(_ number: String) -> String {
    number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }

  func encode(_ value: Value, for key: String, at place: CodingPlace) throws {
    let inner = place.at(CodedNode())
    try encode(value, at: inner)
    place.node.set(inner.node, for: place.key(key))
  }

  private func encode(
    _ value: Value, _ type: NominalType, _ fields: ContiguousArray<Value>, at place: CodingPlace
  ) throws {
    if try encodeItself(value, type, at: place) { return }
    switch type.name {
    case "Date" where !type.isFromScene: return try encodeDate(value, fields, at: place)
    case "URL" where !type.isFromScene, "UUID" where !type.isFromScene:
      return try encode(fields[0], at: place)
    case "Data" where !type.isFromScene:
      return try encode(
        property("base64EncodedString", of: value, .none), at: place)
    default: break
    }
    place.node.content = .object([])
    for (property, field) in zip(type.storedProperties, fields) {
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
    guard let method = dispatch("encode", on: type, labels: ["to"]) else { return false }
    _ = try call(method, receiver: value, arguments: [interpreter.host("Encoder", place)])
    return true
  }

  private func encode(_ box: EnumerationBox, _ value: Value, at place: CodingPlace) throws {
    if try encodeItself(value, box.type, at: place) { return }
    if box.type.rawType != nil {
      return try encode(property("rawValue", of: value, .none), at: place)
    }
    let inner = place.at(CodedNode(.object([])))
    for (index, payload) in box.payload.enumerated() {
      let label = box.enumCase.labels.indices.contains(index) ? box.enumCase.labels[index] : nil
      try encode(payload, for: label ?? "_\(index)", at: inner)
    }
    place.node.content = .object([(box.enumCase.name, inner.node)])
  }

  private func encodeDate(
    _ value: Value, _ fields: ContiguousArray<Value>, at place: CodingPlace
  ) throws {
    let seconds = fields[0].asDouble ?? 0
    let strategy = place.options.dates
    switch strategy?.caseName {
    case "secondsSince1970": try encode(.double(seconds), at: place)
    case "millisecondsSince1970": try encode(.double(seconds * 1000), at: place)
    case "iso8601", "formatted":
      guard
        var formatter = try strategy?.associatedValues.first
          ?? nominal("ISO8601DateFormatter").map({ try construct($0, []) })
      else { throw encodingFailure(value, "Date") }
      var arguments = [Interpreter.Argument("from", value)]
      try encode(
        interpreter.callMethod("string", on: &formatter, arguments: &arguments), at: place)
    default: try encode(.double(seconds - 978_307_200), at: place)
    }
  }

  private func encodingFailure(_ value: Value, _ text: String) -> any Error {
    ScriptFailure.trap("unable to encode \(text) directly in JSON.", identifier: "coding")
  }
}
