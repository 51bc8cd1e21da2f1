import Foundation
import LayoutSolver

/// Where values are along one of a chart's axes: numbers and dates by their amount, categories in
/// bands that are equally wide.
struct ChartScale {
  /// In the order in which they first occur, or its reverse; empty for numbers.
  let categories: [ChartValue]
  /// Of numbers.
  let domain: ClosedRange<Double>
  let ticks: [ChartValue]

  /// - Parameters:
  ///   - includesZero: Whether numbers are counted from zero, as the lengths of bars are.
  ///   - descends: Whether the first category is at the axis' end: a vertical axis lists its
  ///     categories from the top, and its numbers from the bottom.
  init(_ values: [ChartValue], includesZero: Bool, descends: Bool = false) {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, let least = numbers.min(), let most = numbers.max() else {
      var seen: Set<ChartValue> = []
      let found = values.filter { seen.insert($0).inserted }
      categories = descends ? found.reversed() : found
      domain = 0...1
      ticks = categories
      return
    }
    categories = []
    let isDate = values.contains { if case .date = $0 { true } else { false } }
    let low = includesZero && !isDate ? min(least, 0) : least
    let high = includesZero && !isDate ? max(most, 0) : most
    let step = isDate ? Self.dayStep(high - low) : Self.step(high - low)
    if isDate || !includesZero {
      domain = low...max(high, low + (low == high ? 1 : 0))
    } else {
      domain =
        (low / step).rounded(.down) * step...max((high / step).rounded(.up) * step, low + step)
    }
    let first = (domain.lowerBound / step).rounded(.up)
    let count = min(max(Int((domain.upperBound / step - first + 1e-9).rounded(.down)), 0), 12)
    ticks = (0...count).map { index in
      let value = (first + Double(index)) * step
      return isDate ? .date(value) : .number(value)
    }
  }

  /// Of 1, 2 and 5 times a power of ten the one that makes four to eight steps.
  private static func step(_ length: Double) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / 5
    let power = pow(10, (log10(rough)).rounded(.down))
    let factor = rough / power
    return (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10) * power
  }

  private static func dayStep(_ length: Double) -> Double {
    let day = 86400.0
    return [1, 2, 7, 14, 30, 60, 91, 182, 365].map { $0 * day }.first { length / $0 <= 6 }
      ?? (length / 5 / (365 * day)).rounded(.up) * 365 * day
  }

  /// How much of the axis one band takes; 0 for numbers.
  var band: Double { categories.isEmpty ? 0 : 1 / Double(categories.count) }

  /// From 0 at the axis' start to 1 at its end; of a category, the middle of its band.
  func place(_ value: ChartValue) -> Double {
    if let index = categories.firstIndex(of: value) { return (Double(index) + 0.5) * band }
    guard let number = value.number else { return 0 }
    let length = domain.upperBound - domain.lowerBound
    return length > 0 ? (number - domain.lowerBound) / length : 0.5
  }

  /// `8,000`, `0.25`.
  static func words(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded.formatted(.number.locale(Locale(identifier: "en_US")))
  }

  /// `Nov 14`.
  static func day(_ seconds: Double) -> String {
    var style = Date.FormatStyle(locale: Locale(identifier: "en_US")).month(.abbreviated).day()
    style.timeZone = .gmt
    return Date(timeIntervalSince1970: seconds).formatted(style)
  }
}
