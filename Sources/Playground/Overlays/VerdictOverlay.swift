import Cells
import LayoutSolver
import SceneLoader

/// The result of a prediction: the answer, and why, beside the whole scene.
struct VerdictOverlay: OverlayKind {
  let title = "What is so"
  let question: SceneQuestion
  /// The predicted answer.
  let answer: SceneQuestion.Truth
  /// Nil where the layout at hand doesn't decide it.
  let truth: SceneQuestion.Truth?
  let isRight: Bool
  /// The next lesson; nil for none.
  let next: SceneGallery.Entry?

  var keys: [OverlayKey] {
    let end =
      next.map { next in OverlayKey([.enter], "next lesson") { $0.open(next) } }
      ?? OverlayKey([.enter], "all lessons") { $0.openScenePicker() }
    return [
      .untoldFilter, end,
      OverlayKey([.character("i")], "why?") { $0.openOverlay(WhyOverlay()) },
      .close("the scene"),
    ]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard let result = app.result else { return [] }
    let (theme, columns) = (app.theme, app.asideColumns)
    let verdict =
      isRight
      ? StyledLine("Right: ", theme.focus).adding(words(truth, app.words), theme.title)
      : StyledLine("Wrong: the answer is ", theme.warning)
        .adding(words(truth, app.words), theme.title)
    var lines = verdict.wrapped(to: columns, indent: 2)
    if !isRight {
      lines += "You said: \(words(answer, app.words))".wrapped(to: columns)
        .map { StyledLine($0, theme.faint) }
    }
    lines += app.gallery.score.wrapped(to: columns).map { StyledLine($0, theme.title) }
    lines += question.text.wrapped(to: columns).map { StyledLine($0, theme.faint) }
    for reason in question.explanation(in: result) {
      lines.append(StyledLine())
      lines += app.words.plain(reason).wrapped(to: columns).map { StyledLine($0) }
    }
    lines.append(StyledLine())
    let advice =
      next.map { "Enter goes on: \($0.title ?? $0.name)" }
      ?? "Every lesson is answered; Enter shows them."
    lines += advice.wrapped(to: columns).map { StyledLine($0, theme.key) }
    return lines.map { Overlay.Entry(line: $0, search: $0.text) }
  }

  private func words(_ truth: SceneQuestion.Truth?, _ points: PointWords) -> String {
    switch (truth, question.kind) {
    case (.number(let number)?, _): "\(points.text(number)) points"
    case (.choice(let index)?, .choice(let answers)): answers[index].text
    default: "not to be told at this size"
    }
  }

  func frame(rows: Int, in app: Playground) -> CellRect { app.asideFrame(rows: rows) }
}
