protocol App {
  associatedtype Body: Scene
  init()
  @SceneBuilder var body: Body { get }
}
extension App {
  /// The app's window is shown without it.
  static func main() {}
}

protocol Scene: View {
  @SceneBuilder var body: Body { get }
}
/// The menus of a Mac or a keyboard, which aren't in a window.
protocol Commands: View {}
typealias CommandsBuilder = ViewBuilder
struct CommandGroupPlacement {
  static let appInfo = CommandGroupPlacement()
  static let appSettings = CommandGroupPlacement()
  static let systemServices = CommandGroupPlacement()
  static let appVisibility = CommandGroupPlacement()
  static let appTermination = CommandGroupPlacement()
  static let newItem = CommandGroupPlacement()
  static let saveItem = CommandGroupPlacement()
  static let importExport = CommandGroupPlacement()
  static let printItem = CommandGroupPlacement()
  static let undoRedo = CommandGroupPlacement()
  static let pasteboard = CommandGroupPlacement()
  static let textEditing = CommandGroupPlacement()
  static let textFormatting = CommandGroupPlacement()
  static let toolbar = CommandGroupPlacement()
  static let sidebar = CommandGroupPlacement()
  static let windowSize = CommandGroupPlacement()
  static let windowList = CommandGroupPlacement()
  static let singleWindowList = CommandGroupPlacement()
  static let windowArrangement = CommandGroupPlacement()
  static let help = CommandGroupPlacement()
}
struct SidebarCommands: Commands { var body: EmptyView { EmptyView() } }
struct ToolbarCommands: Commands { var body: EmptyView { EmptyView() } }
struct TextEditingCommands: Commands { var body: EmptyView { EmptyView() } }
struct TextFormattingCommands: Commands { var body: EmptyView { EmptyView() } }
struct InspectorCommands: Commands { var body: EmptyView { EmptyView() } }
struct ImportFromDevicesCommands: Commands { var body: EmptyView { EmptyView() } }

class PlaygroundPage {
  static let current = PlaygroundPage()
  init() {}
  var needsIndefiniteExecution: Bool = false
  func finishExecution() {}
}

protocol WindowStyle {}
struct HiddenTitleBarWindowStyle: WindowStyle { init() {} }
struct DefaultWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == DefaultWindowStyle {
  static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
struct PlainWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == PlainWindowStyle {
  static var plain: PlainWindowStyle { PlainWindowStyle() }
}
struct VolumetricWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == VolumetricWindowStyle {
  static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}
struct TitleBarWindowStyle: WindowStyle { init() {} }
extension WindowStyle where Self == TitleBarWindowStyle {
  static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
enum WindowResizability { case automatic, contentSize, contentMinSize }
@propertyWrapper struct UIApplicationDelegateAdaptor<Delegate> {
  let wrappedValue: Delegate
  init(_ type: Delegate.Type = Delegate.self) { wrappedValue = _object(type) }
}
@propertyWrapper struct NSApplicationDelegateAdaptor<Delegate> {
  let wrappedValue: Delegate
  init(_ type: Delegate.Type = Delegate.self) { wrappedValue = _object(type) }
}
protocol UIApplicationDelegate: _Foreign {}
protocol UIWindowSceneDelegate: _Foreign {
  var window: UIWindow? { get }
}
extension UIWindowSceneDelegate {
  var window: UIWindow? { nil }
}
