import LayoutChecks
import LayoutSolver
import SceneLoader

/// Why a view has its size, and why it stands where it does.
package struct WhyQuestion: Question {
  package static let name = "why"
  package static let help = "Why a view has its size and its place, by the rule and the arithmetic."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("view", ViewLookup.help, \.view),
      Parameter("levels", "how many views around it are explained, too", \.levels),
    ]
  }

  package var subject = Subject()
  package var view: String?
  package var levels = 2

  package init() {}

  package struct Reason: AnswerObject {
    var view: ViewAnswer
    var why: String

    package static var members: [Member<Reason>] {
      [Member("view") { $0.view }, Member("why", "its size") { $0.why }]
    }
  }

  package struct Answer: AnswerObject, Worded {
    package var view: ViewAnswer
    var verdict: String
    package var why: String
    package var place: String
    var rule: String?
    var source: String?
    var around: [Reason]

    /// - Parameter levels: how many views around it are explained, too.
    package init(_ id: NodeID, of result: LayoutResult, _ files: [Scene.File], levels: Int) {
      let lines = SourceLines(files)
      let event = result.decidingEvent(of: id)?.rule
      view = ViewAnswer(id, of: result, files, lines)
      (verdict, why) = (result.verdict(of: id), result.explanation(of: id))
      place = result.placeSentence(of: id)
      (rule, source) = (event?.name, event?.source)
      around = []
      var next = result.node(id).parent
      while let parent = next, around.count < levels {
        around.append(
          Reason(
            view: ViewAnswer(parent, of: result, files, lines),
            why: result.explanation(of: parent)))
        next = result.node(parent).parent
      }
    }

    package static var members: [Member<Answer>] {
      [
        Member("view") { $0.view }, Member("verdict", "in one sentence") { $0.verdict },
        Member("why", "its size") { $0.why }, Member("place", "why it stands there") { $0.place },
        Member("rule", "the rule of layout that decided") { $0.rule },
        Member("source", "where the rule is known from") { $0.source },
        Member("around", "the views around it, the nearest first") { $0.around },
      ]
    }

    package var words: [String] {
      [view.words, verdict, "why: \(why)", "place: \(place)"]
        + around.map { "in \($0.view.words); \($0.why)" }
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      let result = try warm.result(subject, conditions, recording: .on)
      let id = try ViewLookup(result: result, files: warm.scene.files).view(view)
      return Answer(id, of: result, warm.scene.files, levels: levels)
    }
  }
}
