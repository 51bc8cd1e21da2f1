import Cells
import LayoutSolver
import SceneLoader

/// How a prediction ended: whether it was right, what is so, and why.
struct VerdictOverlay: OverlayKind {
  let title = "What is so"
  let question: SceneQuestion
  /// What was predicted.
  let answer: SceneQuestion.Truth
  /// Nil where the layout at hand doesn't decide it.
  let truth: SceneQuestion.Truth?
  let isRight: Bool

  var keys: [OverlayKey] {
    [.untoldFilter, OverlayKey([.enter], "close") { $0.closeOverlay() }, .close()]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard let result = app.result else { return [] }
    let theme = app.theme
    let columns = app.textColumns(of: self)
    let what = words(truth, app.words)
    var lines = question.text.wrapped(to: columns).map { StyledLine($0, theme.faint) }
    lines.append(
      isRight
        ? StyledLine("Right: ", theme.focus).adding(what, theme.title)
        : StyledLine("Not so: ", theme.warning).adding(what, theme.title))
    if !isRight { lines.append(StyledLine("You said: \(words(answer, app.words))", theme.faint)) }
    lines.append(StyledLine())
    if let node = question.subject(in: result) {
      let why = app.words.plain(result.explanation(of: node.id))
      lines += why.wrapped(to: columns).map { StyledLine($0) }
      lines.append(
        StyledLine("The negotiation stands at its answer; ", theme.faint)
          .adding("\(app.keyMap.key("why")) explains it up to the container.", theme.faint))
    }
    lines.append(StyledLine("\(app.keyMap.key("scenes")) has the next lesson.", theme.faint))
    return lines.map { Overlay.Entry(line: $0, search: $0.text) }
  }

  private func words(_ truth: SceneQuestion.Truth?, _ points: PointWords) -> String {
    switch (truth, question.kind) {
    case (.number(let number)?, _): "\(points.text(number)) points"
    case (.choice(let index)?, .choice(let answers)): answers[index].text
    default: "at this size it can't be told"
    }
  }
}
