import Foundation
import Testing

@Suite struct AskTests {
  private static let scene = """
    import SwiftUI
    struct ContentView: View {
      var body: some View { Text("Hello").padding(10).accessibilityIdentifier("card") }
    }
    """

  /// A question about the scene, which is given back with its file's folder.
  private func ask(_ arguments: [String]) throws -> ReflowProcess {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.scene.write(
      to: folder.appending(path: "Card.swift"), atomically: true, encoding: .utf8)
    return try ReflowProcess(["ask"] + arguments, folder: folder)
  }

  @Test func listsTheQuestionsAndTheirArguments() throws {
    let schema = try ReflowProcess(["mcp", "--schema"]).json()
    let questions = try #require(schema["questions"] as? [String: Any])
    let listed = try ReflowProcess(["ask"]).lines.compactMap { $0.split(separator: " ").first }
    #expect(Set(listed.map(String.init)) == Set(questions.keys))
    let all = try ReflowProcess(["ask", "--format", "json"]).json()
    #expect(try #require(all["questions"] as? [String: Any]).count == questions.count)
    let why = try ReflowProcess(["ask", "why"]).lines
    #expect(why.contains { $0.hasPrefix("path") && $0.hasSuffix("(required)") })
    #expect(why.contains { $0.hasPrefix("view") })
  }

  /// "Hello" is 39 points wide in San Francisco at 17, and has 10 on each side.
  @Test func answersInWordsAndAsData() throws {
    let words = try ask(["sizes", "Card.swift", "view=card", "width=inf"])
    #expect(words.exitCode == 0 && words.output.contains("maximum 59×40.333"), "\(words.messages)")
    let data = try ask(["tree", "Card.swift", "container=300x400", "--format", "json"]).json()
    #expect(!data.isEmpty)
    let dark = try ask(["picture", "Card.swift", "dark", "columns=40"])
    #expect(dark.exitCode == 0 && dark.output.contains("Hello"), "\(dark.messages)")
  }

  @Test(arguments: [
    (["weather", "Card.swift"], 64, "there is no question 'weather'"),
    (["why", "Card.swift", "colour=red"], 64, "no argument 'colour'"),
    (["why", "Card.swift", "levels=many"], 64, "'levels' can't be"),
    (["why", "Card.swift", "view"], 64, "write view=VALUE"),
    (["why", "Card.swift", "view=a", "view=b"], 64, "given twice"),
    (["why", "Nobody.swift"], 66, "Nobody.swift"),
    (["tree", "Card.swift", "--output", "tree.png"], 64, "leave out --output"),
    (["why", "--output", "why.png"], 64, "leave out --output"),
    (["picture", "Card.swift", "pixels=1"], 64, "with --output"),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ code: Int32, _ words: String) throws {
    let run = try ask(arguments)
    #expect(run.exitCode == code && run.messages.contains(words), "\(run.messages)")
  }
}
