import LayoutSolver
import SceneLoader

/// A conformance case of the project: a log's record in its leading comments, then the scene.
public struct ConformanceText {
  let log: RecordedLog
  let settings: LayoutSettings
  let files: [Scene.File]

  public init(log: RecordedLog, settings: LayoutSettings, files: [Scene.File]) {
    self.log = log
    self.settings = settings
    self.files = files
  }

  public var text: String {
    let platform = log.platform ?? settings.platform
    let size = settings.container.size
    var lines = [
      "// source: reflow recorder",
      "// observed: Apple SwiftUI, \(platform.kind.rawValue) \(platform.os)",
      "// confidence: observed",
      "// platform: \(platform.kind.rawValue) \(platform.os)\(scale(platform))",
      "// container: \(PointsText.text(size.width))x\(PointsText.text(size.height))",
      "// tolerance: 0.01",
    ]
    let insets = settings.container.contentInsets
    for recorded in log.frames {
      // A case's container is a plain one: it begins inside the safe area.
      let (x, y) = (recorded.frame.minX - insets.leading, recorded.frame.minY - insets.top)
      let figures = [x, y, recorded.frame.width, recorded.frame.height].map { figure($0) }
      lines.append("// frame \(recorded.label): \(figures.joined(separator: " "))")
    }
    if insets != .zero {
      let room = Size(
        width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom)
      lines[4] = "// container: \(PointsText.text(room.width))x\(PointsText.text(room.height))"
    }
    return lines.joined(separator: "\n") + "\n\n" + files.map(\.text).joined(separator: "\n")
  }

  private func scale(_ platform: Platform) -> String {
    platform.displayScale == platform.kind.usualScale
      ? "" : " @\(PointsText.text(platform.displayScale))x"
  }

  private func figure(_ length: Double) -> String {
    "\((length * 1000).rounded() / 1000)"
  }
}
