import Foundation
import SceneLoader

/// Does an editor's wishes one after the other, on the thread that has the scenes: notifications and
/// requests in their order, then what is to be said of texts that have changed, once nothing more comes.
final class WorkQueue: @unchecked Sendable {
  /// Something to do.
  struct Job {
    /// Ends it where nobody wants it any more; nil for what is always done.
    var interruption: SceneInterruption?
    var work: (EditorSession) -> Void
  }

  // All that follows is read and written with the condition locked.
  private let condition = NSCondition()
  private var jobs: [Job] = []
  /// What is done now.
  private var running: SceneInterruption?
  /// Documents to look at, the one that changed last first, and since when.
  private var changed: [String] = []
  private var changedAt = ContinuousClock.now
  /// Documents whose other previews are still to be looked at.
  private var unfinished: [String] = []
  private var isEnded = false
  /// How long a text has to rest before it is looked at.
  private let rest: Duration

  init(rest: Duration) { self.rest = rest }

  func add(_ job: Job) {
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  /// Ends what is done now: what it is about has changed.
  func interrupt() { condition.withLock { running?.request() } }

  /// Has documents looked at soon.
  func look(at addresses: [String]) {
    condition.withLock {
      changed = addresses + changed.filter { !addresses.contains($0) }
      unfinished.removeAll(where: addresses.contains)
      changedAt = .now
      condition.signal()
    }
  }

  func forget(_ address: String) {
    condition.withLock {
      changed.removeAll { $0 == address }
      unfinished.removeAll { $0 == address }
    }
  }

  func end() {
    condition.withLock {
      isEnded = true
      running?.request()
      // Whoever waits for them hears that they weren't done.
      for job in jobs { job.interruption?.request() }
      condition.signal()
    }
  }

  private enum Step {
    case job(Job)
    /// To say what is wrong with a document; with all its previews where nothing else is to be done.
    case look(String, all: Bool, SceneInterruption)
    case end
  }

  /// Waits for something to do.
  private func next() -> Step {
    condition.withLock {
      running = nil
      while !isEnded || !jobs.isEmpty {
        if !jobs.isEmpty {
          let job = jobs.removeFirst()
          if isEnded { job.interruption?.request() }
          running = job.interruption
          return .job(job)
        }
        let left = changedAt + rest - .now
        if changed.isEmpty, unfinished.isEmpty {
          condition.wait()
        } else if left > .zero {
          _ = condition.wait(until: .now + left / .seconds(1))
        } else {
          let interruption = SceneInterruption()
          running = interruption
          if let first = changed.first { return .look(first, all: false, interruption) }
          return .look(unfinished[0], all: true, interruption)
        }
      }
      return .end
    }
  }

  /// What was looked at to its end needs no more looking.
  private func finish(_ address: String, all: Bool) {
    condition.withLock {
      if all {
        unfinished.removeAll { $0 == address }
      } else if changed.contains(address) {
        changed.removeAll { $0 == address }
        unfinished.append(address)
      }
    }
  }

  /// Does what comes until the end.
  /// - Parameter look: says what is wrong with a document.
  func run(on session: EditorSession, look: (String, Bool) -> Void) {
    while true {
      switch next() {
      case .end: return
      case .job(let job):
        SceneInterruption.$current.withValue(job.interruption) { job.work(session) }
      case .look(let address, let all, let interruption):
        SceneInterruption.$current.withValue(interruption) { look(address, all) }
        if !interruption.isRequested { finish(address, all: all) }
      }
    }
  }
}
