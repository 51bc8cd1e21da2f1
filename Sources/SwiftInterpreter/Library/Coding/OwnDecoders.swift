/// Decoders and containers that the program declares: their methods are called.
extension Program {
  /// Whether a value is a decoder of the program's own.
  func isOwnDecoder(_ value: Value) -> Bool {
    guard let type = runtimeType(of: value) else { return false }
    return type.isFromScene && type.conforms(to: .decoder)
  }

  /// Calls a method of a coder or a container; an overload for exactly these values precedes a
  /// generic one.
  func callCoder(
    _ name: String, on coder: inout Value, _ arguments: [Interpreter.Argument] = []
  ) throws -> Value {
    guard let type = runtimeType(of: coder) else {
      throw ScriptFailure.trap("no coder has the method '\(name)'", identifier: .coding)
    }
    if name.hasSuffix("IfPresent"), type.isFromScene,
      dispatch(name, on: type, labels: arguments.map(\.label), isFromScene: true) == nil
    {
      if name == "decodeIfPresent" { return try decodeIfPresent(from: &coder, arguments) }
      guard let value = arguments[0].value.unwrapped else { return .void }
      return try callCoder("encode", on: &coder, [.init(nil, value), arguments[1]])
    }
    let written = arguments.map {
      WrittenArgument(label: $0.label, expression: Self.placeholder)
    }
    let fitting = type.ancestry.flatMap { implementations(name, from: $0, in: type) }
      .compactMap { member -> (function: FunctionDeclaration, matched: [Range<Int>])? in
        guard case .function(let function) = member, !function.isStatic, !function.isRequirement,
          let matched = ArgumentMatching.match(function.parameters, written)
        else { return nil }
        return (function, matched)
      }
    let exact = fitting.first {
      $0.function.typeParameters.isEmpty && accepts($0.function, $0.matched, arguments)
    }
    guard let found = exact ?? fitting.first(where: { !$0.function.typeParameters.isEmpty })
    else {
      throw ScriptFailure.trap(
        "value of type '\(typeName(of: coder))' has no method '\(name)'", identifier: .coding)
    }
    var receiver: Value? = coder
    var values: [Value?] = found.matched.map { $0.first.map { arguments[$0].value } }
    defer { coder = receiver ?? coder }
    return try call(found.function, receiver: &receiver, arguments: &values)
  }

  /// The standard library's default for containers that don't implement it.
  private func decodeIfPresent(
    from container: inout Value, _ arguments: [Interpreter.Argument]
  ) throws -> Value {
    let key = arguments[1]
    guard try callCoder("contains", on: &container, [.init(nil, key.value)]).asBool == true,
      try callCoder("decodeNil", on: &container, [key]).asBool == false
    else { return .none }
    return .optional(try callCoder("decode", on: &container, arguments))
  }

  /// Decodes a type from the position of a program's own decoder.
  func decode(fromOwn decoder: Value, as type: SwiftType) throws -> Value {
    try machine.descend(toBe: "decoded") {
      guard case .nominal(let nominal, let arguments) = type else {
        throw ScriptFailure.trap("'\(type)' cannot be decoded", identifier: .coding)
      }
      var decoder = decoder
      if declaresDecoding(nominal) {
        return try construct(nominal, of: arguments, [.init("from", decoder)])
      }
      switch nominal {
      case builtin.optional:
        var container = try callCoder("singleValueContainer", on: &decoder)
        if try callCoder("decodeNil", on: &container).asBool == true { return .none }
        return .some(OptionalBox(try decode(fromOwn: decoder, as: type.argument(0))))
      case builtin.array, builtin.set:
        let elements = try elements(fromOwn: decoder, of: type.argument(0))
        return nominal === builtin.array
          ? .array(elements) : try .set(elements, counting: machine)
      default: break
      }
      if let raw = codedRawType(of: nominal) {
        return try decodeRaw(
          CodedPlace(node: CodedNode()), decode(fromOwn: decoder, as: raw), raw, type)
      }
      guard nominal.isFromScene, nominal.kind != .enumeration, nominal.kind != .protocolType else {
        var container = try callCoder("singleValueContainer", on: &decoder)
        return try callCoder("decode", on: &container, [.init(nil, .metatype(MetatypeBox(type)))])
      }
      var fields = ContiguousArray(repeating: Value.void, count: nominal.storedProperties.count)
      try decodeProperties(of: nominal, arguments, into: &fields, fromOwn: decoder)
      try fillDefaults(&fields, of: nominal, arguments)
      return nominal.instance(fields, arguments)
    }
  }

  private func elements(fromOwn decoder: Value, of type: SwiftType) throws -> [Value] {
    var decoder = decoder
    var container = try callCoder("unkeyedContainer", on: &decoder)
    var elements: [Value] = []
    while try property("isAtEnd", of: container, .none).asBool == false {
      elements.append(
        try callCoder("decode", on: &container, [.init(nil, .metatype(MetatypeBox(type)))]))
    }
    return elements
  }

  /// Decodes stored properties as the initialiser does that the compiler synthesises.
  func decodeProperties(
    of type: NominalType, _ arguments: [SwiftType] = [],
    into fields: inout ContiguousArray<Value>, fromOwn decoder: Value
  ) throws {
    let type = type.introducing(.decodable)
    let bindings = Bindings(type.typeParameters, arguments)
    guard
      let keys = type.nestedType("CodingKeys")?.nominal
        ?? builtin[.codedKeys].flatMap({ nestedType("CodingKeys", in: $0)?.nominal })
    else { return }
    var decoder = decoder
    var container = try callCoder(
      "container", on: &decoder, [.init("keyedBy", .metatype(MetatypeBox(.nominal(keys, []))))])
    for (index, property) in type.storedProperties.enumerated() where property.owner === type {
      guard let key = try codingKey(of: property.name, in: type)?.key,
        !(property.isLet && property.initialValue != nil)
      else { continue }
      let wanted = property.type.substituting(bindings)
      let asked = Value.metatype(MetatypeBox(wanted.isOptional ? wanted.wrapped : wanted))
      fields[index] = try stored(
        callCoder(
          wanted.isOptional ? "decodeIfPresent" : "decode", on: &container,
          [.init(nil, asked), .init("forKey", key)]), in: property)
    }
  }
}
