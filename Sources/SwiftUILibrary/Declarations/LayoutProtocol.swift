protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
}

protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct LayoutProperties {
  var stackOrientation: Axis?
  init() { stackOrientation = nil }
}

typealias LayoutSubviews = [LayoutSubview]
