import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  static let numberFormatters = NativeLibrary(
    name: "FoundationNumberFormatters",
    types: [
      NativeType(
        named: "NumberFormatter",
        members: [
          NativeMember("func string(from number: NSNumber) -> String?") { (call, number: Value) in
            let number = number.stored("value") ?? number
            return .optional(
              NumberFormat(call).text(of: try number.requireDouble()).map(Value.string))
          },
          NativeMember("func string(for object: Any?) -> String?") { (call, object: Value?) in
            guard let number = (object?.stored("value") ?? object)?.asDouble
            else { return .none }
            return .optional(NumberFormat(call).text(of: number).map(Value.string))
          },
          NativeMember("func number(from string: String) -> NSNumber?") { (call, string: String) in
            guard let number = NumberFormat(call).number(in: string) else { return .none }
            return .optional(try call.interpreter.construct("NSNumber", [("value", number)]))
          },
          NativeMember("func _attribute(_ name: String) -> Any?") { (call, name: String) in
            .optional(NumberFormat(call).attribute(name))
          },
        ])
    ],
    sources: [Declarations.numberFormatters], isPartial: true)
}

/// The settings of a scene's number formatter, as one of Foundation's, which does the writing.
private struct NumberFormat {
  private static let styles: [String: NumberFormatter.Style] = [
    "decimal": .decimal, "currency": .currency, "percent": .percent, "scientific": .scientific,
    "spellOut": .spellOut, "ordinal": .ordinal, "currencyISOCode": .currencyISOCode,
    "currencyPlural": .currencyPlural, "currencyAccounting": .currencyAccounting,
  ]
  private static let texts:
    [String: ReferenceWritableKeyPath<NumberFormatter, String?> & Sendable] = [
      "currencyCode": \.currencyCode,
      "currencySymbol": \.currencySymbol,
      "currencyDecimalSeparator": \.currencyDecimalSeparator,
      "currencyGroupingSeparator": \.currencyGroupingSeparator,
      "decimalSeparator": \.decimalSeparator,
      "groupingSeparator": \.groupingSeparator,
      "percentSymbol": \.percentSymbol,
      "minusSign": \.minusSign,
      "plusSign": \.plusSign,
      "exponentSymbol": \.exponentSymbol,
      "notANumberSymbol": \.notANumberSymbol,
      "positivePrefix": \.positivePrefix,
      "positiveSuffix": \.positiveSuffix,
      "negativePrefix": \.negativePrefix,
      "negativeSuffix": \.negativeSuffix,
      "positiveFormat": \.positiveFormat,
      "negativeFormat": \.negativeFormat,
    ]
  private static let counts: [String: ReferenceWritableKeyPath<NumberFormatter, Int> & Sendable] = [
    "minimumFractionDigits": \.minimumFractionDigits,
    "maximumFractionDigits": \.maximumFractionDigits,
    "minimumIntegerDigits": \.minimumIntegerDigits,
    "maximumIntegerDigits": \.maximumIntegerDigits,
    "minimumSignificantDigits": \.minimumSignificantDigits,
    "maximumSignificantDigits": \.maximumSignificantDigits,
    "groupingSize": \.groupingSize,
    "secondaryGroupingSize": \.secondaryGroupingSize,
  ]
  private static let switches:
    [String: ReferenceWritableKeyPath<NumberFormatter, Bool> & Sendable] = [
      "usesGroupingSeparator": \.usesGroupingSeparator,
      "usesSignificantDigits": \.usesSignificantDigits,
      "alwaysShowsDecimalSeparator": \.alwaysShowsDecimalSeparator,
    ]

  private let own: Value
  private let written: [String: Value]
  private let formatter = NumberFormatter()

  init(_ call: NativeCall) {
    own = call.receiver ?? .void
    formatter.locale = own.locale
    formatter.numberStyle = Self.styles[own.stored("numberStyle")?.caseName ?? ""] ?? .none
    formatter.zeroSymbol = own.stored("zeroSymbol")?.asString
    written = Self.named(own.stored("_written"))
    for (name, path) in Self.texts {
      if let text = written[name]?.asString { formatter[keyPath: path] = text }
    }
    for (name, path) in Self.switches {
      if let isOn = written[name]?.asBool { formatter[keyPath: path] = isOn }
    }
    for (name, path) in Self.counts {
      if let count = written[name]?.asInt { formatter[keyPath: path] = count }
    }
    // The style's own limits give way to those that are set.
    if written["minimumFractionDigits"] == nil {
      formatter.minimumFractionDigits = min(
        formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    }
    if written["maximumFractionDigits"] == nil {
      formatter.maximumFractionDigits = max(
        formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    }
  }

  /// The entries of a dictionary whose keys are texts.
  private static func named(_ value: Value?) -> [String: Value] {
    guard case .dictionary(let box)? = value else { return [:] }
    let pairs = box.pairs.compactMap { pair in pair.key.asString.map { ($0, pair.value) } }
    return Dictionary(pairs) { _, last in last }
  }

  /// An attribute by its name, as it was set or else as the style and the locale define it.
  func attribute(_ name: String) -> Value? {
    if let value = written[name] { return value }
    if let path = Self.texts[name] { return formatter[keyPath: path].map(Value.string) }
    if let path = Self.counts[name] { return .int(formatter[keyPath: path]) }
    return Self.switches[name].map { .bool(formatter[keyPath: $0]) }
  }

  /// The number as text. It is rounded and its digits are counted here, because Foundation on Linux
  /// shows too many or too few digits where a minimum is set as well.
  func text(of number: Double) -> String? {
    let scaled = number * factor
    guard isInDigits, scaled.isFinite else {
      return formatter.string(from: NSNumber(value: scaled / styleFactor))
    }
    let (shown, digits) = rounded(scaled)
    let fewest = formatter.minimumFractionDigits
    if fewest > 0, fewest < formatter.maximumFractionDigits {
      formatter.minimumFractionDigits = max(fewest, digits)
      formatter.maximumFractionDigits = max(fewest, digits)
    }
    return formatter.string(from: NSNumber(value: shown / styleFactor))
  }

  /// The number that a text shows: an integer where it is one.
  func number(in text: String) -> Value? {
    guard let number = formatter.number(from: text) else { return nil }
    if styleFactor == factor, let whole = number as? Int { return .int(whole) }
    return .double(number.doubleValue * styleFactor / factor)
  }

  private var styleFactor: Double { formatter.numberStyle == .percent ? 100 : 1 }
  private var factor: Double { own.stored("multiplier")?.stored("value")?.asDouble ?? styleFactor }

  /// Returns true if the style shows as many digits after the separator as it is told.
  private var isInDigits: Bool {
    let styles: [NumberFormatter.Style] = [
      .none, .decimal, .currency, .percent, .currencyISOCode, .currencyAccounting,
    ]
    return styles.contains(formatter.numberStyle) && !formatter.usesSignificantDigits
      && written["positiveFormat"] == nil
  }

  /// The number rounded to the digits that are shown at most, and how many of them are after the
  /// separator.
  private func rounded(_ number: Double) -> (number: Double, digits: Int) {
    let isNegative = number < 0
    let mode: NSDecimalNumber.RoundingMode? =
      switch own.stored("roundingMode")?.caseName {
      case "ceiling": .up
      case "floor": .down
      case "down": isNegative ? .up : .down
      case "up": isNegative ? .down : .up
      case "halfUp": .plain
      case "halfDown": nil
      default: .bankers
      }
    // Rounds the shortest digits that make the number. A large number has none to round.
    guard abs(number) < 1e15, var exact = Decimal(string: "\(number)") else { return (number, 0) }
    var result = Decimal()
    func round(_ mode: NSDecimalNumber.RoundingMode) {
      NSDecimalRound(&result, &exact, formatter.maximumFractionDigits, mode)
    }
    round(mode ?? .plain)
    if mode == nil {
      let away = result
      round(isNegative ? .up : .down)
      if abs(away - exact) < abs(result - exact) { result = away }
    }
    // A negative number that rounds to zero is shown as "-0".
    let shown = (Double("\(result)") ?? number).magnitude * (number.sign == .minus ? -1 : 1)
    return (shown, max(0, -result.exponent))
  }
}
