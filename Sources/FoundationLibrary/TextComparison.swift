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
        ) {
          (
            call, other: String, options: String.CompareOptions, range: IndexRange?,
            locale: Locale?
          ) in
          let text = try call.receiver?.requireString() ?? ""
          return try order(
            text.compare(
              other, options: options,
              range: try range.map { try text[...].place(of: $0.range, from: 0) },
              locale: locale == nil ? nil : .american), call)
        },
        comparison("caseInsensitiveCompare", [.caseInsensitive], isLocalized: false),
        comparison("localizedCompare", []),
        comparison("localizedCaseInsensitiveCompare", [.caseInsensitive]),
        comparison(
          "localizedStandardCompare",
          [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]),
      ]
    ])

  /// Foundation's locale is made where texts are compared: every start makes this table.
  private static func comparison(
    _ name: String, _ options: String.CompareOptions, isLocalized: Bool = true
  ) -> NativeMember {
    NativeMember("func \(name)(_ other: String) -> ComparisonResult") { (call, other: String) in
      let text = try call.receiver?.requireString() ?? ""
      let locale: Locale? = isLocalized ? .american : nil
      return try order(text.compare(other, options: options, locale: locale), call)
    }
  }

  private static func order(_ order: ComparisonResult, _ call: NativeCall) throws -> Value {
    let names: [ComparisonResult: String] = [
      .orderedAscending: "orderedAscending", .orderedSame: "orderedSame",
      .orderedDescending: "orderedDescending",
    ]
    return try call.interpreter.enumCase("ComparisonResult", names[order] ?? "orderedSame")
  }
}
