import LayoutSolver
import Testing

@testable import SceneLoader

/// A picture is of one moment. What a scene asks for at a later one isn't in it, which is said.
@Suite struct WaitingTests {
  private func outcome(_ modifier: String) -> (notes: [String], texts: [String]) {
    let text = """
      import SwiftUI
      struct V: View {
        @State var word = "first"
        var body: some View {
          Text(word)
            \(modifier)
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "V.swift", text: text)], name: "V")
    let container = LayoutContainer(size: Size(width: 400, height: 800))
    let outcome = scene.layout(LayoutSettings(container: container), recording: .off)
    return (
      outcome.notes.map { "\($0.location?.line ?? 0) \($0.message)" },
      outcome.result?.nodes.flatMap(\.textLines) ?? []
    )
  }

  @Test(arguments: [
    (".task { try? await Task.sleep(for: .seconds(1)); word = \"second\" }", "Task.sleep"),
    (
      ".onAppear { Task { try await Task.sleep(nanoseconds: 5); word = \"second\" } }", "Task.sleep"
    ),
    (
      ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { word = \"second\" } }",
      "asyncAfter"
    ),
  ])
  func whatWaitsIsSaid(modifier: String, call: String) {
    let (notes, texts) = outcome(modifier)
    #expect(notes == ["6 time stands still here: what waits for \(call) isn't run"])
    #expect(texts == ["first"])
  }

  @Test(arguments: [
    ".task { word = \"second\" }", ".onAppear { DispatchQueue.main.async { word = \"second\" } }",
  ])
  func whatComesAtOnceIsRun(modifier: String) {
    let (notes, texts) = outcome(modifier)
    #expect(notes.isEmpty && texts == ["second"])
  }
}
