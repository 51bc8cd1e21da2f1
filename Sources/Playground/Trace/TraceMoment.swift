import LayoutSolver

/// The negotiation's state at one step of its timeline.
public struct TraceMoment: Sendable {
  enum State: Equatable {
    /// It has no answer yet.
    case unasked
    /// It has answered, last with this size, but has no place yet.
    case measured(Size)
    case placed
  }

  private let timeline: Timeline
  /// By the index of the node, the event that settled it last; -1 before the first.
  private var settled: [Int32]
  /// The step just made; -1 before the first.
  public private(set) var step = -1

  /// Before the first step.
  public init(_ timeline: Timeline) {
    self.timeline = timeline
    settled = Array(repeating: -1, count: timeline.nodeCount)
  }

  /// Goes to the state after a step.
  /// - Complexity: linear in the steps that lie between.
  public mutating func move(to step: Int) {
    while self.step < step {
      self.step += 1
      timeline.apply(self.step, to: &settled)
    }
    while self.step > step {
      timeline.revert(self.step, in: &settled)
      self.step -= 1
    }
  }

  func state(of id: NodeID) -> State {
    guard settled.indices.contains(id.index), settled[id.index] >= 0 else { return .unasked }
    let event = timeline.events[Int(settled[id.index])]
    return event.phase == .place ? .placed : .measured(event.answer)
  }
}
