/// A layout's view of its subviews, in order; slices and selections of them keep this type.
public struct LayoutSubviews: RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews

  let solver: Solver
  /// The node whose layout this is.
  let node: Int
  public let startIndex: Int
  public let endIndex: Int
  /// Positions among the node's subviews; nil for all of them.
  private let positions: [Int]?

  init(solver: Solver, node: Int) {
    self.solver = solver
    self.node = node
    startIndex = 0
    endIndex = Int(solver.node(node).pointee.childCount)
    positions = nil
  }

  private init(of whole: LayoutSubviews, range: Range<Int>, positions: [Int]?) {
    solver = whole.solver
    node = whole.node
    startIndex = range.lowerBound
    endIndex = range.upperBound
    self.positions = positions
  }

  public var layoutDirection: LayoutDirection {
    solver.payloads.environments[0].reads?.asksForDirection = true
    return solver.isRightToLeft(node) ? .rightToLeft : .leftToRight
  }

  public subscript(index: Int) -> LayoutSubview {
    precondition(index >= startIndex && index < endIndex, "subview index \(index) out of range")
    return LayoutSubview(solver: solver, parent: node, position: positions?[index] ?? index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "subviews \(bounds) out of range")
    return LayoutSubviews(of: self, range: bounds, positions: positions)
  }

  /// The subviews at the given indices, renumbered from 0.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    let chosen = indices.map { positions?[$0] ?? $0 }
    return LayoutSubviews(of: self, range: 0..<chosen.count, positions: chosen)
  }

  /// The default for `explicitAlignment`: the subviews' explicit values in `bounds`' coordinates
  /// combined; nil for edges and centres, which stay inside.
  public func mergedExplicitAlignment(
    of guide: AlignmentGuide, in bounds: Rect, proposal: ProposedViewSize
  ) -> Double? {
    solver.register(guide)
    return solver.mergedExplicit(
      Guide(guide.key), of: node, bounds, Proposal(proposal))
  }

  /// The default for `spacing`.
  public func mergedSpacing() -> ViewSpacing { solver.mergedSpacing(node) }
}

/// A subview as its layout sees it.
public struct LayoutSubview: Equatable {
  let solver: Solver
  let parent: Int
  let position: Int

  private var node: Int { solver.child(position, of: parent) }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.solver === b.solver && a.parent == b.parent && a.position == b.position
  }

  /// The subview's layout priority, 0 unless it sets one.
  public var priority: Double { solver.node(node).pointee.priority }

  /// The distances it keeps to its neighbours.
  public var spacing: ViewSpacing { solver.spacing(of: node) }

  /// The size it answers, in points; a repeated proposal is answered from memory.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    solver.size(of: node, Proposal(proposal))
  }

  /// The size it answers, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let offer = Proposal(proposal)
    return solver.dimensions(of: node, offer, solver.size(of: node, offer))
  }

  /// The value set by `layoutValue(key:value:)`, nil where none is.
  public func layoutValue(_ key: String) -> Any? {
    solver.traits(of: node)?.layoutValues[key]
  }

  /// The value set by `containerValue`, nil where none is.
  public func containerValue(_ key: String) -> Any? {
    solver.traits(of: node)?.containerValues[key]
  }

  /// The value set by `tag`, nil where none is.
  public var tag: AnyHashable? { solver.traits(of: node)?.tag }

  /// Puts the subview's `anchor` at `position`, a point in the space of the layout's bounds, with
  /// the size it answers to `proposal`. The last call counts.
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let offer = Proposal(proposal)
    let size = solver.sizeForPlacing(node, offer)
    let slot = solver.slot(self.position, of: parent)
    slot.pointee.size = size
    slot.pointee.proposal = offer
    slot.pointee.origin = Point(
      x: position.x - (anchor.x * size.width).orZero,
      y: position.y - (anchor.y * size.height).orZero)
    slot.pointee.order = 1
  }
}

extension LayoutSubview {
  /// Shows the subview nowhere, unless it is placed later on.
  public func leaveOut() { solver.slot(position, of: parent).pointee.order = -1 }
}

extension Solver {
  /// The subviews' explicit values in the space of `bounds`; NaN-free, nil where there is none.
  func mergedExplicit(
    _ guide: Guide, of index: Int, _ bounds: Rect, _ proposal: Proposal
  ) -> Double? {
    guard case .custom(let layout) = nodes.base[index].layout else { return nil }
    layout.placeAtOrigin(bounds.size, proposal, index, self)
    if guide.staysInside { return nil }
    let value = combinedSlots(guide, index, Int(nodes.base[index].childCount))
    guard !value.isNaN else { return nil }
    return value + (guide.axis == .horizontal ? bounds.origin.x : bounds.origin.y)
  }
}
