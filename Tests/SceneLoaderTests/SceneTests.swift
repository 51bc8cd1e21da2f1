import LayoutSolver
import SceneLoader
import Testing

/// Small scenes whose frames follow by hand.
struct SceneTests {
  @Test func colorFillsTheContainer() throws {
    let outcome = layout("Color.red", in: 300, 200)
    #expect(outcome.diagnostics == [])
    #expect(outcome.result?.nodes.first?.frame == Rect(x: 0, y: 0, width: 300, height: 200))
  }

  /// The type of `Range(0...11)` is only known when it is made.
  @Test func aConvertedRangeNeedsNoIdentities() throws {
    let outcome = layout(
      "HStack(spacing: 0) { ForEach(Range(0...11)) { _ in Color.red.frame(width: 10) } }",
      in: 300, 200)
    #expect(outcome.diagnostics == [])
    #expect(outcome.result?.nodes.first?.size == Size(width: 120, height: 200))
  }

  /// Of the types that `padding` takes, the one with such an initialiser is meant.
  @Test func anImplicitInitialiserChoosesAmongOverloads() throws {
    let outcome = layout(
      "Color.red.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))", in: 300, 200)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.result?.nodes.first { $0.name == "Color" }?.frame
        == Rect(x: 2, y: 1, width: 294, height: 196))
  }

  @Test(arguments: [
    ".paging", ".viewAligned", ".viewAligned(limitBehavior: .always)", "Halves()",
  ])
  func scrollTargetsHaveBehaviors(behavior: String) throws {
    let outcome = layout(
      "ScrollView { Color.red }.scrollTargetBehavior(\(behavior))", in: 300, 200,
      declarations: """
        struct Halves: ScrollTargetBehavior {
          func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.x = context.containerSize.width / 2
          }
        }
        """)
    #expect(outcome.diagnostics == [])
  }

  private func layout(
    _ body: String, in width: Double, _ height: Double, declarations: String = ""
  ) -> SceneResult {
    let source = """
      import SwiftUI
      \(declarations)
      struct ContentView: View {
        var body: some View { \(body) }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: source)], name: "-")
    #expect(scene.diagnostics == [])
    return scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: width, height: height))))
  }
}
