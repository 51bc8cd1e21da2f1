enum BlendMode: Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
enum ColorRenderingMode: Hashable { case nonLinear, linear, extendedLinear }
enum ColorScheme: Hashable, CaseIterable { case light, dark }
enum GlassEffectTransition: Hashable { case identity, matchedGeometry, materialize }
struct Glass: Equatable {
  static let regular = Glass()
  static let clear = Glass()
  static let identity = Glass()
  func tint(_ color: Color?) -> Glass { self }
  func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
struct RedactionReasons: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let placeholder = RedactionReasons(rawValue: 1)
  static let privacy = RedactionReasons(rawValue: 2)
  static let invalidated = RedactionReasons(rawValue: 4)
}
