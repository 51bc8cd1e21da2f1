import LayoutSolver
import Testing

@testable import SceneLoader

/// A picture is of one moment. What a scene asks for at a later one isn't in it, which is said.
@Suite struct WaitingTests {
  private func outcome(
    _ modifier: String, importing module: String = "Foundation"
  ) -> (notes: [String], texts: [String]) {
    let text = """
      import SwiftUI; import \(module)
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

  /// A focused field brings out the keyboard, which no picture has.
  @Test(arguments: [(true, 1), (false, 0)])
  func theKeyboardIsMissed(isFocused: Bool, count: Int) {
    let text = """
      import SwiftUI
      struct V: View {
        @FocusState var isFocused: Bool
        var body: some View {
          TextField("Message", text: .constant("")).focused($isFocused).onAppear { isFocused = \(isFocused) }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "V.swift", text: text)], name: "V")
    let container = LayoutContainer(size: Size(width: 400, height: 800))
    let outcome = scene.layout(LayoutSettings(container: container), recording: .off)
    #expect(outcome.notes.map(\.identifier.name) == Array(repeating: "keyboard", count: count))
  }

  @Test(arguments: [
    ".task { word = \"second\" }", ".onAppear { DispatchQueue.main.async { word = \"second\" } }",
  ])
  func whatComesAtOnceIsRun(modifier: String) {
    let (notes, texts) = outcome(modifier)
    #expect(notes.isEmpty && texts == ["second"])
  }

  /// What a module that isn't here is asked for comes as late as what the network is asked for: a
  /// scene shows what it shows while it loads, and nothing is made of a value that never came.
  @Test(arguments: [
    ".task { let day = try? await Forecasts.shared.today(); word = day!.name }",
    ".task { for await day in Forecasts.shared.days { word = day.name }; word = \"second\" }",
    ".task { async let day = Forecasts.shared.today(); word = await day.name }",
    """
    .task {
      func load() async throws -> [String] { try await Forecasts.shared.names() }
      word = (try? await load())?.first ?? "none"
    }
    """,
  ])
  func aMissingModulesAnswerIsWaitedFor(modifier: String) {
    let (notes, texts) = outcome(modifier, importing: "WeatherMaps")
    #expect(notes.contains { $0.hasSuffix("what waits for Forecasts isn't run") }, "\(notes)")
    #expect(texts == ["first"])
  }

  /// Nobody asks for a value here, or a library says what it counts as.
  @Test(arguments: [
    ".task { await Forecasts.shared.refresh(); word = \"second\" }",
    ".task { _ = try? await Forecasts.shared.refresh(); word = \"second\" }",
    """
    .task {
      let center = UNUserNotificationCenter.current()
      let isAllowed = try? await center.requestAuthorization(options: [.alert])
      word = isAllowed == true ? "allowed" : "second"
    }
    """,
  ])
  func whatNobodyAsksForIsNotWaitedFor(modifier: String) {
    let (notes, texts) = outcome(modifier, importing: "WeatherMaps")
    #expect(notes.allSatisfy { !$0.contains("isn't run") } && texts == ["second"], "\(notes)")
  }
}
