import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's formatters, in American English and UTC, beside those of the interpreter's own.
  static let foundationFormatters = NativeLibrary(
    name: "FoundationFormatters",
    types: [
      NativeType(
        "class NumberFormatter: Formatter",
        members: [
          NativeMember("func string(from number: NSNumber) -> String?") { call in
            let number = try call.value(0).stored("value") ?? call.value(0)
            return .optional(
              try numbers(call).string(from: NSNumber(value: number.requireDouble()))
                .map(Value.string))
          },
          NativeMember("func string(for object: Any?) -> String?") { call in
            guard let number = (call.optional(0)?.stored("value") ?? call.optional(0))?.asDouble
            else { return .none }
            return .optional(
              try numbers(call).string(from: NSNumber(value: number)).map(Value.string))
          },
          NativeMember("func number(from string: String) -> NSNumber?") { call in
            guard let number = try numbers(call).number(from: call.string(0)) else { return .none }
            return .optional(
              try call.interpreter.construct("NSNumber", [("value", .double(number.doubleValue))]))
          },
        ],
        source: """
          enum Style: Hashable {
            case none, decimal, currency, percent, scientific, spellOut, ordinal
          }
          var numberStyle: Style = .none
          var minimumFractionDigits: Int? = nil
          var maximumFractionDigits: Int? = nil
          var minimumIntegerDigits: Int? = nil
          var currencyCode: String! = nil
          var currencySymbol: String! = nil
          var groupingSeparator: String! = nil
          var decimalSeparator: String! = nil
          var usesGroupingSeparator: Bool? = nil
          var minimum: NSNumber? = nil
          var maximum: NSNumber? = nil
          var zeroSymbol: String? = nil
          var locale: Locale! = Locale.current
          override init() {}
          """)
    ],
    extensions: [
      "DateFormatter": [
        NativeMember("func date(from string: String) -> Date?") { call in
          let formatter = DateFormatter()
          formatter.locale = Locale(identifier: "en_US_POSIX")
          let zone = call.receiver?.stored("timeZone")?.unwrapped
          formatter.timeZone =
            zone?.stored("offset")?.unwrapped?.asInt.map { TimeZone(secondsFromGMT: $0) }
            ?? zone?.stored("identifier")?.asString.flatMap(TimeZone.init(identifier:))
            ?? .gmt
          formatter.dateFormat = call.receiver?.stored("dateFormat")?.unwrapped?.asString
          guard let date = formatter.date(from: try call.string(0)) else { return .none }
          return .optional(
            try call.interpreter.structure("Date", [.double(date.timeIntervalSince1970)]))
        }
      ]
    ],
    sources: [
      """
      class NSObject: Hashable {
        init() {}
        static func == (a: NSObject, b: NSObject) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      class Formatter: NSObject {
        enum UnitStyle { case short, medium, long }
        override init() {}
      }
      class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
        ExpressibleByBooleanLiteral {
        let value: Double
        required init(integerLiteral value: Int) { self.value = Double(value) }
        required init(floatLiteral value: Double) { self.value = value }
        required init(booleanLiteral value: Bool) { self.value = value ? 1 : 0 }
        init(value: Double) { self.value = value }
        init(value: Int) { self.value = Double(value) }
        init(value: Bool) { self.value = value ? 1 : 0 }
        var doubleValue: Double { value }
        var floatValue: Float { Float(value) }
        var intValue: Int { Int(value) }
        var boolValue: Bool { value != 0 }
        var stringValue: String { "\\(value)" }
      }
      extension DateFormatter {
        static func localizedString(
          from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
        ) -> String {
          let formatter = DateFormatter()
          formatter.dateStyle = dateStyle
          formatter.timeStyle = timeStyle
          return formatter.string(from: date)
        }
      }
      class LengthFormatter: Formatter {
        enum Unit { case millimeter, centimeter, meter, kilometer, inch, foot, yard, mile }
        var isForPersonHeightUse = false
        var unitStyle = Formatter.UnitStyle.medium
        override init() {}
        func string(fromValue value: Double, unit: Unit) -> String {
          let symbols: [Unit: String] = [
            .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in",
            .foot: "ft", .yard: "yd", .mile: "mi",
          ]
          return value.formatted(.number.precision(.fractionLength(0...3))) + " "
            + (symbols[unit] ?? "")
        }
      }
      class ISO8601DateFormatter: Formatter {
        struct Options: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let withFullDate = Options(rawValue: 1)
          static let withFullTime = Options(rawValue: 2)
          static let withInternetDateTime = Options(rawValue: 4)
          static let withFractionalSeconds = Options(rawValue: 8)
          static let withTimeZone = Options(rawValue: 16)
          static let withDashSeparatorInDate = Options(rawValue: 32)
          static let withColonSeparatorInTime = Options(rawValue: 64)
        }
        var formatOptions: Options = .withInternetDateTime
        var timeZone: TimeZone! = nil
        override init() {}
        private var inner: DateFormatter {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
          return formatter
        }
        func string(from date: Date) -> String { inner.string(from: date) }
        func date(from string: String) -> Date? { inner.date(from: string) }
      }
      """
    ])

  private static func numbers(_ call: NativeCall) throws -> NumberFormatter {
    let formatter = NumberFormatter()
    let own = call.receiver ?? .void
    formatter.locale = .american
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
    set("minimumFractionDigits", \.asInt) { formatter.minimumFractionDigits = $0 }
    return formatter
  }
}
