import LayoutChecks
import LayoutSolver
import SceneLoader

/// The sizes of what is written in a file, line by line.
package struct WrittenQuestion: Question {
  package static let name = "written"
  package static let help = "The sizes of the views and modifiers that a file's lines make."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [Parameter("file", "of a project: the file", \.file)]
  }

  package var subject = Subject()
  package var file: String?

  package init() {}

  /// Of several views on a line the outermost.
  package struct Line: AnswerObject {
    package var line: Int
    package var view: String
    package var count: Int
    package var sizes: [Size]

    package static var members: [Member<Line>] {
      [
        Member("line") { $0.line }, Member("view", "the view or modifier there") { $0.view },
        Member("count", "how many times it is shown") { $0.count },
        Member("sizes", "each that one of them has") { $0.sizes },
      ]
    }
  }

  package struct Answer: AnswerObject, Worded {
    package var lines: [Line]

    package static var members: [Member<Answer>] {
      [Member("lines", "without modifiers that change nothing of the size") { $0.lines }]
    }

    package var words: [String] {
      lines.map { line in
        let sizes = line.sizes.prefix(3).map { PointsText.text($0) }.joined(separator: ", ")
        return "\(line.line) \(line.view): \(sizes)\(line.sizes.count > 3 ? ", …" : "")"
      }
    }

    package init(_ result: LayoutResult, file: Int) {
      var outermost: [Int: WrittenPlaces.Entry] = [:]
      for entry in WrittenPlaces(result, file: file).entries {
        let known = outermost[entry.line].map { $0.source.end - $0.source.start } ?? -1
        if entry.source.end - entry.source.start > known { outermost[entry.line] = entry }
      }
      lines = []
      // Of each chain, what its last line says.
      var chains: [Int: [Size]] = [:]
      for (line, entry) in outermost.sorted(by: { $0.key < $1.key }) {
        let sizes = entry.nodes.map { result.node($0).size }
        let distinct = sizes.reduce(into: [Size]()) { found, size in
          if !found.contains(where: { PointsText.text($0) == PointsText.text(size) }) {
            found.append(size)
          }
        }
        if entry.line != entry.source.line, chains[entry.source.start] == distinct { continue }
        chains[entry.source.start] = distinct
        lines.append(Line(line: line, view: entry.word, count: sizes.count, sizes: distinct))
      }
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      let place = try warm.place(ofFile: file)
      return Answer(try warm.result(subject, conditions), file: place)
    }
  }
}
