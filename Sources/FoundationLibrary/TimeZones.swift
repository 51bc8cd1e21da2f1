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
      NativeMember("private static func identifier(of name: String) -> String?") { call in
        .optional(try zone(call).map { .string($0.identifier) })
      },
      NativeMember("private static func seconds(_ name: String, _ date: Date) -> Int") { call in
        .int(try zone(call)?.secondsFromGMT(for: call.date(1)) ?? 0)
      },
      NativeMember("private static func isSummer(_ name: String, _ date: Date) -> Bool") { call in
        .bool(try zone(call)?.isDaylightSavingTime(for: call.date(1)) ?? false)
      },
      NativeMember("private static func short(_ name: String, _ date: Date) -> String?") { call in
        guard let zone = try zone(call) else { return .none }
        let isSummer = zone.isDaylightSavingTime(for: try call.date(1))
        return .optional(
          zone.localizedName(
            for: isSummer ? .shortDaylightSaving : .shortStandard, locale: .american
          ).map(Value.string))
      },
    ])

  private static func zone(_ call: NativeCall) throws -> TimeZone? {
    let name = try call.string(0)
    return TimeZone(abbreviation: name) ?? TimeZone(identifier: name)
  }
}
