protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
}

protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
}

enum ButtonRole: Hashable { case destructive, cancel, confirm, close }
enum ButtonSizing: Hashable { case automatic, fitted, flexible }
enum ButtonRepeatBehavior: Hashable { case automatic, enabled, disabled }
enum MenuOrder: Hashable { case automatic, priority, fixed }
enum MenuActionDismissBehavior: Hashable { case automatic, enabled, disabled }
struct ButtonBorderShape: Hashable {
  private let name: String
  private var radius: CGFloat? = nil
  static let automatic = ButtonBorderShape(name: "automatic")
  static let capsule = ButtonBorderShape(name: "capsule")
  static let circle = ButtonBorderShape(name: "circle")
  static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
}
struct ButtonStyleConfiguration {
  typealias Label = _ErasedView
  let role: ButtonRole?
  let label: _ErasedView
  let isPressed: Bool
  init(role: ButtonRole?, label: _ErasedView, isPressed: Bool) {
    self.role = role
    self.label = label
    self.isPressed = isPressed
  }
}
struct PrimitiveButtonStyleConfiguration {
  typealias Label = _ErasedView
  let role: ButtonRole?
  let label: _ErasedView
  let action: () -> Void
  init(role: ButtonRole?, label: _ErasedView, action: @escaping () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }
  func trigger() { action() }
}
protocol _BuiltInButtonStyle {}
extension _BuiltInButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> _ErasedView {
    configuration.label
  }
}
struct DefaultButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
struct PlainButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
struct BorderlessButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
struct BorderedButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
struct GlassButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle {
  private let glass: Glass
  init() { glass = .regular }
  init(_ glass: Glass) { self.glass = glass }
}
struct GlassProminentButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
struct LinkButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, _BuiltInButtonStyle { init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  static var glass: GlassButtonStyle { GlassButtonStyle() }
  static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
