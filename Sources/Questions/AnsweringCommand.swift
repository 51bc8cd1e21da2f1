/// A subcommand that tells what answers to questions tell, made by the same functions, in a form of its
/// own; `ask` prints the answers themselves.
package enum AnsweringCommand: String, CaseIterable, Sendable {
  case ask, check, inspect, trace, render, sweep, previews, compare

  package var questions: [any Question.Type] {
    switch self {
    case .ask: QuestionList.all
    case .check: [FindingsQuestion.self, TrialQuestion.self]
    case .inspect: [TreeQuestion.self]
    case .trace: [NegotiationQuestion.self]
    case .render: [PictureQuestion.self]
    case .sweep: [BreakpointsQuestion.self]
    case .previews: [ShownQuestion.self]
    case .compare: [ChangesQuestion.self]
    }
  }
}
