enum MeasurementWidth: Hashable { case wide, abbreviated, narrow }
enum MeasurementUsage: Hashable {
  case general, asProvided, road, person, personHeight, personWeight, weather, food, workout
}
struct MeasurementFormatStyle: FormatStyle {
  typealias FormatInput = Measurement<Dimension>
  let width: MeasurementWidth
  let usage: MeasurementUsage
  let number: FloatingPointFormatStyle<Double>?
}

class Unit: Hashable {
  let symbol: String
  init(symbol: String) { self.symbol = symbol }
  static func == (a: Unit, b: Unit) -> Bool { a.symbol == b.symbol }
  func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}

class UnitConverterLinear {
  let coefficient: Double
  let constant: Double
  init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
  }
  func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  func value(fromBaseUnitValue base: Double) -> Double { (base - constant) / coefficient }
}
typealias UnitConverter = UnitConverterLinear

class Dimension: Unit {
  let converter: UnitConverterLinear
  /// The unit's name, the name of one of it, and its abbreviation where that isn't its symbol.
  let name: String
  let short: String
  /// The unit that Americans measure the same thing in.
  let american: Dimension?
  /// The unit through which others of its kind are converted.
  var base: Dimension { self }
  init(symbol: String, converter: UnitConverterLinear) {
    self.converter = converter
    name = symbol
    short = symbol
    american = nil
    super.init(symbol: symbol)
  }
  /// Makes one of Foundation's own units.
  init(_ unit: String, _ name: String, short: String? = nil, american: Dimension? = nil) {
    converter = UnitConverterLinear(
      coefficient: Dimension.coefficient(of: unit), constant: Dimension.constant(of: unit))
    self.name = name
    self.short = short ?? Dimension.symbol(of: unit)
    self.american = american
    super.init(symbol: Dimension.symbol(of: unit))
  }
}

/// Units that nothing converts have no measurements here.
struct Measurement<UnitType: Dimension>: Hashable, Comparable, CustomStringConvertible {
  var value: Double
  let unit: UnitType
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  func converted(to other: UnitType) -> Measurement<UnitType> {
    if unit == other { return Measurement(value: value, unit: other) }
    let base = unit.converter.baseUnitValue(fromValue: value)
    return Measurement(value: other.converter.value(fromBaseUnitValue: base), unit: other)
  }
  mutating func convert(to other: UnitType) { self = converted(to: other) }
  /// The sum of two different units is in the base unit.
  private static func combined(
    _ a: Measurement<UnitType>, _ b: Measurement<UnitType>, _ sum: (Double, Double) -> Double
  ) -> Measurement<UnitType> {
    if a.unit == b.unit { return Measurement(value: sum(a.value, b.value), unit: a.unit) }
    return Measurement(value: sum(a.inBaseUnits, b.inBaseUnits), unit: a.unit.base)
  }
  private var inBaseUnits: Double { unit.converter.baseUnitValue(fromValue: value) }
  static func + (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType> {
    combined(a, b, +)
  }
  static func - (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType> {
    combined(a, b, -)
  }
  static func * (a: Double, b: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: a * b.value, unit: b.unit)
  }
  static func / (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType> {
    Measurement(value: a.value / b, unit: a.unit)
  }
  static func == (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool {
    a.unit == b.unit ? a.value == b.value : a.inBaseUnits == b.inBaseUnits
  }
  func hash(into hasher: inout Hasher) { hasher.combine(inBaseUnits) }
  static func * (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType> {
    Measurement(value: a.value * b, unit: a.unit)
  }
  static func < (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool {
    a.unit == b.unit ? a.value < b.value : a.inBaseUnits < b.inBaseUnits
  }
  var description: String { "\(value) \(unit.symbol)" }
  func formatted() -> String {
    formatted(MeasurementFormatStyle(width: .abbreviated, usage: .general, number: nil))
  }
  /// The measurement in the unit that Americans use.
  var inUsualUnit: Measurement<UnitType> {
    guard let american = unit.american else { return self }
    let base = unit.converter.baseUnitValue(fromValue: value)
    return Measurement(value: american.converter.value(fromBaseUnitValue: base), unit: american)
  }
  func formatted(_ style: MeasurementFormatStyle) -> String {
    let shown = style.usage == .asProvided ? self : inUsualUnit
    var text =
      abs(shown.value) >= 10 || style.usage == .asProvided
      ? shown.value.formatted(.number.precision(.fractionLength(0)))
      : String(format: "%.2g", shown.value)
    if style.usage == .asProvided { text = shown.value.formatted() }
    if let number = style.number {
      text = shown.value.formatted(number)
    }
    return shown.written(text, style.width)
  }
  /// The number with the unit.
  func written(_ text: String, _ width: MeasurementWidth) -> String {
    let symbol = unit.symbol
    if symbol.hasPrefix("°") { return text + (width == .narrow ? "°" : symbol) }
    switch width {
    case .narrow: return text + symbol
    case .abbreviated: return text + " " + unit.short
    case .wide:
      let name = unit.name
      if text == "1" { return "1 " + name }
      return text + " " + (name == "foot" ? "feet" : name == "inch" ? "inches" : name + "s")
    }
  }
}

class MeasurementFormatter {
  struct UnitOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let providedUnit = UnitOptions(rawValue: 1)
    static let naturalScale = UnitOptions(rawValue: 2)
    static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  enum UnitStyle: Int { case short = 1, medium, long }
  var unitOptions: UnitOptions = []
  var unitStyle: UnitStyle = .medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var locale: Locale! = Locale.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var numberFormatter: NumberFormatter! = NumberFormatter()
  init() { numberFormatter.numberStyle = .decimal }
  private var width: MeasurementWidth {
    switch unitStyle {
    case .short: .narrow
    case .medium: .abbreviated
    case .long: .wide
    }
  }
  func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
    let shown = unitOptions.contains(.providedUnit) ? measurement : measurement.inUsualUnit
    let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? ""
    if unitOptions.contains(.temperatureWithoutUnit), shown.unit.symbol.hasPrefix("°") {
      return number + "°"
    }
    return shown.written(number, width)
  }
  func string(from unit: Unit) -> String {
    guard unitStyle == .long, let dimension = unit as? Dimension else { return unit.symbol }
    let name = dimension.name
    return name == "foot" ? "feet" : name == "inch" ? "inches" : name + "s"
  }
}
