import SwiftInterpreter

extension SwiftUILibrary {
  /// Measurements and their units, written as American English writes them: in the units people
  /// there use unless they are asked for as provided, to whole numbers or two digits.
  static let foundationMeasurements = NativeLibrary(
    name: "FoundationMeasurements",
    extensions: [
      "FormatStyle": [
        NativeMember(
          "static func measurement(width: MeasurementWidth, "
            + "usage: MeasurementUsage = .general, numberFormatStyle: Any? = nil)"
            + " -> MeasurementFormatStyle"
        ) { call in
          try call.context.construct(
            "MeasurementFormatStyle",
            [
              ("width", call.value(0)), ("usage", call.value(1)),
              ("number", call.arguments[2] ?? .none),
            ])
        }
      ]
    ],
    sources: [
      """
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
      """,
      """
      class Unit: Hashable {
        let symbol: String
        init(symbol: String) { self.symbol = symbol }
        static func == (a: Unit, b: Unit) -> Bool { a.symbol == b.symbol }
        func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
      }
      """,
      """
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
      """,
      """
      class UnitLength: Dimension {
        static let miles = UnitLength("mi", 1609.344, "mile")
        static let yards = UnitLength("yd", 0.9144, "yard")
        static let feet = UnitLength("ft", 0.3048, "foot")
        static let inches = UnitLength("in", 0.0254, "inch")
        static let kilometers = UnitLength("km", 1000, "kilometer", american: miles)
        static let meters = UnitLength("m", 1, "meter", american: feet)
        static let centimeters = UnitLength("cm", 0.01, "centimeter", american: inches)
        static let millimeters = UnitLength("mm", 0.001, "millimeter", american: inches)
      }
      class UnitMass: Dimension {
        static let pounds = UnitMass("lb", 0.45359237, "pound")
        static let ounces = UnitMass("oz", 0.028349523125, "ounce")
        static let kilograms = UnitMass("kg", 1, "kilogram", american: pounds)
        static let grams = UnitMass("g", 0.001, "gram", american: ounces)
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
      }
      class UnitDuration: Dimension {
        static let hours = UnitDuration("hr", 3600, "hour")
        static let minutes = UnitDuration("min", 60, "minute")
        static let seconds = UnitDuration("sec", 1, "second")
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
      }
      class UnitEnergy: Dimension {
        static let kilocalories = UnitEnergy("kcal", 4184, "kilocalorie")
        static let calories = UnitEnergy("cal", 4.184, "calorie")
        static let joules = UnitEnergy("J", 1, "joule")
      }
      """,
      """
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
        var description: String { "\\(value) \\(unit.symbol)" }
        func formatted() -> String {
          formatted(MeasurementFormatStyle(width: .abbreviated, usage: .general, number: nil))
        }
        func formatted(_ style: MeasurementFormatStyle) -> String {
          var shown = self
          if style.usage != .asProvided, let unit = unit.american {
            let base = value * self.unit.factor + self.unit.shift
            shown = Measurement(value: (base - unit.shift) / unit.factor, unit: unit)
          }
          var text = abs(shown.value) >= 10 || style.usage == .asProvided
            ? shown.value.formatted(.number.precision(.fractionLength(0)))
            : String(format: "%.2g", shown.value)
          if style.usage == .asProvided { text = shown.value.formatted() }
          if let number = style.number as? FloatingPointFormatStyle<Double> {
            text = shown.value.formatted(number)
          }
          let symbol = shown.unit.symbol
          if symbol.hasPrefix("°") { return text + (style.width == .narrow ? "°" : symbol) }
          switch style.width {
          case .narrow: return text + symbol
          case .abbreviated: return text + " " + symbol
          case .wide:
            let name = shown.unit.name
            if text == "1" { return "1 " + name }
            return text + " " + (name == "foot" ? "feet" : name == "inch" ? "inches" : name + "s")
          }
        }
      }
      """,
    ])
}
