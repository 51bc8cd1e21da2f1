import LayoutSolver

/// The negotiation's events as rows, with a cursor: the picture shows the state as of it.
struct TraceView {
  /// A row is one event, or a run of probes folded into a line.
  struct Row: Equatable {
    /// The first event.
    var event: Int
    /// How many events the row stands for; more than 1 for folded probes.
    var folded: Int

    var isFold: Bool { folded > 1 }
    /// The last event the row stands for.
    var last: Int { event + folded - 1 }
  }

  private(set) var events: [LayoutEvent] = []
  private(set) var rows: [Row] = []
  /// Whether every probe has a row of its own.
  private(set) var showsProbes = false
  /// The node whose calls are shown; nil for all.
  private(set) var filter: NodeID?
  /// Folds that are open, by their first event.
  private var open: Set<Int> = []
  /// The event shown; nil for the end of the negotiation.
  private(set) var cursor: Int?
  var isPlaying = false
  /// The moment of the cursor, made once.
  private(set) var moment: TraceMoment?

  /// Takes over the events of a new layout and goes to its end.
  mutating func adopt(_ result: LayoutResult) {
    events = result.events
    filter = nil
    open = []
    fold()
    move(to: nil)
    isPlaying = false
  }

  // MARK: Rows

  mutating func toggleProbes() {
    showsProbes.toggle()
    open = []
    fold()
  }

  /// Shows only the calls of one node, each with a row of its own.
  mutating func setFilter(_ node: NodeID?) {
    guard filter != node else { return }
    filter = node
    fold()
  }

  mutating func openFold(_ row: Row) {
    guard row.isFold else { return }
    open.insert(row.event)
    fold()
  }

  /// Runs of sibling probes become one row, whatever was asked below them.
  private mutating func fold() {
    rows = []
    if let filter {
      rows = events.indices.filter { events[$0].node == filter }.map { Row(event: $0, folded: 1) }
      return
    }
    var index = 0
    while index < events.count {
      let event = events[index]
      guard isProbe(event), !showsProbes, !open.contains(index) else {
        // An open fold shows its whole run.
        if open.contains(index), isProbe(event) {
          let end = endOfRun(from: index)
          for inner in index..<end { rows.append(Row(event: inner, folded: 1)) }
          index = end
          continue
        }
        rows.append(Row(event: index, folded: 1))
        index += 1
        continue
      }
      let end = endOfRun(from: index)
      rows.append(Row(event: index, folded: end - index))
      index = end
    }
  }

  private func isProbe(_ event: LayoutEvent) -> Bool {
    event.phase == .minProbe || event.phase == .maxProbe
  }

  private func endOfRun(from index: Int) -> Int {
    let parent = events[index].parent
    var end = index
    while end < events.count, events[end].parent == parent, isProbe(events[end]) {
      end = max(events[end].end, end + 1)
    }
    return end
  }

  /// The row that holds an event, or the last one before it.
  func row(of event: Int) -> Int? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].last < event { low = middle + 1 } else { high = middle }
    }
    if low < rows.count, rows[low].event <= event { return low }
    return low > 0 ? low - 1 : nil
  }

  /// The row the cursor is in; the last at the end.
  var currentRow: Int? {
    guard let cursor else { return rows.isEmpty ? nil : rows.count - 1 }
    return row(of: cursor)
  }

  // MARK: The cursor

  /// Goes to an event; to the end for nil or the last.
  mutating func move(to event: Int?) {
    guard let event, event < events.count - 1 else {
      cursor = nil
      moment = nil
      return
    }
    cursor = max(event, 0)
    moment = TraceMoment(events: events, cursor: max(event, 0))
  }

  /// The event the cursor stands on, the last one at the end.
  var position: Int { cursor ?? max(events.count - 1, 0) }

  mutating func step(_ count: Int) { move(to: max(position + count, 0)) }

  /// Goes so many rows on.
  mutating func stepRow(_ count: Int) {
    guard let current = currentRow else { return }
    let row = rows[min(max(current + count, 0), rows.count - 1)]
    move(to: row.last)
  }

  /// To the next or previous event of a node; stays where there is none.
  mutating func step(_ direction: Int, of node: NodeID) {
    let found =
      direction > 0
      ? events.indices.dropFirst(position + 1).first { events[$0].node == node }
      : events.indices.prefix(position).last { events[$0].node == node }
    if let found { move(to: found) }
  }
}
