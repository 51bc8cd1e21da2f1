import SwiftInterpreter

extension FoundationLibrary {
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
          try call.interpreter.construct(
            "MeasurementFormatStyle",
            [
              ("width", call.value(0)), ("usage", call.value(1)),
              ("number", call.arguments[2] ?? .none),
            ])
        }
      ]
    ],
    sources: [Declarations.measurements])
}
