import Benchmark
import Foundation
import SceneLoader
import SceneTexts
import SwiftInterpreter

/// How long scenes take to load and lay out, and programs to run, beside CPython.
let benchmarks: @Sendable () -> Void = {
  for scene in SceneText.all {
    Benchmark("\(scene.name), loaded and laid out", configuration: .scene) { benchmark in
      benchmark.startMeasurement()
      var outcome: SceneResult?
      // To let the scene go isn't timed.
      let duration = ContinuousClock().measure { outcome = scene.run() }
      benchmark.stopMeasurement()
      Benchmark.blackHole(outcome)
      benchmark.measurement(.microseconds, duration.microseconds)
    } setup: {
      if scene.run() == nil { throw Failure(what: scene.name) }
    }
  }
  for scene in [SceneText.trails, .inbox, .panels] {
    for event in SceneSession.events {
      Benchmark("\(scene.name), \(event.name)", configuration: .scene) { benchmark in
        guard let session = SceneSession(scene), event.run(session) else {
          throw Failure(what: scene.name)
        }
        benchmark.startMeasurement()
        var isWhole = false
        let duration = ContinuousClock().measure { isWhole = event.run(session) }
        benchmark.stopMeasurement()
        guard isWhole else { throw Failure(what: "\(scene.name), \(event.name)") }
        benchmark.measurement(.microseconds, duration.microseconds)
      }
    }
  }
  Benchmark("mistyped, 40 problems named", configuration: .scene) { benchmark in
    benchmark.startMeasurement()
    var count = 0
    let duration = ContinuousClock().measure { count = SceneText.mistyped.problems() }
    benchmark.stopMeasurement()
    guard count == 40 else { throw Failure(what: "mistyped") }
    benchmark.measurement(.microseconds, duration.microseconds)
  }
  for program in Program.all {
    Benchmark("\(program.name), a program", configuration: .program) { benchmark in
      benchmark.startMeasurement()
      let (interpreted, output) = try program.interpreted()
      benchmark.stopMeasurement()
      let (python, expected) = try program.inPython()
      guard output == expected else { throw Failure(what: program.name) }
      benchmark.measurement(.microseconds, interpreted.microseconds)
      benchmark.measurement(.percentOfPython, interpreted.microseconds * 100 / python)
    }
  }
}

/// Something ran that didn't give what it should.
private struct Failure: Error {
  let what: String
}

extension Duration {
  fileprivate var microseconds: Int {
    Int(components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000)
  }
}

extension BenchmarkMetric {
  fileprivate static var microseconds: BenchmarkMetric {
    .custom("µs", polarity: .prefersSmaller, useScalingFactor: false)
  }
  fileprivate static var percentOfPython: BenchmarkMetric {
    .custom("% of CPython's", polarity: .prefersSmaller, useScalingFactor: false)
  }
}

extension Benchmark.Configuration {
  fileprivate static var scene: Self {
    .init(
      metrics: [.microseconds], warmupIterations: 1, maxDuration: .seconds(5), maxIterations: 25)
  }
  fileprivate static var program: Self {
    .init(
      metrics: [.microseconds, .percentOfPython], warmupIterations: 0, maxDuration: .seconds(20),
      maxIterations: 5)
  }
}

/// A program written twice, in Swift and in Python; both print one line.
private struct Program {
  let name: String

  static let all = ["loops", "fib", "arrays", "dicts", "strings", "structs"].map(Program.init)

  private func path(_ fileExtension: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Programs/\(name).\(fileExtension)").path
  }

  /// Runs what is loaded; loading isn't timed, as Python's start isn't.
  func interpreted() throws -> (Duration, String) {
    let text = try String(contentsOfFile: path("swift"), encoding: .utf8)
    let interpreter = Interpreter()
    let duration = try interpreter.withLargeStack {
      guard interpreter.load([Interpreter.File(name: name, text: text)]).isEmpty else {
        throw Failure(what: name)
      }
      return try ContinuousClock().measure { try interpreter.runTopLevelCode() }
    }
    return (duration, interpreter.output.joined(separator: "\n"))
  }

  /// The microseconds that Python takes, and what it prints.
  func inPython() throws -> (Int, String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import sys, time
      code = compile(open(sys.argv[1]).read(), sys.argv[1], "exec")
      start = time.perf_counter()
      exec(code, {})
      print(int((time.perf_counter() - start) * 1_000_000))
      """, path("py"),
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count == 2, let microseconds = Int(lines[1]) else { throw Failure(what: name) }
    return (microseconds, lines[0])
  }
}
