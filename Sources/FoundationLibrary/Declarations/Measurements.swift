enum MeasurementWidth: Hashable { case wide, abbreviated, narrow }
enum MeasurementUsage: Hashable {
  case general, asProvided, road, person, personHeight, personWeight, weather, food, workout
}
struct MeasurementFormatStyle: FormatStyle {
  typealias FormatInput = Measurement<Dimension>
  let width: MeasurementWidth
  let usage: MeasurementUsage
  let number: Any?
}

class Unit: Hashable {
  let symbol: String
  init(symbol: String) { self.symbol = symbol }
  static func == (a: Unit, b: Unit) -> Bool { a.symbol == b.symbol }
  func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}

class Dimension: Unit {
  let factor: Double
  let shift: Double
  let name: String
  let american: Dimension?
  init(
    _ symbol: String, _ factor: Double, _ name: String, shift: Double = 0,
    american: Dimension? = nil
  ) {
    self.factor = factor
    self.shift = shift
    self.name = name
    self.american = american
    super.init(symbol: symbol)
  }
}

class UnitLength: Dimension {
  static let miles = UnitLength("mi", 1609.344, "mile")
  static let yards = UnitLength("yd", 0.9144, "yard")
  static let feet = UnitLength("ft", 0.3048, "foot")
  static let inches = UnitLength("in", 0.0254, "inch")
  static let kilometers = UnitLength("km", 1000, "kilometer", american: miles)
  static let meters = UnitLength("m", 1, "meter", american: feet)
  static let centimeters = UnitLength("cm", 0.01, "centimeter", american: inches)
  static let millimeters = UnitLength("mm", 0.001, "millimeter", american: inches)
  static let decimeters = UnitLength("dm", 0.1, "decimeter", american: inches)
  static let micrometers = UnitLength("µm", 0.000001, "micrometer", american: inches)
  static let nanometers = UnitLength("nm", 0.000000001, "nanometer", american: inches)
  static let nauticalMiles = UnitLength("NM", 1852, "nautical mile")
  static let furlongs = UnitLength("fur", 201.168, "furlong")
  static let fathoms = UnitLength("ftm", 1.8288, "fathom")
  static let lightyears = UnitLength("ly", 9460730472580800, "light-year")
  static let astronomicalUnits = UnitLength("ua", 149597870700, "astronomical unit")
}
class UnitMass: Dimension {
  static let pounds = UnitMass("lb", 0.45359237, "pound")
  static let ounces = UnitMass("oz", 0.028349523125, "ounce")
  static let kilograms = UnitMass("kg", 1, "kilogram", american: pounds)
  static let grams = UnitMass("g", 0.001, "gram", american: ounces)
  static let milligrams = UnitMass("mg", 0.000001, "milligram", american: ounces)
  static let micrograms = UnitMass("µg", 0.000000001, "microgram", american: ounces)
  static let stones = UnitMass("st", 6.35029, "stone")
  static let metricTons = UnitMass("t", 1000, "metric ton", american: shortTons)
  static let shortTons = UnitMass("ton", 907.185, "ton")
  static let carats = UnitMass("ct", 0.0002, "carat")
}
class UnitTemperature: Dimension {
  static let fahrenheit = UnitTemperature(
    "°F", 0.55555555555556, "degree Fahrenheit", shift: 255.37222222222427)
  static let celsius = UnitTemperature(
    "°C", 1, "degree Celsius", shift: 273.15, american: fahrenheit)
  static let kelvin = UnitTemperature("K", 1, "kelvin")
}
class UnitSpeed: Dimension {
  static let milesPerHour = UnitSpeed("mph", 0.44704, "mile per hour")
  static let metersPerSecond = UnitSpeed(
    "m/s", 1, "meter per second", american: milesPerHour)
  static let kilometersPerHour = UnitSpeed(
    "km/h", 0.277778, "kilometer per hour", american: milesPerHour)
  static let knots = UnitSpeed("kn", 0.514444, "knot")
}
class UnitDuration: Dimension {
  static let hours = UnitDuration("hr", 3600, "hour")
  static let minutes = UnitDuration("min", 60, "minute")
  static let seconds = UnitDuration("sec", 1, "second")
  static let milliseconds = UnitDuration("ms", 0.001, "millisecond")
}
class UnitAngle: Dimension {
  static let degrees = UnitAngle("°", 1, "degree")
  static let radians = UnitAngle("rad", 57.295779513082321, "radian")
}
class UnitVolume: Dimension {
  static let gallons = UnitVolume("gal", 3.78541178, "gallon")
  static let fluidOunces = UnitVolume("fl oz", 0.0295735296, "fluid ounce")
  static let liters = UnitVolume("L", 1, "liter", american: gallons)
  static let milliliters = UnitVolume("mL", 0.001, "milliliter", american: fluidOunces)
  static let cups = UnitVolume("cup", 0.24, "cup")
  static let pints = UnitVolume("pt", 0.473176, "pint")
  static let quarts = UnitVolume("qt", 0.946353, "quart")
  static let tablespoons = UnitVolume("tbsp", 0.0147868, "tablespoon")
  static let teaspoons = UnitVolume("tsp", 0.00492892, "teaspoon")
  static let cubicMeters = UnitVolume("m³", 1000, "cubic meter", american: cubicFeet)
  static let cubicCentimeters = UnitVolume("cm³", 0.001, "cubic centimeter")
  static let cubicFeet = UnitVolume("ft³", 28.3168, "cubic foot")
}
class UnitArea: Dimension {
  static let squareMiles = UnitArea("mi²", 2589988.110336, "square mile")
  static let acres = UnitArea("ac", 4046.86, "acre")
  static let squareFeet = UnitArea("ft²", 0.092903, "square foot")
  static let squareInches = UnitArea("in²", 0.00064516, "square inch")
  static let squareKilometers = UnitArea(
    "km²", 1000000, "square kilometer", american: squareMiles)
  static let hectares = UnitArea("ha", 10000, "hectare", american: acres)
  static let squareMeters = UnitArea("m²", 1, "square meter", american: squareFeet)
  static let squareCentimeters = UnitArea(
    "cm²", 0.0001, "square centimeter", american: squareInches)
}
class UnitEnergy: Dimension {
  static let kilocalories = UnitEnergy("kcal", 4184, "kilocalorie")
  static let calories = UnitEnergy("cal", 4.184, "calorie")
  static let joules = UnitEnergy("J", 1, "joule")
}

struct Measurement<UnitType>: Hashable, Comparable, CustomStringConvertible {
  var value: Double
  let unit: UnitType
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  func converted(to other: UnitType) -> Measurement<UnitType> {
    let base = value * unit.factor + unit.shift
    return Measurement(value: (base - other.shift) / other.factor, unit: other)
  }
  mutating func convert(to other: UnitType) { self = converted(to: other) }
  static func + (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: a.value + b.converted(to: a.unit).value, unit: a.unit)
  }
  static func - (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: a.value - b.converted(to: a.unit).value, unit: a.unit)
  }
  static func * (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType> {
    Measurement(value: a.value * b, unit: a.unit)
  }
  static func < (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool {
    a.value < b.converted(to: a.unit).value
  }
  var description: String { "\(value) \(unit.symbol)" }
  func formatted() -> String {
    formatted(MeasurementFormatStyle(width: .abbreviated, usage: .general, number: nil))
  }
  /// In the unit that Americans use.
  var inUsualUnit: Measurement<UnitType> {
    guard let american = unit.american else { return self }
    let base = value * unit.factor + unit.shift
    return Measurement(value: (base - american.shift) / american.factor, unit: american)
  }
  func formatted(_ style: MeasurementFormatStyle) -> String {
    let shown = style.usage == .asProvided ? self : inUsualUnit
    var text =
      abs(shown.value) >= 10 || style.usage == .asProvided
      ? shown.value.formatted(.number.precision(.fractionLength(0)))
      : String(format: "%.2g", shown.value)
    if style.usage == .asProvided { text = shown.value.formatted() }
    if let number = style.number as? FloatingPointFormatStyle<Double> {
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
    case .abbreviated: return text + " " + symbol
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
