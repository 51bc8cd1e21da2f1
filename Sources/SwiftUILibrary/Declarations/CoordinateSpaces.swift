enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
  case scrolling(along: Axis?)

  static let scrollView = CoordinateSpace.scrolling(along: nil)
  static func scrollView(axis: Axis) -> CoordinateSpace { .scrolling(along: axis) }

  var isGlobal: Bool { self == .global }
  var isLocal: Bool { self == .local }
}
typealias NamedCoordinateSpace = CoordinateSpace
