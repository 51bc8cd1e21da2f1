import Foundation
import LayoutSolver
import Numbers

/// Where values are along one of a chart's axes: numbers and dates by their amount, categories in
/// bands of equal width.
struct ChartScale {
  /// The settings of a scale that a chart makes with `chartXScale` and `chartYScale`.
  struct Wishes {
    enum Domain {
      case numbers(ClosedRange<Double>)
      case categories([ChartValue])
    }

    enum Kind: String {
      case linear, log, squareRoot, symmetricLog

      /// The amount that is shown in equal steps along the axis.
      func amount(of number: Double) -> Double {
        switch self {
        case .linear: number
        case .log: log10(max(number, .leastNormalMagnitude))
        case .squareRoot: (number < 0 ? -1 : 1) * abs(number).squareRoot()
        case .symmetricLog: (number < 0 ? -1 : 1) * log10(1 + abs(number))
        }
      }

      func number(of amount: Double) -> Double {
        switch self {
        case .linear: amount
        case .log: pow(10, amount)
        case .squareRoot: (amount < 0 ? -1 : 1) * amount * amount
        case .symmetricLog: (amount < 0 ? -1 : 1) * (pow(10, abs(amount)) - 1)
        }
      }
    }

    var domain: Domain?
    /// Nil where the chart's marks decide.
    var includesZero: Bool?
    var isReversed = false
    var kind = Kind.linear
    /// Points that are left free at the ends.
    var padding = (start: 0.0, end: 0.0)
  }

  /// What the values of an axis' marks are.
  struct Data {
    var values: [ChartValue]
    /// Whether numbers are counted from zero, as the lengths of bars are.
    var includesZero: Bool
    /// Whether the first category is at the far end of the axis: a vertical axis lists its
    /// categories from the top, and its numbers from the bottom.
    var descends = false
    /// Whether the values are shown as parts of a whole.
    var isShare = false
  }

  /// The categories in the order in which they first occur, or its reverse; empty for numbers.
  let categories: [ChartValue]
  private let positions: [ChartValue: Int]
  /// The range of the numbers.
  let domain: ClosedRange<Double>
  let isDate: Bool
  private let isShare: Bool
  private let wishes: Wishes

  init(_ data: Data, _ wishes: Wishes = Wishes()) {
    self.wishes = wishes
    isShare = data.isShare
    isDate = data.values.contains { if case .date = $0 { true } else { false } }
    let numbers = data.values.compactMap(\.number)
    if case .numbers(let wished)? = wishes.domain {
      categories = []
      positions = [:]
      domain = wished
      return
    }
    let fixed: [ChartValue]? =
      if case .categories(let all)? = wishes.domain { all } else { nil }
    guard fixed == nil, numbers.count == data.values.count, let least = numbers.min(),
      let most = numbers.max()
    else {
      var seen: Set<ChartValue> = []
      let found = (fixed ?? data.values).filter { seen.insert($0).inserted }
      categories = data.descends ? found.reversed() : found
      positions = Dictionary(uniqueKeysWithValues: categories.enumerated().map { ($1, $0) })
      domain = 0...1
      return
    }
    categories = []
    positions = [:]
    let includesZero = !isDate && (wishes.includesZero ?? data.includesZero)
    let low = includesZero ? min(least, 0) : least
    let high = includesZero ? max(most, 0) : most
    if isDate || !includesZero {
      domain = ClosedRange(between: low, and: max(high, low + (low == high ? 1 : 0)))
    } else {
      let step = Self.step(high - low)
      domain = ClosedRange(
        between: (low / step).rounded(.down) * step,
        and: max((high / step).rounded(.up) * step, low + step))
    }
  }

  /// How much of the axis one band takes; 0 for numbers.
  var band: Double { categories.isEmpty ? 0 : 1 / Double(categories.count) }

  /// From 0 at the start of the axis to 1 at its end; for a category, the middle of its band.
  private func share(_ value: ChartValue) -> Double {
    if let index = positions[value] { return (Double(index) + 0.5) * band }
    guard let number = value.number else { return 0 }
    let low = wishes.kind.amount(of: domain.lowerBound)
    let length = wishes.kind.amount(of: domain.upperBound) - low
    return length > 0 ? (wishes.kind.amount(of: number) - low) / length : 0.5
  }

  /// How far from an axis' start a value is, on an axis of this many points.
  func place(_ value: ChartValue, on length: Double) -> Double {
    let share = wishes.isReversed ? 1 - share(value) : share(value)
    let (start, end) = wishes.padding
    return start + share * max(length - start - end, 0)
  }

  /// The value at this distance from the start of an axis that is this many points long; nil where
  /// there is no category.
  func value(at place: Double, on length: Double) -> ChartValue? {
    let (start, end) = wishes.padding
    let room = length - start - end
    guard room > 0 else { return nil }
    let share = wishes.isReversed ? 1 - (place - start) / room : (place - start) / room
    guard categories.isEmpty else {
      let index = (share * Double(categories.count)).rounded(.down)
      return categories.indices.first { Double($0) == index }.map { categories[$0] }
    }
    let low = wishes.kind.amount(of: domain.lowerBound)
    let high = wishes.kind.amount(of: domain.upperBound)
    return value(wishes.kind.number(of: low + share * (high - low)))
  }

  /// Returns true if a value is between the ends of the axis.
  func holds(_ value: ChartValue) -> Bool {
    guard let number = value.number, categories.isEmpty else { return positions[value] != nil }
    let slack = (domain.upperBound - domain.lowerBound) * 1e-9
    return number >= domain.lowerBound - slack && number <= domain.upperBound + slack
  }

  // MARK: Ticks

  /// The values that an axis labels: for numbers about this many, which it chooses itself.
  func ticks(about count: Int? = nil) -> [ChartValue] {
    guard categories.isEmpty else { return categories }
    let length = domain.upperBound - domain.lowerBound
    if wishes.kind == .log, domain.lowerBound > 0 { return powers() }
    let step =
      isDate
      ? Self.dayStep(length, Double(count ?? 6)) : Self.step(length, Double(max(count ?? 5, 1)))
    return ticks(every: step)
  }

  func ticks(every step: Double) -> [ChartValue] {
    guard step > 0, step.isFinite, domain.upperBound > domain.lowerBound else {
      return [value(domain.lowerBound)]
    }
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let count = (domain.upperBound / step - first + 1e-9).rounded(.down)
    return (0...Int(clamped: min(max(count, 0), 400))).map { value((first + Double($0)) * step) }
  }

  private func powers() -> [ChartValue] {
    let exponents = [domain.lowerBound, domain.upperBound].map {
      Int(clamped: log10($0).rounded(.up))
    }
    return (exponents[0]...max(exponents[0], min(exponents[1], exponents[0] + 40)))
      .map { value(pow(10, Double($0))) }.filter(holds)
  }

  private func value(_ number: Double) -> ChartValue { isDate ? .date(number) : .number(number) }

  /// The label of a tick; parts of a whole are in percent.
  func words(_ value: ChartValue) -> String {
    guard isShare, let number = value.number else { return value.words }
    return "\(Self.words(number * 100))%"
  }

  /// A step of 1, 2 or 5 times a power of ten that makes about this many steps.
  private static func step(_ length: Double, _ count: Double = 5) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / count
    let power = pow(10, (log10(rough)).rounded(.down))
    let factor = rough / power
    return (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10) * power
  }

  private static func dayStep(_ length: Double, _ count: Double) -> Double {
    let day = 86400.0
    return [1, 2, 7, 14, 30, 60, 91, 182, 365].map { $0 * day }.first { length / $0 <= count }
      ?? (length / count / (365 * day)).rounded(.up) * 365 * day
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
