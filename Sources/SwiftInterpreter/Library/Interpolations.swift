extension Program {
  /// What type an option of `\(value, option: …)` takes.
  func interpolationOptionType(_ label: String, value: SwiftType) -> SwiftType {
    label == "specifier" ? builtin.string : .unknown
  }

  /// A value in a string literal with options such as `specifier: "%.1f"`.
  func interpolate(_ value: Value, _ options: [(label: String, value: Value)]) throws -> String {
    for (label, option) in options where label == "specifier" {
      if case .string(let format) = option { return try FormatString.format(format, [value], self) }
    }
    return try describe(value)
  }
}
