import LayoutChecks
import LayoutSolver
import SceneLoader

/// The result of the scene's last layout.
struct LatestLayout {
  /// A layout's complete input: equal inputs have equal results.
  fileprivate struct Inputs: Equatable {
    var settings: LayoutSettings
    /// Of the scene.
    var version: Int
  }

  /// The last successful layout; kept while a scene is broken.
  fileprivate(set) var result: LayoutResult?
  /// What another process has shown of the scene; used while there is no result.
  var lastPicture: LastPicture?
  /// What is found about it; nil until it is asked for.
  fileprivate var causes: [LayoutCause]?
  /// Whether errors left views out of it.
  private var isPartial = false
  /// Whether it is from before an error in the present scene.
  private(set) var isOld = false
  /// Errors that the picture needs the code of come first.
  private(set) var diagnostics: [SceneDiagnostic] = []
  /// Those that it has to do with.
  private(set) var needed: Set<SceneDiagnostic> = []
  /// What isn't there of what it shows.
  private(set) var missing = MissingParts([], nil)
  /// The next moment at which something goes on that waits, in seconds after the start.
  private(set) var nextDue: Double?
  /// The last lines of the scene's output since it was opened.
  private(set) var output: [String] = []
  /// Its output during the last layout.
  private(set) var lastOutput: [String] = []
  /// Counts layouts, so that derived data can be kept until the next.
  private(set) var count = 0
  /// Those of the last layout, whatever its result.
  fileprivate var inputs: Inputs?

  /// Takes over what came of a layout.
  /// - Returns: whether that is the result now: while something is being written, the last good
  ///   picture stays.
  fileprivate mutating func adopt(_ outcome: SceneResult, of scene: any PlayableScene) -> Bool {
    diagnostics = outcome.problems(with: scene.diagnostics) + outcome.notes
    needed = Set(outcome.needed(of: scene.diagnostics) + outcome.diagnostics)
    missing = MissingParts(scene.missingModules, outcome.result ?? result)
    nextDue = outcome.nextDue
    lastOutput = outcome.output
    output = Array((output + outcome.output).suffix(1000))
    guard let new = outcome.result, !outcome.isPartial || result == nil || isPartial else {
      isOld = result != nil
      return false
    }
    isOld = false
    isPartial = outcome.isPartial
    result = new
    causes = nil
    count += 1
    return true
  }

  /// Forgets what another scene gave.
  mutating func startOver() {
    result = nil
    lastPicture = nil
    output = []
  }
}

/// What isn't there of a scene, as far as one layout shows it.
struct MissingParts {
  /// The modules that it imports.
  let modules: [String]
  /// The views that were written and aren't pieces of others.
  let views: Int
  /// Those of them that placeholders stand for.
  let placeholders: Int

  init(_ modules: [String], _ result: LayoutResult?) {
    self.modules = modules
    let written = (result?.nodes ?? []).filter { !$0.isPiece && !$0.isModifier }
    views = written.count
    placeholders = written.count {
      if case .placeholder = $0.drawing { true } else { false }
    }
  }
}

extension Playground {
  /// The result for the present state; nil while a scene has never been laid out.
  var result: LayoutResult? {
    layoutIfNeeded()
    return latest.result
  }

  /// What is found about the result, as `check` has it.
  var causes: [LayoutCause] {
    guard let result else { return [] }
    if let known = latest.causes { return known }
    let found =
      (scene as? Scene)?.causes(in: result) ?? result.findings.map { LayoutCause($0) }
    latest.causes = found
    return found
  }

  private func layoutIfNeeded() {
    let inputs = LatestLayout.Inputs(settings: effectiveSettings, version: opened.version)
    guard inputs != latest.inputs else { return }
    latest.inputs = inputs
    let outcome = scene.layout(inputs.settings, recording: .on)
    guard latest.adopt(outcome, of: scene), let result = latest.result else { return }
    trace.adopt(result)
    let selected = selection.path?.node(in: result)
    setSelection(selected ?? (selection.isOff ? nil : result.firstWritten))
    noteWidth(of: result, inputs.settings)
    compareRemedy(inputs.settings)
  }
}
