import LayoutSolver
import Testing

/// The paragraph that swiftui-web recorded on macOS 26.2 at many widths.
let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

/// A text on a phone of 3 pixels a point.
func measurer(
  _ string: String, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> TextMeasurer {
  var environment = EnvironmentValues()
  change(&environment)
  return TextMeasurer(content: TextContent(string), environment: environment)
}

/// A text on a Mac.
func mac(_ string: String, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> TextMeasurer {
  TextMeasurer(content: TextContent(string), environment: macEnvironment(change))
}

func macEnvironment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
  var environment = EnvironmentValues()
  environment.platform = Platform(kind: .mac, displayScale: 2)
  change(&environment)
  return environment
}

/// Lengths agree to the four digits that measurements are written with.
func expect(_ length: Double, _ expected: Double, _ location: SourceLocation = #_sourceLocation) {
  #expect(abs(length - expected) < 0.0001, "\(length) is not \(expected)", sourceLocation: location)
}

func expect(_ size: Size, _ expected: Size, _ location: SourceLocation = #_sourceLocation) {
  expect(size.width, expected.width, location)
  expect(size.height, expected.height, location)
}
