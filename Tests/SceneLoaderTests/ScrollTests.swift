import LayoutSolver
import SceneLoader
import Testing

/// Scrolling as a scene asks for it.
@Suite struct ScrollTests {
  private let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 200, height: 100)))

  private func scene(_ body: String, _ properties: String = "") -> Scene {
    let text = """
      import SwiftUI
      struct ContentView: View {
        \(properties)
        var body: some View {
          \(body)
        }
      }
      """
    return Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
  }

  private let rows = """
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000) { row in
          Color.blue.frame(height: 20).accessibilityIdentifier("\\(row)")
        }
      }
    }
    """

  @Test func aReaderScrollsWhenItAppears() throws {
    let scene = scene(
      "ScrollViewReader { proxy in \(rows).onAppear { proxy.scrollTo(500_000, anchor: .top) } }")
    let outcome = scene.layout(settings)
    #expect(outcome.diagnostics.isEmpty)
    let result = try #require(outcome.result)
    #expect(result.node(identifier: "500000")?.frame.minY == 0)
  }

  @Test func aButtonScrolls() throws {
    let scene = scene(
      """
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button { proxy.scrollTo(30, anchor: .bottom) } label: { Color.red.frame(height: 20) }
            .accessibilityIdentifier("go")
          \(rows)
        }
      }
      """)
    let tap = scene.layout(settings).result?.node(identifier: "go")?.tap
    let press = try #require(tap)
    press()
    let result = try #require(scene.layout(settings).result)
    #expect(result.node(identifier: "30")?.frame.maxY == 100)
  }

  /// Rows of 10 on the first screen and 30 after it: where row 700 is, is estimated at first.
  @Test func anEstimatedPlaceIsCorrected() throws {
    let scene = scene(
      """
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { row in
              Color.blue.frame(height: row < 10 ? 10 : 30).accessibilityIdentifier("\\(row)")
            }
          }
        }.onAppear { proxy.scrollTo(700, anchor: .top) }
      }
      """)
    let result = try #require(scene.layout(settings).result)
    #expect(result.node(identifier: "700")?.frame.minY == 0)
  }

  @Test func aScrollPositionIsWhereItBegins() throws {
    let byIdentity = scene(
      "\(rows).scrollPosition(id: $position, anchor: .top)", "@State var position: Int? = 40")
    #expect(byIdentity.layout(settings).result?.node(identifier: "40")?.frame.minY == 0)
    let byPoint = scene(
      "\(rows).scrollPosition($position)", "@State var position = ScrollPosition(y: 210)")
    #expect(byPoint.layout(settings).result?.scrollViews.first?.offset.y == 210)
    let byEdge = scene(
      "\(rows).scrollPosition($position)", "@State var position = ScrollPosition(edge: .bottom)")
    #expect(byEdge.layout(settings).result?.node(identifier: "999999")?.frame.maxY == 100)
  }

  /// Pages of 200 points whose cells have the identities of later pages: the scroll target layout's own
  /// child is meant (Apple, `scrollTargetLayout`).
  @Test(arguments: ["HStack", "LazyHStack"])
  func aScrollPositionIsATargetRatherThanWhatIsInOne(stack: String) {
    let scene = scene(
      """
      ScrollView(.horizontal) {
        \(stack)(spacing: 0) {
          ForEach(0..<8, id: \\.self) { page in
            HStack(spacing: 0) {
              ForEach(page..<page + 4, id: \\.self) { cell in Text("\\(cell)").frame(width: 50) }
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position, anchor: .center)
      """, "@State var position: Int? = 5")
    #expect(scene.layout(settings).result?.scrollViews.first?.offset.x == 1000)
  }

  @Test func theUserScrolls() throws {
    let scene = scene(rows)
    let view = try #require(scene.layout(settings).result?.scrollViews.first)
    scene.scroll(view, to: Point(x: 0, y: 50))
    #expect(scene.layout(settings).result?.node(identifier: "3")?.frame.minY == 10)
    scene.scroll(view, to: Point(x: 0, y: -50))
    #expect(scene.layout(settings).result?.node(identifier: "0")?.frame.minY == 0)
  }

  @Test func defaultAnchorsAndTheirRoles() throws {
    let bottom = scene("\(rows).defaultScrollAnchor(.bottom)").layout(settings).result
    #expect(bottom?.node(identifier: "999999")?.frame.maxY == 100)
    let short = scene(
      """
      ScrollView { Color.red.frame(height: 20).accessibilityIdentifier("it") }
        .defaultScrollAnchor(.bottom, for: .alignment)
      """
    ).layout(settings).result
    #expect(short?.node(identifier: "it")?.frame.minY == 80)
  }

  @Test func onlyRowsInSightAppear() {
    let scene = scene(
      "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { row in "
        + "Color.blue.frame(height: 20).onAppear { print(row) } } } }")
    #expect(scene.layout(settings).output == ["0", "1", "2", "3", "4"])
  }

  @Test func effectsFollowTheScrollView() throws {
    let scene = scene(
      """
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 40)
            .visualEffect { content, proxy in
              content.offset(y: -proxy.frame(in: .scrollView).minY).blur(radius: 3)
            }
            .accessibilityIdentifier("held")
          ForEach(0..<4) { row in
            Color.blue.frame(height: 40)
              .scrollTransition { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.value)
              }
          }
        }
      }
      """)
    let view = try #require(scene.layout(settings).result?.scrollViews.first)
    scene.scroll(view, to: Point(x: 0, y: 50))
    let result = try #require(scene.layout(settings).result)
    let inside = try #require(result.nodes.first { $0.name == "visualEffect" }?.children.first)
    #expect(result.frame(of: inside, in: .global).minY == 0)
    let sizes = result.nodes.filter { $0.name == "scrollTransition" }
      .compactMap { $0.children.first.map { result.frame(of: $0, in: .global).height } }
    // A quarter of the first and third is out of sight: the effect has gone as much of its way as
    // `easeInOut`, the cubic curve from (0.42, 0) to (0.58, 1), has at three quarters: 0.871.
    let expected: [Double] = [37.42, 40, 37.42, 20]
    let differences = zip(sizes, expected).map { abs($0 - $1) }
    #expect(differences.allSatisfy { $0 < 0.01 }, "\(sizes)")
  }

  /// By the threshold's documentation: a view half visible is at `visible(0.5)`, a view in the
  /// middle at `centered`; animated transitions rest at one end.
  @Test(arguments: [
    (".interactive.threshold(.visible(0.5))", 40.0), (".interactive.threshold(.hidden)", 40),
    (".interactive(timingCurve: .linear)", 30), (".animated.threshold(.visible(0.75))", 20),
    (".interactive(timingCurve: .linear).threshold(.centered)", 20 + 40.0 / 7),
    (".identity", 40),
  ])
  func transitionsHaveThresholds(configuration: String, height: Double) throws {
    let scene = scene(
      """
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 80)
          Color.blue.frame(height: 40)
            .scrollTransition(\(configuration)) { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.5)
            }
        }
      }
      """)
    let result = try #require(scene.layout(settings).result)
    let inside = try #require(result.nodes.first { $0.name == "scrollTransition" }?.children.first)
    let actual: Double = result.frame(of: inside, in: .global).height
    #expect(abs(actual - height) < 1e-9)
  }

  /// Recorded on macOS 26.2 (swiftui-web, scroll/margins): margins are around the content, inside
  /// the scroll view; indicators have their own.
  @Test(arguments: [
    ("20, for: .scrollContent", Rect(x: 0, y: 0, width: 160, height: 100), Point(x: 20, y: 20)),
    (".horizontal, 12", Rect(x: 8, y: 0, width: 144, height: 100), Point(x: 20, y: 0)),
    (".top, 30", Rect(x: 20, y: 0, width: 120, height: 100), Point(x: 20, y: 30)),
    (
      "20, for: .scrollIndicators", Rect(x: 20, y: 0, width: 120, height: 100),
      Point(x: 20, y: 0)
    ),
  ])
  func contentHasMargins(margins: String, frame: Rect, content: Point) throws {
    let scene = scene(
      """
      ScrollView { Color.red.frame(width: 120, height: 60) }.contentMargins(\(margins))
        .accessibilityIdentifier("scroll").frame(width: 160)
      """)
    let result = try #require(
      scene.layout(LayoutSettings(container: LayoutContainer(size: Size(width: 160, height: 100))))
        .result)
    #expect(result.node(identifier: "scroll")?.frame == frame)
    let color = try #require(result.nodes.first { $0.name == "Color" })
    #expect(color.frame.origin == content)
  }

  /// Relative frames are as large as the room inside the margins, and the last of the content can
  /// be scrolled to the margin.
  @Test func marginsCountForRelativeFramesAndScrolling() throws {
    let scene = scene(
      """
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal) }
        }
      }
      .contentMargins(.horizontal, 10)
      """)
    let view = try #require(scene.layout(settings).result?.scrollViews.first)
    #expect(view.size.width * 3 == view.contentSize.width)
    scene.scroll(view, to: Point(x: 10_000, y: 0))
    let result = try #require(scene.layout(settings).result)
    let last = try #require(result.nodes.last { $0.name == "Color" })
    #expect(last.frame.minX == 10)
  }

  /// Recorded on macOS 26.6 (swiftui-web, scroll/geometry): 400 points of rows in 150, 20 of them
  /// margin; at rest, then with the row at 200 at the top.
  @Test func geometryIsToldWhenItChanges() throws {
    let scene = scene(
      """
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 120, height: 20) } }
      }
      .contentMargins(.top, 20, for: .scrollContent)
      .onScrollGeometryChange(for: [CGFloat].self) { geometry in
        [
          geometry.contentOffset.y, geometry.contentSize.height, geometry.contentInsets.top,
          geometry.containerSize.height, geometry.visibleRect.minY, geometry.visibleRect.height,
          geometry.bounds.minY, geometry.bounds.height,
        ]
      } action: { print($0 == $1, $1) }
      """)
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 300, height: 150)))
    let first = scene.layout(settings)
    #expect(first.output == ["true [-20.0, 400.0, 20.0, 130.0, -20.0, 150.0, -20.0, 130.0]"])
    let view = try #require(first.result?.scrollViews.first)
    scene.scroll(view, to: Point(x: 0, y: 200))
    #expect(
      scene.layout(settings).output
        == ["false [180.0, 400.0, 20.0, 130.0, 180.0, 150.0, 180.0, 130.0]"])
  }

  @Test(arguments: ["LazyVStack", "VStack"])
  func theBindingFollowsTheUser(stack: String) throws {
    let scene = scene(
      """
      VStack(spacing: 0) {
        ScrollView {
          \(stack)(spacing: 0) {
            ForEach(0..<50) { row in Color.red.frame(height: 20) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        Color.blue.frame(height: CGFloat(position ?? 0)).accessibilityIdentifier("position")
      }
      """, "@State var position: Int?")
    let view = try #require(scene.layout(settings).result?.scrollViews.first)
    scene.scroll(view, to: Point(x: 0, y: 250))
    let result = try #require(scene.layout(settings).result)
    #expect(result.node(identifier: "position")?.size.height == 12)
    #expect(result.scrollViews.first?.offset.y == 250)
  }

  @Test func visibilityIsToldWhenItChanges() throws {
    let scene = scene(
      """
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 80)
          Color.blue.frame(height: 40).onScrollVisibilityChange(threshold: 0.9) { print($0) }
        }
      }
      """)
    let first = scene.layout(settings)
    #expect(first.output == [])
    let view = try #require(first.result?.scrollViews.first)
    scene.scroll(view, to: Point(x: 0, y: 20))
    #expect(scene.layout(settings).output == ["true"])
    scene.scroll(view, to: Point(x: 0, y: 0))
    #expect(scene.layout(settings).output == ["false"])
  }

  /// What `id(_:)` says within an element is found whether or not its view was made, and an element
  /// of several views counts as several (DanceUI, `ForEachState`).
  @Test(arguments: [
    "ForEach(0..<5) { a in ForEach(0..<6) { b in Row(n: a * 6 + b).id(\"r\\(a * 6 + b)\") } }",
    "ForEach(0..<15) { a in Row(n: a * 2).id(\"r\\(a * 2)\"); Row(n: a * 2 + 1).id(\"r\\(a * 2 + 1)\") }",
    "ForEach(0..<30) { n in Row(n: n).id(\"r\\(n)\") }",
    """
    ForEach(0..<5) { a in
      if a == 3 { Row(n: 18).id("r18") } else { ForEach(0..<6) { b in Row(n: a * 6 + b).id("r\\(a * 6 + b)") } }
    }
    """,
  ])
  func whatIsWithinAnElementIsFound(_ rows: String) throws {
    let text = """
      import SwiftUI
      struct Row: View {
        let n: Int
        var body: some View { Color.blue.frame(height: 100).accessibilityIdentifier("\\(n)") }
      }
      struct ContentView: View {
        @State var position: String?
        var body: some View {
          ScrollView { LazyVStack(spacing: 0) { \(rows) }.scrollTargetLayout() }
            .scrollPosition(id: $position).onAppear { position = "r7" }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
    try #require(scene.diagnostics.map(\.message) == [])
    let result = try #require(scene.layout(settings).result)
    #expect(result.node(identifier: "7")?.frame.minY == 0)
    let stack = try #require(result.nodes.first { $0.name == "LazyVStack" })
    #expect(stack.size.height == 3000)
  }
}
