#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in a space where distances are as eyes see them (Björn Ottosson's OKLab).
struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ color: RGB) {
    let (red, green, blue) = (
      RGB.linear(color.red), RGB.linear(color.green), RGB.linear(color.blue)
    )
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The square of how different two colours look.
  /// - Parameter weight: How much their lightness counts.
  func distance(to other: OKLab, lightness weight: Double = 1) -> Double {
    let (one, two, three) = (lightness - other.lightness, a - other.a, b - other.b)
    return weight * one * one + two * two + three * three
  }

  /// Whether the colour has no visible hue.
  var isGrey: Bool { a * a + b * b < 0.0009 }

  /// Among a few colours there is rarely one of the same lightness, and a wrong hue is worse than a
  /// wrong lightness.
  private static let weightAmongFew = 0.3

  /// The nearest entry of the palette among some.
  /// - Parameter isFit: Which colours count; the result is nil where none does.
  func nearest(in entries: Range<Int>, where isFit: (RGB) -> Bool) -> Int? {
    var best: Int?
    var shortest = Double.infinity
    let weight = entries.count > 16 ? 1 : Self.weightAmongFew
    for index in entries {
      let other = Self.palette[index]
      let distance = distance(to: other, lightness: weight)
      guard distance < shortest, isFit(RGB(index: index)) else { continue }
      (best, shortest) = (index, distance)
    }
    return best
  }

  /// The nearest entry of the palette among some; grey has no other hue for want of a grey.
  func nearest(in entries: Range<Int>) -> Int {
    nearest(in: entries) { !isGrey || OKLab($0).isGrey } ?? entries.lowerBound
  }

  private static let palette = (0..<256).map { OKLab(RGB(index: $0)) }
}
