public enum LayoutDirection: Int, Hashable, Sendable { case leftToRight, rightToLeft }
public enum TextAlignment: Int, Hashable, Sendable { case leading, center, trailing }
public enum TruncationMode: Int, Hashable, Sendable { case head, middle, tail }
public enum ColorScheme: Int, Hashable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Int, Hashable, Sendable { case compact, regular }

/// The platform whose metrics and spacing apply.
public struct Platform: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case ios, mac

    /// Pixels per point where no device sets them: 3 as on most phones, 2 on a Mac.
    public var usualScale: Double { self == .mac ? 2 : 3 }
  }
  public var kind: Kind
  /// The releases that can be chosen, as ``os`` counts them.
  public static let releases = 13...27

  /// The major release whose behaviour is shown (13…27 for iOS; macOS counts the same since 26, and
  /// its earlier releases are given as the iOS release of the same year).
  public var os: Int
  /// The release whose SDK the scene is built with; nil for ``sdk``'s.
  public var chosenSDK: Int?
  /// The release whose SDK the scene is built with (13…27): 26 by default, or a newer release's
  /// own. The compiler and the modules follow from it, and behaviour that a release has only for
  /// scenes built for it.
  public var sdk: Int { chosenSDK ?? max(os, 26) }
  /// Pixels per point.
  public var displayScale: Double

  /// - Parameters:
  ///   - kind: the platform whose metrics and spacing apply.
  ///   - os: the major release whose behaviour is shown, 13…27 as `os` counts them.
  ///   - sdk: the release whose SDK the scene is built with; nil for Xcode 26's, or for a newer
  ///     release's own.
  ///   - displayScale: pixels per point, nil for the usual ones.
  public init(kind: Kind = .ios, os: Int = 26, sdk: Int? = nil, displayScale: Double? = nil) {
    self.kind = kind
    self.os = os
    chosenSDK = sdk
    self.displayScale = displayScale ?? kind.usualScale
  }

  /// Whether a scene reads the same for another one: they differ only in pixels.
  public func readsAlike(_ other: Platform) -> Bool {
    (kind, os, sdk) == (other.kind, other.os, other.sdk)
  }
}

/// What was read from the environments of one tree, by the solver and by whoever makes its views.
public final class EnvironmentReads {
  /// Whether anything read the type size: without a text, a symbol or another length that grows
  /// with it nothing does, and the tree is the same at every size.
  public internal(set) var asksForTypeSize = false
  /// Whether the code that makes the views or a custom layout read the direction. The solver's own
  /// mirroring doesn't count.
  public internal(set) var asksForDirection = false
  /// Whether anything read the device's unsafe edges, as bars and sheets do.
  public internal(set) var asksForInsets = false
  /// Whether the scene's code read the screen's size, so that any length may follow from it.
  public var asksForScreen = false

  public init() {}
}

/// The values that flow down the tree and that layout or drawing reads, besides the scene's own.
public struct EnvironmentValues {
  public var platform = Platform()
  /// Counts the views that are walked for the layout; nil outside of one.
  var walk: ViewWalk?
  /// Pixels per point, to which texts, symbols and their spacing are rounded. An impossible value,
  /// such as 0, counts as 1.
  public var displayScale: Double {
    get { platform.displayScale }
    set { platform.displayScale = (0.001...1000).contains(newValue) ? newValue : 1 }
  }
  /// Nil for the platform's body font.
  public var font: Font?
  public var fontWeight: Font.Weight?
  /// `.bold()`, which the font answers in its own way: semibold for the body style.
  public var bold = false
  public var italic = false
  public var isUnderlined = false
  public var isStruckThrough = false
  public var monospacedDigits = false
  public var fontDesign: Font.Design?
  public var kerning: Double = 0
  public var tracking: Double = 0
  /// How far letters are raised above the baseline, in points; below it if negative.
  public var baselineOffset: Double = 0
  /// `textScale(.secondary)`.
  public var isSecondaryText = false
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      reads?.asksForTypeSize = true
      return typeSize
    }
    set { typeSize = newValue }
  }
  private var typeSize = DynamicTypeSize.large
  public var layoutDirection: LayoutDirection {
    get {
      reads?.asksForDirection = true
      return direction
    }
    set { direction = newValue }
  }
  /// The direction for what mirrors itself, without recording the read.
  private(set) var direction = LayoutDirection.leftToRight
  /// Records what is read from these values; nil for no record.
  public var reads: EnvironmentReads?
  public var lineLimit: Int?
  /// How many lines are reserved even when fewer are needed.
  public var reservedLines = 0
  public var lineSpacing: Double = 0
  public var multilineTextAlignment: TextAlignment = .leading
  public var minimumScaleFactor: Double = 1
  public var allowsTightening = false
  public var truncationMode: TruncationMode = .tail
  public var textCase: TextCase?
  public var colorScheme: ColorScheme = .light
  /// The form in which its system colours are shown.
  public var colorAppearance: ColorAppearance { ColorAppearance(colorScheme, os: platform.os) }
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var foreground: ShapeStyle? { didSet { foregroundLevels = [] } }
  /// The arguments of `foregroundStyle` for the first levels, where it had more than one.
  public internal(set) var foregroundLevels: [ShapeStyle] = []
  public var tint: Color?
  /// The app's own accent colour, nil for the system's. Where it is written is looked for when something
  /// shows it.
  public var accentColor: () -> Color? = { nil }
  /// The colour of emphasised parts: the tint, or else the accent colour.
  public var accent: Color { tint ?? accentColor() ?? .named(.accentColor) }
  public var redactionReasons: RedactionReasons = []
  /// Whether the view is hidden by redaction for privacy.
  public var isPrivacySensitive = false
  /// Whether texts and pictures are drawn as blocks in their places.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || isPrivacySensitive && redactionReasons.contains(.privacy)
  }
  public var isEnabled = true
  public var defaultMinListRowHeight: Double?
  public var imageScale: ImageScale = .medium
  /// How symbols are coloured; nil where nothing says so.
  public var symbolMode: SymbolMode?
  public var symbolVariants = SymbolVariants()
  public var scrollAnchors = ScrollAnchors()
  /// Around the content of scroll views, in points, on the edges where a scene sets any.
  public var contentMargins: [Edge: Double] = [:]
  /// The unsafe edges of the device or window, in points, which bars fit themselves to.
  public var deviceInsets: EdgeInsets {
    get {
      reads?.asksForInsets = true
      return insets
    }
    set { insets = newValue }
  }
  private var insets = EdgeInsets.zero
  /// Values the solver does not read, by the name of their key: the scene's own environment.
  public var custom: [String: Any] = [:]

  public init() {}

  public enum TextCase: Int, Hashable, Sendable { case uppercase, lowercase }
  public enum ImageScale: Int, Hashable, Sendable { case small, medium, large }

  /// Why content isn't shown normally; a scene's own reasons have further bits.
  public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Texts and pictures are drawn as blocks in their places.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The same for sensitive content.
    public static let privacy = RedactionReasons(rawValue: 2)
  }
}
