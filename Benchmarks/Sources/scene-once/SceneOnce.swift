import SceneLoader
import SceneTexts

/// Loads each named scene and lays it out, one after the other in this process, and prints how
/// long each took: the first pays for what all scenes share.
@main
struct SceneOnce {
  static func main() {
    for name in CommandLine.arguments.dropFirst() {
      guard let scene = SceneText.named(name) else {
        print("\(name): no such scene; there are \(SceneText.all.map(\.name))")
        continue
      }
      var outcome: SceneResult?
      let duration = ContinuousClock().measure { outcome = scene.run() }.components
      let nodes = outcome?.result?.nodes.count
      let microseconds = duration.seconds * 1_000_000 + duration.attoseconds / 1_000_000_000_000
      print("\(name) \(nodes.map(String.init) ?? "failed") nodes \(microseconds) µs")
    }
  }
}
