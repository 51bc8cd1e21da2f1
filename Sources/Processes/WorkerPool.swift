import Foundation

/// Processes that each do one unit of work after another. One that dies takes the unit it was at
/// along, and nothing else.
///
/// The process that has the pool runs no unit itself, and so it lives on and can start others.
package final class WorkerPool<Request: Codable, Reply: Codable> {
  /// What a worker may take.
  package struct Limits: Sendable {
    /// Bytes that it may hold.
    package var memory: Int
    /// Seconds for a unit.
    package var unit: Double
    /// Seconds for all units of the pool.
    package var total: Double

    package init(memory: Int, unit: Double, total: Double) {
      self.memory = memory
      self.unit = unit
      self.total = total
    }
  }

  /// What became of a unit.
  package enum Outcome {
    case reply(Reply)
    /// The worker ended while it was at it.
    case ended(ProcessEnd)
    /// There was no time left to begin with it, or to end it.
    case leftOut
  }

  private struct Worker {
    let process: ForkedProcess
    let channel: MessageChannel
    /// The unit it is at, since when, and what of.
    var unit: (index: Int, since: ContinuousClock.Instant)?
    var subject: String?
  }

  private let limits: Limits
  private let work: (Request) -> Reply
  private let clock = ContinuousClock()
  private let end: ContinuousClock.Instant
  private var workers: [Worker?]

  /// Workers are started when there is something to do for them.
  /// - Parameters:
  ///   - count: how many there are at most.
  ///   - work: does a unit, in a worker.
  package init(count: Int, limits: Limits, work: @escaping (Request) -> Reply) {
    self.limits = limits
    self.work = work
    end = clock.now + .seconds(limits.total)
    workers = Array(repeating: nil, count: max(count, 1))
  }

  /// Ends the workers.
  package func stop() {
    for case let worker? in workers {
      worker.channel.close()
      worker.process.kill()
      _ = worker.process.waitForEnd()
    }
    workers = []
  }

  /// Does units of work.
  /// - Parameters:
  ///   - subject: what a unit is of. A worker that has done one of a subject gets the next of it
  ///     rather than another.
  ///   - progress: called with each reply as it arrives.
  /// - Returns: in the order of the units, whoever did which.
  package func perform(
    _ units: [Request], subject: (Request) -> String, progress: (Reply) -> Void = { _ in }
  ) -> [Outcome] {
    var outcomes: [Outcome?] = Array(repeating: nil, count: units.count)
    var waiting = Array(units.indices)
    while outcomes.contains(where: { $0 == nil }) {
      if clock.now >= end {
        waiting = []
        endBusyWorkers()
        break
      }
      distribute(&waiting, units, subject, &outcomes)
      for index in waitForWorkers() { take(from: index, &outcomes, progress) }
      watch(&outcomes)
    }
    return outcomes.map { $0 ?? .leftOut }
  }

  // MARK: Units

  /// Gives idle workers something to do.
  private func distribute(
    _ waiting: inout [Int], _ units: [Request], _ subject: (Request) -> String,
    _ outcomes: inout [Outcome?]
  ) {
    for index in workers.indices where !waiting.isEmpty && workers[index]?.unit == nil {
      guard var worker = workers[index] ?? started() else { continue }
      let place = waiting.firstIndex { subject(units[$0]) == worker.subject } ?? waiting.startIndex
      let unit = waiting.remove(at: place)
      worker.unit = (unit, clock.now)
      worker.subject = subject(units[unit])
      workers[index] = worker
      // Where it is gone already, reading tells.
      _ = try? worker.channel.send(units[unit])
    }
    // Where no process is to be had, the work is done here.
    if workers.allSatisfy({ $0 == nil }), let unit = waiting.first {
      waiting.removeFirst()
      outcomes[unit] = .reply(work(units[unit]))
    }
  }

  /// - Returns: the workers that have written something, or ended.
  private func waitForWorkers() -> [Int] {
    let busy = workers.indices.filter { workers[$0]?.unit != nil }
    guard !busy.isEmpty else { return [] }
    var descriptors = busy.map { index in
      pollfd(fd: workers[index]?.channel.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    }
    poll(&descriptors, nfds_t(descriptors.count), Int32(ForkedProcess.lookInterval * 1000))
    return zip(busy, descriptors).filter { $0.1.revents != 0 }.map(\.0)
  }

  private func take(
    from index: Int, _ outcomes: inout [Outcome?], _ progress: (Reply) -> Void
  ) {
    guard let worker = workers[index], let unit = worker.unit else { return }
    guard worker.channel.readMore() else {
      worker.channel.close()
      outcomes[unit.index] = .ended(worker.process.waitForEnd())
      workers[index] = nil
      return
    }
    do {
      guard let reply = try worker.channel.take(Reply.self) else { return }
      outcomes[unit.index] = .reply(reply)
      workers[index]?.unit = nil
      progress(reply)
    } catch {
      // What it says is no reply: it isn't to be trusted any more.
      end(worker, index)
      outcomes[unit.index] = .ended(.exited(EXIT_FAILURE))
    }
  }

  /// Ends workers that take too much.
  private func watch(_ outcomes: inout [Outcome?]) {
    let now = clock.now
    for index in workers.indices {
      guard let worker = workers[index], let unit = worker.unit else { continue }
      if now - unit.since > .seconds(limits.unit) {
        outcomes[unit.index] = .ended(.time(limit: limits.unit))
      } else if let memory = worker.process.memory, memory > limits.memory {
        outcomes[unit.index] = .ended(.memory(limit: limits.memory))
      } else {
        continue
      }
      end(worker, index)
    }
  }

  private func endBusyWorkers() {
    for index in workers.indices {
      if let worker = workers[index], worker.unit != nil { end(worker, index) }
    }
  }

  private func end(_ worker: Worker, _ index: Int) {
    worker.channel.close()
    worker.process.kill()
    _ = worker.process.waitForEnd()
    workers[index] = nil
  }

  // MARK: Workers

  /// Nil where there is no process to be had.
  private func started() -> Worker? {
    guard let (own, other) = MessageChannel.pair() else { return nil }
    do {
      if let process = try ForkedProcess.fork() {
        other.close()
        return Worker(process: process, channel: own)
      }
    } catch {
      own.close()
      other.close()
      return nil
    }
    // In the new process. Connections to others would keep those from seeing the end of this one.
    own.close()
    for case let worker? in workers { worker.channel.close() }
    while let request = try? other.receive(Request.self) {
      guard (try? other.send(work(request))) == true else { break }
    }
    exit(0)
  }
}
