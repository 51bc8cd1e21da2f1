import LayoutSolver

/// The negotiation as a line of steps: a proposal is one, its answer another, and the calls for
/// that answer lie between the two.
///
/// A placement is one step, and so is a question that was answered from memory.
public struct Timeline: Sendable {
  public struct Step: Equatable, Sendable {
    /// The call's index among the events.
    public var event: Int
    /// Whether the step ends a call: an answer or a place.
    public var isAnswer: Bool
  }

  public let events: [LayoutEvent]
  /// Twice the event, and one more for an answer.
  private var steps: [Int32] = []
  /// By event, the step with which it begins, and the one that settles it.
  private var first: [Int32]
  private var last: [Int32]
  /// By event, the one that had settled its node before; -1 for none.
  private var before: [Int32]
  /// The events of every node, one node after the other, and where each node's begin.
  private var ofNodes: [Int32] = []
  private var starts: [Int32] = []

  /// - Complexity: linear in the number of events.
  public init(_ events: [LayoutEvent]) {
    self.events = events
    first = Array(repeating: 0, count: events.count)
    last = first
    before = Array(repeating: -1, count: events.count)
    steps.reserveCapacity(events.count * 2)
    var open: [Int] = []
    for event in events {
      while let index = open.last, events[index].end <= event.index {
        close(open.removeLast())
      }
      first[event.index] = Int32(steps.count)
      if event.isOneStep {
        close(event.index)
      } else {
        steps.append(Int32(event.index * 2))
        open.append(event.index)
      }
    }
    while let index = open.popLast() { close(index) }
    sortByNode()
    rememberSettlements()
  }

  private mutating func close(_ event: Int) {
    last[event] = Int32(steps.count)
    steps.append(Int32(event * 2 + 1))
  }

  private mutating func sortByNode() {
    starts = Array(repeating: 0, count: nodeCount + 1)
    for event in events { starts[event.node.index + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    ofNodes = Array(repeating: 0, count: events.count)
    var next = starts
    for event in events {
      ofNodes[Int(next[event.node.index])] = Int32(event.index)
      next[event.node.index] += 1
    }
  }

  private mutating func rememberSettlements() {
    var settled = Array(repeating: Int32(-1), count: nodeCount)
    for step in 0..<count where self[step].isAnswer {
      let event = events[self[step].event]
      before[event.index] = settled[event.node.index]
      settled[event.node.index] = settlement(of: event, after: settled[event.node.index])
    }
  }

  /// A node's state after the event: a placed view keeps its place.
  private func settlement(of event: LayoutEvent, after old: Int32) -> Int32 {
    let isPlaced = old >= 0 && events[Int(old)].phase == .place
    return isPlaced && event.phase != .place ? old : Int32(event.index)
  }

  // MARK: Reading

  public var count: Int { steps.count }

  public subscript(step: Int) -> Step {
    Step(event: Int(steps[step] >> 1), isAnswer: steps[step] & 1 == 1)
  }

  /// The steps from a call's proposal to its answer.
  func steps(of event: Int) -> ClosedRange<Int> { Int(first[event])...Int(last[event]) }

  /// The calls of a node, in the order in which they began.
  func events(of node: NodeID) -> ArraySlice<Int32> {
    guard (0..<nodeCount).contains(node.index) else { return [] }
    return ofNodes[Int(starts[node.index])..<Int(starts[node.index + 1])]
  }

  /// How many handles of nodes there may be.
  var nodeCount: Int {
    starts.isEmpty ? (events.lazy.map(\.node.index).max() ?? -1) + 1 : starts.count - 1
  }

  // MARK: Moments

  /// Advances the nodes' states by a step.
  func apply(_ step: Int, to settled: inout [Int32]) {
    guard self[step].isAnswer else { return }
    let event = events[self[step].event]
    settled[event.node.index] = settlement(of: event, after: settled[event.node.index])
  }

  /// Takes that step back.
  func revert(_ step: Int, in settled: inout [Int32]) {
    guard self[step].isAnswer else { return }
    let event = self[step].event
    settled[events[event].node.index] = before[event]
  }
}

extension LayoutEvent {
  /// Whether nothing can happen between the question and its result.
  var isOneStep: Bool { phase == .place || isRepeat }
  /// Whether a stack only asks to learn how flexible a subview is.
  var isProbe: Bool { phase == .minProbe || phase == .maxProbe }
}
