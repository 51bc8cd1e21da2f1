import Cells
import LayoutSolver
import SceneLoader

extension Panel {
  static let source = Panel(SourcePanel())
}

/// The source in colours, the lines of the selected view marked and its first one current.
private struct SourcePanel: PanelKind {
  let title = "Source"
  let also = "code swift file"
  // Code is wide.
  let room: PanelRoom? = PanelRoom(column: .left, isWide: true)

  var hints: [(id: String, text: String)] {
    [
      ("move.down", "lines"), ("source.less", "number"), ("move.left", "which number"),
      ("source.write", "write"), ("source.undo", "undo"), ("edit", "editor"),
    ]
  }

  func content(columns: Int, in app: Playground) -> PanelContent {
    app.sourceContent(columns: columns)
  }

  func note(in app: Playground) -> String { app.sourceNote }
  func choose(row: Int, in app: Playground) { app.goToSource(line: row + 1) }
  func press(in app: Playground) { app.goToSource(line: app.source.line) }
  func move(rows: Int, in app: Playground) { app.goToSource(line: app.source.line + rows) }
  func move(columns: Int, in app: Playground) { app.moveLiteral(columns) }
  var search: any OverlayKind { FindTextOverlay() }
  func findNext(_ step: Int, in app: Playground) { app.findNextText(step) }
}

/// A file of the scene with data computed once per text.
struct ShownSource {
  let text: String
  let lines: [Substring]
  let syntax: SourceSyntax

  init(text: String, lines: [Substring]) {
    self.text = text
    self.lines = lines
    syntax = SourceSyntax(text)
  }

  /// The lines of an expression, from 0: for a modifier those from its name on.
  func lines(of range: SourceRange) -> ClosedRange<Int> {
    guard range.end > range.start else { return range.line - 1...range.line - 1 }
    let first = syntax.lineOfModifier(range.start..<range.end) ?? range.line - 1
    return first...max(first, syntax.line(at: range.end - 1))
  }
}

/// The user's position in the source.
struct SourceView {
  /// From 1.
  var line = 1
  /// The file gone to, until another view is selected; nil where it is the selected view's.
  var openedFile: Int?
  /// Which number of the line is edited, from 0.
  var literalIndex = 0
  /// The file shown last.
  fileprivate var shown: ShownSource?
  /// The last searched text.
  var lastSearch = ""
  /// Unsaved edits of an earlier session, until the user decides about them.
  var unwritten: UnwrittenEdits?

  /// Goes to the start, for another scene.
  mutating func startOver() {
    line = 1
    openedFile = nil
  }
}

extension Playground {
  /// The displayed file: the one gone to, or that of the selected node.
  var sourceFile: Int {
    let file = source.openedFile ?? selection.node.flatMap { result?.source(of: $0) }?.file ?? 0
    return scene.files.indices.contains(file) ? file : 0
  }

  /// The name of a file without its folders, where the scene has more than one.
  func shortName(ofFile index: Int) -> String? {
    guard scene.files.count > 1, let file = scene.files[safe: index] else { return nil }
    return file.name.split(separator: "/").last.map(String.init) ?? file.name
  }

  /// The lines of the file shown.
  var sourceLines: [Substring] { shownSource?.lines ?? [] }

  /// The file shown.
  private var shownSource: ShownSource? { shownSource(of: sourceFile) }

  /// Read once per text; the last displayed file is kept.
  private func shownSource(of index: Int) -> ShownSource? {
    guard let file = scene.files[safe: index] else { return nil }
    if let shown = source.shown, shown.text == file.text { return shown }
    let shown = ShownSource(text: file.text, lines: file.lines)
    source.shown = shown
    return shown
  }

  /// The lines of the source, from 0, in which a node is written.
  func writtenLines(of id: NodeID) -> ClosedRange<Int>? {
    guard let range = result?.source(of: id) else { return nil }
    return shownSource(of: range.file)?.lines(of: range)
  }

  /// The same, if they are in the displayed file.
  private func shownLines(of id: NodeID) -> ClosedRange<Int>? {
    result?.source(of: id)?.file == sourceFile ? writtenLines(of: id) : nil
  }

  // MARK: The panel

  fileprivate func sourceContent(columns: Int) -> PanelContent {
    guard let shown = shownSource else { return PanelContent([]) }
    let current = shown.lines.indices.contains(source.line - 1) ? source.line - 1 : nil
    let selected = selection.node.flatMap(shownLines)
    let literal = panels.focus == .source ? currentLiteral : nil
    func content(_ indentation: SourceIndentation) -> PanelContent {
      PanelContent(count: shown.lines.count, current: current) { [self] row in
        var line = gutter(row, of: shown, selected: selected)
        let text = SourceLine(
          text: shown.lines[row], spans: shown.syntax.spans[safe: row] ?? [],
          literal: row == current ? literal?.range : nil)
        line.spans += text.styled(theme, indentation)
        return line
      }
    }
    var all = content(SourceIndentation())
    if let selected, selected.lowerBound == current { all.currentEnd = selected.upperBound }
    all.block = { rows in
      let inSight = rows.clamped(to: shown.lines.indices)
      return content(
        SourceIndentation(
          of: shown.lines[inSight],
          current: current.flatMap { inSight.contains($0) ? shown.lines[$0] : nil },
          columns: columns - "\(shown.lines.count)".count - 1))
    }
    return all
  }

  /// The line's number, marked for an error or the selected view.
  private func gutter(
    _ row: Int, of source: ShownSource, selected: ClosedRange<Int>?
  ) -> StyledLine {
    let number = "\(row + 1)"
    let padding = String(
      repeating: " ", count: max("\(source.lines.count)".count - number.count, 0))
    let file = scene.files[safe: sourceFile]?.name
    let isWrong = latest.diagnostics.contains {
      $0.severity == .error && $0.location?.line == row + 1 && $0.location?.file == file
    }
    if isWrong { return StyledLine(padding + number, theme.error).adding("!", theme.error) }
    let mark = selected?.contains(row) == true ? terminal.capabilities.unicode ? "▎" : "|" : " "
    return StyledLine(padding + number, theme.faint).adding(mark, theme.key)
  }

  /// Goes to a line of a file and selects the first view made on it.
  func goToSource(line: Int, ofFile name: String) {
    guard let file = scene.files.firstIndex(where: { $0.name == name }) else {
      message = "\(name) is not a file of the scene"
      return
    }
    source.openedFile = file
    goToSource(line: line)
  }

  /// Goes to a line of the file shown and selects the first view made on it.
  func goToSource(line: Int) {
    let wanted = min(max(line, 1), max(sourceLines.count, 1))
    let file = sourceFile
    if let made = nodeWritten(onLine: wanted - 1, of: file) { select(made) }
    if wanted != source.line { source.literalIndex = 0 }
    source.line = wanted
  }

  /// The first node that is written on a line, from 0.
  private func nodeWritten(onLine line: Int, of file: Int) -> NodeID? {
    guard let result, let shown = shownSource(of: file) else { return nil }
    var lines: [SourceRange: Int] = [:]
    return result.nodes.first { node in
      guard let range = node.source, range.file == file, range.line <= line + 1 else {
        return false
      }
      let first = lines[range] ?? shown.lines(of: range).lowerBound
      lines[range] = first
      return first == line
    }?.id
  }
}

extension Array {
  /// The element at an index; nil outside of the array.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
