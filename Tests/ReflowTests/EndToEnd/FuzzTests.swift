import Foundation
import Testing

/// Damaged and hostile scenes and programs neither crash, nor hang, nor grow without end. A few cases
/// always run, few enough for a debug build; `REFLOW_FUZZ_SECONDS=600` runs as many as fit into that
/// time, from `REFLOW_FUZZ_SEED` on.
/// Replay one with `swift run fuzz --seed N --count 1 --show`, and the mode of the others.
@Suite(.serialized) struct FuzzTests {
  private struct Outcome {
    var status: Int32
    var lines: [String]
  }

  /// How many megabytes all scenes with their damage may take, and a hostile one.
  @Test(
    arguments: [
      ([], 40, 2_000), (["--hostile"], 4, 1_000), (["--declarations"], 60, 1_000),
      (["--doubling"], 12, 1_000), (["--calls"], 60, 1_000),
    ] as [([String], UInt64, Int)])
  func survives(mode: [String], few: UInt64, megabytes: Int) throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["REFLOW_FUZZ_SECONDS"].flatMap(Double.init)
    var seed = environment["REFLOW_FUZZ_SEED"].flatMap(UInt64.init) ?? 0
    let count: UInt64 = seconds == nil ? few : 10_000_000
    let end = seed + count
    let start = Date()
    while seed < end {
      let left = (seconds ?? 600) - Date().timeIntervalSince(start)
      guard left > 0 else { break }
      let outcome = try run(mode, seed: seed, count: end - seed, seconds: left)
      if let last = outcome.lines.last, last.hasPrefix("done ") {
        if seconds != nil { print(last) }
        let memory = last.split(separator: " ").dropFirst(3).first.flatMap { Int($0) }
        #expect(try #require(memory) < megabytes, "megabytes")
        break
      }
      let last = try #require(outcome.lines.last { $0.hasPrefix("case ") })
      Issue.record("\(last) ended the process with \(outcome.status); SIGPROF or SIGALRM: it hung")
      seed = try #require(last.split(separator: " ").dropFirst().first.flatMap { UInt64($0) }) + 1
    }
  }

  private func run(
    _ mode: [String], seed: UInt64, count: UInt64, seconds: Double
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Products.path(of: "fuzz"))
    process.arguments =
      mode + [
        "--seed", "\(seed)", "--count", "\(count)", "--seconds", "\(seconds)",
      ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(bytes: data, encoding: .utf8) ?? ""
    return Outcome(
      status: process.terminationStatus, lines: text.split(separator: "\n").map(String.init))
  }
}
