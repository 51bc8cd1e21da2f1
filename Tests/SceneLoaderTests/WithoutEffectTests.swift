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

  @Test(
    "What SwiftUI would show and Reflow doesn't is a finding, in groups and rows too",
    arguments: [
      ("Group { Text(\"A\"); Text(\"B\") }.fontWidth(.condensed)", "fontWidth", 1),
      ("VStack { ForEach(0..<3) { Text(\"\\($0)\") }.fontWidth(.condensed) }", "fontWidth", 1),
      ("Text(\"A\").mask { HStack { Text(\"B\") } }", "mask", 1),
      ("Text(\"A\").mask { Circle() }.help(\"?\").animation(.default)", "mask", 0),
    ])
  func missed(body: String, modifier: String, count: Int) throws {
    let findings = try result(body).findings.filter { $0.rule == .undrawn }
    #expect(
      findings.map(\.message)
        == Array(
          repeating: "\(modifier) changes nothing here: Reflow doesn't draw it", count: count))
    #expect(findings.allSatisfy { $0.severity == .note && $0.source != nil })
  }

  @Test(
    "What only pixels show is a note, once a place",
    arguments: [
      ("Text(\"A\").blur(radius: 3)", "blur", 1),
      ("Color.red.blendMode(.multiply)", "blendMode", 1),
      ("VStack { ForEach(0..<3) { Text(\"\\($0)\").blur(radius: 1) } }", "blur", 1),
      ("Text(\"A\").blur(radius: 0)", "blur", 0),
      ("Color.red.blendMode(.normal)", "blendMode", 0),
      ("Color.red.compositingGroup().drawingGroup()", "compositingGroup", 0),
    ])
  func inPixels(body: String, modifier: String, count: Int) throws {
    let findings = try result(body).findings.filter { $0.rule == .drawnInPixels }
    #expect(
      findings.map(\.message)
        == Array(
          repeating: "\(modifier) is drawn in pixels alone; cells show the view without it",
          count: count))
    #expect(findings.allSatisfy { $0.severity == .note && $0.source != nil })
  }

  @Test("Where nothing was accepted in vain there is no note")
  func none() throws {
    #expect(
      try result("Text(\"A\").padding().frame(width: 90)").notesOnModifiersWithoutEffect().isEmpty)
  }

  @Test("A pushed destination isn't shown, which is a finding; one that waits is not")
  func destinations() throws {
    func findings(_ isPushed: Bool) throws -> [String] {
      try result(
        """
            NavigationStack {
              Text("root").navigationDestination(isPresented: .constant(\(isPushed))) { Text("next") }
            }
        """
      ).findings.filter { $0.rule == .undrawn }.map(\.message)
    }
    #expect(
      try findings(true)
        == ["navigationDestination changes nothing here: Reflow doesn't draw it"])
    #expect(try findings(false) == [])
  }

  @Test(
    "What a canvas asks for and isn't drawn is said",
    arguments: [
      ("context.addFilter(.blur(radius: 2))", "addFilter"),
      ("context.blendMode = .multiply", "blendMode"),
      ("context.clipToLayer { _ in }", "clipToLayer"), ("context.opacity = 0.5", nil),
    ] as [(String, String?)])
  func canvas(statement: String, name: String?) throws {
    let text = """
      import SwiftUI
      #Preview {
        Canvas { context, size in
          \(statement)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let container = LayoutContainer(size: Size(width: 300, height: 500))
    let notes = scene.layout(LayoutSettings(container: container)).diagnostics
      .filter { $0.identifier.name == "undrawn" }.map(\.message)
    #expect(
      notes
        == (name.map { ["\($0) changes nothing in a canvas here: Reflow doesn't draw it"] } ?? []))
  }

  /// What is asked of UIKit and can't be seen is said where it is asked.
  @Test(
    arguments: [
      ("UITabBar.appearance().backgroundColor = .red", "UITabBar.appearance() changes nothing"),
      ("image = ImageRenderer(content: Text(\"a\")).uiImage", "'uiImage' is nil here"),
    ])
  func unseen(statement: String, message: String) {
    let text = """
      import SwiftUI
      struct Page: View {
        @State var image: UIImage?
        var body: some View {
          Text("a").onAppear {
            \(statement)
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let container = LayoutContainer(size: Size(width: 300, height: 500))
    let notes = scene.layout(LayoutSettings(container: container)).diagnostics
    #expect(notes.map { $0.location?.line } == [6])
    #expect(notes.first?.message.hasPrefix(message) == true)
  }
}
