/// Point sizes and line spacings of the text styles, from the Human Interface Guidelines.
enum TextStyles {
  struct Metrics: Equatable {
    /// In points.
    var size: Double
    /// From baseline to baseline, in points.
    var lineSpacing: Double
  }

  static func metrics(_ style: Font.TextStyle, at typeSize: DynamicTypeSize, on platform: Platform)
    -> Metrics
  {
    switch platform.kind {
    case .ios: ios[style.rawValue][typeSize.rawValue]
    // macOS has no Dynamic Type.
    case .mac: mac[style.rawValue][0]
    }
  }

  /// The weight of a style without one.
  static func weight(_ style: Font.TextStyle, on platform: Platform) -> Font.Weight {
    switch (style, platform.kind) {
    case (.headline, .ios): .semibold
    case (.headline, .mac): .bold
    case (.caption2, .mac): .medium
    default: .regular
    }
  }

  /// A style after `.bold()`, which is not always bold.
  static func boldWeight(_ style: Font.TextStyle, on platform: Platform) -> Font.Weight {
    switch (style, platform.kind) {
    case (.largeTitle, _), (.title, _), (.title2, _): .bold
    case (.headline, .mac): .heavy
    case (.caption, .mac): .medium
    default: .semibold
    }
  }

  /// Size/leading from `xSmall` to `accessibility5`; a row a style, from `largeTitle` to `caption2`.
  private static let ios = rows(
    """
    31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """)

  private static let mac = rows(
    """
    26/32
    22/26
    17/22
    15/20
    13/16
    13/16
    12/15
    11/14
    10/13
    10/13
    10/13
    """)

  private static func rows(_ table: String) -> [[Metrics]] {
    table.split(separator: "\n").map { row in
      row.split(separator: " ").compactMap { entry in
        let numbers = entry.split(separator: "/").compactMap { Double($0) }
        return numbers.count != 2 ? nil : Metrics(size: numbers[0], lineSpacing: numbers[1])
      }
    }
  }
}

extension EnvironmentValues {
  /// A length that grows with Dynamic Type, in points: `@ScaledMetric`, and the size of a custom
  /// font.
  ///
  /// It grows by the style's line spacing, not by its point size, and is rounded to a pixel: 17
  /// becomes 16.333 at `medium` and 48 at `accessibility5` (both observed).
  public func scaled(_ length: Double, relativeTo style: Font.TextStyle = .body) -> Double {
    let now = TextStyles.metrics(style, at: dynamicTypeSize, on: platform).lineSpacing
    let usual = TextStyles.metrics(style, at: .large, on: platform).lineSpacing
    guard now != usual else { return length }
    return (length * now / usual * platform.displayScale).rounded() / platform.displayScale
  }
}
