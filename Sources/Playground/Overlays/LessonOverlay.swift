import Cells
import LayoutSolver
import SceneLoader

/// A scene's question, asked before its picture is shown: its choices or the number typed so far,
/// and the source without the comments that explain it.
struct LessonOverlay: OverlayKind {
  let title = "What do you expect?"
  let filters = false
  let question: SceneQuestion

  var opensTyping: Bool { if case .number = question.kind { true } else { false } }
  var keys: [OverlayKey] { [.choose("answers"), .close("skips")] }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let columns = app.textColumns(of: self)
    var entries = reading(question.text.wrapped(to: columns), app.theme.title)
    switch question.kind {
    case .number:
      let number = Double(typed.replacing(",", with: "."))
      let text = number.map { "\(app.words.text($0)) points" } ?? "Type a number of points."
      entries.append(
        Overlay.Entry(
          line: StyledLine("  \(text)", number == nil ? app.theme.faint : app.theme.text),
          choose: number.map { number in { $0.answer(.number(number), to: question) } }))
    case .choice(let answers):
      entries += answers.enumerated().map { index, answer in
        Overlay.Entry(line: StyledLine("  \(answer.text)")) {
          $0.answer(.choice(index), to: question)
        }
      }
    }
    return entries + [Overlay.Entry(line: StyledLine())] + reading(code(in: app), app.theme.faint)
  }

  private func reading(_ lines: [String], _ style: CellStyle) -> [Overlay.Entry] {
    lines.map { Overlay.Entry(line: StyledLine($0, style)) }
  }

  /// The scene's source from its first line of code on.
  private func code(in app: Playground) -> [String] {
    guard let text = app.scene.files.first?.text else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.firstIndex { $0.contains("struct ") } ?? 0
    return Array(lines[start...])
  }

  /// A prediction is wanted: the picture is hidden.
  func frame(rows: Int, in app: Playground) -> CellRect { app.wholeScreen }

  func dismissed(in app: Playground) { app.skipQuestion() }
}

extension Playground {
  /// Asks the question in the scene's comments; its source is shown, its picture isn't.
  func askQuestion() {
    guard let question = scene.directives.question else {
      message = "This scene asks nothing"
      return
    }
    openOverlay(LessonOverlay(question: question))
  }

  /// Asks when a scene is opened as a lesson, and wasn't answered yet.
  func askOnOpening() {
    if scene.directives.question != nil, !gallery.isAnswered(scene.name) { askQuestion() }
  }

  fileprivate func skipQuestion() {
    if gallery.lessons[scene.name] == nil { note(.skipped) }
  }

  /// Shows the answer beside the whole scene, with the deciding view selected.
  fileprivate func answer(_ answer: SceneQuestion.Truth, to question: SceneQuestion) {
    guard let result else { return }
    let truth = question.truth(in: result)
    let isRight =
      switch (answer, truth) {
      case (.number(let guess), .number(let number)): abs(guess - number) <= 0.5
      default: answer == truth
      }
    note(isRight ? .right : .wrong)
    trace.pace = 0
    trace.move(to: nil)
    select(question.subject(in: result)?.id)
    focus(.canvas)
    openOverlay(
      VerdictOverlay(
        question: question, answer: answer, truth: truth, isRight: isRight,
        next: gallery.nextLesson(after: scene.name)))
  }

  private func note(_ outcome: LessonOutcome) {
    gallery.lessons[scene.name] = outcome
    requests.append(.keepLessons)
  }

  /// Opens the next lesson that isn't answered yet.
  func goToNextLesson() {
    if let next = gallery.nextLesson(after: scene.name) { return open(next) }
    message =
      gallery.entries.contains(where: \.asks)
      ? "Every lesson is answered; \(keyMap.key("scenes")) shows them"
      : "There are no lessons here"
  }
}
