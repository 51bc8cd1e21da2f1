/// A node's drawing environment.
public struct NodeLook {
  public var colorAppearance: ColorAppearance
  /// Nil for the accent colour.
  public var tint: Color?
  /// The tint, or else the accent colour, which is looked up when something is drawn in it.
  public var accent: Color { tint ?? accentColor() ?? .named(.accentColor) }
  private var accentColor: () -> Color?
  public var isEnabled: Bool
  /// Whether its texts and pictures are drawn as blocks in their places.
  public var isRedacted: Bool
  public var isRightToLeft: Bool
  /// Whether the font in effect is much heavier than regular.
  public var isBold: Bool
  public var platform: Platform.Kind
  /// The colour of images and controls; nil for their own colour.
  public var foreground: ShapeStyle?
  /// The size of the font in effect, in points.
  public var fontSize: Double
  /// The font of texts and symbols; nil for other views.
  public var font: DrawnFont?
  /// How much larger a symbol's view is than its drawing, in points.
  public var symbolRoom = Size.zero
  /// How a symbol is coloured, and with what its first, second and third part.
  public var symbolMode = SymbolMode.monochrome
  public var symbolStyles: [ShapeStyle] = []
  public var pictureFilling = PictureFilling()
  /// The size of a picture in itself, in points; zero for other views.
  public var pictureSize = Size.zero

  init(_ environment: EnvironmentValues) {
    colorAppearance = environment.colorAppearance
    tint = environment.tint
    accentColor = environment.accentColor
    isEnabled = environment.isEnabled
    isRedacted = environment.isRedacted
    isRightToLeft = environment.direction == .rightToLeft
    isBold = SystemFont.isBold(environment)
    platform = environment.platform.kind
    foreground = environment.shownForeground
    fontSize = 0
  }
}

/// The font that letters and symbols are drawn in.
public struct DrawnFont: Hashable, Sendable {
  /// In points, before `minimumScaleFactor`.
  public var size: Double
  public var weight: Font.Weight
  public var design: Font.Design
  /// A font that the scene names; nil for the system's.
  public var family: String?

  public init(
    size: Double, weight: Font.Weight = .regular, design: Font.Design = .standard,
    family: String? = nil
  ) {
    (self.size, self.weight, self.design, self.family) = (size, weight, design, family)
  }

  init(_ font: SystemFont, _ environment: EnvironmentValues) {
    (size, weight, design) = (font.size, font.weight, font.design)
    if case .custom(let name, _, _) = environment.font?.base { family = name }
  }
}

/// The look of some of a text's characters, one after the other.
public struct TextRunLook: Hashable, Sendable {
  /// The characters, before the text is wrapped.
  public var string: String
  public var foreground: ShapeStyle?
  public var isBold: Bool
  public var isItalic: Bool
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  public var font: DrawnFont
  /// The name of a system symbol in the line, which the one character stands for.
  public var symbol: String?

  init(_ run: TextContent.Run, in surroundings: EnvironmentValues) {
    var environment = surroundings
    run.style?(&environment)
    font = DrawnFont(SystemFont(environment), environment)
    string = run.string
    foreground = environment.shownForeground
    isBold = SystemFont.isBold(environment)
    isItalic = environment.italic || environment.font?.italic == true
    isUnderlined = environment.isUnderlined
    isStruckThrough = environment.isStruckThrough
    symbol = run.image.flatMap { $0.isSystem ? $0.name : nil }
  }
}

extension SystemFont {
  /// Whether a font is much heavier than regular.
  static func isBold(_ environment: EnvironmentValues) -> Bool {
    let font = environment.font ?? .body
    if environment.bold || font.bold { return true }
    if let weight = environment.fontWeight ?? font.weight {
      return weight.rawValue >= Font.Weight.semibold.rawValue
    }
    guard case .style(let style) = font.base else { return false }
    return TextStyles.weight(style, on: environment.platform).rawValue
      >= Font.Weight.semibold.rawValue
  }
}
