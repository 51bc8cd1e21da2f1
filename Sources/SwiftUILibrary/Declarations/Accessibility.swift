enum AccessibilityAdjustmentDirection: Hashable { case increment, decrement }
enum AccessibilityHeadingLevel { case unspecified, h1, h2, h3, h4, h5, h6 }
enum AccessibilityChildBehavior { case ignore, contain, combine }
struct AccessibilityTraits: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let isButton = AccessibilityTraits(rawValue: 1)
  static let isHeader = AccessibilityTraits(rawValue: 2)
  static let isSelected = AccessibilityTraits(rawValue: 4)
  static let isLink = AccessibilityTraits(rawValue: 8)
  static let isImage = AccessibilityTraits(rawValue: 16)
  static let isStaticText = AccessibilityTraits(rawValue: 32)
  static let isModal = AccessibilityTraits(rawValue: 64)
  static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  static let isSearchField = AccessibilityTraits(rawValue: 256)
  static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
  static let isToggle = AccessibilityTraits(rawValue: 2048)
  static let isTabBar = AccessibilityTraits(rawValue: 4096)
  static let playsSound = AccessibilityTraits(rawValue: 8192)
  static let startsMediaSession = AccessibilityTraits(rawValue: 16384)
  static let allowsDirectInteraction = AccessibilityTraits(rawValue: 32768)
  static let causesPageTurn = AccessibilityTraits(rawValue: 65536)
}
/// An announcement to a VoiceOver user; there is none here.
enum AccessibilityNotification {
  struct Announcement {
    init(_ announcement: String) {}
    init(_ announcement: AttributedString) {}
    init(_ announcement: LocalizedStringResource) {}
    func post() {}
  }
  struct LayoutChanged {
    init(_ element: Any? = nil) {}
    func post() {}
  }
  struct ScreenChanged {
    init(_ element: Any? = nil) {}
    func post() {}
  }
  struct PageScrolled {
    init(_ announcement: String) {}
    func post() {}
  }
}
