import Cells
import LayoutSolver
import SceneLoader

/// How a prediction ended.
public enum LessonOutcome: String, Sendable {
  case right, wrong, skipped

  /// Before the scene's name in the gallery.
  var mark: String {
    switch self {
    case .right: "✓"
    case .wrong: "✗"
    case .skipped: "–"
    }
  }
}

/// The questions of scenes: a prediction is asked for before the picture is shown, then the
/// negotiation shows what is so.
extension Playground {
  /// Asks what the scene's comments ask; its source is shown, its picture isn't.
  func askQuestion() {
    guard let question = scene.directives.question else {
      message = "This scene asks nothing"
      return
    }
    verdict = nil
    if case .number = question.kind {
      overlay = Overlay(.lesson, isTyping: true)
    } else {
      overlay = Overlay(.lesson)
    }
  }

  /// Asks when a scene is opened as a lesson, and wasn't answered yet.
  func askOnOpening() {
    guard scene.directives.question != nil, ![.right, .wrong].contains(lessons[scene.name]) else {
      return
    }
    askQuestion()
  }

  // MARK: Asking

  /// The question, its choices or the number typed so far, and the source without the comments
  /// that explain it.
  func lessonEntries(_ typed: String) -> [Overlay.Entry] {
    guard let question = scene.directives.question else { return [] }
    var entries = reading(Self.wrapped(question.text, columns: textColumns(.lesson)), theme.title)
    switch question.kind {
    case .number:
      let number = Double(typed.replacing(",", with: "."))
      let text = number.map { "\(words.text($0)) points" } ?? "Type a number of points."
      entries.append(
        Overlay.Entry(
          line: StyledLine("  \(text)", number == nil ? theme.faint : theme.text), search: "",
          choose: number.map { number in { $0.answer(.number(number)) } }))
    case .choice(let answers):
      entries += answers.enumerated().map { index, answer in
        Overlay.Entry(line: StyledLine("  \(answer.text)"), search: answer.text) {
          $0.answer(.choice(index))
        }
      }
    }
    return entries + [Overlay.Entry(line: StyledLine(), search: "")] + reading(code, theme.faint)
  }

  private func reading(_ lines: [String], _ style: CellStyle) -> [Overlay.Entry] {
    lines.map { Overlay.Entry(line: StyledLine($0, style), search: "") }
  }

  /// The scene's source from its first line of code on.
  private var code: [String] {
    guard let text = scene.files.first?.text else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.firstIndex { $0.contains("struct ") } ?? 0
    return Array(lines[start...])
  }

  private func textColumns(_ kind: Overlay.Kind) -> Int {
    max(Overlay(kind).columns(in: size.columns) - 4, 14)
  }

  // MARK: Answering

  func answer(_ answer: SceneQuestion.Truth) {
    guard let question = scene.directives.question, let result else { return }
    let truth = question.truth(in: result)
    let isRight =
      switch (answer, truth) {
      case (.number(let guess), .number(let number)): abs(guess - number) <= 0.5
      default: answer == truth
      }
    verdict = Verdict(answer: answer, truth: truth, isRight: isRight)
    note(isRight ? .right : .wrong)
    showInNegotiation(question.subject(in: result))
    overlay = Overlay(.verdict)
  }

  struct Verdict {
    var answer: SceneQuestion.Truth
    /// Nil where the layout at hand doesn't decide it.
    var truth: SceneQuestion.Truth?
    var isRight: Bool
  }

  func skipQuestion() {
    if lessons[scene.name] == nil { note(.skipped) }
  }

  private func note(_ outcome: LessonOutcome) {
    lessons[scene.name] = outcome
    requests.append(.keepLessons)
  }

  /// Brings the trace to the answer that gave the view its size.
  private func showInNegotiation(_ node: PlacedNode?) {
    guard let node, let result else { return }
    select(node.id)
    focus(.trace)
    guard let event = result.decidingEvent(of: node.id) else { return }
    trace.move(to: trace.timeline.steps(of: event.index).upperBound)
  }

  /// Whether the prediction was right, what is so, and why.
  func verdictEntries() -> [Overlay.Entry] {
    guard let verdict, let question = scene.directives.question, let result else { return [] }
    var lines = Self.wrapped(question.text, columns: textColumns(.verdict))
      .map { StyledLine($0, theme.faint) }
    lines.append(
      verdict.isRight
        ? StyledLine("Right: ", theme.focus).adding(words(verdict.truth, question), theme.title)
        : StyledLine("Not so: ", theme.warning).adding(words(verdict.truth, question), theme.title))
    if !verdict.isRight {
      lines.append(StyledLine("You said: \(words(verdict.answer, question))", theme.faint))
    }
    lines.append(StyledLine())
    if let node = question.subject(in: result) {
      let why = words.plain(result.explanation(of: node.id))
      lines += Self.wrapped(why, columns: textColumns(.verdict)).map { StyledLine($0) }
      lines.append(
        StyledLine("The negotiation stands at its answer; ", theme.faint)
          .adding("\(keyMap.key("why")) explains it up to the container.", theme.faint))
    }
    lines.append(StyledLine("\(keyMap.key("scenes")) has the next lesson.", theme.faint))
    return lines.map { Overlay.Entry(line: $0, search: $0.text) }
  }

  private func words(_ truth: SceneQuestion.Truth?, _ question: SceneQuestion) -> String {
    switch (truth, question.kind) {
    case (.number(let number)?, _): "\(words.text(number)) points"
    case (.choice(let index)?, .choice(let answers)): answers[index].text
    default: "at this size it can't be told"
    }
  }

  // MARK: Progress

  /// Above the scenes of the gallery; nil where none of them asks.
  var lessonProgress: String? {
    let asking = library.gallery.entries.filter(\.asks)
    guard !asking.isEmpty else { return nil }
    let right = asking.filter { lessons[$0.name] == .right }.count
    return "Each shows one rule of SwiftUI's layout. \(right) of \(asking.count) predicted"
  }
}

/// The outcomes of lessons as a file keeps them: a line for each, its scene's name and how it ended.
public enum LessonFile {
  public static func text(_ lessons: [String: LessonOutcome]) -> String {
    lessons.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.rawValue)\n" }.joined()
  }

  /// Lines that say nothing known are left out.
  public static func lessons(_ text: String) -> [String: LessonOutcome] {
    let pairs = text.split(separator: "\n").compactMap { line -> (String, LessonOutcome)? in
      guard let blank = line.lastIndex(of: " ") else { return nil }
      let outcome = LessonOutcome(rawValue: String(line[blank...].dropFirst()))
      return outcome.map { (String(line[..<blank]), $0) }
    }
    return Dictionary(pairs) { $1 }
  }
}
