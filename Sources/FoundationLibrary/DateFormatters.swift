import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Dates as texts and back, by Unicode's patterns or by styles.
  static let dateFormatter = NativeType(
    named: "DateFormatter",
    members: [
      NativeMember("func string(from date: Date) -> String") { (call, date: Date) in
        .string(try formatter(call).string(from: date))
      },
      NativeMember("func date(from string: String) -> Date?") { (call, string: String) in
        try call.optionalDate(formatter(call).date(from: string))
      },
      NativeMember("private func patternOfStyles() -> String") { call in
        .string(try formatter(call).dateFormat ?? "")
      },
      NativeMember(
        "static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) "
          + "-> String?"
      ) { (_, template: String, _: Unused, locale: Value?) in
        let locale = locale?.stored("identifier")?.asString.map(Locale.init(identifier:))
        return .optional(
          DateFormatter.dateFormat(
            fromTemplate: template, options: 0, locale: locale
          ).map(Value.string))
      },
    ])

  private static let styles: [String: DateFormatter.Style] = [
    "short": .short, "medium": .medium, "long": .long, "full": .full,
  ]

  /// A formatter of Foundation's with the settings of the scene's.
  private static func formatter(_ call: NativeCall) throws -> DateFormatter {
    let own = call.receiver ?? .void
    let formatter = DateFormatter()
    formatter.locale =
      own.stored("locale")?.unwrapped?.stored("identifier")?.asString
      .map(Locale.init(identifier:)) ?? .american
    if let calendar = own.stored("givenCalendar")?.unwrapped {
      formatter.calendar = try Calendar(scene: calendar)
    }
    formatter.timeZone =
      try own.stored("timeZone")?.unwrapped.map { try TimeZone(scene: $0) } ?? .gmt
    if let pattern = own.stored("pattern")?.unwrapped?.asString {
      formatter.dateFormat = pattern
    } else {
      formatter.dateStyle = styles[own.stored("dateStyle")?.caseName ?? ""] ?? .none
      formatter.timeStyle = styles[own.stored("timeStyle")?.caseName ?? ""] ?? .none
    }
    formatter.isLenient = own.stored("isLenient")?.asBool ?? false
    if let symbol = own.stored("amSymbol")?.unwrapped?.asString { formatter.amSymbol = symbol }
    if let symbol = own.stored("pmSymbol")?.unwrapped?.asString { formatter.pmSymbol = symbol }
    return formatter
  }
}
