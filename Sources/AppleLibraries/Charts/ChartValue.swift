import Foundation
import FoundationLibrary
import LayoutSolver
import SwiftInterpreter

/// The value that a mark shows along one axis.
enum ChartValue: Hashable {
  case number(Double)
  /// Seconds since 1970.
  case date(Double)
  case category(String)

  /// Numbers farther from zero count as this one, so that distances between them are finite.
  private static let farthest = 1e300

  /// A value of the scene's; nil for an empty optional, and for anything that is not a number or is
  /// infinite, which no chart shows.
  init?(plotted value: Value, in interpreter: Interpreter) throws {
    guard let value = value.unwrapped else { return nil }
    if let number = value.asAnyNumber ?? value.asDouble {
      guard number.isFinite else { return nil }
      self = .number(min(max(number, -Self.farthest), Self.farthest))
    } else if value.stored("timeIntervalSince1970") != nil {
      self = .date(try value.secondsOfDate())
    } else {
      self = .category(try interpreter.describe(value))
    }
  }

  /// Nil for a category.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  var words: String {
    switch self {
    case .number(let number): ChartScale.words(number)
    case .date(let seconds): ChartScale.day(seconds)
    case .category(let name): name
    }
  }

  /// The value as the scene reads it.
  func value(in interpreter: Interpreter) throws -> Value {
    switch self {
    case .number(let number): .double(number)
    case .date(let seconds):
      try interpreter.construct("Date", [("timeIntervalSince1970", .double(seconds))])
    case .category(let name): .string(name)
    }
  }
}

/// A `PlottableValue`. It has no value where it was made from an empty optional.
struct Plotted: NativeArgument {
  static var declared: DeclaredTypes { .named("PlottableValue") }
  /// For a date with a unit, the middle of the unit.
  let value: ChartValue?
  /// The whole hour, day or month around a date, in seconds since 1970.
  let unit: ClosedRange<Double>?

  init(argument: Value, of call: borrowing NativeCall) throws {
    let plotted = argument.unwrapped?.stored("plotted") ?? .none
    let value = try ChartValue(plotted: plotted, in: call.interpreter)
    if case .date(let seconds)? = value,
      let name = argument.unwrapped?.stored("unit")?.unwrapped?.caseName,
      let unit = ChartCalendar.unit(name, around: seconds)
    {
      self.unit = unit
      self.value = .date((unit.lowerBound + unit.upperBound) / 2)
    } else {
      unit = nil
      self.value = value
    }
  }
}

/// The units of dates, in the calendar and time zone that scenes have.
enum ChartCalendar {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static let components: [String: Calendar.Component] = [
    "year": .year, "quarter": .quarter, "month": .month, "weekOfYear": .weekOfYear,
    "weekOfMonth": .weekOfMonth, "day": .day, "weekday": .day, "hour": .hour, "minute": .minute,
    "second": .second,
  ]

  /// From the beginning of the unit to its end; nil for anything that is not a unit of time.
  static func unit(_ name: String, around seconds: Double) -> ClosedRange<Double>? {
    guard let component = components[name],
      let interval = calendar.dateInterval(
        of: component, for: Date(timeIntervalSince1970: seconds))
    else { return nil }
    return interval.start.timeIntervalSince1970...interval.end.timeIntervalSince1970
  }

  /// The beginnings of every given number of units in a domain, a few hundred at most.
  static func beginnings(
    of name: String, every count: Int, in domain: ClosedRange<Double>
  ) -> [Double] {
    guard let component = components[name], count > 0,
      let first = unit(name, around: domain.lowerBound)?.lowerBound
    else { return [] }
    var found: [Double] = []
    let start = Date(timeIntervalSince1970: first)
    // This many units are longer than any calendar.
    let count = min(count, 100_000)
    let step = component == .quarter ? (Calendar.Component.month, 3 * count) : (component, count)
    for index in 0..<400 {
      guard let date = calendar.date(byAdding: step.0, value: index * step.1, to: start),
        date.timeIntervalSince1970 <= domain.upperBound
      else { break }
      if date.timeIntervalSince1970 >= domain.lowerBound {
        found.append(date.timeIntervalSince1970)
      }
    }
    return found
  }
}
