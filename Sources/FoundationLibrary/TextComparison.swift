import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// The order of texts, letter by letter or as a dictionary of American English has them.
  static let textComparison = NativeLibrary(
    name: "FoundationTextComparison",
    extensions: [
      "String": [
        NativeMember(
          "func compare(_ other: String, options: String.CompareOptions = [], "
            + "range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult"
        ) { (call, other: String, options: Value, range: Value?, locale: Value?) in
          let flags = options.stored("rawValue")?.asInt ?? 0
          let text = try call.receiver?.requireString() ?? ""
          return try order(
            text.compare(
              other, options: String.CompareOptions(rawValue: UInt(flags)),
              range: try range?.unwrapped.map { try part($0, of: text) },
              locale: locale?.unwrapped == nil ? nil : american), call)
        },
        comparison("caseInsensitiveCompare", [.caseInsensitive], in: nil),
        comparison("localizedCompare", [], in: american),
        comparison("localizedCaseInsensitiveCompare", [.caseInsensitive], in: american),
        comparison(
          "localizedStandardCompare",
          [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], in: american),
      ]
    ])

  private static let american = Locale(identifier: "en_US")

  private static func comparison(
    _ name: String, _ options: String.CompareOptions, in locale: Locale?
  ) -> NativeMember {
    NativeMember("func \(name)(_ other: String) -> ComparisonResult") { (call, other: String) in
      let text = try call.receiver?.requireString() ?? ""
      return try order(text.compare(other, options: options, locale: locale), call)
    }
  }

  private static func part(_ range: Value, of text: String) throws -> Range<String.Index> {
    guard case .range(let range) = range, let found = try text[...].range(at: range, from: 0)
    else { throw ScriptFailure.trap("String index is out of bounds", identifier: "index") }
    return found
  }

  private static func order(_ order: ComparisonResult, _ call: NativeCall) throws -> Value {
    let names: [ComparisonResult: String] = [
      .orderedAscending: "orderedAscending", .orderedSame: "orderedSame",
      .orderedDescending: "orderedDescending",
    ]
    return try call.interpreter.enumCase("ComparisonResult", names[order] ?? "orderedSame")
  }
}
