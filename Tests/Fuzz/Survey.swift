import ArgumentParser
import Foundation

/// Runs cases in processes of their own, of which one that dies, hangs or grows too large costs its case
/// alone, and shrinks what did.
extension Fuzz {
  /// What came of a process: nil where all was well.
  private struct End {
    /// `signal 11`, `time`, `1200 MB`.
    let kind: String
    let seed: UInt64
  }

  /// Runs all cases and says how many failed, by kind. What fails is written to a folder, shrunk.
  /// - Throws: exit code 1 where any did.
  func survey(into folder: String?) throws {
    var next = seed
    var kinds: [String: [UInt64]] = [:]
    let start = Date()
    while next < seed &+ UInt64(count), Date().timeIntervalSince(start) < seconds {
      let left = seed &+ UInt64(count) - next
      guard let end = try run(["--seed", "\(next)", "--count", "\(min(left, 200))"]) else {
        next += min(left, 200)
        continue
      }
      kinds[end.kind, default: []].append(end.seed)
      say("case \(end.seed): \(end.kind)")
      if let folder { try shrink(end, into: folder) }
      next = end.seed + 1
    }
    for (kind, seeds) in kinds.sorted(by: { $0.key < $1.key }) { say("\(kind): \(seeds.count)") }
    say("surveyed \(next - seed) cases, \(kinds.values.map(\.count).reduce(0, +)) failed")
    if !kinds.isEmpty { throw ExitCode.failure }
  }

  private var mode: [String] {
    (hostile ? ["--hostile"] : []) + (declarations ? ["--declarations"] : [])
      + (doubling ? ["--doubling"] : []) + (calls ? ["--calls"] : [])
  }

  /// Runs this program again.
  private func run(_ arguments: [String]) throws -> End? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments =
      arguments + mode + ["--limit", "\(limit)", "--megabytes", "\(megabytes)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    let cases = lines.filter { $0.hasPrefix("case ") }
    let last = cases.last?.split(separator: " ").dropFirst().first.flatMap { UInt64($0) } ?? seed
    if let grown = lines.last(where: { $0.hasPrefix("grown ") }) {
      return End(kind: String(grown), seed: last)
    }
    let hung = [SIGPROF, SIGALRM].contains(process.terminationStatus)
    let signal = process.terminationReason == .uncaughtSignal
    return End(
      kind: hung ? "time" : "\(signal ? "signal" : "exit") \(process.terminationStatus)",
      seed: last)
  }

  // MARK: Shrinking

  /// Takes away lines, then pieces of lines, as long as the rest fails in the same way.
  private func shrink(_ end: End, into folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(mode.joined())-\(end.seed).swift"
    func fails(_ text: String) throws -> Bool {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      return try run(["--file", path])?.kind.split(separator: " ").first
        == end.kind.split(separator: " ").first
    }
    var text = subject(end.seed, []).text
    guard try fails(text) else { return say("it needs the cases before it") }
    for separator: Character in ["\n", ";", ",", " "] {
      text = try Self.shrunk(text.split(separator: separator).map(String.init)) {
        try fails($0.joined(separator: String(separator)))
      }.joined(separator: String(separator))
    }
    _ = try fails(text)
    say(text)
  }

  /// The parts that are needed, found by taking away half of them, a quarter, and so on.
  private static func shrunk(
    _ all: [String], _ fails: ([String]) throws -> Bool
  ) rethrows -> [String] {
    var parts = all
    var size = max(parts.count / 2, 1)
    while true {
      var start = 0
      while start < parts.count, parts.count > 1 {
        var rest = parts
        rest.removeSubrange(start..<min(start + size, parts.count))
        if try fails(rest) { parts = rest } else { start += size }
      }
      if size == 1 { return parts }
      size /= 2
    }
  }
}
