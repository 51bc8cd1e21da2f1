import LayoutSolver
import SceneLoader
import Testing

struct NavigationTests {
  /// The selection says of what type the tabs' values are.
  @Test func aTabsValueMayBeAnImplicitMember() throws {
    let text = """
      import SwiftUI
      enum Page { case home, search }
      struct ContentView: View {
        @State private var page = Page.search
        var body: some View {
          TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: .home) { Text("at home") }
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("seeking") }
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.result?.nodes.flatMap(\.textLines) == ["seeking"])
  }

  /// Several views of a page stand below each other under one bar, whichever of them has the title.
  @Test func severalViewsAreOnePage() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          NavigationStack {
            Color.red.frame(height: 40).accessibilityIdentifier("first")
            Color.blue.navigationTitle("Title").accessibilityIdentifier("second")
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    let result = try #require(outcome.result)
    let first = try #require(result.node(identifier: "first")).frame
    let second = try #require(result.node(identifier: "second")).frame
    // The safe area of 62 points and the bars of 106.5; 8 between the two.
    #expect(first == Rect(x: 0, y: 168.5, width: 402, height: 40))
    #expect(second.minY == first.maxY + 8)
    #expect(result.nodes.count { $0.name == "safeAreaInset" } == 1)
  }
}
