/// Puts findings under the one they follow from: of an overflowing row, the button that it pushes off
/// the screen.
struct FindingCauses {
  let context: FindingContext

  private static let causes: Set = [
    "overflow", "reader-squeezed", "image-not-resizable", "content-exceeds-frame",
  ]
  private static let consequences: Set = [
    "out-of-reach", "clipped", "overlap", "text-over-text", "larger-than-container",
  ]

  /// Serious ones first, each with what follows from it.
  func folded(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    var kept: [LayoutFinding] = []
    let causes = findings.enumerated().filter { Self.causes.contains($0.element.rule) }
    // What follows from a cause that itself follows is told under the first one.
    let roots = causes.filter { cause in
      cause.element.rule == "overflow"
        || !causes.contains {
          $0.element.rule == "overflow" && follows(cause.element, from: $0.element)
        }
    }
    var following: [Int: [LayoutFinding]] = [:]
    for (place, finding) in findings.enumerated()
    where !roots.contains(where: { $0.offset == place }) {
      guard Self.causes.union(Self.consequences).contains(finding.rule),
        let cause = roots.first(where: { follows(finding, from: $0.element) })
      else { continue }
      following[cause.offset, default: []].append(finding)
    }
    let isFollowing = Set(following.values.flatMap(\.self))
    for (place, finding) in findings.enumerated() where !isFollowing.contains(finding) {
      var finding = finding
      finding.consequences = following[place] ?? []
      // A cause is as serious as what it leads to.
      finding.severity = finding.consequences.map(\.severity).reduce(finding.severity) {
        min($0, $1)
      }
      kept.append(finding)
    }
    return LayoutFinding.Severity.allCases.flatMap { severity in
      kept.filter { $0.severity == severity }
    }
  }

  private func follows(_ finding: LayoutFinding, from cause: LayoutFinding) -> Bool {
    guard let node = finding.node?.index, let source = cause.node?.index else { return false }
    if context.isInside(node, of: source) { return true }
    // What is too large makes everything around it too large.
    return ["larger-than-container", "content-exceeds-frame"].contains(finding.rule)
      && context.isInside(source, of: node)
  }
}
