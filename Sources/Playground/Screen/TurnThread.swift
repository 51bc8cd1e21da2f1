import Foundation
import SceneLoader
import Threads

/// The thread in which a session's turns are taken while another one has the terminal.
///
/// A turn is handling events or painting, with all the layouts these need. One is taken at a time,
/// and nobody else touches the session meanwhile.
final class TurnThread: @unchecked Sendable {
  /// In bytes, for painting and reading; layouts have stacks of their own.
  private static let stackSize = 64 << 20

  // All three are read and written with the condition locked.
  private let condition = NSCondition()
  private var turn: Turn?
  private var hasEnded = false

  /// What is done in one turn, and what may end it.
  private final class Turn: @unchecked Sendable {
    let work: () -> Void
    let interruption: SceneInterruption

    init(_ interruption: SceneInterruption, _ work: @escaping () -> Void) {
      self.work = work
      self.interruption = interruption
    }
  }

  /// - Returns: nil where there is no thread to be had.
  init?() {
    guard let thread = StackThread(stackSize: Self.stackSize, takeTurns) else { return nil }
    thread.detach()
  }

  /// Begins a turn; the one before has ended.
  func begin(_ interruption: SceneInterruption, _ work: @escaping () -> Void) {
    condition.withLock {
      turn = Turn(interruption, work)
      condition.broadcast()
    }
  }

  /// Waits for the turn's end, so many seconds at most.
  /// - Returns: whether it has ended.
  func waitForEnd(seconds: Double) -> Bool {
    let end = Date.now + seconds
    return condition.withLock {
      while turn != nil {
        if !condition.wait(until: end) { return turn == nil }
      }
      return true
    }
  }

  /// Ends the thread once it has no turn.
  func end() {
    condition.withLock {
      hasEnded = true
      condition.broadcast()
    }
  }

  private func takeTurns() {
    while let turn = nextTurn() {
      SceneInterruption.$current.withValue(turn.interruption) { turn.work() }
      condition.withLock {
        self.turn = nil
        condition.broadcast()
      }
    }
  }

  private func nextTurn() -> Turn? {
    condition.withLock {
      while turn == nil {
        if hasEnded { return nil }
        condition.wait()
      }
      return turn
    }
  }
}
