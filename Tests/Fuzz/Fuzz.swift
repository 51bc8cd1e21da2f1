import ArgumentParser
import Foundation
import RandomSessions
import SwiftInterpreter

/// Runs damaged scenes and programs, those that are made to do harm, or sessions, one after the other in
/// this process.
/// Whatever they say, the process must neither crash, nor hang, nor grow without end; the test that
/// starts it watches for the first two and reads the last line for the third.
@main struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run damaged and hostile scenes and programs, or random sessions.",
    discussion: "A case follows from its seed alone: replay one with --seed N --count 1 --show.")

  @Option(help: "The first case.") var seed: UInt64 = 0
  @Option(help: "How many cases.") var count = 100
  @Option(help: "Stop after this many seconds.") var seconds = Double.infinity
  @Option(help: "Seconds of computing after which a case counts as hanging.")
  var limit: UInt32 = 120
  @Option(help: "Run this file as it is instead, and print what it says.") var file: String?
  @Flag(help: "Run programs made to run or grow without end instead of damaged ones.")
  var hostile = false
  @Flag(help: "Run files of declarations that name each other in every way instead.")
  var declarations = false
  @Flag(help: "Run scenes with values and types that hold the one before them twice instead.")
  var doubling = false
  @Flag(help: "Call names that Reflow knows, in turn, with arguments that nobody means instead.")
  var calls = false
  @Flag(help: "Run the cases in processes of their own, and say how many failed in which way.")
  var survey = false
  @Option(help: "With --survey, write what fails to this folder, shrunk.") var failures: String?
  @Option(help: "Megabytes from which a case counts as growing without end.")
  var megabytes = Int.max
  @Flag(help: "Play sessions of random keys, mouse, resizes and saved files instead.")
  var sessions = false
  @Option(help: "Damage sources by what they reach, with libFuzzer, and keep what is new here.")
  var guided: String?
  @Flag(help: "Reload a scene a thousand times under ten thousand keys: does memory grow?")
  var growth = false
  @Option(help: "Steps of a session.") var length = 2_000
  @Option(help: "Seconds after which a step of a session counts as hanging.")
  var step = Double.infinity
  @Option(help: "A folder with more scenes for sessions.") var scenes: [String] = []
  @Option(help: "Take only these steps of each session.") var only: [Int] = []
  @Flag(help: "Print each case's text and what came of it.") var show = false

  func run() throws {
    if survey {
      try survey(into: failures)
    } else if let file {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      Watch.begin(limit)
      Subject(name: file, text: text).run(Configuration(), paints: isMade).forEach(say)
      try checkMemory(Memory.peak)
    } else if let guided {
      try Guided.run(corpus: guided, seconds: seconds)
    } else if growth {
      try measureGrowth()
    } else if sessions {
      try playSessions()
    } else {
      try runSubjects()
    }
  }

  /// Whether the cases are made, and not damaged ones of others.
  private var isMade: Bool { hostile || declarations || doubling || calls }

  private func checkMemory(_ megabytes: Int) throws {
    guard megabytes > self.megabytes else { return }
    say("grown to \(megabytes) MB")
    throw ExitCode.failure
  }

  private func runSubjects() throws {
    let subjects = isMade ? [] : Subject.all
    let start = Date()
    // A loop that never ends is to end soon; what is hostile has all that a scene has.
    var short = Configuration()
    short.workLimit = isMade ? 10_000_000 : 200_000
    if isMade { short.timeLimit = 6 }
    var cases: UInt64 = 0
    var (longest, largest) = (0.0, 0)
    while cases < UInt64(count), Date().timeIntervalSince(start) < seconds {
      let number = seed &+ cases
      let damaged = subject(number, subjects)
      // The last line before a crash tells the case.
      say("case \(number) \(damaged.name)")
      if show { say(damaged.text) }
      Memory.forgetPeak()
      // What programs before it left behind, such as objects that hold each other, isn't this one's.
      let (before, left) = (ProcessorTime.now, Memory.now)
      Watch.begin(limit)
      let outcome = damaged.run(short, paints: isMade)
      Watch.end()
      let time = ProcessorTime.now - before
      if show { outcome.forEach(say) }
      let taken = Memory.peak - left
      if isMade { say(String(format: "%.2f s, %d MB", time, taken)) }
      longest = max(longest, time)
      largest = max(largest, taken)
      try checkMemory(taken)
      Memory.giveBack()
      cases += 1
    }
    say(
      "done \(cases) cases, \(largest) MB at most, \(Memory.now) MB at the end, "
        + String(format: "%.1f s at most", longest))
  }
}

extension Fuzz {
  /// The case of a seed.
  func subject(_ seed: UInt64, _ subjects: [Subject]) -> Subject {
    if declarations {
      var maker = DeclarationMaker(seed: seed)
      return maker.subject(seed)
    }
    if doubling {
      var maker = DoublingMaker(seed: seed)
      return maker.subject(seed)
    }
    if calls {
      var maker = ExtremeCalls(seed: seed)
      return maker.subject(seed)
    }
    if hostile {
      var hostility = Hostility(seed: seed)
      return hostility.subject(seed)
    }
    var mutation = Mutation(seed: seed)
    return mutation.damage(subjects)
  }
}

/// Prints a line at once: what follows it may end the process.
func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

/// Ends the process where a case doesn't end.
enum Watch {
  /// How much longer a case may take than it computes, on a busy machine.
  private static let patience: UInt32 = 20

  /// - Parameter seconds: what may be computed; SIGPROF comes after it, SIGALRM where the process
  ///   waits for ever.
  static func begin(_ seconds: UInt32) {
    set(seconds)
    alarm(seconds * patience)
  }

  static func end() {
    set(0)
    alarm(0)
  }

  private static func set(_ seconds: UInt32) {
    var timer = itimerval()
    timer.it_value.tv_sec = Int(seconds)
    #if os(Linux)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_PROF, &timer, nil)
    #endif
  }
}

/// The process's resident memory in megabytes.
enum Memory {
  /// The most there was since `forgetPeak`, where the system tells it; else since the start.
  static var peak: Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first
      .flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    return kilobytes.map { $0 / 1024 } ?? peakOfAll
  }

  private static var peakOfAll: Int {
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
  static var now: Int { kilobytes.map { $0 / 1024 } ?? peak }

  /// The same exactly; nil where the system doesn't tell it.
  static var kilobytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  /// Gives the system what was freed, so that a case isn't charged with what those before it held.
  static func giveBack() {
    // No module has glibc's header of it.
    guard let function = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(function, to: (@convention(c) (Int) -> Int32).self)(0)
  }

  static func forgetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }
}
