import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Moments, their parts, zones and the formatter of dates. `Date()` is the configured moment, so
  /// that runs repeat.
  static let foundationDates = NativeLibrary(
    name: "FoundationDates",
    types: [
      NativeType(
        named: "Date",
        members: [
          NativeMember("static var now: Date { get }") { call in try now(call) },
          NativeMember("init()") { call in try now(call) },
          NativeMember("var description: String { get }") { call in
            .string(try moment(call).description)
          },
          NativeMember(
            "func formatted(date: Date.DateStyle = .numeric, "
              + "time: Date.TimeStyle = .shortened) -> String"
          ) { (call, date: CaseName, time: CaseName) in
            .string(
              try moment(call).formatted(
                Date.FormatStyle(
                  date: dateStyles[date.name],
                  time: timeStyles[time.name], locale: .american,
                  calendar: .init(scene: "gregorian", locale: "en_US", zone: .gmt),
                  timeZone: .gmt)))
          },
        ]),
      timeZone,
      NativeType(
        named: "DateComponents",
        members: [
          NativeMember("var description: String { get }") { call in
            .string(try DateComponents(scene: call.receiver ?? .void).description)
          }
        ]),
      NativeType(named: "DateInterval"), calendar, dateFormatter,
    ],
    sources: [
      Declarations.dates, Declarations.calendars, Declarations.timeZones,
      Declarations.dateFormatters,
    ], isPartial: true)

  private static let dateStyles: [String: Date.FormatStyle.DateStyle] = [
    "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long,
    "complete": .complete,
  ]

  private static let timeStyles: [String: Date.FormatStyle.TimeStyle] = [
    "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]

  private static func moment(_ call: NativeCall) throws -> Date {
    Date(timeIntervalSince1970: try (call.receiver ?? .void).secondsOfDate())
  }

  private static func now(_ call: NativeCall) throws -> Value {
    try call.interpreter.structure("Date", [.double(call.interpreter.now)])
  }
}
