import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `Canvas`, which takes what it is offered. What its closure draws is checked, not drawn.
  static let canvas = NativeLibrary(
    name: "Canvas",
    types: [
      NativeType(
        "struct Canvas<Symbols: View>: View",
        members: [
          canvas(
            "init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, "
              + "rendersAsynchronously: Bool = false, "
              + "renderer: @escaping (inout GraphicsContext, CGSize) -> Void) "
              + "where Symbols == EmptyView"),
          canvas(
            "init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, "
              + "rendersAsynchronously: Bool = false, "
              + "renderer: @escaping (inout GraphicsContext, CGSize) -> Void, "
              + "@ViewBuilder symbols: () -> Symbols)"),
        ])
    ],
    sources: [
      """
      struct GraphicsContext {
        struct ResolvedText {
          var shading: Shading
          func measure(in size: CGSize) -> CGSize { size }
        }
        struct ResolvedImage {
          var size: CGSize
          var shading: Shading?
        }
        struct ResolvedSymbol { var size: CGSize }
        struct Shading {
          static let foreground = Shading()
          static let backdrop = Shading()
          static func color(_ color: Color) -> Shading { Shading() }
          static func color(
            red: Double, green: Double, blue: Double, opacity: Double = 1
          ) -> Shading { Shading() }
          static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
          static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
          ) -> Shading { Shading() }
          static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
          ) -> Shading { Shading() }
          static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
          ) -> Shading { Shading() }
        }
        struct Filter {
          static func blur(radius: CGFloat) -> Filter { Filter() }
          static func shadow(
            color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
          ) -> Filter { Filter() }
          static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter()
          }
          static func hueRotation(_ angle: Angle) -> Filter { Filter() }
          static func saturation(_ amount: Double) -> Filter { Filter() }
          static func brightness(_ amount: Double) -> Filter { Filter() }
          static func colorMultiply(_ color: Color) -> Filter { Filter() }
        }
        var opacity: Double = 1
        var blendMode: BlendMode = .normal
        var transform: CGAffineTransform = .identity
        var environment: EnvironmentValues { EnvironmentValues() }
        var clipBoundingRect: CGRect { .zero }
        func fill(_ path: Path, with shading: Shading) {}
        func fill(_ path: Path, with shading: Shading, style: FillStyle) {}
        func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
        func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
        mutating func clip(to path: Path) {}
        mutating func addFilter(_ filter: Filter) {}
        mutating func translateBy(x: CGFloat, y: CGFloat) {}
        mutating func scaleBy(x: CGFloat, y: CGFloat) {}
        mutating func rotate(by angle: Angle) {}
        mutating func concatenate(_ matrix: CGAffineTransform) {}
        func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
        func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }
        func resolve(_ image: Image) -> ResolvedImage {
          ResolvedImage(size: CGSize(width: 0, height: 0), shading: nil)
        }
        func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
        func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
        func draw(_ text: Text, in rect: CGRect) {}
        func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
        func draw(_ image: Image, in rect: CGRect) {}
        func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
        func draw(_ text: ResolvedText, in rect: CGRect) {}
        func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
        func draw(_ image: ResolvedImage, in rect: CGRect) {}
        func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
        func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
      }
      """
    ])

  private static func canvas(_ signature: String) -> NativeMember {
    NativeMember(signature) { $0.make(.leaf(.placeholder(name: "Canvas"))) }
  }
}
