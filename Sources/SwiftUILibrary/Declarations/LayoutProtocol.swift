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
