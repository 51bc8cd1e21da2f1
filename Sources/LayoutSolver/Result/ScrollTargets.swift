/// The identity of the focused field, which is never a scroll position.
public struct FocusMark: Hashable, Sendable {
  public init() {}
}

extension LayoutResult {
  /// The scroll views that were placed, outer ones before those inside them.
  public var scrollViews: [ScrolledView] { storage.scrollViews }

  /// The views among which one to scroll to is looked for.
  public var nodeCount: Int { storage.negotiation.solver.nodes.count }

  /// The scroll view that contains the view with an identity (`id(_:)`, or an element of
  /// `ForEach`), and the offset at which it is visible; nil if there is no such view in a scroll
  /// view.
  ///
  /// The place of a view that a lazy container hasn't made is estimated: once laid out at the
  /// offset, it exists and the answer is exact. Only the latest result of a negotiation can answer.
  /// - Complexity: O(``nodeCount``) for each scroll view in the place.
  /// - Parameters:
  ///   - identity: the argument of `id(_:)`, or the element's identity.
  ///   - anchor: the point of the view that moves to the same point of the scroll view; nil for the
  ///     shortest way that shows all of it.
  ///   - place: only scroll views inside this place in the tree are considered.
  public func scrollView(
    showing identity: AnyHashable, anchor: UnitPoint?, inside place: Identity = Identity()
  ) -> (view: ScrolledView, offset: Point)? {
    guard storage.negotiation.isLatest(storage) else { return nil }
    let solver = storage.negotiation.solver
    for view in scrollViews where view.identity.isInside(place) {
      guard let rect = solver.target(identity, in: view) else { continue }
      return (view, view.offset(showing: rect, anchor: anchor))
    }
    return nil
  }
}

extension LayoutResult {
  /// The identity of the first visible view in a scroll view, of the least nested ones; nil if no
  /// view in it has one. Only the latest result of a negotiation can answer.
  public func firstIdentity(in view: ScrolledView) -> AnyHashable? {
    guard storage.negotiation.isLatest(storage) else { return nil }
    return storage.negotiation.solver.firstIdentity(in: view)
  }
}

extension Solver {
  fileprivate func firstIdentity(in view: ScrolledView) -> AnyHashable? {
    let scroll = view.node.index
    let content = onlyChild(of: scroll)
    let axis = view.scrolls(.vertical) ? Axis.vertical : .horizontal
    let lazy = payloads.lazyContents.flatMap(\.identities)
    let found = (payloads.targets + lazy).compactMap { target -> (AnyHashable, Int, Double)? in
      let node = Int(target.node)
      guard !(target.identity.base is FocusMark), placed.isPlaced(node),
        let depth = depth(of: node, in: scroll)
      else { return nil }
      let rect = rect(of: node, from: content)
      let isPast = rect.origin[axis] + rect.size[axis] <= view.offset[axis]
      return isPast ? nil : (target.identity, depth, rect.origin[axis])
    }
    let least = found.map(\.1).min()
    return found.filter { $0.1 == least }.min { $0.2 < $1.2 }?.0
  }

  /// How deep a node lies in a scroll view; nil where it doesn't.
  private func depth(of index: Int, in scroll: Int) -> Int? {
    var (node, depth) = (Int(nodes[index].parent), 1)
    while node > scroll { (node, depth) = (Int(nodes[node].parent), depth + 1) }
    return node == scroll ? depth : nil
  }

  /// The frame of the view with an identity in a scroll view's content; nil if it isn't there. Of
  /// several with the same one it is the first of the least nested ones: a scroll target layout's
  /// own child rather than one inside another.
  fileprivate func target(_ identity: AnyHashable, in view: ScrolledView) -> Rect? {
    let scroll = view.node.index
    let content = onlyChild(of: scroll)
    var found: (rect: Rect, depth: Int)?
    func offer(_ depth: Int?, _ rect: () -> Rect?) {
      guard let depth, depth < found?.depth ?? .max, let rect = rect() else { return }
      found = (rect, depth)
    }
    for target in payloads.targets where target.identity == identity {
      let node = Int(target.node)
      if placed.isPlaced(node) {
        offer(depth(of: node, in: scroll)) { rect(of: node, from: content) }
      }
    }
    for node in 0..<nodes.count where placed.isPlaced(node) {
      guard let lazy = lazyContainer(node) else { continue }
      // Its members are inside it.
      offer(depth(of: node, in: scroll).map { $0 + 1 }) {
        lazy(identity).map { found in
          let corner = rect(of: node, from: content).origin
          return Rect(
            x: corner.x + found.minX, y: corner.y + found.minY, width: found.width,
            height: found.height)
        }
      }
    }
    return found?.rect
  }

  /// The places of a lazy container's members, by their identities; nil for any other node.
  private func lazyContainer(_ node: Int) -> ((AnyHashable) -> Rect?)? {
    switch nodes[node].layout {
    case .lazyStack(let lazy): { self.member($0, of: node, lazy) }
    case .lazyGrid(let lazy): { self.member($0, of: node, lazy) }
    default: nil
    }
  }

  /// A placed node's rectangle in the space of a scroll view's content.
  private func rect(of index: Int, from content: Int) -> Rect {
    let (place, home) = (placed.places[index], placed.places[content])
    let before =
      isRightToLeft(Int(nodes[content].parent))
      ? home.origin.x + home.size.width - place.origin.x - place.size.width
      : place.origin.x - home.origin.x
    return Rect(
      x: before, y: place.origin.y - home.origin.y, width: place.size.width,
      height: place.size.height)
  }

  /// The line in which a lazy container has, or will have, the member with an identity.
  private func member<L: LazyContainer>(
    _ identity: AnyHashable, of node: Int, _ lazy: L
  ) -> Rect? {
    guard let member = payloads.lazyContents[Int(lazy.content)].index(of: identity, self) else {
      return nil
    }
    let size = placed.size(node)
    let lines = unrecorded { lazy.linesUpToSight(across: size[lazy.axis.other], node, self) }
    let (start, length) = lines.extent(ofLineWith: member)
    let extent = Size(length, across: size[lazy.axis.other], axis: lazy.axis)
    return Rect(origin: Point(start, across: 0, axis: lazy.axis), size: extent)
  }
}
