import Foundation
import LayoutSolver
import SceneLoader
import Testing

/// Scenes in the styles people write run clean: no error, nothing passed through.
struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus").path

  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  @Test(arguments: names)
  func runsClean(_ name: String) throws {
    let scene = try Scene(path: "\(Self.folder)/\(name)")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.result?.root != nil)
  }
}
