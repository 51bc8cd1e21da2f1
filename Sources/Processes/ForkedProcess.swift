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
  package static func fork() throws(NoProcess) -> ForkedProcess? { try fork(brief: false) }

  private static func fork(brief: Bool) throws(NoProcess) -> ForkedProcess? {
    let pid = cprocesses_fork(true, brief)
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
    return process.watched(own, memory: limit, seconds: seconds)
  }

  /// Has a new process do what may take too much, such as a library that reads a file of a stranger's.
  ///
  /// It may be started beside other threads. What these hold is never let go of in the new process, which
  /// therefore runs as little of Swift as can be; where it waits for something, its time ends that.
  /// - Parameters:
  ///   - memory: bytes of its own that it may take, besides those that are here.
  ///   - seconds: of the processor; twice as many of the clock.
  ///   - work: is called in the new process, which ends with what it returns; what it writes reaches the
  ///     old one only in ``SharedMemory``.
  /// - Returns: how it ended; nil where there is no process to be had.
  package static func limited(
    memory: Int, seconds: Double, _ work: () -> Int32
  ) -> ProcessEnd? {
    guard let (own, other) = MessageChannel.pair() else { return nil }
    let held = max(Int(cprocesses_memory(getpid())), 0)
    do {
      guard let process = try fork(brief: true) else {
        cprocesses_limit(Int64(memory), seconds)
        _exit(work())
      }
      other.close()
      let end = process.watched(own, memory: held + memory, seconds: 2 * seconds)
      switch end {
      case .signal(SIGPROF), .time: return .time(limit: seconds)
      case .memory: return .memory(limit: memory)
      default: return end
      }
    } catch {
      own.close()
      other.close()
      return nil
    }
  }

  /// Waits for its end, and sees to it.
  /// - Parameter channel: is closed by its end.
  private func watched(
    _ channel: MessageChannel, memory limit: Int, seconds: Double
  ) -> ProcessEnd {
    defer { channel.close() }
    let start = ContinuousClock.now
    while true {
      var waiting = pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0)
      // Nothing is ever written: what there is to read is the end.
      if poll(&waiting, 1, Int32(Self.lookInterval * 1000)) > 0 { return waitForEnd() }
      let reason: ProcessEnd
      if let memory, memory > limit {
        reason = .memory(limit: limit)
      } else if seconds.isFinite, ContinuousClock.now - start > .seconds(seconds) {
        reason = .time(limit: seconds)
      } else {
        continue
      }
      kill()
      let end = waitForEnd()
      return end == .signal(SIGKILL) ? reason : end
    }
  }
}

/// Memory that a process which is forked has in common with this one.
package final class SharedMemory {
  package let start: UnsafeMutableRawPointer
  package let count: Int

  /// It takes room where it is written to; nil where there is none.
  package init?(count: Int) {
    guard let start = cprocesses_shared(count) else { return nil }
    (self.start, self.count) = (start, count)
  }

  deinit { cprocesses_unshare(start, count) }
}
