import LayoutChecks
import LayoutSolver
import Questions
import SceneLoader

/// A proven change of the source, in an editor's terms.
package struct EditorFix: Hashable, Sendable {
  package struct Edit: Hashable, Sendable {
    package var range: TextRange
    package var text: String
  }

  /// What is changed, and on how many phones that was found to do.
  package var title: String
  /// The finding that it mends.
  package var problem: EditorProblem
  /// The file that is changed, and its version where it is open.
  package var address: String
  package var version: Int?
  package var edits: [Edit]
  /// Whether nothing else moves.
  package var isSafe: Bool
}

/// A remedy with its proof.
struct Fix {
  var remedy: Remedy
  /// `fits 12 of 12 phones`; nil before anybody asked.
  var proof: String?
}

extension EditorSession {
  /// Changes that mend what is found in a range, each laid out on every phone. Empty where that was
  /// interrupted.
  package func fixes(_ address: String, in range: TextRange) -> [EditorFix] {
    guard let (open, analysis) = analysis(of: address), let document = documents[address] else {
      return []
    }
    var places = TextPlaces(self, open.scene)
    let fallback = EditorPlace(beginningOf: address)
    let causes = causes(analysis.problems)
    let findings = Self.asked.told(causes, of: open.scene.files)
    let near = zip(causes, findings).compactMap { cause, finding in
      let problem = EditorProblem(finding, fallback: fallback, &places)
      let isNear =
        finding.place != nil && finding.severity != .error && problem.place.address == address
        && problem.range.touches(range)
      return isNear ? (key: FindingKey(cause.problem), problem: problem) : nil
    }
    guard !near.isEmpty, var known = remedies(of: document, open, analysis) else { return [] }
    let choice = choice(of: document, in: open)
    defer { if !isInterrupted { open.analyses[choice ?? -1]?.fixes = known } }
    var fixes: [EditorFix] = []
    for (key, problem) in near {
      guard var fix = known[key], !isInterrupted else { continue }
      fix.proof =
        fix.proof
        ?? PhoneProof(
          open.scene, fix.remedy.edits, mends: key, analysis.settings, showing: choice
        ).words
      known[key] = fix
      guard let edit = editorFix(fix, problem, &places) else { continue }
      // Two findings may have one remedy.
      if !fixes.contains(where: { $0.edits == edit.edits && $0.address == edit.address }) {
        fixes.append(edit)
      }
    }
    return isInterrupted ? [] : fixes
  }

  private func remedies(
    of document: Document, _ open: OpenScene, _ analysis: Analysis
  ) -> [FindingKey: Fix]? {
    if let known = analysis.fixes { return known }
    // Changes are tried in another scene, which shows the same.
    let trial: Scene = open.scene.edited(open.scene.files)
    if let choice = choice(of: document, in: open) { trial.startOver(showing: choice) }
    let remedies = RemedySearch(trial, LayoutMatrix(base: analysis.settings)).remedies()
    return isInterrupted ? nil : remedies.mapValues { Fix(remedy: $0) }
  }

  private func editorFix(
    _ fix: Fix, _ problem: EditorProblem, _ places: inout TextPlaces
  ) -> EditorFix? {
    let file = fix.remedy.edits.file
    guard let text = places.text(file) else { return nil }
    let answer = FindingsQuestion.Fix(fix.remedy, in: places.scene.files)
    let proofs = [fix.proof, answer.isSafe ? nil : "moves other views"].compactMap(\.self)
    let address = address(of: file)
    return EditorFix(
      title: Self.words(of: answer) + ": " + proofs.joined(separator: ", "), problem: problem,
      address: address, version: documents[address]?.version,
      edits: answer.edits.map { edit in
        EditorFix.Edit(range: text.range(of: edit.place), text: edit.text)
      }, isSafe: answer.isSafe)
  }

  /// `frame(width: 320) → frame(maxWidth: 320)` where it is a line of little, else the remedy's words.
  private static func words(of fix: FindingsQuestion.Fix) -> String {
    let lines = fix.diff
    guard lines.count == 2, lines[0].hasPrefix("-"), lines[1].hasPrefix("+") else {
      return fix.words
    }
    let (old, new) = (bare(lines[0]), bare(lines[1]))
    return old.count <= mostColumns && new.count <= mostColumns ? "\(old) → \(new)" : fix.words
  }

  private static let mostColumns = 44

  /// A changed line's code, without the dot of a modifier.
  private static func bare(_ line: String) -> String {
    let code = String(line.dropFirst()).trimmed
    return code.hasPrefix(".") ? String(code.dropFirst()) : code
  }
}
