import LayoutSolver
import SceneLoader
import Testing

/// `NavigationSplitView`: columns by `navigationSplitViewColumnWidth` where there is room for them,
/// the leading one in a compact width (Apple's documentation).
struct SplitViewTests {
  @Test(
    arguments: [
      ("iphone-16-pro", .portrait, "automatic", [402, nil]),
      ("ipad-pro-11", .portrait, "automatic", [nil, 834]),
      ("ipad-pro-11", .landscape, "automatic", [250, 944]),
      ("ipad-pro-11", .landscape, "detailOnly", [nil, 1194]),
      ("ipad-pro-11", .portrait, "all", [250, 584]),
    ] as [(String, Device.Orientation, String, [Double?])])
  func columns(
    _ name: String, _ orientation: Device.Orientation, _ visibility: String, _ widths: [Double?]
  ) throws {
    let text = """
      import SwiftUI
      struct Sidebar: View {
        var body: some View {
          Color.red.navigationSplitViewColumnWidth(min: 100, ideal: 250)
            .accessibilityIdentifier("sidebar")
            .toolbar { Button("Edit") {} }
        }
      }
      // A bar changes no width and hides nothing.
      #Preview {
        NavigationSplitView(columnVisibility: .constant(.\(visibility))) {
          Sidebar()
        } detail: {
          Color.blue.accessibilityIdentifier("detail")
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named(name))
    let outcome = scene.layout(device.settings(orientation))
    #expect(outcome.diagnostics.map(\.message) == [])
    let result = try #require(outcome.result)
    #expect(result.findings.filter { $0.severity == .warning }.map(\.message) == [])
    let found = ["sidebar", "detail"].map { result.node(identifier: $0)?.frame.size.width }
    #expect(found == widths)
  }

  /// "When you use a NavigationStack in a column", it is that column's own: one bar, one title.
  @Test(
    "A stack in a column has the column's bar",
    arguments: [Device.Orientation.portrait, .landscape])
  func stackInAColumn(orientation: Device.Orientation) throws {
    func list(_ content: String) throws -> Rect {
      let text = """
        import SwiftUI
        #Preview {
          NavigationSplitView(columnVisibility: .constant(.all)) { \(content) } detail: { Text("d") }
        }
        """
      let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
      try #require(scene.diagnostics.map(\.message) == [])
      let device = try #require(Device.named("ipad-pro-11"))
      let result = try #require(scene.layout(device.settings(orientation)).result)
      #expect(result.nodes.count { $0.textLines == ["Sessions"] } == 1)
      return try #require(result.node(identifier: "list")).frame
    }
    let content = """
      Color.red.accessibilityIdentifier("list").navigationTitle("Sessions")
      """
    #expect(try list("NavigationStack { \(content) }") == list(content))
  }
}
