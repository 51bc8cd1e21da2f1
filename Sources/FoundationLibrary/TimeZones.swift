import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's zones by name, others as a distance from Greenwich.
  static let timeZone = NativeType(
    named: "TimeZone",
    members: [
      NativeMember("static var knownTimeZoneIdentifiers: [String] { get }") { _ in
        .array(TimeZone.knownTimeZoneIdentifiers.map(Value.string))
      },
      NativeMember("private static func identifier(of name: String) -> String?") {
        (_, name: String) in
        .optional(zone(name).map { .string($0.identifier) })
      },
      NativeMember("private static func seconds(_ name: String, _ date: Date) -> Int") {
        (_, name: String, date: Date) in
        .int(zone(name)?.secondsFromGMT(for: date) ?? 0)
      },
      NativeMember("private static func isSummer(_ name: String, _ date: Date) -> Bool") {
        (_, name: String, date: Date) in
        .bool(zone(name)?.isDaylightSavingTime(for: date) ?? false)
      },
      NativeMember("private static func short(_ name: String, _ date: Date) -> String?") {
        (_, name: String, date: Date) in
        guard let zone = zone(name) else { return .none }
        let isSummer = zone.isDaylightSavingTime(for: date)
        return .optional(
          zone.localizedName(
            for: isSummer ? .shortDaylightSaving : .shortStandard, locale: .american
          ).map(Value.string))
      },
    ])

  private static func zone(_ name: String) -> TimeZone? {
    TimeZone(abbreviation: name) ?? TimeZone(identifier: name)
  }
}
