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
    // Their middles lie at 10, 50, 90 and 130 of a hundred.
    #expect(sizes == [40, 40, 40, 20])
  }
}
