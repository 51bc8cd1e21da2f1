import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Environment values that scenes read and set though nothing here depends on them. One that is
  /// set reads as it was set; the rest have the values of a fresh iPhone.
  static let environmentDefaults = NativeLibrary(
    name: "EnvironmentDefaults",
    extensions: ["EnvironmentValues": values.map(environmentValue)],
    sources: [Declarations.environmentDefaults]
      + values.map { name, type, value in
        LibrarySource("enum \(defaultName(name)) { static var value: \(type) { \(value) } }")
      })

  /// The type with a value's default.
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
    ("dismiss", "DismissAction", "DismissAction()"),
    ("isPresented", "Bool", "false"),
    (
      "presentationMode", "Binding<PresentationMode>",
      "Binding<PresentationMode>.constant(PresentationMode())"
    ),
    ("dismissWindow", "DismissWindowAction", "DismissWindowAction()"),
    ("dismissSearch", "DismissSearchAction", "DismissSearchAction()"),
    ("requestReview", "RequestReviewAction", "RequestReviewAction()"),
    ("displayStoreKitMessage", "DisplayMessageAction", "DisplayMessageAction()"),
    ("refresh", "RefreshAction?", "nil"),
    ("isSearching", "Bool", "false"),
    ("isFocused", "Bool", "false"),
    ("isScrollEnabled", "Bool", "true"),
    ("undoManager", "UndoManager?", "nil"),
    ("sizeCategory", "ContentSizeCategory", ".large"),
    ("legibilityWeight", "LegibilityWeight?", "nil"),
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
