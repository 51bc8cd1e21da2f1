class UIScreen {
  static let main = UIScreen()
  init() {}
  var nativeBounds: CGRect { bounds }
  var scale: CGFloat { 3 }
  var nativeScale: CGFloat { 3 }
  var brightness: CGFloat { 1 }
  var traitCollection: UITraitCollection { .current }
}

class UIWindow: _Foreign {
  init() {}
  init(frame: CGRect) {}
  init(windowScene: UIWindowScene) {}
  func makeKeyAndVisible() {}
  var bounds: CGRect { UIScreen.main.bounds }
  var frame: CGRect { UIScreen.main.bounds }
  var screen: UIScreen { UIScreen.main }
  var isKeyWindow: Bool { true }
  var rootViewController: UIViewController? {
    get { nil }
    set {}
  }
  var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  func endEditing(_ force: Bool) -> Bool { true }
}

struct NSDirectionalEdgeInsets: Hashable {
  static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  var top: CGFloat = 0
  var leading: CGFloat = 0
  var bottom: CGFloat = 0
  var trailing: CGFloat = 0
}
extension EdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
struct UIEdgeInsets: Hashable {
  static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var top: CGFloat
  var left: CGFloat
  var bottom: CGFloat
  var right: CGFloat
  init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}
extension CGRect {
  func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
struct UIOffset: Hashable {
  static let zero = UIOffset()
  var horizontal: CGFloat = 0
  var vertical: CGFloat = 0
}
class UIViewController: _Foreign {
  init() {}
  func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}
class UIActivityViewController: UIViewController {
  init(activityItems: [Any], applicationActivities: [Any]?) {}
}
class UIImagePickerController: UIViewController {
  enum SourceType { case photoLibrary, camera, savedPhotosAlbum }
  static func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}
class UIScene: Hashable, _Foreign {
  enum ActivationState { case foregroundActive, foregroundInactive, background, unattached }
  var activationState: ActivationState { .foregroundActive }
  static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  func hash(into hasher: inout Hasher) {}
}
class UIStatusBarManager {
  var isStatusBarHidden: Bool { false }
  var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow().safeAreaInsets.top)
  }
}
class UIWindowScene: UIScene {
  var windows: [UIWindow] { [UIWindow()] }
  var keyWindow: UIWindow? { UIWindow() }
  var screen: UIScreen { UIScreen.main }
  var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
  var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  var effectiveGeometry: Geometry { Geometry() }
  struct Geometry {
    var interfaceOrientation: UIInterfaceOrientation { UIWindowScene().interfaceOrientation }
  }
}
enum UIInterfaceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
enum Selector { case action }
class UIResponder: _Foreign {
  static func resignFirstResponder() {}
  static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  static let keyboardWillChangeFrameNotification = Notification.Name("keyboardWillChange")
  static let keyboardDidChangeFrameNotification = Notification.Name("keyboardDidChange")
  static let keyboardFrameBeginUserInfoKey = "keyboardFrameBegin"
  static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDuration"
  static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurve"
}
class UIApplication: _Foreign {
  static let shared = UIApplication()
  static let openSettingsURLString = "app-settings:"
  static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  static let willResignActiveNotification = Notification.Name("willResignActive")
  static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  var windows: [UIWindow] { [UIWindow()] }
  var keyWindow: UIWindow? { UIWindow() }
  var connectedScenes: Set<UIScene> { [UIWindowScene()] }
  var isIdleTimerDisabled: Bool = false
  var applicationIconBadgeNumber: Int = 0
  var alternateIconName: String? { nil }
  var supportsAlternateIcons: Bool { false }
  func setAlternateIconName(
    _ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {}
  var statusBarOrientation: UIInterfaceOrientation { UIWindowScene().interfaceOrientation }
  var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Only the addresses that the system opens itself, because there is no other app.
  func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "app-settings"].contains(url.scheme?.lowercased())
  }
  func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
    false
  }
}
enum UIUserInterfaceIdiom: Int { case unspecified, phone, pad, tv, carPlay, mac }
enum UIDeviceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  var isFlat: Bool { self == .faceUp || self == .faceDown }
  var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
class UIDevice: _Foreign {
  static let current = UIDevice()
  static let orientationDidChangeNotification = Notification.Name("orientationDidChange")
  static let batteryLevelDidChangeNotification = Notification.Name("batteryLevelDidChange")
  init() {}
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch _kind {
    case "ipad": .pad
    case "mac": .mac
    default: .phone
    }
  }
  var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  var name: String { "iPhone" }
  var model: String { "iPhone" }
  var systemName: String { "iOS" }
  var systemVersion: String { "18.0" }
  var batteryLevel: Float { 1 }
  var isBatteryMonitoringEnabled: Bool = false
  func beginGeneratingDeviceOrientationNotifications() {}
}
class CGImage: _Foreign {
  let name: String
  fileprivate init(name: String) { self.name = name }
}
class CIImage: _Foreign {
  init?(image: UIImage) { return nil }
}
class UIImage: Hashable, _Foreign {
  let name: String
  private var isSystem = false
  init() { name = "" }
  init?(named name: String) { self.name = name }
  init?(named name: String, in bundle: Bundle?, with configuration: Any?) { self.name = name }
  init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.name = name
  }
  init?(systemName name: String) {
    self.name = name
    isSystem = true
  }
  convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }
  init(cgImage: CGImage) { name = cgImage.name }
  var cgImage: CGImage? { CGImage(name: name) }
  var ciImage: CIImage? { nil }
  init?(data: Data) { return nil }
  init?(contentsOfFile path: String) { return nil }
  class Configuration: _Foreign { init() {} }
  class SymbolConfiguration: Configuration {
    enum Scale { case `default`, unspecified, small, medium, large }
    init(pointSize: CGFloat) {}
    init(pointSize: CGFloat, weight: UIFont.Weight) {}
    init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale) {}
    init(scale: Scale) {}
    init(weight: UIFont.Weight) {}
    init(textStyle: UIFont.TextStyle) {}
    init(textStyle: UIFont.TextStyle, scale: Scale) {}
    init(font: UIFont) {}
    init(font: UIFont, scale: Scale) {}
  }
  enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
  func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  func withTintColor(_ color: UIColor) -> UIImage { self }
  func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  static func == (a: UIImage, b: UIImage) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
typealias NSImage = UIImage
class UIFont: Hashable {
  enum TextStyle {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout
    case footnote, caption1, caption2
  }
  struct Weight: RawRepresentable, Hashable {
    let rawValue: CGFloat
    init(rawValue: CGFloat) { self.rawValue = rawValue }
    init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    static let ultraLight = Weight(rawValue: -0.8)
    static let thin = Weight(rawValue: -0.6)
    static let light = Weight(rawValue: -0.4)
    static let regular = Weight(rawValue: 0)
    static let medium = Weight(rawValue: 0.23)
    static let semibold = Weight(rawValue: 0.3)
    static let bold = Weight(rawValue: 0.4)
    static let heavy = Weight(rawValue: 0.56)
    static let black = Weight(rawValue: 0.62)
  }
  let pointSize: CGFloat
  /// Nil for the system font.
  private let name: String?
  private let weight: Weight
  private let isItalic: Bool
  private let isMonospaced: Bool
  private init(
    _ pointSize: CGFloat, name: String? = nil, weight: Weight = .regular, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.pointSize = pointSize
    self.name = name
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }
  convenience init() { self.init(17) }
  convenience init?(name: String, size: CGFloat) { self.init(size, name: name) }
  var fontName: String {
    if let name { return name }
    let names: [Weight: String] = [
      .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .medium: "Medium",
      .semibold: "Semibold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
    ]
    let face = (names[weight] ?? (isItalic ? "" : "Regular")) + (isItalic ? "Italic" : "")
    return (isMonospaced ? ".AppleSystemUIFontMonospaced-" : ".SFUI-") + face
  }
  var familyName: String {
    name ?? (isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
  }
  static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, weight: weight)
  }
  static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, weight: .bold) }
  static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, isItalic: true) }
  static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, weight: weight, isMonospaced: true)
  }
  static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: return UIFont(34)
    case .title1: return UIFont(28)
    case .title2: return UIFont(22)
    case .title3: return UIFont(20)
    case .headline: return UIFont(17, weight: .semibold)
    case .body: return UIFont(17)
    case .callout: return UIFont(16)
    case .subheadline: return UIFont(15)
    case .footnote: return UIFont(13)
    case .caption1: return UIFont(12)
    case .caption2: return UIFont(11)
    }
  }
  static var systemFontSize: CGFloat { 14 }
  static var labelFontSize: CGFloat { 17 }
  static var smallSystemFontSize: CGFloat { 12 }
  static var buttonFontSize: CGFloat { 18 }
  static var familyNames: [String] { ["Helvetica Neue", "SF Pro"] }
  static func fontNames(forFamilyName family: String) -> [String] { [family] }
  func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size, name: name, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
  }
  // The system font's, in units of 2048 an em: 1950 above the line, 494 below, 1443 and 1078 for the
  // letters.
  var ascender: CGFloat { pointSize * 1950 / 2048 }
  var descender: CGFloat { -pointSize * 494 / 2048 }
  var leading: CGFloat { 0 }
  var lineHeight: CGFloat { ascender - descender }
  var capHeight: CGFloat { pointSize * 1443 / 2048 }
  var xHeight: CGFloat { pointSize * 1078 / 2048 }
  static func == (a: UIFont, b: UIFont) -> Bool {
    a.pointSize == b.pointSize && a.fontName == b.fontName
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(fontName)
  }
  fileprivate var font: Font {
    if let name { return Font.custom(name, fixedSize: pointSize) }
    let weights: [Weight: Font.Weight] = [
      .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium,
      .semibold: .semibold, .bold: .bold, .heavy: .heavy, .black: .black,
    ]
    let font = Font.system(
      size: pointSize, weight: weights[weight] ?? .regular,
      design: isMonospaced ? .monospaced : .default)
    return isItalic ? font.italic() : font
  }
}
typealias CTFont = UIFont
extension Font {
  init(_ font: UIFont) { self = font.font }
}
class UIAccessibility {
  static var isReduceMotionEnabled: Bool { false }
  static var isVoiceOverRunning: Bool { false }
}
class UIImpactFeedbackGenerator {
  enum FeedbackStyle { case light, medium, heavy, soft, rigid }
  init(style: FeedbackStyle = .medium) {}
  func prepare() {}
  func impactOccurred() {}
  func impactOccurred(intensity: CGFloat) {}
}
class UINotificationFeedbackGenerator {
  enum FeedbackType { case success, warning, error }
  init() {}
  func prepare() {}
  func notificationOccurred(_ type: FeedbackType) {}
}
class UISelectionFeedbackGenerator {
  init() {}
  func prepare() {}
  func selectionChanged() {}
}
class UIPasteboard {
  static let general = UIPasteboard()
  var string: String? = nil
}
/// Without a dictionary every word is taken to be spelled as it should be.
class UITextChecker {
  init() {}
  func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
enum NSAttributedStringKey: Hashable {
  case foregroundColor, backgroundColor, font, kern, tracking, baselineOffset, link
  case underlineStyle, strikethroughStyle, paragraphStyle, ligature, shadow
  case strokeColor, strokeWidth, obliqueness
}
extension AttributeContainer {
  init(_ dictionary: [NSAttributedStringKey: Any]) {
    self.init()
    foregroundColor = (dictionary[.foregroundColor] as? UIColor).map { Color($0) }
    backgroundColor = (dictionary[.backgroundColor] as? UIColor).map { Color($0) }
    font = (dictionary[.font] as? UIFont).map { Font($0) }
    kern = dictionary[.kern] as? CGFloat
    tracking = dictionary[.tracking] as? CGFloat
    baselineOffset = dictionary[.baselineOffset] as? CGFloat
    link = dictionary[.link] as? URL
  }
}

struct NSStringDrawingOptions: OptionSet {
  let rawValue: Int
  static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
extension NSString {
  func size(withAttributes attributes: [NSAttributedStringKey: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedStringKey: Any]? = nil, context: Any?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
extension String {
  func size(withAttributes attributes: [NSAttributedStringKey: Any]? = nil) -> CGSize {
    _measured(.infinity, attributes)
  }
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedStringKey: Any]? = nil, context: Any?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : CGFloat.infinity
    return CGRect(origin: .zero, size: _measured(width, attributes))
  }
  /// Without a font it is set in 12 points.
  func _measured(_ width: CGFloat, _ attributes: [NSAttributedStringKey: Any]?) -> CGSize {
    let font = (attributes?[.font] as? UIFont) ?? UIFont.systemFont(ofSize: 12)
    let widths = _lineWidths(self, Font(font), width)
    return CGSize(
      width: widths.max() ?? 0, height: CGFloat(Swift.max(widths.count, 1)) * font.lineHeight)
  }
}

class UIAppearance: _Foreign {
  enum SeparatorStyle { case none, singleLine }
  enum KeyboardDismissMode { case none, onDrag, interactive }
  enum State { case normal, selected, highlighted, disabled }
  var backgroundColor: UIColor? = nil
  var barTintColor: UIColor? = nil
  var tintColor: UIColor? = nil
  var isTranslucent: Bool = true
  var titleTextAttributes: [NSAttributedStringKey: Any]? = nil
  var largeTitleTextAttributes: [NSAttributedStringKey: Any]? = nil
  var shadowImage: UIImage? = nil
  var backgroundImage: UIImage? = nil
  var separatorStyle: SeparatorStyle = .singleLine
  var separatorColor: UIColor? = nil
  var contentInset: UIEdgeInsets = UIEdgeInsets()
  var unselectedItemTintColor: UIColor? = nil
  var selectedSegmentTintColor: UIColor? = nil
  var currentPageIndicatorTintColor: UIColor? = nil
  var pageIndicatorTintColor: UIColor? = nil
  var badgeColor: UIColor? = nil
  var onTintColor: UIColor? = nil
  var thumbTintColor: UIColor? = nil
  var minimumTrackTintColor: UIColor? = nil
  var maximumTrackTintColor: UIColor? = nil
  var minuteInterval: Int = 1
  var bounces: Bool = true
  var isScrollEnabled: Bool = true
  var isPagingEnabled: Bool = false
  var showsVerticalScrollIndicator: Bool = true
  var showsHorizontalScrollIndicator: Bool = true
  var keyboardDismissMode: KeyboardDismissMode = .none
  var tableFooterView: Any? = nil
  var sectionHeaderTopPadding: CGFloat = 0
  var isHidden: Bool = false
  var standardAppearance: UIBarAppearance = UIBarAppearance()
  var compactAppearance: UIBarAppearance? = nil
  var scrollEdgeAppearance: UIBarAppearance? = nil
  init() {}
  func setTitleTextAttributes(_ attributes: [NSAttributedStringKey: Any]?, for state: State) {}
  func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
  func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
  func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: Axis) {}
  enum Axis { case horizontal, vertical }
}
struct UILayoutPriority: Hashable {
  let rawValue: Float
  init(_ rawValue: Float) { self.rawValue = rawValue }
  static let required = UILayoutPriority(1000)
  static let defaultHigh = UILayoutPriority(750)
  static let defaultLow = UILayoutPriority(250)
}
enum UIBarMetrics { case `default`, compact, defaultPrompt, compactPrompt }
enum UIBarPosition { case any, bottom, top, topAttached }
class UIBarItemAppearance {
  class Item {
    var iconColor: UIColor? = nil
    var titleTextAttributes: [NSAttributedStringKey: Any] = [:]
    var badgeBackgroundColor: UIColor? = nil
  }
  let normal = Item()
  let selected = Item()
}
class UIBarAppearance {
  var backgroundColor: UIColor? = nil
  var shadowColor: UIColor? = nil
  var shadowImage: UIImage? = nil
  var backgroundImage: UIImage? = nil
  var backgroundEffect: UIBlurEffect? = nil
  var titleTextAttributes: [NSAttributedStringKey: Any] = [:]
  var largeTitleTextAttributes: [NSAttributedStringKey: Any] = [:]
  var stackedLayoutAppearance = UIBarItemAppearance()
  var inlineLayoutAppearance = UIBarItemAppearance()
  init() {}
  func configureWithOpaqueBackground() {}
  func configureWithTransparentBackground() {}
  func configureWithDefaultBackground() {}
  func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
class UINavigationBarAppearance: UIBarAppearance { override init() {} }
class UITabBarAppearance: UIBarAppearance { override init() {} }
class UIToolbarAppearance: UIBarAppearance { override init() {} }
class UIBlurEffect {
  enum Style {
    case regular, prominent, light, dark, extraLight, systemMaterial, systemThinMaterial
    case systemUltraThinMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  init(style: Style) {}
}
