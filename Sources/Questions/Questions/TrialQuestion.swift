import LayoutChecks
import LayoutSolver
import SceneLoader

/// What a change of the source would come to, without writing it: one that is given, or one that is
/// looked for to mend a finding.
package struct TrialQuestion: Question {
  package static let name = "trial"
  package static let help =
    "Tries a change without writing it: a proven one for a finding, or one that you give."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("finding", "f1 of the last findings; the first if left out", \.finding),
      Parameter("old", "text to be replaced, which stands once in the file", \.old),
      Parameter("new", "the text instead", \.new),
      Parameter("file", "of a project: the file to change", \.file),
      Parameter("matrix", "prove it under every condition of a set", \.matrix),
      Parameter("phones", "also count the phones that it fits", \.countsPhones),
    ]
  }

  package var subject = Subject()
  package var finding: String?
  package var old: String?
  package var new: String?
  package var file: String?
  package var matrix: FindingsQuestion.Matrix?
  package var countsPhones = false

  package init() {}

  package struct Answer: AnswerObject, Worded {
    package var mends: Bool
    package var summary: String
    var file: String?
    package var diff: [String]
    package var edits: [FindingsQuestion.Edit] = []
    var phones: String?
    package var gone: [String]
    package var new: [String]
    var left: Int
    var moved: String?

    package static var members: [Member<Answer>] {
      [
        Member("mends", "something is gone, and nothing new came") { $0.mends },
        Member("summary") { $0.summary }, Member("file", "that is changed") { $0.file },
        Member("diff", "the lines that are gone and new") { $0.diff },
        Member("edits", "of the file as it is, in their order") { $0.edits },
        Member("phones", "how many it fits, where asked for") { $0.phones },
        Member("gone", "problems that it mends") { $0.gone },
        Member("new", "problems that it brings") { $0.new },
        Member("left", "how many problems stay") { $0.left },
        Member("moved", "what else has another place or size") { $0.moved },
      ]
    }

    package var words: [String] {
      [summary] + (phones.map { [$0] } ?? []) + diff + gone.map { "gone: \($0)" }
        + new.map { "new: \($0)" } + (moved.map { ["moved: \($0)"] } ?? [])
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      defer { warm.forgetLatest() }
      if let old, let new { return try replaced(old, new, warm, conditions) }
      guard old == nil, new == nil else {
        throw QuestionError(.wrongArgument, "'old' and 'new' go together: give both or none")
      }
      return try mended(warm, conditions)
    }
  }

  // MARK: A change that is given

  private func replaced(
    _ old: String, _ new: String, _ warm: WarmScene, _ conditions: ChosenConditions
  ) throws(QuestionError) -> Answer {
    let files = warm.scene.files
    let places = files.indices.filter { index in
      file.map { ("/" + files[index].name).hasSuffix("/" + $0) } ?? true
        && files[index].text.contains(old)
    }
    guard places.count == 1, let place = places.first, !old.isEmpty else {
      throw QuestionError(
        .wrongArgument,
        places.isEmpty
          ? "'old' stands in no file; give it as the file has it, spaces too"
          : "'old' stands in \(places.count) files; name one with 'file'")
    }
    let parts = files[place].text.ranges(of: old)
    guard parts.count == 1 else {
      throw QuestionError(
        .wrongArgument, "'old' stands \(parts.count) times in the file; give more of what is around"
      )
    }
    let text = files[place].text.utf8
    func offset(_ index: String.Index) -> Int { text.distance(from: text.startIndex, to: index) }
    let edit = SourceEdit(offset(parts[0].lowerBound), offset(parts[0].upperBound), new)
    return try outcome(
      of: SourceEdits(file: files[place].name, [edit]), "the change", mending: nil, warm,
      conditions)
  }

  // MARK: A change that is looked for

  private func mended(
    _ warm: WarmScene, _ conditions: ChosenConditions
  ) throws(QuestionError) -> Answer {
    var check = FindingsQuestion()
    check.subject = subject
    let scene = warm.scene
    _ = try warm.result(subject, conditions)
    let search = RemedySearch(scene, check.layoutMatrix(matrix, scene, conditions))
    let known = search.findings.map { FindingKey($0.problem) }
    let causes = search.findings.filter {
      !$0.problem.isConsequence && $0.problem.severity != .note
    }
    guard let key = try key(warm, causes.map { FindingKey($0.problem) }), known.contains(key) else {
      throw QuestionError(
        .wrongArgument, "there is no such finding now; check says which there are")
    }
    guard var trials = search.trials(of: key) else {
      throw QuestionError(
        .broken, "it has no change to try: mend the error, or the finding that it follows from")
    }
    while !trials.isDone, trials.proven.first(where: \.isSafe) == nil {
      trials.tryNext()
      if SceneInterruption.current?.isRequested == true { break }
    }
    let remedy = trials.proven.first(where: \.isSafe) ?? trials.proven.first
    guard let remedy else {
      return Answer(
        mends: false,
        summary: "none of \(trials.tried) changes mends it; explain tells why it is so",
        diff: [], gone: [], new: [], left: causes.count)
    }
    return try outcome(
      of: remedy.edits,
      "\(remedy.proof): \(remedy.words)",
      mending: key, warm, conditions)
  }

  private func key(
    _ warm: WarmScene, _ causes: [FindingKey]
  ) throws(QuestionError) -> FindingKey? {
    guard let finding else { return causes.first }
    guard finding.hasPrefix("f"), let number = Int(finding.dropFirst()), number > 0 else {
      throw QuestionError(.wrongArgument, "'finding' is a handle of the last check, such as f1")
    }
    let known = warm.findings.isEmpty ? causes : warm.findings
    return known.indices.contains(number - 1) ? known[number - 1] : nil
  }

  // MARK: What it comes to

  private func outcome(
    of edits: SourceEdits, _ words: String, mending key: FindingKey?, _ warm: WarmScene,
    _ conditions: ChosenConditions
  ) throws(QuestionError) -> Answer {
    let scene = warm.scene
    guard let files = edits.applied(to: scene.files),
      let place = files.firstIndex(where: { $0.name == edits.file })
    else { throw QuestionError(.broken, "the file has changed meanwhile; ask again") }
    let settings = conditions.settings(for: scene)
    let shown = try warm.place(of: subject.preview)
    let before = scene.layoutFromStart(settings, showing: shown)
    let trial: Scene = scene.edited(files)
    let name = shown.map { scene.shownViews[$0].name }
    let position = name.flatMap { name in trial.shownViews.firstIndex { $0.name == name } }
    let after = trial.layoutFromStart(settings, showing: position)
    func problems(_ scene: Scene, _ laidOut: SceneResult) -> [SceneDiagnostic] {
      (scene.diagnostics + scene.problems(of: laidOut)).filter { $0.severity != .note }
    }
    let (old, new) = (problems(scene, before), problems(trial, after))
    let (gone, came) = (old.lacking(new), new.lacking(old))
    var moved: String?
    if let a = before.result, let b = after.result {
      moved =
        SnapshotDifference(
          from: LayoutSnapshot(title: "", a, files: scene.files),
          to: LayoutSnapshot(title: "", b, files: trial.files),
          pixel: 1 / settings.platform.displayScale)?.words
    }
    let counts =
      "\(gone.count) problem\(gone.count == 1 ? "" : "s") gone, \(came.count) new, \(new.count) left"
    let difference = TextDifference(scene.files[place].text, files[place].text)
    let phones =
      countsPhones
      ? PhoneProof(scene, edits, mends: key, settings, showing: shown).words : nil
    return Answer(
      mends: !gone.isEmpty && came.isEmpty, summary: "\(words): \(counts)",
      file: scene.files.count > 1 ? scene.files[place].name : nil, diff: difference.firstLines,
      edits: FindingsQuestion.Edit.list(edits, in: scene.files), phones: phones,
      gone: gone.map(\.placed), new: came.map(\.placed), left: new.count, moved: moved)
  }
}
