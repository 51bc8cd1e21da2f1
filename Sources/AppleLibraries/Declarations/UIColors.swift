typealias NSColor = UIColor
typealias CGColor = UIColor
class UITraitCollection {
  let userInterfaceStyle: UIUserInterfaceStyle
  let horizontalSizeClass: UIUserInterfaceSizeClass
  let verticalSizeClass: UIUserInterfaceSizeClass
  init() {
    userInterfaceStyle = .unspecified
    (horizontalSizeClass, verticalSizeClass) = (.unspecified, .unspecified)
  }
  init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    (horizontalSizeClass, verticalSizeClass) = (.unspecified, .unspecified)
  }
  private init(_screen traits: [Int]) {
    userInterfaceStyle = UIUserInterfaceStyle(rawValue: traits[0]) ?? .unspecified
    horizontalSizeClass = UIUserInterfaceSizeClass(rawValue: traits[1]) ?? .unspecified
    verticalSizeClass = UIUserInterfaceSizeClass(rawValue: traits[2]) ?? .unspecified
  }
  static var current: UITraitCollection { UITraitCollection(_screen: _traits) }
}
enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
extension UIColor {
  /// The hue from 0 for red by way of green and blue to 1; 0 for greys.
  @discardableResult func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    brightness = most
    saturation = most == 0 ? 0 : range / most
    hue = 0
    if range > 0 {
      if most == red {
        hue = (green - blue) / range
      } else if most == green {
        hue = (blue - red) / range + 2
      } else {
        hue = (red - green) / range + 4
      }
      hue = (hue < 0 ? hue + 6 : hue) / 6
    }
    return true
  }
}
