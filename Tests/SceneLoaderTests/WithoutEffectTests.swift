import LayoutSolver
import SceneLoader
import Testing

/// What is accepted and changes nothing is said where it is written.
struct WithoutEffectTests {
  private func result(_ body: String) throws -> LayoutResult {
    let text =
      "import SwiftUI\nstruct ContentView: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let container = LayoutContainer(size: Size(width: 300, height: 500))
    return try #require(scene.layout(LayoutSettings(container: container)).result)
  }

  @Test("Modifiers are listed at their lines, from the innermost on")
  func listed() throws {
    let result = try result(
      """
          Text("A")
            .help("Says more")
            .padding()
            .statusBarHidden()
      """)
    let notes = result.notesOnModifiersWithoutEffect()
    #expect(notes.allSatisfy { $0.severity == .note })
    #expect(
      notes.map { "\($0.message.prefix { $0 != " " }) \($0.source?.lastLine ?? 0)" }.sorted()
        == ["help 5", "statusBarHidden 7"])
    let text = try #require(result.nodes.first { $0.name == "Text" })
    #expect(text.modifiersWithoutEffect.map(\.name) == ["help"])
  }

  @Test("Each place is listed once, however many rows it makes")
  func rows() throws {
    let result = try result("VStack { ForEach(0..<5) { Text(\"\\($0)\").help(\"Row\") } }")
    #expect(result.notesOnModifiersWithoutEffect().count == 1)
  }

  @Test("Where nothing was accepted in vain there is no note")
  func none() throws {
    #expect(
      try result("Text(\"A\").padding().frame(width: 90)").notesOnModifiersWithoutEffect().isEmpty)
  }
}
