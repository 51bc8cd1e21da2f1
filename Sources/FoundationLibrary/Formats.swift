import Foundation
import Numbers
import SwiftInterpreter

extension FoundationLibrary {
  /// Format styles and formatters, in American English. Numbers are formatted by the interpreter's
  /// own table; a style carries what to do with them.
  static let foundationFormats = NativeLibrary(
    name: "FoundationFormats",
    types: [
      NativeType(named: "FormatStyle"), listStyle,
      numberStyle("IntegerFormatStyle<Value: BinaryInteger>"),
      numberStyle("FloatingPointFormatStyle<Value: BinaryFloatingPoint>"),
      numberStyle("DecimalFormatStyle<Value>"),
      NativeType(
        named: "DateFormatStyle",
        members: [
          NativeMember("init()") { $0.interpreter.host("DateFormatStyle", DateStyle()) },
          NativeMember(
            "init(date: Date.DateStyle? = nil, time: Date.TimeStyle? = nil)"
          ) { (call, date: Value?, time: Value?) in
            var style = DateStyle()
            style.date = date?.caseName ?? "omitted"
            style.time = time?.caseName ?? "omitted"
            return call.interpreter.host("DateFormatStyle", style)
          },
          NativeMember("func locale(_ locale: Locale) -> DateFormatStyle") {
            (call, locale: Value) in
            var style: DateStyle = try call.receiver()
            style.locale = Locale(
              identifier: locale.stored("identifier")?.asString ?? "")
            return call.interpreter.host("DateFormatStyle", style)
          },
          NativeMember("func format(_ value: Date) -> String") { (call, value: Value) in
            let seconds = try value.secondsOfDate()
            return .string(
              try call.receiver(as: DateStyle.self).text(Date(timeIntervalSince1970: seconds)))
          },
        ]
          + dateFields.map { field, options in
            let parameter = options.isEmpty ? "" : "_ format: DateFieldFormat = .\(options[0])"
            let signature = "func \(field)(\(parameter)) -> DateFormatStyle"
            if options.isEmpty { return NativeMember(signature) { try $0.adding(field, nil) } }
            return NativeMember(signature) { (call, format: CaseName) in
              try call.adding(field, format.name)
            }
          }),
    ],
    extensions: [
      "Date": [
        NativeMember("func formatted(_ format: DateFormatStyle) -> String") {
          (call, format: DateStyle) in
          .string((format).text(try call.receiverDate()))
        }
      ],
      "Decimal": [formattedNumber("DecimalFormatStyle<Decimal>")],
      "Double": [formattedNumber("FloatingPointFormatStyle<Double>")],
      "Locale": localeMembers,
      "Float": [formattedNumber("FloatingPointFormatStyle<Double>")],
      "FormatStyle":
        numberStyles("FloatingPointFormatStyle<Double>")
        + [
          NativeMember("static var dateTime: DateFormatStyle { get }") { call in
            call.interpreter.host("DateFormatStyle", DateStyle())
          }
        ],
    ].merging(
      integers.map { ($0, [formattedNumber("IntegerFormatStyle<\($0)>")]) },
      uniquingKeysWith: { $0 + $1 }),
    functions: [
      NativeMember(
        "func interpolate<F: FormatStyle>(_ input: F.FormatInput, format: F) -> String"
      ) { (call, input: Value, format: Value) in
        .string(try call.formatted(input, by: format))
      }
    ],
    sources: [Declarations.formats], isPartial: true)

  private static let dateFields: [(String, [String])] = [
    ("year", ["defaultDigits"]), ("month", ["abbreviated"]), ("day", ["defaultDigits"]),
    ("weekday", ["abbreviated"]), ("hour", ["defaultDigits"]), ("minute", ["twoDigits"]),
    ("second", ["twoDigits"]), ("week", ["defaultDigits"]), ("quarter", ["abbreviated"]),
    ("era", ["abbreviated"]), ("dayOfYear", ["defaultDigits"]),
  ]

  // MARK: Numbers

  private static func numberStyle(_ declaration: String) -> NativeType {
    let name = String(declaration.prefix { $0 != "<" })
    @Sendable func changing(
      _ signature: String, _ change: @escaping @Sendable (inout NumberStyle, Value) throws -> Void
    ) -> NativeMember {
      NativeMember("func \(signature) -> \(name)<Value>") { (call, argument: Value) in
        var style: NumberStyle = try call.receiver()
        try change(&style, argument)
        return call.interpreter.host(name, style)
      }
    }
    return NativeType(
      "struct \(declaration): FormatStyle",
      members: numberStyles("\(name)<Value>") + [
        changing("precision(_ precision: NumberFormatPrecision)") { style, precision in
          // No number is written with more digits than Foundation writes.
          let (lower, upper) = (
            min(max(try precision.digits("lower"), 0), 999),
            min(max(try precision.digits("upper"), 0), 999)
          )
          let range = lower...max(lower, upper)
          style.precision =
            switch precision.stored("kind")?.asString {
            case "significant": .significant(max(1, lower)...max(1, range.upperBound))
            case "integer": .integer(range)
            default: .fraction(range)
            }
        },
        changing("grouping(_ grouping: NumberFormatGrouping)") { style, grouping in
          style.isGrouped = grouping.caseName != "never"
        },
        changing("notation(_ notation: NumberFormatNotation)") { style, notation in
          style.notation =
            switch notation.caseName {
            case "compactName": .compactName
            case "scientific": .scientific
            default: .automatic
            }
        },
        changing("sign(strategy: NumberFormatSign)") { style, strategy in
          style.sign =
            switch strategy.stored("kind")?.asString {
            case "never": .never
            case "always": .always(includingZero: true)
            case "unlessZero": .always(includingZero: false)
            default: .automatic
            }
        },
        changing("presentation(_ presentation: CurrencyFormatPresentation)") { style, wanted in
          style.presentation =
            switch wanted.caseName {
            case "narrow": .narrow
            case "isoCode": .isoCode
            case "fullName": .fullName
            default: .standard
            }
        },
        changing("scale(_ multiplicand: Double)") { $0.scale = try $1.requireDouble() },
        NativeMember("init(locale: Locale = Locale.current)") { (call, locale: Value) in
          var style = NumberStyle(kind: .number)
          style.locale = Locale(identifier: locale.stored("identifier")?.asString ?? "")
          return call.interpreter.host(name, style)
        },
        changing("locale(_ locale: Locale)") { style, locale in
          style.locale = Locale(identifier: locale.stored("identifier")?.asString ?? "")
        },
        NativeMember("func format(_ value: Value) -> String") { (call, value: Value) in
          var value = value
          let style: NumberStyle = try call.receiver()
          if let text = style.text(value) { return .string(text) }
          var arguments = [Interpreter.Argument(nil, call.receiver ?? .void)]
          return try call.interpreter.callMethod("formatted", on: &value, arguments: &arguments)
        },
        NativeMember(
          "func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, "
            + "increment: Double? = nil) -> \(name)<Value>"
        ) { (call, rule: CaseName, increment: Double?) in
          var style: NumberStyle = try call.receiver()
          style.rule = Self.rule(rule.name)
          style.increment = increment
          return call.interpreter.host(name, style)
        },
      ],
      // One type serves all styles of a number.
      source: """
        typealias FormatInput = Value
        typealias Currency = \(name)<Value>
        typealias Percent = \(name)<Value>
        """)
  }

  private static func rule(_ name: String) -> FloatingPointRoundingRule {
    switch name {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
    default: .toNearestOrEven
    }
  }

  private static func numberStyles(_ type: String) -> [NativeMember] {
    let name = String(type.prefix { $0 != "<" })
    return [
      NativeMember("static var number: \(type) { get }") { call in
        call.interpreter.host(name, NumberStyle(kind: .number))
      },
      NativeMember("static var percent: \(type) { get }") { call in
        call.interpreter.host(name, NumberStyle(kind: .percent))
      },
      NativeMember("static func currency(code: String) -> \(type)") { (call, code: String) in
        call.interpreter.host(name, NumberStyle(kind: .currency(code)))
      },
    ]
  }

  private static let integers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private static func formattedNumber(_ style: String) -> NativeMember {
    NativeMember("func formatted(_ format: \(style)) -> String") {
      (call, format: NumberStyle) in
      .string(format.text(call.receiver ?? .void) ?? "")
    }
  }
}

extension Locale {
  /// The one that scenes run in.
  static let american = Locale(identifier: "en_US")
}

extension ClosedRange<Double> {
  /// Seconds since 1970-01-01 00:00 UTC as dates.
  var dates: Range<Date> {
    Date(timeIntervalSince1970: lowerBound)..<Date(timeIntervalSince1970: upperBound)
  }
}

/// How a date is shown, by the fields asked for.
package struct DateStyle: HostArgument {
  package static var declared: DeclaredTypes { .named("DateFormatStyle") }

  /// The letters of Unicode's date patterns; empty for day, month, year and time.
  var fields: [String] = []
  /// The names of whole styles, where no fields are asked for.
  var date: String?
  var time: String?
  var locale = Locale.american

  func text(_ moment: Date) -> String {
    if fields.isEmpty, date != nil || time != nil {
      return moment.formatted(
        Date.FormatStyle(
          date: Self.dates[date ?? ""] ?? .omitted, time: Self.times[time ?? ""] ?? .omitted,
          locale: locale, timeZone: .gmt))
    }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    formatter.setLocalizedDateFormatFromTemplate(fields.isEmpty ? "yMdjmm" : fields.joined())
    // A template has no hour of two digits without a period of the day.
    if fields.contains("JJ"), formatter.dateFormat?.contains("hh") == false {
      formatter.dateFormat = formatter.dateFormat.replacingOccurrences(of: "h", with: "hh")
    }
    return formatter.string(from: moment)
  }

  private static let dates: [String: Date.FormatStyle.DateStyle] = [
    "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
  ]
  private static let times: [String: Date.FormatStyle.TimeStyle] = [
    "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]

  /// A date as `Text(_:style:)` shows it, at the configured moment, and its `day` as pickers do.
  package static func text(_ style: String, of date: Value, now: Double) throws -> String {
    let seconds = try date.secondsOfDate()
    let moment = Date(timeIntervalSince1970: seconds)
    switch style {
    case "date": return DateStyle(fields: ["y", "MMMM", "d"]).text(moment)
    case "day": return DateStyle(fields: ["y", "MMM", "d"]).text(moment)
    case "time": return DateStyle(fields: ["j", "mm"]).text(moment)
    case "timer": return clock(abs(seconds - now), showsHours: true)
    default:
      // The two largest units, or the largest alone where the time is counted from now.
      let units = [("day", 86400), ("hr", 3600), ("min", 60), ("sec", 1)]
      var rest = Int(clamped: abs(seconds - now))
      var words: [String] = []
      for (unit, length) in units where rest >= length || (unit == "sec" && words.isEmpty) {
        let count = rest / length
        words.append("\(count) \(unit)\(unit == "day" && count != 1 ? "s" : "")")
        rest %= length
        if style == "offset" || words.count == 2 { break }
      }
      let text = words.joined(separator: ", ")
      return style == "offset" ? (seconds < now ? "-" : "+") + text : text
    }
  }

  /// Both ends of a span of time, as `Text(_:)` shows them.
  package static func span(_ seconds: ClosedRange<Double>) -> String {
    seconds.dates.formatted(
      Date.IntervalFormatStyle(
        date: .numeric, time: .shortened, locale: .american, timeZone: .gmt))
  }

  /// The time that is left at a moment, or the time that has passed.
  package static func timer(
    _ seconds: ClosedRange<Double>, at now: Double, countsDown: Bool, showsHours: Bool
  ) -> String {
    let moment = min(max(now, seconds.lowerBound), seconds.upperBound)
    return clock(
      countsDown ? seconds.upperBound - moment : moment - seconds.lowerBound,
      showsHours: showsHours)
  }

  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let rest = Int(clamped: seconds)
    let hours = showsHours ? rest / 3600 : 0
    let minutes = rest / 60 - hours * 60
    let tail = String(format: "%02d", rest % 60)
    return hours > 0 ? String(format: "%d:%02d:", hours, minutes) + tail : "\(minutes):\(tail)"
  }

  /// The letters for a field at a width.
  static func pattern(_ field: String, _ width: String?) -> String {
    let letters = [
      "year": "y", "month": "M", "day": "d", "weekday": "E", "hour": "j", "minute": "m",
      "second": "s", "week": "w", "quarter": "Q", "era": "G", "dayOfYear": "D",
    ]
    if width == "bareHour" { return "J" }
    if width == "bareTwoDigitHour" { return "JJ" }
    let letter = letters[field] ?? ""
    let count =
      switch width {
      case "twoDigits": 2
      case "abbreviated": 3
      case "wide": 4
      case "narrow": 5
      default: 1
      }
    return String(repeating: letter, count: count)
  }
}

extension NumberStyle {
  /// The text of a number of any type; nil for a value that is not a number.
  fileprivate func text(_ value: Value) -> String? {
    switch value {
    case .int(let number): text(number)
    case .double(let number): text(number)
    case .number(let number):
      Int(exactly: number.asDouble).flatMap { number.kind == .float ? nil : text($0) }
        ?? text(number.asDouble)
    default: value.asHost(Decimal.self).map { text($0) }
    }
  }
}

extension Value {
  /// How many digits a precision asks for.
  fileprivate func digits(_ name: String) throws -> Int {
    min(100, max(0, try (stored(name) ?? .int(0)).requireInt()))
  }
}

extension NativeCall {
  /// The receiver, a format, with one more field.
  fileprivate func adding(_ field: String, _ option: String?) throws -> Value {
    var style: DateStyle = try receiver()
    style.fields.append(DateStyle.pattern(field, option))
    return interpreter.host("DateFormatStyle", style)
  }

  fileprivate func receiverDate() throws -> Date {
    Date(timeIntervalSince1970: try (receiver ?? .void).secondsOfDate())
  }
}
