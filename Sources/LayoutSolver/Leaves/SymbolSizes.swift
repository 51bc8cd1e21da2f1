/// The sizes of SF Symbols, as parts of the font's point size.
///
/// `SymbolTable` has what was recorded at 17 points; other sizes of these are in proportion, which
/// is within a point of the recordings at 10 to 40 points. A symbol nobody recorded is given the
/// size of the recorded one its name is made of, or of a usual symbol, and the rule says so.
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

  static func isMeasured(_ name: String) -> Bool {
    name == "swift" || SymbolTable.size(of: name) != nil
  }

  /// The symbol's size in points in its surroundings' font.
  static func size(
    of name: String, isResizable: Bool, _ environment: EnvironmentValues
  ) -> Size {
    let size =
      name == "swift"
      ? (isResizable ? swift.resizable : swift.rigid)
      : recorded(name, isResizable: isResizable)
    let scale = SystemFont(environment).size / recordedAt * factor(environment.imageScale)
    if scale == 1 { return size }
    let pixel = 1 / environment.platform.displayScale
    func rounded(_ length: Double) -> Double { (length * scale / pixel).rounded() * pixel }
    return Size(width: rounded(size.width), height: rounded(size.height))
  }

  private static func recorded(_ name: String, isResizable: Bool) -> Size {
    let size = SymbolTable.size(of: name) ?? related(name) ?? usual
    return isResizable
      ? Size(width: size.width * drawn.width, height: size.height * drawn.height) : size
  }

  /// `star.circle.fill` is as large as any circle, `car.fill` as `car`.
  private static func related(_ name: String) -> Size? {
    var parts = name.split(separator: ".")
    for frame in ["circle", "square", "rectangle", "triangle"]
    where parts.contains(Substring(frame)) {
      return SymbolTable.size(of: frame)
    }
    while parts.count > 1 {
      parts.removeLast()
      if let size = SymbolTable.size(of: parts.joined(separator: ".")) { return size }
    }
    return nil
  }

  /// Of `imageScale`, as recorded for `star` on macOS 26.2 and iOS 26.
  private static func factor(_ scale: EnvironmentValues.ImageScale) -> Double {
    switch scale {
    case .small: 0.815
    case .medium: 1
    case .large: 1.29
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
