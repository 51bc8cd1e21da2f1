import LayoutChecks
import LayoutSolver
import SceneLoader

/// The views with what each was offered, what it answered, and where it stands.
package struct TreeQuestion: Question {
  package static let name = "tree"
  package static let help = "The views as they are placed: proposals, sizes, frames, lines."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("view", "what to begin with: \(ViewLookup.help)", \.view),
      Parameter("depth", "how many levels below it", \.depth),
      Parameter("limit", "how many views at most", \.limit),
    ]
  }

  package var subject = Subject()
  package var view: String?
  package var depth = 30
  package var limit = 60

  package init() {}

  package struct Answer: AnswerObject, Worded {
    package var views: [ViewAnswer]
    var more: Int

    package static var members: [Member<Answer>] {
      [
        Member("views", "parents before their subviews") { $0.views },
        Member("more", "how many are left out") { $0.more },
      ]
    }

    package var words: [String] {
      let least = views.first?.depth ?? 0
      return views.map { view in
        String(repeating: " ", count: (view.depth ?? 0) - least) + view.words
      } + (more > 0 ? ["… \(more) more: ask below a view, or raise limit"] : [])
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      let result = try warm.result(subject, conditions)
      let files = warm.scene.files
      let lines = SourceLines(files)
      var views: [ViewAnswer] = []
      var more = 0
      let start = try ViewLookup(result: result, files: files).view(view)
      let lowest = result.node(start).depth + depth
      // A list instead of recursion: trees may be deeper than the stack.
      var pending = [start]
      while let id = pending.popLast() {
        let node = result.node(id)
        if views.count < limit {
          views.append(ViewAnswer(id, of: result, files, lines))
        } else {
          more += 1
        }
        if node.depth < lowest { pending += node.children.reversed() }
      }
      return Answer(views: views, more: more)
    }
  }
}
