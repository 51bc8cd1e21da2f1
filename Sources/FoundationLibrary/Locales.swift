import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// What a locale says about itself and how it names others, as Foundation knows it by its
  /// identifier.
  static let localeMembers: [NativeMember] =
    [
      text("currencyCode") { $0.currency?.identifier },
      text("currencySymbol") { $0.currencySymbol },
      text("languageCode") { $0.language.languageCode?.identifier },
      text("regionCode") { $0.region?.identifier },
      text("decimalSeparator") { $0.decimalSeparator },
      text("groupingSeparator") { $0.groupingSeparator },
      NativeMember("private var calendarName: String { get }") { call in
        .string(call.locale.calendar.identifier.debugDescription)
      },
      NativeMember("private var measurementSystemName: String { get }") { call in
        let system = call.locale.measurementSystem
        return .string(system == .us ? "us" : system == .uk ? "uk" : "metric")
      },
      NativeMember("private var firstDayName: String { get }") { call in
        .string(days[call.locale.firstDayOfWeek] ?? "sunday")
      },
      NativeMember("private var isRightToLeft: Bool { get }") { call in
        .bool(call.locale.language.characterDirection == .rightToLeft)
      },
    ]
    + [
      name("forRegionCode") { $0.localizedString(forRegionCode: $1) },
      name("forLanguageCode") { $0.localizedString(forLanguageCode: $1) },
      name("forCurrencyCode") { $0.localizedString(forCurrencyCode: $1) },
      name("forIdentifier") { $0.localizedString(forIdentifier: $1) },
    ]

  private static let days: [Locale.Weekday: String] = [
    .sunday: "sunday", .monday: "monday", .tuesday: "tuesday", .wednesday: "wednesday",
    .thursday: "thursday", .friday: "friday", .saturday: "saturday",
  ]

  private static func text(
    _ name: String, _ value: @escaping @Sendable (Locale) -> String?
  ) -> NativeMember {
    NativeMember("var \(name): String? { get }") { call in
      .optional(value(call.locale).map(Value.string))
    }
  }

  private static func name(
    _ label: String, _ value: @escaping @Sendable (Locale, String) -> String?
  ) -> NativeMember {
    NativeMember("func localizedString(\(label) code: String) -> String?") {
      (call, code: String) in
      .optional(value(call.locale, code).map(Value.string))
    }
  }
}

extension NativeCall {
  /// The locale that a call is made on.
  fileprivate var locale: Locale {
    Locale(identifier: receiver?.stored("identifier")?.asString ?? "")
  }
}

extension Locale: NativeArgument {
  package static var declared: DeclaredTypes { .named("Locale") }

  package init(argument: Value, of call: borrowing NativeCall) {
    self.init(identifier: argument.stored("identifier")?.asString ?? "")
  }
}
