/// The sizes of SF Symbols, as parts of the font's point size.
///
/// Only `swift` was measured (17 points, 3 pixels a point, iOS 18); the others are given the
/// proportions of a usual symbol, and the rule says so.
enum SymbolSizes {
  struct Proportions {
    /// As a text would be set: with the room around it, rounded up to pixels.
    var rigid: Size
    /// Of the drawing alone, which a resizable symbol is ideally as large as.
    var resizable: Size
  }

  private static let measuredAt = 17.0

  private static let measured = [
    "swift": Proportions(
      rigid: Size(width: 22.000000000000004, height: 18.666666666666668),
      resizable: Size(width: 18.666667938232422, height: 16.666667938232422))
  ]
  private static let usual = Proportions(
    rigid: Size(width: 20.333333333333332, height: 19),
    resizable: Size(width: 18, height: 17))

  static func isMeasured(_ name: String) -> Bool { measured[name] != nil }

  /// The symbol's size in points in its surroundings' font.
  static func size(
    of name: String, isResizable: Bool, _ environment: EnvironmentValues
  ) -> Size {
    let proportions = measured[name] ?? usual
    let size = isResizable ? proportions.resizable : proportions.rigid
    let scale = SystemFont(environment).size / measuredAt * factor(environment.imageScale)
    if scale == 1 { return size }
    let pixel = 1 / environment.platform.displayScale
    func rounded(_ length: Double) -> Double { (length * scale / pixel).rounded(.up) * pixel }
    return Size(width: rounded(size.width), height: rounded(size.height))
  }

  /// Of `imageScale`, as UIKit's small, medium and large symbols compare.
  private static func factor(_ scale: EnvironmentValues.ImageScale) -> Double {
    switch scale {
    case .small: 0.785
    case .medium: 1
    case .large: 1.28
    }
  }
}
