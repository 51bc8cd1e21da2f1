import LayoutSolver
import SceneLoader
import Testing

/// Layouts that somebody ends before they are done.
@Suite("Interruption")
struct InterruptionTests {
  private let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 100, height: 100)))

  /// More rounds than go by between two looks at what may end a run.
  private let busy = """
    import SwiftUI
    func count() -> Int {
      var sum = 0
      for i in 0..<200_000 { sum += i % 2 }
      return sum
    }
    struct ContentView: View {
      var body: some View { Text("\\(count())") }
    }
    """

  private func scene(_ text: String) -> Scene {
    Scene(files: [Scene.File(name: "Busy.swift", text: text)], name: "busy")
  }

  private func interrupted(_ scene: Scene) -> SceneResult {
    let interruption = SceneInterruption()
    interruption.request()
    return SceneInterruption.$current.withValue(interruption) { scene.layout(settings) }
  }

  @Test("a layout ends with an error, and nothing else is said")
  func ends() {
    let outcome = interrupted(scene(busy))
    #expect(outcome.result == nil)
    #expect(outcome.diagnostics.map(\.identifier.name) == ["interrupted"])
  }

  @Test("the next layout is that of a scene which was never interrupted")
  func goesOn() throws {
    let scene = scene(busy)
    _ = interrupted(scene)
    let after = scene.layout(settings)
    let fresh = self.scene(busy).layout(settings)
    #expect(after.diagnostics.isEmpty)
    let texts = try #require(after.result).nodes.map(\.textLines)
    #expect(try #require(fresh.result).nodes.map(\.textLines) == texts)
    #expect(texts.contains(["100,000"]))
  }

  @Test("a wish that nobody has made ends nothing")
  func notRequested() {
    let outcome = SceneInterruption.$current.withValue(SceneInterruption()) {
      scene(busy).layout(settings)
    }
    #expect(outcome.result != nil)
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test("one that concerns another run ends nothing here")
  func elsewhere() {
    let interruption = SceneInterruption()
    interruption.request()
    #expect(scene(busy).layout(settings).result != nil)
  }

  @Test("an answer that never comes is given up, and the next layout is as if nobody had asked")
  func answers() throws {
    let scene = scene(
      """
      import SwiftUI
      struct Slow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          while proposal.width == nil {}
          return CGSize(width: proposal.width! / 2, height: 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      struct ContentView: View { var body: some View { Slow { Color.red } } }
      """)
    let result = try #require(scene.layout(settings).result)
    let slow = try #require(result.nodes.first { $0.name == "Slow" }).id
    #expect(result.sizes(of: slow, for: [.zero])?.first == Size(width: 0, height: 10))
    #expect(result.sizes(of: slow, for: [.zero, .unspecified]) == nil)
    // What the layout came to when it was ended is no answer either.
    #expect(result.sizes(of: slow, for: [.unspecified]) == nil)
    var wider = settings
    wider.container.size.width = 300
    let outcome = scene.layout(wider)
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.result?.nodes.first { $0.name == "Slow" }?.size == Size(width: 150, height: 10))
  }
}
