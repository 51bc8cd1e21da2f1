import ArgumentParser
import RandomSessions

extension Fuzz {
  /// By how much memory may be more after a thousand reloads and ten thousand keys than after the
  /// first.
  private static let allowedGrowth = 0.05

  /// Plays a session of reloads and keys, and says what memory it has on the way.
  ///
  /// A round saves the file ten times, with and without one of its lines, and takes a hundred steps
  /// of those that go through the table of actions. What caches hold once every action was taken is
  /// no growth.
  /// - Throws: exit code 1 where the last round has more memory than allowed.
  func measureGrowth() throws {
    guard let start = RandomSession.Start("Tests/Screens/Dashboard.swift", columns: 120, rows: 40)
    else { throw ValidationError("the scene isn't there") }
    let session = try RandomSession(start)
    let actions = SessionStep.allActions
    var keys = 0
    var first: Int?
    for round in 1...100 {
      for number in 0..<10 {
        let text: SessionStep.SavedText = number.isMultiple(of: 2) ? .withoutLine(0.9) : .original
        try take(.save(text), in: session)
      }
      for _ in 0..<100 {
        try take(actions[keys % actions.count], in: session)
        keys += 1
      }
      Memory.giveBack()
      guard let now = Memory.kilobytes else { throw ValidationError("no memory is told here") }
      if keys >= actions.count, first == nil { first = now }
      if round.isMultiple(of: 10) || round == 1 || first == now {
        say("\(round * 10) reloads, \(keys) keys: \(now) kB")
      }
      guard round == 100, let first else { continue }
      let growth = Double(now) / Double(first) - 1
      say("grown by \(Int((growth * 100).rounded())) % since every action was taken")
      if growth > Self.allowedGrowth { throw ExitCode.failure }
    }
  }

  private func take(_ step: SessionStep, in session: RandomSession) throws {
    guard let problem = session.take(step) else { return }
    throw ValidationError("\(step): \(problem)")
  }
}
