/// The sizes of SF Symbols, as parts of the font's point size.
///
/// `SymbolTable` has what was recorded at 17 points; other sizes are in proportion, which is within
/// a point of the recordings at 10 to 40 points. A symbol without a recording gets the size that
/// follows from its drawing, else that of the one its name contains or is listed with, else of a usual
/// symbol, which the rule says.
enum SymbolSizes {
  private static let recordedAt = 17.0
  private static let usual = Size(width: 20, height: 19)
  /// A resizable symbol is ideally as large as its drawing, without the room around it; recorded
  /// for `swift` (17 points, 3 pixels a point, iOS 18).
  private static let drawn = Size(width: 18.0 / 20, height: 17.0 / 19)
  private static let swift = (
    rigid: Size(width: 22.000000000000004, height: 18.666666666666668),
    resizable: Size(width: 18.666667938232422, height: 16.666667938232422)
  )
  /// The free room below a symbol's drawing, as a part of the point size.
  static let room = 1.0 / 17

  /// The free room around a symbol's drawing in a view of a size: as `SymbolDrawings` has it for
  /// most, less across for what is as wide as it is high or wider. In the bars of iOS 26 a symbol is
  /// drawn larger than the view that is laid out (WordsLearner's pictures, iOS 26.2).
  static func room(
    around size: Size, _ pointSize: Double, _ environment: EnvironmentValues
  ) -> Size {
    let factor = factor(environment.imageScale)
    let room = Size(
      width: 3.5 / recordedAt * pointSize * factor.width,
      height: 2.2 / recordedAt * pointSize * factor.height)
    let isInBar = environment.custom["isBarItem"] as? Bool == true
    guard isInBar, environment.platform.os >= 26, environment.platform.kind == .ios else {
      return room
    }
    let more = 0.28
    return Size(
      width: room.width - more * (size.width - room.width),
      height: room.height - more * (size.height - room.height))
  }

  /// How a symbol's size is known.
  static func rule(of name: String) -> LayoutRule {
    if isMeasured(name) { return .image }
    if SymbolDrawings.size(of: name) != nil { return .drawnSymbol }
    return SymbolTable.related(to: name) == nil ? .unknownSymbol : .symbol
  }

  private static func isMeasured(_ name: String) -> Bool {
    name == "swift" || SymbolTable.size(of: name) != nil
  }

  /// The symbol's size in points in its surroundings' font.
  static func size(
    of name: String, isResizable: Bool, _ environment: EnvironmentValues
  ) -> Size {
    let font = SystemFont(environment)
    let own =
      name == "swift"
      ? (isResizable ? swift.resizable : swift.rigid)
      : recorded(name, isResizable: isResizable, environment.platform)
    let scale = font.size / recordedAt
    let factor = factor(environment.imageScale)
    if name == "swift", scale == 1, factor.width == 1, font.boldness == 0 { return own }
    let pixel = 1 / environment.platform.displayScale
    func rounded(_ length: Double) -> Double { (length / pixel).rounded() * pixel }
    return Size(
      width: rounded(own.width * scale * factor.width * (1 + 0.03 * font.boldness)),
      height: rounded(own.height * scale * factor.height * (1 + 0.04 * font.boldness)))
  }

  private static func recorded(
    _ name: String, isResizable: Bool, _ platform: Platform
  ) -> Size {
    let earlier = platform.os < 26 ? SymbolTable.earlierSizes[name] : nil
    let size =
      earlier ?? SymbolTable.size(of: name) ?? SymbolDrawings.size(of: name)
      ?? SymbolTable.related(to: name) ?? usual
    return isResizable
      ? Size(width: size.width * drawn.width, height: size.height * drawn.height) : size
  }

  /// Of `imageScale`, as recorded for `star` on macOS 26.2 and iOS 26 and for `globe` on iOS 17.
  private static func factor(_ scale: EnvironmentValues.ImageScale) -> Size {
    switch scale {
    case .small: Size(width: 0.815, height: 0.815)
    case .medium: Size(width: 1, height: 1)
    case .large: Size(width: 1.28, height: 1.345)
    }
  }
}

extension Image {
  /// Its own size in points; zero for an asset of unknown size.
  public func size(in environment: EnvironmentValues) -> Size {
    isSystem && naturalSize == nil
      ? SymbolSizes.size(of: name, isResizable: isResizable, environment) : naturalSize ?? .zero
  }
}
