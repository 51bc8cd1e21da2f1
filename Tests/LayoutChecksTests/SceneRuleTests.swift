import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import LayoutChecks

/// The rules that look at the source, or at more sizes than a layout has: a scene of `Tests/Findings` has
/// each, and here is one that looks like it and is as it should be.
@Suite struct SceneRuleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Findings")

  private static func found(in scene: Scene) throws -> [SceneDiagnostic] {
    let settings = try #require(Device.named("iphone-16-pro")).settings(.portrait)
    let result = try #require(scene.layout(settings, recording: .off).result)
    return scene.findings(of: result)
  }

  /// The rule, and a body without what it is about.
  static let sound: [(rule: String, body: String)] = [
    (
      "ahead-of-spacer",
      """
      VStack {
        Text("Title")
        Text("Name").frame(maxHeight: .infinity, alignment: .top)
        Spacer()
      }
      """
    ),
    (
      "baselines-differ",
      """
      HStack {
        Text("Title").font(.headline)
        Text("12").font(.caption).padding(4).background(.yellow)
        Spacer()
        Text("18").font(.system(size: 60))
      }
      """
    ),
    (
      "columns-centred",
      """
      HStack {
        VStack { Text("Ada"); Text("Ben") }.frame(width: 100)
        Image(systemName: "star")
        VStack { Text("Emil") }.frame(width: 100)
      }
      """
    ),
    (
      "covers-text",
      """
      Text("Short").frame(maxWidth: .infinity).overlay(alignment: .trailing) {
        Button("Close", systemImage: "xmark") {}
      }
      """
    ),
    ("fills-offer", #"HStack { Text("New"); Text("Sale"); Spacer() }.background(.yellow)"#),
    (
      "frame-in-phase",
      """
      AsyncImage(url: nil) { picture in
        picture.resizable().frame(width: 150, height: 220)
      } placeholder: {
        Color.gray.frame(width: 150, height: 220)
      }
      """
    ),
    (
      "lines-lead",
      """
      VStack {
        Text("Welcome").font(.title)
        Text("This page tells you how your device is set up, and who can help you with it.")
      }
      """
    ),
    (
      "one-key-twice",
      #"Text("One").onPreferenceChange(A.self) { a = $0 }.onPreferenceChange(B.self) { b = $0 }"#
    ),
    (
      "reduce-drops",
      #"Text("One").background(GeometryReader { Color.clear.preference(key: A.self, value: $0.size.width) })"#
    ),
    (
      "row-spends-room",
      #"HStack(spacing: 8) { Image(systemName: "gear"); Text("Settings") }.padding(14).frame(width: 200)"#
    ),
    (
      "stands-at-top",
      """
      ScrollView {
        VStack {
          Image(systemName: "tray").font(.largeTitle)
          Text("No messages")
          TextField("Search", text: .constant(""))
        }
      }
      """
    ),
    (
      "wider-than-column",
      """
      LazyVGrid(columns: [GridItem(.fixed(300))]) {
        Text("Card").frame(width: 300, height: 160)
      }
      """
    ),
  ]

  @Test("What is as it should be isn't found", arguments: sound)
  func soundForms(rule: String, body: String) throws {
    let text = """
      import SwiftUI
      struct A: PreferenceKey {
        static let defaultValue = 0.0
        static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
      }
      struct B: PreferenceKey {
        static let defaultValue = 0.0
        static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
      }
      struct ContentView: View {
        @State private var a = 0.0
        @State private var b = 0.0
        var body: some View {
          \(body)
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "a.swift", text: text)], name: "a")
    #expect(!scene.hasErrors, "\(scene.diagnostics)")
    let found = try Self.found(in: scene)
    #expect(!found.contains { $0.identifier.name == rule }, "\(found.map(\.message))")
  }

  @Test("Every rule has a sound form")
  func count() {
    #expect(Set(Self.sound.map(\.rule)) == Set(SceneRule.allCases.map(\.rawValue)))
  }

  @Test(
    "What mends it is proven",
    arguments: [
      SceneRule.aheadOfSpacer, .baselinesDiffer, .columnsCentred, .frameInPhase, .linesLead,
      .standsAtTop, .widerThanColumn,
    ])
  func remedies(rule: SceneRule) throws {
    let scene = try Scene(path: Self.folder.appending(path: "\(rule.rawValue).swift").path)
    let settings = try #require(Device.named("iphone-16-pro")).settings(.portrait)
    let matrix = LayoutMatrix(base: settings, screen: nil, AxisValues())
    let search = RemedySearch(scene, matrix)
    let finding = try #require(
      search.findings.first { $0.problem.identifier.name == rule.rawValue }, "\(search.findings)")
    let remedy = try #require(search.remedies()[FindingKey(finding.problem)])
    let files = try #require(remedy.edits.applied(to: scene.files))
    let after = try Self.found(in: Scene(files: files, name: "after"))
    #expect(!after.contains { $0.identifier.name == rule.rawValue }, "\(remedy.words)")
  }

  @Test("What follows from a rule's finding stands behind it")
  func consequences() throws {
    let text = """
      import SwiftUI
      #Preview {
        HStack(spacing: 0) {
          ForEach(["Settings", "Alerts", "Awards", "Photos", "Quit"], id: \\.self) { title in
            HStack(spacing: 8) { Image(systemName: "gear"); Text(title); Spacer() }.padding(12)
          }
        }
      }
      """
    let found = try Self.found(
      in: Scene(files: [Scene.File(name: "a.swift", text: text)], name: "a"))
    let place = try #require(found.firstIndex { $0.identifier.name == "row-spends-room" })
    let next = try #require(found.dropFirst(place + 1).first)
    #expect(next.isConsequence && next.message.contains("Settings"))
  }
}
