import Foundation
import SwiftInterpreter

/// How a number is shown: what a scene asks of a format style, handed to Foundation's own.
struct NumberStyle: HostArgument {
  static var declared: DeclaredTypes {
    .named("FloatingPointFormatStyle", "IntegerFormatStyle")
  }

  enum Kind {
    case number, percent
    /// An amount in the currency of an ISO code: `USD`.
    case currency(String)
  }

  enum Precision {
    /// Digits after the point.
    case fraction(ClosedRange<Int>)
    case significant(ClosedRange<Int>)
    /// Digits before the point, filled up with zeros.
    case integer(ClosedRange<Int>)
  }

  enum Notation {
    case automatic, compactName, scientific
  }

  enum Sign {
    case automatic, never
    case always(includingZero: Bool)
  }

  var kind: Kind
  var precision: Precision?
  var isGrouped = true
  var notation = Notation.automatic
  var sign = Sign.automatic
  /// How a currency is named.
  var presentation = CurrencyFormatStyleConfiguration.Presentation.standard
  var rule: FloatingPointRoundingRule?
  /// What numbers are rounded to a multiple of.
  var increment: Double?
  /// What numbers are multiplied with; nil for what the kind does by itself.
  var scale: Double?
  var locale = Locale.american

  func text(_ number: Double) -> String {
    switch kind {
    case .number:
      var style = FloatingPointFormatStyle<Double>(locale: locale).grouping(grouping)
        .notation(writing).sign(strategy: numberSign)
      if let precision { style = style.precision(digits(precision)) }
      if let scale { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rule ?? .toNearestOrEven, increment: increment) }
      return style.format(number)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale).grouping(grouping)
        .notation(writing).sign(strategy: numberSign)
      if let precision { style = style.precision(digits(precision)) }
      if let scale { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rule ?? .toNearestOrEven, increment: increment) }
      return style.format(number)
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        .grouping(grouping).notation(writing).sign(strategy: currencySign)
        .presentation(presentation)
      if let precision { style = style.precision(digits(precision)) }
      if let scale { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rule ?? .toNearestOrEven, increment: increment) }
      return style.format(number)
    }
  }

  func text(_ number: Int) -> String {
    let increment = increment.flatMap { Int(exactly: $0.rounded()) }
    switch kind {
    case .number:
      var style = IntegerFormatStyle<Int>(locale: locale).grouping(grouping).notation(writing)
        .sign(strategy: numberSign)
      if let precision { style = style.precision(digits(precision)) }
      if let scale { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rule ?? .toNearestOrEven, increment: increment) }
      return style.format(number)
    case .percent:
      var style = IntegerFormatStyle<Int>.Percent(locale: locale).grouping(grouping)
        .notation(writing).sign(strategy: numberSign)
      if let precision { style = style.precision(digits(precision)) }
      if let scale { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rule ?? .toNearestOrEven, increment: increment) }
      return style.format(number)
    case .currency(let code):
      var style = IntegerFormatStyle<Int>.Currency(code: code, locale: locale)
        .grouping(grouping).notation(writing).sign(strategy: currencySign)
        .presentation(presentation)
      if let precision { style = style.precision(digits(precision)) }
      if let scale { style = style.scale(scale) }
      if isRounded { style = style.rounded(rule: rule ?? .toNearestOrEven, increment: increment) }
      return style.format(number)
    }
  }

  private typealias Choices = NumberFormatStyleConfiguration

  private var isRounded: Bool { rule != nil || increment != nil }
  private var grouping: Choices.Grouping { isGrouped ? .automatic : .never }

  private var writing: Choices.Notation {
    switch notation {
    case .automatic: .automatic
    case .compactName: .compactName
    case .scientific: .scientific
    }
  }

  private func digits(_ precision: Precision) -> Choices.Precision {
    switch precision {
    case .fraction(let range): .fractionLength(range)
    case .significant(let range): .significantDigits(range)
    case .integer(let range): .integerLength(range)
    }
  }

  private var numberSign: Choices.SignDisplayStrategy {
    switch sign {
    case .automatic: .automatic
    case .never: .never
    case .always(let includingZero): .always(includingZero: includingZero)
    }
  }

  private var currencySign: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic: .automatic
    case .never: .never
    case .always(let includingZero): .always(showZero: includingZero)
    }
  }
}
