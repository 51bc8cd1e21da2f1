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
      ]
    ],
    sources: [Declarations.regularExpressions], isPartial: true)
}

extension Value {
  /// An `NSRange` among a text's characters; nil where it ends within one or outside of the text.
  func indices(in text: String) throws -> Value? {
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
