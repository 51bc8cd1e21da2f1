import LayoutSolver

/// Time stands still in the playground, until the user lets it pass.
extension Playground {
  /// How many moments of a scene that never comes to rest are gone through.
  private static let momentLimit = 60

  func letTimePass(_ seconds: Double) {
    conditions.settings.elapsed += seconds
    tellTime()
  }

  /// Goes to the last moment at which something waits.
  func letAllTimePass() {
    _ = result
    for _ in 0..<Self.momentLimit {
      guard let due = latest.nextDue, due > conditions.settings.elapsed else { break }
      conditions.settings.elapsed = due
      _ = result
    }
    tellTime()
  }

  private func tellTime() {
    _ = result
    let seconds = conditions.settings.elapsed
    let text = PointsText.text(seconds)
    let passed =
      seconds == 0 ? "No time has passed" : "\(text) s \(seconds == 1 ? "has" : "have") passed"
    message =
      passed
      + (latest.nextDue.map { "; something waits until \(PointsText.text($0)) s" }
        ?? "; nothing waits for a time")
  }
}
