import Foundation
import Testing

@Suite("Bundled scenes")
struct SceneFileTests {
  static let names = Project.files(below: "Scenes", suffix: ".swift")

  @Test("There are enough of them, numbered in the order in which they teach")
  func numbers() throws {
    #expect(Self.names.count >= 8)
    for (index, path) in Self.names.enumerated() {
      let number = String(format: "%02d-", index + 1)
      #expect(path.hasPrefix("Scenes/\(number)"), "\(path)")
    }
    #expect(try Project.entries("Scenes").allSatisfy { $0.hasSuffix(".swift") })
  }

  @Test("Each has a title of its own and something to try", arguments: names)
  func comments(path: String) throws {
    let lines = try Project.text(path).split(separator: "\n")
    let title = try #require(lines.first)
    #expect(title.hasPrefix("// reflow: title \"") && title.hasSuffix("\""))
    let comment = lines.prefix { $0.hasPrefix("//") }
    #expect(comment.contains { $0.hasPrefix("// Try: ") })
    let others = try Self.names.filter { $0 != path }.map { try Project.text($0) }
    #expect(!others.contains { $0.hasPrefix(title) })
  }

  @Test("Each is a file that Xcode accepts: SwiftUI and nothing else", arguments: names)
  func imports(path: String) throws {
    #expect(try ModuleTests.imports(of: path) == ["SwiftUI"])
    #expect(try Project.text(path).contains("struct ContentView: View"))
  }
}
