/// Building for lazy containers: their members are noted first and made on demand.
extension TreeBuilder {
  /// The context of a postponed member.
  struct DeferredPlace {
    var scope: BuildScope
    var pending: [Pending]
    var role: LazyContent.Role
    /// 0 outside of sections.
    var section: Int32
    /// The place of the container itself.
    var container: Identity

    /// Whether a step on the way from the container to here has this identity.
    func carries(_ identity: AnyHashable) -> Bool {
      scope.identity.steps(from: container).contains(identity)
    }
  }

  /// Notes members instead of making them.
  mutating func postpone(
    _ source: LazyContent.Segment.Source, _ range: Range<Int>, _ scope: BuildScope
  ) {
    guard !range.isEmpty else { return }
    let place = DeferredPlace(
      scope: scope, pending: pending, role: part.role, section: part.section,
      container: lazyPlace)
    deferred?.append(
      LazyContent.Segment(
        source: source, range: range, place: place, kept: kept?.entry() ?? KeptViews()))
  }

  /// The members of a lazy container's content, noted but not made.
  mutating func segments(of content: View, _ scope: BuildScope) -> [LazyContent.Segment] {
    apart { builder in
      builder.deferred = []
      let inside = scope.stepping(Identity.lazy)
      builder.lazyPlace = inside.identity
      builder.visit(content, inside)
      return builder.deferred ?? []
    }
  }

  /// The members of one element of a segment; the segment itself if it is a single view.
  static func expand(
    _ segment: LazyContent.Segment, _ element: Int, _ solver: Solver
  ) -> [LazyContent.Segment] {
    guard case .elements(let identity, let content) = segment.source else { return [segment] }
    var builder = TreeBuilder(solver: solver)
    builder.resume(segment.place)
    builder.deferred = []
    let kept = segment.kept.entry(ofElement: element)
    builder.kept = kept
    builder.visit(
      kept.view(solver) { content(element) }, segment.place.scope.stepping(identity(element)))
    return builder.deferred ?? []
  }

  /// Makes one postponed member; nil if the tree may not grow any more.
  static func make(_ view: View, in segment: LazyContent.Segment, _ solver: Solver) -> Int32? {
    var builder = TreeBuilder(solver: solver)
    builder.resume(segment.place)
    builder.kept = segment.kept
    builder.addMember(view, segment.place.scope)
    return builder.members.first
  }

  private mutating func resume(_ place: DeferredPlace) {
    pending = place.pending
    part = (place.role, place.section)
    lazyPlace = place.container
  }
}
