import Cells
import Foundation
import LayoutSolver

/// A log recorded on a device beside what the scene prints here.
extension Playground {
  /// Compares pasted text, when no list takes it.
  func compare(log text: String) {
    recordedLog = RecordedLog(text: text)
    overlay = Overlay(.log)
  }

  /// Reads a log that a path was typed for.
  func readLog(_ path: String) {
    do {
      compare(log: try String(contentsOfFile: path, encoding: .utf8))
    } catch {
      message = "\(path) can't be read as text"
    }
  }

  /// The list in which the path is typed.
  func logPathEntries(_ typed: String) -> [Overlay.Entry] {
    guard !typed.isEmpty else {
      let advice = "Type a file's path; or paste the log over the panels."
      return [Overlay.Entry(line: StyledLine(advice, theme.faint), search: "")]
    }
    let line = StyledLine("Compare what the scene prints with ", theme.text)
      .adding(typed, theme.title)
    return [
      Overlay.Entry(line: line, search: typed) { app in app.requests.append(.readLog(path: typed)) }
    ]
  }

  /// The verdict, then both logs from a little before the first difference on.
  func logEntries() -> [Overlay.Entry] {
    guard let recordedLog, result != nil else { return [] }
    let ours = RecordedLog(lines: lastOutput)
    var lines: [StyledLine] = []
    if let difference = ours.firstDifference(from: recordedLog) {
      lines.append(StyledLine("line \(difference.line) differs", theme.warning))
      lines += [
        StyledLine("recorded  ", theme.faint)
          .adding(difference.recorded ?? "(the log ends)", theme.title),
        StyledLine("here      ", theme.faint)
          .adding(difference.ours ?? "(the scene prints no more)", theme.title),
      ]
    } else {
      lines.append(StyledLine("equal: \(recordedLog.lines.count) lines", theme.title))
    }
    lines.append(StyledLine())
    let mine = ours.lines.map(\.text)
    lines += recordedLog.lines.enumerated().map { index, line in
      let isSame = index < mine.count && mine[index] == line.text
      return StyledLine(isSame ? "= " : "≠ ", isSame ? theme.faint : theme.warning)
        .adding("\(line.number) ", theme.faint).adding(line.text)
    }
    return lines.map { Overlay.Entry(line: $0, search: $0.text) }
  }
}
