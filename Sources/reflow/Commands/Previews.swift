import ArgumentParser
import JSONText
import LayoutChecks
import LayoutSolver
import Playground
import Questions
import SceneLoader

struct Previews: LaysOut {
  static let configuration = CommandConfiguration(
    commandName: AnsweringCommand.previews.rawValue,
    _superCommandName: Reflow.name,
    abstract: "List what a file or a folder can show: previews, the app's window, views.",
    discussion: """
      A name of the list is what --preview takes. What is known to have an error comes last and
      says where. With --open each is laid out by itself, and the list says which open, and of the
      others what is in the way. One that nobody hands an object of the environment stops in
      Xcode, too; the sum says how many these are.
      Exit code 1 when --open finds one that doesn't.
      """)

  @Argument(
    help: "A Swift file, a folder of them, a bundled scene's name, or - for standard input.",
    completion: .file(extensions: ["swift"]))
  var path: String
  @Flag(name: .customLong("open"), help: "Lay each out, and say which open.") var opens = false
  @OptionGroup var layout: LayoutOptions
  @Option(help: "How to print it.") var format = OutputFormat.text

  func run() throws {
    let scene = try SceneOptions.load(path, preview: nil, for: layout)
    let settings = layout.settings(for: scene)
    let all = scene.shownViews.enumerated().map { index, view in
      ShownPreview(
        view, outcome: opens ? scene.outcome(ofShowing: index, settings) : nil,
        missing: view.location.map { scene.missingModules(importedBy: $0.file) } ?? [])
    }
    let shown = all.filter(\.isPromising) + all.filter { !$0.isPromising }
    // What is left out of a folder is missing from the list, too.
    for note in scene.diagnostics where note.severity == .note {
      Streams.message(scene.text(of: note))
    }
    if let sentence = Scene.sentence(onMissing: scene.missingModules) {
      Streams.message(
        sentence + "; what uses them is a placeholder or left out; packages are read once Xcode or "
          + "'swift package resolve' has fetched them")
    }
    switch format {
    case .text:
      let rows = shown.map(\.row)
      TreeReport.table(rows).forEach(Streams.data)
      if opens {
        let count = shown.count { $0.outcome?.isOpen == true }
        let alone = shown.count { $0.outcome?.lacksObject == true }
        let partial = shown.count {
          $0.outcome.map { $0.isOpen && !$0.standIns.isEmpty } ?? false
        }
        Streams.message(
          "\(count) of \(shown.count) open"
            + (partial == 0 ? "" : "; \(partial) with placeholders")
            + (alone == 0
              ? "" : "; \(alone) lack an object of the environment and stop in Xcode, too"))
      }
    case .json: Streams.data(JSON.array(shown.map(\.json)).pretty)
    }
    if shown.contains(where: { $0.outcome?.isOpen == false }) { throw Outcome.sceneHasErrors }
  }
}

/// A line of the list.
private struct ShownPreview {
  let view: Scene.ShownView
  /// Nil where it wasn't laid out.
  let outcome: PreviewOutcome?
  /// The modules that its file imports and that aren't here.
  let missing: [String]

  init(_ view: Scene.ShownView, outcome: PreviewOutcome?, missing: [String]) {
    self.view = view
    self.outcome = outcome
    self.missing = missing
  }

  /// Whether nothing is known to be in the way of it.
  var isPromising: Bool { outcome?.isOpen ?? (view.problem == nil) }

  private var place: String { view.location.map { "\($0.file):\($0.line)" } ?? "" }

  var row: [String] {
    let title = view.title == view.name ? "" : view.title
    return [place, view.name, title] + [outcome?.words ?? view.problem].compactMap(\.self)
  }

  var json: JSON {
    var members: [(String, JSON)] = [
      ("name", .string(view.name)), ("title", .string(view.title)),
      ("file", .string(view.location?.file)),
      ("line", .number(view.location.map { Double($0.line) })),
      ("problem", .string(outcome == nil ? view.problem : outcome?.problems.first?.sentence)),
      ("missingModules", .array(missing.map(JSON.string))),
    ]
    if let outcome {
      members.append(("opens", .bool(outcome.isOpen)))
      members.append(("lacksObject", .bool(outcome.lacksObject)))
      members.append(("problems", .array(outcome.problems.map { .string($0.sentence) })))
      members.append(("standIns", .array(outcome.standIns.map(JSON.string))))
      members.append(("undrawn", .array(outcome.undrawn.map(JSON.string))))
      members.append(("waits", .array(outcome.waits.map { .string($0.sentence) })))
    }
    return .object(members)
  }
}

/// The result of laying out one thing that a scene can show.
private struct PreviewOutcome {
  /// The errors in the way, the first first.
  let problems: [SceneDiagnostic]
  /// Placeholders for views that are not known.
  let standIns: [String]
  /// What SwiftUI would show and the picture doesn't, in a check's words.
  let undrawn: [String]
  /// The errors of code that nothing came of.
  let holes: [SceneDiagnostic]
  /// What isn't run because it waits for its time.
  let waits: [SceneDiagnostic]

  var isOpen: Bool { problems.isEmpty }

  /// Returns true if nothing is in the way but that no view around hands it an object.
  var lacksObject: Bool {
    !isOpen && problems.allSatisfy { $0.identifier == .missingEnvironmentObject }
  }

  var words: String {
    if let first = problems.first { return first.sentence }
    let placeholders =
      standIns.isEmpty ? [] : ["a placeholder for " + standIns.joined(separator: ", ")]
    let hole = holes.first?.location.map { place in
      "nothing came of \(holes.count == 1 ? "" : "\(holes.count) places, such as ")"
        + "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
    }
    return (["opens"] + placeholders + [hole].compactMap(\.self) + undrawn + waits.map(\.message))
      .joined(separator: "; ")
  }
}

extension SceneDiagnostic {
  /// The message after its place.
  fileprivate var sentence: String {
    (location.map { "\($0.file):\($0.line): " } ?? "") + message
  }
}

extension Scene {
  /// Lays one of ``shownViews`` out by itself.
  fileprivate func outcome(
    ofShowing position: Int, _ settings: LayoutSettings
  ) -> PreviewOutcome {
    startOver(showing: position)
    let outcome = layout(settings, recording: .off)
    let problems = outcome.brokenCode + outcome.diagnostics.filter { $0.severity == .error }
    var names: [String] = []
    for node in outcome.result?.nodes ?? [] {
      guard case .placeholder(let name) = node.drawing, !names.contains(name) else { continue }
      names.append(name)
    }
    var undrawn: [String] = []
    for finding in outcome.result?.findings ?? []
    where finding.rule == .undrawn && !undrawn.contains(finding.message) {
      undrawn.append(finding.message)
    }
    return PreviewOutcome(
      problems: problems, standIns: names, undrawn: undrawn, holes: outcome.holes,
      waits: outcome.waits)
  }
}
