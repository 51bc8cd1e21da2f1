/// The members of a lazy container, of which only the requested ones are made.
///
/// They are kept as segments: a single view, or the elements of a `ForEach`. The number of an
/// element's members shows when it is made; until then it counts as many as the first one that was,
/// as in SwiftUI, whose `ForEach` knows how many views each element has, or estimates it by those
/// made (`ForEachState.estimatedCount`, as DanceUI has it). An element with none or several splits
/// its segment.
final class LazyContent {
  /// A member's role in its section.
  enum Role: UInt8 { case row, header, footer }

  /// Members that come one after another from one view.
  struct Segment {
    enum Source {
      case view(View)
      case elements(identity: (Int) -> AnyHashable, content: (Int) -> View)
    }
    var source: Source
    /// Its elements; a view is the first and only one.
    var range: Range<Int>
    /// How many members each of them counts as, at least 1; nil until one was made.
    var membersEach: Int?
    /// Where its members are made, and under which modifiers.
    var place: TreeBuilder.DeferredPlace
    /// What is kept of its members for the next layout.
    var kept: KeptViews
    /// The members made so far, by element; only where each has one.
    var nodes: [Int: Int32] = [:]

    /// How many members it has, as far as is known.
    var count: Int { range.count * (membersEach ?? 1) }
  }

  /// As the container was built, for a layout that starts over.
  private var original: [Segment]
  private(set) var segments: [Segment]
  /// Members that were made since the container last took them as its subviews.
  private(set) var hasNewMembers = false
  /// The segment found last, and its first member: containers ask for one member after the other.
  private var cursor = (position: 0, first: 0)

  init(_ segments: [Segment]) {
    original = segments
    self.segments = segments
  }

  /// How many members there are, as far as is known. Linear in the number of segments.
  var count: Int { segments.reduce(0) { $0 + $1.count } }

  /// Makes the first member, which exists as long as the container: the container has its spacing,
  /// and its length without an offer.
  func makeFirst(of container: Int, _ solver: Solver) {
    guard let node = node(at: 0, solver) else { return }
    solver.node(Int(node)).pointee.parent = Int32(truncatingIfNeeded: container)
    original = segments
  }

  /// Forgets the members made, which the tree drops.
  func reset() {
    segments = original
    for segment in segments { segment.kept.begin() }
    cursor = (0, 0)
    hasNewMembers = true
  }

  /// The node of the member at `index`, made on demand; nil past the last one, and after giving up.
  func node(at index: Int, _ solver: Solver) -> Int32? {
    while !solver.isGivenUp, let (position, element) = find(index) {
      if let node = segments[position].nodes[element] { return node }
      let parts = TreeBuilder.expand(segments[position], element, solver)
      if let view = segments[position].onlyView(of: parts) {
        guard let node = TreeBuilder.make(view, in: parts[0], solver) else { return nil }
        segments[position].nodes[element] = node
        segments[position].membersEach = 1
        hasNewMembers = true
        solver.placed.reserve(solver.nodes.count)
        return node
      }
      split(position, at: element, into: parts)
      solver.countUnanswered()
    }
    return nil
  }

  /// The role of the member at `index` in its section, known once it was made.
  func role(at index: Int) -> (role: Role, section: Int32) {
    guard let (position, _) = find(index) else { return (.row, 0) }
    let place = segments[position].place
    return (place.role, place.section)
  }

  /// The index of a section's part among the members; nil if the section has none.
  func index(of role: Role, inSection section: Int32) -> Int? {
    var first = 0
    for segment in segments {
      if segment.place.section == section && segment.place.role == role && !segment.range.isEmpty {
        return first
      }
      first += segment.count
    }
    return nil
  }

  /// The member with an identity: the first whose path through the tree has it, or the element of a
  /// `ForEach` with it; nil for none, and if the layout is given up before it is found. Linear in
  /// the number of elements.
  func index(of identity: AnyHashable, _ solver: Solver) -> Int? {
    known(identity, solver) ?? found(identity, solver)
  }

  /// The member with an identity that shows without making an element's view.
  private func known(_ identity: AnyHashable, _ solver: Solver) -> Int? {
    var first = 0
    for segment in segments {
      switch segment.source {
      case .view:
        if segment.place.carries(identity) { return first }
      case .elements(let identityOf, _):
        for element in segment.range {
          solver.countUnanswered()
          if solver.isGivenUp { return nil }
          if identityOf(element) == identity {
            return first + (element - segment.range.lowerBound) * (segment.membersEach ?? 1)
          }
        }
      }
      first += segment.count
    }
    return nil
  }

  /// The member whose identity only its element's view reveals: the elements' views are made one
  /// after the other, as SwiftUI does (`ForEachState.firstOffset(forID:style:)`, as DanceUI has
  /// it).
  private func found(_ identity: AnyHashable, _ solver: Solver) -> Int? {
    var (position, first) = (0, 0)
    search: while position < segments.count {
      let segment = segments[position]
      if case .view = segment.source {
        if segment.place.carries(identity) { return first }
      } else {
        for element in segment.range {
          solver.countUnanswered()
          if solver.isGivenUp { return nil }
          let parts = TreeBuilder.expand(segment, element, solver)
          if segment.onlyView(of: parts) != nil {
            if parts[0].place.carries(identity) {
              return first + element - segment.range.lowerBound
            }
            continue
          }
          split(position, at: element, into: parts)
          // Earlier elements were searched.
          if element > segment.range.lowerBound {
            first += segments[position].count
            position += 1
          }
          continue search
        }
      }
      first += segments[position].count
      position += 1
    }
    return nil
  }

  /// The members made so far for elements of a `ForEach`, by their identities.
  var identities: [(identity: AnyHashable, node: Int32)] {
    segments.flatMap { segment -> [(identity: AnyHashable, node: Int32)] in
      guard case .elements(let identity, _) = segment.source else { return [] }
      return segment.nodes.map { (identity($0.key), $0.value) }
    }
  }

  /// The members made so far, in order.
  func takeMembers() -> [Int32] {
    hasNewMembers = false
    return segments.flatMap { segment in
      segment.nodes.count > 1
        ? segment.nodes.sorted { $0.key < $1.key }.map(\.value) : Array(segment.nodes.values)
    }
  }

  /// The segment and the element of a member. Linear in the number of segments since
  /// the one found last, or since the first where it comes before that.
  private func find(_ index: Int) -> (position: Int, element: Int)? {
    var (position, first) = index < cursor.first ? (0, 0) : cursor
    while position < segments.count {
      let segment = segments[position]
      if index - first < segment.count {
        cursor = (position, first)
        return (position, segment.range.lowerBound + (index - first) / (segment.membersEach ?? 1))
      }
      first += segment.count
      position += 1
    }
    return nil
  }

  /// Puts the parts of an element in its place.
  private func split(_ position: Int, at element: Int, into parts: [Segment]) {
    var whole = segments[position]
    let members = parts.reduce(0) { $0 + $1.count }
    if whole.membersEach == nil, members > 0 { whole.membersEach = members }
    var before = whole
    before.range = whole.range.lowerBound..<element
    before.nodes = whole.nodes.filter { $0.key < element }
    var after = whole
    after.range = element + 1..<whole.range.upperBound
    after.nodes = whole.nodes.filter { $0.key > element }
    let pieces =
      [before].filter { !$0.range.isEmpty } + parts + [after].filter { !$0.range.isEmpty }
    segments.replaceSubrange(position...position, with: pieces)
  }
}

extension LazyContent.Segment {
  /// The view of an element that is its only member, as each of the segment's is assumed to be; nil
  /// if it has none or several.
  fileprivate func onlyView(of parts: [LazyContent.Segment]) -> View? {
    guard membersEach ?? 1 == 1, parts.count == 1, case .view(let view) = parts[0].source,
      parts[0].place.section == place.section
    else { return nil }
    return view
  }
}
