// STUB: the solver's author replaces this file's contents; the declared surface is the contract.

/// A layout's view of its subviews, in order.
public struct LayoutSubviews: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public var layoutDirection: LayoutDirection { .leftToRight }
  public subscript(index: Int) -> LayoutSubview { fatalError("stub") }
}

/// A subview as its layout sees it.
public struct LayoutSubview {
  public var priority: Double { fatalError("stub") }
  public var spacing: ViewSpacing { fatalError("stub") }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { fatalError("stub") }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError("stub") }
  /// The value set by `layoutValue(key:value:)`, nil where none is.
  public func layoutValue(_ key: String) -> Any? { fatalError("stub") }
  public func containerValue(_ key: String) -> Any? { fatalError("stub") }
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) { fatalError("stub") }
}

/// The distances a view keeps to its neighbours.
public struct ViewSpacing {
  public init() {}
  public static var zero: ViewSpacing { fatalError("stub") }
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double { fatalError("stub") }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    fatalError("stub")
  }
}
