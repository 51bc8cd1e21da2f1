import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Measurements, converted with the figures that Foundation has for its units. Foundation on
  /// Linux doesn't format them, so they are formatted here as in American English: in the units
  /// usual there unless the provided unit is asked for, as whole numbers or with two digits.
  static let foundationMeasurements = NativeLibrary(
    name: "FoundationMeasurements",
    types: [
      NativeType(
        named: "Dimension",
        members: [
          UnitTable.figure("symbol(of unit: String) -> String") { .string($0.symbol) },
          UnitTable.figure("coefficient(of unit: String) -> Double") {
            .double(UnitTable.converter(of: $0)?.coefficient ?? 1)
          },
          UnitTable.figure("constant(of unit: String) -> Double") {
            .double(UnitTable.converter(of: $0)?.constant ?? 0)
          },
        ])
    ],
    extensions: [
      "FormatStyle": [
        NativeMember(
          "static func measurement(width: MeasurementWidth, "
            + "usage: MeasurementUsage = .general, "
            + "numberFormatStyle: FloatingPointFormatStyle<Double>? = nil)"
            + " -> MeasurementFormatStyle"
        ) { (call, width: Value, usage: Value, numberFormatStyle: Value?) in
          try call.interpreter.construct(
            "MeasurementFormatStyle",
            [
              ("width", width), ("usage", usage),
              ("number", .optional(numberFormatStyle)),
            ])
        }
      ]
    ],
    sources: [Declarations.measurements, Declarations.units], isPartial: true)
}
