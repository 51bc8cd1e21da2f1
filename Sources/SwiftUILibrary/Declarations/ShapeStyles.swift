extension Gradient {
  struct Stop: Hashable {
    var color: Color
    var location: CGFloat
    init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
}
struct ShadowStyle: Equatable {
  static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
