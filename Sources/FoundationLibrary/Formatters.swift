import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's formatters, in American English and UTC, besides those that the interpreter has
  /// itself.
  static let foundationFormatters = NativeLibrary(
    name: "FoundationFormatters",
    types: [
      NativeType(
        named: "ISO8601DateFormatter",
        members: [
          NativeMember("func string(from date: Date) -> String") { (call, date: Date) in
            .string(try moments(call).string(from: date))
          },
          NativeMember("func date(from string: String) -> Date?") { (call, string: String) in
            try call.optionalDate(moments(call).date(from: string))
          },
        ])
    ],
    sources: [Declarations.formatters], isPartial: true)

  private static func moments(_ call: NativeCall) throws -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    let own = call.receiver ?? .void
    let options = own.stored("formatOptions")?.stored("rawValue")?.asInt ?? 1907
    formatter.formatOptions = ISO8601DateFormatter.Options(
      rawValue: UInt(bitPattern: options))
    if let zone = own.stored("timeZone")?.unwrapped {
      formatter.timeZone = try TimeZone(scene: zone)
    }
    return formatter
  }
}
