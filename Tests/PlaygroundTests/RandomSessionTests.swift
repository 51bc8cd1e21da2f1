import RandomSessions
import Testing

/// Any sequence of keys, mouse, pastes, resizes and saved files leads to a state that draws.
///
/// A few short sessions run here; `swift run -c release fuzz --sessions` plays as many and as long
/// ones as there is time for. A sequence that breaks an invariant is shrunk to the steps it needs.
struct RandomSessionTests {
  /// What random sessions found, shrunk to the steps it needs.
  static let found: [(scene: String, columns: Int, rows: Int, steps: [SessionStep])] = [
    (
      "Scenes/02-greedy-reader.swift", 160, 48,
      [.perform("sweep.width"), .key(.down), .resize(columns: 59, rows: 19)]
    ),
    (
      "Scenes/09-position.swift", 80, 24,
      [
        .perform("layout.beside"), .key(.character("D")), .key(.control("d")),
        .key(.character("=")),
      ]
    ),
  ]

  @Test(arguments: found.indices) func whatWasFoundHolds(index: Int) throws {
    let (scene, columns, rows, steps) = Self.found[index]
    let start = try #require(RandomSession.Start(scene, columns: columns, rows: rows))
    #expect(try RandomSession.failure(of: steps, from: start) == nil)
  }

  @Test(arguments: 1...6) func everySequenceLeadsToAStateThatDraws(seed: UInt64) throws {
    let start = RandomSession.Start(seed: seed)
    let steps = SessionStep.steps(seed: seed, count: 60)
    guard let failure = try RandomSession.failure(of: steps, from: start) else { return }
    let shrunk = try RandomSession.shrunk(Array(steps[...failure.index]), from: start)
    Issue.record("\(start.name): \(failure); \(shrunk.map(\.description))")
  }
}
