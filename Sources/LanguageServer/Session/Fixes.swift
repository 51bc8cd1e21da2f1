import LayoutChecks
import LayoutSolver
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
  package var place: EditorPlace
  /// The file that is changed, and its version where it is open.
  package var address: String
  package var version: Int?
  package var edits: [Edit]
  /// Whether nothing else moves.
  package var isSafe: Bool
}

/// A remedy with its proof.
struct Fix {
  var problem: SceneDiagnostic
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
    let near = analysis.problems.filter { problem in
      guard !problem.isConsequence, problem.severity != .error,
        let place = problem.location.flatMap({ places.place($0) })
      else { return false }
      return place.address == address && place.range.touches(range)
    }
    guard !near.isEmpty, var known = remedies(of: document, open, analysis) else { return [] }
    defer {
      let choice = choice(of: document, in: open) ?? -1
      if !isInterrupted { open.analyses[choice]?.fixes = known }
    }
    var fixes: [EditorFix] = []
    for problem in near {
      let key = FindingKey(problem)
      guard var fix = known[key], !isInterrupted else { continue }
      fix.proof = fix.proof ?? proof(of: fix, document, open, analysis.settings)
      known[key] = fix
      guard let edit = editorFix(fix, &places) else { continue }
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
    if isInterrupted { return nil }
    var fixes: [FindingKey: Fix] = [:]
    for problem in analysis.problems {
      let key = FindingKey(problem)
      if let remedy = remedies[key] { fixes[key] = Fix(problem: problem, remedy: remedy) }
    }
    return fixes
  }

  /// On how many phones the changed scene hasn't the finding, nor one that the scene hadn't there.
  private func proof(
    of fix: Fix, _ document: Document, _ open: OpenScene, _ settings: LayoutSettings
  ) -> String? {
    guard let files = fix.remedy.edits.applied(to: open.scene.files) else { return nil }
    let os = settings.platform.os
    let phones = Screen.screens(
      of: Device.all.filter { !$0.isTablet && $0.firstRelease <= os }, [.portrait], os: os)
    let choice = choice(of: document, in: open)
    let before: Scene = open.scene.edited(open.scene.files)
    let after: Scene = open.scene.edited(files)
    func keys(_ scene: Scene, _ phone: Screen, _ edits: SourceEdits?) -> Set<FindingKey> {
      var here = settings
      here.container = phone.settings.container
      here.platform.displayScale = phone.settings.platform.displayScale
      here.horizontalSizeClass = phone.settings.horizontalSizeClass
      here.verticalSizeClass = phone.settings.verticalSizeClass
      let laidOut = scene.layoutFromStart(here, showing: choice, recording: .off)
      return Set(scene.problems(of: laidOut).map { edits?.key($0) ?? FindingKey($0) })
    }
    var fitting = 0
    for phone in phones {
      if isInterrupted { return nil }
      let found = keys(after, phone, fix.remedy.edits)
      guard !found.contains(FindingKey(fix.problem)) else { continue }
      if found.isEmpty || found.isSubset(of: keys(before, phone, nil)) { fitting += 1 }
    }
    return "fits \(fitting) of \(phones.count) phones"
  }

  private func editorFix(_ fix: Fix, _ places: inout TextPlaces) -> EditorFix? {
    let file = fix.remedy.edits.file
    guard let text = places.text(file), let location = fix.problem.location,
      let place = places.place(location),
      let problem = EditorProblem.grouped([fix.problem], fallback: place.address, &places)[
        place.address]?.first
    else { return nil }
    let address = address(of: file)
    let proofs = [fix.proof, fix.remedy.isSafe ? nil : "moves other views"].compactMap(\.self)
    let title = Self.words(of: fix.remedy, in: text.text) + ": " + proofs.joined(separator: ", ")
    return EditorFix(
      title: title, problem: problem, place: place, address: address,
      version: documents[address]?.version,
      edits: fix.remedy.edits.edits.map { edit in
        EditorFix.Edit(range: text.range(from: edit.start, to: edit.end), text: edit.text)
      }, isSafe: fix.remedy.isSafe)
  }

  /// `frame(width: 320) → frame(maxWidth: 320)` where it is a line of little, else the remedy's words.
  private static func words(of remedy: Remedy, in text: String) -> String {
    guard let changed = remedy.edits.applied(to: text) else { return remedy.words }
    let lines = TextDifference(text, changed).changedLines
    guard lines.count == 2, lines[0].hasPrefix("-"), lines[1].hasPrefix("+") else {
      return remedy.words
    }
    let (old, new) = (bare(lines[0]), bare(lines[1]))
    return old.count <= mostColumns && new.count <= mostColumns ? "\(old) → \(new)" : remedy.words
  }

  private static let mostColumns = 44

  /// A changed line's code, without the dot of a modifier.
  private static func bare(_ line: String) -> String {
    let code = String(line.dropFirst()).trimmed
    return code.hasPrefix(".") ? String(code.dropFirst()) : code
  }
}
