import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's calendars. What a scene's calendar holds, its zone and first weekday among it, is
  /// handed to Foundation's with every question.
  static let calendar = NativeType(
    named: "Calendar",
    members: calendarParts + calendarMoves + calendarSpans + calendarComparisons + calendarSymbols)

  private static let calendarParts = [
    NativeMember(
      "private static func week(_ identifier: Calendar.Identifier, _ locale: String) -> [Int]"
    ) { call in
      let calendar = Calendar(
        scene: try call.value(0).caseName, locale: try call.string(1), zone: .gmt)
      return .array([.int(calendar.firstWeekday), .int(calendar.minimumDaysInFirstWeek)])
    },
    NativeMember("func component(_ component: Calendar.Component, from date: Date) -> Int") {
      call in
      let unit = try call.calendarUnit(0)
      let parts = try call.calendar().dateComponents([unit], from: call.date(1))
      guard let number = parts.value(for: unit) else {
        throw ScriptFailure.trap("a date's '\(try call.value(0).caseName ?? "")' is no number")
      }
      return .int(number)
    },
    NativeMember(
      "func dateComponents(_ components: Set<Calendar.Component>, from date: Date) "
        + "-> DateComponents"
    ) { call in
      let parts = try call.calendar().dateComponents(call.calendarUnits(0), from: call.date(1))
      return try call.dateComponents(parts)
    },
    NativeMember(
      "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) "
        + "-> DateComponents"
    ) { call in
      try call.dateComponents(
        call.calendar().dateComponents(
          call.calendarUnits(0), from: call.date(1), to: call.date(2)))
    },
    NativeMember(
      "func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, "
        + "to end: DateComponents) -> DateComponents"
    ) { call in
      try call.dateComponents(
        call.calendar().dateComponents(
          call.calendarUnits(0), from: call.components(1), to: call.components(2)))
    },
    NativeMember("func date(from components: DateComponents) -> Date?") { call in
      try call.optionalDate(call.calendar().date(from: call.components(0)))
    },
  ]

  private static let calendarMoves = [
    NativeMember(
      "func date(byAdding component: Calendar.Component, value: Int, to date: Date, "
        + "wrappingComponents: Bool = false) -> Date?"
    ) { call in
      try call.optionalDate(
        call.calendar().date(
          byAdding: call.calendarUnit(0), value: call.int(1), to: call.date(2),
          wrappingComponents: call.bool(3)))
    },
    NativeMember(
      "func date(byAdding components: DateComponents, to date: Date, "
        + "wrappingComponents: Bool = false) -> Date?"
    ) { call in
      try call.optionalDate(
        call.calendar().date(
          byAdding: call.components(0), to: call.date(1), wrappingComponents: call.bool(2)))
    },
    NativeMember(
      "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?"
    ) { call in
      try call.optionalDate(
        call.calendar().date(
          bySettingHour: call.int(0), minute: call.int(1), second: call.int(2),
          of: call.date(3)))
    },
    NativeMember(
      "func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?"
    ) { call in
      try call.optionalDate(
        call.calendar().date(
          bySetting: call.calendarUnit(0), value: call.int(1), of: call.date(2)))
    },
    NativeMember(
      "func nextDate(after date: Date, matching components: DateComponents, "
        + "matchingPolicy: Calendar.MatchingPolicy, "
        + "repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, "
        + "direction: Calendar.SearchDirection = .forward) -> Date?"
    ) { call in
      try call.optionalDate(
        call.calendar().nextDate(
          after: call.date(0), matching: call.components(1),
          matchingPolicy: matchingPolicies[call.value(2).caseName ?? ""] ?? .nextTime,
          repeatedTimePolicy: call.value(3).caseName == "last" ? .last : .first,
          direction: call.value(4).caseName == "backward" ? .backward : .forward))
    },
    NativeMember("func startOfDay(for date: Date) -> Date") { call in
      try call.date(call.calendar().startOfDay(for: call.date(0)))
    },
  ]

  private static let matchingPolicies: [String: Calendar.MatchingPolicy] = [
    "nextTime": .nextTime, "strict": .strict,
    "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents,
    "previousTimePreservingSmallerComponents": .previousTimePreservingSmallerComponents,
  ]

  private static let calendarSpans = [
    NativeMember(
      "func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?"
    ) { call in
      try call.interval(call.calendar().dateInterval(of: call.calendarUnit(0), for: call.date(1)))
    },
    NativeMember("func dateIntervalOfWeekend(containing date: Date) -> DateInterval?") { call in
      try call.interval(call.calendar().dateIntervalOfWeekend(containing: call.date(0)))
    },
    NativeMember(
      "func nextWeekend(startingAfter date: Date, "
        + "direction: Calendar.SearchDirection = .forward) -> DateInterval?"
    ) { call in
      try call.interval(
        call.calendar().nextWeekend(
          startingAfter: call.date(0),
          direction: call.value(1).caseName == "backward" ? .backward : .forward))
    },
    NativeMember(
      "func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, "
        + "for date: Date) -> Int?"
    ) { call in
      .optional(
        try call.calendar().ordinality(
          of: call.calendarUnit(0), in: call.calendarUnit(1), for: call.date(2)
        ).map(Value.int))
    },
    NativeMember(
      "func range(of smaller: Calendar.Component, in larger: Calendar.Component, "
        + "for date: Date) -> Range<Int>?"
    ) { call in
      numbers(
        try call.calendar().range(
          of: call.calendarUnit(0), in: call.calendarUnit(1), for: call.date(2)))
    },
    NativeMember("func minimumRange(of component: Calendar.Component) -> Range<Int>?") { call in
      numbers(try call.calendar().minimumRange(of: call.calendarUnit(0)))
    },
    NativeMember("func maximumRange(of component: Calendar.Component) -> Range<Int>?") { call in
      numbers(try call.calendar().maximumRange(of: call.calendarUnit(0)))
    },
  ]

  private static func numbers(_ range: Range<Int>?) -> Value {
    .optional(
      range.map {
        .range(RangeBox(.halfOpen, lower: .int($0.lowerBound), upper: .int($0.upperBound)))
      })
  }

  private static let calendarComparisons = [
    NativeMember("func isDate(_ date: Date, inSameDayAs other: Date) -> Bool") { call in
      .bool(try call.calendar().isDate(call.date(0), inSameDayAs: call.date(1)))
    },
    NativeMember(
      "func isDate(_ date: Date, equalTo other: Date, "
        + "toGranularity component: Calendar.Component) -> Bool"
    ) { call in
      .bool(
        try call.calendar().isDate(
          call.date(0), equalTo: call.date(1), toGranularity: call.calendarUnit(2)))
    },
    NativeMember(
      "func compare(_ date: Date, to other: Date, toGranularity component: Calendar.Component) "
        + "-> ComparisonResult"
    ) { call in
      let order = try call.calendar().compare(
        call.date(0), to: call.date(1), toGranularity: call.calendarUnit(2))
      return try call.interpreter.enumCase(
        "ComparisonResult",
        order == .orderedSame
          ? "orderedSame" : order == .orderedAscending ? "orderedAscending" : "orderedDescending")
    },
    NativeMember(
      "func date(_ date: Date, matchesComponents components: DateComponents) -> Bool"
    ) { call in
      .bool(try call.calendar().date(call.date(0), matchesComponents: call.components(1)))
    },
    NativeMember("func isDateInWeekend(_ date: Date) -> Bool") { call in
      .bool(try call.calendar().isDateInWeekend(call.date(0)))
    },
  ]

  private static let calendarSymbols: [NativeMember] = [
    symbols("eraSymbols") { $0.eraSymbols }, symbols("longEraSymbols") { $0.longEraSymbols },
    symbols("monthSymbols") { $0.monthSymbols },
    symbols("shortMonthSymbols") { $0.shortMonthSymbols },
    symbols("veryShortMonthSymbols") { $0.veryShortMonthSymbols },
    symbols("standaloneMonthSymbols") { $0.standaloneMonthSymbols },
    symbols("shortStandaloneMonthSymbols") { $0.shortStandaloneMonthSymbols },
    symbols("veryShortStandaloneMonthSymbols") { $0.veryShortStandaloneMonthSymbols },
    symbols("weekdaySymbols") { $0.weekdaySymbols },
    symbols("shortWeekdaySymbols") { $0.shortWeekdaySymbols },
    symbols("veryShortWeekdaySymbols") { $0.veryShortWeekdaySymbols },
    symbols("standaloneWeekdaySymbols") { $0.standaloneWeekdaySymbols },
    symbols("shortStandaloneWeekdaySymbols") { $0.shortStandaloneWeekdaySymbols },
    symbols("veryShortStandaloneWeekdaySymbols") { $0.veryShortStandaloneWeekdaySymbols },
    symbols("quarterSymbols") { $0.quarterSymbols },
    symbols("shortQuarterSymbols") { $0.shortQuarterSymbols },
    symbols("standaloneQuarterSymbols") { $0.standaloneQuarterSymbols },
    symbols("shortStandaloneQuarterSymbols") { $0.shortStandaloneQuarterSymbols },
    NativeMember("var amSymbol: String { get }") { .string(try $0.calendar().amSymbol) },
    NativeMember("var pmSymbol: String { get }") { .string(try $0.calendar().pmSymbol) },
  ]

  private static func symbols(
    _ name: String, _ read: @escaping @Sendable (Calendar) -> [String]
  ) -> NativeMember {
    NativeMember("var \(name): [String] { get }") { call in
      .array(read(try call.calendar()).map(Value.string))
    }
  }
}
