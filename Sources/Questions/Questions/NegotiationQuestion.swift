import LayoutChecks
import LayoutSolver
import Playground
import SceneLoader

/// Who proposed what to a view, and what it answered.
package struct NegotiationQuestion: Question {
  package static let name = "negotiation"
  package static let help = "The calls a view was asked: proposals and answers, in order."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("view", ViewLookup.help, \.view),
      Parameter("limit", "how many calls at most", \.limit),
    ]
  }

  package var subject = Subject()
  package var view: String?
  package var limit = 40

  package init() {}

  package struct Call: AnswerObject {
    var phase: String
    var asker: String?
    var proposal: ProposedViewSize
    var answer: Size
    var rule: String

    package static var members: [Member<Call>] {
      [
        Member("phase", "min and max are a stack's probes") { $0.phase },
        Member("asker", "who proposed; left out for the container") { $0.asker },
        Member("proposal") { $0.proposal }, Member("answer") { $0.answer },
        Member("rule", "that gave the answer") { $0.rule },
      ]
    }
  }

  package struct Answer: AnswerObject, Worded {
    var view: ViewAnswer
    var calls: [Call]
    var more: Int

    package static var members: [Member<Answer>] {
      [
        Member("view") { $0.view }, Member("calls") { $0.calls },
        Member("more", "how many are left out") { $0.more },
      ]
    }

    package var words: [String] {
      [view.words]
        + calls.map { call in
          "\(call.phase): \(call.asker ?? "container") proposed \(PointsText.text(call.proposal)) → "
            + "\(PointsText.text(call.answer)) (\(call.rule))"
        } + (more > 0 ? ["… \(more) more"] : [])
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      let result = try warm.result(subject, conditions, recording: .on)
      let files = warm.scene.files
      let id = try ViewLookup(result: result, files: files).view(view)
      var report = TraceReport(result: result)
      report.node = id
      let events = report.events
      let calls = events.prefix(limit).map { event in
        Call(
          phase: event.phase.rawValue,
          asker: event.parent.map { result.name(of: result.events[$0].node).short },
          proposal: event.proposal, answer: event.answer, rule: event.rule.name)
      }
      return Answer(
        view: ViewAnswer(id, of: result, files, SourceLines(files)), calls: calls,
        more: events.count - calls.count)
    }
  }
}
