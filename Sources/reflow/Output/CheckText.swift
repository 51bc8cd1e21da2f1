import Cells
import LayoutChecks
import SceneLoader

/// Findings in the form of compilers' problems, with the conditions they hold under.
struct CheckText {
  let hasMatrix: Bool

  func print(_ scenes: [CheckedScene]) {
    for scene in scenes {
      for finding in scene.outcome.findings {
        Streams.data(
          finding.problem.text(in: scene.files, conditions: words(finding)),
          placed: finding.problem.location)
        for line in scene.diff(of: finding) { Streams.data("    \(TextWidth.printable(line))") }
      }
    }
  }

  /// `from accessibility1 on (measured: at accessibility1; gone from 431 points wide)`.
  private func words(_ finding: ConditionalFinding) -> String? {
    guard hasMatrix, let example = finding.example else { return nil }
    let conditions = finding.conditions.isEmpty ? "in every combination" : finding.conditions
    let measured = ["measured: \(example)", finding.threshold].compactMap(\.self)
    return "\(conditions) (\(measured.joined(separator: "; ")))"
  }

  /// `3 findings in 2 scenes: 1,344 combinations of 4 previews, 210 layouts`.
  static func summary(_ scenes: [CheckedScene]) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    func sum(_ value: (MatrixOutcome) -> Int) -> Int { scenes.reduce(0) { $0 + value($1.outcome) } }
    return "\(count(sum(\.findings.count), "finding")) in \(count(scenes.count, "scene")): "
      + "\(count(sum(\.combinations), "combination")) of \(count(sum(\.previews), "preview")), "
      + count(sum(\.layouts), "layout")
  }
}
