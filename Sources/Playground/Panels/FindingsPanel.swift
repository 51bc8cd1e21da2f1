import Cells
import LayoutChecks
import LayoutSolver
import SceneLoader

extension Panel {
  static let findings = Panel(FindingsPanel())
}

/// What is wrong with the scene and its layout, and what the scene printed.
private struct FindingsPanel: PanelKind {
  let title = "Findings"
  let also = "errors warnings problems issues diagnostics notes printed output"
  let room: PanelRoom? = PanelRoom(column: .left, most: 20)

  var hints: [(id: String, text: String)] {
    [
      ("move.down", "rows"), ("finding.mend", "mend"), ("source.write", "write"),
      ("source.undo", "back"), ("finding.next", "next"),
    ]
  }

  func content(columns: Int, in app: Playground) -> PanelContent {
    app.findingsContent(columns: columns)
  }

  func note(in app: Playground) -> String {
    let mended = app.remedies.all.count
    let count = app.allFindings.count - mended
    return (count > 0 ? " \(count)" : "")
      + (mended > 0 ? " · \(mended) mended, \(app.keyMap.key("source.write")) writes" : "")
  }

  func choose(row: Int, in app: Playground) { app.chooseFinding(app.findingIndex(ofRow: row)) }
  func press(in app: Playground) { app.chooseFinding(app.findings.row) }

  func move(rows: Int, in app: Playground) {
    app.findings.row = min(max(app.findings.row + rows, 0), max(app.allFindings.count - 1, 0))
  }
}

/// The user's position in the findings.
struct FindingsView {
  var row = 0
  /// Whether the user went to it, so that the next finding is the one after it.
  var isAtRow = false
}

extension Playground {
  /// A finding, problem or output of the scene.
  enum Finding {
    case diagnostic(SceneDiagnostic)
    case cause(LayoutCause.Finding)
    /// A consequence of the finding above it.
    case consequence(LayoutFinding)
    case printed(String)
    /// One that a remedy removes, by its index among those being tried.
    case mended(Int)
  }

  /// The findings with a tried remedy, errors and warnings of the source, findings about the
  /// layout, notes on the source, and the scene's output.
  var allFindings: [Finding] {
    let shown = shownFiles
    let (own, others) = (
      latest.diagnostics.filter { isAbout($0, shown) },
      latest.diagnostics.filter { !isAbout($0, shown) }
    )
    let (notes, problems) = (
      (own + others).filter { $0.severity == .note }, (own + others).filter { $0.severity != .note }
    )
    let all =
      problems.map(Finding.diagnostic)
      + causes.flatMap { [.cause($0.finding)] + $0.consequences.map(Finding.consequence) }
    return remedies.all.indices.reversed().map(Finding.mended) + all
      + notes.map(Finding.diagnostic) + latest.output.map(Finding.printed)
  }

  /// The files of the picture, whose problems come first.
  private var shownFiles: Set<String> {
    let indices = Set((result?.nodes ?? []).compactMap { $0.source?.file })
    return Set(indices.filter(scene.files.indices.contains).map { scene.files[$0].name })
  }

  private func isAbout(_ problem: SceneDiagnostic, _ files: Set<String>) -> Bool {
    latest.needed.contains(problem) || problem.location.map { files.contains($0.file) } ?? true
  }

  fileprivate func findingsContent(columns: Int) -> PanelContent {
    let all = allFindings
    guard !all.isEmpty else {
      return PanelContent([StyledLine("Nothing to report.", theme.faint)])
    }
    let broken = brokenFindings(all, columns: columns)
    // After those that are wrapped each finding has one row, made when it comes into view.
    let further = all.count - min(all.count, Self.mostBroken)
    let chosen = min(findings.row, all.count - 1)
    let last = broken.count - Self.mostBroken + chosen
    var content = PanelContent(
      count: broken.count + further,
      current: broken.firstIndex { $0.finding == chosen } ?? last
    ) { [self] row in
      row < broken.count ? broken[row].line : line(of: all[row - broken.count + Self.mostBroken])
    }
    content.currentEnd = broken.lastIndex { $0.finding == chosen } ?? last
    // Lines that are gone and new keep their colours.
    content.highlightsAll = if case .mended = all[chosen] { false } else { true }
    return content
  }

  /// How many findings are wrapped into rows; a scene may print any number of lines.
  private static let mostBroken = 200

  /// The rows of the first findings, and the finding of each.
  private func brokenFindings(
    _ all: [Finding], columns: Int
  ) -> [(finding: Int, line: StyledLine)] {
    all.prefix(Self.mostBroken).enumerated().flatMap { index, finding in
      (line(of: finding).wrapped(to: columns, indent: 4) + changes(of: finding)).map { (index, $0) }
    }
  }

  /// The finding of a row of the panel.
  func findingIndex(ofRow row: Int) -> Int {
    guard let columns = panelLayout.place(of: .findings)?.columns else { return row }
    let broken = brokenFindings(allFindings, columns: columns)
    return row < broken.count ? broken[row].finding : row - broken.count + Self.mostBroken
  }

  /// A finding's remedy, line by line, without the common indentation.
  private func changes(of finding: Finding) -> [StyledLine] {
    guard case .mended(let place) = finding else { return [] }
    let tried = remedies.all[place]
    let note = tried.remedy.isSafe ? "nothing else moves" : "other views move"
    let lines = tried.lines
    let indent =
      lines.filter { $0.dropFirst().contains { $0 != " " } }
      .map { $0.dropFirst().prefix { $0 == " " }.count }.min() ?? 0
    let count = tried.remedies.count
    let which = count == 1 ? "" : "\(tried.index + 1) of \(count), "
    return [StyledLine("  \(which)\(note)", theme.faint)]
      + lines.map { line in
        let style = line.hasPrefix("-") ? theme.error : theme.success
        return StyledLine("  \(line.prefix(1)) \(line.dropFirst(1 + indent))", style)
      }
  }

  func line(of finding: Finding) -> StyledLine {
    switch finding {
    case .mended(let place):
      let mark = terminal.capabilities.unicode ? "✓ " : "mended: "
      let tried = remedies.all[place]
      return StyledLine(mark + tried.words + ": ", theme.success)
        .adding(tried.remedy.words, theme.title)
    case .diagnostic(let problem), .cause(.ruled(let problem)):
      let place =
        problem.location.map { place in
          let file = scene.files.firstIndex { $0.name == place.file }
          return "\(fileMark(file))\(place.line):\(place.column) "
        } ?? ""
      let style =
        switch problem.severity {
        case .error: theme.error
        case .warning: theme.warning
        case .note: theme.faint
        }
      var line = StyledLine("\(place)\(problem.severity.rawValue): ", style)
      line.add(problem.message)
      if let remedy = problem.remedy { line.add("; \(remedy)", theme.faint) }
      return line
    case .cause(.layout(let finding)):
      let style =
        switch finding.severity {
        case .error: theme.error
        case .warning: theme.warning
        case .note: theme.faint
        }
      var line = StyledLine("\(place(of: finding))\(finding.rule.rawValue): ", style)
        .adding(words.plain(finding.message))
      if let remedy = finding.remedy { line.add("; \(remedy)", theme.faint) }
      return line
    case .consequence(let finding):
      return StyledLine("  \(place(of: finding))so: ", theme.faint)
        .adding(words.plain(finding.message))
    case .printed(let text):
      return StyledLine("printed ", theme.faint).adding(text)
    }
  }

  /// `12: `, its line, or `Row.swift:12: ` in a scene of several files; nothing if it has none.
  func place(of finding: LayoutFinding) -> String {
    guard let result, let line = result.line(of: finding) else { return "" }
    return "\(fileMark(result.sourceRange(of: finding)?.file))\(line): "
  }

  /// `Row.swift:`, where the scene has several files; else nothing.
  private func fileMark(_ file: Int?) -> String {
    file.flatMap(shortName).map { "\($0):" } ?? ""
  }

  /// Goes to where the finding is from.
  func chooseFinding(_ row: Int) {
    let all = allFindings
    guard all.indices.contains(row) else { return }
    findings = FindingsView(row: row, isAtRow: true)
    switch all[row] {
    case .diagnostic(let problem), .cause(.ruled(let problem)):
      if let place = problem.location { goToSource(line: place.line, ofFile: place.file) }
    case .cause(.layout(let finding)), .consequence(let finding): select(finding.node)
    case .printed, .mended: break
    }
  }

  /// The first error, for the caption; its panel has them all.
  var errorLine: StyledLine? {
    let errors = latest.diagnostics.filter { $0.severity == .error }
    guard let error = errors.first else { return nil }
    let place = error.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    var line = StyledLine("\(place)error: ", theme.error).adding(error.message)
    if let remedy = error.remedy { line.add("; \(remedy)") }
    if errors.count > 1 { line.add("  (and \(errors.count - 1) more)", theme.faint) }
    return line
  }

  /// Whether the picture lacks something because of the first error, rather than that being in
  /// code that it doesn't need.
  var errorMatters: Bool {
    guard let first = latest.diagnostics.first(where: { $0.severity == .error }) else {
      return false
    }
    return !scene.isAppFolder || result == nil || latest.isOld || latest.needed.contains(first)
  }

  /// What isn't there yet: modules, the views that placeholders stand for, and what waits.
  var missingLine: StyledLine? {
    let missing = latest.missing
    var parts = [Scene.sentence(onMissing: missing.modules, naming: 3)].compactMap(\.self)
    if missing.placeholders > 0, scene.isAppFolder || !parts.isEmpty {
      parts.append(
        "\(missing.placeholders) of \(missing.views) views "
          + (missing.placeholders == 1 ? "is a placeholder" : "are placeholders"))
    }
    if !parts.isEmpty, scene.files.count > 1 {
      parts.append("\(keyMap.key("previews")) lists what opens")
    }
    if let due = latest.nextDue {
      let key = keyMap.key("time.second")
      parts.append("something waits until \(PointsText.text(due)) s: \(key) lets time pass")
    }
    guard !parts.isEmpty else { return nil }
    return StyledLine(parts.joined(separator: "; "), theme.warning)
  }
}
