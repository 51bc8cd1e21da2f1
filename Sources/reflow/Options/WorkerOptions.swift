import ArgumentParser
import Foundation
import Processes

/// How many processes work at once, and what each may take.
struct WorkerOptions: ParsableArguments {
  @Option(
    name: .customLong("workers"),
    help: ArgumentHelp(
      "How many processes work at once; as many as the machine has processors if not given.",
      valueName: "workers"))
  private var workersText: String?
  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp(
      """
      Leave out what takes longer than this: a preview, or a part of a matrix; 120 if not given.
      """, valueName: "seconds"))
  private var timeLimitText: String?
  @Option(
    name: .customLong("total-time"),
    help: ArgumentHelp(
      "Leave out what isn't done after this; 1800 if not given.", valueName: "seconds"))
  private var totalTimeText: String?

  /// As the parser makes them of no arguments.
  static func plain() throws -> WorkerOptions {
    var options = WorkerOptions()
    (options.workersText, options.timeLimitText, options.totalTimeText) = (nil, nil, nil)
    try options.validate()
    return options
  }

  func validate() throws {
    try OptionText.expect(
      "workers", workersText, workersText.flatMap(Self.count) != nil, "a number from 1 to 256")
    for (name, text) in [("time-limit", timeLimitText), ("total-time", totalTimeText)] {
      try OptionText.expect(
        name, text, text.flatMap(Self.seconds) != nil, "more than 0 seconds, and at most 1000000")
    }
  }

  /// How many processes work at once.
  var count: Int {
    workersText.flatMap(Self.count) ?? ProcessInfo.processInfo.activeProcessorCount
  }
  /// Seconds that a unit may take.
  var timeLimit: Double { timeLimitText.flatMap(Self.seconds) ?? 120 }
  /// Seconds that all of them may take.
  var totalTime: Double { totalTimeText.flatMap(Self.seconds) ?? 1800 }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { (1...256).contains($0) ? $0 : nil }
  }

  private static func seconds(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
  }

  /// Bytes for each: together half of the machine's memory, but enough for any scene.
  static func memory(_ count: Int) -> Int {
    max(Int(ProcessInfo.processInfo.physicalMemory / 2) / count, 1 << 30)
  }

  /// Workers for this many units at once.
  func pool<Request: Codable, Reply: Codable>(
    for units: Int, _ work: @escaping (Request) -> Reply
  ) -> WorkerPool<Request, Reply> {
    let count = max(min(count, units), 1)
    return WorkerPool(
      count: count,
      limits: .init(memory: Self.memory(count), unit: timeLimit, total: totalTime), work: work)
  }
}
