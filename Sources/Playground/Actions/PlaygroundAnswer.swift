/// A question of the list that every interface has, by its name, which the playground answers by the
/// functions that make the list's answers.
public enum PlaygroundAnswer: String, CaseIterable, Sendable {
  case previews, picture, tree, why, findings, trial, changes, negotiation, sizes, breakpoints

  /// The actions that show the answer.
  public var actions: [PlaygroundAction] { PlaygroundAction.all.filter { ids.contains($0.id) } }

  private var ids: [String] {
    switch self {
    case .previews: ["previews"]
    case .picture: ["panel.\(Panel.canvas.rawValue)", "labels"]
    case .tree: ["panel.\(Panel.tree.rawValue)"]
    case .why: ["why"]
    case .findings: ["panel.\(Panel.findings.rawValue)", "matrix"]
    case .trial: ["finding.mend"]
    case .changes: ["layout.compare"]
    case .negotiation: ["panel.\(Panel.trace.rawValue)"]
    case .sizes: ["ask", "panel.\(Panel.proxy.rawValue)"]
    case .breakpoints: ["sweep.width", "sweep.height"]
    }
  }
}
