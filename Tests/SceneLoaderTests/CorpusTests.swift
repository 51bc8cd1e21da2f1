import Foundation
import LayoutSolver
import SceneLoader
import Testing

/// Scenes in the styles people write run clean: no error, nothing passed through.
struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus").path

  /// Screens as people know them, which pictures are looked at with.
  private static let screens = folder + "/../../Screens"

  static let paths = [folder, screens].flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test(arguments: paths)
  func runsClean(_ path: String) throws {
    let scene = try Scene(path: path)
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.result?.root != nil)
  }
}
