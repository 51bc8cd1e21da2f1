import LayoutSolver
import Testing

@testable import SceneLoader

/// SwiftUI shows titles, items and search fields in the bars of a navigation container alone
/// (`navigationTitle(_:)`: "A view's navigation title is used to visually display the current
/// navigation state of an interface"); without one they are nowhere to be seen, which is said.
@Suite struct UnshownBarTests {
  private func notes(_ body: String, platform: Platform = Platform(kind: .ios, os: 26)) -> [String]
  {
    let text =
      "import SwiftUI\nstruct V: View {\n  @State var q = \"\"\n  var body: some View {\n    \(body)\n  }\n}"
    let scene = Scene(files: [Scene.File(name: "V.swift", text: text)], name: "V")
    var settings = LayoutSettings(container: LayoutContainer(size: Size(width: 402, height: 874)))
    settings.platform = platform
    let outcome = scene.layout(settings, recording: .off)
    #expect(!outcome.diagnostics.contains { $0.severity == .error })
    return outcome.notes.map { "\($0.location?.line ?? 0) \($0.message)" }
  }

  @Test(arguments: [
    ("Text(\"a\").navigationTitle(\"T\")", "navigationTitle"),
    ("Text(\"a\").navigationBarTitle(\"T\", displayMode: .inline)", "navigationBarTitle"),
    ("Text(\"a\").toolbar { Button(\"Save\") {} }", "toolbar"),
    ("List { Text(\"a\") }.searchable(text: $q)", "searchable"),
    ("VStack { ForEach(0..<9) { _ in Text(\"a\").navigationTitle(\"T\") } }", "navigationTitle"),
    ("TabView { Text(\"a\").navigationTitle(\"T\").tabItem { Text(\"A\") } }", "navigationTitle"),
  ])
  func withoutABar(body: String, modifier: String) {
    #expect(
      notes(body) == ["5 \(modifier) shows nothing here: no NavigationStack is around it"])
  }

  @Test(arguments: [
    "NavigationStack { Text(\"a\").navigationTitle(\"T\").toolbar { Button(\"Save\") {} } }",
    "NavigationStack { List { Text(\"a\") }.searchable(text: $q) }",
    "NavigationView { Text(\"a\").navigationBarTitle(\"T\") }",
    "NavigationSplitView { Text(\"a\").navigationTitle(\"T\") } detail: { Text(\"b\") }",
    "TabView { NavigationStack { Text(\"a\").navigationTitle(\"T\") }.tabItem { Text(\"A\") } }",
    "TextField(\"f\", text: $q).toolbar { ToolbarItem(placement: .keyboard) { Text(\"Done\") } }",
  ])
  func inABar(body: String) {
    #expect(notes(body).isEmpty)
  }

  @Test func aMacHasAWindowForThem() {
    #expect(
      notes("Text(\"a\").navigationTitle(\"T\")", platform: Platform(kind: .mac, os: 26)).isEmpty)
  }
}
