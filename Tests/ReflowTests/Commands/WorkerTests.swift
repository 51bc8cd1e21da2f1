import Foundation
import Testing

/// What ends the process that lays a preview out is an error with the preview's name; all else is
/// reported, by however many processes.
@Suite struct WorkerTests {
  /// Runs the body with a scene of so many previews, `P0` and so on, each of which overflows.
  private func withScene(_ count: Int, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let previews = (0..<count).map {
      "#Preview(\"P\($0)\") { Color.red.frame(width: \(5000 + $0)) }\n"
    }
    let scene = folder.appending(path: "Scene.swift")
    try ("import SwiftUI\n" + previews.joined()).write(
      to: scene, atomically: true, encoding: .utf8)
    try body(scene)
  }

  private func faults(_ faults: String) -> [String: String] { ["REFLOW_TEST_FAULTS": faults] }

  @Test func aMatrixReportsAllButThoseThatDie() throws {
    try withScene(200) { scene in
      let dying = [("P3", 11), ("P50", 9), ("P77", 6), ("P120", 4), ("P199", 7)]
      let environment = faults(dying.map { "\($0.0)=\($0.1)" }.joined(separator: ","))
      var outputs: Set<String> = []
      for workers in [1, 2, 4] {
        let run = try ReflowProcess(
          [
            "check", scene.path, "--each", "preview", "--format", "json",
            "--workers", "\(workers)",
          ], environment: environment)
        #expect(run.exitCode == 70, "\(run.messages)")
        outputs.insert(run.output)
        let scenes = try #require(run.json()["scenes"] as? [[String: Any]])
        let found = try #require(scenes.first?["diagnostics"] as? [[String: Any]])
        let others = found.filter { $0["rule"] as? String == "larger-than-container" }
        #expect(others.count == 195)
        let ends = found.filter { $0["rule"] as? String == "internal-error" }
        let messages = ends.compactMap { $0["message"] as? String }
        #expect(messages.count == 5)
        for (name, signal) in dying {
          #expect(
            messages.contains { $0.contains("'\(name)' ended Reflow: signal \(signal)") },
            "\(messages)")
        }
      }
      #expect(outputs.count == 1)
    }
  }

  @Test func aLonePreviewThatDiesIsNamed() throws {
    try withScene(1) { scene in
      let run = try ReflowProcess(["check", scene.path], environment: faults("P0=11"))
      #expect(run.exitCode == 70)
      #expect(run.output.contains("Scene.swift:2:1: error: preview 'P0' ended Reflow: signal 11"))
      #expect(run.output.contains("report it"))
    }
  }

  @Test func otherScenesAndPreviewsAreReported() throws {
    try withScene(3) { scene in
      let other = scene.deletingLastPathComponent().appending(path: "Other.swift")
      try "import SwiftUI\n#Preview(\"Q\") { Color.red.frame(width: 7000) }\n".write(
        to: other, atomically: true, encoding: .utf8)
      let run = try ReflowProcess(
        ["check", scene.path, other.path], environment: faults("P1=11"))
      #expect(run.exitCode == 70)
      #expect(run.output.contains("'P1' ended Reflow"))
      #expect(!run.output.contains("'P0' ended"))
      #expect(run.output.contains("Other.swift:2"))
      // What is shown first.
      #expect(run.output.contains("Scene.swift:2:"))
    }
  }

  @Test func memoryAndTimeAreBounded() throws {
    try withScene(2) { scene in
      let run = try ReflowProcess(
        ["check", scene.path, "--each", "preview", "--time-limit", "3"],
        environment: faults("P0=hang"))
      #expect(run.exitCode == 1, "\(run.output)\(run.messages)")
      #expect(run.output.contains("preview 'P0' is left out: it took longer than 3 s"))
      #expect(run.output.contains("--time-limit"))
      let all = try ReflowProcess(
        ["check", scene.path, "--each", "preview", "--total-time", "3", "--workers", "1"],
        environment: faults("P0=hang"))
      #expect(all.exitCode == 1)
      #expect(all.output.contains("preview 'P1' is left out: all took longer than 3 s"))
    }
  }

  @Test func aWorkerThatFillsTheMemoryIsEnded() throws {
    try withScene(2) { scene in
      // Many workers share half of the memory, and each gets a gigabyte at least.
      let run = try ReflowProcess(
        ["check", scene.path, "--each", "preview", "--workers", "256"],
        environment: faults("P1=memory"))
      #expect(run.exitCode == 70)
      #expect(run.output.contains("'P1' ended Reflow: it held more than 1024 MB"))
    }
  }

  @Test func snapshotsOfTheOthersAreWritten() throws {
    try withScene(4) { scene in
      let run = try ReflowProcess(["snapshot", scene.path], environment: faults("P2=11"))
      #expect(run.exitCode == 70)
      #expect(run.output.contains("'P2, iphone-16-pro' ended Reflow: signal 11"))
      #expect(run.messages.contains("0 the same, 3 written, 0 different"))
    }
  }

  @Test func wrongUsage() throws {
    for options in [["--workers", "0"], ["--time-limit", "0"], ["--total-time", "nan"]] {
      #expect(try ReflowProcess(["check", "a.swift"] + options).exitCode == 64)
    }
  }
}
