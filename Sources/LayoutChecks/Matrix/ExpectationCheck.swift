import LayoutSolver
import SceneLoader

/// Checks the expectations of a scene, each under its own conditions and in every preview, and
/// finds those that no layout can decide.
package struct ExpectationCheck {
  /// The settings for everything that an expectation doesn't say itself.
  private let base: Screen
  private let settings: LayoutSettings

  /// - Parameters:
  ///   - base: the screen of an expectation that names no device.
  ///   - settings: The settings where an expectation says nothing else.
  package init(base: Screen, settings: LayoutSettings) {
    self.base = base
    self.settings = settings
  }

  /// The expectations that some preview doesn't meet, and those whose views no preview has.
  package func problems(of scene: Scene) -> [SceneDiagnostic] {
    let expectations = scene.directives.expectations
    guard !expectations.isEmpty else { return [] }
    let previews: [Int?] = scene.previews.isEmpty ? [nil] : Array(scene.previews.indices)
    var known: Set<String> = []
    var problems: [SceneDiagnostic] = []
    var failed: Set<SceneLocation> = []
    let conditions = Dictionary(grouping: expectations, by: settings(of:))
    for (settings, expectations) in conditions {
      for preview in previews {
        let laidOut = scene.layoutFromStart(settings, showing: preview, recording: .off)
        guard let result = laidOut.result else { continue }
        known.formUnion(result.nodes.compactMap(\.identifier))
        let failures = expectations.compactMap { $0.failure(in: result) }
        problems += failures.filter { $0.location.map { failed.insert($0).inserted } ?? true }
      }
    }
    problems += expectations.compactMap { $0.missing(among: known) }
    // In the order of the source, whatever the order of the conditions.
    return problems.sorted {
      ($0.location?.file ?? "", $0.location?.offset ?? 0)
        < ($1.location?.file ?? "", $1.location?.offset ?? 0)
    }
  }

  private func settings(of expectation: SceneExpectation) -> LayoutSettings {
    var settings = settings
    if expectation.device != nil || expectation.orientation != nil,
      let device = expectation.device ?? base.devices.first
    {
      let turned = expectation.device == nil ? base.orientation : .portrait
      let orientation = expectation.orientation ?? turned
      let screen = device.settings(orientation, os: settings.platform.os)
      settings.container = screen.container
      settings.takeScale(of: device)
      settings.horizontalSizeClass = screen.horizontalSizeClass
      settings.verticalSizeClass = screen.verticalSizeClass
    }
    settings.dynamicTypeSize = expectation.typeSize ?? settings.dynamicTypeSize
    if let language = expectation.language {
      settings.language = language
      if language.isRightToLeft { settings.layoutDirection = .rightToLeft }
    }
    return settings
  }
}
