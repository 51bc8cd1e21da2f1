import ArgumentParser
import Foundation
import SwiftInterpreter

/// Runs damaged scenes and programs, one after the other in this process. Whatever their text
/// says, the process must neither crash, nor hang, nor grow without end; the test that starts it
/// watches for the first two and reads the last line for the third.
@main struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run damaged scenes and programs.",
    discussion: "A case follows from its seed alone: replay one with --seed N --count 1 --show.")

  @Option(help: "The first case.") var seed: UInt64 = 0
  @Option(help: "How many cases.") var count = 100
  @Option(help: "Stop after this many seconds.") var seconds = Double.infinity
  @Option(help: "Seconds after which a case counts as hanging.") var limit: UInt32 = 120
  @Option(help: "Run this file as it is instead, and print what it says.") var file: String?
  @Flag(help: "Run programs made to run or grow without end instead of damaged ones.")
  var hostile = false
  @Flag(help: "Print each case's text and what came of it.") var show = false

  func run() throws {
    if let file {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      Subject(name: file, text: text).run(Configuration()).forEach(say)
      return
    }
    let subjects = hostile ? [] : Subject.all
    let start = Date()
    // A loop that never ends is to end soon; what is hostile has all that a scene has.
    var short = Configuration()
    short.workLimit = hostile ? 10_000_000 : 200_000
    var cases: UInt64 = 0
    while cases < UInt64(count), Date().timeIntervalSince(start) < seconds {
      let number = seed &+ cases
      let damaged = subject(number, subjects)
      // The last line before a crash tells the case.
      say("case \(number) \(damaged.name)")
      if show { say(damaged.text) }
      alarm(limit)
      let outcome = damaged.run(short)
      alarm(0)
      if show { outcome.forEach(say) }
      cases += 1
    }
    say("done \(cases) cases, \(Memory.peak) MB at most, \(Memory.now) MB at the end")
  }
}

extension Fuzz {
  /// The case of a seed.
  private func subject(_ seed: UInt64, _ subjects: [Subject]) -> Subject {
    if hostile {
      var hostility = Hostility(seed: seed)
      return hostility.subject(seed)
    }
    var mutation = Mutation(seed: seed)
    return mutation.damage(subjects)
  }
}

/// Prints a line at once: what follows it may end the process.
private func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

/// The process's resident memory in megabytes.
enum Memory {
  static var peak: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024 / 1024
    #endif
  }

  /// Of now, where the system tells it; else the most there was.
  static var now: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return peak }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024 / 1024
  }
}
