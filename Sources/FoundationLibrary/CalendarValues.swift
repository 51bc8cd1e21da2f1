import Foundation
import Synchronization
import SwiftInterpreter

/// Scenes' dates, calendars and zones as Foundation's, and back.
extension NativeCall {
  /// The calendar that a call is made on.
  func calendar() throws -> Calendar { try Calendar(scene: receiver ?? .void) }

  func date(_ date: Date) throws -> Value {
    try interpreter.structure("Date", [.double(date.timeIntervalSince1970)])
  }

  func optionalDate(_ date: Date?) throws -> Value { .optional(try date.map { try self.date($0) }) }

  func interval(_ interval: DateInterval?) throws -> Value {
    .optional(
      try interval.map {
        try interpreter.structure("DateInterval", [date($0.start), date($0.end)])
      })
  }

  /// The parts that Foundation finds, in the calendar and time zone of the receiver.
  func dateComponents(_ parts: DateComponents) throws -> Value {
    var arguments: [(String, Value)] = []
    if parts.calendar != nil, let receiver { arguments.append(("calendar", receiver)) }
    if parts.timeZone != nil, let zone = receiver?.stored("timeZone") {
      arguments.append(("timeZone", zone))
    }
    for (name, unit) in Calendar.Component.numbers {
      if let number = parts.value(for: unit) { arguments.append((name, .int(number))) }
    }
    var value = try interpreter.construct("DateComponents", arguments)
    if let isLeapMonth = parts.isLeapMonth {
      interpreter.setStored("isLeapMonth", of: &value, to: .optional(.bool(isLeapMonth)))
    }
    return value
  }
}

extension Date: NativeArgument {
  package static var declared: DeclaredTypes { .named("Date") }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    self.init(timeIntervalSince1970: try argument.secondsOfDate())
  }
}

extension Set: NativeArgument where Element: NativeArgument {
  package static var declared: DeclaredTypes { .named("Set") }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    guard case .set(let box) = argument else { throw ScriptFailure.trap("expected a set") }
    self.init(try box.elements.map { try Element(argument: $0, of: call) })
  }
}

extension Calendar.Component: NativeArgument {
  package static var declared: DeclaredTypes { .named("Calendar.Component") }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    try self.init(scene: argument)
  }

  /// The components that are numbers, in the order of the parameters of `DateComponents`.
  static let numbers: [(name: String, unit: Calendar.Component)] = [
    ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour),
    ("minute", .minute), ("second", .second), ("nanosecond", .nanosecond),
    ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter),
    ("weekOfMonth", .weekOfMonth), ("weekOfYear", .weekOfYear),
    ("yearForWeekOfYear", .yearForWeekOfYear), ("dayOfYear", .dayOfYear),
  ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: numbers.map { ($0.name, $0.unit) }
      + [("calendar", .calendar), ("timeZone", .timeZone)])

  init(scene value: Value) throws {
    guard let unit = Self.byName[value.caseName ?? ""] else {
      throw ScriptFailure.trap("expected a calendar's component")
    }
    self = unit
  }
}

extension Calendar.MatchingPolicy: NativeArgument {
  package static var declared: DeclaredTypes { .named("Calendar.MatchingPolicy") }

  package init(argument: Value, of call: borrowing NativeCall) {
    self =
      switch argument.caseName {
      case "strict": .strict
      case "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents
      case "previousTimePreservingSmallerComponents": .previousTimePreservingSmallerComponents
      default: .nextTime
      }
  }
}

extension Calendar.RepeatedTimePolicy: NativeArgument {
  package static var declared: DeclaredTypes { .named("Calendar.RepeatedTimePolicy") }

  package init(argument: Value, of call: borrowing NativeCall) {
    self = argument.caseName == "last" ? .last : .first
  }
}

extension Calendar.SearchDirection: NativeArgument {
  package static var declared: DeclaredTypes { .named("Calendar.SearchDirection") }

  package init(argument: Value, of call: borrowing NativeCall) {
    self = argument.caseName == "backward" ? .backward : .forward
  }
}

extension DateComponents: NativeArgument {
  package static var declared: DeclaredTypes { .named("DateComponents") }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    try self.init(scene: argument)
  }

  init(scene value: Value) throws {
    self.init()
    calendar = try value.stored("calendar")?.unwrapped.map { try Calendar(scene: $0) }
    timeZone = try value.stored("timeZone")?.unwrapped.map { try TimeZone(scene: $0) }
    for (name, unit) in Calendar.Component.numbers {
      if let number = value.stored(name)?.unwrapped?.asInt {
        setValue(number.countedByCalendars, for: unit)
      }
    }
    if let isLeap = value.stored("isLeapMonth")?.unwrapped?.asBool { isLeapMonth = isLeap }
  }
}

extension Int {
  /// The number, limited to what Foundation's calendars count with: three hundred years in seconds,
  /// which as years is more than there are dates.
  var countedByCalendars: Int { Swift.min(Swift.max(self, -10_000_000_000), 10_000_000_000) }
}

extension Date {
  /// Returns true if the date, and the date this many years away, are within a million years of
  /// now. Foundation ends the program where it wraps a component of years that its calendars don't
  /// have.
  func canWrap(years: Int) -> Bool {
    abs(timeIntervalSinceReferenceDate) < 3e13 && (-1_000_000...1_000_000).contains(years)
  }
}

extension TimeZone {
  /// Traps where Foundation knows no such time zone.
  init(scene value: Value) throws {
    let zone =
      try value.stored("offset")?.unwrapped.map { TimeZone(secondsFromGMT: try $0.requireInt()) }
      ?? value.stored("identifier")?.asString.map { TimeZone(identifier: $0) }
    guard let found = zone ?? nil else { throw ScriptFailure.trap("expected a time zone") }
    self = found
  }
}

extension Calendar {
  /// What a scene's calendar holds. Foundation takes long to make a calendar, and drawing a month
  /// of days asks for the same one hundreds of times.
  private struct Key: Hashable {
    var identifier: String?
    var locale: String
    var zone: TimeZone
    /// Nil where the locale decides.
    var firstWeekday: Int?
    var minimumDaysInFirstWeek: Int?
  }

  private static let known = Mutex<[Key: Calendar]>([:])

  init(scene value: Value) throws {
    guard let zone = value.stored("timeZone") else {
      throw ScriptFailure.trap("expected a calendar")
    }
    self.init(
      Key(
        identifier: value.stored("identifier")?.caseName,
        locale: value.stored("locale")?.unwrapped?.stored("identifier")?.asString ?? "",
        zone: try TimeZone(scene: zone),
        firstWeekday: value.stored("givenFirstWeekday")?.unwrapped?.asInt,
        minimumDaysInFirstWeek: value.stored("givenLeastDays")?.unwrapped?.asInt))
  }

  /// A calendar as it begins, by the name of its identifier.
  init(scene identifier: String?, locale: String, zone: TimeZone) {
    self.init(Key(identifier: identifier, locale: locale, zone: zone))
  }

  private init(_ key: Key) {
    self = Self.known.withLock { known in
      if let calendar = known[key] { return calendar }
      // A scene that makes ever new ones must not fill the memory.
      if known.count > 100 { known = [:] }
      var calendar = Calendar(identifier: Self.identifiers[key.identifier ?? ""] ?? .gregorian)
      if !(key.identifier == "iso8601" && key.locale == "en_001") {
        calendar.locale = Locale(identifier: key.locale)
      }
      calendar.timeZone = key.zone
      if let first = key.firstWeekday { calendar.firstWeekday = min(max(first, 1), 7) }
      if let days = key.minimumDaysInFirstWeek {
        calendar.minimumDaysInFirstWeek = min(max(days, 1), 7)
      }
      known[key] = calendar
      return calendar
    }
  }

  private static let identifiers: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
    "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem,
    "hebrew": .hebrew, "iso8601": .iso8601, "indian": .indian, "islamic": .islamic,
    "islamicCivil": .islamicCivil, "islamicTabular": .islamicTabular,
    "islamicUmmAlQura": .islamicUmmAlQura, "japanese": .japanese, "persian": .persian,
    "republicOfChina": .republicOfChina,
  ]
}
