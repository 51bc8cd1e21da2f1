extension Image {
  enum ResizingMode: Hashable { case tile, stretch }
  enum TemplateRenderingMode: Hashable { case template, original }
  enum Interpolation: Hashable { case none, low, medium, high }
  enum Orientation: Hashable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  enum Scale: Hashable, CaseIterable { case small, medium, large }
}
enum SymbolRenderingMode { case monochrome, multicolor, hierarchical, palette }
struct SymbolVariants: Hashable {
  static let none = SymbolVariants(frame: nil, isFilled: false, isSlashed: false)
  static let circle = none.circle
  static let square = none.square
  static let rectangle = none.rectangle
  static let fill = none.fill
  static let slash = none.slash
  private let frame: String?
  private let isFilled: Bool
  private let isSlashed: Bool
  var circle: SymbolVariants { framed("circle") }
  var square: SymbolVariants { framed("square") }
  var rectangle: SymbolVariants { framed("rectangle") }
  var fill: SymbolVariants {
    SymbolVariants(frame: frame, isFilled: true, isSlashed: isSlashed)
  }
  var slash: SymbolVariants {
    SymbolVariants(frame: frame, isFilled: isFilled, isSlashed: true)
  }
  private func framed(_ frame: String) -> SymbolVariants {
    SymbolVariants(frame: frame, isFilled: isFilled, isSlashed: isSlashed)
  }
}
enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
protocol SymbolEffect {}
struct SymbolEffectOptions {
  static let `default` = SymbolEffectOptions()
  static let repeating = SymbolEffectOptions()
  static let nonRepeating = SymbolEffectOptions()
  static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  func speed(_ speed: Double) -> SymbolEffectOptions { self }
  func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  var nonRepeating: SymbolEffectOptions { self }
  var repeating: SymbolEffectOptions { self }
}
struct AnySymbolEffect: SymbolEffect {
  var byLayer: AnySymbolEffect { self }
  var wholeSymbol: AnySymbolEffect { self }
  var up: AnySymbolEffect { self }
  var down: AnySymbolEffect { self }
  var left: AnySymbolEffect { self }
  var right: AnySymbolEffect { self }
  var clockwise: AnySymbolEffect { self }
  var counterClockwise: AnySymbolEffect { self }
  var forward: AnySymbolEffect { self }
  var backward: AnySymbolEffect { self }
  var iterative: AnySymbolEffect { self }
  var cumulative: AnySymbolEffect { self }
  var reversing: AnySymbolEffect { self }
  var nonReversing: AnySymbolEffect { self }
  var hideInactiveLayers: AnySymbolEffect { self }
  var dimInactiveLayers: AnySymbolEffect { self }
  var plain: AnySymbolEffect { self }
  var pulse: AnySymbolEffect { self }
  var offUp: AnySymbolEffect { self }
  var upUp: AnySymbolEffect { self }
  var downUp: AnySymbolEffect { self }
  func custom(angle: Double) -> AnySymbolEffect { self }
}
extension SymbolEffect where Self == AnySymbolEffect {
  static var pulse: AnySymbolEffect { AnySymbolEffect() }
  static var bounce: AnySymbolEffect { AnySymbolEffect() }
  static var variableColor: AnySymbolEffect { AnySymbolEffect() }
  static var scale: AnySymbolEffect { AnySymbolEffect() }
  static var rotate: AnySymbolEffect { AnySymbolEffect() }
  static var wiggle: AnySymbolEffect { AnySymbolEffect() }
  static var breathe: AnySymbolEffect { AnySymbolEffect() }
  static var appear: AnySymbolEffect { AnySymbolEffect() }
  static var disappear: AnySymbolEffect { AnySymbolEffect() }
  static var replace: AnySymbolEffect { AnySymbolEffect() }
  static var automatic: AnySymbolEffect { AnySymbolEffect() }
  static var drawOn: AnySymbolEffect { AnySymbolEffect() }
  static var drawOff: AnySymbolEffect { AnySymbolEffect() }
}
