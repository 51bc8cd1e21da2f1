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

  private var states: [NodeID: State] = [:]
  /// The event just made.
  public let cursor: Int

  /// The state after the event at `cursor` has been answered, with all calls before it.
  public init(events: [LayoutEvent], cursor: Int) {
    self.cursor = cursor
    for event in events.prefix(cursor + 1) {
      if event.phase == .place {
        states[event.node] = .placed
      } else if states[event.node] != .placed {
        states[event.node] = .measured(event.answer)
      }
    }
  }

  func state(of id: NodeID) -> State { states[id] ?? .unasked }
}
