import LayoutChecks
import LayoutSolver
import SceneLoader

/// What changed since the last time that this was asked, or from one condition to another.
package struct ChangesQuestion: Question {
  package static let name = "changes"
  package static let help =
    "What changed since the last time this was asked, or against another condition."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("withDevice", "compare with another device instead", \.other.device),
      Parameter("withTypeSize", "compare with another type size instead", \.other.typeSize),
      Parameter("withOS", "compare with another iOS release instead", \.other.os),
      Parameter("withPreview", "compare with another preview instead", \.other.preview),
    ]
  }

  package var subject = Subject()
  /// What is given of another subject.
  package var other = Subject()

  package init() {}

  package struct Answer: AnswerObject, Worded {
    var isFirst: Bool
    package var changes: [String]
    var moved: Int
    package var gone: [String]
    package var new: [String]
    var rule: String?

    package static var members: [Member<Answer>] {
      [
        Member("first", "nothing was seen before; ask again after an edit") { $0.isFirst },
        Member("changes", "what was edited, or where the moving begins") { $0.changes },
        Member("moved", "how many views have another place or size") { $0.moved },
        Member("gone", "problems that are no more") { $0.gone },
        Member("new", "problems that weren't before") { $0.new },
        Member("rule", "the rule of layout that differs") { $0.rule },
      ]
    }

    package var words: [String] {
      if isFirst { return ["remembered; ask again after an edit"] }
      if changes.isEmpty, gone.isEmpty, new.isEmpty { return ["nothing changed"] }
      let moving = moved > 0 ? ["\(moved) view\(moved == 1 ? "" : "s") moved"] : []
      return changes + moving + gone.map { "gone: \($0)" } + new.map { "new: \($0)" }
        + (rule.map { ["by the rule \($0)"] } ?? [])
    }
  }

  /// More changes than that nobody reads.
  private static let mostChanges = 8

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    if other != Subject() { return try compared(session) }
    return try session.with(subject) { warm, conditions throws(QuestionError) in
      let result = try warm.result(subject, conditions)
      let laidOut = try warm.layout(subject, conditions)
      let problems = (warm.scene.diagnostics + warm.scene.problems(of: laidOut))
        .filter { $0.severity != .note }
      guard let changes = warm.changes(result, problems, subject, conditions) else {
        return Answer(isFirst: true, changes: [], moved: 0, gone: [], new: [])
      }
      return Answer(
        isFirst: false, changes: Array((changes.layout?.causes ?? []).prefix(Self.mostChanges)),
        moved: changes.layout?.moved ?? 0, gone: changes.gone.map(\.placed),
        new: changes.new.map(\.placed))
    }
  }

  private func compared(_ session: QuestionSession) throws(QuestionError) -> Answer {
    var second = subject
    second.device = other.device ?? subject.device
    second.typeSize = other.typeSize ?? subject.typeSize
    second.os = other.os ?? subject.os
    second.preview = other.preview ?? subject.preview
    let old = try layout(subject, session)
    let new = try layout(second, session)
    let difference = ReleaseDifference(
      from: old.result, to: new.result, files: new.files, pixel: new.pixel)
    return Answer(
      isFirst: false, changes: difference.map { [$0.cause] } ?? [], moved: difference?.moved ?? 0,
      gone: old.problems.lacking(new.problems).map(\.placed),
      new: new.problems.lacking(old.problems).map(\.placed), rule: difference?.rule?.name)
  }

  private struct Side {
    var result: LayoutResult
    var problems: [SceneDiagnostic]
    var files: [Scene.File]
    var pixel: Double
  }

  private func layout(
    _ subject: Subject, _ session: QuestionSession
  ) throws(QuestionError) -> Side {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      let result = try warm.result(subject, conditions, recording: .on)
      let laidOut = try warm.layout(subject, conditions)
      let problems = warm.scene.problems(of: laidOut).filter { $0.severity != .note }
      return Side(
        result: result, problems: problems, files: warm.scene.files,
        pixel: 1 / conditions.settings(for: warm.scene).platform.displayScale)
    }
  }
}
