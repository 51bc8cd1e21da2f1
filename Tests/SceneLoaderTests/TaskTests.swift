import LayoutSolver
import SceneLoader
import Testing

/// A task that the main actor's code starts begins after that code, as what is given to the main queue
/// does: after the pass of a layout, whose next shows what it writes, and after the action. One that
/// another task starts begins where that leaves the main actor, or after all that wait already.
@Suite struct TaskTests {
  private static let parts = """
    import SwiftUI
    @MainActor final class Count: ObservableObject {
      @Published var value = 0
      func load() async { print("call") }
    }
    @Observable final class Tally {
      var value = 0
      func load() async { print("call") }
      @MainActor func show() async { print("call") }
    }
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
    #expect(outcome(of: scene).diagnostics.map(\.identifier.name) == ["layout-loop"])
  }

  @Test(arguments: [
    ".onAppear { Task { print(2); word = \"second\" }; print(1) }",
    ".onAppear { Task { @MainActor in print(2); word = \"second\" }; print(1) }",
    ".task { Task { print(2); word = \"second\" }; print(1) }",
    ".task { Task { print(1); word = \"second\" }; await Task.yield(); print(2) }",
    ".task { Task { print(2); Task { word = \"second\" } }; Task { word = \"third\" }; print(1) }",
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

  /// The task hears of it when it begins: a search waits for the last letter.
  @Test func aTaskMayBeCancelledBeforeItBegins() throws {
    let scene = try scene(
      """
      @State private var shown: [String] = []
      @State private var search: Task<Void, Never>?
      func look(for word: String) {
        search?.cancel()
        search = Task {
          guard !Task.isCancelled else { return }
          shown.append(word)
        }
      }
      var body: some View {
        Text(shown.joined(separator: " ")).onAppear {
          for word in ["a", "ab", "abc"] { look(for: word) }
          let first = Task { 1 }
          let second = Task {
            let number = await first.value
            return Task.isCancelled ? "cancelled" : "\\(number)"
          }
          second.cancel()
          print(first.isCancelled, second.isCancelled)
          Task { print(await second.value) }
          let handled = Task {
            await withTaskCancellationHandler { print("work", Task.isCancelled) } onCancel: {
              print("handled")
            }
          }
          handled.cancel()
          let checked = Task<Int, any Error> {
            try Task.checkCancellation()
            return 5
          }
          checked.cancel()
          Task { print(await checked.result) }
          let sleeping = Task {
            do { try await Task.sleep(for: .seconds(1)) } catch { print(error) }
            try? await Task.sleep(nanoseconds: 1)
            print("awake")
          }
          sleeping.cancel()
        }
      }
      """)
    let outcome = outcome(of: scene)
    #expect(texts(outcome) == ["abc"])
    #expect(
      outcome.output == [
        "false true", "cancelled", "handled", "work true",
        "failure(Swift.CancellationError())", "CancellationError()", "awake",
      ])
    #expect(outcome.diagnostics.map(\.message) == [])
  }

  /// The main actor takes them in the order in which they were made: one that a task starts comes after
  /// all that wait already, as what follows a `yield` does. The compiler's program prints the same.
  @Test func tasksRunInTheOrderInWhichTheyWereMade() throws {
    let scene = try scene(
      """
      func start() {
        print("a")
        Task {
          print("first")
          Task {
            print("first's")
            Task { print("first's first's") }
          }
          print("first ends")
        }
        Task {
          print("second")
          await Task.yield()
          print("second again")
        }
        Task { print("third") }
        print("b")
      }
      var body: some View { Text("x").onAppear { start() } }
      """)
    let outcome = outcome(of: scene)
    #expect(
      outcome.output == [
        "a", "b", "first", "first ends", "second", "third", "first's", "second again",
        "first's first's",
      ])
    #expect(outcome.diagnostics.map(\.message) == [])
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

  /// What a call waits for on the main actor's behalf lets tasks begin; a function of the main actor's
  /// own is run through.
  @Test(arguments: [
    ("await count.load()", "start call after task"),
    ("await tally.load()", "start call task after"),
    ("await tally.show()", "start call after task"),
    ("await Helper().help()", "start call after task"),
    ("await call()", "start call after task"),
    ("await callElsewhere()", "start call task after"),
    (
      "await withCheckedContinuation { next in Task { print(\"call\"); next.resume() } }",
      "start task call after"
    ),
    (
      "let (all, next) = AsyncStream.makeStream(of: Int.self); Task { next.yield(1); next.finish() }"
        + "; for await _ in all { print(\"call\") }",
      "start task call after"
    ),
    ("let other = Task { print(\"call\") }; await other.value", "start task call after"),
  ])
  func aCallMayLeaveTheMainActor(call: String, printed: String) throws {
    let scene = try scene(
      """
      struct Helper: View {
        var body: some View { Text("") }
        func help() async { print("call") }
      }
      @StateObject private var count = Count()
      @State private var tally = Tally()
      @State private var word = "first"
      func call() async { print("call") }
      nonisolated func callElsewhere() async { print("call") }
      var body: some View {
        Text(word).task {
          Task { print("task"); word = "second" }
          print("start")
          \(call)
          print("after")
        }
      }
      """)
    let outcome = outcome(of: scene)
    #expect(outcome.output.joined(separator: " ") == printed)
    #expect(texts(outcome) == ["second"])
    #expect(outcome.diagnostics.map(\.message) == [])
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
