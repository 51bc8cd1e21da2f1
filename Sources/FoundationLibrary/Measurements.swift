import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Measurements, converted by the figures that Foundation has for its units. Linux's Foundation
  /// doesn't write them, so that they are written here as American English writes them: in the units
  /// people there use unless they are asked for as provided, to whole numbers or two digits.
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
