import ArgumentParser
import Foundation
import Processes

/// How many processes work at once, and what each may take.
struct WorkerOptions: ParsableArguments {
  @Option(
    help: "How many processes work at once; as many as the machine has processors if not given.")
  var workers: Int?
  @Option(
    help: ArgumentHelp(
      "Leave out what takes longer than this: a preview, or a part of a matrix.",
      valueName: "seconds"))
  var timeLimit = 120.0
  @Option(
    help: ArgumentHelp("Leave out what isn't done after this.", valueName: "seconds"))
  var totalTime = 1800.0

  func validate() throws {
    if let workers, !(1...256).contains(workers) {
      throw ValidationError("--workers is from 1 to 256")
    }
    if !(timeLimit > 0 && timeLimit <= 1e6) {
      throw ValidationError("--time-limit is more than 0 seconds, and at most 1000000")
    }
    if !(totalTime > 0 && totalTime <= 1e6) {
      throw ValidationError("--total-time is more than 0 seconds, and at most 1000000")
    }
  }

  var count: Int { workers ?? ProcessInfo.processInfo.activeProcessorCount }

  /// Bytes that each may hold: together half of what the machine has, but enough for any scene.
  static func memory(_ count: Int) -> Int {
    max(Int(ProcessInfo.processInfo.physicalMemory / 2) / count, 1 << 30)
  }

  /// Workers for so many units at once.
  func pool<Request: Codable, Reply: Codable>(
    for units: Int, _ work: @escaping (Request) -> Reply
  ) -> WorkerPool<Request, Reply> {
    let count = max(min(count, units), 1)
    return WorkerPool(
      count: count,
      limits: .init(memory: Self.memory(count), unit: timeLimit, total: totalTime), work: work)
  }
}
