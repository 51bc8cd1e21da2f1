import Foundation
import RandomSessions

extension Fuzz {
  /// Plays sessions and prints what doesn't hold in them, with the steps that it needs.
  func playSessions() throws {
    let scenes = SceneTexts.all + self.scenes.flatMap(Self.texts)
    var longest = 0.0
    let start = Date()
    var played: UInt64 = 0
    var failures = 0
    while played < UInt64(count), Date().timeIntervalSince(start) < seconds {
      let number = seed &+ played
      let beginning = RandomSession.Start(seed: number, of: scenes)
      let (columns, rows) = beginning.size
      say("session \(number) \(beginning.name) \(columns)x\(rows)")
      var steps = SessionStep.steps(seed: number, count: length)
      if !only.isEmpty { steps = only.filter(steps.indices.contains).map { steps[$0] } }
      Watch.begin(limit)
      let failure = try RandomSession.failure(
        of: steps, from: beginning, limit: step,
        saying: show ? { say("\($0) \($1)") } : nil, took: { longest = max(longest, $0) })
      Watch.end()
      if let failure {
        failures += 1
        say("failed: \(failure)")
        let shrunk = try RandomSession.shrunk(
          Array(steps[...failure.index]), from: beginning, limit: step)
        say("shrunk: \(shrunk.map(\.description))")
      }
      played += 1
      say("\(Memory.now) MB")
    }
    say(
      "done \(played) sessions, \(Memory.peak) MB at most, \(Memory.now) MB at the end, "
        + "\(failures) failed, "
        + String(format: "%.2f s the longest step", longest))
  }

  /// The scenes of a folder, whatever their names end in.
  private static func texts(in folder: String) -> [(name: String, text: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)).map { (name, $0) }
    }
  }
}
