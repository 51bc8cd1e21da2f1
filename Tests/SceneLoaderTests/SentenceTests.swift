import Foundation
import LayoutSentences
import LayoutSolver
import SceneLoader
import Testing

/// What is said of the corpus and the bundled scenes agrees with their layouts, as they are and with
/// letters so large that texts are cut; with `REFLOW_SENTENCES`, what is said of a folder's scenes
/// too.
struct SentenceTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let folders =
    [
      tests.appendingPathComponent("Corpus").path,
      tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Scenes").path,
      // Scenes from elsewhere.
    ] + [ProcessInfo.processInfo.environment["REFLOW_SENTENCES"]].compactMap(\.self)

  private static let paths = folders.flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test(arguments: paths)
  func sentencesAgreeWithTheLayout(_ path: String) throws {
    let scene = try Scene(path: path)
    let device = try #require(Device.named("iphone-se-3"))
    for size in [DynamicTypeSize.large, .accessibility3] {
      var settings = device.settings(.portrait)
      settings.dynamicTypeSize = size
      guard let result = scene.layout(settings).result else { continue }
      for wrong in LayoutSentences(result).contradictions { Issue.record("\(size): \(wrong)") }
    }
  }
}
