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
        ])
    ],
    sources: [Declarations.formatters])

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
