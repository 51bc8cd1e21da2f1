import LayoutSolver
import SceneLoader
import Testing

/// Scenes that are no whole files are shown in a view of their own, with places as in the text.
struct FragmentTests {
  private static func scene(_ text: String) -> Scene {
    Scene(files: [.init(name: "a.swift", text: text)], name: "a")
  }

  private static func names(_ scene: Scene) -> [String] {
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 200, height: 200)))
    return scene.layout(settings).result?.nodes.map(\.name) ?? []
  }

  private static func rootWidth(_ scene: Scene, _ settings: LayoutSettings) -> Double? {
    let result = scene.layout(settings).result
    return result?.root.map { result?.node($0).size.width ?? 0 }
  }

  @Test(arguments: [
    ("HStack { Spacer() }", ["HStack", "Spacer"]),
    (".padding()", ["padding", "Text"]),
    ("var body: some View { Divider() }", ["Divider"]),
    (
      "@State private var isOn = false\nvar body: some View { Toggle(isOn: $isOn) { Spacer() } }",
      nil
    ),
    ("import SwiftUI\nfunc rule() -> some View { Divider() }", ["Divider"]),
    ("let width = 20.0\nColor.red.frame(width: width)", ["frame", "Color"]),
    ("@State var width = 20.0\nColor.red.frame(width: width)", ["frame", "Color"]),
    (
      "struct Rule: View { var body: some View { Divider() } }\nHStack { Rule() }",
      ["HStack", "Divider"]
    ),
  ])
  func runs(_ text: String, _ views: [String]?) {
    let scene = Self.scene(text)
    #expect(scene.diagnostics.map(\.severity) == [.note])
    #expect(scene.diagnostics.map(\.identifier.name) == ["fragment"])
    if let views { #expect(Self.names(scene) == views) }
  }

  /// A preview with variables of its own is put into a view where it stands, whatever bare views stand
  /// before or behind it.
  @Test(arguments: [
    ("#Preview { @Previewable @State var n = 1\nText(\"\\(n)\").onAppear { n = 2 } }", ["2"]),
    (
      "#Preview(\"a\", body: { @Previewable @State var n = 1\nText(\"\\(n)\").onAppear { n = 2 } })",
      ["2"]
    ),
    ("Text(\"bare\")\n#Preview { @Previewable @State var n = 1\nText(\"\\(n)\") }", ["bare"]),
    ("#Preview { @Previewable @State var n = 1\nText(\"\\(n)\") }\nText(\"bare\")", ["1"]),
    (
      "#Preview { @Previewable @State var n = 1\nText(\"\\(n)\") }\n@State var k = 2\nText(\"\\(k)\")",
      ["1"]
    ),
  ])
  func previewsKeepTheirPlace(_ text: String, _ lines: [String]) {
    let result = Self.scene(text).layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 200, height: 200))))
    #expect(result.diagnostics.allSatisfy { $0.severity == .note })
    #expect(result.result?.nodes.flatMap(\.textLines) == lines)
  }

  /// A view that only the rest of its project could make is shown with examples, and a warning says
  /// which: they are made of the parameters' names where they are texts.
  @Test func viewsWithoutAPreviewAreShownWithExamples() throws {
    let scene = Self.scene(
      """
      import SwiftUI
      struct Item: Identifiable { let id: Int; var name: String }
      enum Style { case plain(Int), round }
      struct Card<Content: View>: View {
        let title: String
        let width: CGFloat
        let share: Double
        var subtitle: String?
        let items: [Item]
        let style: Style
        @Binding var isOn: Bool
        let action: (Int) -> Void
        @ViewBuilder let content: Content
        var body: some View { VStack { Text(title); content }.frame(width: width) }
      }
      """)
    #expect(scene.diagnostics.map(\.identifier.name) == ["example-arguments"])
    #expect(scene.diagnostics.first?.severity == .warning)
    #expect(scene.diagnostics.first?.location?.line == 4)
    let items = (1...3).map { "Item(id: \($0), name: \"name\($0 > 1 ? " \($0)" : "")\")" }
    let call =
      "Card(title: \"title\", width: 40, share: 0.5, items: [\(items.joined(separator: ", "))], "
      + "style: Style.round, isOn: .constant(true), action: { _ in }, "
      + "content: { Text(\"content\") })"
    #expect(scene.diagnostics.first?.message.contains("'\(call)'") == true)
    #expect(Self.names(scene) == ["frame", "VStack", "Text", "Text"])
    #expect(scene.previews.isEmpty)
  }

  /// Documentation leaves code out.
  @Test func dotsStandForNothing() {
    let scene = Self.scene("HStack {\n  Button(\"a\") { ... }\n  Divider()\n}")
    #expect(scene.diagnostics.map(\.identifier.name).sorted() == ["fragment", "left-out"])
    #expect(Self.names(scene) == ["HStack", "spacing", "Text", "Divider"])
    let missing = Self.scene(
      "struct A: View { func n() -> Int { ... }; var body: some View { Divider() } }")
    #expect(missing.diagnostics.contains { $0.severity == .error })
  }

  /// What is no view is shown on one.
  @Test(arguments: [
    (
      "struct Loud: ViewModifier { func body(content: Content) -> some View { content.padding() } }",
      ["padding", "Text"]
    ),
    (
      "struct Tall: ButtonStyle { func makeBody(configuration: Configuration) -> some View "
        + "{ configuration.label.frame(height: 80) } }", ["frame", "Text"]
    ),
  ])
  func whatIsNoViewIsShownOnOne(_ text: String, _ views: [String]) {
    let scene = Self.scene("import SwiftUI\n" + text)
    #expect(scene.diagnostics.map(\.identifier.name) == ["example-arguments"])
    #expect(Self.names(scene) == views)
  }

  /// Of a type that isn't there no example can be given.
  @Test func withoutExamplesTheViewThatCannotBeMadeIsNamed() {
    let scene = Self.scene(
      """
      import SwiftUI
      protocol Source {}
      struct Row: View { let source: any Source; var body: some View { Text("a") } }
      """)
    #expect(scene.diagnostics.map(\.identifier.name) == ["no-view"])
  }

  @Test func placesAreThoseOfTheText() throws {
    let scene = Self.scene("VStack {\n  Tex(\"a\")\n}\n.paddin()")
    let places = scene.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
    #expect(places == ["2:3", "4:2", "1:1"])
    #expect(scene.diagnostics[0].remedy == "did you mean 'Text'?")
    #expect(scene.diagnostics[1].remedy == "did you mean 'padding'?")
  }

  @Test func wholeFilesAreLeftAlone() {
    let scene = Self.scene(
      "import SwiftUI\nlet gap = 8.0\nstruct A: View { var body: some View { Divider() } }")
    #expect(scene.diagnostics.isEmpty)
    #expect(scene.rootName == "A")
  }

  @Test func anUnknownModifierStaysInTheTree() {
    let scene = Self.scene("Color.red.shimmer(3)")
    #expect(Self.names(scene) == ["shimmer", "Color"])
    #expect(scene.diagnostics.first?.identifier.name == "unknown-modifier")
  }

  @Test func branchesOfAChainThatDoNotHoldAreSkipped() {
    let scene = Self.scene(
      "Color.red\n#if os(macOS)\n.padding(9)\n#else\n.frame(width: 20)\n#endif\n.clipped()")
    #expect(Self.names(scene) == ["frame", "Color"])
  }

  @Test func anAppShowsItsFirstWindow() {
    let scene = Self.scene(
      """
      import SwiftUI
      @main struct Small: App { var body: some Scene { WindowGroup { Rule(width: 4) } } }
      struct Rule: View { let width: Double; var body: some View { Divider() } }
      """)
    #expect(scene.rootName == "Small")
    #expect(Self.names(scene) == ["Divider"])
  }

  @Test func aPlaygroundShowsItsLiveView() {
    let scene = Self.scene(
      """
      import SwiftUI
      import PlaygroundSupport
      PlaygroundPage.current.setLiveView(Color.red.frame(width: UIScreen.main.bounds.width / 2))
      """)
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 200, height: 200)))
    #expect(Self.rootWidth(scene, settings) == 100)
    var wider = settings
    wider.container.size.width = 300
    #expect(Self.rootWidth(scene, wider) == 150)
  }
}
