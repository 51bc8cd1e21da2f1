import Foundation
import SwiftInterpreter

extension SwiftUILibrary {
  /// Format styles and formatters, in American English. Numbers are formatted by the interpreter's
  /// own table; a style carries what to do with them.
  static let foundationFormats = NativeLibrary(
    name: "FoundationFormats",
    types: [
      NativeType("protocol FormatStyle", source: "associatedtype FormatInput"),
      numberStyle("IntegerFormatStyle<Value: BinaryInteger>"),
      numberStyle("FloatingPointFormatStyle<Value: BinaryFloatingPoint>"),
      NativeType(
        "struct DateFormatStyle: FormatStyle",
        members: [
          NativeMember("init()") { $0.interpreter.host("DateFormatStyle", DateStyle()) }
        ]
          + dateFields.map { field, options in
            let parameter = options.isEmpty ? "" : "_ format: DateFieldFormat = .\(options[0])"
            return NativeMember("func \(field)(\(parameter)) -> DateFormatStyle") { call in
              var style: DateStyle = try call.receiver()
              let option = call.arguments.isEmpty ? nil : try call.value(0).caseName
              style.fields.append(DateStyle.pattern(field, option))
              return call.interpreter.host("DateFormatStyle", style)
            }
          },
        source: """
          typealias FormatInput = Date
          """),
    ],
    extensions: [
      "Date": [
        NativeMember("func formatted(_ format: DateFormatStyle) -> String") { call in
          .string((try call.host(0) as DateStyle).text(try call.receiverDate()))
        }
      ],
      "Int": [formattedNumber("IntegerFormatStyle<Int>")],
      "Double": [formattedNumber("FloatingPointFormatStyle<Double>")],
      "FormatStyle":
        numberStyles("FloatingPointFormatStyle<Double>")
        + [
          NativeMember("static var dateTime: DateFormatStyle { get }") { call in
            call.interpreter.host("DateFormatStyle", DateStyle())
          }
        ],
    ],
    functions: [
      NativeMember(
        "func interpolate<F: FormatStyle>(_ input: F.FormatInput, format: F) -> String"
      ) { call in .string(try call.formatted(0, 1)) }
    ],
    sources: [
      """
      extension Date {
        typealias FormatStyle = DateFormatStyle
      }
      enum DateFieldFormat: Hashable {
        case defaultDigits, twoDigits, wide, abbreviated, narrow, short, padded, oneDigit
      }
      enum NumberFormatPrecision {
        case fractions(Int, Int)
        case significant(Int, Int)
        case integers(Int)
        static func fractionLength(_ length: Int) -> NumberFormatPrecision {
          .fractions(length, length)
        }
        static func fractionLength(_ range: ClosedRange<Int>) -> NumberFormatPrecision {
          .fractions(range.lowerBound, range.upperBound)
        }
        static func fractionLength(_ range: PartialRangeThrough<Int>) -> NumberFormatPrecision {
          .fractions(0, range.upperBound)
        }
        static func fractionLength(_ range: PartialRangeFrom<Int>) -> NumberFormatPrecision {
          .fractions(range.lowerBound, 6)
        }
        static func significantDigits(_ count: Int) -> NumberFormatPrecision {
          .significant(count, count)
        }
        static func significantDigits(_ range: ClosedRange<Int>) -> NumberFormatPrecision {
          .significant(range.lowerBound, range.upperBound)
        }
        static func integerLength(_ length: Int) -> NumberFormatPrecision { .integers(length) }
        static func integerAndFractionLength(
          integer: Int, fraction: Int
        ) -> NumberFormatPrecision { .fractions(fraction, fraction) }
      }
      enum NumberFormatGrouping { case automatic, never }
      enum NumberFormatNotation { case automatic, scientific, compactName }
      enum NumberFormatSign {
        case automatic, never, always
        static func always(includingZero: Bool = true) -> NumberFormatSign { .always }
      }
      """
    ])

  private static let dateFields: [(String, [String])] = [
    ("year", ["defaultDigits"]), ("month", ["abbreviated"]), ("day", ["defaultDigits"]),
    ("weekday", ["abbreviated"]), ("hour", ["defaultDigits"]), ("minute", ["twoDigits"]),
    ("second", ["twoDigits"]), ("week", ["defaultDigits"]), ("quarter", ["abbreviated"]),
    ("era", ["abbreviated"]), ("dayOfYear", ["defaultDigits"]),
  ]

  // MARK: Numbers

  private static func numberStyle(_ declaration: String) -> NativeType {
    let name = String(declaration.prefix { $0 != "<" })
    func changing(
      _ signature: String, _ change: @escaping @Sendable (inout NumberStyle, Value) throws -> Void
    ) -> NativeMember {
      NativeMember("func \(signature) -> \(name)<Value>") { call in
        var style: NumberStyle = try call.receiver()
        try change(&style, try call.value(0))
        return call.interpreter.host(name, style)
      }
    }
    return NativeType(
      "struct \(declaration): FormatStyle",
      members: numberStyles("\(name)<Value>") + [
        changing("precision(_ precision: NumberFormatPrecision)") { style, precision in
          let digits = try precision.associatedValues.map { try $0.requireInt() }
          guard let least = digits.first, let most = digits.last, least >= 0, most >= least else {
            return
          }
          switch precision.caseName {
          case "fractions": style.fraction = least...most
          case "significant": style.significant = max(least, 1)...max(most, 1)
          default: style.integers = least
          }
        },
        changing("grouping(_ grouping: NumberFormatGrouping)") { style, grouping in
          style.isGrouped = grouping.caseName != "never"
        },
        changing("notation(_ notation: NumberFormatNotation)") { style, notation in
          style.notation = notation.caseName ?? ""
        },
        changing("sign(strategy: NumberFormatSign)") { style, sign in
          style.sign = sign.caseName ?? ""
        },
        changing("locale(_ locale: Locale)") { _, _ in },
        changing("rounded(rule: FloatingPointRoundingRule)") { _, _ in },
      ], source: "typealias FormatInput = Value")
  }

  private static func numberStyles(_ type: String) -> [NativeMember] {
    let name = String(type.prefix { $0 != "<" })
    func style(
      _ signature: String, _ kind: @escaping @Sendable (NativeCall) throws -> NumberStyle.Kind
    )
      -> NativeMember
    {
      NativeMember(signature) { call in
        call.interpreter.host(name, NumberStyle(kind: try kind(call)))
      }
    }
    return [
      style("static var number: \(type) { get }") { _ in .number },
      style("static var percent: \(type) { get }") { _ in .percent },
      style("static func currency(code: String) -> \(type)") { .currency(try $0.string(0)) },
    ]
  }

  private static func formattedNumber(_ style: String) -> NativeMember {
    NativeMember("func formatted(_ format: \(style)) -> String") { call in
      let number = call.receiver ?? .void
      let style: NumberStyle = try call.host(0)
      return .string(style.text(try number.requireDouble(), isInteger: number.asInt != nil))
    }
  }
}

/// How a number is shown.
struct NumberStyle {
  enum Kind {
    case number, percent
    /// By ISO code: `USD`.
    case currency(String)
  }
  var kind: Kind
  /// Digits after the point, nil for as many as the kind has.
  var fraction: ClosedRange<Int>?
  var significant: ClosedRange<Int>?
  /// Digits before the point at least.
  var integers: Int?
  var isGrouped = true
  var notation = "automatic"
  var sign = "automatic"

  func text(_ number: Double, isInteger: Bool) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.usesGroupingSeparator = isGrouped
    switch kind {
    case .number:
      formatter.numberStyle = .decimal
      formatter.maximumFractionDigits = 6
    case .percent:
      formatter.numberStyle = .percent
      formatter.maximumFractionDigits = 6
      // An integer is a percentage already.
      if isInteger { formatter.multiplier = 1 }
    case .currency(let code):
      formatter.numberStyle = .currency
      formatter.currencyCode = code
    }
    if let fraction {
      formatter.minimumFractionDigits = fraction.lowerBound
      formatter.maximumFractionDigits = fraction.upperBound
    }
    if let significant {
      formatter.usesSignificantDigits = true
      formatter.minimumSignificantDigits = significant.lowerBound
      formatter.maximumSignificantDigits = significant.upperBound
    }
    if let integers { formatter.minimumIntegerDigits = integers }
    var (number, suffix) = (number, "")
    if notation == "compactName" {
      // Thousands, millions and so on, to two digits unless it says otherwise.
      for (power, letter) in [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")]
      where abs(number) >= power {
        (number, suffix) = (number / power, letter)
        break
      }
      if fraction == nil, significant == nil {
        formatter.usesSignificantDigits = abs(number) < 100
        formatter.maximumSignificantDigits = 2
        formatter.maximumFractionDigits = 0
      }
    }
    if notation == "scientific" { formatter.numberStyle = .scientific }
    if sign == "never" { number = abs(number) }
    let text = formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    return (sign == "always" && number >= 0 ? "+" : "") + text + suffix
  }
}

/// How a date is shown, by the fields asked for.
struct DateStyle {
  /// Letters of Unicode's date patterns; none for day, month, year and time.
  var fields: [String] = []

  func text(_ moment: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(fields.isEmpty ? "yMdjmm" : fields.joined())
    return formatter.string(from: moment)
  }

  /// A date as `Text(_:style:)` shows it, at the configured moment.
  static func text(_ style: String, of date: Value, now: Double) throws -> String {
    let seconds = try date.number("timeIntervalSince1970")
    let moment = Date(timeIntervalSince1970: seconds)
    switch style {
    case "date": return DateStyle(fields: ["y", "MMMM", "d"]).text(moment)
    case "time": return DateStyle(fields: ["j", "mm"]).text(moment)
    case "timer":
      let rest = Int(abs(seconds - now))
      let (hours, minutes) = (rest / 3600, rest / 60 % 60)
      let tail = String(format: "%02d", rest % 60)
      return hours > 0 ? String(format: "%d:%02d:", hours, minutes) + tail : "\(minutes):\(tail)"
    default:
      let distance = abs(seconds - now)
      let units = [(86400.0, "day"), (3600, "hr"), (60, "min"), (1, "sec")]
      let (length, unit) = units.first { distance >= $0.0 } ?? (1, "sec")
      let count = Int(distance / length)
      let words = "\(count) \(unit)\(unit == "day" && count != 1 ? "s" : "")"
      return style == "offset" ? (seconds < now ? "-" : "+") + words : words
    }
  }

  /// The letters for a field at a width.
  static func pattern(_ field: String, _ width: String?) -> String {
    let letters = [
      "year": "y", "month": "M", "day": "d", "weekday": "E", "hour": "j", "minute": "m",
      "second": "s", "week": "w", "quarter": "Q", "era": "G", "dayOfYear": "D",
    ]
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

extension NativeCall {
  fileprivate func receiverDate() throws -> Date {
    Date(timeIntervalSince1970: try (receiver ?? .void).number("timeIntervalSince1970"))
  }
}
