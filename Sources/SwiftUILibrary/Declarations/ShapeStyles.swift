extension Gradient {
  struct ColorSpace: Hashable {
    private let name: String
    static let device = ColorSpace(name: "device")
    static let perceptual = ColorSpace(name: "perceptual")
  }
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
  static var background: BackgroundStyle { BackgroundStyle() }
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .background }
}
struct ForegroundStyle: ShapeStyle {
  static var foreground: ForegroundStyle { ForegroundStyle() }
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .foreground }
}
struct TintShapeStyle: ShapeStyle {
  static var tint: TintShapeStyle { TintShapeStyle() }
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tint }
}
struct SeparatorShapeStyle: ShapeStyle {
  static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .separator }
}
struct SelectionShapeStyle: ShapeStyle {
  static var selection: SelectionShapeStyle { SelectionShapeStyle() }
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .selection }
}
struct PlaceholderTextShapeStyle: ShapeStyle {
  static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .placeholder }
}
struct FillShapeStyle: ShapeStyle {
  static var fill: FillShapeStyle { FillShapeStyle() }
  init() {}
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .fill }
}
