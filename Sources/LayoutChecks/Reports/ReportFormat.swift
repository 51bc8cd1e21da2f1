import SceneLoader

/// A format in which `check` and `merge` print what they found.
package protocol ReportFormat: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// What it is for, in the option's help; nil where its name says so.
  static var purpose: String? { get }
  /// What standard output gets, part by part.
  static func parts(of report: CheckedScenes) -> [ReportPart]
}

extension ReportFormat {
  package static var purpose: String? { nil }
}

/// The formats, the one without an option first.
package enum ReportFormats {
  package static let all: [any ReportFormat.Type] = [
    TextReport.self, JSONReport.self, SARIFReport.self, GitHubReport.self, JUnitReport.self,
  ]

  package static func named(_ name: String) -> (any ReportFormat.Type)? {
    all.first { $0.name == name }
  }
}

/// What a check found, with what formats show of the check itself.
package struct CheckedScenes {
  package var scenes: [CheckedScene]
  /// Whether each scene was laid out under a matrix of conditions.
  package var hasMatrix: Bool
  /// The version of the program that checked.
  package var version: String

  package init(_ scenes: [CheckedScene], hasMatrix: Bool, version: String) {
    self.scenes = scenes
    self.hasMatrix = hasMatrix
    self.version = version
  }
}

/// One or more whole lines of a report.
package struct ReportPart {
  package var text: String
  /// The place that the text begins with, which a terminal can link to its file.
  package var location: SceneLocation?

  init(_ text: String, at location: SceneLocation? = nil) {
    self.text = text
    self.location = location
  }
}
