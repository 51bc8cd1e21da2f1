import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's formatters, in American English and UTC, beside those of the interpreter's own.
  static let foundationFormatters = NativeLibrary(
    name: "FoundationFormatters",
    types: [
      NativeType(
        named: "NumberFormatter",
        members: [
          NativeMember("func string(from number: NSNumber) -> String?") { (call, number: Value) in
            let number = number.stored("value") ?? number
            return .optional(
              try numbers(call).string(from: NSNumber(value: number.requireDouble()))
                .map(Value.string))
          },
          NativeMember("func string(for object: Any?) -> String?") { (call, object: Value?) in
            guard let number = (object?.stored("value") ?? object)?.asDouble
            else { return .none }
            return .optional(
              try numbers(call).string(from: NSNumber(value: number)).map(Value.string))
          },
          NativeMember("func number(from string: String) -> NSNumber?") { (call, string: String) in
            guard let number = try numbers(call).number(from: string) else { return .none }
            return .optional(
              try call.interpreter.construct("NSNumber", [("value", .double(number.doubleValue))]))
          },
        ]),
      NativeType(
        named: "ISO8601DateFormatter",
        members: [
          NativeMember("func string(from date: Date) -> String") { (call, date: Date) in
            .string(try moments(call).string(from: date))
          },
          NativeMember("func date(from string: String) -> Date?") { (call, string: String) in
            try call.optionalDate(moments(call).date(from: string))
          },
        ]),
    ],
    sources: [Declarations.formatters], isPartial: true)

  private static func moments(_ call: NativeCall) throws -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    let own = call.receiver ?? .void
    let options = own.stored("formatOptions")?.stored("rawValue")?.asInt ?? 1907
    formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(options))
    if let zone = own.stored("timeZone")?.unwrapped {
      formatter.timeZone = try TimeZone(scene: zone)
    }
    return formatter
  }

  private static func numbers(_ call: NativeCall) throws -> NumberFormatter {
    let formatter = NumberFormatter()
    let own = call.receiver ?? .void
    formatter.locale = own.locale
    let styles: [String: NumberFormatter.Style] = [
      "decimal": .decimal, "currency": .currency, "percent": .percent, "scientific": .scientific,
      "spellOut": .spellOut, "ordinal": .ordinal,
    ]
    formatter.numberStyle = styles[own.stored("numberStyle")?.caseName ?? ""] ?? .none
    func set<T>(_ name: String, _ read: (Value) -> T?, _ assign: (T) -> Void) {
      if let value = own.stored(name)?.unwrapped, let read = read(value) { assign(read) }
    }
    set("currencyCode", \.asString) { formatter.currencyCode = $0 }
    set("currencySymbol", \.asString) { formatter.currencySymbol = $0 }
    set("groupingSeparator", \.asString) { formatter.groupingSeparator = $0 }
    set("decimalSeparator", \.asString) { formatter.decimalSeparator = $0 }
    set("usesGroupingSeparator", \.asBool) { formatter.usesGroupingSeparator = $0 }
    set("minimumIntegerDigits", \.asInt) { formatter.minimumIntegerDigits = $0 }
    set("maximumFractionDigits", \.asInt) { formatter.maximumFractionDigits = $0 }
    set("positivePrefix", \.asString) { formatter.positivePrefix = $0 }
    set("negativePrefix", \.asString) { formatter.negativePrefix = $0 }
    set("positiveSuffix", \.asString) { formatter.positiveSuffix = $0 }
    set("negativeSuffix", \.asString) { formatter.negativeSuffix = $0 }
    set("positiveFormat", \.asString) { formatter.positiveFormat = $0 }
    set("negativeFormat", \.asString) { formatter.negativeFormat = $0 }
    set("minimumFractionDigits", \.asInt) { formatter.minimumFractionDigits = $0 }
    return formatter
  }
}
