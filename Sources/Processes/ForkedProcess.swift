import CProcesses
import Foundation

/// A process that goes on from here, with all that is in memory.
///
/// A process has one thread when it is forked: only the one that forks goes on in the new process,
/// and what the others held would be held for ever. So processes are forked by one that runs nothing
/// of a scene.
package struct ForkedProcess {
  package let pid: pid_t

  /// - Returns: nil in the new process.
  /// - Throws: ``NoProcess`` where there is none to be had.
  package static func fork() throws(NoProcess) -> ForkedProcess? {
    let pid = cprocesses_fork(true)
    if pid < 0 { throw NoProcess() }
    return pid == 0 ? nil : ForkedProcess(pid: pid)
  }

  /// The system has no more processes, or no memory for one.
  package struct NoProcess: Error {}

  package func kill() { Foundation.kill(pid, SIGKILL) }

  /// Bytes that it holds; nil where the system doesn't tell.
  package var memory: Int? {
    let bytes = cprocesses_memory(pid)
    return bytes < 0 ? nil : Int(bytes)
  }

  /// Waits for its end.
  package func waitForEnd() -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 {
      if errno != EINTR { return .exited(0) }
    }
    return ProcessEnd(status: status)
  }
}

extension ForkedProcess {
  /// Seconds between two looks at the memory of a process.
  package static let lookInterval = 0.05

  /// Goes on in a new process, and waits for its end in the old one.
  /// - Parameters:
  ///   - limit: bytes that the new process may hold; it is ended where it holds more.
  ///   - seconds: how long it may take; infinite for as long as it likes.
  /// - Returns: in the new process, and where there is none to be had, nil; in the old one how the new
  ///   one ended.
  package static func guarded(memory limit: Int, seconds: Double) -> ProcessEnd? {
    guard let (own, other) = MessageChannel.pair() else { return nil }
    guard let process = try? fork() else {
      // In the new process, whose end closes the other end.
      own.close()
      return nil
    }
    other.close()
    defer { own.close() }
    let start = ContinuousClock.now
    while true {
      var waiting = pollfd(fd: own.descriptor, events: Int16(POLLIN), revents: 0)
      // Nothing is ever written: what there is to read is the end.
      if poll(&waiting, 1, Int32(lookInterval * 1000)) > 0 { return process.waitForEnd() }
      let reason: ProcessEnd
      if let memory = process.memory, memory > limit {
        reason = .memory(limit: limit)
      } else if seconds.isFinite, ContinuousClock.now - start > .seconds(seconds) {
        reason = .time(limit: seconds)
      } else {
        continue
      }
      process.kill()
      let end = process.waitForEnd()
      return end == .signal(SIGKILL) ? reason : end
    }
  }
}
