import Cells

/// A device's log compared with the scene's output: the verdict, then the recorded log with the
/// differing lines marked.
struct LogOverlay: OverlayKind {
  let title = "The scene against the recorded log"
  let log: RecordedLog

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard let result = app.result else { return [] }
    let theme = app.theme
    let difference = log.firstDifference(from: app.latest.lastOutput, and: result)
    var lines: [StyledLine] = []
    if let difference {
      lines.append(StyledLine("line \(difference.line) differs", theme.warning))
      lines += [
        StyledLine("recorded  ", theme.faint)
          .adding(difference.recorded ?? "(the log ends)", theme.title),
        StyledLine("here      ", theme.faint)
          .adding(difference.ours ?? "(here it ends)", theme.title),
      ]
    } else {
      lines.append(StyledLine("equal: \(log.extent)", theme.title))
    }
    lines.append(StyledLine())
    lines += log.lines.map { line in
      let isSame = difference.map { line.number < $0.line } ?? true
      let isFirst = line.number == difference?.line
      return StyledLine(
        isFirst ? "≠ " : isSame ? "= " : "  ", isFirst ? theme.warning : theme.faint
      )
      .adding("\(line.number) ", theme.faint)
      .adding(line.text, isSame || isFirst ? theme.text : theme.faint)
    }
    return lines.map { Overlay.Entry(line: $0, search: $0.text) }
  }
}

extension Playground {
  /// Compares a log's text, as it was pasted over the panels or read from a file.
  func compare(log text: String) { openOverlay(LogOverlay(log: RecordedLog(text: text))) }
}
