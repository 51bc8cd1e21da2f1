import LayoutSolver
import SceneLoader
import Testing

/// The body of a view, laid out on a device; it begins at line 5 of its file.
struct BugScene {
  var body: String
  var device = "iphone-se-3"

  func layout(_ size: DynamicTypeSize = .large) throws -> LayoutResult {
    let text =
      "// reflow: image photo 600x400\nimport SwiftUI\nstruct ContentView: View {\n"
      + "  var body: some View {\n\(body)\n  }\n}\n"
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    var settings = try #require(Device.named(device)).settings(.portrait)
    settings.dynamicTypeSize = size
    return try #require(scene.layout(settings).result)
  }

  /// What is found, each with its line as its source.
  func findings(_ size: DynamicTypeSize = .large) throws -> [LayoutFinding] {
    let result = try layout(size)
    return result.findings.map { finding in
      var finding = placed(finding, in: result)
      finding.consequences = finding.consequences.map { placed($0, in: result) }
      return finding
    }
  }

  /// The line of the file that ends in `// !`.
  var markedLine: Int? {
    body.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasSuffix("// !") }.map { $0 + 5 }
  }

  private func placed(_ finding: LayoutFinding, in result: LayoutResult) -> LayoutFinding {
    var finding = finding
    finding.source = result.line(of: finding).map { SourceRange(line: $0, column: 1) }
    return finding
  }
}
