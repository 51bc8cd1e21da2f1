import LayoutSolver

/// The negotiation's timeline as rows, with a cursor: the picture shows the state as of it.
struct TraceView {
  private(set) var timeline = Timeline([])
  private(set) var rows: [TraceRow] = []
  /// Whether every probe has a row of its own.
  private(set) var showsProbes = false
  /// Stacks whose probes have rows of their own.
  private(set) var unfolded: Set<NodeID> = []
  /// Which calls have rows; nil for all.
  private(set) var filter: Filter?
  /// The step shown; nil for the end of the negotiation.
  private(set) var cursor: Int?
  /// How many rows a tick takes while it plays; 0 while it doesn't.
  var pace = 0
  /// The last search for calls.
  var lastSearch: TraceQuery?
  private var moments = TraceMoment(Timeline([]))
  /// Which calls the query matches, computed once per layout.
  private var matcher: TraceQuery.Matcher?

  enum Filter: Equatable {
    /// The calls of the selected view.
    case node(NodeID)
    case query(TraceQuery)
  }

  /// The search for the visible rows.
  var query: TraceQuery? {
    if case .query(let query) = filter { query } else { nil }
  }
  var events: [LayoutEvent] { timeline.events }
  var isPlaying: Bool { pace > 0 }
  /// The state at the cursor; nil at the end.
  var moment: TraceMoment? { cursor == nil ? nil : moments }

  /// Takes over the events of a new layout and goes to its end; folding and search stay.
  mutating func adopt(_ result: LayoutResult) {
    timeline = Timeline(result.events)
    moments = TraceMoment(timeline)
    cursor = nil
    pace = 0
    if case .query(let query) = filter { matcher = query.matcher(result.nodes) }
    makeRows()
  }

  /// Forgets another scene's negotiation.
  mutating func startOver() {
    let search = lastSearch
    self = TraceView()
    lastSearch = search
  }

  // MARK: Rows

  mutating func toggleProbes() {
    showsProbes.toggle()
    unfolded = []
    makeRows()
  }

  /// Shows only the calls of one node, each with a row of its own; all for nil.
  mutating func show(_ node: NodeID?) { setFilter(node.map(Filter.node), matcher: nil) }

  /// Shows only the calls that match; all for nil.
  mutating func show(_ query: TraceQuery?, of nodes: [PlacedNode]) {
    setFilter(query.map(Filter.query), matcher: query?.matcher(nodes))
  }

  private mutating func setFilter(_ filter: Filter?, matcher: TraceQuery.Matcher?) {
    guard filter != self.filter else { return }
    self.filter = filter
    self.matcher = matcher
    makeRows()
  }

  /// Gives the probes of a folded row rows of their own, and all others that stack makes.
  mutating func unfold(_ row: TraceRow) {
    guard row.kind == .probes, let asker = asker(of: row.event(in: timeline)) else { return }
    unfolded.insert(asker)
    makeRows()
  }

  private func asker(of event: LayoutEvent) -> NodeID? { event.parent.map { events[$0].node } }

  private mutating func makeRows() {
    switch filter {
    case .node(let node): rows = timeline.events(of: node).map { row(ofCall: Int($0)) }
    case .query:
      rows = events.indices.filter { matcher?.matches(events[$0]) ?? true }.map(row(ofCall:))
    case nil: rows = nestedRows()
    }
  }

  private func row(ofCall event: Int) -> TraceRow {
    TraceRow(.call, timeline.steps(of: event))
  }

  /// Every step in its place; a call without nested calls is one row.
  private func nestedRows() -> [TraceRow] {
    var rows: [TraceRow] = []
    rows.reserveCapacity(timeline.count)
    var step = 0
    while step < timeline.count {
      let (index, isAnswer) = (timeline[step].event, timeline[step].isAnswer)
      let steps = timeline.steps(of: index)
      if steps.lowerBound == step, isFolded(events[index]) {
        rows.append(foldedRow(from: index))
      } else if steps.lowerBound == step, steps.count <= 2 {
        rows.append(TraceRow(.call, steps))
      } else {
        rows.append(TraceRow(isAnswer ? .answer : .proposal, step...step))
      }
      step = rows[rows.count - 1].last + 1
    }
    return rows
  }

  private func isFolded(_ event: LayoutEvent) -> Bool {
    guard event.isProbe, !showsProbes else { return false }
    return asker(of: event).map { !unfolded.contains($0) } ?? true
  }

  /// A run of sibling probes, with their nested calls.
  private func foldedRow(from index: Int) -> TraceRow {
    let parent = events[index].parent
    var (end, probes) = (index, 0)
    while end < events.count, events[end].parent == parent, events[end].isProbe {
      end = max(events[end].end, end + 1)
      probes += 1
    }
    let last = timeline.steps(of: lastSibling(from: index, before: end)).upperBound
    return TraceRow(.probes, timeline.steps(of: index).lowerBound...last, probes: probes)
  }

  private func lastSibling(from index: Int, before end: Int) -> Int {
    var sibling = index
    while max(events[sibling].end, sibling + 1) < end {
      sibling = max(events[sibling].end, sibling + 1)
    }
    return sibling
  }

  /// The row with a step, or the last one before it.
  func row(of step: Int) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].last < step { low = middle + 1 } else { high = middle }
    }
    if low < rows.count, rows[low].first <= step { return low }
    return low > 0 ? low - 1 : nil
  }

  /// The row the cursor is in; the last at the end.
  var currentRow: Int? {
    guard let cursor else { return rows.isEmpty ? nil : rows.count - 1 }
    return row(of: cursor)
  }

  // MARK: The cursor

  /// The cursor's step, the last one at the end.
  var position: Int { cursor ?? max(timeline.count - 1, 0) }

  /// The cursor's call.
  var currentEvent: LayoutEvent? {
    timeline.count == 0 ? nil : events[timeline[position].event]
  }

  /// Goes to a step; to the end for nil or the last.
  mutating func move(to step: Int?) {
    guard let step, step < timeline.count - 1 else {
      cursor = nil
      return
    }
    cursor = max(step, 0)
    moments.move(to: max(step, 0))
  }

  /// A number of steps forward; with a filter, only through the proposals and answers of its rows.
  /// From the end, where no step is shown, to the first.
  mutating func step(_ count: Int) {
    if cursor == nil, count > 0 {
      move(to: filter == nil ? 0 : rows.first?.first)
      return count > 1 ? step(count - 1) : ()
    }
    guard filter != nil else { return move(to: max(position + count, 0)) }
    for _ in 0..<min(abs(count), 2 * rows.count) {
      move(to: count > 0 ? nextStop() : previousStop())
    }
  }

  private func nextStop() -> Int? {
    guard let current = row(of: position) else { return rows.first?.first }
    let row = rows[current]
    if position < row.last, position >= row.first { return row.last }
    return current + 1 < rows.count ? rows[current + 1].first : position
  }

  private func previousStop() -> Int? {
    guard let current = row(of: position) else { return position }
    let row = rows[current]
    if position > row.last { return row.last }
    if position > row.first { return row.first }
    return current > 0 ? rows[current - 1].last : position
  }

  /// Goes this many rows on from one, to the end of each.
  mutating func stepRow(_ count: Int, from row: Int? = nil) {
    guard let current = row ?? currentRow, !rows.isEmpty else { return }
    move(to: rows[min(max(current + count, 0), rows.count - 1)].last)
  }

  /// While playing: first a row's proposals, then its answers; folded probes at once.
  mutating func play() {
    for _ in 0..<pace {
      guard let current = currentRow, cursor != nil else { break }
      let row = rows[current]
      if row.kind == .call, position < row.last {
        move(to: row.last)
      } else if current + 1 < rows.count {
        let next = rows[current + 1]
        move(to: next.kind == .probes ? next.last : next.first)
      } else {
        move(to: nil)
      }
    }
    if cursor == nil { pace = 0 }
  }

  /// A number of a node's own steps forward, from the end to the first; as far as there are any.
  mutating func step(_ count: Int, of node: NodeID) {
    let stops = timeline.events(of: node).flatMap { event in
      let steps = timeline.steps(of: Int(event))
      return steps.count == 1 ? [steps.lowerBound] : [steps.lowerBound, steps.upperBound]
    }.sorted()
    let position = cursor == nil && count > 0 ? -1 : position
    let next =
      count > 0
      ? stops.filter { $0 > position }.dropFirst(count - 1).first ?? stops.last
      : stops.filter { $0 < position }.dropLast(-count - 1).last ?? stops.first
    guard let next, (next - position).signum() == count.signum() else { return }
    move(to: next)
  }

  /// To the answer of the next or previous matching call; nil if there is no other.
  mutating func find(_ query: TraceQuery, _ count: Int, in nodes: [PlacedNode]) -> Bool {
    let matcher = query.matcher(nodes)
    guard let current = currentEvent?.index else { return false }
    var (index, left) = (current, abs(count))
    repeat {
      index = (index + count.signum() + events.count) % events.count
      if matcher.matches(events[index]) { left -= 1 }
    } while left > 0 && index != current
    guard index != current else { return false }
    move(to: timeline.steps(of: index).upperBound)
    return true
  }
}

/// A line of the negotiation: a call, only its proposal or answer, or a run of folded probes.
struct TraceRow: Equatable {
  enum Kind: UInt8 { case call, proposal, answer, probes }

  let kind: Kind
  private let firstStep: Int32
  private let lastStep: Int32
  private let probeCount: Int32

  init(_ kind: Kind, _ steps: ClosedRange<Int>, probes: Int = 0) {
    self.kind = kind
    firstStep = Int32(steps.lowerBound)
    lastStep = Int32(steps.upperBound)
    probeCount = Int32(probes)
  }

  /// The row's steps.
  var first: Int { Int(firstStep) }
  var last: Int { Int(lastStep) }
  /// How many siblings' minima and maxima were asked for; 0 for other rows.
  var probes: Int { Int(probeCount) }

  /// The first call it is about.
  func event(in timeline: Timeline) -> LayoutEvent { timeline.events[timeline[first].event] }
}
