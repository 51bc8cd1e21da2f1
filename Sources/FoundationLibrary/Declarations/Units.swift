class UnitLength: Dimension {
  override var base: Dimension { UnitLength.meters }
  static let megameters = UnitLength("UnitLength.megameters", "megameter")
  static let kilometers = UnitLength("UnitLength.kilometers", "kilometer", american: miles)
  static let hectometers = UnitLength("UnitLength.hectometers", "hectometer")
  static let decameters = UnitLength("UnitLength.decameters", "decameter")
  static let meters = UnitLength("UnitLength.meters", "meter", american: feet)
  static let decimeters = UnitLength("UnitLength.decimeters", "decimeter", american: inches)
  static let centimeters = UnitLength("UnitLength.centimeters", "centimeter", american: inches)
  static let millimeters = UnitLength("UnitLength.millimeters", "millimeter", american: inches)
  static let micrometers = UnitLength("UnitLength.micrometers", "micrometer", american: inches)
  static let nanometers = UnitLength("UnitLength.nanometers", "nanometer", american: inches)
  static let picometers = UnitLength("UnitLength.picometers", "picometer")
  static let inches = UnitLength("UnitLength.inches", "inch")
  static let feet = UnitLength("UnitLength.feet", "foot")
  static let yards = UnitLength("UnitLength.yards", "yard")
  static let miles = UnitLength("UnitLength.miles", "mile")
  static let scandinavianMiles = UnitLength("UnitLength.scandinavianMiles", "mile-scandinavian")
  static let lightyears = UnitLength("UnitLength.lightyears", "light-year")
  static let nauticalMiles = UnitLength("UnitLength.nauticalMiles", "nautical mile")
  static let fathoms = UnitLength("UnitLength.fathoms", "fathom")
  static let furlongs = UnitLength("UnitLength.furlongs", "furlong")
  static let astronomicalUnits = UnitLength("UnitLength.astronomicalUnits", "astronomical unit")
  static let parsecs = UnitLength("UnitLength.parsecs", "parsec")
}
class UnitMass: Dimension {
  override var base: Dimension { UnitMass.kilograms }
  static let kilograms = UnitMass("UnitMass.kilograms", "kilogram", american: pounds)
  static let grams = UnitMass("UnitMass.grams", "gram", american: ounces)
  static let decigrams = UnitMass("UnitMass.decigrams", "decigram")
  static let centigrams = UnitMass("UnitMass.centigrams", "centigram")
  static let milligrams = UnitMass("UnitMass.milligrams", "milligram", american: ounces)
  static let micrograms = UnitMass("UnitMass.micrograms", "microgram", american: ounces)
  static let ounces = UnitMass("UnitMass.ounces", "ounce")
  static let pounds = UnitMass("UnitMass.pounds", "pound")
  static let stones = UnitMass("UnitMass.stones", "stone")
  static let metricTons = UnitMass("UnitMass.metricTons", "metric ton", american: shortTons)
  static let shortTons = UnitMass("UnitMass.shortTons", "ton")
  static let carats = UnitMass("UnitMass.carats", "carat")
  static let ouncesTroy = UnitMass("UnitMass.ouncesTroy", "troy ounce")
  static let slugs = UnitMass("UnitMass.slugs", "slug")
}
class UnitTemperature: Dimension {
  override var base: Dimension { UnitTemperature.kelvin }
  static let fahrenheit = UnitTemperature("UnitTemperature.fahrenheit", "degree Fahrenheit")
  static let celsius = UnitTemperature(
    "UnitTemperature.celsius", "degree Celsius", american: fahrenheit)
  static let kelvin = UnitTemperature("UnitTemperature.kelvin", "kelvin")
}
class UnitSpeed: Dimension {
  override var base: Dimension { UnitSpeed.metersPerSecond }
  static let milesPerHour = UnitSpeed("UnitSpeed.milesPerHour", "mile per hour")
  static let metersPerSecond = UnitSpeed(
    "UnitSpeed.metersPerSecond", "meter per second", american: milesPerHour)
  static let kilometersPerHour = UnitSpeed(
    "UnitSpeed.kilometersPerHour", "kilometer per hour", american: milesPerHour)
  static let knots = UnitSpeed("UnitSpeed.knots", "knot")
}
class UnitDuration: Dimension {
  override var base: Dimension { UnitDuration.seconds }
  static let hours = UnitDuration("UnitDuration.hours", "hour", short: "hr")
  static let minutes = UnitDuration("UnitDuration.minutes", "minute", short: "min")
  static let seconds = UnitDuration("UnitDuration.seconds", "second", short: "sec")
  static let milliseconds = UnitDuration("UnitDuration.milliseconds", "millisecond")
  static let microseconds = UnitDuration("UnitDuration.microseconds", "microsecond")
  static let nanoseconds = UnitDuration("UnitDuration.nanoseconds", "nanosecond")
}
class UnitAngle: Dimension {
  override var base: Dimension { UnitAngle.degrees }
  static let degrees = UnitAngle("UnitAngle.degrees", "degree")
  static let arcMinutes = UnitAngle("UnitAngle.arcMinutes", "arcminute")
  static let arcSeconds = UnitAngle("UnitAngle.arcSeconds", "arcsecond")
  static let radians = UnitAngle("UnitAngle.radians", "radian")
  static let gradians = UnitAngle("UnitAngle.gradians", "gradian")
  static let revolutions = UnitAngle("UnitAngle.revolutions", "revolution")
}
class UnitVolume: Dimension {
  override var base: Dimension { UnitVolume.liters }
  static let gallons = UnitVolume("UnitVolume.gallons", "gallon")
  static let fluidOunces = UnitVolume("UnitVolume.fluidOunces", "fluid ounce")
  static let liters = UnitVolume("UnitVolume.liters", "liter", american: gallons)
  static let deciliters = UnitVolume("UnitVolume.deciliters", "deciliter")
  static let centiliters = UnitVolume("UnitVolume.centiliters", "centiliter")
  static let milliliters = UnitVolume("UnitVolume.milliliters", "milliliter", american: fluidOunces)
  static let cups = UnitVolume("UnitVolume.cups", "cup")
  static let pints = UnitVolume("UnitVolume.pints", "pint")
  static let quarts = UnitVolume("UnitVolume.quarts", "quart")
  static let tablespoons = UnitVolume("UnitVolume.tablespoons", "tablespoon")
  static let teaspoons = UnitVolume("UnitVolume.teaspoons", "teaspoon")
  static let cubicMeters = UnitVolume("UnitVolume.cubicMeters", "cubic meter", american: cubicFeet)
  static let cubicCentimeters = UnitVolume("UnitVolume.cubicCentimeters", "cubic centimeter")
  static let cubicFeet = UnitVolume("UnitVolume.cubicFeet", "cubic foot")
  static let cubicInches = UnitVolume("UnitVolume.cubicInches", "cubic inch")
  static let metricCups = UnitVolume("UnitVolume.metricCups", "metric cup")
}
class UnitArea: Dimension {
  override var base: Dimension { UnitArea.squareMeters }
  static let squareMiles = UnitArea("UnitArea.squareMiles", "square mile")
  static let acres = UnitArea("UnitArea.acres", "acre")
  static let squareFeet = UnitArea("UnitArea.squareFeet", "square foot")
  static let squareYards = UnitArea("UnitArea.squareYards", "square yard")
  static let squareInches = UnitArea("UnitArea.squareInches", "square inch")
  static let squareKilometers = UnitArea(
    "UnitArea.squareKilometers", "square kilometer", american: squareMiles)
  static let hectares = UnitArea("UnitArea.hectares", "hectare", american: acres)
  static let squareMeters = UnitArea("UnitArea.squareMeters", "square meter", american: squareFeet)
  static let squareCentimeters = UnitArea(
    "UnitArea.squareCentimeters", "square centimeter", american: squareInches)
  static let squareMillimeters = UnitArea("UnitArea.squareMillimeters", "square millimeter")
  static let ares = UnitArea("UnitArea.ares", "are")
}
class UnitEnergy: Dimension {
  override var base: Dimension { UnitEnergy.joules }
  static let kilocalories = UnitEnergy("UnitEnergy.kilocalories", "kilocalorie", short: "kcal")
  static let calories = UnitEnergy("UnitEnergy.calories", "calorie", short: "cal")
  static let joules = UnitEnergy("UnitEnergy.joules", "joule")
  static let kilojoules = UnitEnergy("UnitEnergy.kilojoules", "kilojoule")
  static let kilowattHours = UnitEnergy("UnitEnergy.kilowattHours", "kilowatt-hour")
}
class UnitPressure: Dimension {
  override var base: Dimension { UnitPressure.newtonsPerMetersSquared }
  static let hectopascals = UnitPressure("UnitPressure.hectopascals", "hectopascal")
  static let kilopascals = UnitPressure("UnitPressure.kilopascals", "kilopascal")
  static let bars = UnitPressure("UnitPressure.bars", "bar")
  static let millibars = UnitPressure("UnitPressure.millibars", "millibar")
  static let millimetersOfMercury = UnitPressure(
    "UnitPressure.millimetersOfMercury", "millimeter of mercury")
  static let inchesOfMercury = UnitPressure("UnitPressure.inchesOfMercury", "inch of mercury")
  static let poundsForcePerSquareInch = UnitPressure(
    "UnitPressure.poundsForcePerSquareInch", "pound-force per square inch")
  static let newtonsPerMetersSquared = UnitPressure(
    "UnitPressure.newtonsPerMetersSquared", "newton per square meter")
}
class UnitPower: Dimension {
  override var base: Dimension { UnitPower.watts }
  static let watts = UnitPower("UnitPower.watts", "watt")
  static let kilowatts = UnitPower("UnitPower.kilowatts", "kilowatt")
  static let megawatts = UnitPower("UnitPower.megawatts", "megawatt")
  static let milliwatts = UnitPower("UnitPower.milliwatts", "milliwatt")
  static let horsepower = UnitPower("UnitPower.horsepower", "horsepower")
}
class UnitInformationStorage: Dimension {
  override var base: Dimension { UnitInformationStorage.bits }
  static let bits = UnitInformationStorage("UnitInformationStorage.bits", "bit")
  static let bytes = UnitInformationStorage("UnitInformationStorage.bytes", "byte")
  static let kilobytes = UnitInformationStorage("UnitInformationStorage.kilobytes", "kilobyte")
  static let megabytes = UnitInformationStorage("UnitInformationStorage.megabytes", "megabyte")
  static let gigabytes = UnitInformationStorage("UnitInformationStorage.gigabytes", "gigabyte")
  static let terabytes = UnitInformationStorage("UnitInformationStorage.terabytes", "terabyte")
  static let kibibytes = UnitInformationStorage("UnitInformationStorage.kibibytes", "kibibyte")
  static let mebibytes = UnitInformationStorage("UnitInformationStorage.mebibytes", "mebibyte")
  static let gibibytes = UnitInformationStorage("UnitInformationStorage.gibibytes", "gibibyte")
  static let kilobits = UnitInformationStorage("UnitInformationStorage.kilobits", "kilobit")
  static let megabits = UnitInformationStorage("UnitInformationStorage.megabits", "megabit")
}
class UnitFrequency: Dimension {
  override var base: Dimension { UnitFrequency.hertz }
  static let hertz = UnitFrequency("UnitFrequency.hertz", "hertz")
  static let kilohertz = UnitFrequency("UnitFrequency.kilohertz", "kilohertz")
  static let megahertz = UnitFrequency("UnitFrequency.megahertz", "megahertz")
  static let gigahertz = UnitFrequency("UnitFrequency.gigahertz", "gigahertz")
}
class UnitElectricCurrent: Dimension {
  override var base: Dimension { UnitElectricCurrent.amperes }
  static let amperes = UnitElectricCurrent("UnitElectricCurrent.amperes", "ampere")
  static let milliamperes = UnitElectricCurrent("UnitElectricCurrent.milliamperes", "milliampere")
}
class UnitElectricPotentialDifference: Dimension {
  override var base: Dimension { UnitElectricPotentialDifference.volts }
  static let volts = UnitElectricPotentialDifference(
    "UnitElectricPotentialDifference.volts", "volt")
  static let millivolts = UnitElectricPotentialDifference(
    "UnitElectricPotentialDifference.millivolts", "millivolt")
}
class UnitAcceleration: Dimension {
  override var base: Dimension { UnitAcceleration.metersPerSecondSquared }
  static let metersPerSecondSquared = UnitAcceleration(
    "UnitAcceleration.metersPerSecondSquared", "meter per second squared")
  static let gravity = UnitAcceleration("UnitAcceleration.gravity", "g-force")
}
