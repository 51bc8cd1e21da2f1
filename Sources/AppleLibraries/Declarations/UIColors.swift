typealias NSColor = UIColor
typealias CGColor = UIColor
class UITraitCollection {
  let userInterfaceStyle: UIUserInterfaceStyle
  init() { userInterfaceStyle = .light }
  init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  static let current = UITraitCollection()
  var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}
enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
