import LayoutSolver
import SceneLoader

/// Finds the width from which on a finding is gone, with everything else as it was when it was
/// found. A design has to change by that number, while a list of devices shows only which of them
/// are too narrow.
final class WidthThreshold {
  /// In points. If a finding isn't gone on a screen this wide, it has other reasons.
  private static let widest = 2048.0

  private struct Condition: Hashable {
    var preview: Int?
    var settings: LayoutSettings
  }

  private let scene: Scene
  private var known: [Condition: Set<FindingKey>] = [:]

  init(_ scene: Scene) { self.scene = scene }

  /// - Parameter settings: a condition under which the scene has the finding.
  /// - Returns: whole points; nil where more width doesn't help.
  func width(of key: FindingKey, _ settings: LayoutSettings, preview: Int?) -> FoundWidth {
    var found = FoundWidth()
    func holds(_ width: Double) -> Bool {
      found.looked.append(width)
      var condition = Condition(preview: preview, settings: settings)
      condition.settings.container.size.width = width
      return findings(condition).contains(key)
    }
    var low = settings.container.size.width.rounded(.down)
    var high = Self.widest
    guard low < high, !holds(high) else { return found }
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if holds(middle) { low = middle } else { high = middle }
    }
    found.width = high
    return found
  }

  private func findings(_ condition: Condition) -> Set<FindingKey> {
    if let findings = known[condition] { return findings }
    let laidOut = scene.layoutFromStart(
      condition.settings, showing: condition.preview, recording: .off)
    let findings = Set(scene.problems(of: laidOut).map(FindingKey.init))
    known[condition] = findings
    return findings
  }
}
