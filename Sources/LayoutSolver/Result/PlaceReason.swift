/// Why a view is at its place along one axis: who placed it there, and by which rule.
///
/// Views around that are as long as it, and begin where it begins, decide nothing and are passed
/// over: a frame decides the one axis, the stack around it the other.
public struct PlaceReason: Sendable {
  public indirect enum Rule: Hashable, Sendable {
    /// The view's guide was put on a line: `own` from the view's start, `line` from the placer's.
    /// - Parameter isPlain: Whether it is an edge or the middle, and not the view's own value.
    case aligned(guide: String, own: Double, line: Double, isPlain: Bool)
    /// One after another along a stack: after a subview, or first.
    case following(NodeID?, gap: Double)
    /// Behind a modifier's inset.
    case inset(Double)
    /// At an edge of the placing view.
    case edge(Edge)
    case middle
    /// In a track of a grid, counted from 1, which begins at a length; within it by a rule, or by
    /// an anchor.
    case track(Int, start: Double, Rule?)
    /// Its middle at a length, by `position`.
    case point(Double)
    /// By `offset`.
    case moved(Double)
    /// By the scroll offset of a scroll view.
    case scrolled(Double)
    /// At the place of the source of a `matchedGeometryEffect`.
    case matched
    /// By a layout's own `placeSubviews`.
    case code
    /// As long as everything around it, up to the container.
    case filling
  }

  public var axis: Axis
  /// Nil for the container.
  public var placer: NodeID?
  public var rule: Rule
  /// How far right or down of the placer's corner the view begins, in points.
  public var position: Double
  /// The placing view's length, in points; the container's is that of its safe area.
  public var length: Double
}

extension LayoutResult {
  /// Why a view is at its place, horizontally and vertically; empty if it isn't placed.
  public func placeReasons(of id: NodeID) -> [PlaceReason] {
    storage.negotiation.asking(storage) { solver in
      guard !solver.isGivenUp, storage.placed.isPlaced(id.index) else { return [] }
      return Axis.allCases.map { solver.placeReason(of: id.index, $0, in: storage.placed) }
    }
  }

  /// The same in one line: `trailing in the 361 wide frame, at 324; 8 below Text "A" in VStack, at
  /// 28`.
  public func placeSentence(of id: NodeID) -> String {
    placeReasons(of: id).map(words(of:)).joined(separator: "; ")
  }

  /// A single reason in words.
  public func words(of reason: PlaceReason) -> String {
    let name = reason.placer.map { self.name(of: $0).short }
    return PlaceWords(result: self, reason: reason, placer: name).sentence
  }
}

// MARK: From the layout

extension Solver {
  fileprivate func placeReason(of node: Int, _ axis: Axis, in placed: PlacedTree) -> PlaceReason {
    var subject = node
    while let parent = Optional(Int(self.node(subject).pointee.parent)), parent >= 0 {
      let (place, around) = (placed.rect(subject), placed.rect(parent))
      let start = place.origin[axis] - around.origin[axis]
      let isAlike = abs(start) < 0.005 && abs(around.size[axis] - place.size[axis]) < 0.005
      if !isAlike || isInRow(subject, of: parent, axis) {
        let isMirrored = axis == .horizontal && isRightToLeft(parent)
        let logical = isMirrored ? around.size[axis] - start - place.size[axis] : start
        return PlaceReason(
          axis: axis, placer: NodeID(parent),
          rule: placeRule(of: subject, in: parent, axis, start: logical, placed),
          position: start, length: around.size[axis])
      }
      subject = parent
    }
    let insets = placed.container.contentInsets
    let inset = axis == .horizontal ? insets.leading : insets.top
    let after = axis == .horizontal ? insets.trailing : insets.bottom
    let length = placed.container.size[axis] - inset - after
    let place = placed.rect(subject)
    let fills = abs(place.size[axis] - length) < 0.005
    return PlaceReason(
      axis: axis, placer: nil, rule: fills ? .filling : .middle, position: place.origin[axis],
      length: length)
  }

  /// Whether a view is one of several along a stack.
  private func isInRow(_ subject: Int, of parent: Int, _ axis: Axis) -> Bool {
    guard self.node(parent).pointee.childCount > 1 else { return false }
    return switch self.node(parent).pointee.layout {
    case .stack(let it): it.axis == axis
    case .lazyStack(let it): it.axis == axis
    default: false
    }
  }

  /// - Parameter start: The distance of the view's start from the placing view's leading or top
  ///   edge.
  private func placeRule(
    of child: Int, in parent: Int, _ axis: Axis, start: Double, _ placed: PlacedTree
  ) -> PlaceReason.Rule {
    let position = (0..<Int(self.node(parent).pointee.childCount)).first {
      self.child($0, of: parent) == child
    }
    let isFirst = position == 0
    func aligned(_ pair: GuidePair) -> PlaceReason.Rule {
      alignedRule(child, by: axis == .horizontal ? pair.horizontal : pair.vertical, start, placed)
    }
    switch self.node(parent).pointee.layout {
    case .stack(let it):
      return it.axis == axis
        ? following(child, position ?? 0, in: parent, axis, placed)
        : alignedRule(child, by: it.guide, start, placed)
    case .lazyStack(let it):
      return it.axis == axis
        ? following(child, position ?? 0, in: parent, axis, placed)
        : alignedRule(child, by: it.guide, start, placed)
    case .zStack(let it): return aligned(it.alignment)
    case .frame(let it): return aligned(it.alignment)
    case .flexibleFrame(let it): return aligned(it.alignment)
    case .relativeFrame(let it): return aligned(it.alignment)
    case .secondary(let it) where !isFirst: return aligned(it.alignment)
    case .preference(let it) where !isFirst: return aligned(it.alignment)
    case .padding(let it): return .inset(axis == .horizontal ? it.leading : it.top)
    case .safeAreaPadding(let it):
      return .inset(axis == .horizontal ? it.insets.leading : it.insets.top)
    case .safeAreaInset(let it):
      let edges: Axis = it.edge == .top || it.edge == .bottom ? .vertical : .horizontal
      if axis != edges {
        return isFirst ? .middle : alignedRule(child, by: it.guide, start, placed)
      }
      return isFirst ? .inset(start) : .edge(it.edge)
    case .fixedSize, .aspectRatio: return .middle
    case .position(let it): return .point(it.point[axis])
    case .offset: return .moved(start)
    case .scroll:
      let offset = placed.scrolls[Int32(truncatingIfNeeded: parent)]?.offset[axis] ?? 0
      return offset == 0 ? .inset(start) : .scrolled(offset)
    case .reader(let it) where it.centresSingleChild: return .middle
    case .ignoresSafeArea, .keepsToSafeArea: return .inset(start)
    case .matchedGeometry: return .matched
    case .grid(let it):
      guard let cell = it.cell(of: child, parent, self, placed.places[parent].proposal) else {
        return .code
      }
      let inside = cell.isAnchored ? nil : aligned(cell.alignment).moved(by: -cell.start[axis])
      return .track(cell.number[axis == .horizontal ? 0 : 1], start: cell.start[axis], inside)
    case .lazyGrid(let it):
      let lines = it.lines(in: placed.places[parent].size, parent, self)
      let tracks = axis == .horizontal ? lines.columns : lines.rows
      let middle = start + placed.size(child)[axis] / 2
      guard let track = tracks.firstIndex(where: { $0.contains(middle) }) else { return .code }
      return .track(track + 1, start: tracks[track].lowerBound, nil)
    case .custom: return .code
    case .secondary, .preference, .reader, .transform, .visualEffect, .passThrough,
      .alignmentGuide, .viewThatFits, .text, .shape, .spacer, .divider, .image:
      return .edge(axis == .horizontal ? .leading : .top)
    }
  }

  private func alignedRule(
    _ child: Int, by guide: Guide, _ start: Double, _ placed: PlacedTree
  ) -> PlaceReason.Rule {
    let place = placed.places[child]
    let own = self.guide(guide, of: child, place.proposal, place.size)
    let isPlain =
      guide.staysInside && explicit(guide, of: child, place.proposal, place.size).isNaN
    return .aligned(guide: guide.name, own: own, line: start + own, isPlain: isPlain)
  }

  /// The subview before it that has a place, and the room between the two.
  private func following(
    _ child: Int, _ position: Int, in parent: Int, _ axis: Axis, _ placed: PlacedTree
  ) -> PlaceReason.Rule {
    let before = (0..<position).reversed().lazy.map { self.child($0, of: parent) }
      .first(where: placed.isPlaced)
    guard let before else { return .following(nil, gap: 0) }
    let (own, other) = (placed.rect(child), placed.rect(before))
    let isMirrored = axis == .horizontal && isRightToLeft(parent)
    let gap =
      isMirrored
      ? other.origin[axis] - own.origin[axis] - own.size[axis]
      : own.origin[axis] - other.origin[axis] - other.size[axis]
    return .following(NodeID(before), gap: gap)
  }
}

extension PlaceReason.Rule {
  /// The same with the line counted from another origin.
  fileprivate func moved(by distance: Double) -> Self {
    guard case .aligned(let guide, let own, let line, let isPlain) = self else { return self }
    return .aligned(guide: guide, own: own, line: line + distance, isPlain: isPlain)
  }
}

extension GridLayout {
  /// A subview's cell: its column and row, counted from 1, and where they begin.
  fileprivate func cell(
    of child: Int, _ node: Int, _ solver: Solver, _ proposal: Proposal
  ) -> (number: [Int], start: Point, alignment: GuidePair, isAnchored: Bool)? {
    let tracks = prepared(proposal, node, solver)
    guard let table = solver.payloads.gridTables[Int(table)],
      let cell = table.cells.first(where: { solver.child($0.position, of: node) == child })
    else { return nil }
    let start = Point(x: tracks.columns.starts[cell.column], y: tracks.rows.starts[cell.row])
    return ([cell.column + 1, cell.row + 1], start, cell.alignment, cell.anchor != nil)
  }
}

// MARK: In words

private struct PlaceWords {
  let result: LayoutResult
  let reason: PlaceReason
  /// Nil for the container.
  let placer: String?

  var sentence: String { "\(clause), at \(points(reason.position))" }

  private var axis: Axis { reason.axis }
  private var name: String { placer ?? "container" }
  /// `the 361 wide frame`
  private var whole: String {
    let size = "\(points(reason.length)) \(axis.adjective)"
    guard placer == nil else { return "the \(size) \(name)" }
    let insets = result.container.contentInsets
    return insets == .zero ? "the \(size) container" : "the container's \(size) safe area"
  }

  private var clause: String {
    switch reason.rule {
    case .aligned(let guide, let own, let line, let isPlain):
      return aligned(guide, own, line, isPlain, in: whole)
    case .following(nil, _): return "first in \(whole)"
    case .following(let before?, let gap):
      let (title, side) = (
        result.name(of: before).short, axis == .horizontal ? "after" : "below"
      )
      return abs(gap) < 0.0005
        ? "right \(side) \(title) in \(name)" : "\(points(gap)) \(side) \(title) in \(name)"
    case .inset(let inset):
      if inset == 0 { return "at the \(startEdge) edge of \(whole)" }
      return inset < 0
        ? "\(points(-inset)) outside the \(startEdge) edge of \(name)"
        : "\(points(inset)) inside the \(startEdge) edge of \(name)"
    case .edge(let edge): return "at the \(edge) edge of \(whole)"
    case .middle: return "centred in \(whole)"
    case .track(let number, let start, let inside):
      let track = "\(axis == .horizontal ? "column" : "row") \(number) of \(name)"
      guard case .aligned(let guide, let own, let line, let isPlain)? = inside else {
        return "in \(track), which begins at \(points(start))"
      }
      return aligned(guide, own, line, isPlain, in: track)
    case .point(let point): return "its middle at \(points(point)) by \(name)"
    case .moved(let distance): return "moved \(points(distance)) by \(name)"
    case .scrolled(let offset): return "\(name) scrolled by \(points(offset))"
    case .matched: return "on its source's place by \(name)"
    case .code: return "where \(name) puts it"
    case .filling: return "as \(axis.adjective) as \(whole)"
    }
  }

  private func aligned(
    _ guide: String, _ own: Double, _ line: Double, _ isPlain: Bool, in whole: String
  ) -> String {
    if isPlain { return "\(guide == "center" ? "centred" : guide) in \(whole)" }
    let title = guide == "custom" ? "guide" : guide
    return "its \(title), \(points(own)), on the line at \(points(line)) of \(whole)"
  }

  private var startEdge: String { axis == .horizontal ? "leading" : "top" }

  private func points(_ value: Double) -> String { PointsText.text(value) }
}
