import LayoutSolver
import SceneLoader
import Testing

/// A task that the main actor's code starts begins after that code, as what is given to the main queue
/// does: after the pass of a layout, whose next shows what it writes, and after the action. One that
/// another task starts begins at once.
@Suite struct TaskTests {
  private static let parts = """
    import SwiftUI
    @MainActor final class Count: ObservableObject { @Published var value = 0 }
    @Observable final class Tally { var value = 0 }
    struct Telling: Layout {
      let tell: (Int) -> Void
      var tellsSizes = false
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        if tellsSizes { tell(9) }
        return subviews[0].sizeThatFits(proposal)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        if !tellsSizes { tell(9) }
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }

    """

  private func scene(_ members: String) throws -> Scene {
    let text = Self.parts + "struct ContentView: View {\n\(members)\n}\n"
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    return scene
  }

  private func outcome(of scene: Scene) -> SceneResult {
    scene.layout(LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
  }

  private func texts(_ outcome: SceneResult) -> [String] {
    outcome.result?.nodes.flatMap(\.textLines) ?? []
  }

  @Test(arguments: ["Task { @MainActor in", "Task.detached {", "DispatchQueue.main.async {"])
  func whatALayoutTellsIsShown(start: String) throws {
    for tellsSizes in [true, false] {
      let scene = try scene(
        """
        @StateObject private var count = Count()
        @State private var tally = Tally()
        @State private var number = 0
        var body: some View {
          Telling(
            tell: { new in
              \(start)
                print(number)
                if count.value != new { count.value = new }
                if tally.value != new { tally.value = new }
                number = new
              }
            }, tellsSizes: \(tellsSizes)
          ) { Text("\\(count.value) \\(tally.value) \\(number)") }
        }
        """)
      let outcome = outcome(of: scene)
      #expect(texts(outcome) == ["9 9 9"])
      #expect(outcome.diagnostics.map(\.message) == [])
      #expect(outcome.output.first == "0" && outcome.output.last == "9")
    }
  }

  /// A reader's content, a guide and a body are part of a pass, too.
  @Test(arguments: [
    "GeometryReader { _ in let _ = Task { number = 9 }; Text(\"\\(number)\") }",
    "Text(\"\\(number)\").alignmentGuide(.leading) { d in Task { number = 9 }; return d[.leading] }"
      + ".frame(width: 300, alignment: .leading)",
    "let _ = Task { number = 9 }; Text(\"\\(number)\")",
  ])
  func whatAPassStartsComesAfterIt(body: String) throws {
    let scene = try scene("@State private var number = 0\nvar body: some View { \(body) }")
    let outcome = outcome(of: scene)
    #expect(texts(outcome) == ["9"])
    #expect(outcome.diagnostics.map(\.message) == [])
  }

  /// SwiftUI would lay out without end, too.
  @Test func whatWritesAfterEveryPassIsALoop() throws {
    let scene = try scene(
      """
      @State private var number = 0
      var body: some View {
        Telling(tell: { _ in Task { number += 1 } }) { Text("\\(number)") }
      }
      """)
    #expect(outcome(of: scene).diagnostics.map(\.identifier) == ["layout-loop"])
  }

  @Test(arguments: [
    ".onAppear { Task { print(2); word = \"second\" }; print(1) }",
    ".onAppear { Task { @MainActor in print(2); word = \"second\" }; print(1) }",
    ".task { Task { print(1); word = \"second\" }; print(2) }",
    ".onGeometryChange(for: Double.self) { $0.size.width } action: { _ in "
      + "Task { print(2); word = \"second\" }; print(1) }",
    ".onAppear { let task = Task { print(2); return \"second\" }; print(1)"
      + "; Task { word = await task.value } }",
    ".onAppear { let task = Task { print(1); return \"second\" }"
      + "; Task.detached { let word = await task.value; print(2); self.word = word } }",
  ])
  func anActionsTaskBeginsAfterIt(modifier: String) throws {
    let scene = try scene(
      "@State private var word = \"first\"\nvar body: some View { Text(word)\(modifier) }")
    let outcome = outcome(of: scene)
    #expect(texts(outcome) == ["second"])
    #expect(outcome.output.starts(with: ["1", "2"]))
  }

  @Test func aButtonsTaskBeginsAfterItsAction() throws {
    let scene = try scene(
      """
      @State private var word = "first"
      var body: some View { Button(word) { Task { word += " \\(word == "first")" }; word = "second" } }
      """)
    let action = try #require(outcome(of: scene).result?.nodes.compactMap(\.tap).first)
    action()
    #expect(texts(outcome(of: scene)) == ["second false"])
  }

  /// Nobody but its maker has read an object when its initialiser starts a task, so that each object
  /// that a body makes anew has loaded, and no pass follows from it.
  @Test(arguments: ["ObservableObject", "Observable"])
  func anInitialisersTaskIsRunWithIt(kind: String) throws {
    let isOld = kind == "ObservableObject"
    let scene = try scene(
      """
        \(isOld ? "" : "@Observable") final class Model\(isOld ? ": ObservableObject" : "") {
          \(isOld ? "@Published " : "")var word = "loading"
          init() { Task { word = "loaded" } }
        }
        struct Word: View {
          \(isOld ? "@ObservedObject var" : "let") model: Model
          var body: some View { Text(model.word) }
        }
        var body: some View { VStack { Word(model: Model()) } }
      """)
    let outcome = outcome(of: scene)
    #expect(texts(outcome) == ["loaded"])
    #expect(outcome.diagnostics.map(\.message) == [] && outcome.passes == 1)
  }
}
