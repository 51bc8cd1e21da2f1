/// Encoders and containers that the program declares: their methods are called.
extension Program {
  /// Whether a value is an encoder of the program's own.
  private func isOwnEncoder(_ value: Value) -> Bool {
    guard let type = runtimeType(of: value) else { return false }
    return type.isFromScene && type.conforms(to: .encoder)
  }

  /// Encodes as the synthesised method, or the standard library's, does for a type; returns false
  /// where the encoder isn't one of the program's.
  func encode(_ value: Value, toOwn encoder: Value) throws -> Bool {
    guard isOwnEncoder(encoder) else { return false }
    var encoder = encoder
    func encodeAlone(_ value: Value) throws {
      var container = try callCoder("singleValueContainer", on: &encoder)
      _ = try callCoder("encode", on: &container, [.init(nil, value)])
    }
    switch value {
    case .none:
      var container = try callCoder("singleValueContainer", on: &encoder)
      _ = try callCoder("encodeNil", on: &container)
    case .some(let box): return try encode(box.value, toOwn: encoder)
    case .array, .set:
      var container = try callCoder("unkeyedContainer", on: &encoder)
      for element in try elements(of: value) {
        _ = try callCoder("encode", on: &container, [.init(nil, element)])
      }
    case .dictionary(let box):
      var container = try keyedContainer(of: &encoder, by: "_DictionaryCodingKey", in: nil)
      for pair in box.pairs {
        let key = try codedKey(ofDictionary: describe(pair.key))
        _ = try callCoder("encode", on: &container, [.init(nil, pair.value), .init("forKey", key)])
      }
    case .enumeration where isCodedByRawValue(value), .structure where isCodedByRawValue(value):
      try encodeAlone(property("rawValue", of: value, .none))
    case .structure(let box) where box.type.isFromScene:
      try encodeProperties(of: value, box.type, box.fields, toOwn: encoder)
    case .object(let box) where box.type.isFromScene:
      try encodeProperties(of: value, box.type, box.fields, toOwn: encoder)
    default: try encodeAlone(value)
    }
    return true
  }

  private func encodeProperties(
    of value: Value, _ type: NominalType, _ fields: ContiguousArray<Value>, toOwn encoder: Value
  ) throws {
    var encoder = encoder
    let type = type.introducing(.encodable)
    var container = try keyedContainer(of: &encoder, by: "CodingKeys", in: type)
    for (property, field) in zip(type.storedProperties, fields) where property.owner === type {
      guard let key = try codingKey(of: property.name, in: type)?.key else { continue }
      let field =
        property.wrapper == nil ? field : try self.property(property.name, of: value, .none)
      _ = try callCoder(
        property.type.isOptional ? "encodeIfPresent" : "encode", on: &container,
        [.init(nil, field), .init("forKey", key)])
    }
  }

  private func keyedContainer(
    of encoder: inout Value, by name: String, in type: NominalType?
  ) throws -> Value {
    guard
      let keys = type?.nestedType(name)?.nominal
        ?? builtin[.codedKeys].flatMap({ nestedType(name, in: $0)?.nominal })
    else { throw ScriptFailure.trap("'\(name)' is not declared", identifier: .coding) }
    return try callCoder(
      "container", on: &encoder, [.init("keyedBy", .metatype(MetatypeBox(.nominal(keys, []))))])
  }
}

extension StandardLibrary {
  /// Encodes with an encoder of the program's own; returns false for any other.
  static let ownEncoding = NativeMember(
    "static func encode(_ value: Any, to encoder: Any) throws -> Bool"
  ) { (call, value: Value, encoder: Value) in
    .bool(try call.program.encode(value, toOwn: encoder))
  }
}
