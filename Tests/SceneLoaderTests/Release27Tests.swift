import LayoutSolver
import SceneLoader
import Testing

/// What Xcode 27 compiles, and which branches hold for which release and SDK (TN3211, and the release
/// notes of iOS 27 and Xcode 27).
@Suite("Release 27")
struct Release27Tests {
  private func scene(_ text: String, os: Int, sdk: Int? = nil) -> Scene {
    Scene(
      files: [Scene.File(name: "-", text: text)], name: "-",
      for: Platform(os: os, sdk: sdk))
  }

  private func texts(_ text: String, os: Int, sdk: Int? = nil) throws -> [String] {
    let scene = scene(text, os: os, sdk: sdk)
    #expect(scene.diagnostics.map(\.message) == [])
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 393, height: 700)),
      platform: Platform(os: os, sdk: sdk))
    return try #require(scene.layout(settings).result).nodes.flatMap(\.textLines)
  }

  private static let gates = """
    import SwiftUI
    struct V: View {
      var body: some View {
        VStack {
          if #available(iOS 27.0, *) { Text("iOS 27") } else { Text("older") }
          if #available(anyAppleOS 27, *) { Text("any 27") } else { Text("any older") }
          #if compiler(>=6.4)
          Text("6.4")
          #else
          Text("6.2")
          #endif
          #if canImport(SwiftUI, _version: 8.0.85)
          Text("SwiftUI 8")
          #endif
          #if os(anyAppleOS)
          Text("Apple's")
          #endif
        }
      }
    }
    """

  @Test("A release decides what is available, an SDK what is compiled")
  func gates() throws {
    let old = ["older", "any older", "6.2"]
    for os in [15, 18, 26] { #expect(try texts(Self.gates, os: os) == old) }
    let new = ["6.4", "SwiftUI 8", "Apple's"]
    #expect(try texts(Self.gates, os: 27) == ["iOS 27", "any 27"] + new)
    #expect(try texts(Self.gates, os: 26, sdk: 27) == ["older", "any older"] + new)
    #expect(try texts(Self.gates, os: 27, sdk: 26) == ["iOS 27", "any 27", "6.2"])
  }

  @Test("A content builder is a view builder, for any release", arguments: [15, 26, 27])
  func contentBuilder(os: Int) throws {
    let text = """
      import SwiftUI
      struct Card<Content: View>: View {
        let content: Content
        init(@ContentBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
      }
      extension Card where Content == VStack<TupleContent<Text, Text>> {
        init(title: String, subtitle: String) {
          self = Card { VStack { Text(title); Text(subtitle) } }
        }
      }
      struct V: View {
        @ContentBuilder private var pair: some View { Text("a"); Text("b") }
        var body: some View { Card { pair; EmptyContent() }; Card(title: "c", subtitle: "d") }
      }
      #Preview { V() }
      """
    #expect(try texts(text, os: os) == ["a", "b", "c", "d"])
  }

  /// "The macro enables lazy evaluation of a property's initial value" (TN3211): a view that is made again
  /// makes no object again.
  @Test("State is made once by the macro, and with every view by the wrapper", arguments: [26, 27])
  func lateState(sdk: Int) throws {
    let text = """
      import SwiftUI
      final class Model { static var count = 0; init() { Model.count += 1 } }
      struct Holder: View {
        @State private var model = Model()
        @State private var number = 1 + 1
        @State private var action = { "called" }
        @State private var name: String?
        @State(initialValue: [1, 2]) private var list
        let n: Int
        var body: some View { Text("\\(number) \\(action()) \\(name ?? "nil") \\(list.count)") }
      }
      struct V: View {
        var body: some View {
          let views = (0..<3).map { Holder(n: $0) }
          VStack { views[0]; Text("\\(Model.count)") }
        }
      }
      """
    #expect(
      try texts(text, os: 27, sdk: sdk) == ["2 called nil 2", sdk == 26 ? "3" : "0"])
  }

  @Test(
    "What TN3211 refuses is an error under the SDK of 27 alone",
    arguments: [
      (
        "@State private var n = 0; init() { self.n = 42 }",
        "variable 'self._n' used before being initialized"
      ),
      (
        "var name: String; @State private var n: Int; init() { n = 42; name = \"\" }",
        "variable 'self.name' used before being initialized"
      ),
      (
        "@Twice @State private var n = 0",
        "property wrapper cannot be applied to a computed property"
      ),
      ("var name: String; @State private var n: Int; init() { name = \"\"; n = 42 }", nil),
      ("@State private var n = 0; init() { _n = State(initialValue: 42) }", nil),
      (
        "let name = \"\"; @State private var n: Int; init(n: Int) { self.n = n; let m = n; _ = m }",
        nil
      ),
    ] as [(String, String?)])
  func macroErrors(members: String, error: String?) {
    let text = """
      import SwiftUI
      @propertyWrapper struct Twice<Value> { var wrappedValue: Value }
      struct V: View {
        \(members)
        var body: some View { Text("") }
      }
      """
    #expect(scene(text, os: 27, sdk: 26).diagnostics.filter { $0.severity == .error }.isEmpty)
    let errors = scene(text, os: 27).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == (error.map { [$0] } ?? []))
  }

  /// "Items with a lower priority move into the overflow menu first" (Apple, visibilityPriority(_:)); a
  /// pinned item never does.
  @Test("What has no room in a bar goes by its priority")
  func visibilityPriority() throws {
    let text = """
      import SwiftUI
      struct V: View {
        var body: some View {
          NavigationStack {
            Text("page").toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Item A") {} }
                .visibilityPriority(.low)
              ToolbarItem(placement: .topBarTrailing) { Button("Item B") {} }
              ToolbarItem(placement: .topBarTrailing) { Button("Item C") {} }
              ToolbarItem(placement: .topBarTrailing) { Button("Item D") {} }
                .visibilityPriority(ToolbarItemVisibilityPriority(higherThan: .automatic))
              ToolbarItem(placement: .topBarTrailing) { Button("Item E") {} }
                .visibilityPriority(.high)
              ToolbarItem(placement: .topBarPinnedTrailing) { Button("Item F") {} }
              ToolbarOverflowMenu { Button("Print") {} }
            }
          }
        }
      }
      """
    let scene = scene(text, os: 27)
    #expect(scene.diagnostics.map(\.message) == [])
    func shown(in width: Double) throws -> [String] {
      let settings = LayoutSettings(
        container: LayoutContainer(size: Size(width: width, height: 700)),
        platform: Platform(os: 27))
      return try #require(scene.layout(settings).result).nodes
        .filter(\.isPlaced).flatMap(\.textLines).filter { $0 != "page" }
    }
    // In what order they leave, as there is less room.
    var order: [String] = []
    var last = try shown(in: 1000)
    #expect(last == ["A", "B", "C", "D", "E", "F"].map { "Item \($0)" })
    for width in stride(from: 700.0, through: 40, by: -10) {
      let now = try shown(in: width)
      order += last.filter { !now.contains($0) }
      last = now
    }
    #expect(order == ["A", "C", "B", "D", "E"].map { "Item \($0)" })
    #expect(last == ["Item F"])
  }

  @Test("A preview with arguments is one for each of them")
  func arguments() throws {
    let scene = scene(
      """
      import SwiftUI
      enum Stage: CaseIterable { case planning, folding }
      #Preview("Stage", arguments: Stage.allCases) { stage in Text("\\(stage)") }
      #Preview(arguments: [3, 4]) { Text("\\($0 + 1)") }
      """, os: 27)
    #expect(scene.diagnostics.map(\.message) == [])
    #expect(scene.previews == ["Stage planning", "Stage folding", "3", "4"])
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 393, height: 700)), platform: Platform(os: 27))
    for (index, text) in ["planning", "folding", "4", "5"].enumerated() {
      let result = scene.layoutFromStart(settings, showing: index, recording: .off).result
      #expect(try #require(result).nodes.flatMap(\.textLines) == [text])
    }
  }

  @Test("An optional of an opaque type needs no brackets, and dictionaries map with their keys")
  func language() throws {
    let text = """
      import SwiftUI
      protocol Badge { var text: String { get } }
      struct Star: Badge { let text = "star" }
      func name(_ badge: some Badge?) -> String { badge?.text ?? "none" }
      struct V: View {
        let badge: any Badge? = Star()
        var body: some View {
          Text(name(Star()))
          Text(badge?.text ?? "none")
          Text(["a": 1].mapKeyedValues { key, value in "\\(key)\\(value)" }["a"] ?? "")
        }
      }
      """
    #expect(try texts(text, os: 27) == ["star", "star", "a1"])
  }

  /// Names of iOS 27 in the forms in which they were announced.
  @Test(
    "What has no size of its own is accepted",
    arguments: [
      "ForEach(0..<2, id: \\.self) { Text(\"\\($0)\") }.reorderable()",
      "Text(\"0\").swipeActionsContainer(); Text(\"1\").swipeActions { Button(\"x\") {} } onPresentationChanged: { _ in }",
      "GeometryReader { Text(\"\\($0.reservedRegions(kind: .division).count)\") }; Text(\"1\")",
      "Text(\"0\").onHingeChange { _, new in print(new.hinge?.angle.degrees ?? 0) }; Text(\"1\")",
      "Text(\"0\").alert(\"Delete?\", item: .constant(nil as Int?)) { Button(\"\\($0)\") {} }; Text(\"1\")",
      "Text(\"0\").alert(error: .constant(nil as (any Error)?)) { _ in Button(\"OK\") {} }; Text(\"1\")",
      "Text(\"0\").toolbarVisibility(.hidden, for: .statusBar); Text(\"1\").navigationTransition(.crossFade)",
    ])
  func names(content: String) throws {
    let text = "import SwiftUI\nstruct V: View { var body: some View { VStack { \(content) } } }"
    #expect(try texts(text, os: 27).sorted() == ["0", "1"])
  }

  /// "The expanded size is proposed to the view; one of fixed size is aligned in the expanded bounds"
  /// (Apple's documentation of the method).
  @Test("A view of fixed size is aligned in the room without the safe area")
  func alignedInExpandedBounds() throws {
    let scene = scene(
      """
      import SwiftUI
      struct V: View {
        var body: some View {
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")
            .ignoresSafeArea(edges: .all, alignment: .bottomTrailing)
        }
      }
      """, os: 27)
    let container = LayoutContainer(
      size: Size(width: 393, height: 852), safeAreaInsets: EdgeInsets(top: 59, bottom: 34))
    let result = scene.layout(LayoutSettings(container: container, platform: Platform(os: 27)))
      .result
    #expect(
      result?.node(identifier: "box")?.frame == Rect(x: 353, y: 832, width: 40, height: 20))
  }

  /// Release note 171755081 of macOS 27: "aligned to .center instead of .topLeading".
  /// Apple, Preparing your app for iPhone Duo; halves without a gap were measured by iPhone-Duo-Agent-Skill.
  @Test(
    "An arrangement divides what it is offered",
    arguments: [
      (
        "", 700.0, 300.0,
        [Rect(x: 0, y: 0, width: 350, height: 300), Rect(x: 350, y: 0, width: 350, height: 300)]
      ),
      (
        "", 300, 700,
        [Rect(x: 0, y: 0, width: 300, height: 350), Rect(x: 0, y: 350, width: 300, height: 350)]
      ),
      (
        ".splitArrangementLayoutRatio(0.25)", 400, 100,
        [Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 100, y: 0, width: 300, height: 100)]
      ),
      (
        ".splitArrangementFixedLayoutSize(horizontal: 120)", 400, 100,
        [Rect(x: 0, y: 0, width: 120, height: 100), Rect(x: 120, y: 0, width: 280, height: 100)]
      ),
      (
        ".arrangementViewStyle(.split.axes(.horizontal))", 300, 700,
        [Rect(x: 0, y: 0, width: 300, height: 700)]
      ),
      (
        ".arrangementViewStyle(.overlay)", 700, 300,
        [Rect(x: 0, y: 0, width: 700, height: 300), Rect(x: 0, y: 0, width: 700, height: 300)]
      ),
    ])
  func arrangements(modifier: String, width: Double, height: Double, expected: [Rect]) throws {
    let text = """
      import SwiftUI
      #Preview { ArrangementView { Color.red } secondary: { Color.blue }\(modifier) }
      """
    let scene = scene(text, os: 27)
    #expect(scene.diagnostics.map(\.message) == [])
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: width, height: height)),
      platform: Platform(os: 27))
    let result = try #require(scene.layout(settings).result)
    #expect(result.nodes.filter { $0.name == "Color" }.map(\.frame) == expected)
  }

  /// WWDC26, group lab 8120.
  @Test(
    "A task begins after every onAppear before 27, and since then in the order written",
    arguments: [(18, ["appears", "outside", "task"]), (27, ["task", "appears", "outside"])])
  func tasksAndAppearances(os: Int, order: [String]) {
    let scene = scene(
      """
      import SwiftUI
      #Preview {
        VStack { Text("a").task { print("task") }.onAppear { print("appears") } }
          .onAppear { print("outside") }
      }
      """, os: os)
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 393, height: 700)), platform: Platform(os: os))
    #expect(scene.layout(settings).output == order)
  }

  /// Release note 167448274: with the SDK of 27, on 27.
  @Test("The size of controls ends at a sheet", arguments: [(26, 27, 3), (27, 26, 3), (27, 27, 2)])
  func controlsInSheets(os: Int, sdk: Int, expected: Int) throws {
    let text = """
      import SwiftUI
      #Preview {
        VStack {
          Button("a") {}.accessibilityIdentifier("a")
          Color.clear.frame(height: 10).sheet(isPresented: .constant(true)) {
            VStack {
              Button("b") {}.accessibilityIdentifier("b")
              Button("c") {}.controlSize(.extraLarge).accessibilityIdentifier("c")
            }
            .buttonStyle(.bordered)
          }
        }
        .buttonStyle(.bordered)
        .controlSize(.extraLarge)
      }
      """
    let scene = scene(text, os: os, sdk: sdk)
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 393, height: 700)),
      platform: Platform(os: os, sdk: sdk))
    let result = try #require(scene.layout(settings).result)
    let heights = try ["a", "b", "c"].map {
      try #require(result.node(identifier: $0)).size.height
    }
    #expect(heights.filter { $0 == heights[2] }.count == expected)
  }

  @Test("Small content of a Mac's scroll view of both axes was in the middle before 27")
  func bothAxes() throws {
    for (os, sdk, place) in [
      (26, nil, Point(x: 100, y: 120)), (27, 26, Point(x: 100, y: 120)),
      (27, nil, Point(x: 0, y: 0)),
    ] as [(Int, Int?, Point)] {
      let platform = Platform(kind: .mac, os: os, sdk: sdk)
      let scene = Scene(
        files: [
          Scene.File(
            name: "-",
            text: """
              import SwiftUI
              struct V: View {
                var body: some View {
                  ScrollView([.horizontal, .vertical]) {
                    Color.red.frame(width: 100, height: 60).accessibilityIdentifier("box")
                  }
                }
              }
              """)
        ], name: "-", for: platform)
      let container = LayoutContainer(size: Size(width: 300, height: 300))
      let result = scene.layout(LayoutSettings(container: container, platform: platform)).result
      #expect(result?.node(identifier: "box")?.frame.origin == place, "\(os), \(sdk ?? 0)")
    }
  }
}
