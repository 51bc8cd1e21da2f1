import SceneLoader
import SceneTexts

/// Loads each named scene and lays it out, one after the other in this process, and prints how
/// long each took: the first pays for what all scenes share. With `--events` it then prints the least
/// of fifteen times that each event of a session takes.
@main
struct SceneOnce {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    for name in arguments where name != "--events" {
      guard let scene = SceneText.named(name) else {
        print("\(name): no such scene; there are \(SceneText.all.map(\.name))")
        continue
      }
      var outcome: SceneResult?
      let time = microseconds { outcome = scene.run() }
      let nodes = outcome?.result?.nodes.count
      print("\(name) \(nodes.map(String.init) ?? "failed") nodes \(time) µs")
      if arguments.contains("--events") { runEvents(of: scene) }
    }
  }

  private static func runEvents(of scene: SceneText) {
    guard let session = SceneSession(scene) else { return print("\(scene.name) has problems") }
    for event in SceneSession.events {
      var isWhole = true
      let least = (0..<15).map { _ in
        microseconds { isWhole = event.run(session) && isWhole }
      }.min()
      print("  \(event.name): \(isWhole ? "\(least ?? 0) µs" : "failed")")
    }
  }

  private static func microseconds(_ work: () -> Void) -> Int64 {
    let duration = ContinuousClock().measure(work).components
    return duration.seconds * 1_000_000 + duration.attoseconds / 1_000_000_000_000
  }
}
