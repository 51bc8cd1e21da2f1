import Cells
import Foundation
import LayoutSolver
import SceneLoader

/// A file of the scene with what is made of it once a text.
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

extension Playground {
  /// The file shown: the one gone to, or that of the selected node.
  var sourceFile: Int {
    let file = openedFile ?? selection.flatMap { result?.source(of: $0) }?.file ?? 0
    return scene.files.indices.contains(file) ? file : 0
  }

  /// The name of a file without its folders, where the scene has more than one.
  func shortName(ofFile index: Int) -> String? {
    guard scene.files.count > 1, let file = scene.files[safe: index] else { return nil }
    return URL(filePath: file.name).lastPathComponent
  }

  /// The lines of the file shown.
  var sourceLines: [Substring] { shownSource?.lines ?? [] }

  /// The file shown.
  private var shownSource: ShownSource? { source(of: sourceFile) }

  /// Read once a text; the file shown last is kept.
  private func source(of index: Int) -> ShownSource? {
    guard scene.files.indices.contains(index) else { return nil }
    let file = scene.files[index]
    if let keptSource, keptSource.text == file.text { return keptSource }
    let source = ShownSource(text: file.text, lines: file.lines)
    keptSource = source
    return source
  }

  /// The lines of the source, from 0, in which a node is written.
  func writtenLines(of id: NodeID) -> ClosedRange<Int>? {
    guard let range = result?.source(of: id) else { return nil }
    return source(of: range.file)?.lines(of: range)
  }

  /// The same, where they are in the file shown.
  private func shownLines(of id: NodeID) -> ClosedRange<Int>? {
    result?.source(of: id)?.file == sourceFile ? writtenLines(of: id) : nil
  }

  // MARK: The panel

  /// The source in colours, the lines of the selected view marked and its first one current. What
  /// all lines in sight are indented by is left out.
  func sourceContent(columns: Int) -> PanelContent {
    guard let source = shownSource else { return PanelContent([]) }
    let current = source.lines.indices.contains(sourceLine - 1) ? sourceLine - 1 : nil
    let selected = selection.flatMap(shownLines)
    let literal = focus == .source ? currentLiteral : nil
    func content(without first: Int) -> PanelContent {
      PanelContent(count: source.lines.count, current: current) { [self] row in
        var line = gutter(row, of: source, selected: selected)
        let text = SourceLine(
          text: source.lines[row], spans: source.syntax.spans[safe: row] ?? [],
          literal: row == current ? literal?.range : nil)
        line.spans += text.styled(theme, without: first)
        return line
      }
    }
    var all = content(without: 0)
    if let selected, selected.lowerBound == current { all.currentEnd = selected.upperBound }
    all.block = { rows in
      content(without: Self.indent(of: source.lines, rows, current: current, columns: columns))
    }
    return all
  }

  /// The line's number, marked where there is an error or the selected view.
  private func gutter(
    _ row: Int, of source: ShownSource, selected: ClosedRange<Int>?
  ) -> StyledLine {
    let number = "\(row + 1)"
    let padding = String(
      repeating: " ", count: max("\(source.lines.count)".count - number.count, 0))
    let file = scene.files[safe: sourceFile]?.name
    let isWrong = diagnostics.contains {
      $0.severity == .error && $0.location?.line == row + 1 && $0.location?.file == file
    }
    if isWrong { return StyledLine(padding + number, theme.error).adding("!", theme.error) }
    let mark = selected?.contains(row) == true ? capabilities.unicode ? "▎" : "|" : " "
    return StyledLine(padding + number, theme.faint).adding(mark, theme.key)
  }

  /// How many columns to leave out: what the lines have in common, and more where the current one
  /// would begin beyond the middle.
  private static func indent(
    of lines: [Substring], _ rows: Range<Int>, current: Int?, columns: Int
  ) -> Int {
    let common = lines[rows.clamped(to: lines.indices)].compactMap(SourceLine.indent).min() ?? 0
    guard let current, rows.contains(current), let own = SourceLine.indent(of: lines[current]),
      own - common > columns / 2
    else { return common }
    return own - columns / 4
  }

  /// Goes to a line of a file and selects the first view made on it.
  func goToSource(line: Int, ofFile name: String) {
    guard let file = scene.files.firstIndex(where: { $0.name == name }) else {
      message = "\(name) is not a file of the scene"
      return
    }
    openedFile = file
    goToSource(line: line)
  }

  /// Goes to a line of the file shown and selects the first view made on it.
  func goToSource(line: Int) {
    let wanted = min(max(line, 1), max(sourceLines.count, 1))
    let file = sourceFile
    if let made = nodeWritten(onLine: wanted - 1, of: file) { select(made) }
    if wanted != sourceLine { literalIndex = 0 }
    sourceLine = wanted
  }

  /// The first node that is written on a line, from 0.
  private func nodeWritten(onLine line: Int, of file: Int) -> NodeID? {
    guard let result, let source = source(of: file) else { return nil }
    var lines: [SourceRange: Int] = [:]
    return result.nodes.first { node in
      guard let range = node.source, range.file == file, range.line <= line + 1 else {
        return false
      }
      let first = lines[range] ?? source.lines(of: range).lowerBound
      lines[range] = first
      return first == line
    }?.id
  }
}

extension Array {
  /// The element at an index that may be none of the array's.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
