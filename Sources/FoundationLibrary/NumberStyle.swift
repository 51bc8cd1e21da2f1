import Foundation
import SwiftInterpreter

/// What Foundation's number styles have in common, for which Foundation has no protocol.
private protocol AdjustableNumberStyle {
  associatedtype Increment
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func scale(_ multiplicand: Double) -> Self
  func rounded(
    rule: NumberFormatStyleConfiguration.RoundingRule, increment: Increment?
  ) -> Self
}

extension FloatingPointFormatStyle: AdjustableNumberStyle {}
extension FloatingPointFormatStyle.Percent: AdjustableNumberStyle {}
extension FloatingPointFormatStyle.Currency: AdjustableNumberStyle {}
extension Decimal.FormatStyle: AdjustableNumberStyle {}
extension Decimal.FormatStyle.Percent: AdjustableNumberStyle {}
extension Decimal.FormatStyle.Currency: AdjustableNumberStyle {}
extension IntegerFormatStyle: AdjustableNumberStyle {}
extension IntegerFormatStyle.Percent: AdjustableNumberStyle {}
extension IntegerFormatStyle.Currency: AdjustableNumberStyle {}

/// How a number is shown: the settings of a scene's format style, which are passed to Foundation's
/// own.
struct NumberStyle: HostArgument {
  static var declared: DeclaredTypes {
    .named("FloatingPointFormatStyle", "IntegerFormatStyle", "DecimalFormatStyle")
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
  /// Numbers are rounded to a multiple of this.
  var increment: Double?
  /// Numbers are multiplied by this; nil for the default of the kind.
  var scale: Double?
  var locale = Locale.american

  func text(_ number: Double) -> String {
    typealias Style = FloatingPointFormatStyle<Double>
    return switch kind {
    case .number:
      adjusted(Style(locale: locale).sign(strategy: numberSign), increment).format(number)
    case .percent:
      adjusted(Style.Percent(locale: locale).sign(strategy: numberSign), increment).format(number)
    case .currency(let code):
      adjusted(
        Style.Currency(code: code, locale: locale).sign(strategy: currencySign)
          .presentation(presentation), increment
      ).format(number)
    }
  }

  func text(_ number: Decimal) -> String {
    typealias Style = Decimal.FormatStyle
    return switch kind {
    case .number:
      adjusted(Style(locale: locale).sign(strategy: numberSign), wholeIncrement).format(number)
    case .percent:
      adjusted(Style.Percent(locale: locale).sign(strategy: numberSign), wholeIncrement)
        .format(number)
    case .currency(let code):
      adjusted(
        Style.Currency(code: code, locale: locale).sign(strategy: currencySign)
          .presentation(presentation), wholeIncrement
      ).format(number)
    }
  }

  private var wholeIncrement: Int? { increment.flatMap { Int(exactly: $0.rounded()) } }

  func text(_ number: Int) -> String {
    typealias Style = IntegerFormatStyle<Int>
    return switch kind {
    case .number:
      adjusted(Style(locale: locale).sign(strategy: numberSign), wholeIncrement).format(number)
    case .percent:
      adjusted(Style.Percent(locale: locale).sign(strategy: numberSign), wholeIncrement).format(
        number)
    case .currency(let code):
      adjusted(
        Style.Currency(code: code, locale: locale).sign(strategy: currencySign)
          .presentation(presentation), wholeIncrement
      ).format(number)
    }
  }

  /// The style with every setting that all kinds of styles have.
  private func adjusted<Style: AdjustableNumberStyle>(
    _ style: Style, _ increment: Style.Increment?
  ) -> Style {
    var style = style.grouping(grouping).notation(writing)
    if let precision { style = style.precision(digits(precision)) }
    if let scale { style = style.scale(scale) }
    if rule != nil || increment != nil {
      style = style.rounded(rule: rule ?? .toNearestOrEven, increment: increment)
    }
    return style
  }

  private typealias Choices = NumberFormatStyleConfiguration

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
