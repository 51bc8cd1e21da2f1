import LayoutChecks
import LayoutSolver
import SceneLoader

/// Remedies of findings, looked for and tried while the file keeps its text.
struct TriedRemedies {
  fileprivate(set) var search: Search?
  /// Those in the scene now, each applied to the text that the one before it left.
  fileprivate(set) var all: [Tried] = []
  /// What was shown before the first of them.
  fileprivate var view: View?

  /// A search in idle time, a change at a time.
  struct Search {
    fileprivate let finding: FindingKey
    fileprivate let words: String
    fileprivate let settings: LayoutSettings
    fileprivate let version: Int
    /// Nil before the scene was laid out for it.
    fileprivate var trials: RemedyTrials?
  }

  /// A remedy in the scene, with the finding that it mends.
  struct Tried {
    fileprivate let finding: FindingKey
    /// The finding's line and rule.
    let words: String
    /// The scene without it.
    fileprivate let scene: any PlayableScene
    /// All proven ones, and which of them it is.
    let remedies: [Remedy]
    fileprivate(set) var index: Int
    /// The lines that are gone and new.
    fileprivate(set) var lines: [String]
    /// The conditions under which the scene without it was laid out to compare.
    fileprivate var compared: LayoutSettings?

    var remedy: Remedy { remedies[index] }
  }

  /// The scene before the last remedy is another one now.
  fileprivate mutating func recompareLast() {
    if let last = all.indices.last { all[last].compared = nil }
  }

  fileprivate struct View {
    var comparison: Comparison
    var zoom: CellScale?
    var container: ContainerChoice
    /// The container of the comparison.
    var comparing: ContainerChoice
  }
}

extension Playground {
  // MARK: Enter

  /// Looks for remedies of the current finding; for one with a tried remedy, goes to the next.
  func mendFinding() {
    let all = allFindings
    guard all.indices.contains(findings.row) else {
      message = "There is no finding to mend"
      return
    }
    if case .mended(let place) = all[findings.row] { return tryNextRemedy(of: place) }
    chooseFinding(findings.row)
    // A finding's consequences disappear with it.
    let cause = all[...findings.row].last { if case .cause = $0 { true } else { false } }
    switch all[findings.row] {
    case .cause, .consequence: break
    case .diagnostic, .mended, .printed:
      message = "Changes are tried for findings of the layout alone"
      return
    }
    guard let cause, let problem = problem(of: cause) else {
      message = "Nothing can be tried in this scene"
      return
    }
    let place = if case .cause(.layout(let finding)) = cause { place(of: finding) } else { "" }
    remedies.search = TriedRemedies.Search(
      finding: FindingKey(problem), words: place + problem.identifier.name,
      settings: effectiveSettings, version: opened.version)
    message = "Looking for a change that mends it; \(keyMap.key("close")) stops"
  }

  /// A finding of the layout as `check` has it; nil for others.
  private func problem(of finding: Finding) -> SceneDiagnostic? {
    guard case .cause(let cause) = finding, let result, let scene = scene as? Scene else {
      return nil
    }
    return scene.diagnostic(of: cause, in: result)
  }

  /// - Returns: whether there was one to stop.
  func stopLookingForRemedies() -> Bool {
    guard remedies.search != nil else { return false }
    remedies.search = nil
    message = "Stopped; nothing is changed"
    return true
  }

  var looksForRemedies: Bool { remedies.search != nil }

  /// Tries one more change.
  /// - Returns: whether there is something new to show.
  func searchRemedies() -> Bool {
    guard var search = remedies.search else { return false }
    // The result may not hold for another text, or under other conditions.
    guard search.version == opened.version, search.settings == effectiveSettings,
      let scene = scene as? Scene
    else {
      remedies.search = nil
      return false
    }
    if search.trials == nil {
      let found = RemedySearch(scene.edited(scene.files), LayoutMatrix(base: search.settings))
      if isInterrupted { return stopLookingForRemedies() }
      guard let trials = found.trials(of: search.finding) else {
        remedies.search = nil
        message =
          found.findings.contains { FindingKey($0.problem) == search.finding }
          ? "Nothing is tried for this finding"
          : "Nothing is tried: as the scene begins, it hasn't this finding"
        return true
      }
      search.trials = trials
    }
    search.trials?.tryNext()
    if isInterrupted { return stopLookingForRemedies() }
    remedies.search = search
    guard let trials = search.trials else { return false }
    guard trials.isDone else {
      message =
        "Looking for a change that mends it: \(trials.tried) of \(trials.count); "
        + "\(keyMap.key("close")) stops"
      return true
    }
    remedies.search = nil
    // In the order of `check`: those that move nothing else first.
    let proven = trials.proven.filter(\.isSafe) + trials.proven.filter { !$0.isSafe }
    guard !proven.isEmpty else {
      let tried = trials.count == 1 ? "the one change" : "none of the \(trials.count) changes"
      message =
        trials.count == 0
        ? "No change is known that may mend this finding"
        : "No remedy: \(tried) tried \(trials.count == 1 ? "doesn't mend" : "mends") it "
          + "without another finding"
      return true
    }
    tryRemedy(
      TriedRemedies.Tried(
        finding: search.finding, words: search.words, scene: scene, remedies: proven, index: 0,
        lines: []))
    return true
  }

  private var isInterrupted: Bool { SceneInterruption.current?.isRequested ?? false }

  // MARK: Trying

  /// Applies a remedy to the scene, and shows it beside the scene without it.
  private func tryRemedy(_ new: TriedRemedies.Tried) {
    var tried = new
    guard let file = tried.scene.files.first(where: { $0.name == tried.remedy.edits.file }),
      let text = tried.remedy.edits.applied(to: file.text),
      let files = tried.remedy.edits.applied(to: tried.scene.files)
    else { return }
    tried.lines = TextDifference(file.text, text).firstLines
    if opened.fileScene == nil { opened.fileScene = tried.scene }
    if remedies.view == nil { beginComparing() }
    remedies.all.append(tried)
    compareRemedy(effectiveSettings)
    replaceScene(tried.scene.edited(files))
    findings = FindingsView(row: 0, isAtRow: true)
    let count = tried.remedies.count
    let which = count == 1 ? "" : " (\(tried.index + 1) of \(count))"
    message =
      "Mended: \(tried.remedy.words)\(which) · \(keyMap.key("source.write")) writes it · "
      + "\(keyMap.key("source.undo")) goes back"
      + (count == 1 ? "" : " · \(keyMap.key("finding.mend")) tries the next")
  }

  private func tryNextRemedy(of place: Int) {
    guard place == remedies.all.count - 1, var tried = remedies.all.last else {
      message = "\(keyMap.key("source.undo")) goes back to it first, remedy by remedy"
      return
    }
    guard tried.remedies.count > 1 else {
      message = "It is the only remedy that was proven"
      return
    }
    remedies.all.removeLast()
    tried.index = (tried.index + 1) % tried.remedies.count
    tried.compared = nil
    tryRemedy(tried)
  }

  /// Goes back to the scene without the last remedy.
  /// - Returns: whether there was one.
  func takeBackRemedy() -> Bool {
    guard let last = remedies.all.popLast() else { return false }
    if last.scene === opened.fileScene { opened.fileScene = nil }
    remedies.recompareLast()
    if remedies.all.isEmpty { endComparing() }
    replaceScene(last.scene)
    let row = allFindings.firstIndex { problem(of: $0).map(FindingKey.init) == last.finding }
    findings = FindingsView(row: row ?? 0, isAtRow: true)
    message = "Back to the source without it"
    return true
  }

  /// Leaves the remedies as changes like any other, where the source is changed further or is another.
  func forgetRemedies() {
    remedies.search = nil
    remedies.all = []
    endComparing()
  }

  var comparesRemedy: Bool { remedies.view != nil }

  // MARK: Before and after

  private func beginComparing() {
    let (comparison, container) = (comparison, conditions.container)
    // The scale that both fit follows from the container, and not the container from it.
    if followsWindow { conditions.container = .exact(effectiveSettings.container.size) }
    remedies.view = TriedRemedies.View(
      comparison: comparison, zoom: canvas.zoom, container: container,
      comparing: conditions.container)
    self.comparison.isSideBySide = true
    canvas.zoom(to: nil)
  }

  private func endComparing() {
    guard let view = remedies.view else { return }
    remedies.view = nil
    comparison = view.comparison
    if conditions.container == view.comparing { conditions.container = view.container }
    canvas.zoom(to: view.zoom)
  }

  /// Lays out the scene without the last remedy for the present conditions, to compare.
  func compareRemedy(_ settings: LayoutSettings) {
    guard let last = remedies.all.last, last.compared != settings else { return }
    remedies.all[remedies.all.count - 1].compared = settings
    guard let before = last.scene.layout(settings, recording: .off).result else { return }
    comparison.keep(KeptLayout(before, title: "\(scene.name) without the remedy"))
  }
}
