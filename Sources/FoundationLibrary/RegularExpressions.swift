import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's older regular expressions, on the standard library's; ranges count UTF-16.
  static let foundationRegularExpressions = NativeLibrary(
    name: "FoundationRegularExpressions",
    types: [
      NativeType(
        named: "NSRange",
        members: [
          NativeMember("init(_ region: Range<String.Index>, in target: String)") {
            (call, region: Value, text: String) in
            guard case .range(let range) = region else {
              throw ScriptFailure.trap("expected a range of indices")
            }
            guard let found = try text[...].range(at: range, from: 0) else {
              throw ScriptFailure.trap("String index is out of bounds", identifier: "index")
            }
            return try call.interpreter.structure(
              "NSRange",
              [
                .int(text[..<found.lowerBound].utf16.count), .int(text[found].utf16.count),
              ])
          }
        ])
    ],
    extensions: [
      "Range": [
        NativeMember("init?(_ range: NSRange, in string: String) where Bound == String.Index") {
          (call, range: Value, string: String) in
          .optional(try range.indices(in: string))
        }
      ],
      "String": [
        NativeMember("func substring(with range: NSRange) -> String") {
          (call, range: Value) in
          let text = try call.receiver?.requireString() ?? ""
          guard case .range(let range)? = try range.indices(in: text),
            let lower = range.lower?.asInt, let upper = range.upper?.asInt
          else { throw ScriptFailure.trap("Range or index out of bounds") }
          return .string(String(text.prefix(upper).dropFirst(lower)))
        },
        NativeMember("func substring(to index: Int) -> String") { (call, index: Int) in
          try part(call, before: index)
        },
        NativeMember("func substring(from index: Int) -> String") { (call, index: Int) in
          try part(call, from: index)
        },
        NativeMember("func character(at index: Int) -> UInt16") { (call, index: Int) in
          let units = Array(try (call.receiver?.requireString() ?? "").utf16)
          guard units.indices.contains(index) else {
            throw ScriptFailure.trap("Range or index out of bounds")
          }
          return .integer(units[index])
        },
        NativeMember(
          "func replacingCharacters(in range: NSRange, with replacement: String) -> String"
        ) { (call, range: Value, replacement: String) in
          let text = try call.receiver?.requireString() ?? ""
          guard case .range(let found)? = try range.indices(in: text),
            let lower = found.lower?.asInt, let upper = found.upper?.asInt
          else { throw ScriptFailure.trap("Range or index out of bounds") }
          return .string(text.prefix(lower) + replacement + text.dropFirst(upper))
        },
        NativeMember("func isEqual(to other: String) -> Bool") { (call, other: String) in
          .bool(try call.receiver?.requireString() == other)
        },
        NativeMember("init(string: String)") { (_, string: Value) in string },
        NativeMember("var length: Int { get }") { call in
          .int(try call.receiver?.requireString().utf16.count ?? 0)
        },
      ],
    ],
    sources: [Declarations.regularExpressions], isPartial: true)

  /// A part of a text by the UTF-16 units before its start and its end.
  private static func part(
    _ call: NativeCall, from start: Int = 0, before end: Int? = nil
  ) throws -> Value {
    let units = try (call.receiver?.requireString() ?? "").utf16
    let end = end ?? units.count
    guard start >= 0, start <= end, end <= units.count else {
      throw ScriptFailure.trap("Range or index out of bounds")
    }
    return .string(String(decoding: units.dropFirst(start).prefix(end - start), as: UTF16.self))
  }
}

extension Value {
  /// An `NSRange` among a text's characters; nil where it ends within one or outside of the text.
  fileprivate func indices(in text: String) throws -> Value? {
    guard let location = stored("location")?.asInt, let length = stored("length")?.asInt
    else { throw ScriptFailure.trap("expected a range of UTF-16 units") }
    let units = text.utf16
    guard location >= 0, length >= 0, location <= units.count, length <= units.count - location
    else { return nil }
    let lower = units.index(units.startIndex, offsetBy: location)
    let upper = units.index(lower, offsetBy: length)
    guard let first = lower.samePosition(in: text), let last = upper.samePosition(in: text) else {
      return nil
    }
    let start = text.distance(from: text.startIndex, to: first)
    return .range(
      RangeBox(
        .halfOpen, lower: .int(start),
        upper: .int(start + text.distance(from: first, to: last))))
  }
}
