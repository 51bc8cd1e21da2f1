import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Styles of dates, spans, lengths of time and sizes that Foundation itself formats, in American
  /// English and Coordinated Universal Time. Now is the configured moment.
  static let foundationDateFormats = NativeLibrary(
    name: "FoundationDateFormats",
    types: [
      NativeType(
        named: "DateRelativeFormatStyle",
        members: [
          NativeMember("func format(_ value: Date) -> String") { (call, value: Date) in
            .string(try relative(call, value))
          }
        ]),
      NativeType(
        named: "DateISO8601FormatStyle",
        members: [
          NativeMember("init()") { call in
            call.interpreter.host("DateISO8601FormatStyle", Date.ISO8601FormatStyle())
          },
          NativeMember("func format(_ value: Date) -> String") { (call, value: Date) in
            .string(try call.receiver(as: Date.ISO8601FormatStyle.self).format(value))
          },
          iso("year") { $0.year() }, iso("month") { $0.month() }, iso("day") { $0.day() },
          iso("weekOfYear") { $0.weekOfYear() },
          NativeMember(
            "func dateSeparator(_ separator: DateISO8601FormatStyle.DateSeparator) "
              + "-> DateISO8601FormatStyle"
          ) { (call, separator: CaseName) in
            let style = try call.receiver(as: Date.ISO8601FormatStyle.self)
            let isOmitted = separator == "omitted"
            return call.interpreter.host(
              "DateISO8601FormatStyle", style.dateSeparator(isOmitted ? .omitted : .dash))
          },
          NativeMember(
            "func time(includingFractionalSeconds: Bool) -> DateISO8601FormatStyle"
          ) { (call, includingFractionalSeconds: Bool) in
            let style = try call.receiver(as: Date.ISO8601FormatStyle.self)
            return call.interpreter.host(
              "DateISO8601FormatStyle",
              style.time(includingFractionalSeconds: includingFractionalSeconds))
          },
        ]),
      NativeType(
        named: "DateIntervalFormatStyle",
        members: [
          NativeMember("init()") { call in
            call.interpreter.host("DateIntervalFormatStyle", intervals)
          },
          NativeMember("func format(_ value: Range<Date>) -> String") { (call, value: DateRange) in
            let style = try call.receiver(as: Date.IntervalFormatStyle.self)
            return .string(style.format(value.seconds.dates))
          },
          interval("year") { $0.year() }, interval("month") { $0.month() },
          interval("day") { $0.day() }, interval("weekday") { $0.weekday() },
          interval("hour") { $0.hour() }, interval("minute") { $0.minute() },
          interval("second") { $0.second() },
        ]),
      NativeType(
        named: "DurationTimeFormatStyle",
        members: [
          NativeMember("func format(_ value: Duration) -> String") { (call, value: Duration) in
            .string(try time(call, value.shown()))
          }
        ]),
      NativeType(
        named: "DurationUnitsFormatStyle",
        members: [
          NativeMember("func format(_ value: Duration) -> String") { (call, value: Duration) in
            .string(try units(call, value.shown()))
          }
        ]),
      byteCountStyle,
    ],
    sources: [Declarations.dateFormats], isPartial: true)

  private static let intervals = Date.IntervalFormatStyle(locale: .american, timeZone: .gmt)

  /// A method that adds a field to a style.
  private static func field<Style>(
    _ name: String, of type: String, _ adding: @escaping @Sendable (Style) -> Style
  ) -> NativeMember {
    NativeMember("func \(name)() -> \(type)") { call in
      call.interpreter.host(type, adding(try call.receiver()))
    }
  }

  private static func iso(
    _ name: String,
    _ adding: @escaping @Sendable (Date.ISO8601FormatStyle) -> Date.ISO8601FormatStyle
  ) -> NativeMember { field(name, of: "DateISO8601FormatStyle", adding) }

  private static func interval(
    _ name: String,
    _ adding: @escaping @Sendable (Date.IntervalFormatStyle) -> Date.IntervalFormatStyle
  ) -> NativeMember { field(name, of: "DateIntervalFormatStyle", adding) }

  private static func relative(_ call: NativeCall, _ date: Date) throws -> String {
    let style = call.receiver ?? .void
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch style.stored("unitsStyle")?.caseName {
      case "spellOut": .spellOut
      case "abbreviated": .abbreviated
      case "narrow": .narrow
      default: .wide
      }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let format = Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: style.stored("presentation")?.caseName == "named" ? .named : .numeric,
      unitsStyle: units, locale: .american, calendar: calendar)
    return format.format(Date(timeIntervalSince1970: call.interpreter.now))
  }

  private static func time(_ call: NativeCall, _ duration: Duration) throws -> String {
    let pattern = (call.receiver ?? .void).stored("pattern") ?? .void
    func count(_ name: String) throws -> Int {
      min(max(try (pattern.stored(name) ?? .int(0)).requireInt(), 0), 32)
    }
    let (hours, minutes, places) = (try count("hours"), try count("minutes"), try count("places"))
    let made: Duration.TimeFormatStyle.Pattern =
      switch pattern.stored("kind")?.asString {
      case "hourMinute": .hourMinute(padHourToLength: hours)
      case "minuteSecond":
        .minuteSecond(padMinuteToLength: minutes, fractionalSecondsLength: places)
      default: .hourMinuteSecond(padHourToLength: hours, fractionalSecondsLength: places)
      }
    return Duration.TimeFormatStyle(pattern: made, locale: (call.receiver ?? .void).locale)
      .format(duration)
  }

  private static let durationUnits: [String: Duration.UnitsFormatStyle.Unit] = [
    "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
    "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
  ]

  private static func units(_ call: NativeCall, _ duration: Duration) throws -> String {
    let style = call.receiver ?? .void
    let allowed = try call.interpreter.elements(of: style.stored("allowed") ?? .void)
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style.stored("width")?.caseName {
      case "wide": .wide
      case "condensedAbbreviated": .condensedAbbreviated
      case "narrow": .narrow
      default: .abbreviated
      }
    let format = Duration.UnitsFormatStyle(
      allowedUnits: Set(allowed.compactMap { $0.caseName.flatMap { durationUnits[$0] } }),
      width: width, maximumUnitCount: try style.stored("maximumUnitCount")?.unwrapped?.requireInt()
    ).locale(style.locale)
    return format.format(duration)
  }
}

extension Duration {
  /// Itself; a trap where Foundation's formats don't show it.
  fileprivate func shown() throws -> Duration {
    guard abs(self / .seconds(1)) < 1e12 else {
      throw ScriptFailure.trap("a length of time out of bounds")
    }
    return self
  }
}
