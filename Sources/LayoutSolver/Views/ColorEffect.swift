#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A modifier's effect on all colours of a view; only drawn.
///
/// Apple publishes no formulas. These are those of the W3C's filter effects, which Core Animation's
/// filters follow as far as is known; each colour is changed before it is composited.
public enum ColorEffect: Hashable, Sendable {
  /// Adds to each component.
  case brightness(Double)
  /// Stretches components away from the middle; 1 leaves them.
  case contrast(Double)
  /// From 0, grey, over 1, unchanged.
  case saturation(Double)
  /// In radians.
  case hueRotation(Double)
  case inverted
  case multiplied(Color)
  /// Black that covers the more the lighter it was.
  case luminanceToAlpha

  /// A colour with the effect; the effect's own colour is that of the appearance.
  public func applied(to color: ColorComponents, in appearance: ColorAppearance) -> ColorComponents
  {
    switch self {
    case .brightness(let amount): return color.mapped { $0 + amount }
    case .contrast(let amount): return color.mapped { ($0 - 0.5) * amount + 0.5 }
    case .saturation(let amount):
      let grey = color.luminance
      return color.mapped { grey + ($0 - grey) * amount }
    case .hueRotation(let angle): return color.rotated(by: angle)
    case .inverted: return color.mapped { 1 - $0 }
    case .multiplied(let other):
      guard let factor = other.components(in: appearance) else { return color }
      return ColorComponents(
        red: color.red * factor.red, green: color.green * factor.green,
        blue: color.blue * factor.blue, opacity: color.opacity * factor.opacity)
    case .luminanceToAlpha:
      return ColorComponents(
        red: 0, green: 0, blue: 0, opacity: color.opacity * min(max(color.luminance, 0), 1))
    }
  }
}

extension ColorComponents {
  fileprivate var luminance: Double { 0.213 * red + 0.715 * green + 0.072 * blue }

  /// Each of the three components changed, within 0 to 1.
  fileprivate func mapped(_ change: (Double) -> Double) -> ColorComponents {
    func bounded(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    return ColorComponents(
      red: bounded(change(red)), green: bounded(change(green)), blue: bounded(change(blue)),
      opacity: opacity)
  }

  /// The colour with its hue turned by an angle in radians, its luminance kept.
  fileprivate func rotated(by angle: Double) -> ColorComponents {
    guard angle.isFinite else { return self }
    let (c, s) = (cos(angle), sin(angle))
    let turned = ColorComponents(
      red: red * (0.213 + c * 0.787 - s * 0.213) + green * (0.715 - c * 0.715 - s * 0.715)
        + blue * (0.072 - c * 0.072 + s * 0.928),
      green: red * (0.213 - c * 0.213 + s * 0.143) + green * (0.715 + c * 0.285 + s * 0.140)
        + blue * (0.072 - c * 0.072 - s * 0.283),
      blue: red * (0.213 - c * 0.213 - s * 0.787) + green * (0.715 - c * 0.715 + s * 0.715)
        + blue * (0.072 + c * 0.928 + s * 0.072), opacity: opacity)
    return turned.mapped { $0 }
  }
}
