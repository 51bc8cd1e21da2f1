import LayoutSolver
import SceneLoader

/// What came of the scene's last layout.
struct LatestLayout {
  /// All that a layout depends on: the same again gives the same.
  fileprivate struct Inputs: Equatable {
    var settings: LayoutSettings
    /// Of the scene.
    var version: Int
  }

  /// The last layout that succeeded; kept while a scene is broken.
  fileprivate(set) var result: LayoutResult?
  /// What another process has shown of the scene; told of while there is no result.
  var lastPicture: LastPicture?
  /// Whether errors left views out of it.
  private var isPartial = false
  /// Whether it is that of the scene before an error, which the scene of now has.
  private(set) var isOld = false
  private(set) var diagnostics: [SceneDiagnostic] = []
  /// What the scene has printed since it was opened, the last lines of it.
  private(set) var output: [String] = []
  /// What it printed during the last layout.
  private(set) var lastOutput: [String] = []
  /// Counts layouts, so that what is made from one can be kept until the next.
  private(set) var count = 0
  /// Those of the last layout, whatever came of it.
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
