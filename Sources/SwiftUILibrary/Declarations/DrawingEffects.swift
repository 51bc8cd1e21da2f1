enum BlendMode: Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
enum ColorRenderingMode: Hashable { case nonLinear, linear, extendedLinear }
enum ColorScheme: Hashable, CaseIterable { case light, dark }
enum GlassEffectTransition: Hashable { case identity, matchedGeometry, materialize }
struct Glass: Equatable {
  private let name: String
  private var color: Color? = nil
  static let regular = Glass(name: "regular")
  static let clear = Glass(name: "clear")
  static let identity = Glass(name: "identity")
  func tint(_ color: Color?) -> Glass { Glass(name: name, color: color) }
  func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
struct RedactionReasons: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let placeholder = RedactionReasons(rawValue: 1)
  static let privacy = RedactionReasons(rawValue: 2)
  static let invalidated = RedactionReasons(rawValue: 4)
}
