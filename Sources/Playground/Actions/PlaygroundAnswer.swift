/// A question of the list that every interface has, by its name, which the playground answers by the
/// functions that make the list's answers.
public enum PlaygroundAnswer: String, CaseIterable, Sendable {
  case previews, picture, tree, why, findings, trial, changes, negotiation, sizes, breakpoints

  /// The actions that show the answer.
  public var actions: [PlaygroundAction] { PlaygroundAction.all.filter { ids.contains($0.id) } }

  private var ids: [String] {
    switch self {
    case .previews: ["previews"]
    case .picture: ["panel.\(Panel.canvas.digit)", "labels"]
    case .tree: ["panel.\(Panel.tree.digit)"]
    case .why: ["why"]
    case .findings: ["panel.\(Panel.findings.digit)", "matrix"]
    case .trial: ["finding.mend"]
    case .changes: ["layout.compare"]
    case .negotiation: ["panel.\(Panel.negotiation.digit)"]
    case .sizes: ["ask", "panel.\(Panel.geometry.digit)"]
    case .breakpoints: ["sweep.width", "sweep.height"]
    }
  }
}
