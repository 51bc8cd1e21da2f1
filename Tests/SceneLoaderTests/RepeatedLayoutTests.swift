import LayoutSolver
import SceneLoader
import Testing

/// What a scene says of itself doesn't depend on how often it was laid out.
struct RepeatedLayoutTests {
  private func scene(_ body: String) -> Scene {
    let text = "import SwiftUI\nstruct ContentView: View {\n\(body)\n}\n"
    return Scene(files: [Scene.File(name: "-", text: text)], name: "-")
  }

  private func messages(_ scene: Scene, width: Double) -> [String] {
    let container = LayoutContainer(size: Size(width: width, height: 500))
    return scene.layout(LayoutSettings(container: container)).diagnostics.map(\.message)
  }

  @Test("The warning of an action which is performed once stays, and isn't told twice")
  func action() {
    let scene = scene(
      "var body: some View { Text(\"A\").onAppear { let a: [Int] = []; print(a[0]) } }")
    let first = messages(scene, width: 300)
    #expect(first.count == 1)
    for _ in 0..<2 { #expect(messages(scene, width: 300) == first) }
  }

  /// A written length that comes back a little longer each time: half a point is a loop, less than a
  /// thousandth has settled.
  @Test(
    "What drifts by less than anybody sees has settled", arguments: [(0.0004, true), (0.5, false)])
  func drift(step: Double, settles: Bool) {
    let scene = scene(
      """
      @State private var width = 100.0
      var body: some View {
        Color.red.frame(width: width)
          .background(GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size.width, initial: true) { _, new in width = new + \(step) }
          })
      }
      """)
    let said = messages(scene, width: 400)
    #expect(said.isEmpty == settles)
    #expect(said.allSatisfy { $0.hasPrefix("the layout does not settle") })
  }

  @Test("What a reader says of one size isn't told of another")
  func reader() {
    let scene = scene(
      "var body: some View { GeometryReader { proxy in let a = [1, 2]; "
        + "Text(\"\\(a[proxy.size.width > 400 ? 5 : 0])\") } }")
    #expect(messages(scene, width: 300) == [])
    #expect(messages(scene, width: 500).count == 1)
    #expect(messages(scene, width: 300) == [])
  }

  /// Rows that are in sight again aren't evaluated again, but those that print or draw by lot are.
  @Test("Lazy rows say the same in every layout of a width")
  func lazyRows() {
    let scene = scene(
      """
      struct Row: View {
        let number: Int
        var body: some View {
          if number % 5 == 0 { let _ = print("row \\(number)") }
          Text(number % 3 == 0 ? "\\(Int.random(in: 0..<1_000_000))" : "Row \\(number)")
            .frame(height: CGFloat(20 + number % 4))
        }
      }
      var body: some View {
        ScrollView { LazyVStack { ForEach(0..<200, id: \\.self) { Row(number: $0) } } }
      }
      """)
    func layout(_ width: Double) -> [String] {
      let container = LayoutContainer(size: Size(width: width, height: 500))
      let outcome = scene.layout(LayoutSettings(container: container))
      return (outcome.result?.nodes.map { "\($0.frame) \($0.textLines)" } ?? []) + outcome.output
    }
    _ = layout(300)
    let first = layout(300)
    #expect(first.count > 20 && first.contains("row 5"))
    for _ in 0..<2 {
      #expect(layout(200) != first)
      #expect(layout(300) == first)
    }
  }

  @Test("A list's margin follows the screen's width")
  func margins() throws {
    let scene = scene(
      "var body: some View { List { Color.red.accessibilityIdentifier(\"row\") } }")
    for (width, margin) in [(402.0, 16.0), (413, 16), (414, 20), (440, 20), (402, 16)] {
      let container = LayoutContainer(size: Size(width: width, height: 500))
      let platform = Platform(kind: .ios, os: 26)
      let layout = scene.layout(LayoutSettings(container: container, platform: platform))
      let row = try #require(layout.result?.node(identifier: "row")).frame
      #expect(row.minX == 2 * margin && row.width == width - 4 * margin)
    }
  }
}
