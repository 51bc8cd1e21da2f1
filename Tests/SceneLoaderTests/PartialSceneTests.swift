import LayoutSolver
import SceneLoader
import Testing

/// Scenes with errors: code that has one doesn't run, all the rest does.
struct PartialSceneTests {
  private func laidOut(_ scene: Scene) throws -> SceneResult {
    let device = try #require(Device.named("iphone-16-pro"))
    return scene.layout(device.settings(.portrait))
  }

  private func names(_ outcome: SceneResult) -> [String] { outcome.result?.nodes.map(\.name) ?? [] }

  @Test func anErrorThatNothingLeadsToStopsNothing() throws {
    let scene = scene(
      """
      import SwiftUI

      struct Other: View { var body: some View { Text("B").font(.nonexistent) } }
      struct ContentView: View {
        @State private var count = 1
        func unused() -> Int { unknown + 1 }
        var body: some View { Button("Go") { count = "one" } }
      }
      """)
    #expect(scene.diagnostics.count { $0.severity == .error } == 3)
    let outcome = try laidOut(scene)
    #expect(outcome.result?.nodes.last?.textLines == ["Go"])
    #expect(!outcome.isPartial)
    #expect(outcome.diagnostics.map(\.identifier.name) == ["left-out"])
  }

  @Test func aViewWithAnErrorIsAPlaceholder() throws {
    let scene = scene(
      """
      import SwiftUI

      struct Broken: View {
        private func number() -> Int { unknown + 1 }
        var body: some View { Text("\\(number())") }
      }
      struct ContentView: View {
        var body: some View {
          VStack {
            Text("A")
            Broken().frame(width: 30, height: 40)
          }
        }
      }
      """)
    let outcome = try laidOut(scene)
    #expect(outcome.isPartial)
    let placeholder = try #require(outcome.result?.nodes.first { $0.name == "Broken" })
    #expect(placeholder.drawing == .placeholder("Broken"))
    #expect(placeholder.size == Size(width: 30, height: 40))
    #expect(names(outcome).contains("Text"))
    // The error itself was said while loading.
    #expect(outcome.diagnostics.map(\.severity) == [.note])
    #expect(scene.diagnostics.map(\.message) == ["cannot find 'unknown' in scope"])
  }

  @Test func nothingIsShownWhereNothingIsLeft() throws {
    let scene = scene(
      """
      import SwiftUI

      struct ContentView: View { var body: some View { Text(unknown) } }
      #Preview { NavigationStack { ContentView() } }
      #Preview("broken") { Text(unknown) }
      """)
    #expect(try laidOut(scene).result == nil)
  }

  @Test func thePreviewWithoutErrorsIsShown() throws {
    let text = """
      import SwiftUI

      struct Wrong: View { var body: some View { Text(unknown) } }
      #Preview("wrong") { Wrong() }
      #Preview("right") { Text("Right") }
      """
    let chosen = scene(text)
    let outcome = try laidOut(chosen)
    #expect(outcome.result?.nodes.map(\.textLines) == [["Right"]])
    #expect(chosen.rootName == "right")
    #expect(outcome.diagnostics.first?.message.hasPrefix("errors leave nothing of 'wrong'") == true)
    #expect(chosen.shownViews.map(\.name) == ["wrong", "right", "Wrong"])
    #expect(chosen.shownViews.map(\.title) == ["wrong", "right", "Wrong"])
    // Where one is asked for, that one is meant.
    let asked = Scene(
      files: [Scene.File(name: "Test.swift", text: text)], name: "Test", preview: "wrong")
    #expect(try laidOut(asked).result == nil)
    asked.show("right")
    #expect(try laidOut(asked).result?.nodes.map(\.textLines) == [["Right"]])
  }

  /// What a declaration means is not known where it has an error outside of all bodies: that is an
  /// error of the declaration's code, and of no other of its file or type.
  @Test(arguments: [
    ("Row()", ["HStack", "Text", "Text"]), ("Text(Model.name)", ["HStack", "Text", "Text"]),
    ("Titled()", ["HStack", "Text", "Titled"]), ("Heading()", ["HStack", "Text", "Heading"]),
  ])
  func anErrorOfADeclarationIsOneOfItsCode(_ view: String, _ expected: [String]) throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "A.swift",
          text: """
            import SwiftUI
            struct ContentView: View { var body: some View { HStack { Text("A"); \(view) } } }
            """),
        Scene.File(
          name: "B.swift",
          text: """
            import SwiftUI
            struct Model {
              var value: Missing
              static var name: String { "Model" }
              static func title(_ value: Missing) -> String { "Title" }
            }
            struct Heading: View { var body: some View { Text(Model.title(1)) } }
            struct Row: View { var body: some View { Text("Row") } }
            struct Titled: View, Missing { var body: some View { Text("Titled") } }
            """),
      ], name: "Two")
    #expect(
      scene.diagnostics.map(\.message)
        == Array(repeating: "cannot find type 'Missing' in scope", count: 3))
    #expect(names(try laidOut(scene)) == expected)
  }

  /// Where an action's code has an error, the views are whole.
  @Test func anActionWithAnErrorIsLeftOut() throws {
    let outcome = try laidOut(
      scene(
        """
        import SwiftUI

        struct ContentView: View {
          @State private var width = 20.0
          var body: some View {
            Color.red.frame(width: width).onAppear { width = 50; width = "wide" }
              .onAppear { width += 10 }
          }
        }
        """))
    #expect(outcome.result?.nodes.last?.size.width == 30)
  }

  private func scene(_ text: String) -> Scene {
    Scene(files: [Scene.File(name: "Test.swift", text: text)], name: "Test")
  }
}
