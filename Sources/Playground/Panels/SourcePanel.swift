import Cells
import LayoutSolver

extension Playground {
  /// The file of the selected node.
  var sourceFile: Int {
    let file = selectedNode?.source?.file ?? 0
    return scene.files.indices.contains(file) ? file : 0
  }

  /// The lines of the file shown; split once a text.
  var sourceLines: [Substring] {
    guard scene.files.indices.contains(sourceFile) else { return [] }
    let file = scene.files[sourceFile]
    if let kept = keptSource, kept.text == file.text { return kept.lines }
    let lines = file.lines
    keptSource = KeptSource(text: file.text, lines: lines)
    return lines
  }

  struct KeptSource {
    var text: String
    var lines: [Substring]
  }

  /// The source, with the selected node's line current.
  func sourceContent() -> PanelContent {
    let lines = sourceLines
    let problems = Set(
      diagnostics.filter { $0.severity == .error }.compactMap { $0.location?.line })
    let width = "\(lines.count)".count
    let current = lines.indices.contains(sourceLine - 1) ? sourceLine - 1 : nil
    let literal = focus == .source ? currentLiteral : nil
    return PanelContent(count: lines.count, current: current) { [theme] row in
      let number = "\(row + 1)"
      let padding = String(repeating: " ", count: max(width - number.count, 0))
      let isWrong = problems.contains(row + 1)
      let start = StyledLine(padding + number, isWrong ? theme.error : theme.faint)
        .adding(isWrong ? "!" : " ", theme.error)
      let text = lines[row]
      guard row == current, let literal else { return start.adding(String(text)) }
      let before = text.utf8.index(text.startIndex, offsetBy: literal.range.lowerBound)
      let after = text.utf8.index(before, offsetBy: literal.range.count)
      return start.adding(String(text[..<before]))
        .adding(literal.text, theme.selection).adding(String(text[after...]))
    }
  }

  /// Goes to a line and selects the first view made on it.
  func goToSource(line: Int) {
    let wanted = min(max(line, 1), max(sourceLines.count, 1))
    let file = sourceFile
    let made = result?.nodes.first { $0.source?.line == wanted && $0.source?.file == file }
    if let made { select(made.id) }
    if wanted != sourceLine { literalIndex = 0 }
    sourceLine = wanted
  }
}
