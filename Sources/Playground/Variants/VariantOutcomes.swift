import LayoutSolver
import SceneLoader

/// The scene's outcomes under other conditions than the present ones.
///
/// A picture requests those it needs, and they are laid out one at a time in idle time, in a copy
/// of the scene, so that the state of the open scene doesn't change.
final class VariantOutcomes {
  struct Key: Hashable {
    /// The container included.
    var settings: LayoutSettings
    var shown: String?
  }

  /// Something that isn't as it should be.
  struct Problem {
    var isError: Bool
    var message: String
    /// The view that it is about; nil for a problem of the run.
    var node: NodeID?

    /// Whether it concerns this view or one around it.
    func isAbout(_ view: NodeID, in result: LayoutResult) -> Bool {
      guard let node else { return false }
      return sequence(first: view) { result.node($0).parent }.contains(node)
    }
  }

  struct Outcome {
    /// Nil where errors leave nothing to lay out.
    var result: LayoutResult?
    /// Errors first; notes aren't among them.
    var problems: [Problem]
    /// The number of the layout's notes that may well be intended, such as a title cut by its own
    /// limit of lines.
    var notes: Int
  }

  /// More than any picture needs; others are dropped.
  private static let capacity = 128
  private static var noPlans: CanvasPlanCache { CanvasPlanCache(capacity: 32) }

  private(set) var plans = VariantOutcomes.noPlans
  private var known: [Key: Outcome] = [:]
  private var wanted: [Key] = []
  private var copy: (any PlayableScene)?

  /// Forgets the requests of the picture before.
  func beginPicture() { wanted = [] }

  /// The outcome, if it is known; else it is wanted.
  func outcome(_ key: Key) -> Outcome? {
    if let outcome = known[key] { return outcome }
    if !wanted.contains(key) { wanted.append(key) }
    return nil
  }

  /// Whether a requested one isn't laid out yet.
  var hasWanted: Bool { !wanted.isEmpty }

  /// For a scene with another text or state. A plan keeps its layout, and with it the program of
  /// the scene before.
  func forget() {
    known = [:]
    plans = Self.noPlans
    wanted = []
    copy = nil
  }

  /// Lays out the first that is wanted.
  func layOutNext(of scene: any PlayableScene) {
    guard let key = wanted.first else { return }
    wanted.removeFirst()
    if known.count >= Self.capacity { known = [:] }
    let outcome = layout(key.settings, shown: key.shown, of: scene)
    known[key] = Outcome(
      result: outcome.result, problems: Self.problems(of: outcome, scene.directives),
      notes: outcome.result?.findings.count { $0.severity == .note } ?? 0)
  }

  /// Lays out a copy of the scene.
  /// - Parameter shown: a preview or view of it; nil for the one that the scene shows.
  func layout(
    _ settings: LayoutSettings, shown: String? = nil, of scene: any PlayableScene
  ) -> SceneResult {
    let copy = copy ?? scene.edited(scene.files)
    self.copy = copy
    if let shown = shown ?? scene.rootName, shown != copy.rootName { copy.show(shown) }
    // A layout may write state; the next one begins with the scene's own.
    if copy.rootName == scene.rootName { copy.startOver(withStateOf: scene) }
    return copy.layout(settings, recording: .off)
  }

  private static func problems(
    of outcome: SceneResult, _ directives: SceneDirectives
  ) -> [Problem] {
    var problems = diagnosed(outcome.diagnostics)
    if let result = outcome.result {
      problems += result.findings.filter { $0.severity != .note }.map {
        Problem(isError: $0.severity == .error, message: $0.message, node: $0.node)
      }
      problems += diagnosed(
        directives.expectations.filter { !$0.isConditional }.compactMap { $0.failure(in: result) })
    }
    return problems.filter(\.isError) + problems.filter { !$0.isError }
  }

  private static func diagnosed(_ diagnostics: [SceneDiagnostic]) -> [Problem] {
    diagnostics.filter { $0.severity != .note }.map {
      Problem(isError: $0.severity == .error, message: $0.message)
    }
  }
}

extension Playground {
  /// The scene's outcome in a variant; nil until it is laid out.
  func outcome(of variant: Variant) -> VariantOutcomes.Outcome? {
    variation.outcomes.outcome(
      VariantOutcomes.Key(
        settings: effective(variant.settings, in: variant.container),
        shown: variant.shown ?? scene.rootName))
  }

  /// Lays out one of the variants that the last picture lacked.
  /// - Returns: whether there was one.
  func layOutNextVariant() -> Bool {
    guard variation.outcomes.hasWanted else { return false }
    variation.outcomes.layOutNext(of: scene)
    return true
  }
}
