extension StandardLibrary {
  /// The containers of coders, and the bytes they read and write.
  static let coding: [NativeType] = [
    NativeType("struct Decoder", members: answeredByOwn(decoder)),
    NativeType(
      "struct KeyedDecodingContainer<K>: KeyedDecodingContainerProtocol<K>",
      members: answeredByOwn(keyedDecoding)),
    NativeType("struct UnkeyedDecodingContainer", members: answeredByOwn(unkeyedDecoding)),
    NativeType("struct SingleValueDecodingContainer", members: answeredByOwn(singleDecoding)),
    NativeType("struct Encoder", members: answeredByOwn(encoder)),
    NativeType(
      "struct KeyedEncodingContainer<K>: KeyedEncodingContainerProtocol<K>",
      members: answeredByOwn(keyedEncoding)),
    NativeType("struct UnkeyedEncodingContainer", members: answeredByOwn(unkeyedEncoding)),
    NativeType("struct SingleValueEncodingContainer", members: answeredByOwn(singleEncoding)),
    NativeType(named: "DecodingError"), NativeType(named: "EncodingError"),
    NativeType(named: "CodedKeys", members: [ownEncoding]),
    NativeType(
      named: "Data",
      members: [
        NativeMember("init<S: Sequence>(_ bytes: S) where S.Element == UInt8") {
          (call, bytes: Elements) in
          try data(StandardLibrary.bytes(.array(bytes.all), call.program.machine), call)
        },
        NativeMember(
          "init?(base64Encoded text: String, options: Base64DecodingOptions = [])"
        ) { (call, text: String, _: Unused) in try decoded(text, call) },
        NativeMember(
          "init?(base64Encoded data: Data, options: Base64DecodingOptions = [])"
        ) { (call, data: Value, _: Unused) in
          let bytes = try bytes(data, call.program.machine)
          return try decoded(String(decoding: bytes, as: UTF8.self), call)
        },
        NativeMember(
          "func base64EncodedString(options: Base64EncodingOptions = []) -> String"
        ) { call in
          .string(Base64.text(try bytes(call.receiver ?? .void, call.program.machine)))
        },
      ]),
  ]

  private static func decoded(_ text: String, _ call: NativeCall) throws -> Value {
    try call.program.machine.charge(text.utf8.count)
    guard let bytes = Base64.bytes(text) else { return .none }
    return .optional(try data(bytes, call))
  }

  /// A program's own coders and containers answer for themselves.
  private static func answeredByOwn(_ members: [NativeMember]) -> [NativeMember] {
    members.map { $0.answeredByOwn() }
  }

  /// Keys of enums: their raw texts, or the names of the cases.
  static let codingKeys: [NativeMember] = [
    NativeMember("var stringValue: String { get }") { call in
      .string(try call.program.keyText(call.receiver ?? .void))
    },
    NativeMember("var intValue: Int? { get }") { call in
      guard case .enumeration(let box)? = call.receiver else {
        return try call.program.property("intValue", of: call.receiver ?? .void, .none)
      }
      guard box.type.rawType?.isInt == true else { return .none }
      return .optional(try call.program.property("rawValue", of: .enumeration(box), .none))
    },
    NativeMember("var description: String { get }") { call in
      .string(try call.program.text(ofKey: call.receiver ?? .void))
    },
    NativeMember("var debugDescription: String { get }") { call in
      .string(try call.program.text(ofKey: call.receiver ?? .void))
    },
  ]

  /// Texts as bytes and back.
  static let codedStrings: [NativeMember] = [
    NativeMember("init?(data: Data, encoding: String.Encoding)") {
      (call, data: Value, encoding: TextEncoding) in
      let bytes = try StandardLibrary.bytes(data, call.program.machine)
      return .optional(encoding.text(of: bytes).map(Value.string))
    },
    NativeMember("init?<S: Sequence>(bytes: S, encoding: String.Encoding)") {
      (call, bytes: Elements, encoding: TextEncoding) in
      let bytes = try StandardLibrary.bytes(.array(bytes.all), call.program.machine)
      return .optional(encoding.text(of: bytes).map(Value.string))
    },
    decoding(UTF8.self), decoding(UTF16.self), decoding(UTF32.self),
    validating(UTF8.self), validating(UTF16.self), validating(UTF32.self),
    NativeMember(
      "func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?"
    ) { (call, encoding: TextEncoding, isLossy: Bool) in
      let text = try call.ownString()
      return .optional(
        try encoding.bytes(of: text, isLossy: isLossy).map { try data($0, call) })
    },
    NativeMember("func canBeConverted(to encoding: String.Encoding) -> Bool") {
      (call, encoding: TextEncoding) in
      .bool(try encoding.bytes(of: call.ownString(), isLossy: false) != nil)
    },
    NativeMember("func lengthOfBytes(using encoding: String.Encoding) -> Int") {
      (call, encoding: TextEncoding) in .int(try encoding.count(of: call.ownString()) ?? 0)
    },
    NativeMember("func maximumLengthOfBytes(using encoding: String.Encoding) -> Int") {
      (call, encoding: TextEncoding) in
      .int(encoding.mostBytes(ofUnits: try call.ownString().utf16.count))
    },
  ]

  /// The text of code units, with invalid ones replaced.
  private static func decoding<Encoding: Unicode.Encoding & SendableMetatype>(
    _ encoding: Encoding.Type
  ) -> NativeMember where Encoding.CodeUnit: FixedWidthInteger & Sendable {
    NativeMember("init<C: Collection>(decoding codeUnits: C, as encoding: \(Encoding.self).Type)") {
      (call, units: Value, _: Unused) in
      .string(
        String(decoding: try codeUnits(of: units, call, as: Encoding.self), as: Encoding.self))
    }
  }

  /// The same where all of it is valid.
  private static func validating<Encoding: Unicode.Encoding & SendableMetatype>(
    _ encoding: Encoding.Type
  ) -> NativeMember where Encoding.CodeUnit: FixedWidthInteger & Sendable {
    NativeMember("init?<C: Sequence>(validating codeUnits: C, as encoding: \(Encoding.self).Type)")
    {
      (call, units: Value, _: Unused) in
      let units = try codeUnits(of: units, call, as: Encoding.self)
      return .optional(String(validating: units, as: Encoding.self).map(Value.string))
    }
  }

  private static func codeUnits<Encoding: Unicode.Encoding & SendableMetatype>(
    of units: Value, _ call: NativeCall, as encoding: Encoding.Type
  ) throws -> [Encoding.CodeUnit] where Encoding.CodeUnit: FixedWidthInteger & Sendable {
    let units = try call.elements(of: units.stored("_bytes") ?? units)
    return units.map { Encoding.CodeUnit(truncatingIfNeeded: $0.asWideInteger ?? 0) }
  }

  // MARK: Coders

  static func bytes(_ data: Value, _ machine: Machine) throws -> [UInt8] {
    let values = try (data.stored("_bytes") ?? data).requireArray()
    try machine.charge(values.count / 8)
    return try values.map { value in
      if case .number(let number) = value { return UInt8(truncatingIfNeeded: number.bits) }
      return UInt8(truncatingIfNeeded: try value.requireInt())
    }
  }

  static func data(_ bytes: [UInt8], _ call: NativeCall) throws -> Value {
    try call.program.machine.charge(bytes.count / 8)
    try call.program.machine.take(bytes.count * MemoryLayout<Value>.stride)
    let values = bytes.map { Value.number(FixedNumber($0, kind: .uint8)) }
    return try call.interpreter.structure("Data", [.array(values)])
  }

  /// The type that `T.self` stands for.
  static func type(_ metatype: Value) throws -> SwiftType {
    guard case .metatype(let box) = metatype, box.type.isConcrete else {
      throw ScriptFailure.trap(
        "what type to decode is not known here", identifier: .coding)
    }
    return box.type
  }
}

/// Bytes as text of 64 letters.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(
          index <= group.count ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func bytes(_ text: String) -> [UInt8]? {
    guard text.utf8.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for letter in text.utf8 where letter != UInt8(ascii: "=") {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
    }
    return bytes
  }
}
