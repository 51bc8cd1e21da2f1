import LayoutChecks
import LayoutSolver
import SceneLoader

/// The questions about a scene under a single condition, in one go or in parts.
struct SceneCheck {
  let layout: LayoutOptions
  /// Whether modifiers without effect are listed.
  let listsWithoutEffect: Bool
  /// Whether remedies are looked for.
  var looksForRemedies = false
  /// Which findings of a scene get no remedies.
  var leftOut: (CheckedScene) -> Set<FindingKey> = { _ in [] }

  /// A part that can be done by itself.
  enum Part: Hashable, Codable {
    /// What the scene shows first.
    case root
    /// The errors of one preview, and what waits there for its time.
    case preview(Int)
    case expectations
  }

  /// A part's results.
  struct Found: Codable {
    var problems: [SceneDiagnostic] = []
    /// Notes, which are printed last.
    var notes: [SceneDiagnostic] = []
    /// Remedies of problems.
    var remedies: [FindingKey: Remedy] = [:]
  }

  /// All of it.
  func checked(_ scene: Scene, _ path: String) -> CheckedScene {
    let facts = SceneFacts(scene)
    let parts = Self.parts(of: facts)
    return Self.merged(path, facts, zip(parts, parts.map { found($0, in: scene) }))
  }

  /// The parts: the app of a project's folder shows few of its views.
  static func parts(of facts: SceneFacts) -> [Part] {
    let showsOthers = facts.previews.count > 1 || facts.previews.first != facts.rootName
    return [.root] + (showsOthers ? facts.previews.indices.map(Part.preview) : [])
      + (facts.hasExpectations ? [.expectations] : [])
  }

  func found(_ part: Part, in scene: Scene) -> Found {
    switch part {
    case .root:
      TestFault.strike(scene.rootName)
      let run = SceneRun(scene: scene, layout, recording: .off)
      let notes = run.notes + (listsWithoutEffect ? run.notesOnModifiersWithoutEffect : [])
      let isMendable = looksForRemedies && !run.problems.isEmpty
      return Found(
        problems: run.problems, notes: notes,
        remedies: isMendable ? RemedySearch(scene, layout.matrix(for: scene)).remedies() : [:])
    case .preview(let preview):
      TestFault.strike(scene.previews[preview])
      let laidOut = scene.layoutFromStart(
        layout.settings(for: scene), showing: preview, recording: .off)
      return Found(
        problems: laidOut.diagnostics.filter { $0.severity == .error }, notes: laidOut.waits)
    case .expectations:
      let check = ExpectationCheck(
        base: layout.screen(for: scene), settings: layout.settings(for: scene))
      return Found(problems: check.problems(of: scene))
    }
  }

  /// The combined results of the parts: the problems of what is shown first, errors of other
  /// previews, notes, and unmet expectations if there is nothing else.
  static func merged(
    _ path: String, _ facts: SceneFacts, _ parts: some Sequence<(Part, Found)>
  ) -> CheckedScene {
    var (problems, notes, expected): ([SceneDiagnostic], [SceneDiagnostic], [SceneDiagnostic]) =
      ([], [], [])
    var remedies: [FindingKey: Remedy] = [:]
    for (part, found) in parts {
      switch part {
      case .root: (problems, notes, remedies) = (found.problems, found.notes, found.remedies)
      case .preview:
        for problem in found.problems where !problems.contains(problem) { problems.append(problem) }
        for note in found.notes where !(problems + notes).contains(note) { notes.append(note) }
      case .expectations: expected = found.problems
      }
    }
    let all = (problems + notes).map { ConditionalFinding($0, count: 1) }
    var outcome = MatrixOutcome(findings: all)
    outcome.add(expected: expected)
    outcome.add(remedies)
    return CheckedScene(path: path, files: facts.files, outcome: outcome)
  }
}
