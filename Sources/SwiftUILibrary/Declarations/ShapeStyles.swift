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
struct BackgroundStyle: ShapeStyle {
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .background }
}
struct ForegroundStyle: ShapeStyle {
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .foreground }
}
struct TintShapeStyle: ShapeStyle {
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tint }
}
struct SeparatorShapeStyle: ShapeStyle {
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .separator }
}
