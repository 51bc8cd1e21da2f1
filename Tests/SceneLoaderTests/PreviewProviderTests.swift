import LayoutSolver
import SceneLoader
import Testing

/// The views of a `PreviewProvider`: Xcode shows each by itself, as the documentation of
/// `PreviewProvider` and `previewDisplayName(_:)` says.
struct PreviewProviderTests {
  private static let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 200, height: 400)))

  private func scene(_ previews: String, before: String = "") -> Scene {
    let text = """
      import SwiftUI
      struct Card: View {
        var width: CGFloat = 10
        var body: some View { Color.red.frame(width: width, height: 20) }
      }
      struct Pair: View { var body: some View { Group { Card(width: 1); Card(width: 2) } } }
      \(before)
      struct All: PreviewProvider {
        static var previews: some View { \(previews) }
      }
      """
    return Scene(files: [Scene.File(name: "A.swift", text: text)], name: "A")
  }

  /// The widths in points of the cards that each preview shows.
  private func widths(_ scene: Scene) throws -> [[Double]] {
    try scene.previews.indices.map { index in
      scene.startOver(showing: index)
      let outcome = scene.layout(Self.settings, recording: .off)
      #expect(outcome.diagnostics.isEmpty)
      return try #require(outcome.result).nodes.filter { $0.name == "Color" }
        .map(\.size.width)
    }
  }

  @Test(arguments: [
    ("Card(width: 30)", [[30.0]]),
    ("Card(width: 30); Card(width: 40)", [[30], [40]]),
    ("Group { Card(width: 30); Card(width: 40) }", [[30], [40]]),
    ("Group { Group { Card(); Card(width: 20) }; Card(width: 30) }", [[10], [20], [30]]),
    ("ForEach([30, 40, 50], id: \\.self) { Card(width: $0) }", [[30], [40], [50]]),
    (
      "Group { if true { Card(width: 30) } else { Card() }; EmptyView(); Card(width: 40) }",
      [[30], [40]]
    ),
    // What is applied to a group is applied to each of its views.
    (
      "Group { Card(width: 30); Card(width: 40) }.previewLayout(.sizeThatFits).padding()",
      [[30], [40]]
    ),
    ("AnyView(Group { Card(width: 30); Card(width: 40) })", [[30], [40]]),
    // A container is one view, and so is a view of the scene's own.
    ("VStack { Card(width: 30); Card(width: 40) }", [[30, 40]]),
    ("Pair(); Card(width: 40)", [[1, 2], [40]]),
  ])
  func eachViewIsAPreview(previews: String, widths: [[Double]]) throws {
    #expect(try self.widths(scene(previews)) == widths)
  }

  @Test func previewsHaveTheirDisplayNames() {
    let scene = scene(
      """
      Card().previewDisplayName("Narrow")
      Group { Card(width: 40).padding(); VStack { Pair() }; Text("a") }
      ForEach(["A", "B"], id: \\.self) { Text($0).previewDisplayName("Text \\($0)") }
      """, before: "#Preview { Card() }")
    #expect(scene.previews == ["#1", "Narrow", "#3", "#4", "#5", "Text A", "Text B"])
    let titles = scene.shownViews.prefix(7).map(\.title)
    #expect(titles == ["Card", "Narrow", "Card", "Pair", "#5", "Text A", "Text B"])
    #expect(scene.shownViews.prefix(4).map(\.location?.line) == [7, 9, 10, 10])
  }

  /// The traits of a `#Preview` do what `previewLayout` and `previewInterfaceOrientation` do.
  @Test func traitsSetTheLayout() throws {
    let scene = scene(
      "Card()", before: "#Preview(traits: .fixedLayout(width: 120, height: 40)) { Color.red }")
    let outcome = scene.layout(Self.settings, recording: .off)
    let color = try #require(outcome.result?.nodes.first { $0.name == "Color" })
    #expect(color.size == Size(width: 120, height: 40))
    let turned = self.scene(
      "Card()", before: "#Preview(traits: .landscapeLeft) { Color.red }")
    let findings = turned.layout(Self.settings, recording: .off).result?.findings ?? []
    #expect(
      findings.map(\.message)
        == ["previewInterfaceOrientation changes nothing here: Reflow doesn't draw it"])
  }

  @Test(arguments: ["#2", "2"]) func aPreviewWithoutANameHasItsNumber(name: String) {
    let text = "import SwiftUI\n#Preview { Text(\"a\") }\n#Preview { Text(\"b\") }"
    let scene = Scene(files: [Scene.File(name: "A.swift", text: text)], name: "A", preview: name)
    #expect(scene.layout(Self.settings).result?.nodes.flatMap(\.textLines) == ["b"])
  }

  @Test func aSinglePreviewHasItsDisplayName() {
    #expect(scene("Card().previewDisplayName(\"Only\")").previews == ["Only"])
  }

  /// Finding the previews leaves nothing: what is printed and counted begins with the layout.
  @Test func findingThemLeavesNoTrace() throws {
    let scene = scene(
      "let _ = (count += 1); let _ = print(count); Card(); Card()", before: "var count = 0")
    let outcome = scene.layout(Self.settings, recording: .off)
    #expect(outcome.output == ["1"])
    #expect(outcome.passes == 1)
  }

  /// A provider that fails is one preview, which says so.
  @Test func aFailureIsTold() throws {
    let scene = scene("let _ = [1][3]; Card(); Card()")
    #expect(scene.previews == ["#1"])
    let outcome = scene.layout(Self.settings, recording: .off)
    #expect(outcome.diagnostics.contains { $0.message.contains("out of range") })
  }

  /// What previews share comes by a trait: its context is made, and its body is around the view.
  @Test func aTraitModifiesThePreview() throws {
    let text = """
      import SwiftUI
      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> [String] { ["a", "b"] }
        func body(content: Content, context: [String]) -> some View {
          VStack { content; Text("\\(context.count)") }
        }
      }
      extension PreviewTrait where T == Preview.ViewTraits {
        @MainActor static var sample: Self = .modifier(Sample())
      }
      #Preview(traits: .sample, .sizeThatFitsLayout) { Text("own") }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics == [])
    let texts = outcome.result?.nodes.filter { $0.name == "Text" }.map(\.detail)
    #expect(texts == ["\"own\"", "\"2\""])
  }
}
