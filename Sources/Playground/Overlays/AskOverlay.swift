import Cells
import LayoutSolver

/// Proposals of the user's own: the typed one with the selected view's answer, then useful ones.
struct AskOverlay: OverlayKind {
  let title = "Propose: 100xnil, 0x0, infxnil"
  let filters = false
  let opensTyping = true

  var keys: [OverlayKey] { [.type("a proposal"), .choose(), .close()] }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard let result = app.result, let node = app.selectedNode else { return [] }
    let container = result.container.size
    let presets: [ProposedViewSize] = [
      node.proposal, .zero, .unspecified, .infinity,
      ProposedViewSize(width: container.width, height: nil),
      ProposedViewSize(width: container.width / 2, height: nil),
      ProposedViewSize(width: 0, height: nil), ProposedViewSize(width: nil, height: 0),
    ]
    let wanted = ProposedViewSize(typed: typed)
    let proposals = [wanted].compactMap { $0 } + presets
    let answers = result.sizes(of: node.id, for: proposals)
    return proposals.enumerated().map { index, proposal in
      let question = app.words.text(proposal)
      let padding = String(repeating: " ", count: max(18 - TextWidth.of(question), 1))
      let line = StyledLine(question + padding, app.theme.title)
        .adding("→ \(app.words.answer(answers?[index]))")
      return Overlay.Entry(line: line) { $0.selection.asked = proposal }
    }
  }
}
