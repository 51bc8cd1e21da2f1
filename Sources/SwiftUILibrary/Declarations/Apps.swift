protocol App {
  associatedtype Body: Scene
  init()
  @SceneBuilder var body: Body { get }
}

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
  init(_ type: Delegate.Type) {}
  var wrappedValue: Delegate { fatalError("the app's delegate is not started") }
}
protocol UIApplicationDelegate: _Foreign {}
