import LayoutSolver
import SceneLoader
import Testing

/// Where SwiftUI wants one view, a list of views gets an implicit container, and what modifies the
/// list stands once around that; only where it wants a list, as a stack does, each view is modified by
/// itself (`makeImplicitRoot` of tuples, optionals and `ForEach`; layout-rules.md, sections 2 and 14).
struct ImplicitContainerTests {
  private static let pair = "Group { Text(\"a\"); Text(\"bb\") }"

  @Test(arguments: [
    (
      "the root", "\(pair).padding(10)",
      ["padding", " VStack", "  Text", "  Text"]
    ),
    (
      "a scroll view", "ScrollView { \(pair).padding(10) }",
      ["ScrollView", " padding", "  VStack", "   Text", "   Text"]
    ),
    (
      "an overlay", "Color.red.overlay { \(pair).padding(10) }",
      ["overlay", " Color", " padding", "  ZStack", "   Text", "   Text"]
    ),
    (
      "a background", "Color.red.background(ForEach(0..<2) { _ in Text(\"a\") }.fixedSize())",
      ["background", " Color", " fixedSize", "  ZStack", "   Text", "   Text"]
    ),
    (
      "an inset", "Color.red.safeAreaInset(edge: .top) { \(pair).padding(10) }",
      ["safeAreaInset", " Color", " padding", "  ZStack", "   Text", "   Text"]
    ),
    (
      "a preference's overlay",
      "Color.red.overlayPreferenceValue(Items.self) { _ in \(pair).padding(10) }",
      ["overlayPreferenceValue", " Color", " padding", "  ZStack", "   Text", "   Text"]
    ),
    (
      "a view of its own", "Color.red.overlay { Both().padding(10) }",
      ["overlay", " Color", " padding", "  ZStack", "   Text", "   Text"]
    ),
    (
      "a list within the one view",
      "Color.red.overlay { Group { Text(\"a\"); \(pair).padding(10) }.fixedSize() }",
      [
        "overlay", " Color", " fixedSize", "  ZStack", "   Text", "   padding", "    Text",
        "   padding", "    Text",
      ]
    ),
    (
      "a single view", "Color.red.overlay { Group { Text(\"a\") }.padding(10) }",
      ["overlay", " Color", " padding", "  Text"]
    ),
    (
      "nothing to modify by", "Color.red.overlay { \(pair) }",
      ["overlay", " Color", " ZStack", "  Text", "  Text"]
    ),
    (
      "a list", "VStack { \(pair).padding(10) }",
      ["VStack", " padding", "  Text", " padding", "  Text"]
    ),
  ])
  func modifiersStandAroundTheContainer(_ place: String, _ body: String, _ tree: [String]) throws {
    let nodes = try nodes("var body: some View { \(body) }")
    let places = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
    func lines(_ node: PlacedNode) -> [String] {
      let inside = node.children.compactMap { places[$0] }
      return [String(repeating: " ", count: node.depth) + node.name] + inside.flatMap(lines)
    }
    #expect(nodes.filter { $0.parent == nil }.flatMap(lines) == tree)
  }

  @Test("A size within the frame around the container is shared: the smaller view is centred in it")
  func frames() throws {
    let nodes = try nodes(
      """
      var body: some View {
        Color.red.frame(width: 100, height: 100).background {
          ForEach(0..<2) { i in Color.blue.frame(width: 20 + CGFloat(i) * 40, height: 10) }
            .frame(width: 80, alignment: .trailing)
        }
      }
      """)
    // The container is 60 wide and ends where the 80 of the frame do, at 190 of 300.
    #expect(nodes.filter { $0.name == "frame" }.map(\.frame.minX) == [100, 110, 150, 130])
  }

  @Test(arguments: [
    ("Group { Text(\"a\"); Text(\"b\") }", "x"), ("ForEach(0..<3) { Text(\"\\($0)\") }", "x"),
    // There is nothing to see, and yet a view that appears.
    ("Group { if log == \"?\" { Text(\"a\") } }", "x"),
    ("ForEach(0..<0) { Text(\"\\($0)\") }", "x"),
    ("EmptyView()", "-"), ("VStack { EmptyView() }", "x"),
  ])
  func appearsOnce(_ view: String, _ expected: String) throws {
    let nodes = try nodes(
      """
      @State private var log = "-"
      var body: some View {
        Text(log).overlay { \(view).onAppear { log = log == "-" ? "x" : log + "x" } }
      }
      """)
    #expect(nodes.first { $0.name == "Text" }?.textLines == [expected])
  }

  @Test("A preference of several views is heard as one")
  func preferences() throws {
    let nodes = try nodes(
      """
      @State private var items: [String] = []
      var body: some View {
        Text(items.joined(separator: ",")).background(
          ForEach(["one", "two"], id: \\.self) { Text($0).preference(key: Items.self, value: [$0]) }
            .hidden()
            .onPreferenceChange(Items.self) { items = $0 })
      }
      """)
    #expect(nodes.first { $0.name == "Text" }?.textLines == ["one,two"])
  }

  private func nodes(_ members: String) throws -> [PlacedNode] {
    let text = """
      import SwiftUI
      struct Items: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      struct Both: View { var body: some View { Text("a"); Text("b") } }
      struct ContentView: View { \(members) }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400)))
    return try #require(scene.layout(settings).result?.nodes)
  }
}
