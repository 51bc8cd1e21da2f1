/// What is done to all that a view shows as to one picture. Pixels and documents show it; cells show
/// the view without it.
public enum LayerEffect: Hashable, Sendable {
  /// - Parameter radius: of `blur(radius:)` in points, the deviation of a normal distribution.
  case blur(radius: Double)
  /// How it is laid over what is behind it, within the next group outside.
  case blend(BlendMode)
  /// Blend modes inside of it see nothing behind it.
  case group

  /// The modifier's name where leaving it out changes what is seen.
  var undrawnName: String? {
    switch self {
    case .blur: "blur"
    case .blend: "blendMode"
    case .group: nil
    }
  }
}

/// SwiftUI's ways of laying colours over others, by its names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
