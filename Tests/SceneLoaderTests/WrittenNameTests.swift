import Foundation
import LayoutSolver
import SceneLoader
import Testing

/// A view or modifier that stands in the source goes by the word that stands there; the independent
/// reason is the source's own text, read without the interpreter.
struct WrittenNameTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus").path

  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  /// What SwiftUI itself makes of another word.
  private static let aliases: [String: Set<String>] = [
    "aspectRatio": ["scaledToFill", "scaledToFit"], "ignoresSafeArea": ["edgesIgnoringSafeArea"],
    // Titles, where they stand in a style or section of the scene's.
    "Text": ["Button", "Label", "Toggle", "Section"],
  ]

  @Test(arguments: names)
  func goesByItsWord(_ name: String) throws {
    let scene = try Scene(path: "\(Self.folder)/\(name)")
    let device = try #require(Device.named("iphone-16-pro"))
    let result = try #require(scene.layout(device.settings(.portrait)).result)
    for node in result.nodes where !node.isHidden {
      guard let source = result.source(of: node.id), source.end > source.start else { continue }
      let text = Array(scene.files[source.file].text.utf8)[source.start..<source.end]
      let words = String(decoding: text, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
      // A value that was made elsewhere, or a function that makes it.
      guard words.first?.first?.isUppercase == true else { continue }
      let known = [result.name(of: node.id).word] + node.views.map(\.name)
      #expect(
        known.contains { name in
          words.contains { $0 == name || Self.aliases[name]?.contains(String($0)) == true }
        },
        "\(known[0]) stands in line \(source.line), which says \(words.prefix(4))")
    }
  }
}
