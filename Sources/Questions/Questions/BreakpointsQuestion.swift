import LayoutChecks
import LayoutSolver
import Playground
import SceneLoader

/// The container's lengths at which a view's size stops following the line it was on.
package struct BreakpointsQuestion: Question {
  package static let name = "breakpoints"
  package static let help = "A view's size as the container's width or height runs through a range."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("view", ViewLookup.help, \.view),
      Parameter("from", "the least length, in points", \.from),
      Parameter("to", "the greatest length, in points", \.to),
      Parameter("height", "the height runs, and not the width", \.runsHeight),
    ]
  }

  package var subject = Subject()
  package var view: String?
  package var from = 320.0
  package var to = 1024.0
  package var runsHeight = false
  /// Layouts at most: somebody waits.
  private static let mostLayouts = 400

  package init() {}

  package struct Piece: AnswerObject {
    var from: Double
    var to: Double
    var sizeAtStart: Size
    var sizeAtEnd: Size

    package static var members: [Member<Piece>] {
      [
        Member("from") { $0.from }, Member("to") { $0.to },
        Member("sizeAtStart") { $0.sizeAtStart }, Member("sizeAtEnd") { $0.sizeAtEnd },
      ]
    }
  }

  package struct Answer: AnswerObject, Worded {
    var axis: String
    var pieces: [Piece]
    var isCoarse: Bool

    package static var members: [Member<Answer>] {
      [
        Member("axis", "of the container") { $0.axis },
        Member("pieces", "the size is a straight line within each") { $0.pieces },
        Member("coarse", "whether breakpoints may be missing; ask for less range") { $0.isCoarse },
      ]
    }

    package var words: [String] {
      pieces.map { piece in
        "\(axis) \(PointsText.text(piece.from)) to \(PointsText.text(piece.to)): "
          + "\(PointsText.text(piece.sizeAtStart)) to \(PointsText.text(piece.sizeAtEnd))"
      } + (isCoarse ? ["some breakpoints may be missing; ask for less range"] : [])
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    guard from >= 1, from < to, to <= 10_000 else {
      throw QuestionError(.wrongArgument, "'from' is less than 'to', between 1 and 10,000 points")
    }
    return try session.with(subject) { warm, conditions throws(QuestionError) in
      let result = try warm.result(subject, conditions)
      let start = try ViewLookup(result: result, files: warm.scene.files).view(view)
      let path = NodePath(of: start, in: result)
      let axis: Axis = runsHeight ? .vertical : .horizontal
      let settings = conditions.settings(for: warm.scene)
      let place = try warm.place(of: subject.preview)
      var sweep = SizeSweep(limit: Self.mostLayouts) { length in
        var settings = settings
        settings.container.size[axis] = length
        let laidOut = warm.scene.layoutFromStart(settings, showing: place, recording: .off)
        guard let result = laidOut.result else { return .zero }
        return path.node(in: result).map { result.node($0).size } ?? .zero
      }
      let pieces = sweep.pieces(over: from...to).map { piece in
        Piece(
          from: piece.start.length, to: piece.end.length, sizeAtStart: piece.start.size,
          sizeAtEnd: piece.end.size)
      }
      warm.forgetLatest()
      return Answer(
        axis: runsHeight ? "height" : "width", pieces: pieces, isCoarse: sweep.isCoarse)
    }
  }
}
