import LayoutSolver

extension ColorComponents {
  package func mixed(with other: ColorComponents, by share: Double) -> ColorComponents {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return ColorComponents(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  package var color: Color { Color.rgb(red: red, green: green, blue: blue).faded(to: opacity) }
}

extension Color {
  /// As the device shows it in light appearance; nil for one of the scene's assets, which is
  /// unknown here.
  package var numbers: ColorComponents? { components(in: ColorAppearance(.light)) }
}
