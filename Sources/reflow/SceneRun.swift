import ArgumentParser
import LayoutChecks
import LayoutSolver
import SceneLoader

/// A scene loaded and laid out once for a subcommand, with all its problems and notes.
struct SceneRun {
  let scene: Scene
  let settings: LayoutSettings
  /// Nil where errors leave nothing to lay out.
  let result: LayoutResult?
  let output: [String]
  /// Problems in the source and of the run, then findings about the layout.
  let problems: [SceneDiagnostic]
  /// Notes on correct code that doesn't show in the picture.
  let notes: [SceneDiagnostic]

  /// The scene of a command, which stays until the process ends: to let go of all that a large app
  /// declares takes a twentieth of the time to load it.
  init(_ options: SceneOptions, _ layout: LayoutOptions, recording: Recording) throws {
    self.init(scene: try options.load(for: layout), layout, recording: recording)
    _ = Unmanaged.passRetained(Kept(run: self))
  }

  private final class Kept {
    private let run: SceneRun
    init(run: SceneRun) { self.run = run }
  }

  init(scene: Scene, _ layout: LayoutOptions, recording: Recording) {
    self.scene = scene
    settings = layout.settings(for: scene)
    let laidOut = scene.layout(settings, recording: recording)
    result = laidOut.result
    output = laidOut.output
    notes = laidOut.notes
    problems =
      laidOut.problems(with: scene.diagnostics)
      + (result.map { scene.findings(of: $0) } ?? [])
  }

  /// Notes on modifiers without effect, in the order of the source.
  var notesOnModifiersWithoutEffect: [SceneDiagnostic] {
    guard let result else { return [] }
    return result.notesOnModifiersWithoutEffect().map { scene.diagnostic(for: $0, in: result) }
      .sorted {
        ($0.location?.file ?? "", $0.location?.offset ?? 0)
          < ($1.location?.file ?? "", $1.location?.offset ?? 0)
      }
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// `container 402×874, safe area 62 top, 34 bottom`, and `@1x` where the scale was chosen.
  var containerLine: String {
    let insets = settings.container.safeAreaInsets
    let safeArea = insets == .zero ? "no safe area" : "safe area \(insets.words)"
    let scale = settings.chosenScale.map { ", @\(PointsText.text($0))x" } ?? ""
    let height = settings.container.keyboard
    let keyboard = height > 0 ? ", keyboard \(PointsText.text(height))" : ""
    return "container \(PointsText.text(settings.container.size)), \(safeArea)\(keyboard)\(scale)"
  }

  /// Says the problems and notes on standard error.
  /// - Parameter inPixels: whether what cells don't show was shown.
  /// - Throws: exit code 1 if one of them is an error.
  func finish(inPixels: Bool = false) throws {
    for problem in problems + notes
    where !(inPixels && problem.identifier == DiagnosticID(.drawnInPixels)) {
      Streams.message(scene.text(of: problem), placed: problem.location)
    }
    if hasErrors { throw Outcome.sceneHasErrors }
  }
}

extension EdgeInsets {
  /// `62 top, 34 bottom`; `none` where all are 0.
  var words: String {
    let edges = [(top, "top"), (leading, "leading"), (bottom, "bottom"), (trailing, "trailing")]
    let words = edges.filter { $0.0 != 0 }.map { "\(PointsText.text($0.0)) \($0.1)" }
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}

extension LayoutResult {
  /// - Throws: exit code 64 after a message that names the known identifiers.
  func requireNode(_ identifier: String) throws -> PlacedNode {
    if let node = node(identifier: identifier) { return node }
    let known = nodes.compactMap(\.identifier)
    let list = known.isEmpty ? "the scene gives none" : "there are " + known.joined(separator: ", ")
    throw ValidationError("no view has the accessibilityIdentifier '\(identifier)'; \(list)")
  }
}
