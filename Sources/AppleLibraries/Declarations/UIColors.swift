typealias NSColor = UIColor
typealias CGColor = UIColor
class UITraitCollection {
  init() {}
  static let current = UITraitCollection()
  var userInterfaceStyle: UIUserInterfaceStyle { .light }
  var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}
enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
