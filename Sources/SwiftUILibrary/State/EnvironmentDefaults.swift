import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Environment values that scenes read and set though nothing here depends on them. One that is
  /// set reads as it was set; the rest have the values of a fresh iPhone.
  static let environmentDefaults = NativeLibrary(
    name: "EnvironmentDefaults",
    extensions: ["EnvironmentValues": values.map(environmentValue)],
    sources: [
      """
      enum ScenePhase: Hashable, Comparable { case background, inactive, active }
      enum EditMode: Hashable {
        case inactive, transient, active
        var isEditing: Bool { self != .inactive }
      }
      enum ColorSchemeContrast: Hashable { case standard, increased }
      enum ContentSizeCategory: Hashable, CaseIterable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
        case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
        var isAccessibilityCategory: Bool {
          ContentSizeCategory.allCases.firstIndex(of: self)! > 6
        }
      }
      struct OpenURLAction {
        enum Result {
          case handled, discarded, systemAction
          static func systemAction(_ url: URL) -> Result { .systemAction }
        }
        init() {}
        init(handler: @escaping (URL) -> Result) {}
        func callAsFunction(_ url: URL) {}
        func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
      }
      struct OpenWindowAction {
        func callAsFunction(id: String) {}
        func callAsFunction<D: Hashable>(value: D) {}
        func callAsFunction<D: Hashable>(id: String, value: D) {}
      }
      struct DismissWindowAction {
        func callAsFunction() {}
        func callAsFunction(id: String) {}
        func callAsFunction<D: Hashable>(value: D) {}
        func callAsFunction<D: Hashable>(id: String, value: D) {}
      }
      struct OpenImmersiveSpaceAction {
        enum Result: Hashable { case opened, userCancelled, error }
        func callAsFunction(id: String) async -> Result { .opened }
        func callAsFunction<D: Hashable>(value: D) async -> Result { .opened }
        func callAsFunction<D: Hashable>(id: String, value: D) async -> Result { .opened }
      }
      struct DismissImmersiveSpaceAction { func callAsFunction() async {} }
      struct OpenSettingsAction { func callAsFunction() {} }
      struct NewDocumentAction {
        func callAsFunction(_ document: Any) {}
        func callAsFunction(contentType: UTType) {}
      }
      struct OpenDocumentAction { func callAsFunction(at url: URL) async throws {} }
      struct RenameAction { func callAsFunction() {} }
      struct ResetFocusAction { func callAsFunction(in namespace: Namespace.ID) {} }
      struct BackgroundProminence: Hashable {
        static let standard = BackgroundProminence()
        static let increased = BackgroundProminence()
      }
      enum TabViewBottomAccessoryPlacement: Hashable { case inline, expanded }
      struct DismissSearchAction { func callAsFunction() {} }
      struct RefreshAction { func callAsFunction() async {} }
      struct RequestReviewAction { func callAsFunction() {} }
      struct UndoManager {
        func undo() {}
        func redo() {}
        var canUndo: Bool { false }
        var canRedo: Bool { false }
      }
      enum ControlActiveState: Hashable { case key, active, inactive }
      enum LegibilityWeight: Hashable { case regular, bold }
      """
    ]
      + values.map { name, type, value in
        "enum \(defaultName(name)) { static var value: \(type) { \(value) } }"
      })

  /// The type that holds a value's default.
  private static func defaultName(_ name: String) -> String { "Default_\(name)" }

  private static let values: [(name: String, type: String, value: String)] = [
    ("scenePhase", "ScenePhase", ".active"),
    ("modelContext", "ModelContext", "ModelContext.main"),
    ("locale", "Locale", "Locale.current"),
    ("calendar", "Calendar", "Calendar.current"),
    ("timeZone", "TimeZone", "TimeZone.current"),
    ("editMode", "Binding<EditMode>?", "Binding<EditMode>.constant(.inactive)"),
    ("openURL", "OpenURLAction", "OpenURLAction()"),
    ("openWindow", "OpenWindowAction", "OpenWindowAction()"),
    ("dismissWindow", "DismissWindowAction", "DismissWindowAction()"),
    ("dismissSearch", "DismissSearchAction", "DismissSearchAction()"),
    ("requestReview", "RequestReviewAction", "RequestReviewAction()"),
    ("refresh", "RefreshAction?", "nil"),
    ("isSearching", "Bool", "false"),
    ("isFocused", "Bool", "false"),
    ("isScrollEnabled", "Bool", "true"),
    ("undoManager", "UndoManager?", "nil"),
    ("sizeCategory", "ContentSizeCategory", ".large"),
    ("legibilityWeight", "LegibilityWeight?", "nil"),
    ("redactionReasons", "RedactionReasons", "[]"),
    ("defaultMinListRowHeight", "CGFloat", "44"),
    ("defaultMinListHeaderHeight", "CGFloat?", "nil"),
    ("colorSchemeContrast", "ColorSchemeContrast", ".standard"),
    ("controlSize", "ControlSize", ".regular"),
    ("controlActiveState", "ControlActiveState", ".key"),
    ("headerProminence", "Prominence", ".standard"),
    ("badgeProminence", "BadgeProminence", ".standard"),
    ("menuOrder", "MenuOrder", ".automatic"),
    ("symbolRenderingMode", "SymbolRenderingMode?", "nil"),
    ("symbolVariants", "SymbolVariants", ".none"),
    ("backgroundStyle", "AnyShapeStyle?", "nil"),
    // Not known outside of a widget.
    ("widgetFamily", "WidgetFamily", ".systemMedium"),
    ("widgetRenderingMode", "WidgetRenderingMode", ".fullColor"),
    ("widgetContentMargins", "EdgeInsets", "EdgeInsets()"),
    ("showsWidgetContainerBackground", "Bool", "true"),
    ("supportsMultipleWindows", "Bool", "false"),
    ("openImmersiveSpace", "OpenImmersiveSpaceAction", "OpenImmersiveSpaceAction()"),
    ("dismissImmersiveSpace", "DismissImmersiveSpaceAction", "DismissImmersiveSpaceAction()"),
    ("openSettings", "OpenSettingsAction", "OpenSettingsAction()"),
    ("newDocument", "NewDocumentAction", "NewDocumentAction()"),
    ("openDocument", "OpenDocumentAction", "OpenDocumentAction()"),
    ("rename", "RenameAction?", "nil"),
    ("resetFocus", "ResetFocusAction", "ResetFocusAction()"),
    ("backgroundProminence", "BackgroundProminence", ".standard"),
    (
      "tabViewBottomAccessoryPlacement", "TabViewBottomAccessoryPlacement?",
      "TabViewBottomAccessoryPlacement.expanded"
    ),
    ("supportsRemoteScenes", "Bool", "false"),
    ("isHoverEffectEnabled", "Bool", "true"),
    ("isFocusEffectEnabled", "Bool", "true"),
    ("isLuminanceReduced", "Bool", "false"),
    ("isSceneCaptured", "Bool", "false"),
    ("isActivityFullscreen", "Bool", "false"),
    ("isTabBarShowingSections", "Bool", "false"),
    ("appearsActive", "Bool", "true"),
    ("autocorrectionDisabled", "Bool", "false"),
    ("accessibilityDimFlashingLights", "Bool", "false"),
    ("accessibilityPlayAnimatedImages", "Bool", "true"),
    ("accessibilityLargeContentViewerEnabled", "Bool", "false"),
    ("accessibilityQuickActionsEnabled", "Bool", "false"),
    ("accessibilitySwitchControlEnabled", "Bool", "false"),
    ("accessibilityEnabled", "Bool", "false"),
    ("accessibilityReduceMotion", "Bool", "false"),
    ("accessibilityReduceTransparency", "Bool", "false"),
    ("accessibilityDifferentiateWithoutColor", "Bool", "false"),
    ("accessibilityInvertColors", "Bool", "false"),
    ("accessibilityVoiceOverEnabled", "Bool", "false"),
    ("accessibilityShowButtonShapes", "Bool", "false"),
  ]

  /// Set values are kept in the environment under the property's name.
  private static func environmentValue(
    _ name: String, _ type: String, _ value: String
  ) -> NativeMember {
    NativeMember(
      "var \(name): \(type) { get set }",
      setter: { call in
        var values: EnvironmentValues = try call.receiver()
        values.custom[name] = call.newValue
        call.receiver = try call.give(values)
        return .void
      }
    ) { call in
      let values: EnvironmentValues = try call.receiver()
      if let set = values.custom[name] as? Value { return set }
      guard let holder = call.interpreter.libraryType(named: defaultName(name)) else {
        return .none
      }
      return try call.interpreter.staticProperty("value", of: holder)
    }
  }
}
