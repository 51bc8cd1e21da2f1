import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's calendars. Each question passes on what the scene's calendar holds, such as its
  /// time zone and its first weekday.
  static let calendar = NativeType(
    named: "Calendar",
    members: calendarParts + calendarMoves + calendarSpans + calendarComparisons + calendarSymbols)

  private static let calendarParts = [
    NativeMember("private var week: (first: Int, leastDays: Int) { get }") { call in
      let calendar = try call.calendar()
      return .tuple([.int(calendar.firstWeekday), .int(calendar.minimumDaysInFirstWeek)])
    },
    NativeMember("func component(_ component: Calendar.Component, from date: Date) -> Int") {
      (call, component: Calendar.Component, date: Date) in
      let parts = try call.calendar().dateComponents([component], from: date)
      guard let number = parts.value(for: component) else {
        throw ScriptFailure.trap("a date's '\(component)' is no number")
      }
      return .int(number)
    },
    NativeMember(
      "func dateComponents(_ components: Set<Calendar.Component>, from date: Date) "
        + "-> DateComponents"
    ) { (call, components: Set<Calendar.Component>, date: Date) in
      let parts = try call.calendar().dateComponents(components, from: date)
      return try call.dateComponents(parts)
    },
    NativeMember(
      "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) "
        + "-> DateComponents"
    ) { (call, components: Set<Calendar.Component>, start: Date, end: Date) in
      try call.dateComponents(
        call.calendar().dateComponents(
          components, from: start, to: end))
    },
    NativeMember(
      "func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, "
        + "to end: DateComponents) -> DateComponents"
    ) { (call, components: Set<Calendar.Component>, start: DateComponents, end: DateComponents) in
      try call.dateComponents(
        call.calendar().dateComponents(
          components, from: start, to: end))
    },
    NativeMember("func date(from components: DateComponents) -> Date?") {
      (call, components: DateComponents) in
      try call.optionalDate(call.calendar().date(from: components))
    },
  ]

  private static let calendarMoves = [
    NativeMember(
      "func date(byAdding component: Calendar.Component, value: Int, to date: Date, "
        + "wrappingComponents: Bool = false) -> Date?"
    ) { (call, component: Calendar.Component, value: Int, date: Date, wrappingComponents: Bool) in
      let value = value.countedByCalendars
      let years = [.year, .yearForWeekOfYear].contains(component) ? value : 0
      if wrappingComponents, !date.canWrap(years: years) { return .optional(nil) }
      return try call.optionalDate(
        call.calendar().date(
          byAdding: component, value: value, to: date, wrappingComponents: wrappingComponents))
    },
    NativeMember(
      "func date(byAdding components: DateComponents, to date: Date, "
        + "wrappingComponents: Bool = false) -> Date?"
    ) { (call, components: DateComponents, date: Date, wrappingComponents: Bool) in
      let years = [components.year, components.yearForWeekOfYear].compactMap(\.self)
      if wrappingComponents, !years.allSatisfy(date.canWrap) { return .optional(nil) }
      return try call.optionalDate(
        call.calendar().date(
          byAdding: components, to: date, wrappingComponents: wrappingComponents))
    },
    NativeMember(
      "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, "
        + "matchingPolicy: Calendar.MatchingPolicy = .nextTime, "
        + "repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, "
        + "direction: Calendar.SearchDirection = .forward) -> Date?"
    ) {
      (
        call, hour: Int, minute: Int, second: Int, date: Date,
        matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy,
        direction: Calendar.SearchDirection
      ) in
      try call.optionalDate(
        call.calendar().date(
          bySettingHour: hour.countedByCalendars, minute: minute.countedByCalendars,
          second: second.countedByCalendars, of: date,
          matchingPolicy: matchingPolicy, repeatedTimePolicy: repeatedTimePolicy,
          direction: direction))
    },
    NativeMember(
      "func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?"
    ) { (call, component: Calendar.Component, value: Int, date: Date) in
      try call.optionalDate(
        call.calendar().date(
          bySetting: component, value: value.countedByCalendars, of: date))
    },
    NativeMember(
      "func nextDate(after date: Date, matching components: DateComponents, "
        + "matchingPolicy: Calendar.MatchingPolicy, "
        + "repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, "
        + "direction: Calendar.SearchDirection = .forward) -> Date?"
    ) {
      (
        call, date: Date, components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy, direction: Calendar.SearchDirection
      ) in
      try call.optionalDate(
        call.calendar().nextDate(
          after: date, matching: components, matchingPolicy: matchingPolicy,
          repeatedTimePolicy: repeatedTimePolicy, direction: direction))
    },
    NativeMember(
      "func enumerateDates(startingAfter start: Date, matching components: DateComponents, "
        + "matchingPolicy: Calendar.MatchingPolicy, "
        + "repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, "
        + "direction: Calendar.SearchDirection = .forward, "
        + "using block: (Date?, Bool, inout Bool) -> Void)"
    ) {
      (
        call, start: Date, components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy, direction: Calendar.SearchDirection,
        block: Closure
      ) in
      var failure: (any Error)?
      try call.calendar().enumerateDates(
        startingAfter: start, matching: components, matchingPolicy: matchingPolicy,
        repeatedTimePolicy: repeatedTimePolicy, direction: direction
      ) { date, isExact, stop in
        do {
          try call.spend(searchRounds)
          var arguments = [
            Interpreter.Argument(nil, try call.optionalDate(date)),
            Interpreter.Argument(nil, .bool(isExact)), Interpreter.Argument(nil, .bool(stop)),
          ]
          _ = try call.interpreter.call(block.value, arguments: &arguments)
          stop = arguments[2].value.asBool ?? true
        } catch {
          (failure, stop) = (error, true)
        }
      }
      if let failure { throw failure }
      return .void
    },
    NativeMember("func _isValid(_ components: DateComponents) -> Bool") {
      (call, components: DateComponents) in
      .bool(components.isValidDate(in: try call.calendar()))
    },
    NativeMember("func startOfDay(for date: Date) -> Date") { (call, date: Date) in
      try call.date(call.calendar().startOfDay(for: date))
    },
  ]

  /// How many rounds finding the next date counts as.
  private static let searchRounds = 80

  private static let calendarSpans = [
    NativeMember(
      "func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?"
    ) { (call, component: Calendar.Component, date: Date) in
      try call.interval(call.calendar().dateInterval(of: component, for: date))
    },
    NativeMember("func dateIntervalOfWeekend(containing date: Date) -> DateInterval?") {
      (call, date: Date) in
      try call.interval(call.calendar().dateIntervalOfWeekend(containing: date))
    },
    NativeMember(
      "func nextWeekend(startingAfter date: Date, "
        + "direction: Calendar.SearchDirection = .forward) -> DateInterval?"
    ) { (call, date: Date, direction: Calendar.SearchDirection) in
      try call.interval(
        call.calendar().nextWeekend(startingAfter: date, direction: direction))
    },
    NativeMember(
      "func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, "
        + "for date: Date) -> Int?"
    ) { (call, smaller: Calendar.Component, larger: Calendar.Component, date: Date) in
      .optional(
        try call.calendar().ordinality(
          of: smaller, in: larger, for: date
        ).map(Value.int))
    },
    NativeMember(
      "func range(of smaller: Calendar.Component, in larger: Calendar.Component, "
        + "for date: Date) -> Range<Int>?"
    ) { (call, smaller: Calendar.Component, larger: Calendar.Component, date: Date) in
      numbers(
        try call.calendar().range(
          of: smaller, in: larger, for: date))
    },
    NativeMember("func minimumRange(of component: Calendar.Component) -> Range<Int>?") {
      (call, component: Calendar.Component) in
      numbers(try call.calendar().minimumRange(of: component))
    },
    NativeMember("func maximumRange(of component: Calendar.Component) -> Range<Int>?") {
      (call, component: Calendar.Component) in
      numbers(try call.calendar().maximumRange(of: component))
    },
  ]

  private static func numbers(_ range: Range<Int>?) -> Value {
    .optional(
      range.map {
        .range(RangeBox(.halfOpen, lower: .int($0.lowerBound), upper: .int($0.upperBound)))
      })
  }

  private static let calendarComparisons = [
    NativeMember("func isDate(_ date: Date, inSameDayAs other: Date) -> Bool") {
      (call, date: Date, other: Date) in
      .bool(try call.calendar().isDate(date, inSameDayAs: other))
    },
    NativeMember(
      "func isDate(_ date: Date, equalTo other: Date, "
        + "toGranularity component: Calendar.Component) -> Bool"
    ) { (call, date: Date, other: Date, component: Calendar.Component) in
      .bool(
        try call.calendar().isDate(
          date, equalTo: other, toGranularity: component))
    },
    NativeMember(
      "func compare(_ date: Date, to other: Date, toGranularity component: Calendar.Component) "
        + "-> ComparisonResult"
    ) { (call, date: Date, other: Date, component: Calendar.Component) in
      let order = try call.calendar().compare(
        date, to: other, toGranularity: component)
      return try call.interpreter.enumCase(
        "ComparisonResult",
        order == .orderedSame
          ? "orderedSame" : order == .orderedAscending ? "orderedAscending" : "orderedDescending")
    },
    NativeMember(
      "func date(_ date: Date, matchesComponents components: DateComponents) -> Bool"
    ) { (call, date: Date, components: DateComponents) in
      .bool(try call.calendar().date(date, matchesComponents: components))
    },
    NativeMember("func isDateInWeekend(_ date: Date) -> Bool") { (call, date: Date) in
      .bool(try call.calendar().isDateInWeekend(date))
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
