/// The views of a text as code units and as Unicode scalars. Their types are in
/// `Declarations/TextViews.swift`.
enum TextViews {
  static let ofStrings: [NativeMember] = members(of: "String")
  static let ofSubstrings: [NativeMember] = members(of: "Substring")

  static let ofCharacters = NativeMember(
    "var unicodeScalars: String.UnicodeScalarView { get }"
  ) { call in try scalars(call, of: "String") }

  /// Texts of parts of views.
  static let initializers: [NativeMember] = [
    NativeMember("init(_scalars scalars: [UnicodeScalar])") { (_, scalars: Elements) in
      .string(text(scalars.all))
    },
    NativeMember("init(_ unicodeScalars: String.UnicodeScalarView)") { (_, scalars: Elements) in
      .string(text(scalars.all))
    },
    NativeMember("init(_ content: Substring.UnicodeScalarView)") { (_, scalars: Elements) in
      .string(text(scalars.all))
    },
    NativeMember("init(_ utf8: String.UTF8View)") { (_, utf8: Elements) in
      .string(String(decoding: units(utf8.all) as [UInt8], as: UTF8.self))
    },
    NativeMember("init?(_ utf16: String.UTF16View)") { (_, utf16: Elements) in validated(utf16) },
    NativeMember("init?(_ codeUnits: Substring.UTF8View)") { (_, utf8: Elements) in
      let bytes: [UInt8] = units(utf8.all)
      return .optional(String(validating: bytes, as: UTF8.self).map(Value.string))
    },
    NativeMember("init?(_ codeUnits: Substring.UTF16View)") { (_, utf16: Elements) in
      validated(utf16)
    },
  ]

  /// A slice of text by its view, if the elements are whole characters' code units.
  static func part(_ view: String) -> NativeMember {
    NativeMember("init(_ content: Substring.\(view))") { (_, content: Elements) in
      let text =
        switch view {
        case "UTF8View": String(decoding: units(content.all) as [UInt8], as: UTF8.self)
        case "UTF16View": String(decoding: units(content.all) as [UInt16], as: UTF16.self)
        default: text(content.all)
        }
      return .substring(text[...])
    }
  }

  private static func validated(_ utf16: Elements) -> Value {
    .optional(String(validating: units(utf16.all) as [UInt16], as: UTF16.self).map(Value.string))
  }

  private static func units<Unit: FixedWidthInteger>(_ elements: [Value]) -> [Unit] {
    elements.compactMap {
      if case .number(let number) = $0 { Unit(truncatingIfNeeded: number.bits) } else { nil }
    }
  }

  /// A text's view is shown as the text; nil of any other type.
  static func description(of elements: [Value], as type: NominalType) -> String? {
    guard let outer = type.outer, outer === type.program.builtin.string.nominal else { return nil }
    switch type.name {
    case "UTF8View": return String(decoding: units(elements) as [UInt8], as: UTF8.self)
    case "UTF16View": return String(decoding: units(elements) as [UInt16], as: UTF16.self)
    case "UnicodeScalarView": return text(elements)
    default: return nil
    }
  }

  private static func members(of name: String) -> [NativeMember] {
    [
      NativeMember("var utf8: \(name).UTF8View { get }") { call in
        let text = try call.ownString()
        return try view(
          "UTF8View", of: name, call,
          text.utf8.map { .number(FixedNumber($0, kind: .uint8)) })
      },
      NativeMember("var utf16: \(name).UTF16View { get }") { call in
        let text = try call.ownString()
        return try view(
          "UTF16View", of: name, call,
          text.utf16.map { .number(FixedNumber($0, kind: .uint16)) })
      },
      NativeMember(
        "var unicodeScalars: \(name).UnicodeScalarView { get set }",
        setter: { call in
          let scalars = try call.program.elements(of: call.newValue ?? .void)
          call.receiver = .string(text(scalars))
          return .void
        }
      ) { call in try scalars(call, of: name) },
    ]
  }

  private static func scalars(_ call: NativeCall, of name: String) throws -> Value {
    try view(
      "UnicodeScalarView", of: name, call,
      call.ownString().unicodeScalars.map { call.interpreter.host("UnicodeScalar", $0) })
  }

  private static func text(_ scalars: [Value]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars.compactMap(UnicodeScalars.scalar) { text.append(scalar) }
    return String(text)
  }

  private static func view(
    _ name: String, of text: String, _ call: NativeCall, _ elements: [Value]
  ) throws -> Value {
    try call.chargeLetters()
    guard let outer = call.program.nominal(text), let receiver = call.receiver,
      let type = call.program.nestedType(name, in: outer)?.nominal
    else { return .array(elements) }
    return call.view(type, of: [receiver], elements)
  }
}
