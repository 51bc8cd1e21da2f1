import LayoutSolver
import Testing

@testable import SceneLoader
@testable import SwiftInterpreter

/// Time stands still in a picture until somebody lets it pass; what waits then goes on at its moment,
/// in the order of the moments, as on a device.
@Suite struct PassingTimeTests {
  private func scene(_ body: String, _ more: String = "") -> Scene {
    let text = """
      import SwiftUI
      import Combine
      struct V: View {
        @State var words = ["start"]
        @State var count = 0
        \(more)
        var body: some View { VStack { Text(words.joined(separator: " ")) }\(body) }
      }
      """
    return Scene(files: [Scene.File(name: "V.swift", text: text)], name: "V")
  }

  private func outcome(_ scene: Scene, after seconds: Double) -> SceneResult {
    var settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 400, height: 800)))
    settings.elapsed = seconds
    return scene.layout(settings, recording: .off)
  }

  private func words(_ scene: Scene, after seconds: Double) -> String {
    let outcome = outcome(scene, after: seconds)
    return
      (outcome.diagnostics.map(\.message)
      + (outcome.result?.nodes.flatMap(\.textLines) ?? [])).joined(separator: "|")
  }

  /// In the middle of a function, of a loop, of a called function: a task goes on where it slept.
  @Test(arguments: [
    ".task { try? await Task.sleep(for: .seconds(2)); words = [\"end\"] }",
    ".task { try? await Task.sleep(nanoseconds: 2_000_000_000); words = [\"end\"] }",
    ".onAppear { Task { try await Task.sleep(for: .milliseconds(2000)); words = [\"end\"] } }",
    ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { words = [\"end\"] } }",
    ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2), execute: DispatchWorkItem { words = [\"end\"] }) }",
    ".onAppear { Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in words = [\"end\"] } }",
    ".task { await load() }",
    ".task { let loaded = await Task { try? await Task.sleep(for: .seconds(2)); return \"end\" }.value; words = [loaded] }",
    """
    .task {
      let loaded = await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.resume(returning: "end") }
      }
      words = [loaded]
    }
    """,
  ])
  func whatWaitsGoesOn(modifier: String) {
    let load = "func load() async { try? await Task.sleep(for: .seconds(2)); words = [\"end\"] }"
    let scene = scene(modifier, load)
    #expect(words(scene, after: 0) == "start")
    #expect(outcome(scene, after: 1.5).nextDue == 2)
    #expect(words(scene, after: 1.5) == "start")
    #expect(words(scene, after: 2) == "end")
    #expect(outcome(scene, after: 60).nextDue == nil)
    #expect(outcome(scene, after: 60).waits.isEmpty)
    // At once, and in a scene that was shown later before.
    #expect(words(self.scene(modifier, load), after: 2) == "end")
    #expect(words(scene, after: 1) == "start")
  }

  @Test func aTimerThatAlwaysFiresEnds() {
    let scene = scene(
      """
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 0.0001, repeats: true) { _ in words = ["some"] }
      }
      """)
    let outcome = outcome(scene, after: 3600)
    #expect(outcome.diagnostics.map(\.identifier.name) == ["many-moments"])
    #expect(outcome.result?.nodes.flatMap(\.textLines) == ["some"])
  }

  /// Two tasks and a closure, by their moments and not by when they were begun.
  @Test func momentsComeInTheirOrder() {
    let scene = scene(
      """
      .task {
        for _ in 0..<3 { try? await Task.sleep(for: .seconds(2)); words.append("even") }
      }
      .task { try? await Task.sleep(for: .seconds(1)); words.append("one") }
      .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { words.append("three") } }
      """)
    #expect(words(scene, after: 2) == "start one even")
    #expect(words(scene, after: 10) == "start one even three even even")
  }

  /// A timer and a clock show the moment; a view that appears later begins its own waiting then.
  @Test func clocksGoOn() {
    let ticking = scene(
      ".onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { words = [\"\\(Int($0.timeIntervalSince(start)))\"] }",
      "let start = Date(timeIntervalSince1970: 1_168_335_660)")
    #expect(words(ticking, after: 3.5) == "3")
    #expect(outcome(ticking, after: 3.5).nextDue == 4)
    let next = scene(
      """
      .task { try? await Task.sleep(for: .seconds(1)); count = 1 }
      .overlay { if count == 1 { Color.red.task { try? await Task.sleep(for: .seconds(1)); words = ["next"] } } }
      """)
    #expect(words(next, after: 1.5) == "start")
    #expect(words(next, after: 2) == "next")
  }

  /// State that was written meanwhile stays, and starting over goes back to the beginning.
  @Test func startingOverGoesBack() {
    let scene = scene(".task { try? await Task.sleep(for: .seconds(1)); words.append(\"end\") }")
    #expect(words(scene, after: 1) == "start end")
    #expect(words(scene, after: 2) == "start end")
    scene.startOver()
    #expect(words(scene, after: 0) == "start")
    #expect(words(scene, after: 1) == "start end")
  }

  /// What fails in a task that has slept is a problem of the scene, and a task that is cancelled
  /// hears of it.
  @Test func failuresAreReported() {
    let failing = scene(".task { try? await Task.sleep(for: .seconds(1)); words = [words[7]] }")
    #expect(words(failing, after: 0) == "start")
    #expect(outcome(failing, after: 1).diagnostics.map(\.severity) == [.error])
    let cancelled = scene(
      """
      .onAppear {
        let task = Task { do { try await Task.sleep(for: .seconds(2)) } catch { words = ["cancelled"] } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
      }
      """)
    #expect(words(cancelled, after: 2) == "cancelled")
  }

  /// More tasks than may wait are left as they are, and none of them keeps the scene.
  @Test func anyNumberOfTasksMayWait() {
    let scene = scene(
      """
      .onAppear {
        for _ in 0..<500 { Task { try? await Task.sleep(for: .seconds(1)); count += 1; words = ["\\(count)"] } }
      }
      """)
    #expect(words(scene, after: 0) == "start")
    #expect(words(scene, after: 1) == "\(Agenda.taskLimit)")
  }
}
