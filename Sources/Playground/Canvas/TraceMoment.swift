import LayoutSolver

/// What the negotiation had settled at one event: a prefix of its log.
public struct TraceMoment {
  enum State: Equatable {
    /// Nobody has asked it yet.
    case unasked
    /// It has answered, last with this size, but has no place yet.
    case measured(Size)
    case placed
  }

  /// By the index of the node.
  private var states: [State]
  /// The event just made.
  public let cursor: Int

  /// The state after the event at `cursor` has been answered, with all calls before it.
  public init(events: [LayoutEvent], cursor: Int) {
    self.cursor = cursor
    states = Array(repeating: .unasked, count: (events.map(\.node.index).max() ?? -1) + 1)
    for event in events.prefix(cursor + 1) {
      if event.phase == .place {
        states[event.node.index] = .placed
      } else if states[event.node.index] != .placed {
        states[event.node.index] = .measured(event.answer)
      }
    }
  }

  func state(of id: NodeID) -> State {
    states.indices.contains(id.index) ? states[id.index] : .unasked
  }
}
