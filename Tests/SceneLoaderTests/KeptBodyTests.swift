import Foundation
import LayoutSolver
import Testing

@testable import SceneLoader

/// Bodies that SwiftUI would not run again are kept from tree to tree, and what a scene says and shows
/// is the same as when every body runs.
struct KeptBodyTests {
  /// One scene with bodies kept and without, to which the same happens.
  private struct Pair {
    private var kept: Scene
    private var fresh: Scene
    private var results: [SceneResult] = []
    private var settings: LayoutSettings

    init(_ files: [Scene.File], settings: LayoutSettings) {
      kept = Scene(files: files, name: "-")
      fresh = Scene(files: files, name: "-")
      fresh.keepsBodies = false
      self.settings = settings
    }

    /// Whether a file was saved since the last layout.
    private var isSaved = false
    /// The bodies that ran before the last saved file.
    private var earlier = (kept: 0, fresh: 0)
    /// How many bodies ran, with bodies kept and without.
    var evaluations: (kept: Int, fresh: Int) {
      (earlier.kept + kept.evaluatedBodies, earlier.fresh + fresh.evaluatedBodies)
    }

    /// The places in the result that can be pressed.
    var buttons: Int { results.first?.result?.nodes.count { $0.tap != nil } ?? 0 }

    /// Lays both out, and returns the first thing that they say or show differently.
    mutating func difference(_ recording: Recording = .on) -> String? {
      results = [kept, fresh].map { $0.layout(settings, recording: recording) }
      var words = results.map(Self.words)
      // What is presented is known to a program that goes on, and takes another pass to know for one
      // that was loaded.
      if !isSaved {
        for index in words.indices { words[index].append("\(results[index].passes) passes") }
      }
      isSaved = false
      let (ours, theirs) = (words[0], words[1])
      let first = zip(ours, theirs).first { $0 != $1 }
      return first.map { "kept: \($0)\nfresh: \($1)" }
        ?? (ours.count == theirs.count ? nil : "\(ours.count) for \(theirs.count) lines")
    }

    func press(_ number: Int) {
      for result in results {
        let taps = result.result?.nodes.compactMap(\.tap) ?? []
        if taps.indices.contains(number) { taps[number]() }
      }
    }

    mutating func change(_ change: (inout LayoutSettings) -> Void) { change(&settings) }

    /// Saves other texts, of which the one scene takes what differs.
    mutating func save(_ files: [Scene.File]) {
      isSaved = true
      earlier = evaluations
      let loads = kept.loads
      kept.edit(files)
      // A program that goes on goes on counting.
      if kept.loads == loads { earlier.kept -= kept.evaluatedBodies }
      fresh = fresh.edited(files)
      fresh.keepsBodies = false
    }

    mutating func startOver() {
      kept.startOver()
      fresh.startOver()
    }

    private static func words(_ outcome: SceneResult) -> [String] {
      let problems = (outcome.diagnostics + outcome.notes).map(\.message)
      guard let result = outcome.result else { return outcome.output + problems }
      let nodes = result.nodes.map {
        "\($0.name) \($0.frame) \($0.textLines) \($0.drawing) \($0.detail)"
      }
      let events = result.events.map {
        "\($0.phase) \($0.node) \($0.rule) \($0.operands) \($0.answer)"
      }
      return nodes + outcome.output + problems + events
        + ["\(outcome.reads)", "\(outcome.isPartial)"]
    }
  }

  private static let phone: LayoutSettings = {
    Device.named("iphone-16-pro")?.settings(.portrait)
      ?? LayoutSettings(container: LayoutContainer(size: Size(width: 402, height: 874)))
  }()

  /// Presses, other widths and settings, saved files and new starts, by lot.
  private static func attack(
    _ files: [Scene.File], seed: UInt64, steps: Int
  ) -> (difference: String?, evaluations: (kept: Int, fresh: Int)) {
    var pair = Pair(files, settings: phone)
    var lot = Lot(state: seed &* 0x2545_F491_4F6C_DD1D | 1)
    var taken: [String] = ["opened"]
    var difference = pair.difference()
    for _ in 0..<steps where difference == nil {
      let buttons = pair.buttons
      switch lot.below(buttons > 0 ? 12 : 5) {
      case 0:
        let width = Double(300 + lot.below(200))
        pair.change { $0.container.size.width = width }
        taken.append("width \(width)")
      case 1:
        let size = lot.among([DynamicTypeSize.large, .accessibility1, .small])
        pair.change { $0.dynamicTypeSize = size }
        taken.append("\(size)")
      case 2:
        var edited = files
        edited[0].text = KeptProgramTests.edited(edited[0].text, &lot)
        pair.save(edited)
        taken.append("saved \(edited[0].text)")
      case 3:
        pair.startOver()
        taken.append("started over")
      case 4:
        pair.change { $0.colorScheme = $0.colorScheme == .dark ? .light : .dark }
        taken.append("other scheme")
      default:
        let button = lot.below(buttons)
        pair.press(button)
        taken.append("pressed \(button)")
      }
      difference = pair.difference(lot.isLucky(3) ? .on : .off)
    }
    return (
      difference.map { "\(taken.joined(separator: ", ")):\n\($0)" }, pair.evaluations
    )
  }

  /// Presses a button by its title, and counts the bodies that run then.
  private static func bodies(pressing title: String, in scene: Scene) throws -> Int {
    let result = try #require(scene.layout(phone).result)
    let before = scene.evaluatedBodies
    let text = try #require(result.nodes.first { $0.textLines == [title] })
    let button = try #require(
      sequence(first: text, next: { $0.parent.map { result.node($0) } }).first { $0.tap != nil })
    button.tap?()
    #expect(scene.layout(phone).diagnostics.isEmpty)
    return scene.evaluatedBodies - before
  }

  /// `Outer` runs for what it reads, and not for what it passes on as a binding alone.
  @Test(
    "A press runs the bodies that read what it writes",
    arguments: [
      // `Inside` alone.
      ("inside", 1),
      // `Outer`, and the `Leaf` that has another number then.
      ("first", 2),
      // `Middle`, which reads its binding, and its `Leaf`.
      ("second", 2),
      // What is written is there already.
      ("nothing", 0),
    ])
  func readersAlone(button: String, bodies: Int) throws {
    let text = """
      import SwiftUI
      struct Leaf: View { let number: Int; var body: some View { Text("leaf \\(number)") } }
      struct Middle: View {
        @Binding var number: Int
        var body: some View { VStack { Leaf(number: number); Button("second") { number += 1 } } }
      }
      struct Inside: View {
        @State private var count = 0
        var body: some View { VStack { Text("own \\(count)"); Button("inside") { count += 1 } } }
      }
      struct Colored: View {
        @Environment(\\.isEnabled) private var isEnabled
        var body: some View { Color(isEnabled ? .red : .gray) }
      }
      struct Outer: View {
        @State private var first = 0
        @State private var second = 0
        var body: some View {
          VStack {
            Button("first") { first += 1 }
            Button("nothing") { first = first }
            Leaf(number: first)
            Leaf(number: 7)
            Middle(number: $second)
            Inside()
            Colored()
          }
        }
      }
      #Preview { Outer() }
      """
    let scene = Scene(files: [Scene.File(name: "a.swift", text: text)], name: "-")
    try #require(scene.diagnostics.isEmpty)
    _ = scene.layout(Self.phone)
    #expect(scene.evaluatedBodies == 7)
    #expect(try Self.bodies(pressing: button, in: scene) == bodies)
    #expect(try Self.bodies(pressing: button, in: scene) == bodies)
  }

  @Test("Scenes in the styles people write", arguments: CorpusTests.paths)
  func scenes(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // By the file's name alone, so that a clone elsewhere takes the same steps.
    let name = path.split(separator: "/").last ?? ""
    let seed = UInt64(name.utf8.reduce(0) { $0 &* 31 &+ UInt32($1) })
    let outcome = Self.attack([Scene.File(name: "a.swift", text: text)], seed: seed, steps: 4)
    #expect(outcome.difference == nil)
  }

  @Test("Random scenes that write all that a view can depend on")
  func randomScenes() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["REFLOW_KEPT_SCENES"].flatMap(UInt64.init) ?? 15
    let first = environment["REFLOW_KEPT_FIRST"].flatMap(UInt64.init) ?? 20
    var (kept, fresh, broken) = (0, 0, 0)
    for seed in first..<first + count {
      let scene = RandomScene(seed: seed)
      let files = [Scene.File(name: "a.swift", text: scene.text)]
      let loaded = Scene(files: files, name: "-")
      if !loaded.diagnostics.isEmpty {
        broken += 1
        if broken == 1 { Issue.record("\(loaded.diagnostics)\n\(scene.text)") }
        continue
      }
      let outcome = Self.attack(files, seed: seed, steps: 12)
      kept += outcome.evaluations.kept
      fresh += outcome.evaluations.fresh
      #expect(outcome.difference == nil, "seed \(seed)\n\(scene.text)")
      if outcome.difference != nil { return }
    }
    // What is never kept would be the same, too.
    #expect(kept * 10 < fresh * 9, "\(kept) of \(fresh)")
  }
}
