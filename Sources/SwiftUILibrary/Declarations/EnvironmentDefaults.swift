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
    ContentSizeCategory.allCases.dropFirst(7).contains(self)
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
/// The message is StoreKit's, which isn't run.
struct DisplayMessageAction { func callAsFunction<Message>(_ message: Message) throws {} }
struct UndoManager {
  func undo() {}
  func redo() {}
  var canUndo: Bool { false }
  var canRedo: Bool { false }
}
enum ControlActiveState: Hashable { case key, active, inactive }
enum LegibilityWeight: Hashable { case regular, bold }
