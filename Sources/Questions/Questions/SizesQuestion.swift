import LayoutChecks
import LayoutSolver
import SceneLoader

/// What a view would answer to other proposals.
package struct SizesQuestion: Question {
  package static let name = "sizes"
  package static let help =
    "What a view answers to any proposal, beside minimum, ideal and maximum."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("view", ViewLookup.help, \.view),
      Parameter("width", "proposed, in points or \"inf\"; left out for nil", \.width),
      Parameter("height", "proposed, in points or \"inf\"; left out for nil", \.height),
    ]
  }

  package var subject = Subject()
  package var view: String?
  package var width: Double?
  package var height: Double?

  package init() {}

  package struct Answer: AnswerObject, Worded {
    var view: ViewAnswer
    var proposal: ProposedViewSize
    var size: Size
    var minimum: Size
    var ideal: Size
    var maximum: Size

    package static var members: [Member<Answer>] {
      [
        Member("view") { $0.view }, Member("proposal") { $0.proposal },
        Member("size", "the answer to the proposal") { $0.size },
        Member("minimum", "the answer to 0") { $0.minimum },
        Member("ideal", "the answer to nil") { $0.ideal },
        Member("maximum", "the answer to infinity") { $0.maximum },
      ]
    }

    package var words: [String] {
      [
        view.words,
        "proposed \(PointsText.text(proposal)) it answers \(PointsText.text(size)); minimum "
          + "\(PointsText.text(minimum)), ideal \(PointsText.text(ideal)), maximum "
          + PointsText.text(maximum),
      ]
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    for length in [width, height] {
      if let length, !(length >= 0) {
        throw QuestionError(.wrongArgument, "a proposal is 0 or more points, or \"inf\"")
      }
    }
    return try session.with(subject) { warm, conditions throws(QuestionError) in
      let result = try warm.result(subject, conditions)
      let files = warm.scene.files
      let id = try ViewLookup(result: result, files: files).view(view)
      let asked = ProposedViewSize(width: width, height: height)
      let answers = result.sizes(of: id, for: [asked, .zero, .unspecified, .infinity])
      guard let answers, answers.count == 4 else {
        throw QuestionError(.broken, "the view doesn't answer in time; its code may not end")
      }
      return Answer(
        view: ViewAnswer(id, of: result, files, SourceLines(files)), proposal: asked,
        size: answers[0], minimum: answers[1], ideal: answers[2], maximum: answers[3])
    }
  }
}
