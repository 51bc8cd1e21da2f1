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
  /// Whether errors left views out of it.
  private var isPartial = false
  /// Whether it is from before an error in the present scene.
  private(set) var isOld = false
  private(set) var diagnostics: [SceneDiagnostic] = []
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
    diagnostics = scene.diagnostics + outcome.diagnostics + outcome.notes
    lastOutput = outcome.output
    output = Array((output + outcome.output).suffix(1000))
    guard let new = outcome.result, !outcome.isPartial || result == nil || isPartial else {
      isOld = result != nil
      return false
    }
    isOld = false
    isPartial = outcome.isPartial
    result = new
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

extension Playground {
  /// The result for the present state; nil while a scene has never been laid out.
  var result: LayoutResult? {
    layoutIfNeeded()
    return latest.result
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
