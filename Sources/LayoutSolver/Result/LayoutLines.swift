import Numbers

/// A guide as a line across a view.
public struct AlignmentLine: Hashable, Sendable {
  /// SwiftUI's name for it; `custom` for a scene's own.
  public var name: String
  /// The axis along which the guide is measured: the line itself runs across it.
  public var axis: Axis
  /// In the view's own space, in points.
  public var position: Double
}

/// The columns and rows of a grid, each from its start to its end in the grid's own space.
public struct GridLines: Hashable, Sendable {
  public var columns: [ClosedRange<Double>] = []
  public var rows: [ClosedRange<Double>] = []
}

extension LayoutResult {
  /// The guides by which a container aligns its subviews; none for views without an alignment.
  public func alignmentLines(of id: NodeID) -> [AlignmentLine] {
    storage.negotiation.asking(storage) { solver in
      solver.alignmentLines(of: id.index, in: storage.placed)
    }
  }

  /// The guides that a view sets itself, a text its baselines.
  public func explicitGuides(of id: NodeID) -> [AlignmentLine] {
    storage.negotiation.asking(storage) { solver in
      solver.explicitGuides(of: id.index, in: storage.placed)
    }
  }

  /// The tracks of a `Grid` or a lazy grid; nil for other views.
  public func gridLines(of id: NodeID) -> GridLines? {
    storage.negotiation.asking(storage) { solver in
      solver.gridLines(of: id.index, in: storage.placed)
    }
  }
}

extension LayoutResult {
  /// The ends of the separator below a list's row, in the row's own space: at its first text, or
  /// where its content sets `listRowSeparatorLeading` and `listRowSeparatorTrailing`; nil for an
  /// end that nothing in it sets.
  public func separatorEnds(of id: NodeID) -> (left: Double?, right: Double?) {
    let node = id.index
    guard storage.placed.isPlaced(node) else { return (nil, nil) }
    return storage.negotiation.asking(storage) { solver in
      let place = storage.placed.places[node]
      func end(_ guide: Guide) -> Double? {
        solver.explicit(guide, of: node, place.proposal, place.size).orNil
      }
      let ends = (end(.listRowSeparatorLeading), end(.listRowSeparatorTrailing))
      guard solver.isRightToLeft(node) else { return ends }
      return (ends.1.map { place.size.width - $0 }, ends.0.map { place.size.width - $0 })
    }
  }

  /// How far a view's edge is from where it is in another layout of the same tree, at most and in
  /// points; nil where the other has more or fewer views.
  public func drift(from other: LayoutResult) -> Double? {
    let (places, others) = (storage.placed.places, other.storage.placed.places)
    guard places.count == others.count else { return nil }
    return (0..<places.count).reduce(0.0) { most, index in
      let (here, there) = (storage.placed.rect(index), other.storage.placed.rect(index))
      return max(
        most, abs(here.minX - there.minX), abs(here.minY - there.minY),
        abs(here.maxX - there.maxX), abs(here.maxY - there.maxY))
    }
  }
}

extension Negotiation {
  /// Asks the tree of a result without leaving a trace; it is laid out again if it isn't the
  /// latest.
  func asking<Answer>(
    _ storage: LayoutResult.Storage, _ question: (Solver) -> Answer
  ) -> Answer {
    bringBack(storage)
    return solver.unrecorded { question(solver) }
  }
}

extension Solver {
  fileprivate func alignmentLines(of node: Int, in placed: PlacedTree) -> [AlignmentLine] {
    guard !isGivenUp, placed.isPlaced(node), let (guides, subject) = alignment(of: node, in: placed)
    else {
      return []
    }
    let (place, inside) = (placed.places[node], placed.places[subject])
    return guides.map { guide in
      var value = self.guide(guide, of: subject, inside.proposal, inside.size)
      if guide.axis == .horizontal, isRightToLeft(node) { value = inside.size.width - value }
      let start =
        guide.axis == .horizontal
        ? inside.origin.x - place.origin.x : inside.origin.y - place.origin.y
      return AlignmentLine(name: guide.name, axis: guide.axis, position: start + value)
    }
  }

  /// A container's guides, and one of the subviews that are lined up by them.
  private func alignment(of node: Int, in placed: PlacedTree) -> (guides: [Guide], subject: Int)? {
    let children = (0..<Int(self.node(node).pointee.childCount)).map { child($0, of: node) }
      .filter(placed.isPlaced)
    let guides: [Guide]
    var subject = children.first
    switch self.node(node).pointee.layout {
    case .stack(let it): guides = [it.guide]
    case .lazyStack(let it): guides = [it.guide]
    case .zStack(let it): guides = it.alignment.both
    case .frame(let it): guides = it.alignment.both
    case .flexibleFrame(let it): guides = it.alignment.both
    case .secondary(let it):
      guides = it.alignment.both
      subject = children.dropFirst().first
    default: return nil
    }
    return subject.map { (guides, $0) }
  }

  fileprivate func explicitGuides(of node: Int, in placed: PlacedTree) -> [AlignmentLine] {
    guard placed.isPlaced(node) else { return [] }
    let place = placed.places[node]
    return Guide.named.compactMap { guide, name in
      let value = explicit(guide, of: node, place.proposal, place.size)
      guard !value.isNaN else { return nil }
      let isMirrored = guide.axis == .horizontal && isRightToLeft(node)
      return AlignmentLine(
        name: name, axis: guide.axis, position: isMirrored ? place.size.width - value : value)
    }
  }

  fileprivate func gridLines(of node: Int, in placed: PlacedTree) -> GridLines? {
    guard !isGivenUp, placed.isPlaced(node) else { return nil }
    let place = placed.places[node]
    var lines: GridLines
    switch self.node(node).pointee.layout {
    case .grid(let it):
      let tracks = it.prepared(place.proposal, node, self)
      lines = GridLines(columns: tracks.columns.ranges, rows: tracks.rows.ranges)
    case .lazyGrid(let it):
      lines = it.lines(in: place.size, node, self)
    default: return nil
    }
    if isRightToLeft(node) {
      let width = place.size.width
      lines.columns = lines.columns.map {
        ClosedRange(between: width - $0.upperBound, and: width - $0.lowerBound)
      }
    }
    return lines
  }
}

extension GuidePair {
  fileprivate var both: [Guide] { [horizontal, vertical] }
}

extension Guide {
  var name: String { Self.named.first { $0.guide == self }?.name ?? "custom" }

  fileprivate static let named: [(guide: Guide, name: String)] = [
    (.leading, "leading"), (.horizontalCenter, "center"), (.trailing, "trailing"), (.top, "top"),
    (.verticalCenter, "center"), (.bottom, "bottom"), (.firstTextBaseline, "firstTextBaseline"),
    (.lastTextBaseline, "lastTextBaseline"),
  ]
}

extension GridTracks {
  /// Each track from its start to its end.
  fileprivate var ranges: [ClosedRange<Double>] {
    zip(starts, lengths).map { ClosedRange(between: $0, and: $0 + max($1, 0)) }
  }
}
